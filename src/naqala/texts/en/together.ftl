### Playing with friends: the rematch.

rematch = Rematch
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
