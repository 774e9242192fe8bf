### Mit Freunden spielen: die Revanche.

rematch-start = Revanche
rematch-same = Dieselben Leute, dasselbe Spiel. { rematch-places-rotate }.
rematch-offered = { $name } möchte eine Revanche.
rematch-offered-you = Du hast eine Revanche angeboten.
rematch-agree = Noch einmal spielen
rematch-decline = Jetzt nicht
rematch-declined = { $name } möchte gerade keine Revanche.
rematch-opened = Die Revanche hat begonnen.
rematch-go = Zur Revanche
rematch-watch = Bei der Revanche zuschauen
rematch-change = Spiel ändern
rematch-offer = Dieses Spiel anbieten
rematch-places = Plätze
rematch-places-rotate = Alle rücken einen Platz weiter
rematch-places-draw = Die Plätze werden ausgelost
rematch-places-stay = Alle bleiben sitzen
rematch-noHints = ohne Tipps

sound-title = Ton
sound-on = Töne
sound-volume = Lautstärke
sound-vibrate = Vibrieren, wenn ich am Zug bin

notice-title = Benachrichtigungen
notice-allow = Sag mir Bescheid, wenn ich am Zug bin
notice-on = Sag mir Bescheid, wenn ich am Zug bin
notice-about-granted = Nur solange diese Seite offen und verdeckt ist. Eine Benachrichtigung nennt Namen, nie Karten.
notice-about-default = Dein Browser fragt dich um Erlaubnis.
notice-about-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Das lässt sich in seinen Einstellungen ändern.
notice-about-insecure = Benachrichtigungen gibt es nur auf Seiten mit https oder auf localhost.
notice-about-impossible = Dieser Browser kann nicht benachrichtigen.
notice-vote = Deine Stimme fehlt noch
notice-rematch = Eine Revanche wird angeboten
