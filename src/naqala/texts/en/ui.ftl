### Everything else a table says: buttons, panels, hand-over, undo, replay, settings, connection, keyboard, about.

language-name = English

ui-title = Naqala
ui-subtitle = An unofficial Five Tribes table, with all expansions
ui-what = A board game of clever moves: walk with the meeples of five tribes, collect gold, goods and djinns, and bid to play first.
ui-playNow = Play now
ui-learn = Learn to play
ui-learn-about = Move by move, in lessons of a minute or two.
ui-newGame = New game
ui-myGames = My games
ui-myGames-none = No games yet.
ui-myGames-resume = Resume
ui-myGames-all = Show all { $n } games
ui-myGames-over = finished
ui-myGames-score = Score, rematch
ui-myGames-closed = closed
ui-myGames-won = Won
ui-myGames-shared = Shared victory
ui-myGames-lost = Lost
ui-myGames-running = running
ui-myGames-stands-people = waiting for players
ui-myGames-stands-pause = paused
ui-myGames-stands-rematch = rematch offered
ui-myGames-watch = Watch
ui-myGames-forget = Remove from my list
ui-myGames-forget-about = The game disappears from your list only; the table stays.
ui-upload = Upload a game
ui-upload-about = A game file that was downloaded here or saved in the terminal.
ui-upload-actions =
    { $n } { $n ->
        [one] action
       *[other] actions
    }
ui-upload-open = Open this game
ui-upload-choose = Choose a file, or drop it here
ui-download = Download this game
ui-download-short = Download
ui-settings = Settings
ui-rules = Rules
ui-rules-more = In the rules
ui-help = Help
ui-about = About
ui-menu = Menu
ui-home = Home
ui-lost = Page not found
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
ui-turnOver = Your turn is over
ui-turnOver-forced = Nothing was left to choose: your turn is over
ui-forced = only one choice left
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
ui-unseated-moved = You no longer play as { $name } here: another browser has this seat now.
ui-unseated-link = You no longer play as { $name } here: this seat got a new link.
ui-unseated-bot = You no longer play as { $name } here: a bot has this seat now.
ui-notYetHere = not here yet
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
ui-skip-about = Shows at once what the others did (Escape, or a click on the board).
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
ui-explain-touch = Long-press anything to see what it does. Rules: “?”.
ui-explain-howTo = Hover over, focus or long-press anything to see what it does.

ui-undo = Undo
ui-undo-turns =
    { $n ->
        [one] Undo (with 1 bot turn)
       *[other] Undo (with { $n } bot turns)
    }
ui-undo-ask = Ask to undo
ui-undo-asked = { $name } would like to undo a move. Do you agree?
ui-undo-loses = This would undo:
ui-undo-waiting = Waiting for the others to agree…
ui-agree = Agree
ui-disagree = Disagree
ui-withdraw = Withdraw
ui-notice-undone = { $name } has undone a move.
ui-notice-refused = { $name } does not agree: nothing is undone.
ui-notice-withdrawn = { $name } no longer asks to undo.
ui-notice-bot-refused = { $name } does not agree: no bot takes over.
ui-notice-bot-withdrawn = { $name } no longer proposes a bot.
ui-confirmTurn-about = Play then passes to someone else.
ui-confirmEnd = This ends the game.
ui-confirmReveal = This reveals something new: you can undo it only if the others agree.
ui-confirmReveal-alone = This reveals something new.
ui-hint = Hint

ui-handover = Pass the device to { $name }
ui-handover-about = All secrets are hidden until then.
ui-handover-ready = I am { $name }: show my view
ui-handover-since = What happened since your last decision

ui-invite = Invitations
ui-invite-about = Every seat has its own link. Do not post it in public: anyone who opens it can take the seat.
ui-invite-seat = Link for { $name }
ui-invite-spectator = Link for spectators
ui-link-onlyHere = These links work on this machine only. To let others join, start the server with “{ $command }” or “{ $make }”.
ui-link-revoke-about = The person who used it loses the seat.
ui-link-new = New link
ui-link-joined = { $name } is here.
ui-link-elsewhere-make = Create a link
ui-link-elsewhere-about = The device that opens the link gets your seat. This device gives it up, until it opens the link itself.
ui-link-elsewhere = Continue on another device
ui-join = Join as { $name }
ui-takeover = Let a bot take over?
ui-takeover-propose = { $name } has been away for a while. Let a bot take over?
ui-takeover-asked = { $name } has been away for a while. Let the bot “{ $bot }” take over?
ui-takeover-back = I am back, let me play
ui-takeover-free = { $name }’s seat is still free. Anyone who opens this link can take it:
ui-takeover-free-noLink = { $name }’s seat is still free. Its link is under “Invitations”, or ask the host.
ui-takeover-instead = Let a bot play instead
ui-takeover-asked-free = { $name }’s seat is still free. Let the bot “{ $bot }” play there?

