language-name = Deutsch

ui-title = Naqala
ui-subtitle = Ein inoffizieller Tisch für Five Tribes, mit allen Erweiterungen
ui-playNow = Sofort spielen
ui-learn = Spielen lernen
ui-learn-about = Zug um Zug, in Lektionen von ein, zwei Minuten.
ui-newGame = Neues Spiel
ui-myGames = Meine Spiele
ui-myGames-none = Noch keine Spiele.
ui-myGames-resume = Weiterspielen
ui-myGames-all = Alle { $n } Spiele zeigen
ui-myGames-over = beendet
ui-myGames-running = läuft
ui-myGames-watch = Ansehen
ui-myGames-forget = Dieses Spiel vergessen
ui-myGames-forget-about = Es verschwindet nur aus dieser Liste; der Tisch bleibt.
ui-upload = Spiel hochladen
ui-upload-about = Eine Spieldatei, die hier heruntergeladen oder im Terminal gespeichert wurde.
ui-upload-steps =
    { $n } { $n ->
        [one] Schritt
       *[other] Schritte
    }
ui-upload-open = Dieses Spiel öffnen
ui-upload-choose = Datei wählen oder hierher ziehen
ui-download = Dieses Spiel herunterladen
ui-download-short = Herunterladen
ui-settings = Einstellungen
ui-rules = Die Regeln in Kürze
ui-help = Hilfe
ui-about = Über dieses Spiel
ui-menu = Menü
ui-home = Startseite
ui-lost = Hier ist nichts
ui-lost-about = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Teil des Links.
ui-lost-table = Dieser Tisch lässt sich nicht öffnen
ui-back = Zurück
ui-close = Schließen
ui-cancel = Abbrechen
ui-confirm = Bestätigen
ui-more = Mehr
ui-retry = Noch einmal versuchen
ui-reload = Seite neu laden
ui-loading = Lädt …
ui-named = { $what }: { $value }
ui-also = { $what }; { $more }
ui-copyLink = Link kopieren
ui-linkCopied = Link kopiert
ui-share = Link teilen
ui-zoomIn = Vergrößern
ui-zoomReset = Ganzes Spielfeld

ui-round = Runde { $n }
ui-lastRound = Letzte Runde
ui-yourTurn = Du bist am Zug
ui-yourAnswer = Du bist gefragt
ui-turnOf = { $name } ist am Zug
ui-waitingFor = Warten auf { $names }
ui-thinking = { $name } überlegt …
ui-gameOver = Das Spiel ist zu Ende
ui-you = du
ui-bot = Bot
ui-bot-level = (Bot: { $level })
ui-away = nicht da
ui-spectator = Zuschauer
ui-spectating = Du schaust zu.
ui-notYetHere = noch nicht da
ui-devices =
    { $n } { $n ->
        [one] Gerät
       *[other] Geräte
    }
ui-welcome = Du spielst als { $name }.
ui-rename = Namen ändern
ui-rename-name = Dein Name
ui-rename-save = Speichern

ui-log = Verlauf
ui-log-empty = Noch ist nichts passiert.
ui-log-newest = Zur neuesten Zeile
ui-skip = Überspringen
ui-skip-about = Zeigt alles, was andere getan haben (Esc oder ein Klick auf das Spielfeld).
ui-market = Markt
ui-djinns = Dschinn
ui-items = Gegenstände
ui-thieves = Diebe
ui-whims = Launen
ui-cards = Karten
ui-players = Am Tisch
ui-bids = Gebote und Zugreihenfolge
ui-score = Punkte
ui-mine = Mein Besitz
ui-explain-first = Zeige auf etwas, wähle es an oder halte es gedrückt, und es wird erklärt. Die Regeln stehen unter „?“.
ui-explain-howTo = Zeige auf etwas, wähle es an oder halte es gedrückt, um zu lesen, was es tut.

ui-undo = Zurücknehmen
ui-undo-ask = Um Zurücknahme bitten
ui-undo-asked = { $name } möchte einen Zug zurücknehmen. Bist du einverstanden?
ui-undo-loses = Zurückgenommen würde:
ui-undo-waiting = Warten auf Zustimmung …
ui-agree = Einverstanden
ui-disagree = Nicht einverstanden
ui-withdraw = Zurückziehen
ui-confirmTurn-about = Danach ist jemand anderes gefragt.
ui-confirmEnd = Danach ist das Spiel zu Ende.
ui-confirmReveal = Dabei wird etwas Neues aufgedeckt; zurücknehmen geht dann nur, wenn die anderen zustimmen.
ui-confirmReveal-alone = Dabei wird etwas Neues aufgedeckt.
ui-hint = Tipp

ui-handover = Gib das Gerät weiter an { $name }
ui-handover-about = Bis dahin bleibt alles Geheime verdeckt.
ui-handover-ready = Ich bin { $name }, zeig mir meine Sicht
ui-handover-since = Was seit deiner letzten Entscheidung passiert ist

