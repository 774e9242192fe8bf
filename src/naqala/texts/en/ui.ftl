### Everything else a table says: buttons, panels, hand-over, undo, replay, settings, connection, keyboard, about.

language-name = English

ui-title = Naqala
ui-subtitle = An unofficial Five Tribes table, with all expansions
ui-playNow = Play now
ui-learn = Learn to play
ui-learn-about = Lessons of a minute or two, move by move.
ui-newGame = New game
ui-myGames = My games
ui-myGames-none = No games yet.
ui-myGames-resume = Resume
ui-myGames-all = Show all { $n } games
ui-myGames-over = finished
ui-myGames-won = Won
ui-myGames-shared = Shared victory
ui-myGames-lost = Not won
ui-myGames-running = running
ui-myGames-watch = Watch
ui-myGames-forget = Forget this game
ui-myGames-forget-about = It disappears from this list only; the table stays.
ui-upload = Upload a game
ui-upload-about = A game file that was downloaded here or saved in the terminal.
ui-upload-steps =
    { $n } { $n ->
        [one] step
       *[other] steps
    }
ui-upload-open = Open this game
ui-upload-choose = Choose a file, or drop it here
ui-download = Download this game
ui-download-short = Download
ui-settings = Settings
ui-rules = Rules in short
ui-help = Help
ui-about = About
ui-menu = Menu
ui-home = Home
ui-lost = Nothing here
ui-lost-about = There is no page at this address. Maybe the link is incomplete.
ui-lost-table = This table cannot be opened
ui-back = Back
ui-close = Close
ui-cancel = Cancel
ui-confirm = Confirm
ui-more = More
ui-retry = Try again
ui-reload = Reload the page
ui-loading = Loading…
ui-named = { $what }: { $value }
ui-also = { $what }; { $more }
ui-copyLink = Copy link
ui-linkCopied = Link copied
ui-share = Share link
ui-zoomIn = Zoom in
ui-zoomReset = Whole board

ui-round = Round { $n }
ui-lastRound = Last round
ui-seed = Chosen seed: { $seed }
ui-seed-about = The host chose this seed. Anyone who has played it before knows what will be drawn.
ui-yourTurn = Your turn
ui-yourAnswer = Your decision
ui-turnOf = { $name }’s turn
ui-waitingFor = Waiting for { $names }
ui-thinking = { $name } is thinking…
ui-gameOver = The game is over
ui-you = you
ui-bot = bot
ui-bot-level = (bot: { $level })
ui-away = away
ui-spectator = Spectator
ui-spectating = You are watching.
ui-notYetHere = not yet here
ui-devices =
    { $n } { $n ->
        [one] device
       *[other] devices
    }
ui-welcome = You play as { $name }.
ui-rename = Change name
ui-rename-name = Your name
ui-rename-save = Save

ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-log-newest = Jump to latest
ui-skip = Skip ahead
ui-skip-about = Shows all that others did (Escape, or a click on the board).
ui-market = Market
ui-djinns = Djinns
ui-items = Items
ui-thieves = Thieves
ui-whims = Whims
ui-cards = Cards
ui-players = Players
ui-bids = Bids and turn order
ui-score = Score
ui-mine = My hand
ui-explain-first = Hover over, focus or long-press anything to see what it does. Rules: “?”.
ui-explain-howTo = Hover over, focus or long-press anything to see what it does.

ui-undo = Undo
ui-undo-ask = Ask to undo
ui-undo-asked = { $name } would like to undo a move. Do you agree?
ui-undo-loses = This would undo:
ui-undo-waiting = Waiting for the others to agree…
ui-agree = Agree
ui-disagree = Disagree
ui-withdraw = Withdraw
ui-confirmTurn-about = Play then passes to someone else.
ui-confirmEnd = After this the game is over.
ui-confirmReveal = This reveals something new: it can be undone only if the others agree.
ui-confirmReveal-alone = This reveals something new.
ui-hint = Hint

ui-handover = Pass the device to { $name }
ui-handover-about = Everything secret is hidden until then.
ui-handover-ready = I am { $name }, show my view
ui-handover-since = What happened since your last decision

