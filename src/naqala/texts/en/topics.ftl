### The rules in short, for the help page and for those who play the first time.

topic-goal = The goal
topic-goal-about = Collect more points than the others: gold, Viziers and Elders, djinns, tiles with your camels, palm trees, palaces and goods.
topic-round = A round
topic-round-about = First everybody bids for a place in the turn order and pays at once. Then everyone takes a turn, highest bid first. At the end the rows are filled up again.
topic-bid = Bidding
topic-bid-about = A place with a price holds one marker, the 0 up to three. A new bid of 0 pushes the earlier ones back, so the last of them plays first.
topic-turn = A turn
topic-turn-about = Move meeples, claim the tile if you emptied it, let the collected tribe act, use the tile, sell goods if you like.
topic-move = The move
topic-move-about = Pick up all meeples of one tile and drop one on each tile you enter: only sideways, up or down, never straight back. The last one must join a meeple of its own colour. Then take all meeples of that colour from there.
topic-control = Claiming tiles
topic-control-about = If the final tile has no meeple left and no owner, you place a camel on it, and it is yours. A tile you empty by a kill becomes yours too, but its action is not carried out.
topic-tribe = The tribes act
topic-tribe-about = Viziers and Elders are kept, Merchants bring cards, Builders gold, Assassins kill. Fakirs help Builders and Assassins.
topic-tile = The tile acts
topic-tile-about = The final tile does what its picture shows, whoever owns it. Oasis and Village always do; all others only if you want and can pay.
topic-djinns = Djinns
topic-djinns-about = Bought on a Sacred Place. Powers without a cost always work; those with a cost once in each of your turns.
topic-sale = Selling goods
topic-sale-about = At the end of your turn you may sell suits of different goods. The larger the suit, the more each card brings; unsold goods count the same at the end.
topic-end = The end of the game
topic-end-about = When somebody has placed the last camel, or when no move is left, the round is finished. Then points are counted; ties share the win.
topic-secret = What is hidden
topic-secret-about = Gold and everything in hand are hidden from the others. All else lies open, and so does how many cards everybody holds.
topic-solo = Against Sultan Yazid
topic-solo-about = Dice choose the tile that Yazid clears each round; for the sum of the dice you may play before him. He wins if he gathers { $assassins } Assassins or { $djinns } djinns, if you cannot pay him, or if you do not have more Viziers than he at the end.
