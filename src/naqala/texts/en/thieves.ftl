### Thieves: each acts right after the tribe of its colour.

thief-houssain = Houssain
thief-houssain-about = After your Merchants: every other player gives up 2 resource cards, and you take any 2 of them.
thief-ziad = Ziad
thief-ziad-about = After your Viziers: every other player gives up 1 Vizier, and you keep one of them.
thief-ouafat = Ouafat
thief-ouafat-about = After your Elders: every other player gives up 1 djinn, and you take one of them.
thief-kohdjah = Kohdjah
thief-kohdjah-about = After your Assassins: every other player takes 1 camel or their tent back from a tile. You may claim one of these tiles with your own camel or tent.
thief-shaum = Shaum
thief-shaum-about = After your Builders: every other player gives up 1 palm tree or palace. You put one of them on any of your tiles.
thief-madjaar = Madjaar
thief-madjaar-about = After your Artisans: every other player gives up 1 item, and you take one of them, face down.

thief-one = Thief
thief-points = Worth { count-points } at the end if not used
thief-rules = Bought on a Sacred Place instead of a djinn, at the same price. Used once, but not on the turn you buy it; then it leaves the game. The victims choose what they give up.
