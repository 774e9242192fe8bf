ask-bid = Enchéris pour ta place dans l’ordre de jeu.
ask-bid-others = { $name } enchérit.
ask-bid-help = Les mises les plus hautes jouent en premier ; à mise égale, la dernière posée passe devant. Chaque pièce vaut un point à la fin.

ask-move = Choisis une tuile et prends tous ses meeples.
ask-move-others = { $name } choisit une tuile de départ.
ask-move-help = Tu les déposes un par un sur des tuiles adjacentes, sans demi-tour immédiat. Le dernier doit rejoindre sa couleur.
ask-move-blocked = Plus aucun déplacement normal n’est possible.

ask-drop =
    Pose { $n ->
        [one] le dernier meeple là où sa couleur est déjà présente
       *[other] un meeple sur une tuile adjacente ({ $n } en main)
    }.
ask-drop-others = { $name } dépose ses meeples.
ask-drop-help = Tu ne peux choisir que les poses qui permettent de finir le déplacement.

ask-piece = { $tile } est à toi : chameau ou campement ?
ask-piece-others = { $name } choisit entre chameau et campement.
ask-piece-help = Le campement rapporte 1 point de plus par tuile rouge dans le carré 3×3 autour de lui. Tu n’en as qu’un.

ask-tribe = Ensuite : { $what }. Utiliser quelque chose avant ?
ask-tribe-others = { $name } peut utiliser quelque chose avant l’action de la tribu.

ask-build = Tes Bâtisseurs travaillent en { $tile }. Ajouter des Fakirs ?
ask-build-others = { $name } peut ajouter des Fakirs à ses Bâtisseurs.
ask-build-help = Or = (Bâtisseurs + Fakirs) × tuiles bleues du carré 3×3.

ask-kill = Choisis une victime pour tes Assassins.
ask-kill-two = Choisis deux victimes pour tes Assassins.
ask-kill-others = { $name } choisit une victime.
ask-kill-help = À { $n } pas au plus, plus loin avec des Fakirs ; ou un meeple placé devant un adversaire.

ask-thief = Envoyer { $thief } voler les autres ?
ask-thief-others = { $name } peut envoyer un voleur.
ask-thief-help = Il ne sert qu’une fois, puis quitte le jeu.

ask-tile-others = { $name } peut utiliser la tuile.
ask-tile-village = Un palais va être construit en { $tile }. Utiliser quelque chose avant ?
ask-tile-oasis = Un palmier va être planté en { $tile }. Utiliser quelque chose avant ?
ask-tile-small_market = Petit Marché : acheter une des { $reach } premières cartes pour { $gold } pièces d’or ?
ask-tile-large_market = Grand Marché : acheter deux des { $reach } premières cartes pour { $gold } pièces d’or ?
ask-tile-specialized_market = Marché Spécialisé : acheter une carte de la rangée, au choix, pour { $gold } pièces d’or ?
ask-tile-sacred = Lieu Sacré : acheter un djinn ?
ask-tile-sacred-thief = Lieu Sacré : acheter un djinn ou le voleur ?
ask-tile-workshop = Atelier : payer pour obtenir un objet ?
ask-tile-city = Cité Fabuleuse : prendre le caprice ?

ask-last = Vends des marchandises, utilise ce que tu as, ou termine ton tour.
ask-last-sell = Vends des marchandises, ou termine ton tour.
ask-last-use = Utilise ce que tu as, ou termine ton tour.
ask-last-only = Il ne reste plus qu’à finir ton tour.
ask-last-others = { $name } termine son tour.
ask-last-help = Les marchandises valent autant à la fin de la partie : ne vends que si tu as besoin d’or.

ask-outbid = Payer { count-gold } pour jouer avant Yazid ?
ask-outbid-others = { $name } peut surenchérir sur Yazid.
ask-outbid-help = Sinon, il vide d’abord sa tuile.

ask-target-others = { $name } choisit une tuile pour { $djinn }.
ask-target-anunnak = Anun-Nak : sur quelle tuile entièrement vide les meeples arrivent-ils ?
ask-target-bouraq = Bouraq : sur quel Village construire le palais ?
ask-target-enki = Enki : sur quelle Oasis planter le palmier ?
ask-target-leta = Leta : quelle tuile entièrement vide devient la tienne ?
ask-target-utug = Utug : quelle tuile occupée par des meeples devient la tienne ?

