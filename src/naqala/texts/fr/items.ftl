item-scimitar = Cimeterre Ardent
item-lamp = Lampe Merveilleuse
item-flute = Flûte Enchantée
item-carpet = Tapis Volant
item-ring = Anneau de Renaissance
item-talisman = Talisman des Tempêtes
item-horn = Corne d’Abondance
item-precious5 = Objet précieux ({ $points })
item-precious7 = Objet précieux ({ $points })
item-precious9 = Objet précieux ({ $points })

item-one = Objet
item-unseen =
    { $n } { $n ->
        [one] objet caché
       *[other] objets cachés
    }
item-magic = Objet magique
item-precious = Objet précieux
