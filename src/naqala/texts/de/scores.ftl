score-gold = Gold
score-viziers = Wesire
score-elders = Älteste
score-artisans = Kunstschmiede
score-djinns = Dschinn
score-tiles = Plättchen
score-cities = Städte
score-tent = Zelt
score-palms = Palmen
score-palaces = Paläste
score-merchandise = Waren
score-items = Gegenstände
score-total = Summe
score-gold-about = 1 Punkt für jede Münze.
score-viziers-about = 1 Punkt für jeden Wesir (3 mit Jafaar) und je 10 für alle, die weniger davon haben als du.
score-elders-about = 2 Punkte für jeden übrigen Ältesten (4 mit Shamhat).
score-artisans-about = 3 Punkte für jeden Kunstschmied, wenn niemand mehr hat, sonst 2; mit Ptah je 2 mehr.
score-djinns-about = Die Punkte auf den Karten und was manche dazugeben.
score-tiles-about = Die Werte aller deiner Plättchen.
score-cities-about = Zusammen 5, 20, 45, 80 oder 125 Punkte für 1 bis 5 Wundersame Städte.
score-tent-about = 1 Punkt für jedes rote Plättchen im 3×3-Feld um dein Zelt.
score-palms-about = 3 Punkte für jede Palme auf deinen Plättchen (5 mit Haurvatat).
score-palaces-about = 5 Punkte für jeden Palast auf deinen Plättchen.
score-merchandise-about = Sätze verschiedener Waren auf der Hand, zum Verkaufspreis; mit Al-Amin ersetzen 2 Fakire eine Ware.
score-items-about = Die Werte deiner wertvollen Gegenstände; mit Geb je 3 mehr.
score-total-about = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.

score-sheet = Wertungsblatt
score-estimate = Zwischenstand
score-estimate-about = Als wäre das Spiel jetzt zu Ende. Gold und Karten der anderen sind verborgen und nicht mitgezählt.
score-history = Verlauf der Punkte
score-history-open = Von den anderen zählen nur offene Punkte.
score-estimate-open = Als wäre das Spiel jetzt zu Ende.
score-history-round = Runde
score-hidden = verdeckt
score-atLeast = { $n } + ?
score-winner =
    { $names } { $n ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }!
score-won = hat gewonnen
score-winner-points =
    mit { $n } { $n ->
        [one] Punkt
       *[other] Punkten
    }
score-you-win = Du gewinnst!
score-tie = Gleichstand: Der Sieg wird geteilt.
score-solo-won = Du hast Sultan Yazid besiegt!
score-solo-lost = Sultan Yazid hat dich besiegt.
score-solo-none = Ein verlorenes Spiel wird nicht gewertet.