ui-replay = Replay
ui-review = Review this game
ui-review-short = Review
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-next = One step forward
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
ui-replay-view-all = all players
ui-replay-view-open = spectators
ui-replay-position = Position in the game
ui-replay-jump = { $what }: go there
ui-replay-jump-turn = { $what }, round { $n }: go there

ui-settings-language = Language
ui-settings-animations = Animations
ui-settings-animations-full = Full
ui-settings-animations-reduced = Reduced
ui-settings-animations-off = Off
ui-settings-pace = Other players’ turns
ui-settings-pace-slow = Slow
ui-settings-pace-normal = Normal
ui-settings-pace-fast = Fast
ui-settings-size = Text size
ui-settings-size-normal = Normal
ui-settings-size-large = Large
ui-settings-size-largest = Very large
ui-settings-contrast = More contrast
ui-settings-contrast-about = Brighter text, darker panels, stronger edges.
ui-settings-coach = Coach
ui-settings-coach-about = Short tips for your first games, and a comment after each of your turns.
ui-settings-confirm = Confirm moves that can’t be undone
ui-settings-confirm-about = When a move reveals something or passes play on.
ui-settings-keys = Keyboard shortcuts
ui-settings-keys-about = Single letters, digits and symbols, as listed below. Without them you can still reach everything with Tab and the arrow keys.

ui-connection-connecting = Connecting…
ui-connection-reconnecting = Connection lost. Trying again…
ui-connection-offline = No connection. Your answers will be sent as soon as it is back.
ui-sending = Your answer: { $what }
ui-sending-waits = Waiting for the connection: { $what }

ui-keyboard = Keyboard
ui-key-yellow = Y
ui-key-white = W
ui-key-green = G
ui-key-blue = B
ui-key-red = R
ui-key-purple = P
ui-key-undo = U
ui-key-confirm = E
ui-key-hint = H
ui-key-log = L
ui-key-score = S
ui-key-explain = I
ui-key-home = Home
ui-key-end = End
ui-key-pageUp = Page up
ui-key-pageDown = Page down
ui-key-space = space
ui-keyboard-arrows = Arrow keys: move around the board
ui-keyboard-enter = Enter or space: choose
ui-keyboard-tab = Tab: to the next panel; inside, arrow keys
ui-keyboard-colours = choose the meeple to drop
ui-keyboard-numbers = 1 to 9: choose that answer
ui-keyboard-escape = Escape: close, go back, or skip ahead
ui-keyboard-undo = { ui-key-undo }: undo
ui-keyboard-confirm = { ui-key-confirm }: confirm, or pass
ui-keyboard-hint = { ui-key-hint }: hint
ui-keyboard-log = { ui-key-log }: log
ui-keyboard-score = { ui-key-score }: score
ui-keyboard-zoom = + and −: larger board, whole board
ui-keyboard-explain = { ui-key-explain }: what is this? (the focused tile or card)
ui-keyboard-replay = Replay: arrow keys go one step, { ui-key-pageUp } and { ui-key-pageDown } one turn, { ui-key-home } and { ui-key-end } to the beginning and the end; { ui-key-space } plays and pauses
ui-keyboard-help = ?: this help

ui-about-text = A table for people and bots, with all three expansions. All pictures and texts were made for this project.
ui-about-trademark = “Five Tribes” is a game by Bruno Cathala, published by Days of Wonder. This is an unofficial fan project; it is not affiliated with or endorsed by them.
ui-about-licence = Licence
ui-about-pictures = Third-party fonts and scripts ship with their licences:
ui-about-licence-font = Licence of the typeface
ui-about-licence-scripts = Licences of the scripts
