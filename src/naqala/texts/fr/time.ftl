### Time at a table, people who go, tables that close, and the lobby.

time-title = Cadence
time-none = Illimité
time-clock = Une pendule par joueur
time-days = Jours par tour
time-base = Minutes pour la partie
time-increment = Secondes ajoutées par tour
time-daysCount = Jours
time-clock-about = Ta pendule tourne quand la partie t’attend. Après chaque tour et chaque enchère, les secondes s’ajoutent. Les pendules démarrent quand tout le monde est là.
time-days-about = Tu as ce nombre de jours pour chaque tour et chaque enchère. Idéal pour une partie d’une semaine ou deux.
time-end = Quand le temps est écoulé
time-end-turn = Un bot joue ce tour
time-end-seat = Un bot prend la place
time-end-ask = Les autres décident
time-pace-clock = { $minutes } min + { $seconds } s
time-pace-days =
    { $n ->
        [one] { $n } jour par tour
       *[other] { $n } jours par tour
    }
time-pace-none = sans limite de temps
time-then-turn = { $pace }, ensuite un bot joue le tour
time-then-seat = { $pace }, ensuite un bot prend la place
time-then-ask = { $pace }, ensuite les autres décident
time-left-days =
    { $d } j { $h } h
time-left = { $name } : encore { $time }
time-left-up = { $name } : temps écoulé
time-soon =
    { $n ->
        [one] Encore { $n } seconde.
       *[other] Encore { $n } secondes.
    }
time-waiting = Les pendules démarrent quand tout le monde est là.
time-waiting-full = La partie commence quand toutes les places sont prises.
time-excused = Connexion perdue avec { $name } : la pendule s’arrête un instant.
time-paused = Pause : toutes les pendules sont arrêtées. Elles repartent quand quelqu’un joue ou si tout le monde est d’accord.
time-up-you = Ton temps est écoulé. Tu peux encore jouer tant que les autres n’ont pas décidé.
time-up-other = Temps écoulé pour { $name }. Que faire ?
time-up-standIn = Temps écoulé pour { $name } : un bot joue ce tour.
time-up-standIn-own = Ton temps est écoulé : un bot joue ce tour.
time-decide-turn = Un bot joue ce tour
time-decide-time = Un bot prend la place
time-pause = Pause
time-resume = Reprendre
time-pause-about = Tout le monde doit être d’accord. Les pendules s’arrêtent alors, une heure au plus, ou deux semaines dans les parties en jours par tour.

table-title = Cette table
table-resign = Abandonner
table-resign-about = Un bot joue ta place jusqu’à la fin. Tu ne pourras pas revenir.
table-resign-sure = Abandonner définitivement ?
table-close = Fermer la table
table-close-propose = Proposer de fermer la table
table-close-about = La partie s’arrête sans résultat. Tout le monde peut encore la regarder.
table-close-sure = Fermer cette table pour tout le monde ?
table-closed = Cette table est fermée. Tu peux la regarder, mais plus y jouer.
table-remove = Donner la place à un bot
table-remove-about = Le lien ne fonctionnera plus, et la personne qui l’a utilisé perd sa place.
table-left-resigned = a abandonné
table-left-time = temps écoulé

proposal-turn = Temps écoulé pour { $name }. Laisser un bot jouer ce tour ?
proposal-time = Temps écoulé pour { $name }. Laisser le bot « { $bot } » prendre la place ?
proposal-pause = { $name } demande une pause. Si tout le monde est d’accord, les pendules s’arrêtent.
proposal-resume = { $name } aimerait reprendre. Si tout le monde est d’accord, les pendules repartent.
proposal-close = { $name } propose de fermer cette table sans résultat.
proposal-turn-own = Ton temps est écoulé. Les autres décident si un bot joue ce tour.
proposal-time-own = Ton temps est écoulé. Les autres décident si le bot « { $bot } » prend ta place.
proposal-pause-own = Tu as demandé une pause. Si tout le monde est d’accord, les pendules s’arrêtent.
proposal-resume-own = Tu as demandé à reprendre. Si tout le monde est d’accord, les pendules repartent.
proposal-close-own = Tu as proposé de fermer cette table sans résultat.

told-up = Temps écoulé pour { $name }.
told-stand_in = Temps écoulé pour { $name } : un bot joue ce tour.
told-time = Temps écoulé pour { $name } : un bot prend la place.
told-resigned = { $name } abandonne. Un bot prend la suite.
told-removed = Un bot remplace { $name }.
told-paused = Pause : toutes les pendules sont arrêtées.
told-resumed = Les pendules repartent.
told-closed = Cette table a été fermée.
told-refused = { $name } n’est pas d’accord.
told-withdrawn = { $name } a retiré sa proposition.
told-up-own = Ton temps est écoulé.
told-stand_in-own = Ton temps est écoulé : un bot joue ce tour.
told-time-own = Ton temps est écoulé : un bot prend ta place.
told-resigned-own = Tu as abandonné. Un bot prend la suite.
told-removed-own = Un bot prend ta place.
told-refused-own = Tu n’as pas donné ton accord.
told-withdrawn-own = Tu as retiré ta proposition.

lobby-title = Tables ouvertes
lobby-about = Ces tables attendent des joueurs. Une partie commence quand toutes les places sont prises.
lobby-none = Aucune table n’attend de joueurs. Ouvres-en une !
lobby-join = Rejoindre
lobby-back = Retour à la table
lobby-leave = Libérer la place
lobby-free = libre
lobby-offer = L’afficher dans « Tables ouvertes »
lobby-offer-about = Les visiteurs de ce serveur peuvent prendre les places libres. La partie commence quand toutes les places sont prises.
lobby-offer-link = Il faut au moins une place « par lien ».
lobby-hints = avec conseils
lobby-noHints = sans conseils

qr-show = QR code
qr-hide = Masquer le QR code
qr-label = QR code : { $label }

preview-table = Une table de Five Tribes sur Naqala
preview-about =
    { $n ->
        [one] Pour { $n } joueur
       *[other] Pour { $n } joueurs
    } · { $games }. Ouvre le lien pour jouer ou regarder, sans inscription.
preview-home = Five Tribes dans le navigateur : entre amis, contre des bots ou en solo. Sans inscription.
