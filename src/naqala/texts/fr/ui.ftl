language-name = Français

ui-title = Naqala
ui-subtitle = Une table Five Tribes non officielle, avec toutes les extensions
ui-playNow = Jouer tout de suite
ui-learn = Apprendre à jouer
ui-learn-about = Coup par coup, en leçons d’une à deux minutes.
ui-newGame = Nouvelle partie
ui-myGames = Mes parties
ui-myGames-none = Aucune partie pour l’instant.
ui-myGames-resume = Reprendre
ui-myGames-all = Afficher les { $n } parties
ui-myGames-over = terminée
ui-myGames-running = en cours
ui-myGames-watch = Regarder
ui-myGames-forget = Oublier cette partie
ui-myGames-forget-about = Elle disparaît seulement de cette liste ; la table reste.
ui-upload = Importer une partie
ui-upload-about = Un fichier de partie téléchargé ici ou enregistré dans le terminal.
ui-upload-steps =
    { $n } { $n ->
        [one] étape
       *[other] étapes
    }
ui-upload-open = Ouvrir cette partie
ui-upload-choose = Choisis un fichier ou dépose-le ici
ui-download = Télécharger cette partie
ui-download-short = Télécharger
ui-settings = Réglages
ui-rules = Les règles en bref
ui-help = Aide
ui-about = À propos
ui-menu = Menu
ui-home = Accueil
ui-lost = Rien par ici
ui-lost-about = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet.
ui-lost-table = Impossible d’ouvrir cette table
ui-back = Retour
ui-close = Fermer
ui-cancel = Annuler
ui-confirm = Confirmer
ui-more = Plus
ui-retry = Réessayer
ui-reload = Recharger la page
ui-loading = Chargement…
ui-named = { $what } : { $value }
ui-also = { $what } ; { $more }
ui-copyLink = Copier le lien
ui-linkCopied = Lien copié
ui-share = Partager le lien
ui-zoomIn = Agrandir
ui-zoomReset = Plateau entier

ui-round = Manche { $n }
ui-lastRound = Dernière manche
ui-yourTurn = À toi de jouer
ui-yourAnswer = À toi de répondre
ui-turnOf = C’est à { $name } de jouer
ui-waitingFor = On attend { $names }
ui-thinking = { $name } réfléchit…
ui-gameOver = La partie est terminée
ui-you = toi
ui-bot = bot
ui-bot-level = (bot : { $level })
ui-away = absent
ui-spectator = Spectateur
ui-spectating = Tu regardes la partie.
ui-notYetHere = pas encore là
ui-devices =
    { $n } { $n ->
        [one] appareil
       *[other] appareils
    }
ui-welcome = Tu joues sous le nom { $name }.
ui-rename = Changer de nom
ui-rename-name = Ton nom
ui-rename-save = Enregistrer

ui-log = Journal
ui-log-empty = Il ne s’est encore rien passé.
ui-log-newest = À la dernière ligne
ui-skip = Tout montrer
ui-skip-about = Montre tout ce que les autres ont fait (Échap, ou un clic sur le plateau).
ui-market = Marché
ui-djinns = Djinns
ui-items = Objets
ui-thieves = Voleurs
ui-whims = Caprices
ui-cards = Cartes
ui-players = Joueurs
ui-bids = Enchères et ordre de jeu
ui-score = Score
ui-mine = Mon jeu
ui-explain-first = Survole un élément, sélectionne-le ou appuie longuement dessus pour savoir à quoi il sert. Les règles sont sous « ? ».
ui-explain-howTo = Survole un élément, sélectionne-le ou appuie longuement dessus pour lire ce qu’il fait.

ui-undo = Annuler le coup
ui-undo-ask = Demander l’accord pour annuler
ui-undo-asked = { $name } voudrait annuler un coup. D’accord ?
ui-undo-loses = Seraient annulés :
ui-undo-waiting = En attente de l’accord des autres…
ui-agree = D’accord
ui-disagree = Pas d’accord
ui-withdraw = Retirer la demande
ui-confirmTurn-about = Ensuite, c’est à quelqu’un d’autre de jouer.
ui-confirmEnd = Ensuite, la partie est terminée.
ui-confirmReveal = Cela révèle quelque chose de nouveau et ne pourra être annulé qu’avec l’accord des autres.
ui-confirmReveal-alone = Cela révèle quelque chose de nouveau.
ui-hint = Conseil

ui-handover = Passe l’appareil à { $name }
ui-handover-about = D’ici là, tous les secrets restent cachés.
ui-handover-ready = Je suis { $name }, montre-moi mon jeu
ui-handover-since = Ce qui s’est passé depuis ta dernière décision

