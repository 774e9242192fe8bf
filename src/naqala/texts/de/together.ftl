### Playing with friends: rematch, sound and notices, who one is, what one missed, talk.

rematch-start = Revanche
rematch-same = Dieselben Spieler, dieselben Einstellungen. { rematch-places-rotate }.
rematch-offered = { $name } möchte eine Revanche.
rematch-offered-you = Du hast eine Revanche angeboten.
rematch-agree = Noch einmal spielen
rematch-decline = Jetzt nicht
rematch-declined = { $name } möchte gerade keine Revanche.
rematch-opened = Die Revanche hat begonnen.
rematch-go = Zur Revanche
rematch-watch = Bei der Revanche zuschauen
rematch-change = Einstellungen ändern
rematch-offer = Diese Partie anbieten
rematch-level = Stärke der Bots
rematch-level-same = Wie bisher
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
notice-about-granted = Nur solange diese Seite im Hintergrund offen ist. Eine Benachrichtigung zeigt Namen, nie Karten.
notice-about-default = Dein Browser fragt dich um Erlaubnis.
notice-about-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Das lässt sich in seinen Einstellungen ändern.
notice-about-insecure = Benachrichtigungen gibt es nur auf Seiten mit https oder auf localhost.
notice-about-impossible = Dieser Browser kann keine Benachrichtigungen zeigen.
notice-vote = Deine Stimme fehlt noch
notice-rematch = Eine Revanche wird angeboten
notice-turn = Du bist am Zug
notice-turns =
    { $n ->
        [one] Du bist an { $n } Tisch am Zug
       *[other] Du bist an { $n } Tischen am Zug
    }
notice-people = Dein Tisch ist voll und wartet auf dich
notice-tables =
    { $n ->
        [one] { $n } Tisch wartet auf dich
       *[other] { $n } Tische warten auf dich
    }
notice-with = Am Tisch: { $names }
notice-more =
    { $n ->
        [one] … und { $n } weiterer Tisch.
       *[other] … und { $n } weitere Tische.
    }
notice-stop = Diese Nachrichten beenden: { $link }
notice-test-title = Ein Test von Naqala
notice-test-about = Es klappt. So erfährst du künftig, dass du am Zug bist.
notice-confirm-title = Möchtest du Nachrichten von Naqala?
notice-confirm-about = Diese Adresse wurde angegeben, um Nachrichten zu bekommen, sobald du an einem Tisch am Zug bist. Falls du das warst, öffne diesen Link, um zuzustimmen: { $link } Sonst brauchst du nichts zu tun: Du bekommst keine Nachrichten.

me-title = Mein Name und meine Geräte
me-who-title = Wer ich bin
me-who-about = Name und Aussehen behältst du an jedem Tisch dieses Servers. Ganz ohne Anmeldung.
me-colour-title = Farbe
me-colour-0 = Blau
me-colour-1 = Orange
me-colour-2 = Grün
me-colour-3 = Schwarz
me-colour-4 = Pink
me-camel-title = Kameldecke
me-camel-0 = Ein Streifen
me-camel-1 = Punkte
me-camel-2 = Wellen
me-camel-3 = Balken
me-camel-4 = Kreuze
me-looks-about = Wollen zwei am Tisch dasselbe, bekommt es der vordere Platz.
me-saved = Gespeichert.
me-move-title = Auf einem anderen Gerät weiterspielen
me-move-about = Ein Code nimmt alles mit auf ein anderes Gerät oder in einen anderen Browser: deine Plätze, deine Rolle als Gastgeber, deine Partien und deine Statistik, deine Benachrichtigungen, Namen und Aussehen. Dieser Browser gibt sie dann ab.
me-code-typed = Umzugscode
me-code-make = Umzugscode erstellen
me-code-again = Neuen Umzugscode erstellen
me-code-kept = Du hast schon einen Code. Ein neuer ersetzt ihn.
me-code-about = Schreib ihn auf oder scanne den QR-Code mit dem anderen Gerät. Er wird nur jetzt gezeigt und gilt einmal. Wer ihn hat, kann deine Plätze übernehmen: Zeig ihn niemandem.
me-code-link = Link, der alles mitnimmt
me-here-title = Meine Partien hierher holen
me-here-about = Gib den Code von deinem anderen Gerät oder Browser ein. Partien und Statistik, die du hier schon hast, bleiben. Name, Aussehen und Ruhezeit kommen von dort, und ein hier erstellter Umzugscode gilt nicht mehr.
me-here-do = Alles hierher holen
me-here-done =
    { $n ->
        [one] Fertig. { $n } Tisch ist mitgekommen.
       *[other] Fertig. { $n } Tische sind mitgekommen.
    }

since-title = Seit deinem letzten Zug
since-title-first = Bisher
since-nothing = Dich hat nichts davon betroffen.
since-show = Alles zeigen
since-replay = Auf dem Spielfeld nachspielen
since-replaying = Was du verpasst hast: { $n } von { $all }
since-toYou = Was dich betrifft
since-all = Alles, was passiert ist

talk-title = Chat
talk-unread =
    { $n ->
        [one] Chat: { $n } ungelesene Nachricht
       *[other] Chat: { $n } ungelesene Nachrichten
    }
talk-said = Nachrichten
talk-nothing = Noch keine Nachrichten.
talk-apart = Was Zuschauer schreiben, lesen nur Zuschauer.
talk-spectators = Zuschauer
talk-reactions = Reaktionen
talk-react = { $reaction } senden
talk-write = Schreib etwas
talk-send = Senden
talk-quiet = Stummschalten
talk-mute = { $name } stummschalten
talk-off = Kein Chat an diesem Tisch
