reason-bid = Etwa { count-points } für { $gold } Gold.
reason-bid-free =
    { $n ->
        [0] Kostet nichts.
       *[other] Etwa { count-points }, kostet nichts.
    }
reason-bid-same = Jeder Platz ist etwa gleich viel wert, und dieser kostet nichts.
reason-bid-enough = Kostet nichts, und ein besserer Platz kostet mehr, als er dir bringt.
reason-bid-gain = Etwa { count-points } für { $gold } Gold: +{ $gain }.
reason-bid-even = Etwa { count-points } für { $gold } Gold: kein Gewinn.
reason-bid-dear = Etwa { count-points } für { $gold } Gold: −{ $gain }.
reason-viziers = Mehr Wesire als { $name }: { count-points }.
reason-viziers-many = Mehr Wesire als { $rivals } andere: { count-points }.
reason-gains = { $name } gewinnt { count-points }.
reason-loses = { $name } verliert { count-points }.
reason-draws =
    Glückssache: { $what ->
        [card] { count-cards }
        [meeple] { count-meeples }
        [djinn] { count-djinns }
        [item] { count-items }
        [thief] { count-thieves }
        [whim] { count-whims }
       *[other] { yazid-dice }
    }.
reason-leaves = Überlässt { $name } etwa { count-points }.
reason-leaves-less = Überlässt { $name } etwa { count-points } statt { $more }.
reason-keeps = Du ziehst gleich noch einmal, für etwa { count-points }.
reason-bid-less = Es lohnte sich nicht, für den früheren Platz { count-gold } mehr zu zahlen.
reason-bid-more = Für den früheren Platz { count-gold } mehr zu zahlen, hätte sich gelohnt.

hint-title = Tipp
hint-best = Beste Wahl
hint-behind =
    { $n ->
        [0] Fast so gut
       *[other] Etwa { count-points } weniger
    }
hint-gain = Wertungsblatt: { $points }
hint-estimate = Alle Zahlen sind geschätzt, nach dem, was du siehst.
hint-thinking = Denkt nach …
hint-play = So spielen
hint-play-turn = Den ganzen Zug spielen
hint-play-part = Diesen Teil des Zugs spielen
hint-stopped = Es gibt etwas Neues: Ab hier entscheidest wieder du.
hint-goOn = Weiter nach diesem Tipp
hint-more = Mehr
hint-legend = ★ bester Zug. Zahl: so viele Punkte bringt ein Zug dorthin etwa weniger.
hint-order = Das Beste zuerst. Auch was später folgt und was du den anderen übrig lässt, zählt mit.
hint-legend-bid = Die Punkte sagen, was dir ein Platz bringt, verglichen mit dem schlechtesten, den du noch bekommen kannst. Auch jede Münze ist ein Punkt: Die letzte Zahl zieht den Preis ab.
hint-none = Im Moment gibt es keinen Tipp.
