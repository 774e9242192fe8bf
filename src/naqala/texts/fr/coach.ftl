coach-title = Coach
coach-off = Sans coach
coach-leaves = Ton coach était là pour la première partie et s’arrête maintenant.
coach-keep = Garder le coach
coach-stays = Ton coach reste. Tu peux le désactiver dans les réglages.
coach-gotIt = Compris
coach-next = Suite
coach-show = Montrer
coach-hide = Masquer
coach-back = Retour à la partie
coach-then = Voici le plateau avant ce tour.
coach-bid-first = Ton meilleur coup : { $start } vers { $tile } ({ $what }). La place { $place } te l’assure : environ { count-points } de plus que la place { $last }.
coach-bid-earlier = La place { $place } est la meilleure encore libre : elle vaut pour toi environ { count-points } de plus que la place { $last }.
coach-bid-place =
    { $later ->
        [0] place { $place }
       *[other] places { $place }–{ $last }
    }
coach-bid-free = Je miserais { $price } ({ coach-bid-place }) : c’est gratuit et cela suffit.
coach-bid-price =
    { $gain ->
        [0] Je miserais { $price } ({ coach-bid-place }) : cela coûte { count-gold } et en rapporte à peu près autant.
       *[other] Je miserais { $price } ({ coach-bid-place }) : { count-gold } pour environ { $n } points, un gain d’environ { $gain }.
    }
coach-bid-more = Miser { $price } serait trop.
coach-bid-dear = Je miserais { $price } : une meilleure place coûte { count-gold }, tu n’y gagnerais rien.
coach-bid-even = Le moment où tu joues change peu pour toi dans cette manche : je miserais { $gold }.
# The review says these too.
review-mark-best = Excellent
review-mark-good = Bon
review-mark-inaccuracy = Imprécision
review-mark-mistake = Erreur
review-mark-blunder = Gaffe

coach-turn-earned =
    { $n ->
        [0] Ce tour ne t’a pas encore rapporté de points.
       *[other] Ce tour t’a rapporté { count-points }.
    }
