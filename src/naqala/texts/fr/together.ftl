### Jouer entre amis : la revanche.

rematch-start = Revanche
rematch-same = Mêmes joueurs, mêmes options. { rematch-places-rotate }.
rematch-offered = { $name } propose une revanche.
rematch-offered-you = Vous avez proposé une revanche.
rematch-agree = Rejouer
rematch-decline = Pas maintenant
rematch-declined = { $name } ne souhaite pas de revanche pour l’instant.
rematch-opened = La revanche a commencé.
rematch-go = Rejoindre la revanche
rematch-watch = Regarder la revanche
rematch-change = Changer les options
rematch-offer = Proposer cette partie
rematch-places = Places
rematch-places-rotate = Chacun se décale d’une place
rematch-places-draw = Les places sont tirées au sort
rematch-places-stay = Chacun garde sa place
rematch-noHints = sans conseils

sound-title = Son
sound-on = Sons
sound-volume = Volume
sound-vibrate = Vibrer quand c’est mon tour

notice-title = Notifications
notice-allow = Me prévenir quand c’est mon tour
notice-on = Me prévenir quand c’est mon tour
notice-about-granted = Seulement quand cette page est ouverte mais cachée. Une notification montre des noms, jamais des cartes.
notice-about-default = Votre navigateur vous demandera l’autorisation.
notice-about-denied = Votre navigateur bloque les notifications de cette page. Ses réglages permettent de changer cela.
notice-about-insecure = Les notifications ne marchent que sur les pages https ou localhost.
notice-about-impossible = Ce navigateur ne sait pas notifier.
notice-vote = Votre voix est attendue
notice-rematch = Une revanche est proposée
