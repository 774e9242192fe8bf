### What a person’s finished games say, and the data of a person.

figures-title = My figures
figures-none-title = Nothing to count yet
figures-none = After your first finished game you will see here: your results by number of players, expansions and opponents, where your points come from, and after a few games a rating.
figures-games = Games
figures-wins = Won
figures-points = Points on average
figures-rating = Rating
figures-share = { $won } of { $games }
figures-mean = ø { $points }
figures-seats-title = By number of players
figures-seats = { $n } players
figures-sets-title = By expansions
figures-opponents-title = Against whom
figures-opponents-about = Games in which you did better than this opponent; a tie is half.
figures-lines-title = Where my points come from
figures-lines-about = Points on average, over the games that have the line.
figures-rating-about = 1500 is the middle of all people and bots who are rated on this server. 400 points more mean odds of ten to one. The bar shows where the rating lies with 95 % confidence.
figures-rating-soon =
    { $n ->
        [one] After { $n } more rated game you get a rating.
       *[other] After { $n } more rated games you get a rating.
    }
figures-rating-away = You have not played a rated game for a long time. The next one brings your rating back.
figures-rating-place = Place { $place } of { $people } among people
figures-rating-you = You
figures-rating-range = { $value } ({ $low } to { $high })
figures-counts = What counts?
figures-counts-all = Games that were played here from start to end, and in which you had a browser of your own. Games from a file, games continued from another one and several players at one screen do not count.
figures-counts-rated = Rated are those against other people or bots in which the luck was not chosen by a seed and you did not take back a move among bots after you knew what comes. A player who leaves a game has lost it.
figures-latest-title = Latest games
figures-latest-place = Place { $place } of { $seats }
figures-latest-left = left early
figures-latest-lost = lost
figures-data-title = My data
figures-data-about = All this server stores about you in one file: name, games, results, chat messages and notices, without secrets.
figures-data-get = Download my data
figures-delete-open = Delete everything …
figures-delete-title = Delete everything about me?
figures-delete-about = Your name, seats, chat messages, figures and notices go for good. In running games a bot takes your seat. The games stay, without your name. There is no way back.
figures-delete-word = DELETE
figures-delete-type = Type { figures-delete-word } to confirm
figures-delete-sure = Delete for good
figures-delete-done = All done: nothing about you is left on this server.