ask-redirect-palm = Lamia : poser le palmier prévu en { $tile } sur une tuile voisine ?
ask-redirect-palace = Hagis : poser le palais prévu en { $tile } sur une tuile voisine ?
ask-redirect-others = { $name } peut choisir une autre tuile pour le palmier ou le palais.

ask-keep_item = Garde un de ces objets.
ask-keep_item-others = { $name } choisit un objet.
ask-keep_item-help = Le tien reste caché ; les autres sont défaussés face visible.
ask-keep_djinn = Garde un de ces djinns.
ask-keep_djinn-others = { $name } choisit un djinn.

ask-give_cards =
    Houssain te vole : choisis { $n ->
        [one] une carte
       *[other] { $n } cartes
    } à donner.
ask-give_cards-others = { $name } donne des cartes à Houssain.
ask-give_djinn = Ouafat te vole : quel djinn donnes-tu ?
ask-give_djinn-others = { $name } donne un djinn à Ouafat.
ask-give_tile = Kohdjah te vole : quelle tuile abandonnes-tu ?
ask-give_tile-others = { $name } abandonne une tuile à cause de Kohdjah.
ask-give_tile-help = Le chameau ou le campement te revient et pourra resservir.
ask-give_building = Shaum te vole : quel palmier ou palais donnes-tu ?
ask-give_building-others = { $name } donne un palmier ou un palais à Shaum.
ask-give_item = Madjaar te vole : quel objet donnes-tu ?
ask-give_item-others = { $name } donne un objet à Madjaar.

ask-take_cards =
    Choisis { $n ->
        [one] une carte
       *[other] { $n } cartes
    } à prendre.
ask-take_cards-others = { $name } choisit dans le butin.
ask-take_djinn = Quel djinn prends-tu ?
ask-take_djinn-others = { $name } choisit dans le butin.
ask-claim = Prendre une des tuiles abandonnées ?
ask-claim-others = { $name } peut prendre une tuile abandonnée.
ask-take_building = Pose un de ces palmiers ou palais sur une de tes tuiles.
ask-take_building-others = { $name } pose un palmier ou un palais du butin.
ask-take_item = Quel objet prends-tu ?
ask-take_item-others = { $name } choisit dans le butin.

ask-scimitar = Cimeterre Ardent : retire deux meeples d’une même tuile.
ask-scimitar-others = { $name } brandit le Cimeterre Ardent.
ask-lamp = Lampe Merveilleuse : prends un djinn.
ask-lamp-others = { $name } frotte la Lampe Merveilleuse.
ask-lamp-help = Un djinn visible, ou le premier de la pioche sans l’avoir vu.
ask-flute = Flûte Enchantée : vers quelle tuile attirer les meeples ?
ask-flute-others = { $name } joue de la Flûte Enchantée.
ask-bring = Amène un meeple en { $tile } (encore { $n } au plus).
ask-bring-others = { $name } attire des meeples avec la Flûte.
ask-ring = Anneau de Renaissance : quel objet revient ?
ask-ring-others = { $name } choisit un objet dans la défausse.
ask-talisman_from = Talisman des Tempêtes : quelle pièce déplaces-tu ?
ask-talisman_from-others = { $name } déplace une pièce avec le Talisman.
ask-talisman_to = Talisman des Tempêtes : où va ta pièce posée en { $tile } ?
ask-talisman_to-others = { $name } déplace une pièce avec le Talisman.
ask-horn = Corne d’Abondance : quelle carte vient ensuite dans la rangée ?
ask-horn-others = { $name } réordonne la rangée.

ask-draw_card = Une carte est piochée.
ask-draw_meeple = Un meeple est pioché dans le sac.
ask-draw_djinn = Un djinn est pioché.
ask-draw_item = Un objet est pioché.
ask-draw_thief = Un voleur est révélé.
ask-draw_whim = Un caprice est révélé.
ask-roll = Les dés sont lancés.