coach-turn-paid = Ce tour t’a coûté { count-points } pour l’instant.
coach-turn-best = { review-mark-best } : je ne vois rien de nettement mieux.
coach-turn-good = { review-mark-good } : presque aucun coup n’était meilleur.
coach-turn-inaccuracy = Pas mal. Un coup était un peu meilleur.
coach-turn-better = Un meilleur coup : { $start } vers { $tile } avec { $what }, soit environ { count-points } de plus à la fin.
coach-turn-there = Dans ce tour :
coach-turn-leaves = Le tien laisse environ { count-points } à { $name }, celui-ci seulement { $less }.
coach-ask-bid = La plus haute mise joue en premier. L’or vaut des points : ne paie que pour un coup qu’on te prendrait.
coach-ask-bid-two = La plus haute mise joue en premier ; chacun joue { $markersTwo } fois. L’or vaut des points : ne paie que pour un coup qu’on te prendrait.
coach-ask-move = Tu poses les meeples un par un le long du chemin. Le dernier doit rejoindre sa couleur : tu y prends tous ceux de cette couleur. Si la tuile est alors vide, elle est à toi.
coach-ask-drop = Choisis une tuile, ou fais-y glisser un meeple. C’est le dernier qui compte : les Vizirs et les Sages valent des points, les Marchands donnent des cartes, les Bâtisseurs de l’or, et les Assassins tuent. Chaque pas peut être annulé.
coach-ask-drop-artisans = Choisis une tuile, ou fais-y glisser un meeple. C’est le dernier qui compte : les Vizirs et les Sages valent des points, les Marchands donnent des cartes, les Bâtisseurs de l’or, les Artisans des objets, et les Assassins tuent. Chaque pas peut être annulé.
coach-ask-piece = Pose le campement là où il y a beaucoup de tuiles rouges autour. Tu n’en as qu’un.
coach-ask-tribe = Tu peux te servir de ce que tu possèdes avant que ta tribu agisse. Le plus souvent, tu continues simplement.
coach-ask-build = Chaque Fakir compte comme un Bâtisseur de plus. Il est ensuite défaussé. Gardes-en : ils aident aussi à payer les djinns.
coach-ask-kill = Le mieux est un meeple seul : la tuile vidée est à toi. Ou tue un Vizir ou un Sage d’un adversaire.
coach-ask-thief = Attends qu’il y ait de quoi prendre. Un voleur vole tout le monde une fois, puis quitte la partie.
coach-ask-tile-village = Le palais se construit tout seul. Il rapporte { $palace } points au propriétaire de la tuile. Avant cela, tu peux te servir de ce que tu possèdes.
coach-ask-tile-oasis = Le palmier pousse tout seul. Il rapporte { $palm } points au propriétaire de la tuile. Avant cela, tu peux te servir de ce que tu possèdes.
coach-ask-tile-small_market = Prends une marchandise qui te manque. Plus tu en as de différentes, plus elles valent.
coach-ask-tile-large_market = Achète ici si les deux cartes te servent. { $largeCards } cartes coûtent { $large } pièces d’or : des marchandises qui te manquent, ou des Fakirs, en valent la peine.
coach-ask-tile-specialized_market = Prends une marchandise qui manque à une grande série. Une carte de la rangée, au choix, coûte { $special } pièces d’or.
coach-ask-tile-sacred = Un djinn donne des points et un pouvoir. On paie avec des Sages, ou un Sage et un Fakir. Tôt dans la partie, un pouvoir sert plus longtemps.
coach-ask-tile-workshop = Un objet se paie avec un Artisan ou des Fakirs. Certains sont de simples points, d’autres servent une fois : tôt dans la partie, c’est un Artisan bien dépensé.
coach-ask-tile-city = Un caprice rapporte de l’or dès que tu as ce qu’il demande. Il est gratuit : prends-le, même si tu en es encore loin.
coach-ask-last = Ne vends que s’il te faut de l’or pour enchérir. Les marchandises non vendues valent autant à la fin, et une plus grande série vaut plus.
coach-ask-outbid = Pour la somme des dés, tu joues avant Yazid. Paie s’il risque de vider la tuile que tu veux.
coach-ask-target = Ton djinn agit sur une des tuiles éclairées. Choisis celle qui te rapporte le plus, à toi et non à son propriétaire.
coach-ask-redirect = Presque toutes les tuiles autour conviennent. Choisis-en une à toi : palmiers et palais comptent pour le propriétaire de la tuile.
coach-ask-keep_item = Les objets précieux sont de simples points. Les magiques servent dans un tour suivant.
coach-ask-keep_djinn = Tu en gardes un, les autres sont défaussés. Tôt dans la partie, choisis un pouvoir ; plus tard, des points.
coach-ask-give_cards = Donne tes cartes en double, ou des Fakirs dont tu peux te passer. C’est toi qui choisis.
coach-ask-give_djinn = C’est toi qui choisis quel djinn tu perds. Donne celui qui vaut le moins de points, ou un pouvoir dont tu n’as plus besoin.
coach-ask-give_tile = C’est toi qui choisis quelle tuile tu perds. Donne une tuile qui vaut peu de points, sans palmier ni palais. Ta pièce te revient.
coach-ask-give_building = C’est toi qui choisis ce que tu perds. Un palmier vaut { $palm } points, un palais { $palace }, et davantage avec certains djinns.
coach-ask-give_item = C’est toi qui choisis. Un objet magique que tu ne joueras sans doute plus te coûte moins qu’un objet précieux.
coach-ask-take_cards = Tu vois tout le butin. Prends des marchandises qui te manquent : une plus grande série vaut plus.
coach-ask-take_djinn = Tu vois tout le butin. Prends le djinn qui vaut le plus de points, ou un pouvoir encore utile.
coach-ask-claim = La tuile vient avec ses palmiers et ses palais. Elle te coûte un chameau : prends-la si elle le vaut.
coach-ask-take_building = Ce que tu poses ici compte pour toi tant que la tuile est à toi.
coach-ask-take_item = Tu vois tout le butin. Les objets précieux sont de simples points ; les magiques servent une fois.
coach-ask-scimitar = Une tuile sans propriétaire que tu vides devient la tienne. Cherches-en une où il ne resterait personne.
coach-ask-lamp = Le premier djinn de la pioche est un pari. Tu connais ceux qui sont visibles ; chacun est gratuit.
coach-ask-flute = Rassemble une couleur là où tu pourras finir un déplacement. Mais les autres peuvent s’en servir avant toi.
coach-ask-bring = Un par un, depuis les tuiles adjacentes. Tu peux t’arrêter quand tu veux.
coach-ask-ring = N’importe quel objet défaussé revient, face cachée. Un objet précieux vaut des points ; un magique doit attendre ton prochain tour.
coach-ask-talisman_from = Ta pièce quitte cette tuile ; palmiers et palais y restent. Abandonne ta tuile la moins précieuse.
coach-ask-talisman_to = L’idéal est une tuile de valeur sans propriétaire. Les points, les palmiers et les palais comptent ; peu importent les meeples qui s’y trouvent.
coach-ask-horn = Mets devant ce que tu veux et peux encore obtenir ce tour-ci. Les premières cartes s’achètent aux marchés, et les Marchands prennent par le début.
