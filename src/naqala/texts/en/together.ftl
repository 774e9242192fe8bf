### Playing with friends: the rematch.

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
rematch-places = Seats
rematch-places-rotate = Everyone moves on one seat
rematch-places-draw = Seats are drawn by lot
rematch-places-stay = Everyone stays seated
rematch-noHints = no hints

sound-title = Sound
sound-on = Sounds
sound-volume = Volume
sound-vibrate = Vibrate when it is my turn

notice-title = Notifications
notice-allow = Notify me when it is my turn
notice-on = Notify me when it is my turn
notice-about-granted = Only while this page is open and hidden. A notification shows names, never cards.
notice-about-default = Your browser will ask for permission.
notice-about-denied = Your browser blocks notifications of this page. You can change that in its settings.
notice-about-insecure = Notifications work on https and localhost pages only.
notice-about-impossible = This browser cannot notify.
notice-vote = Your vote is needed
notice-rematch = A rematch is offered
