### What a person’s finished games say, and the data of a person.

career-title = My stats
career-none-title = Nothing to count yet
career-none = Finish a game to see your results by number of players, expansions and opponents, and where your points come from. After a few games you also get a rating.
career-games = Games
career-wins = Won
career-points = Average points
career-rating = Rating
career-share = { $won } of { $games }
career-mean = { $points } on average
career-seats-title = By number of players
career-seats = { $n } players
career-sets-title = By expansions
career-opponents-title = By opponent
career-opponents-about = Games you finished ahead of this opponent; a tie counts as half.
career-lines-title = Where my points come from
career-lines-about = Average points, over the games that have this line.
career-rating-about = 1500 is the average of all rated people and bots on this server. A lead of 400 points means odds of ten to one. The bar shows where the rating lies with 95% confidence.
career-rating-soon =
    { $n ->
        [one] Finish { $n } more rated game to get a rating.
       *[other] Finish { $n } more rated games to get a rating.
    }
career-rating-away = You have not played a rated game for a long time. Your next one brings your rating back.
career-rating-place = No. { $place } of { $people } people
career-rating-you = You
career-rating-range = { $value } ({ $low } to { $high })
career-counts = What counts?
career-counts-all = Games played here from start to finish, in your own browser. Games from a file, games continued from another one, and games with several players on one screen do not count.
career-counts-rated = Of these, games against people or bots are rated, unless a seed was chosen or you undid a move against bots after seeing what came next. If you leave a game, you lose it.
career-latest-title = Latest games
career-latest-place = Place { $place } of { $seats }
career-latest-left = left early
career-latest-lost = lost
career-data-title = My data
career-data-about = Everything this server stores about you, in one file: name, games, results, chat messages and notification settings, without secret keys.
career-data-get = Download my data
career-delete-open = Delete everything…
career-delete-title = Delete everything about me?
career-delete-about = Your name, seats, chat messages, stats and notification settings are deleted for good. In running games a bot takes your seat. The games stay, without your name. You cannot undo this.
career-delete-word = DELETE
career-delete-type = Type { career-delete-word } to confirm
career-delete-sure = Delete for good
career-delete-done = All done: nothing about you is left on this server.