ui-invite = Einladungen
ui-invite-about = Jeder Platz hat seinen eigenen Link. Veröffentliche ihn nicht: Wer ihn öffnet, spielt dort.
ui-invite-seat = Link für { $name }
ui-invite-spectator = Link zum Zuschauen
ui-link-onlyHere = Diese Links gelten nur auf diesem Rechner. Damit andere kommen können, starte den Server mit „{ $command }“ oder „{ $make }“.
ui-link-revoke-about = Wer ihn benutzt hat, verliert den Platz.
ui-link-new = Neuer Link
ui-link-joined = { $name } ist da.
ui-link-elsewhere-make = Link erstellen
ui-link-elsewhere-about = Wer den Link öffnet, spielt dort weiter. Dieses Gerät gibt den Platz ab, bis es den Link selbst öffnet.
ui-link-elsewhere = Auf einem anderen Gerät weiterspielen
ui-join = Als { $name } mitspielen
ui-takeover = Soll ein Bot übernehmen?
ui-takeover-propose = { $name } ist schon länger weg. Soll ein Bot weiterspielen?
ui-takeover-asked = { $name } ist schon länger weg. Soll der Bot „{ $bot }“ weiterspielen?
ui-takeover-back = Ich bin zurück, lass mich spielen
ui-takeover-free = Der Platz von { $name } ist noch frei. Wer diesen Link öffnet, spielt dort:
ui-takeover-free-noLink = Der Platz von { $name } ist noch frei. Den Link gibt es unter „Einladungen“ oder beim Gastgeber.
ui-takeover-instead = Stattdessen einen Bot spielen lassen
ui-takeover-asked-free = Der Platz von { $name } ist noch frei. Soll dort der Bot „{ $bot }“ spielen?

ui-replay = Nachspielen
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-next = Einen Schritt vor
ui-replay-previous = Einen Schritt zurück
ui-replay-nextTurn = Nächster Zug
ui-replay-previousTurn = Voriger Zug
ui-replay-first = Zum Anfang
ui-replay-last = Zum Ende
ui-replay-speed = Tempo
ui-replay-step = Schritt { $step } von { $steps }
ui-replay-continue = Von hier weiterspielen
ui-replay-continue-about = Öffnet einen neuen Tisch mit dieser Stellung.
ui-replay-view = Aus der Sicht von
ui-replay-view-all = allen zusammen
ui-replay-view-open = Zuschauern
ui-replay-position = Stelle im Spiel
ui-replay-jump = { $what }: dorthin gehen
ui-replay-jump-turn = { $what }, Runde { $n }: dorthin gehen

ui-settings-language = Sprache
ui-settings-animations = Animationen
ui-settings-animations-full = Voll
ui-settings-animations-reduced = Reduziert
ui-settings-animations-off = Aus
ui-settings-confirm = Vor unumkehrbaren Zügen nachfragen
ui-settings-confirm-about = Wenn etwas aufgedeckt wird oder danach jemand anderes gefragt ist.
ui-settings-keys = Tastenkürzel
ui-settings-keys-about = Einzelne Buchstaben, Ziffern und Zeichen, wie unten aufgeführt. Auch ohne sie ist alles mit Tab und Pfeiltasten zu erreichen.

ui-connection-connecting = Verbindet …
ui-connection-reconnecting = Verbindung verloren. Neuer Versuch …
ui-connection-offline = Keine Verbindung. Deine Antworten werden gesendet, sobald die Verbindung wieder steht.
ui-sending = Deine Antwort: { $what }
ui-sending-waits = Wartet auf die Verbindung: { $what }

ui-keyboard = Tastatur
ui-keyboard-arrows = Pfeiltasten: über das Spielfeld gehen
ui-keyboard-enter = Enter oder Leertaste: wählen
ui-keyboard-tab = Tab: zum nächsten Bereich; darin Pfeiltasten
ui-keyboard-colours = Y W G B R P: den Meeple zum Absetzen wählen: Y gelb (Wesir), W weiß (Ältester), G grün (Kaufmann), B blau (Baumeister), R rot (Meuchelmörder), P violett (Kunstschmied)
ui-keyboard-numbers = 1 bis 9: diese Antwort geben
ui-keyboard-escape = Esc: schließen, zurück, oder gleich alles zeigen, was andere getan haben
ui-keyboard-undo = U: zurücknehmen
ui-keyboard-confirm = E: bestätigen, sonst: passen
ui-keyboard-hint = H: Tipp
ui-keyboard-log = L: Verlauf
ui-keyboard-score = S: Punkte
ui-keyboard-zoom = + und −: Spielfeld vergrößern, ganzes Spielfeld
ui-keyboard-explain = I: was ist das? (das angewählte Plättchen, die angewählte Karte)
ui-keyboard-replay = Bild auf, Bild ab: einen Zug vor oder zurück (am Regler beim Nachspielen)
ui-keyboard-help = ?: diese Hilfe

ui-about-text = Ein Tisch für Menschen und Bots, mit allen drei Erweiterungen. Alle Bilder und Texte sind eigens dafür entstanden.
ui-about-trademark = „Five Tribes“ ist ein Spiel von Bruno Cathala, erschienen bei Days of Wonder. Dies ist ein inoffizielles Fanprojekt; es steht in keiner Verbindung zu ihnen und wird nicht von ihnen unterstützt.
ui-about-licence = Lizenz
ui-about-pictures = Schrift und Skripte anderer kommen mit ihren Lizenzen:
ui-about-licence-font = Lizenz der Schrift
ui-about-licence-scripts = Lizenzen der Skripte
