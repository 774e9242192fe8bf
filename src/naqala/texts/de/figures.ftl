### What a person’s finished games say, and the data of a person.

figures-title = Meine Statistik
figures-none-title = Noch nichts zu zählen
figures-none = Nach deiner ersten beendeten Partie siehst du hier: deine Ergebnisse nach Spielerzahl, Erweiterungen und Gegnern, woher deine Punkte kommen, und nach ein paar Partien eine Wertung.
figures-games = Partien
figures-wins = Gewonnen
figures-points = Punkte im Schnitt
figures-rating = Wertung
figures-share = { $won } von { $games }
figures-mean = ø { $points }
figures-seats-title = Nach Spielerzahl
figures-seats = { $n } Spieler
figures-sets-title = Nach Erweiterungen
figures-opponents-title = Gegen wen
figures-opponents-about = Partien, in denen du besser warst als dieser Gegner; ein Gleichstand zählt halb.
figures-lines-title = Woher meine Punkte kommen
figures-lines-about = Punkte im Schnitt über die Partien, in denen es die Zeile gibt.
figures-rating-about = 1500 ist die Mitte aller Menschen und Bots, die auf diesem Server gewertet sind. 400 Punkte mehr bedeuten Chancen von zehn zu eins. Der Balken zeigt, wo die Wertung mit 95 % Sicherheit liegt.
figures-rating-soon =
    { $n ->
        [one] Nach { $n } weiteren gewerteten Partie bekommst du eine Wertung.
       *[other] Nach { $n } weiteren gewerteten Partien bekommst du eine Wertung.
    }
figures-rating-away = Deine letzte gewertete Partie ist lange her. Mit der nächsten ist deine Wertung wieder da.
figures-rating-place = Platz { $place } von { $people } unter den Menschen
figures-rating-you = Du
figures-rating-range = { $value } ({ $low } bis { $high })
figures-counts = Was zählt?
figures-counts-all = Partien, die hier von Anfang bis Ende gespielt wurden und in denen du einen eigenen Browser hattest. Partien aus einer Datei, Fortsetzungen anderer Partien und mehrere Spieler an einem Bildschirm zählen nicht.
figures-counts-rated = Gewertet werden davon Partien gegen andere Menschen oder Bots, deren Glück kein Startwert bestimmt hat und in denen du unter Bots keinen Zug zurückgenommen hast, nachdem du wusstest, was kommt. Wer eine Partie verlässt, hat sie verloren.
figures-latest-title = Letzte Partien
figures-latest-place = Platz { $place } von { $seats }
figures-latest-left = verlassen
figures-latest-lost = verloren
figures-data-title = Meine Daten
figures-data-about = Alles, was dieser Server über dich speichert, in einer Datei: Name, Partien, Ergebnisse, Chat und Nachrichtenwege, ohne Geheimnisse.
figures-data-get = Meine Daten herunterladen
figures-delete-open = Alles löschen …
figures-delete-title = Alles über mich löschen?
figures-delete-about = Dein Name, deine Plätze, Chatnachrichten, Statistik und Nachrichtenwege verschwinden für immer. In laufenden Partien übernimmt ein Bot deinen Platz. Die Partien bleiben, ohne deinen Namen. Es gibt kein Zurück.
figures-delete-word = LÖSCHEN
figures-delete-type = Zur Bestätigung { figures-delete-word } eintippen
figures-delete-sure = Endgültig löschen
figures-delete-done = Fertig: Auf diesem Server ist nichts mehr über dich gespeichert.
