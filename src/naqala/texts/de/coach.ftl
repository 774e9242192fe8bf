coach-title = Trainer
coach-off = Trainer aus
coach-leaves = Dein Trainer war für die erste Partie da und hört jetzt auf.
coach-keep = Trainer behalten
coach-stays = Dein Trainer bleibt. In den Einstellungen kannst du ihn ausschalten.
coach-gotIt = Verstanden
coach-next = Weiter
coach-show = Zeigen
coach-hide = Ausblenden
coach-back = Zurück zur Partie
coach-then = So lag das Spielfeld vor diesem Zug.
coach-bid-first = Dein bester Zug: { $start } nach { $tile } ({ $what }). Platz { $place } sichert ihn dir und ist etwa { count-points } mehr wert als Platz { $last }.
coach-bid-earlier = Platz { $place } ist der beste, der noch frei ist: Er ist dir etwa { count-points } mehr wert als Platz { $last }.
coach-bid-place =
    { $later ->
        [0] Platz { $place }
       *[other] Platz { $place }–{ $last }
    }
coach-bid-free = Ich würde { $price } bieten ({ coach-bid-place }): Das kostet nichts und genügt.
coach-bid-price =
    { $gain ->
        [0] Ich würde { $price } bieten ({ coach-bid-place }): Das kostet { $gold } Gold und bringt etwa ebenso viel.
       *[other] Ich würde { $price } bieten ({ coach-bid-place }): { $gold } Gold für etwa { $n } Punkte, ein Gewinn von etwa { $gain }.
    }
coach-bid-more = Ein Gebot von { $price } lohnt sich nicht.
coach-bid-dear = Ich würde { $price } bieten: Ein besserer Platz kostet { $gold } Gold, das lohnt sich nicht.
coach-bid-even = Wann du in dieser Runde ziehst, macht kaum einen Unterschied: Ich würde { $gold } bieten.
# The review says these too.
review-mark-best = Stark
review-mark-good = Gut
review-mark-inaccuracy = Ungenau
review-mark-mistake = Fehler
review-mark-blunder = Patzer

coach-turn-earned =
    { $n ->
        [0] Das hat dir noch keine Punkte gebracht.
       *[other] Das hat dir { count-points } gebracht.
    }
