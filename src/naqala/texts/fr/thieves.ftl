thief-houssain = Houssain
thief-houssain-about = Après tes Marchands : tous les autres cèdent 2 cartes Ressource, et tu en prends 2 parmi elles.
thief-ziad = Ziad
thief-ziad-about = Après tes Vizirs : tous les autres cèdent 1 Vizir, et tu en gardes un.
thief-ouafat = Ouafat
thief-ouafat-about = Après tes Sages : tous les autres cèdent 1 djinn, et tu en prends un.
thief-kohdjah = Kohdjah
thief-kohdjah-about = Après tes Assassins : tous les autres reprennent 1 chameau ou leur campement sur une tuile. Tu peux prendre une de ces tuiles avec un chameau ou un campement à toi.
thief-shaum = Shaum
thief-shaum-about = Après tes Bâtisseurs : tous les autres cèdent 1 palmier ou 1 palais. Tu en poses un sur une de tes tuiles, quelle qu’elle soit.
thief-madjaar = Madjaar
thief-madjaar-about = Après tes Artisans : tous les autres cèdent 1 objet, et tu en prends un, face cachée.

thief-one = Voleur
thief-points = Vaut { count-points } à la fin s’il n’a pas servi
thief-rules = S’achète sur un Lieu Sacré à la place d’un djinn, au même prix. Sert une fois, mais pas au tour de l’achat, puis quitte le jeu. Les victimes choisissent ce qu’elles donnent.
