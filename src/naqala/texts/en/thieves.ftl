### Thieves: each acts right after the tribe of its colour.

thief-houssain = Houssain
thief-houssain-about = After your Merchants: everybody else gives up 2 resource cards, and you take any 2 of them.
thief-ziad = Ziad
thief-ziad-about = After your Viziers: everybody else gives up 1 Vizier, and you keep one of them.
thief-ouafat = Ouafat
thief-ouafat-about = After your Elders: everybody else gives up 1 djinn, and you take one of them.
thief-kohdjah = Kohdjah
thief-kohdjah-about = After your Assassins: everybody else takes 1 camel or the tent back from a tile. You may claim one of these tiles with a camel or tent of yours.
thief-shaum = Shaum
thief-shaum-about = After your Builders: everybody else gives up 1 palm tree or palace. You put one of them on a tile of yours, of whatever kind.
thief-madjaar = Madjaar
thief-madjaar-about = After your Artisans: everybody else gives up 1 item, and you take one of them, face down.

thief-one = Thief
thief-points = Worth { count-points } at the end if not used
thief-rules = Bought on a Sacred Place instead of a djinn, at the same price. Used once, not in the turn it was bought, then out of the game. The victims choose what they give.
