### Playing with friends: rematch, sound and notices, who one is, what one missed, talk.

rematch-start = Revanche
rematch-same = Mêmes joueurs, mêmes options. { rematch-places-rotate }.
rematch-offered = { $name } propose une revanche.
rematch-offered-you = Tu as proposé une revanche.
rematch-agree = Rejouer
rematch-decline = Pas maintenant
rematch-declined = { $name } ne souhaite pas de revanche pour l’instant.
rematch-opened = La revanche a commencé.
rematch-go = Rejoindre la revanche
rematch-watch = Regarder la revanche
rematch-change = Changer les options
rematch-offer = Proposer cette partie
rematch-level = Niveau des bots
rematch-level-same = Comme avant
rematch-places = Places
rematch-places-rotate = Chacun se décale d’une place
rematch-places-draw = Les places sont tirées au sort
rematch-places-stay = Chacun garde sa place
rematch-noHints = sans conseils

sound-title = Son
sound-on = Sons
sound-volume = Volume
sound-vibrate = Vibrer quand c’est à moi de jouer

notice-title = Notifications
notice-allow = Me prévenir quand c’est à moi de jouer
notice-on = Me prévenir quand c’est à moi de jouer
notice-about-granted = Seulement quand cette page est ouverte en arrière-plan. Une notification montre des noms, jamais de cartes.
notice-about-default = Ton navigateur te demandera l’autorisation.
notice-about-denied = Ton navigateur bloque les notifications de cette page. Tu peux changer cela dans ses réglages.
notice-about-insecure = Les notifications ne marchent que sur les pages https ou localhost.
notice-about-impossible = Ce navigateur ne peut pas afficher de notifications.
notice-vote = Ton vote est attendu
notice-rematch = Une revanche est proposée
notice-turn = C’est à toi de jouer
notice-turns =
    { $n ->
        [one] C’est à toi de jouer à { $n } table
       *[other] C’est à toi de jouer à { $n } tables
    }
notice-people = Ta table est complète et t’attend
notice-tables =
    { $n ->
        [one] { $n } table t’attend
       *[other] { $n } tables t’attendent
    }
notice-with = À la table : { $names }
notice-more =
    { $n ->
        [one] … et { $n } autre table.
       *[other] … et { $n } autres tables.
    }
notice-stop = Arrêter ces messages : { $link }
notice-test-title = Un essai de Naqala
notice-test-about = Ça marche. C’est ainsi que tu sauras que c’est à toi de jouer.
notice-confirm-title = Veux-tu des messages de Naqala ?
notice-confirm-about = Cette adresse a été indiquée pour recevoir un message quand c’est à toi de jouer. Si c’était toi, ouvre ce lien pour accepter : { $link } Sinon, ne fais rien : tu ne recevras aucun message.

me-title = Mon nom et mes appareils
me-who-title = Qui je suis
me-who-about = Ton nom et ton apparence te suivent à chaque table de ce serveur. Sans inscription.
me-colour-title = Couleur
me-colour-0 = Bleu
me-colour-1 = Orange
me-colour-2 = Vert
me-colour-3 = Noir
me-colour-4 = Rose
me-camel-title = Couverture du chameau
me-camel-0 = Une rayure
me-camel-1 = Des points
me-camel-2 = Des vagues
me-camel-3 = Des barres
me-camel-4 = Des croix
me-looks-about = Si deux joueurs choisissent la même chose, la première place l’obtient.
me-saved = Enregistré.
me-move-title = Continuer sur un autre appareil
me-move-about = Un code emporte tout vers un autre appareil ou navigateur : tes places, ton rôle d’hôte, tes parties et tes statistiques, tes notifications, ton nom et ton apparence. Ce navigateur n’y a ensuite plus accès.
me-code-typed = Code de récupération
me-code-make = Créer un code de récupération
me-code-again = Créer un nouveau code de récupération
me-code-kept = Tu as déjà un code. Un nouveau le remplacera.
me-code-about = Note-le, ou scanne le QR code avec l’autre appareil. Il n’est montré que maintenant et ne sert qu’une fois. Toute personne qui l’a peut prendre tes places : ne le montre à personne.
me-code-link = Lien qui emporte tout
me-here-title = Récupérer mes parties ici
me-here-about = Saisis le code de ton autre appareil ou navigateur. Les parties et les statistiques que tu as déjà ici restent. Ton nom, ton apparence et tes heures de silence viennent de là-bas, et un code de récupération créé ici n’est plus valable.
me-here-do = Tout récupérer ici
me-here-done =
    { $n ->
        [one] C’est fait. { $n } table a suivi.
       *[other] C’est fait. { $n } tables ont suivi.
    }

since-title = Depuis ton dernier tour
since-title-first = Jusqu’ici
since-nothing = Rien de tout cela ne te concerne.
since-show = Tout afficher
since-replay = Revoir sur le plateau
since-replaying = Ce que tu as manqué : { $n } sur { $all }
since-toYou = Ce qui te concerne
since-all = Tout ce qui s’est passé

talk-title = Discussion
talk-unread =
    { $n ->
        [one] Discussion : { $n } message non lu
       *[other] Discussion : { $n } messages non lus
    }
talk-said = Messages
talk-nothing = Aucun message pour l’instant.
talk-apart = Seuls les spectateurs peuvent lire ce qu’écrivent les spectateurs.
talk-spectators = Spectateurs
talk-reactions = Réactions
talk-react = Envoyer { $reaction }
talk-write = Écris quelque chose
talk-send = Envoyer
talk-quiet = Sourdine
talk-mute = Mettre { $name } en sourdine
talk-off = Pas de discussion à cette table
