### What a person’s finished games say, and the data of a person.

career-title = Meine Statistik
career-none-title = Noch nichts zu zählen
career-none = Nach deiner ersten beendeten Partie siehst du hier: deine Ergebnisse nach Spielerzahl, Erweiterungen und Gegnern, woher deine Punkte kommen, und nach ein paar Partien eine Wertung.
career-games = Partien
career-wins = Gewonnen
career-points = Punkte im Schnitt
career-rating = Wertung
career-share = { $won } von { $games }
career-mean = ø { $points }
career-seats-title = Nach Spielerzahl
career-seats = { $n } Spieler
career-sets-title = Nach Erweiterungen
career-opponents-title = Gegen wen
career-opponents-about = Partien, in denen du besser warst als dieser Gegner; ein Gleichstand zählt halb.
career-lines-title = Woher meine Punkte kommen
career-lines-about = Punkte im Schnitt über die Partien, in denen es die Zeile gibt.
career-rating-about = 1500 ist die Mitte aller Menschen und Bots, die auf diesem Server gewertet sind. 400 Punkte mehr bedeuten Chancen von zehn zu eins. Der Balken zeigt, wo die Wertung mit 95 % Sicherheit liegt.
career-rating-soon =
    { $n ->
        [one] Nach { $n } weiteren gewerteten Partie bekommst du eine Wertung.
       *[other] Nach { $n } weiteren gewerteten Partien bekommst du eine Wertung.
    }
career-rating-away = Deine letzte gewertete Partie ist lange her. Mit der nächsten ist deine Wertung wieder da.
career-rating-place = Platz { $place } von { $people } unter den Menschen
career-rating-you = Du
career-rating-range = { $value } ({ $low } bis { $high })
career-counts = Was zählt?
career-counts-all = Partien, die hier von Anfang bis Ende gespielt wurden und in denen du einen eigenen Browser hattest. Partien aus einer Datei, Fortsetzungen anderer Partien und mehrere Spieler an einem Bildschirm zählen nicht.
career-counts-rated = Gewertet werden davon Partien gegen andere Menschen oder Bots, deren Glück kein Startwert bestimmt hat und in denen du unter Bots keinen Zug zurückgenommen hast, nachdem du wusstest, was kommt. Wer eine Partie verlässt, hat sie verloren.
career-latest-title = Letzte Partien
career-latest-place = Platz { $place } von { $seats }
career-latest-left = verlassen
career-latest-lost = verloren
career-data-title = Meine Daten
career-data-about = Alles, was dieser Server über dich speichert, in einer Datei: Name, Partien, Ergebnisse, Chat und Nachrichtenwege, ohne Geheimnisse.
career-data-get = Meine Daten herunterladen
career-delete-open = Alles löschen …
career-delete-title = Alles über mich löschen?
career-delete-about = Dein Name, deine Plätze, Chatnachrichten, Statistik und Nachrichtenwege verschwinden für immer. In laufenden Partien übernimmt ein Bot deinen Platz. Die Partien bleiben, ohne deinen Namen. Es gibt kein Zurück.
career-delete-word = LÖSCHEN
career-delete-type = Zur Bestätigung { career-delete-word } eintippen
career-delete-sure = Endgültig löschen
career-delete-done = Fertig: Auf diesem Server ist nichts mehr über dich gespeichert.
