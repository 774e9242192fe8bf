reason-viziers = Mehr Wesire als { $name }.
reason-gains = { $name } gewinnt { count-points }.
reason-loses = { $name } verliert { count-points }.
reason-draws =
    Das Glück entscheidet: { $what ->
        [card] { count-cards }
        [meeple] { count-meeples }
        [djinn] { count-djinns }
        [item] { count-items }
        [thief] { count-thieves }
        [whim] { count-whims }
       *[other] { yazid-dice }
    }.
reason-leaves = Überlässt { $name } etwa { count-points }.
reason-keeps = Du ziehst gleich noch einmal, für etwa { count-points }.
reason-bid-less = Es lohnte sich nicht, für den früheren Platz { count-gold } mehr zu zahlen.
reason-bid-more = Für den früheren Platz { count-gold } mehr zu zahlen, hätte sich gelohnt.

hint-title = Tipp
hint-best = Beste Wahl
hint-behind = { $points } weniger
hint-gain = Wertungsblatt: { $points }
hint-bid = Bringt { $points }, kostet { $gold }
hint-estimate = Schätzungen nach dem, was du sehen kannst
hint-thinking = Denkt nach …
hint-play = So spielen
hint-goOn = Weiter nach diesem Tipp
hint-show = Auf dem Spielfeld zeigen
hint-more = Mehr
hint-legend = Auf dem Spielfeld: Bei ★ endet der beste Zug. Eine Zahl zeigt, wie viele Punkte der beste Zug, der dort endet, weniger bringt.
hint-legend-bid = Bringt: wie viele Punkte der Platz im Vergleich zum letzten bringt. Auch Gold sind Punkte, also geht der Preis davon ab.
hint-none = Im Moment gibt es keinen Tipp.
