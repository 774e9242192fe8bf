feature-viziers = { tribe-yellow-count }
feature-elders = { tribe-white-count }
feature-artisans = { tribe-purple-count }
feature-djinns = { count-djinns }
feature-palms = { count-palms } auf eigenen Plättchen
feature-palaces = { count-palaces } auf eigenen Plättchen
feature-villages =
    { $n } { $n ->
        [one] eigenes Dorf
       *[other] eigene Dörfer
    }
feature-sacred_places =
    { $n } { $n ->
        [one] eigener Heiliger Ort
       *[other] eigene Heilige Orte
    }
feature-oases =
    { $n } eigene { $n ->
        [one] Oase
       *[other] Oasen
    }
feature-markets =
    { $n } { $n ->
        [one] eigener Markt
       *[other] eigene Märkte
    }, egal welcher Art
feature-cities =
    { $n } eigene Wundersame { $n ->
        [one] Stadt
       *[other] Städte
    }
feature-red_tiles =
    { $n } { $n ->
        [one] eigenes rotes Plättchen (keine Stadt
       *[other] eigene rote Plättchen (ohne Städte
    })
feature-blue_tiles =
    { $n } { $n ->
        [one] eigenes blaues Plättchen (keine Stadt
       *[other] eigene blaue Plättchen (ohne Städte
    })
feature-goods =
    { $n } { $n ->
        [one] Ware
       *[other] verschiedene Waren
    } auf der Hand
feature-fakirs = { card-fakir-count } auf der Hand
feature-precious_items =
    { $n } { $n ->
        [one] wertvoller Gegenstand
       *[other] wertvolle Gegenstände
    }
feature-tent_reds = Zelt mit { $n } roten Plättchen im 3×3-Block

whim-one = Laune
whim-title = Laune des Sultans
whim-needs = Der Sultan wünscht sich: { $needs }.
whim-reward = Belohnung: { $gold } Gold
whim-offer = Sie bringt { $gold } Gold, sobald du hast: { $needs }.
whim-short = { $needs } → { $gold } Gold
whim-progress = { $have } von { $need }
whim-fulfilled = Erfüllt
whim-onCity = Liegt auf { $tile }
whim-about = Sobald du hast, was sie verlangt, zeigst du sie vor und bekommst einmalig das Gold. Bis dahin bleibt sie verdeckt auf deiner Hand; unerfüllt ist sie am Ende nichts wert.
