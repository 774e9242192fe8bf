doubt-title = Unbestätigte Werte
doubt-about = Alles hier folgt den veröffentlichten Regeln, soweit wir sie kennen. Für diese Werte haben wir keine veröffentlichte Quelle und mussten selbst wählen. Die meisten gehören zu den Launen: Das Blatt des Verlags mit diesen { $n } Karten liegt uns nicht vor.
doubt-own = Besitzt du das Spiel? Du kannst mit den gedruckten Werten spielen: Öffne unter „{ ui-newGame }“ den Abschnitt „{ values-title }“, lade eine leere Wertedatei herunter, trag die Werte ein und wähle die Datei aus.
doubt-mark-likely = wahrscheinlich
doubt-likely-about = Wahrscheinlich, aber durch keine veröffentlichte Quelle bestätigt.
doubt-mark-ours = unser Wert
doubt-ours-about = Unsere Wahl: Keine veröffentlichte Quelle nennt diesen Wert.
doubt-likely-list = Wahrscheinlich: eine glaubwürdige Quelle oder so wie bei allen ähnlichen Karten
doubt-ours-list = Unsere Wahl
doubt-points = { $thing }: { count-points }
doubt-card = { $thing }
doubt-copies = { $thing }: { $n }-mal im Spiel
doubt-colour =
    { $thing }: { $value ->
        [blue] blauer
       *[red] roter
    } Wert
doubt-mountains = { $thing }: Berge an den Rändern { $value }
doubt-edges =
    { $edges ->
        [NE] NO
        [SE] SO
        [EW] OW
       *[other] { $edges }
    }
doubt-track = { $thing }: die Preise der Zugleiste für fünf, { $value }
doubt-reroll = { $thing }: bei einer schwarzen 6 werden beide Plättchen neu ausgewürfelt
doubt-fakirFirst = { $thing }: er bezahlt zuerst mit einem Fakir, wenn er einen hat
doubt-eldersFirst = { $thing }: er bezahlt zuerst mit zwei Ältesten, wenn er sie hat
doubt-mark-box = aus der Schachtel
doubt-box-about = So steht es in der Schachtel: Der Wert kommt aus der Wertedatei dieser Partie.
values-inPlay = Diese Partie wird mit Werten aus der Schachtel gespielt:
values-line = { $now } (unser Wert: { $ours })
values-title = Werte aus der Schachtel
values-about = Besitzt du die Schachtel? Wähle eine Datei mit den gedruckten Werten, um sie zu verwenden.
values-choose = Wertedatei wählen
values-without = Datei entfernen
values-server = Die Werte dieses Servers verwenden
values-same = Alle Werte dieser Datei stimmen mit unseren überein.
values-file = Anders als unsere Werte:
values-template = Leere Wertedatei herunterladen
values-misfit = { $path }: Möglich ist eine ganze Zahl von { $least } bis { $most }, in der Datei steht { $got }.
