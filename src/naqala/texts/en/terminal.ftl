### What only the terminal says. Commands such as help and undo, and the words of answers such as sell fish wheat, are typed in English
### in every language; names of tribes, colours and cards are understood in the player's own.

colour-yellow = yellow
colour-white = white
colour-green = green
colour-blue = blue
colour-red = red
colour-purple = purple

## The board has room for 9 letters a tile, columns of numbers for 3.

terminal-tile-village = Village
terminal-tile-sacred = Sacred
terminal-tile-oasis = Oasis
terminal-tile-small_market = Small Mkt
terminal-tile-large_market = Large Mkt
terminal-tile-workshop = Workshop
terminal-tile-specialized_market = Spec. Mkt
terminal-tile-chasm = Chasm
terminal-tile-city = City
terminal-tile-lake = Lake
terminal-front-viziers = Viz
terminal-front-elders = Eld
terminal-front-artisans = Art
# What the power of a djinn costs: E an Elder, F a Fakir.
terminal-cost-E = E/F
terminal-cost-EE = E+E/F
terminal-cost-F = F
terminal-cost-K = F..
terminal-supply = Supply

## Starting and leaving

terminal-player = Player
terminal-welcome = Five Tribes, { $parts }: { $players }. Seed { $seed }.
terminal-welcome-solo = Five Tribes, { $parts }: { $players } against Sultan Yazid. Seed { $seed }.
terminal-howTo = Answer with a number, a tile or the words of an answer; type help for everything else.
terminal-uncompiled = The rules run uncompiled, so hints and these bots search less: { $bots }. Run naqala warm once to change that.
terminal-resumed = Resuming { $file }
terminal-otherLuck = The file does not match its seed: from here on, the draws are new.
terminal-saved = Saved. Resume any time with: { $command }
terminal-left = Saved. Resume with: { $command }
terminal-kept = The finished game is saved. See its end again with: { $command }
terminal-notSaved = Not saved: { $fault }. The game continues; save FILE saves it somewhere else.
terminal-notKept = The game is not saved: { $fault }
terminal-taken = { $file } exists and may hold another game. Resume it with { $command }, or choose another name.
terminal-notBegun = You have not answered yet, so there is no game to save.
terminal-stumbled = { $name } failed ({ $fault }); a random legal answer is played instead.
terminal-handOver = Pass the keyboard to { $name }, then press Enter.
terminal-haveRead = { $name }, press Enter when you have read this.
terminal-won =
    { $n ->
        [one] { $names } wins
       *[other] { $names } share the win
    } with { $points } { $points ->
        [one] point
       *[other] points
    }.

## Questions and menus

terminal-hand = In hand: { $what }.
terminal-onlyAnswer = the only answer: { $answer }
terminal-noChoice = nothing to choose
terminal-menu-pick = tile, its meeples, number of moves, ♞ best tile to claim
terminal-menu-pick-plain = tile, its meeples
terminal-menu-suits =
    { $n ->
        [one] { $n } suit is possible
       *[other] { $n } suits are possible
    }: type the goods, such as: { $goods }
terminal-several =
    { $n ->
        [one] That can mean { $n } answer; which one?
       *[other] That can mean { $n } answers; which one?
    }
terminal-moveIsOver = The move is over before “{ $part }”.
terminal-unclear = “{ $part }” is not clear there; possible: { $answers }
terminal-impossible = “{ $part }” is not possible there; possible: { $answers }
terminal-noAnswer = “{ $line }” isn’t one of the answers. Type a number from the menu, or help; press Enter to see the menu again.
# Words a player may put between those that matter.
terminal-fillers = to on and the a an then with for

## Commands

terminal-help =
    Answers: the number in front of an answer, a tile (c4), a colour and a tile
    (red c4, or r c4), the words of an answer (drop red c4), or just enough of them
    to tell it from the others. A whole move in one line: c4 red d4 white d5.
    Enter shows the menu again, back leaves a group.

      board           shows the table again
      moves [TILE]    where moves can end
      hint            what a bot would do
      score           points as if the game ended now
      log [N]         what happened, the last N lines
      explain NAME    a djinn, item, thief, whim, tile or tribe; also: turn, move
      explain values  what no published source confirms
      undo            undoes your last answer, as long as nothing new was
                      revealed and no one else has answered
      undo!           goes back to your previous decision, if all others are bots
      save [FILE]     saves the game
      quit            leaves; the game is saved

    On the board: Y yellow Vizier, W white Elder, G green Merchant, B blue Builder,
    R red Assassin, P purple Artisan; ♞2 a camel of seat 2, ▲2 a tent, ♣ palm tree,
    ⌂ palace, ▓ mountain, w07 a whim; 5b a blue value, 8r a red one, ★ a city.
    Djinn 6 [E/F]: 6 points, the power costs an Elder or a Fakir; it costs
    an Elder and one of either if it says [E+E/F], a Fakir if it says [F].
terminal-undone = Undone.
terminal-undo-answered = Nothing to undo: { $name } has answered since.
terminal-undo-turn = Nothing to undo: this turn begins here.
terminal-undo-revealed = Nothing to undo: something new was revealed since.
terminal-undo-start = Nothing to undo: the game begins here.
terminal-undo-further = undo! goes back anyway.
terminal-undo-people = Only undo works here: other people are playing too.
terminal-undo-back = Back to your previous decision. Luck stays the same; bots think again.
terminal-noHint = No hint this time: { $fault }.
terminal-explain = Explain what? A djinn, item, thief, whim, tile or tribe; or turn, bid, move, goods, score.
terminal-moves-notNow = Moves are listed when you choose a tile to pick up.
terminal-moves-many =
    { $n ->
        [one] There are too many moves to list; this is the first.
       *[other] There are too many moves to list; these are from the first { $n }.
    }
terminal-moves-none = No move found that starts or ends there.
terminal-moves-listed =
    { $n ->
        [one] { $shown } of { $n } ending.
       *[other] { $shown } of { $n } endings.
    } Type m1 to make the first move; moves TILE lists those from or to a tile.
terminal-ending = { $what } on { $tile }: { $route }
terminal-ending-claim = { $what } on { $tile }, claims it: { $route }
terminal-earning = { $what } for { $gold } gold

## Advice; best and plan have room for 6 letters.

terminal-best = best
terminal-plan = plan
terminal-asPlanned = { $what }, as planned
terminal-advice-points = points
terminal-advice-why = what and why
terminal-advice-noEnd = No move ends there.
terminal-advice-ends = Where moves can end, and how much worse the best turn there is:
terminal-advice-games =
    { $n ->
        [0] at first sight
        [one] { $n } simulated game
       *[other] { $n } simulated games
    }; ~ marks an average, where luck or other players decide
terminal-bids-bid = bid
terminal-bids-place = place
terminal-bids-worth = place is worth
terminal-bids-net = less the price
terminal-bids-about = Worth in points, compared with the worst place.
terminal-toCome = to come: { $gains }
gain-purse = fuller purse
gain-majority = majorities
gain-paying = means of payment
gain-powers = powers
gain-growth = growth
gain-suits = longer suits
gain-fakirs = Fakirs
gain-magic = magic items
gain-whims = whims
gain-next_city = next city
gain-danger = safety from Yazid
