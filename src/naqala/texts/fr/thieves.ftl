thief-houssain = Houssain
thief-ziad = Ziad
thief-ouafat = Ouafat
thief-kohdjah = Kohdjah
thief-shaum = Shaum
thief-madjaar = Madjaar

thief-one = Voleur
thief-points = Vaut { count-points } à la fin s’il n’a pas servi
