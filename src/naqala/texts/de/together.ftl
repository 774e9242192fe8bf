### Mit Freunden spielen: die Revanche.

rematch = Revanche
rematch-same = Dieselben Leute, dasselbe Spiel. { rematch-places-rotate }.
rematch-offered = { $name } möchte eine Revanche.
rematch-offered-you = Du hast eine Revanche angeboten.
rematch-agree = Noch einmal spielen
rematch-decline = Jetzt nicht
rematch-declined = { $name } möchte gerade keine Revanche.
rematch-opened = Die Revanche hat begonnen.
rematch-go = Zur Revanche
rematch-watch = Bei der Revanche zuschauen
rematch-change = Spiel ändern
rematch-offer = Dieses Spiel anbieten
rematch-places = Plätze
rematch-places-rotate = Alle rücken einen Platz weiter
rematch-places-draw = Die Plätze werden ausgelost
rematch-places-stay = Alle bleiben sitzen
rematch-noHints = ohne Tipps
