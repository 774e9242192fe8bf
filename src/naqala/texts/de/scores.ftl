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
score-gold-about = 1 Punkt für jede Münze. Wie viele jemand hat, bleibt bis zum Ende vor den anderen verborgen.
score-viziers-about = 1 Punkt für jeden Wesir ({ $jafaar } mit Jafaar) und { $majority } für jeden Gegner mit weniger Wesiren als du.
score-elders-about = { $elder } Punkte für jeden übrigen Ältesten ({ $shamhat } mit Shamhat).
score-artisans-about = { $mostArtisans } Punkte für jeden Kunstschmied, wenn niemand mehr hat, sonst { $artisan }; mit Ptah je { $ptah } mehr.
score-djinns-about = Die Punkte auf den Karten und was manche dazugeben.
more-score-djinns-thieves = Diebe: { $thief } Punkte für jeden Dieb, den du nicht eingesetzt hast.
score-tiles-about = Deine Plättchen: Jedes zählt seinen Wert.
score-cities-about = Zusammen { $cities } Punkte für 1 bis { $allCities } Wundersame Städte.
score-tent-about = 1 Punkt für jedes rote Plättchen im 3×3-Block um dein Zelt.
score-palms-about = { $palm } Punkte für jede Palme auf deinen Plättchen ({ $haurvatat } mit Haurvatat).
more-score-palms-whims = Launen: Auf den 8 Plättchen um den Großen See zählen sie doppelt.
score-palaces-about = { $palace } Punkte für jeden Palast auf deinen Plättchen.
more-score-palaces-whims = { more-score-palms-whims }
score-merchandise-about = Sätze verschiedener Waren auf der Hand, zum Verkaufspreis; mit Al-Amin ersetzen { $alamin } Fakire eine Ware.
score-items-about = Die Werte deiner wertvollen Gegenstände; mit Geb je { $geb } mehr.
score-total-about = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.

score-sheet = Wertungsblatt
score-estimate = Zwischenstand
score-estimate-about = Als wäre die Partie jetzt zu Ende. Gold und Karten der anderen sind verborgen und nicht mitgezählt.
score-history = Punkteverlauf
score-history-open = Nur was alle sehen können: ohne Gold und Handkarten.
score-estimate-open = Als wäre die Partie jetzt zu Ende.
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
score-you-win = Du hast gewonnen!
score-left-resigned = Du hast aufgegeben
score-left-time = Deine Zeit war um
score-left-away = Ein Bot hat für dich zu Ende gespielt
score-left-removed = { score-left-away }
score-solo-won = Du hast Sultan Yazid besiegt!
score-solo-lost = Sultan Yazid hat dich besiegt.
score-solo-none = Eine verlorene Partie wird nicht gewertet.
