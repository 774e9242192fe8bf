### What a person’s finished games say, and the data of a person.

career-title = Meine Statistik
career-none-title = Noch nichts zu zählen
career-none = Nach deiner ersten beendeten Partie siehst du hier deine Ergebnisse nach Spielerzahl, Erweiterungen und Gegnern und woher deine Punkte kommen. Nach ein paar Partien bekommst du auch eine Wertungszahl.
career-games = Partien
career-wins = Gewonnen
career-points = Punkte im Schnitt
career-rating = Wertungszahl
career-share = { $won } von { $games }
career-mean = im Schnitt { $points }
career-seats-title = Nach Spielerzahl
career-seats = { $n } Spieler
career-sets-title = Nach Erweiterungen
career-opponents-title = Nach Gegnern
career-opponents-about = Partien, in denen du besser warst als dieser Gegner; ein Gleichstand zählt halb.
career-lines-title = Woher meine Punkte kommen
career-lines-about = Punkte im Schnitt über die Partien, in denen es diese Zeile gibt.
career-rating-about = 1500 ist der Durchschnitt aller gewerteten Menschen und Bots auf diesem Server. 400 Punkte mehr bedeuten Chancen von zehn zu eins. Der Balken zeigt, wo die Wertungszahl mit 95 % Sicherheit liegt.
career-rating-soon =
    { $n ->
        [one] Nach { $n } weiteren gewerteten Partie bekommst du eine Wertungszahl.
       *[other] Nach { $n } weiteren gewerteten Partien bekommst du eine Wertungszahl.
    }
career-rating-away = Deine letzte gewertete Partie ist lange her. Mit der nächsten ist deine Wertungszahl wieder da.
career-rating-place = Platz { $place } von { $people } unter den Menschen
career-rating-you = Du
career-rating-range = { $value } ({ $low } bis { $high })
career-counts = Was zählt?
career-counts-all = Partien, die hier von Anfang bis Ende in deinem eigenen Browser gespielt wurden. Partien aus einer Datei, Fortsetzungen anderer Partien und Partien mit mehreren Spielern an einem Bildschirm zählen nicht.
career-counts-rated = Davon werden Partien gegen andere Menschen oder Bots gewertet, außer wenn ein Startwert gewählt war oder du gegen Bots einen Zug zurückgenommen hast, als du schon wusstest, was kommt. Wer eine Partie verlässt, hat sie verloren.
career-latest-title = Letzte Partien
career-latest-place = Platz { $place } von { $seats }
career-latest-left = verlassen
career-latest-lost = verloren
career-data-title = Meine Daten
career-data-about = Alles, was dieser Server über dich speichert, in einer Datei: Name, Partien, Ergebnisse, Chatnachrichten und Benachrichtigungen, ohne geheime Schlüssel.
career-data-get = Meine Daten herunterladen
career-delete-open = Alles löschen …
career-delete-title = Alles über mich löschen?
career-delete-about = Dein Name, deine Plätze, Chatnachrichten, Statistik und Benachrichtigungen werden endgültig gelöscht. In laufenden Partien übernimmt ein Bot deinen Platz. Die Partien bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
career-delete-word = LÖSCHEN
career-delete-type = Zur Bestätigung { career-delete-word } eintippen
career-delete-sure = Endgültig löschen
career-delete-done = Fertig: Auf diesem Server ist nichts mehr über dich gespeichert.
