item-scimitar = Cimeterre Ardent
item-scimitar-about = Retire d’une tuile 2 meeples de n’importe quelle couleur. Si elle est alors vide et sans propriétaire, elle devient la tienne.
item-lamp = Lampe Merveilleuse
item-lamp-about = Prends gratuitement un des djinns visibles, ou le premier de la pioche.
item-flute = Flûte Enchantée
item-flute-about = Choisis une tuile et amènes-y jusqu’à { $flute } meeples des tuiles adjacentes. Les montagnes les arrêtent, et personne ne gagne de tuile ainsi.
item-carpet = Tapis Volant
item-carpet-about = Le dernier meeple de ton déplacement peut voler vers n’importe quelle tuile où sa couleur est déjà présente, même par-dessus les montagnes ; sauf celle de la pose précédente.
item-ring = Anneau de Renaissance
item-ring-about = Prends un objet de la défausse, au choix, face cachée. S’il est magique, tu pourras le jouer à partir de ton prochain tour.
item-talisman = Talisman des Tempêtes
item-talisman-about = Déplace un de tes chameaux, ou ton campement, vers n’importe quelle tuile sans propriétaire.
item-horn = Corne d’Abondance
item-horn-about = Complète la rangée à { $row } cartes Ressource, puis mets-la dans l’ordre de ton choix.
item-precious5 = Objet précieux ({ $points })
item-precious5-about = Vaut { count-points } à la fin.
item-precious7 = Objet précieux ({ $points })
item-precious7-about = Vaut { count-points } à la fin.
item-precious9 = Objet précieux ({ $points })
item-precious9-about = Vaut { count-points } à la fin.

item-one = Objet
item-unseen =
    { $n } { $n ->
        [one] objet caché
       *[other] objets cachés
    }
item-magic = Objet magique
item-magic-about = À chacun de tes tours, tu peux jouer un objet magique, même celui que tu viens d’obtenir. Il est ensuite défaussé. Vaut 0 point à la fin.
item-precious = Objet précieux
item-precious-about = Il n’a aucun effet, mais vaut des points à la fin.
