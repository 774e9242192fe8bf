djinn-alamin = Al-Amin
djinn-alamin-about = À la fin, { $each } Fakirs dans ta main comptent comme 1 marchandise de ton choix.
djinn-anunnak = Anun-Nak
djinn-anunnak-about = Paie 1 Sage ou 1 Fakir : { $anunnak } meeples piochés dans le sac vont sur une tuile sans meeple, chameau, palmier ni palais.
djinn-baal = Ba’al
djinn-baal-about =
    Tu gagnes { $own } { $own ->
        [one] pièce
       *[other] pièces
    } d’or quand tu obtiens un autre djinn, { $other } quand quelqu’un d’autre en obtient un.
djinn-boaz = Boaz
djinn-boaz-about = Les Vizirs et les Sages devant toi sont à l’abri des Assassins. Les meeples du plateau ne le sont pas.
djinn-boaz-about-artisans = Les Vizirs, les Sages et les Artisans devant toi sont à l’abri des Assassins. Les meeples du plateau ne le sont pas.
djinn-bouraq = Bouraq
djinn-bouraq-about = Paie 1 Sage ou 1 Fakir : un palais est construit sur un Village au choix.
djinn-echidna = Echidna
djinn-echidna-about = Paie 2 Sages, ou 1 Sage et 1 Fakir, avant l’action de tes Bâtisseurs : ils rapportent le double ce tour-ci.
djinn-enki = Enki
djinn-enki-about = Paie 1 Sage ou 1 Fakir : un palmier pousse sur une Oasis au choix.
djinn-hagis = Hagis
djinn-hagis-about = Une fois par tour, quand tu poses un palais, tu peux payer 1 Sage ou 1 Fakir pour le mettre plutôt sur une des 8 tuiles voisines.
djinn-haurvatat = Haurvatat
djinn-haurvatat-about = À la fin, chaque palmier sur tes tuiles vaut { $each } points au lieu de { $palm }.
djinn-iblis = Iblis
djinn-iblis-about = Paie 1 Sage ou 1 Fakir avant l’action de tes Assassins : ils tuent deux meeples ce tour-ci, tous deux sur la même tuile ou devant le même adversaire.
djinn-jafaar = Jafaar
djinn-jafaar-about = À la fin, chacun de tes Vizirs vaut { $each } points au lieu de 1.
djinn-kandicha = Kandicha
djinn-kandicha-about = Tes victimes te servent : Vizirs et Sages te rejoignent, un Marchand apporte une carte de la pioche, un Bâtisseur l’or qu’il aurait gagné sur sa tuile.
djinn-kandicha-about-artisans = Tes victimes te servent : Vizirs, Sages et Artisans te rejoignent, un Artisan avec un objet ; un Marchand apporte la première carte de la rangée, un Bâtisseur l’or qu’il aurait gagné sur sa tuile.
djinn-kumarbi = Kumarbi
djinn-kumarbi-about = Aux enchères, chaque Fakir défaussé baisse ton prix d’un cran sur la piste.
djinn-lamia = Lamia
djinn-lamia-about = Une fois par tour, quand tu poses un palmier, tu peux payer 1 Sage ou 1 Fakir pour le mettre plutôt sur une des 8 tuiles voisines.
djinn-leta = Leta
djinn-leta-about = Paie 2 Sages, ou 1 Sage et 1 Fakir : une tuile sans meeple, chameau, palmier ni palais devient la tienne.
djinn-marid = Marid
djinn-marid-about =
    Pour chaque meeple posé sur une de tes tuiles pendant un déplacement, tu gagnes { $own } { $own ->
        [one] pièce
       *[other] pièces
    } d’or si c’est le tien, { $other } si c’est celui de quelqu’un d’autre.
djinn-monkir = Monkir
djinn-monkir-about =
    Tu gagnes { $own } { $own ->
        [one] pièce
       *[other] pièces
    } d’or quand tu poses un palais, { $other } quand quelqu’un d’autre en pose un.
djinn-nekir = Nekir
djinn-nekir-about =
    Tu gagnes { $own } { $own ->
        [one] pièce
       *[other] pièces
    } d’or quand tes Assassins tuent, { $other } quand ceux des autres tuent ; une seule fois, même pour deux victimes.
djinn-shamhat = Shamhat
djinn-shamhat-about = À la fin, chacun de tes Sages vaut { $each } points au lieu de { $elder }.
djinn-sibittis = Sibittis
djinn-sibittis-about = Paie 2 Sages, ou 1 Sage et 1 Fakir : regarde { $sibittis } djinns de la pioche, gardes-en un et défausse les autres.
djinn-sloar = Sloar
djinn-sloar-about = Paie 1 Fakir : pioche une carte Ressource.
djinn-utug = Utug
djinn-utug-about = Paie 2 Sages, ou 1 Sage et 1 Fakir : une tuile avec des meeples, mais sans chameau, palmier ni palais, devient la tienne. Les meeples y restent.
djinn-ptah = Ptah
djinn-ptah-about = À la fin, chacun de tes Artisans vaut { $each } points de plus.
djinn-geb = Geb
djinn-geb-about = À la fin, chacun de tes objets précieux vaut { $each } points de plus.
djinn-morgiane = Morgiane
djinn-morgiane-about = Les voleurs envoyés par les autres ne te touchent pas.
djinn-kali = Kali
djinn-kali-about =
    Tu gagnes { $own } { $own ->
        [one] pièce
       *[other] pièces
    } d’or pour chaque pion adverse que tu pousses sur la piste d’ordre de jeu, { $other } quand quelqu’un d’autre pousse le tien.
djinn-ganapati = Ganapati
djinn-ganapati-about =
    Tu gagnes { $own } { $own ->
        [one] pièce
       *[other] pièces
    } d’or quand tu prends un caprice, { $other } quand quelqu’un d’autre en prend un.
djinn-dhenim = Dhenim
djinn-dhenim-about =
    Tu gagnes { $own } { $own ->
        [one] pièce
       *[other] pièces
    } d’or quand tu obtiens des Vizirs, { $other } quand quelqu’un d’autre en obtient, peu importe combien à la fois.
djinn-wilwit = Wilwit
djinn-wilwit-about =
    À la fin, chacun de tes djinns rapporte { $each } { $each ->
        [one] point
       *[other] points
    }, Wilwit compris.
djinn-galbells = Galbells
djinn-galbells-about = Quand quelqu’un d’autre termine son déplacement sur un marché, tu pioches une carte Ressource.

djinn-one = Djinn
djinn-rules = Ils s’achètent sur les Lieux Sacrés. Les pouvoirs gratuits agissent toujours ; les payants, une fois à chacun de tes tours.
djinn-points = Vaut { count-points } à la fin
djinn-always = Toujours actif, son pouvoir ne coûte rien
djinn-atEnd = Compte à la fin
djinn-once = Pendant ton tour, une fois par tour
djinn-used = Déjà utilisé ce tour-ci
djinn-cost-E = Son pouvoir coûte 1 Sage ou 1 Fakir
djinn-cost-EE = Son pouvoir coûte 2 Sages, ou 1 Sage et 1 Fakir
djinn-cost-F = Son pouvoir coûte 1 Fakir
djinn-cost-K = Son pouvoir coûte des Fakirs aux enchères
