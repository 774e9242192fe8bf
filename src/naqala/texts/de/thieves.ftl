thief-houssain = Houssain
thief-houssain-about = Nach deinen Kaufleuten: Alle anderen geben 2 Rohstoffkarten ab, und du nimmst dir insgesamt 2 davon.
thief-ziad = Ziad
thief-ziad-about = Nach deinen Wesiren: Alle anderen geben 1 Wesir ab, und du behältst einen davon.
thief-ouafat = Ouafat
thief-ouafat-about = Nach deinen Ältesten: Alle anderen geben 1 Dschinn ab, und du nimmst dir einen davon.
thief-kohdjah = Kohdjah
thief-kohdjah-about = Nach deinen Meuchelmördern: Alle anderen nehmen 1 Kamel oder ihr Zelt von einem Plättchen zurück. Du darfst eines dieser Plättchen mit einem eigenen Kamel oder Zelt in Besitz nehmen.
thief-shaum = Shaum
thief-shaum-about = Nach deinen Baumeistern: Alle anderen geben 1 Palme oder 1 Palast ab. Du stellst eines davon auf ein beliebiges eigenes Plättchen.
thief-madjaar = Madjaar
thief-madjaar-about = Nach deinen Kunstschmieden: Alle anderen geben 1 Gegenstand ab, und du nimmst dir einen davon verdeckt.

thief-one = Dieb
thief-points = Unbenutzt am Ende { count-points } wert
thief-rules = Wird an einem Heiligen Ort statt eines Dschinn gekauft, zum selben Preis. Nur einmal einsetzbar, nicht im Zug des Kaufs, danach aus dem Spiel. Die Bestohlenen wählen selbst, was sie abgeben.
