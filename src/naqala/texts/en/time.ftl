### Time at a table, people who go, tables that close, and the lobby.

time-title = Time
time-none = No limit
time-clock = A clock for each player
time-days = Days for each turn
time-base = Minutes for the game
time-increment = Seconds added per turn
time-daysCount = Days
time-clock-about = A player’s clock runs while the game waits for that player. After each turn and each bid the seconds are added. Clocks start when everybody is here.
time-days-about = So many days for each turn and each bid. Good for games over a week or two.
time-end = When the time is up
time-end-turn = A bot plays this turn
time-end-seat = A bot takes the seat
time-end-ask = The others decide
time-pace-clock = { $minutes } min + { $seconds } s
time-pace-days =
    { $n ->
        [one] { $n } day per turn
       *[other] { $n } days per turn
    }
time-pace-none = no time limit
time-left-days =
    { $d } d { $h } h
time-left = { $name }: { $time } left
time-left-up = { $name }: time is up
time-soon =
    { $n ->
        [one] { $n } second left.
       *[other] { $n } seconds left.
    }
time-waiting = The clocks start when everybody is here.
time-waiting-full = The game starts when all seats are taken.
time-excused = { $name }’s connection is lost: the clock stands for a moment.
time-paused = Pause: all clocks stand. They run again when somebody plays or all agree.
time-up-you = Your time is up. You can still play until the others decide.
time-up-other = { $name }’s time is up. What shall happen?
time-up-standIn = { $name }’s time is up: a bot plays this turn.
time-decide-turn = A bot plays this turn
time-decide-time = A bot takes the seat
time-pause = Pause
time-resume = Resume
time-pause-about = All players must agree. The clocks then stand, at most for an hour, in games with days for two weeks.

table-title = This table
table-resign = Resign
table-resign-about = A bot plays your seat to the end. You cannot come back.
table-resign-sure = Resign for good?
table-close = Close the table
table-close-propose = Propose to close the table
table-close-about = The game ends without a result. Everybody can still look at it.
table-close-sure = Close this table for everybody?
table-closed = This table is closed. You can look at it, but not play on.
table-remove = Give the seat to a bot
table-remove-about = The link stops working, and a person who has used it loses the seat.
table-gone = has left for good

proposal-turn = { $name }’s time is up. Shall a bot play this turn?
proposal-time = { $name }’s time is up. Shall the bot “{ $bot }” take the seat?
proposal-pause = { $name } asks for a pause: all clocks stand.
proposal-resume = { $name } would like to go on: the clocks run again.
proposal-close = { $name } proposes to close this table without a result.

told-up = { $name }’s time is up.
told-stand_in = { $name }’s time is up: a bot plays this turn.
told-time = { $name }’s time is up: a bot takes the seat.
told-resigned = { $name } has resigned. A bot plays on.
told-removed = A bot takes the seat of { $name }.
told-paused = Pause: all clocks stand.
told-resumed = The clocks run again.
told-closed = This table has been closed.
told-refused = { $name } does not agree.
told-withdrawn = { $name } has withdrawn the proposal.

lobby-title = Open tables
lobby-about = Tables that wait for players. A table starts when all its seats are taken.
lobby-none = No table waits for players right now. Open one yourself!
lobby-join = Join
lobby-back = Back to the table
lobby-leave = Give the seat back
lobby-free = free
lobby-offer = List it under “Open tables”
lobby-offer-about = Anybody who visits this server can take the free seats. The game starts when all seats are taken.
lobby-offer-link = A listed table needs at least one seat “by link”.
lobby-hints = with hints
lobby-noHints = without hints

qr-show = QR code
qr-hide = Hide QR code
qr-label = QR code: { $label }

preview-table = A table of Five Tribes on Naqala
preview-about =
    { $n ->
        [one] For { $n } player
       *[other] For { $n } players
    } · { $games }. Open the link to play or watch: no sign-up.
preview-home = Five Tribes in the browser: with friends, against bots, or alone. No sign-up.
