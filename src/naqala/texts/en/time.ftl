### Time at a table, people who go, tables that close, and the lobby.

time-title = Time
time-none = No limit
time-clock = A clock for each player
time-days = Days per turn
time-base = Minutes for the game
time-increment = Seconds added per turn
time-daysCount = Days
time-clock-about = Your clock runs while the game waits for you. The seconds are added after each turn and each bid. The clocks start when everyone is here.
time-days-about = You have this many days for each turn and each bid. Good for games over a week or two.
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
time-then-turn = { $pace }, then a bot plays the turn
time-then-seat = { $pace }, then a bot takes the seat
time-then-ask = { $pace }, then the others decide
time-left-days =
    { $d } d { $h } h
time-left = { $name }: { $time } left
time-left-up = { $name }: time is up
time-soon =
    { $n ->
        [one] { $n } second left.
       *[other] { $n } seconds left.
    }
time-waiting = The clocks start when everyone is here.
time-waiting-full = The game starts when all seats are taken.
time-excused = { $name } has lost the connection: the clock stops for a moment.
time-paused = Paused: all clocks are stopped. They run again when someone plays or everyone agrees.
time-up-you = Your time is up. You can still play until the others decide.
time-up-other = { $name }’s time is up. What should happen?
time-up-standIn = { $name }’s time is up: a bot plays this turn.
time-up-standIn-own = Your time is up: a bot plays this turn.
time-decide-turn = A bot plays this turn
time-decide-time = A bot takes the seat
time-pause = Pause
time-resume = Resume
time-pause-about = All players must agree. The clocks then stop for up to an hour, or up to two weeks in games with days per turn.

table-title = This table
table-resign = Resign
table-resign-about = A bot plays your seat to the end. You cannot come back.
table-resign-sure = Resign for good?
table-close = Close the table
table-close-propose = Propose to close the table
table-close-about = The game ends without a result. Everyone can still view it.
table-close-sure = Close this table for everyone?
table-closed = This table is closed. You can still view it, but no longer play.
table-remove = Give the seat to a bot
table-remove-about = The link stops working, and a person who has used it loses the seat.
table-left-resigned = has resigned
table-left-time = ran out of time

proposal-turn = { $name }’s time is up. Let a bot play this turn?
proposal-time = { $name }’s time is up. Let the bot “{ $bot }” take the seat?
proposal-pause = { $name } asks for a pause. If everyone agrees, the clocks stop.
proposal-resume = { $name } would like to resume. If everyone agrees, the clocks run again.
proposal-close = { $name } proposes to close this table without a result.
proposal-turn-own = Your time is up. The others decide whether a bot plays this turn.
proposal-time-own = Your time is up. The others decide whether the bot “{ $bot }” takes your seat.
proposal-pause-own = You have asked for a pause. If everyone agrees, the clocks stop.
proposal-resume-own = You have asked to resume. If everyone agrees, the clocks run again.
proposal-close-own = You have proposed to close this table without a result.

told-up = { $name }’s time is up.
told-stand_in = { $name }’s time is up: a bot plays this turn.
told-time = { $name }’s time is up: a bot takes the seat.
told-resigned = { $name } has resigned. A bot takes over.
told-removed = A bot takes { $name }’s seat.
told-paused = Paused: all clocks are stopped.
told-resumed = The clocks are running again.
told-closed = This table has been closed.
told-refused = { $name } does not agree.
told-withdrawn = { $name } has withdrawn the proposal.
told-up-own = Your time is up.
told-stand_in-own = Your time is up: a bot plays this turn.
told-time-own = Your time is up: a bot takes your seat.
told-resigned-own = You have resigned. A bot takes over.
told-removed-own = A bot takes your seat.
told-refused-own = You did not agree.
told-withdrawn-own = You have withdrawn your proposal.

lobby-title = Open tables
lobby-about = These tables are waiting for players. A game starts when all seats are taken.
lobby-none = No table is waiting for players right now. Open one yourself!
lobby-join = Join
lobby-back = Back to the table
lobby-leave = Give up the seat
lobby-free = free
lobby-offer = List it under “Open tables”
lobby-offer-about = Anyone who visits this server can take the free seats. The game starts when all seats are taken.
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
