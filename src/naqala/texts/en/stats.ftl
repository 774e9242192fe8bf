### The report of `naqala stats`: what many games of one bot say. Figures come as finished words.

stats-title = What the numbers say
stats-lead = { $games } games, { $bot } on every seat. { $sets }.
stats-short = In short
stats-best = Winners’ favourite: { $name }. Seats that held it won { $n } times as often as by chance.
stats-worst = Least help: { $name }. Seats that held it won { $n } times as often as by chance.
stats-unsure = No djinn stands out for certain: it takes more games to tell them apart.
stats-source = Most points come from: { $line }, { $share }.
stats-typical = { $seats } players: { $rounds } rounds, the winner has { $points } points.
stats-first-even = Bidding first in round 1 made no difference we can be sure of.
stats-first-good = Bidding first in round 1 helps with { $seats } players: { $share } of wins.
stats-first-bad = Bidding first in round 1 hurts with { $seats } players: { $share } of wins.
stats-things-djinn = Which djinn is really worth it?
stats-things-item = Which items do winners hold?
stats-things-thief = Which thief pays?
stats-things-whim = Which whims are worth the trip?
stats-things-about = The dot shows how often seats that held the card won, compared with equal players (line at 1). The bar shows where the true value lies with 95% confidence: if it crosses the line, the games cannot tell. The dashed line is the average of all seats that held any of these cards.
stats-things-seats = { $seats } players: { $share } of wins
stats-things-taken = taken in { $share } of the games in which it lay open
stats-things-held = held in { $share } of all games
stats-things-used = used by { $share } of its holders
stats-things-fulfilled = fulfilled by { $share } of its holders
stats-things-round = got in round { $n } on average
stats-things-rare = Held too rarely to tell: { $names }.
stats-points = Where the points come from
stats-points-about = Average points by line of the score sheet: winners above, all others below.
stats-winners = Winners
stats-others = Others
stats-auction = What turn order costs
stats-auction-about = Average price of a bid by round; the band is the 95% interval.
stats-auction-spent = { $seats } players: winners bid { $won } gold in a whole game, the others { $lost }.
stats-axis-round = Round
stats-axis-price = Gold
stats-seats = Does it matter where you sit?
stats-seats-about = Share of wins; the line shows what equal players would have.
stats-players = { $seats } players
stats-place-seat = Seat { $n }
stats-place-bid = Bid no. { $n } of round 1
stats-place-turn = Takes the first turn
stats-tribes = What winners do
stats-tribes-about = How many moves of a game end with each tribe.
stats-length = How long it takes
stats-length-rounds = { $seats } players: { $n } rounds on average
stats-length-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    } with { $rounds } rounds
stats-length-ended = { $share } end with: { $why }
stats-scores = { $seats } players: { $score } points on average, winners { $best }; the second is { $margin } behind; { $ties } are tied.
stats-written = figures.json and report.html are in { $path }; games: { $games }
stats-made = How these figures were made
stats-made-command = Made with:
stats-made-bots = One bot played all seats, knowing only what a player may know. People play differently, so read this as a second opinion, not as a law.
stats-made-cause = A card that winners hold did not necessarily make them win: players who are ahead can also afford more.
stats-made-sure = Every range is a 95% interval, taken over deals, because only deals are independent. One in twenty such ranges misses the truth, so do not trust a single card that looks extreme.
stats-made-resume = The same command with more games continues where this one stopped.
stats-percent = { $n }%
stats-range = { $low } to { $high }
