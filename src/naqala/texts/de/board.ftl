board-label = Das Spielfeld
board-row = Reihe { $row }
board-owner = gehört { $name }
board-owner-you = gehört dir
board-owner-tent = Zelt von { $name }
board-empty = keine Meeples
board-whim = Laune: { $whim }
board-mountain-north = Berg oben
board-mountain-east = Berg rechts
board-mountain-south = Berg unten
board-mountain-west = Berg links
board-start = Start des Zuges
board-step = Schritt { $n }
board-canChoose = wählbar
board-claims = das Plättchen würde dir gehören
board-target = Yazids Ziel
board-hand-choose = Welchen Meeple setzt du ab?
board-hand-drop = Welchen Meeple setzt du auf { $tile } ab?
board-carpet = Den Fliegenden Teppich nach { $tile } einsetzen? Tippe noch einmal darauf.
board-carpet-also = Mit dem Fliegenden Teppich auch die Plättchen mit seinem Zeichen. Er ist dann verbraucht.
board-carpeted = nur mit dem Fliegenden Teppich
board-victim =
    { $n ->
        [one] Wähle ein Opfer auf { $tile }.
       *[other] Wähle zwei Opfer auf { $tile }.
    }
board-kill =
    { $tribe ->
        [yellow] Einen Wesir auf { $tile } töten
        [white] Einen Ältesten auf { $tile } töten
        [green] Einen Kaufmann auf { $tile } töten
        [blue] Einen Baumeister auf { $tile } töten
        [red] Einen Meuchelmörder auf { $tile } töten
       *[other] Einen Kunstschmied auf { $tile } töten
    }
board-kill-again = { board-kill }? Tippe noch einmal auf das Plättchen.
board-refused = { $tile } steht hier nicht zur Wahl.
board-refused-none = Gerade ist kein Plättchen gefragt: Antworte hier.
board-refused-empty = Auf { $tile } steht kein Meeple.
board-refused-start = Auf { $tile } kannst du nicht beginnen: Von dort könnte dein letzter Meeple nicht auf seine Farbe treffen.
board-refused-here = Auf { $tile } bist du gerade: Setz den nächsten Meeple auf ein Plättchen daneben.
board-refused-far = { $tile } ist zu weit weg: Geh Schritt für Schritt nach links, rechts, oben oder unten.
board-refused-blocked = Von hier führt kein Weg nach { $tile }: Die Grenze zwischen beiden Plättchen ist versperrt.
board-refused-back = Von { $tile } kommst du gerade: Direkt zurück darfst du nicht.
board-refused-colour = Auf { $tile } kannst du den Zug nicht beenden: Dein letzter Meeple muss auf seine Farbe treffen, und dort steht keiner dieser Farbe.
board-refused-stuck = Über { $tile } lässt sich der Zug nicht beenden: Dein letzter Meeple könnte nicht auf seine Farbe treffen.
board-refused-meeple = Setzt du diesen Meeple auf { $tile } ab, lässt sich der Zug nicht beenden: Dein letzter Meeple könnte nicht auf seine Farbe treffen. Ein anderer kann dorthin.
board-refused-hand = Setzt du diesen Meeple jetzt ab, lässt sich der Zug nicht beenden: Dein letzter Meeple könnte nicht auf seine Farbe treffen.
board-refused-distant = { $tile } ist für deine Meuchelmörder zu weit weg.
board-refused-forbidden = { $tile } bleibt leer: Dort darf nichts stehen.
board-refused-occupied = { $tile } ist nicht ganz leer.
board-refused-village = { $tile } ist kein Dorf.
board-refused-oasis = { $tile } ist keine Oase.
board-refused-built = { $tile } ist schon besetzt: Dort dürfen nur Meeples stehen.
board-refused-apart = { $tile } liegt nicht daneben.
board-refused-few = Auf { $tile } stehen keine zwei Meeples.
board-refused-alone = Nach { $tile } kann von nebenan kein Meeple kommen.
board-refused-foreign = { $tile } gehört dir nicht.
board-refused-plain = Auf { $tile } steht weder Palme noch Palast.
board-refused-owned = { $tile } gehört schon jemandem.
board-refused-kept = { $tile } wurde nicht abgegeben.
board-refused-task = Die Regeln würden { $tile } erlauben, aber in dieser Aufgabe geht es um { $wanted }.

track-bid = Bietreihenfolge
track-turn = Zugreihenfolge
track-spot = Feld für { $gold } Gold
track-spot-about =
    { $gold ->
        [0] Du zahlst nichts und ziehst nach allen, die mehr bieten.
       *[other] Du zahlst { $gold } Gold und ziehst vor allen, die weniger bieten.
    }
track-spot-free = Feld für { $gold } Gold, frei
track-spot-taken = Feld für { $gold } Gold: { $names }
track-next = Als Nächstes: { $name }
track-now = Jetzt: { $name }
track-now-then = Jetzt: { $name }, dann { $next }
track-you = du
track-lane = Ein neues Gebot verschiebt hier die früheren nach hinten.
track-five = Preise der Zugleiste für fünf
track-offer =
    { $later ->
        [0] { $price } bieten (Platz { $place })
       *[other] { $price } bieten (Platz { $place }–{ $last })
    }
track-place =
    { $later ->
        [0] Platz { $place }
       *[other] Platz { $place }–{ $last }
    }

row-label = Reihe der Rohstoffkarten
row-reach = { $n } der ersten { $reach }
row-position = Karte { $n } der Reihe: { $card }
row-choose = Wähle unter diesen Karten.
row-more =
    { $n ->
        [one] Du kannst noch eine Karte wählen.
       *[other] Du kannst noch { $n } Karten wählen.
    }
row-needed =
    { $n ->
        [one] Wähle noch eine Karte.
       *[other] Wähle noch { $n } Karten.
    }
row-deck = { count-cards } im Stapel
row-discard = { count-cards } abgelegt
row-small_market = Kleiner Markt
row-large_market = Großer Markt
row-specialized_market = Speziali|sierter Markt
djinns-row = Dschinn im Angebot
djinns-deck = { count-djinns } im Stapel
items-deck = { count-items } im Stapel
items-discard = Abgelegte Gegenstände
whims-deck = { count-whims } im Stapel

player-gold-hidden = Gold verdeckt
player-cards =
    { $n } { $n ->
        [one] Rohstoffkarte
       *[other] Rohstoffkarten
    }
player-left = Übrige Kamele
player-tent-left = Zelt noch nicht gesetzt
player-tent-placed = Zelt gesetzt
player-front = Vor { $name }
player-secrets = Das siehst nur du
player-secrets-djinns = Andere sehen nur deine Dschinn
player-secrets-thieves = Andere sehen deine Dschinn und Diebe
player-aside = Zur Auswahl
player-nothing = nichts
player-suit = Größter Satz: { count-goods }, { $gold } Gold wert
yazid-name = Yazid
yazid-title = Sultan Yazid
yazid-area = Yazids Bereich
yazid-dice = Würfel
yazid-targets = Er wird räumen: { $what }
yazid-targets-done = Er hat geräumt: { $what }
yazid-danger-assassins = { $have } von { $most } Meuchelmördern
yazid-danger-djinns = { $have } von { $most } Dschinn
yazid-danger-viziers = Wesire: du { $yours }, Yazid { $his }
