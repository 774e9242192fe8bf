reason-bid = Bringt etwa { count-points }, für { $gold } Gold und die Fakire.
reason-bid-free =
    { $n ->
        [0] Kostet nichts.
       *[other] Bringt etwa { count-points } und kostet nichts.
    }
reason-bid-same = Alle Plätze sind etwa gleich viel wert, und dieser kostet nichts.
reason-bid-enough = Kostet nichts, und kein besserer Platz ist seinen Preis wert.
reason-bid-gain = Bringt etwa { count-points }: etwa { $gain } Gewinn.
reason-bid-even = Etwa so viel wert, wie er kostet.
reason-bid-dear =
    { $n ->
        [0] Bringt so gut wie nichts.
       *[other] Bringt nur etwa { count-points }.
    }
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
reason-keeps = Danach gleich noch ein Zug, für etwa { count-points }.
reason-bid-less = Es lohnte sich nicht, für den früheren Platz { count-gold } mehr zu zahlen.
reason-bid-more = Für den früheren Platz { count-gold } mehr zu zahlen, hätte sich gelohnt.
reason-bid-first = Oft sichert das einen Zug, den sonst { $name } vorher macht: { $start } nach { $tile } ({ $what }).
reason-bid-buys = Oft sichert das einen Zug, den es sonst nicht mehr gibt: { $start } nach { $tile } ({ $what }).

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
hint-legend = ★ ist der beste Zug. Die Zahlen sagen, wie viele Punkte weniger ein Zug dorthin etwa bringt.
hint-order = Das Beste zuerst. Auch was später folgt und was du den anderen übrig lässt, zählt mit.
hint-legend-bid = Was ein Platz bringt, ist verglichen mit dem schlechtesten, den du noch bekommen kannst. Auch jede Münze ist ein Punkt: Vom Gewinn ist der Preis schon abgezogen.
hint-none = Im Moment gibt es keinen Tipp.
