colour-yellow = gelb
colour-white = weiß
colour-green = grün
colour-blue = blau
colour-red = rot
colour-purple = violett

terminal-tile-village = Dorf
terminal-tile-sacred = Heil. Ort
terminal-tile-oasis = Oase
terminal-tile-small_market = Kl. Markt
terminal-tile-large_market = Gr. Markt
terminal-tile-workshop = Werkstatt
terminal-tile-specialized_market = Sp. Markt
terminal-tile-chasm = Abgrund
terminal-tile-city = Stadt
terminal-tile-lake = See
terminal-front-viziers = Wes
terminal-front-elders = Ält
terminal-front-artisans = Kun
terminal-cost-E = Ä/F
terminal-cost-EE = Ä+Ä/F
terminal-cost-F = F
terminal-cost-K = F..
terminal-supply = Vorrat

terminal-player = Spieler
terminal-welcome = Five Tribes, { $parts }: { $players }. Startwert { $seed }.
terminal-welcome-solo = Five Tribes, { $parts }: { $players } gegen Sultan Yazid. Startwert { $seed }.
terminal-howTo = Antworte mit einer Nummer, einem Plättchen oder den Worten einer Antwort; alles Weitere verrät help.
terminal-uncompiled = Die Regeln laufen unkompiliert; Tipps und diese Bots suchen deshalb weniger gründlich: { $bots }. Einmal naqala warm ändert das.
terminal-resumed = Weiter mit { $file }
terminal-otherLuck = Die Datei passt nicht zu ihrem Startwert: Ab hier wird neu gezogen.
terminal-saved = Gespeichert. Jederzeit weiter mit: { $command }
terminal-left = Gespeichert. Weiter mit: { $command }
terminal-kept = Die beendete Partie ist gespeichert. Das Ende siehst du noch einmal mit: { $command }
terminal-notSaved = Nicht gespeichert: { $fault }. Die Partie geht weiter; save DATEI speichert sie anderswo.
terminal-notKept = Die Partie ist nicht gespeichert: { $fault }
terminal-taken = { $file } gibt es schon, vielleicht mit einem anderen Spiel. Weiter damit: { $command }. Oder nimm einen anderen Namen.
terminal-notBegun = Du hast noch nichts entschieden, darum gibt es nichts zu speichern.
terminal-stumbled = { $name } ist ausgefallen ({ $fault }); stattdessen wird eine zufällige erlaubte Antwort gespielt.
terminal-handOver = Gib die Tastatur an { $name } weiter und drück Enter.
terminal-haveRead = { $name }, drück Enter, wenn du das gelesen hast.
terminal-won =
    { $n ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    } mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.

terminal-hand = In der Hand: { $what }.
terminal-onlyAnswer = die einzige Antwort: { $answer }
terminal-noChoice = nichts zu entscheiden
terminal-menu-pick = Plättchen, seine Meeples, Zahl der Züge, ♞ bestes Plättchen zum Besetzen
terminal-menu-pick-plain = Plättchen, seine Meeples
terminal-menu-suits =
    { $n ->
        [one] { $n } Satz ist möglich
       *[other] { $n } Sätze sind möglich
    }: Tipp die Waren ein, etwa: { $goods }
terminal-several =
    { $n ->
        [one] Das kann { $n } Antwort bedeuten; welche?
       *[other] Das kann { $n } Antworten bedeuten; welche?
    }
terminal-moveIsOver = Der Zug ist schon vor „{ $part }“ zu Ende.
terminal-unclear = „{ $part }“ ist dort nicht eindeutig; möglich: { $answers }
terminal-impossible = „{ $part }“ geht dort nicht; möglich: { $answers }
terminal-noAnswer = „{ $line }“ steht hier nicht zur Wahl. Tipp eine Nummer aus dem Menü oder help; Enter zeigt das Menü noch einmal.
terminal-fillers = auf nach in und der die das den dem des ein eine einen dann mit für von bei