ui-invite = Invitations
ui-invite-about = Chaque place a son propre lien. Ne le publie pas : la personne qui l’ouvre joue à cette place.
ui-invite-seat = Lien pour { $name }
ui-invite-spectator = Lien pour regarder
ui-link-onlyHere = Ces liens ne marchent que sur cette machine. Pour que d’autres puissent venir, lance le serveur avec « { $command } » ou « { $make } ».
ui-link-revoke-about = La personne qui l’a utilisé perd sa place.
ui-link-new = Nouveau lien
ui-link-joined = { $name } est là.
ui-link-elsewhere-make = Créer un lien
ui-link-elsewhere-about = La personne qui ouvre le lien joue là-bas. Cet appareil libère la place, sauf s’il ouvre lui-même le lien.
ui-link-elsewhere = Continuer sur un autre appareil
ui-join = Jouer sous le nom { $name }
ui-takeover = Laisser un bot prendre la place ?
ui-takeover-propose = { $name } est absent depuis un moment. Laisser un bot jouer ?
ui-takeover-asked = { $name } est absent depuis un moment. Laisser le bot « { $bot } » jouer ?
ui-takeover-back = Je suis de retour, je reprends ma place
ui-takeover-free = La place de { $name } est encore libre. La personne qui ouvre ce lien prend cette place :
ui-takeover-free-noLink = La place de { $name } est encore libre. Son lien est sous « Invitations » ou chez l’hôte.
ui-takeover-instead = Laisser un bot jouer à la place
ui-takeover-asked-free = La place de { $name } est encore libre. Le bot « { $bot } » doit-il y jouer ?

ui-replay = Revoir la partie
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-next = Un pas en avant
ui-replay-previous = Un pas en arrière
ui-replay-nextTurn = Tour suivant
ui-replay-previousTurn = Tour précédent
ui-replay-first = Au début
ui-replay-last = À la fin
ui-replay-speed = Vitesse
ui-replay-step = Étape { $step } sur { $steps }
ui-replay-continue = Continuer à partir d’ici
ui-replay-continue-about = Ouvre une nouvelle table avec cette position.
ui-replay-view = Point de vue
ui-replay-view-all = tout le monde à la fois
ui-replay-view-open = spectateurs
ui-replay-position = Moment de la partie
ui-replay-jump = { $what } : y aller
ui-replay-jump-turn = { $what }, manche { $n } : y aller

ui-settings-language = Langue
ui-settings-animations = Animations
ui-settings-animations-full = Complètes
ui-settings-animations-reduced = Réduites
ui-settings-animations-off = Aucune
ui-settings-confirm = Demander confirmation avant un coup irréversible
ui-settings-confirm-about = Quand quelque chose est révélé ou que c’est ensuite à quelqu’un d’autre.
ui-settings-keys = Raccourcis clavier
ui-settings-keys-about = Lettres, chiffres et signes seuls, comme ci-dessous. Sans eux, tout reste accessible avec Tab et les flèches.

ui-connection-connecting = Connexion…
ui-connection-reconnecting = Connexion perdue. Nouvel essai…
ui-connection-offline = Pas de connexion. Tes réponses partiront dès son retour.
ui-sending = Ta réponse : { $what }
ui-sending-waits = En attente de connexion : { $what }

ui-keyboard = Clavier
ui-keyboard-arrows = Flèches : parcourir le plateau
ui-keyboard-enter = Entrée ou espace : choisir
ui-keyboard-tab = Tab : zone suivante ; à l’intérieur, les flèches
ui-keyboard-colours = Y W G B R P : choisir le meeple à poser : Y jaune (Vizir), W blanc (Sage), G vert (Marchand), B bleu (Bâtisseur), R rouge (Assassin), P violet (Artisan)
ui-keyboard-numbers = 1 à 9 : donner cette réponse
ui-keyboard-escape = Échap : fermer, revenir, ou montrer d’un coup ce que les autres ont fait
ui-keyboard-undo = U : annuler le coup
ui-keyboard-confirm = E : confirmer ; s’il n’y a rien à confirmer, continuer sans
ui-keyboard-hint = H : conseil
ui-keyboard-log = L : journal
ui-keyboard-score = S : score
ui-keyboard-zoom = + et − : plateau plus grand, plateau entier
ui-keyboard-explain = I : qu’est-ce que c’est ? (tuile ou carte sélectionnée)
ui-keyboard-replay = Page préc., Page suiv. : un tour en avant ou en arrière (curseur, en revoyant une partie)
ui-keyboard-help = ? : cette aide

ui-about-text = Une table pour humains et bots, avec les trois extensions. Toutes les images et tous les textes ont été créés pour elle.
ui-about-trademark = « Five Tribes » est un jeu de Bruno Cathala publié par Days of Wonder. Ceci est un projet de fans non officiel, sans lien avec eux et sans leur approbation.
ui-about-licence = Licence
ui-about-pictures = La police et les scripts d’autrui sont fournis avec leurs licences :
ui-about-licence-font = Licence de la police
ui-about-licence-scripts = Licences des scripts
