reason-plays = Platz { $place } in der Zugreihenfolge für { $price }
reason-plays-range = Platz { $place } in der Zugreihenfolge für { $price }, schlimmstenfalls { $last_place }
reason-ends_game = macht dies zur letzten Runde
reason-collects = sammelt auf { $tile } ein: { $what }
reason-takes_tile = nimmt { $tile } in Besitz ({ $value })
reason-takes_tile-standing = nimmt { $tile } in Besitz ({ $value }); dort stehen: { $what }
reason-takes_city = nimmt die Stadt { $tile } in Besitz, deine { $number }. Stadt
reason-takes_city-standing = nimmt die Stadt { $tile } in Besitz, deine { $number }. Stadt; dort stehen: { $what }
reason-loses_tile = gibt { $tile } auf ({ $value })
reason-takes_from_rival = { $name } verliert { $tile } ({ $value })
reason-tent = Zelt auf { $tile }
reason-vizier_lead = mehr Wesire als { $names }
reason-palm =
    { $n ->
        [one] eine Palme
       *[other] { $n } Palmen
    } auf deinem Plättchen { $tile }
reason-palace =
    { $n ->
        [one] ein Palast
       *[other] { $n } Paläste
    } auf deinem Plättchen { $tile }
reason-helps_rival-palm =
    { $n ->
        [one] eine Palme
       *[other] { $n } Palmen
    } für { $name } auf { $tile }
reason-helps_rival-palace =
    { $n ->
        [one] ein Palast
       *[other] { $n } Paläste
    } für { $name } auf { $tile }
reason-gets_djinn = bringt { $djinn } ({ $points })
reason-gets_thief = bringt den Dieb { $thief }
reason-robs = schickt { $thief } los
reason-fulfils_whim = erfüllt eine Laune für { $gold } Gold: { $whim }
reason-takes_whim = bringt eine Laune im Wert von { $gold } Gold: { $whim }
reason-gets_item = bringt: { $item }
reason-cards = Karten: { $what }
reason-suit_grows = dein Satz wächst auf { count-goods } ({ $points } Gold)
reason-kills_on = schlägt auf { $tile } zu: { $what }
reason-kills_of = schlägt bei { $name } zu: { $what }
reason-uses_djinn = setzt { $djinn } ein
reason-plays_item = setzt ein: { $item }
reason-sells = verkauft { count-goods } für { $gold } Gold
reason-gives = gibt ab: { $what }
reason-spends = kostet: { $what }
reason-earns = bringt { $gold } Gold
reason-pays = kostet { $gold } Gold
reason-yazid_takes = Yazid nimmt auf { $tile }: { $what }
reason-yazid_buys = Yazid bekommt { $djinn }
reason-pays_yazid = kostet { $gold } Gold für Yazids Baumeister
reason-rival_gains = { $name } gewinnt { count-points }
reason-rival_loses = { $name } verliert { count-points }
reason-draws = das Glück entscheidet: { $what }
reason-leaves = überlässt { $name } etwa { count-points }
reason-keeps = du ziehst gleich noch einmal, für etwa { count-points }

hint-title = Tipp
hint-best = Beste Wahl
hint-behind = { $points } weniger
hint-gain = Wertung: { $points }
hint-estimate = Schätzungen nach dem, was du sehen kannst
hint-thinking = Denkt nach …
hint-play = So spielen
hint-goOn = Weiter nach diesem Tipp
hint-show = Auf dem Spielfeld zeigen
hint-none = Im Moment gibt es keinen Tipp.
