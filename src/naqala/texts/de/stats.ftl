### The report of `naqala stats`: what many games of one bot say. Figures come as finished words.

stats-title = Was die Zahlen sagen
stats-lead = { $games } Partien, { $bot } auf jedem Platz. { $sets }.
stats-short = Kurz gesagt
stats-best = Liebling der Sieger: { $name }. Plätze mit dieser Karte gewannen { $n }-mal so oft wie durch Zufall.
stats-worst = Hilft am wenigsten: { $name }. Plätze mit dieser Karte gewannen { $n }-mal so oft wie durch Zufall.
stats-unsure = Kein Dschinn hebt sich sicher ab: Um sie zu unterscheiden, braucht es mehr Partien.
stats-source = Die meisten Punkte bringt: { $line }, { $share }.
stats-typical = { $seats } Spieler: { $rounds } Runden, der Sieger hat { $points } Punkte.
stats-first-even = Ob man in Runde 1 zuerst bietet, machte keinen nachweisbaren Unterschied.
stats-first-good = In Runde 1 zuerst zu bieten hilft bei { $seats } Spielern: { $share } der Siege.
stats-first-bad = In Runde 1 zuerst zu bieten schadet bei { $seats } Spielern: { $share } der Siege.
stats-things-djinn = Welcher Dschinn lohnt sich wirklich?
stats-things-item = Welche Gegenstände haben Sieger?
stats-things-thief = Welcher Dieb zahlt sich aus?
stats-things-whim = Welche Launen sind den Weg wert?
stats-things-about = Der Punkt zeigt, wie oft Plätze mit dieser Karte gewannen, verglichen mit gleich starken Spielern (Linie bei 1). Der Balken zeigt, wo der wahre Wert mit 95 % Sicherheit liegt: Schneidet er die Linie, sagen die Partien nichts aus. Gestrichelt: der Durchschnitt aller Plätze, die irgendeine dieser Karten besaßen.
stats-things-seats = { $seats } Spieler: { $share } der Siege
stats-things-taken = genommen in { $share } der Partien, in denen die Karte offen lag
stats-things-held = im Besitz in { $share } aller Partien
stats-things-used = eingesetzt von { $share } der Besitzer
stats-things-fulfilled = erfüllt von { $share } der Besitzer
stats-things-round = erworben im Schnitt in Runde { $n }
stats-things-rare = Zu selten im Spiel für ein Urteil: { $names }.
stats-points = Woher die Punkte kommen
stats-points-about = Durchschnittliche Punkte je Zeile des Wertungsblatts: oben die Sieger, unten alle anderen.
stats-winners = Sieger
stats-others = Andere
stats-auction = Was die Zugreihenfolge kostet
stats-auction-about = Durchschnittlicher Preis eines Gebots je Runde; das Band ist der 95-%-Bereich.
stats-auction-spent = { $seats } Spieler: Sieger bieten in einer ganzen Partie { $won } Gold, die anderen { $lost }.
stats-axis-round = Runde
stats-axis-price = Gold
stats-seats = Ist es wichtig, wo man sitzt?
stats-seats-about = Anteil der Siege; die Linie zeigt, was gleich starke Spieler hätten.
stats-players = { $seats } Spieler
stats-place-seat = Platz { $n }
stats-place-bid = Gebot Nr. { $n } in Runde 1
stats-place-turn = Hat den ersten Zug
stats-tribes = Was Sieger tun
stats-tribes-about = Wie viele Züge einer Partie mit jeder Sippe enden.
stats-length = Wie lange es dauert
stats-length-rounds = { $seats } Spieler: im Schnitt { $n } Runden
stats-length-games =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    } mit { $rounds } Runden
stats-length-ended = { $share } enden so: { $why }
stats-scores = { $seats } Spieler: im Schnitt { $score } Punkte, Sieger { $best }; der Zweite liegt { $margin } zurück; { $ties } enden unentschieden.
stats-written = figures.json und report.html sind in { $path }; Partien: { $games }
stats-made = Wie diese Zahlen entstanden sind
stats-made-command = Erstellt mit:
stats-made-bots = Ein Bot spielte alle Plätze und wusste nur, was ein Spieler wissen darf. Menschen spielen anders: Lies das also als zweite Meinung, nicht als Gesetz.
stats-made-cause = Eine Karte, die Sieger besitzen, muss sie nicht zum Sieg geführt haben: Wer vorn liegt, kann sich auch mehr leisten.
stats-made-sure = Jeder Bereich hat 95 % Sicherheit und ist über die Startaufstellungen genommen, weil nur sie unabhängig sind. Von zwanzig solchen Bereichen verfehlt einer die Wahrheit; trau also nicht der einen Karte, die extrem aussieht.
stats-made-resume = Derselbe Befehl mit mehr Partien macht weiter, wo dieser aufgehört hat.
stats-percent = { $n } %
stats-range = { $low } bis { $high }
