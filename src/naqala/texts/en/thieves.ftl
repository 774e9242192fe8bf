### Thieves: each acts right after the tribe of its colour.

thief-houssain = Houssain
thief-ziad = Ziad
thief-ouafat = Ouafat
thief-kohdjah = Kohdjah
thief-shaum = Shaum
thief-madjaar = Madjaar

thief-one = Thief
thief-points = Worth { count-points } at the end if not used