ui-invite = Invitations
ui-invite-about = Every seat has a link of its own. Do not post it in public: whoever opens it plays there.
ui-invite-seat = Link for { $name }
ui-invite-spectator = Link for spectators
ui-link-onlyHere = These links work on this machine only. To let others join, start the server with “{ $command }” or “{ $make }”.
ui-link-revoke-about = Whoever used it loses the seat.
ui-link-new = New link
ui-link-joined = { $name } is here.
ui-link-elsewhere-make = Make a link
ui-link-elsewhere-about = Whoever opens the link plays there. This device gives up the seat, until it opens the link itself.
ui-link-elsewhere = Continue on another device
ui-join = Join as { $name }
ui-takeover = Let a bot take over?
ui-takeover-propose = { $name } has been away for a while. Let a bot take over?
ui-takeover-asked = { $name } has been away for a while. Let the bot “{ $bot }” take over?
ui-takeover-back = I am back, let me play
ui-takeover-free = { $name }’s seat is still free. Whoever opens this link plays there:
ui-takeover-free-noLink = { $name }’s seat is still free. Its link is under “Invitations”, or with the host.
ui-takeover-instead = Let a bot play instead
ui-takeover-asked-free = { $name }’s seat is still free. Let the bot “{ $bot }” play there?

ui-replay = Replay
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-next = One step on
ui-replay-previous = One step back
ui-replay-nextTurn = Next turn
ui-replay-previousTurn = Previous turn
ui-replay-first = To the start
ui-replay-last = To the end
ui-replay-speed = Speed
ui-replay-step = Step { $step } of { $steps }
ui-replay-continue = Continue from here
ui-replay-continue-about = Opens a new table at this position.
ui-replay-view = Seen by
ui-replay-view-all = everybody together
ui-replay-view-open = spectators
ui-replay-position = Position in the game
ui-replay-jump = { $what }: go there
ui-replay-jump-turn = { $what }, round { $n }: go there

ui-settings-language = Language
ui-settings-animations = Animations
ui-settings-animations-full = Full
ui-settings-animations-reduced = Reduced
ui-settings-animations-off = Off
ui-settings-confirm = Confirm moves that can’t be undone
ui-settings-confirm-about = When a move reveals something or passes play on.
ui-settings-keys = Keyboard shortcuts
ui-settings-keys-about = Single letters, digits and signs, as listed below. Without them everything can be reached by Tab and arrow keys.

ui-connection-connecting = Connecting…
ui-connection-reconnecting = Connection lost. Trying again…
ui-connection-offline = No connection. Your answers are sent as soon as it is back.
ui-sending = Your answer: { $what }
ui-sending-waits = Waits for the connection: { $what }

ui-keyboard = Keyboard
ui-keyboard-arrows = Arrow keys: go over the board
ui-keyboard-enter = Enter or space: choose
ui-keyboard-tab = Tab: to the next panel; inside, arrow keys
ui-keyboard-colours = Y W G B R P: choose the meeple to drop: Y yellow (Vizier), W white (Elder), G green (Merchant), B blue (Builder), R red (Assassin), P purple (Artisan)
ui-keyboard-numbers = 1 to 9: press that answer
ui-keyboard-escape = Escape: close, go back, or show at once what others did
ui-keyboard-undo = U: undo
ui-keyboard-confirm = E: confirm, or pass
ui-keyboard-hint = H: hint
ui-keyboard-log = L: log
ui-keyboard-score = S: score
ui-keyboard-zoom = + and −: larger board, whole board
ui-keyboard-explain = I: what is this? (tile or card with the focus)
ui-keyboard-replay = Page up, Page down: one turn on or back (on the slider of a replay)
ui-keyboard-help = ?: this help

ui-about-text = A table for people and bots, with all three expansions. All pictures and texts were made for it.
ui-about-trademark = “Five Tribes” is a game by Bruno Cathala, published by Days of Wonder. This is an unofficial fan project; it is not affiliated with or endorsed by them.
ui-about-licence = Licence
ui-about-pictures = Third-party fonts and scripts ship with their licences:
ui-about-licence-font = Licence of the typeface
ui-about-licence-scripts = Licences of the scripts
