### What a person’s finished games say, and the data of a person.

career-title = My figures
career-none-title = Nothing to count yet
career-none = After your first finished game you will see here: your results by number of players, expansions and opponents, where your points come from, and after a few games a rating.
career-games = Games
career-wins = Won
career-points = Points on average
career-rating = Rating
career-share = { $won } of { $games }
career-mean = ø { $points }
career-seats-title = By number of players
career-seats = { $n } players
career-sets-title = By expansions
career-opponents-title = Against whom
career-opponents-about = Games in which you did better than this opponent; a tie is half.
career-lines-title = Where my points come from
career-lines-about = Points on average, over the games that have the line.
career-rating-about = 1500 is the middle of all people and bots who are rated on this server. 400 points more mean odds of ten to one. The bar shows where the rating lies with 95 % confidence.
career-rating-soon =
    { $n ->
        [one] After { $n } more rated game you get a rating.
       *[other] After { $n } more rated games you get a rating.
    }
career-rating-away = You have not played a rated game for a long time. The next one brings your rating back.
career-rating-place = Place { $place } of { $people } among people
career-rating-you = You
career-rating-range = { $value } ({ $low } to { $high })
career-counts = What counts?
career-counts-all = Games that were played here from start to end, and in which you had a browser of your own. Games from a file, games continued from another one and several players at one screen do not count.
career-counts-rated = Rated are those against other people or bots in which the luck was not chosen by a seed and you did not take back a move among bots after you knew what comes. A player who leaves a game has lost it.
career-latest-title = Latest games
career-latest-place = Place { $place } of { $seats }
career-latest-left = left early
career-latest-lost = lost
career-data-title = My data
career-data-about = All this server stores about you in one file: name, games, results, chat messages and notices, without secrets.
career-data-get = Download my data
career-delete-open = Delete everything …
career-delete-title = Delete everything about me?
career-delete-about = Your name, seats, chat messages, figures and notices go for good. In running games a bot takes your seat. The games stay, without your name. There is no way back.
career-delete-word = DELETE
career-delete-type = Type { career-delete-word } to confirm
career-delete-sure = Delete for good
career-delete-done = All done: nothing about you is left on this server.
