### Playing with friends: rematch, sound and notices, who one is, what one missed, talk.

rematch-start = Rematch
rematch-same = Same players, same options. { rematch-places-rotate }.
rematch-offered = { $name } would like a rematch.
rematch-offered-you = You have offered a rematch.
rematch-agree = Play again
rematch-decline = Not now
rematch-declined = { $name } does not want a rematch right now.
rematch-opened = The rematch has begun.
rematch-go = Go to the rematch
rematch-watch = Watch the rematch
rematch-change = Change options
rematch-offer = Offer this game
rematch-level = Bot level
rematch-level-same = As before
rematch-places = Seats
rematch-places-rotate = Everyone moves one seat along
rematch-places-draw = Seats are shuffled
rematch-places-stay = Everyone stays seated
rematch-noHints = no hints

sound-title = Sound
sound-on = Sounds
sound-volume = Volume
sound-vibrate = Vibrate when it’s my turn

notice-title = Notifications
notice-allow = Notify me when it’s my turn
notice-on = Notify me when it’s my turn
notice-about-granted = Only while this page is open in the background. A notification shows names, never cards.
notice-about-default = Your browser will ask for permission.
notice-about-denied = Your browser blocks notifications from this page. You can change that in its settings.
notice-about-insecure = Notifications work on https and localhost pages only.
notice-about-impossible = This browser cannot show notifications.
notice-vote = Your vote is needed
notice-rematch = A rematch is offered
notice-turn = It’s your turn
notice-turns =
    { $n ->
        [one] It’s your turn at { $n } table
       *[other] It’s your turn at { $n } tables
    }
notice-people = Your table is full and waiting for you
notice-tables =
    { $n ->
        [one] { $n } table is waiting for you
       *[other] { $n } tables are waiting for you
    }
notice-with = At the table: { $names }
notice-more =
    { $n ->
        [one] … and { $n } more table.
       *[other] … and { $n } more tables.
    }
notice-stop = Stop these messages: { $link }
notice-test-title = A test from Naqala
notice-test-about = It works. This is how you will hear that it’s your turn.
notice-confirm-title = Do you want messages from Naqala?
notice-confirm-about = Someone asked for messages at this address when it’s their turn. If that was you, open this link to confirm: { $link } If not, do nothing: you will get no messages.

me-title = My name and devices
me-who-title = Who I am
me-who-about = Your name and looks stay with you at every table on this server. No sign-up needed.
me-colour-title = Colour
me-colour-0 = Blue
me-colour-1 = Orange
me-colour-2 = Green
me-colour-3 = Black
me-colour-4 = Pink
me-camel-title = Camel blanket
me-camel-0 = A stripe
me-camel-1 = Dots
me-camel-2 = Waves
me-camel-3 = Bars
me-camel-4 = Crosses
me-looks-about = If two people at a table choose the same, the first seat gets it.
me-saved = Saved.
me-move-title = Continue on another device
me-move-about = A code moves everything to another device or browser: your seats, your role as host, your games and statistics, your notifications, your name and looks. This browser then gives them up.
me-code-typed = Recovery code
me-code-make = Create a recovery code
me-code-again = Create a new recovery code
me-code-kept = You already have a code. A new one replaces it.
me-code-about = Write it down, or scan the QR code with the other device. It is shown only now and works once. Anyone who has it can take your seats: keep it to yourself.
me-code-link = Link that moves everything
me-here-title = Bring my games here
me-here-about = Type the code from your other device or browser. Games and statistics you already have here stay. Your name, looks and quiet hours come from there, and a recovery code you created here stops working.
me-here-do = Move everything here
me-here-done =
    { $n ->
        [one] Done. { $n } table came along.
       *[other] Done. { $n } tables came along.
    }

since-title = Since your last turn
since-title-first = So far
since-nothing = Nothing happened to you.
since-show = Show all
since-replay = Replay on the board
since-replaying = What you missed: { $n } of { $all }
since-toYou = What happened to you
since-all = Everything that happened

talk-title = Chat
talk-unread =
    { $n ->
        [one] Chat: { $n } unread message
       *[other] Chat: { $n } unread messages
    }
talk-said = Messages
talk-nothing = No messages yet.
talk-apart = Only spectators can read what spectators write.
talk-spectators = Spectators
talk-reactions = Reactions
talk-react = Send { $reaction }
talk-write = Write something
talk-send = Send
talk-quiet = Mute
talk-mute = Mute { $name }
talk-off = No chat at this table
