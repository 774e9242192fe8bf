thief-houssain = Houssain
thief-ziad = Ziad
thief-ouafat = Ouafat
thief-kohdjah = Kohdjah
thief-shaum = Shaum
thief-madjaar = Madjaar

thief-one = Dieb
thief-points = Unbenutzt am Ende { count-points } wert