terminal-help =
    Antworten: die Nummer vor einer Antwort, ein Plättchen (c4), eine Farbe und ein
    Plättchen (rot c4 oder r c4), die Worte einer Antwort (drop red c4) oder so viel
    davon, dass nur eine passt. Ein ganzer Zug in einer Zeile: c4 rot d4 weiß d5.
    Enter zeigt das Menü noch einmal, back verlässt eine Gruppe.

      board           zeigt den Tisch noch einmal
      moves [PLÄTTCHEN]
                      wo Züge enden können
      hint            was ein Bot tun würde
      score           Punkte, als wäre die Partie jetzt zu Ende
      log [N]         was geschehen ist, die letzten N Zeilen
      explain NAME    ein Dschinn, Gegenstand, Dieb oder Plättchen, eine Laune
                      oder Sippe; auch: turn, move
      explain values  was keine veröffentlichte Quelle bestätigt
      undo            nimmt deine letzte Antwort zurück, solange nichts aufgedeckt
                      wurde und niemand sonst geantwortet hat
      undo!           geht zu deiner vorigen Entscheidung zurück, wenn alle anderen
                      Bots sind
      save [DATEI]    speichert die Partie
      quit            verlässt die Partie; sie bleibt gespeichert

    Auf dem Spielfeld: Y gelb Wesir, W weiß Ältester, G grün Kaufmann,
    B blau Baumeister, R rot Meuchelmörder, P violett Kunstschmied; ♞2 ein Kamel
    von Platz 2, ▲2 ein Zelt, ♣ Palme, ⌂ Palast, ▓ Berg, w07 eine Laune;
    5b ein blauer Wert, 8r ein roter, ★ eine Stadt.
    Dschinn 6 [Ä/F]: 6 Punkte, die Kraft kostet einen Ältesten oder einen Fakir;
    bei [Ä+Ä/F] einen Ältesten und dazu einen von beiden, bei [F] einen Fakir.
terminal-undone = Zurückgenommen.
terminal-undo-answered = Nichts zurückzunehmen: { $name } hat seitdem geantwortet.
terminal-undo-turn = Nichts zurückzunehmen: Hier beginnt dieser Zug.
terminal-undo-revealed = Nichts zurückzunehmen: Seitdem wurde etwas aufgedeckt.
terminal-undo-start = Nichts zurückzunehmen: Hier beginnt die Partie.
terminal-undo-further = undo! geht trotzdem zurück.
terminal-undo-people = Hier geht nur undo: Es spielen noch andere Menschen mit.
terminal-undo-back = Zurück zu deiner vorigen Entscheidung. Das Glück bleibt dasselbe; die Bots denken neu nach.
terminal-noHint = Diesmal kein Tipp: { $fault }.
terminal-explain = Was soll erklärt werden? Ein Dschinn, Gegenstand, Dieb, eine Laune, ein Plättchen oder eine Sippe; oder turn, bid, move, goods, score.
terminal-moves-notNow = Züge werden aufgelistet, wenn du ein Plättchen zum Aufnehmen wählst.
terminal-moves-many =
    { $n ->
        [one] Es gibt zu viele Züge für eine Liste; dies ist der erste.
       *[other] Es gibt zu viele Züge für eine Liste; diese stammen aus den ersten { $n }.
    }
terminal-moves-none = Kein Zug beginnt oder endet dort.
terminal-moves-listed =
    { $n ->
        [one] { $shown } von { $n } Zugende.
       *[other] { $shown } von { $n } Zugenden.
    } m1 macht den ersten Zug; moves PLÄTTCHEN zeigt die Züge von dort und dorthin.
terminal-ending = { $what } auf { $tile }: { $route }
terminal-ending-claim = { $what } auf { $tile }, Plättchen in Besitz nehmen: { $route }
terminal-earning = { $what } für { $gold } Gold

terminal-best = beste
terminal-plan = Plan
terminal-asPlanned = { $what }, wie geplant
terminal-advice-points = Punkte
terminal-advice-why = was und warum
terminal-advice-noEnd = Dort endet kein Zug.
terminal-advice-ends = Wo Züge enden können, und um wie viel schlechter der beste Zug dorthin ist:
terminal-advice-games =
    { $n ->
        [0] auf den ersten Blick
        [one] { $n } simulierte Partie
       *[other] { $n } simulierte Partien
    }; ~ steht für einen Mittelwert, wo Glück oder andere mitentscheiden
terminal-bids-bid = Gebot
terminal-bids-place = Platz
terminal-bids-worth = Wert des Platzes
terminal-bids-net = nach Abzug des Preises
terminal-bids-about = Wert in Punkten gegenüber dem schlechtesten Platz.
terminal-toCome = später: { $gains }
gain-purse = vollere Kasse
gain-majority = Mehrheiten
gain-paying = Zahlungsmittel
gain-powers = Kräfte
gain-growth = Wachstum
gain-suits = längere Sätze
gain-fakirs = Fakire
gain-magic = magische Gegenstände
gain-whims = Launen
gain-next_city = nächste Stadt
gain-danger = Sicherheit vor Yazid
