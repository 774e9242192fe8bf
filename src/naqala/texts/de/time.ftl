### Time at a table, people who go, tables that close, and the lobby.

time-title = Bedenkzeit
time-none = Unbegrenzt
time-clock = Eine Uhr pro Spieler
time-days = Tage pro Zug
time-base = Minuten für die Partie
time-increment = Zusatzsekunden pro Zug
time-daysCount = Tage
time-clock-about = Deine Uhr läuft, solange die Partie auf dich wartet. Nach jedem Zug und jedem Gebot kommen die Sekunden dazu. Die Uhren starten, wenn alle da sind.
time-days-about = Du hast so viele Tage für jeden Zug und jedes Gebot. Gut für Partien über eine Woche oder zwei.
time-end = Wenn die Zeit um ist
time-end-turn = Ein Bot spielt diesen Zug
time-end-seat = Ein Bot übernimmt den Platz
time-end-ask = Die anderen entscheiden
time-pace-clock = { $minutes } min + { $seconds } s
time-pace-days =
    { $n ->
        [one] { $n } Tag pro Zug
       *[other] { $n } Tage pro Zug
    }
time-pace-none = ohne Zeitlimit
time-then-turn = { $pace }, danach spielt ein Bot den Zug
time-then-seat = { $pace }, danach übernimmt ein Bot den Platz
time-then-ask = { $pace }, danach entscheiden die anderen
time-left-days =
    { $d } Tg. { $h } Std.
time-left = { $name }: noch { $time }
time-left-up = { $name }: Zeit ist um
time-soon =
    { $n ->
        [one] Noch { $n } Sekunde.
       *[other] Noch { $n } Sekunden.
    }
time-waiting = Die Uhren starten, wenn alle da sind.
time-waiting-full = Die Partie beginnt, wenn alle Plätze besetzt sind.
time-excused = Verbindung zu { $name } unterbrochen: Die Uhr steht kurz.
time-paused = Pause: Alle Uhren stehen. Sie laufen wieder, wenn jemand spielt oder alle zustimmen.
time-up-you = Deine Zeit ist um. Du kannst noch spielen, bis die anderen entscheiden.
time-up-other = Die Zeit von { $name } ist um. Was soll geschehen?
time-up-standIn = Die Zeit von { $name } ist um: Ein Bot spielt diesen Zug.
time-up-standIn-own = Deine Zeit ist um: Ein Bot spielt diesen Zug.
time-decide-turn = Bot spielt diesen Zug
time-decide-time = Bot übernimmt den Platz
time-pause = Pause
time-resume = Weiter
time-pause-about = Alle müssen zustimmen. Dann stehen die Uhren höchstens eine Stunde lang, in Partien mit Tagen pro Zug höchstens zwei Wochen.

table-title = Dieser Tisch
table-resign = Aufgeben
table-resign-about = Ein Bot spielt deinen Platz zu Ende. Du kannst nicht zurück.
table-resign-sure = Endgültig aufgeben?
table-close = Tisch schließen
table-close-propose = Vorschlagen, den Tisch zu schließen
table-close-about = Die Partie endet ohne Ergebnis. Ansehen kann man sie weiterhin.
table-close-sure = Diesen Tisch für alle schließen?
table-closed = Dieser Tisch ist geschlossen. Du kannst ihn ansehen, aber nicht weiterspielen.
table-remove = Platz an einen Bot geben
table-remove-about = Der Link wird ungültig, und wer ihn benutzt hat, verliert den Platz.
table-left-resigned = hat aufgegeben
table-left-time = hatte keine Zeit mehr

proposal-turn = Die Zeit von { $name } ist um. Soll ein Bot diesen Zug spielen?
proposal-time = Die Zeit von { $name } ist um. Soll der Bot „{ $bot }“ den Platz übernehmen?
proposal-pause = { $name } bittet um eine Pause. Wenn alle zustimmen, bleiben die Uhren stehen.
proposal-resume = { $name } möchte weiterspielen. Wenn alle zustimmen, laufen die Uhren wieder.
proposal-close = { $name } schlägt vor, diesen Tisch ohne Ergebnis zu schließen.
proposal-turn-own = Deine Zeit ist um. Die anderen entscheiden, ob ein Bot diesen Zug spielt.
proposal-time-own = Deine Zeit ist um. Die anderen entscheiden, ob der Bot „{ $bot }“ deinen Platz übernimmt.
proposal-pause-own = Du hast um eine Pause gebeten. Wenn alle zustimmen, bleiben die Uhren stehen.
proposal-resume-own = Du möchtest weiterspielen. Wenn alle zustimmen, laufen die Uhren wieder.
proposal-close-own = Du hast vorgeschlagen, diesen Tisch ohne Ergebnis zu schließen.

told-up = Die Zeit von { $name } ist um.
told-stand_in = Die Zeit von { $name } ist um: Ein Bot spielt diesen Zug.
told-time = Die Zeit von { $name } ist um: Ein Bot übernimmt den Platz.
told-resigned = { $name } hat aufgegeben. Ein Bot übernimmt.
told-removed = Ein Bot übernimmt den Platz von { $name }.
told-paused = Pause: Alle Uhren stehen.
told-resumed = Die Uhren laufen wieder.
told-closed = Dieser Tisch wurde geschlossen.
told-refused = { $name } stimmt nicht zu.
told-withdrawn = { $name } hat den Vorschlag zurückgezogen.
told-up-own = Deine Zeit ist um.
told-stand_in-own = Deine Zeit ist um: Ein Bot spielt diesen Zug.
told-time-own = Deine Zeit ist um: Ein Bot übernimmt deinen Platz.
told-resigned-own = Du hast aufgegeben. Ein Bot übernimmt.
told-removed-own = Ein Bot übernimmt deinen Platz.
told-refused-own = Du hast nicht zugestimmt.
told-withdrawn-own = Du hast deinen Vorschlag zurückgezogen.

lobby-title = Offene Tische
lobby-about = Diese Tische warten auf Mitspieler. Eine Partie beginnt, wenn alle Plätze besetzt sind.
lobby-none = Gerade wartet kein Tisch auf Mitspieler. Eröffne selbst einen!
lobby-join = Mitspielen
lobby-back = Zurück zum Tisch
lobby-leave = Platz wieder freigeben
lobby-free = frei
lobby-offer = Unter „Offene Tische“ anzeigen
lobby-offer-about = Wer diesen Server besucht, kann freie Plätze einnehmen. Die Partie beginnt, wenn alle Plätze besetzt sind.
lobby-offer-link = Dafür braucht der Tisch mindestens einen Platz „per Link“.
lobby-hints = mit Tipps
lobby-noHints = ohne Tipps

qr-show = QR-Code
qr-hide = QR-Code ausblenden
qr-label = QR-Code: { $label }

preview-table = Ein Tisch Five Tribes bei Naqala
preview-about =
    { $n ->
        [one] Für { $n } Person
       *[other] Für { $n } Personen
    } · { $games }. Link öffnen und mitspielen oder zuschauen, ohne Anmeldung.
preview-home = Five Tribes im Browser: mit Freunden, gegen Bots oder allein. Ohne Anmeldung.