coach-turn-paid = Das hat dich erst einmal { count-points } gekostet.
coach-turn-best = { review-mark-best }: Einen klar besseren Zug sehe ich nicht.
coach-turn-good = { review-mark-good }: Kaum ein Zug war besser.
coach-turn-inaccuracy = Nicht schlecht. Ein Zug war noch etwas besser.
coach-turn-better = Besser wäre: { $start } nach { $tile } ({ $what }), am Ende etwa { count-points } mehr wert.
coach-turn-there = In diesem Zug:
coach-turn-leaves = Dein Zug überlässt { $name } etwa { count-points }, der bessere nur { $less }.
coach-ask-bid = Wer am meisten bietet, zieht zuerst. Gold zählt als Punkte: Zahle nur für einen Zug, den dir andere wegnehmen würden.
coach-ask-bid-two = Wer mehr bietet, zieht zuerst; jeder hat { $markersTwo } Züge pro Runde. Gold zählt als Punkte: Zahle nur für einen Zug, den du sonst verlierst.
coach-ask-move = Du setzt die Meeples unterwegs einzeln ab. Der letzte muss auf seine Farbe treffen: Dort nimmst du alle dieser Farbe. Ist das Plättchen dann leer, gehört es dir.
coach-ask-drop = Wähle ein Plättchen oder zieh einen Meeple darauf. Der letzte zählt: Wesire und Älteste sind Punkte, Kaufleute bringen Karten, Baumeister Gold, und Meuchelmörder töten. Jeder Schritt lässt sich zurücknehmen.
coach-ask-drop-artisans = Wähle ein Plättchen oder zieh einen Meeple darauf. Der letzte zählt: Wesire und Älteste sind Punkte, Kaufleute bringen Karten, Baumeister Gold, Kunstschmiede Gegenstände, und Meuchelmörder töten. Jeder Schritt lässt sich zurücknehmen.
coach-ask-piece = Setz das Zelt dorthin, wo ringsum viele rote Plättchen liegen. Du hast nur eines.
coach-ask-tribe = Bevor deine Sippe handelt, darfst du etwas einsetzen. Meistens machst du einfach weiter.
coach-ask-build = Jeder Fakir zählt wie ein weiterer Baumeister und ist dann weg. Behalte ein paar: Sie helfen auch, Dschinn zu bezahlen.
coach-ask-kill = Am besten ein Meeple, der allein steht. Ist sein Plättchen leer, gehört es dir. Oder töte einen Wesir oder Ältesten eines Gegners.
coach-ask-thief = Warte, bis es etwas zu holen gibt. Ein Dieb bestiehlt einmal alle und verlässt dann das Spiel.
coach-ask-tile-village = Der Palast entsteht von selbst. Er bringt dem Besitzer des Plättchens { $palace } Punkte. Vorher darfst du etwas einsetzen.
coach-ask-tile-oasis = Die Palme wächst von selbst. Sie bringt dem Besitzer des Plättchens { $palm } Punkte. Vorher darfst du etwas einsetzen.
coach-ask-tile-small_market = Nimm eine Ware, die dir fehlt. Je mehr verschiedene Waren du hast, desto mehr sind sie wert.
coach-ask-tile-large_market = Kaufe hier, wenn du beide Karten brauchen kannst. { $largeCards } Karten kosten { $large } Gold: Waren, die dir fehlen, oder Fakire lohnen sich.
coach-ask-tile-specialized_market = Nimm eine Ware, die dir in einem großen Satz fehlt. Jede Karte der Reihe kostet { $special } Gold.
coach-ask-tile-sacred = Ein Dschinn bringt Punkte und eine Kraft. Bezahlt wird mit Ältesten, einen davon kann ein Fakir ersetzen. Früh im Spiel zahlt sich eine Kraft am längsten aus.
coach-ask-tile-workshop = Ein Gegenstand kostet einen Kunstschmied oder Fakire. Manche bringen einfach Punkte, andere wirken einmal: Früh im Spiel ist ein Kunstschmied hier gut angelegt.
coach-ask-tile-city = Eine Laune zahlt Gold, sobald du hast, was sie verlangt. Sie kostet nichts: Nimm sie, auch wenn du noch weit davon entfernt bist.
coach-ask-last = Verkaufe nur, wenn du Gold zum Bieten brauchst. Unverkaufte Waren zählen am Ende genauso viel, und ein größerer Satz ist mehr wert.
coach-ask-outbid = Für die Summe der Würfel ziehst du vor Yazid. Zahle, wenn er das Plättchen räumen würde, das du willst.
coach-ask-target = Dein Dschinn wirkt auf eines der leuchtenden Plättchen. Wähle eines, das dir etwas bringt und nicht seinem Besitzer.
coach-ask-redirect = Fast jedes Plättchen ringsum ist möglich. Wähle ein eigenes: Palmen und Paläste zählen für den Besitzer des Plättchens.
coach-ask-keep_item = Wertvolle Gegenstände bringen einfach Punkte. Magische wirken in einem späteren Zug.
coach-ask-keep_djinn = Einen behältst du, die anderen sind weg. Wähle früh im Spiel nach der Kraft, später nach den Punkten.
coach-ask-give_cards = Gib, was du doppelt hast, oder Fakire, die du nicht brauchst. Du entscheidest, was der Dieb bekommt.
coach-ask-give_djinn = Du entscheidest, welchen Dschinn du verlierst. Gib den mit den wenigsten Punkten oder eine Kraft, die du nicht mehr brauchst.
coach-ask-give_tile = Du entscheidest, welches Plättchen du verlierst. Gib eines mit wenigen Punkten, ohne Palmen und Paläste. Deine Figur kommt zu dir zurück.
coach-ask-give_building = Du entscheidest, was du verlierst. Eine Palme bringt { $palm } Punkte, ein Palast { $palace }, mit manchem Dschinn auch mehr.
coach-ask-give_item = Du entscheidest, was du verlierst. Ein magischer Gegenstand, den du kaum noch einsetzt, kostet dich weniger als ein wertvoller.
coach-ask-take_cards = Du siehst die ganze Beute. Nimm Waren, die dir fehlen: Ein größerer Satz ist mehr wert.
coach-ask-take_djinn = Du siehst die ganze Beute. Nimm den Dschinn mit den meisten Punkten oder eine Kraft, die du noch nutzen kannst.
coach-ask-claim = Das Plättchen kommt mit seinen Palmen und Palästen. Es kostet dich ein Kamel: Nimm es, wenn es das wert ist.
coach-ask-take_building = Es zählt für dich, solange das Plättchen dir gehört. Es zählt dort, wo es steht.
coach-ask-take_item = Du siehst die ganze Beute. Wertvolle Gegenstände bringen einfach Punkte, magische wirken einmal.
coach-ask-scimitar = Leerst du ein Plättchen ohne Besitzer, gehört es dir. Such eines, auf dem danach niemand mehr steht.
coach-ask-lamp = Der oberste Dschinn vom Stapel ist Glückssache. Die offenen kennst du; jeder ist kostenlos.
coach-ask-flute = Versammle eine Farbe dort, wo du später einen Zug beenden kannst. Aber auch die anderen können sie nutzen, bevor du wieder dran bist.
coach-ask-bring = Einen nach dem anderen, von den angrenzenden Plättchen. Du darfst jederzeit aufhören.
coach-ask-ring = Jeder abgelegte Gegenstand kann verdeckt zurückkehren. Ein wertvoller bringt einfach Punkte; ein magischer muss bis zu deinem nächsten Zug warten.
coach-ask-talisman_from = Gib dein schwächstes Plättchen auf. Deine Figur verlässt es; Palmen und Paläste bleiben dort.
coach-ask-talisman_to = Am besten ein wertvolles Plättchen ohne Besitzer. Punkte, Palmen und Paläste zählen; die Meeples darauf stören nicht.
coach-ask-horn = Lege nach vorn, was du brauchst und in diesem Zug noch bekommst. Die ersten Karten gibt es auf den Märkten, und Kaufleute nehmen von vorn.
