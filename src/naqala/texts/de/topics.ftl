rules-search = In den Regeln suchen
rules-found = { $n } Treffer
rules-none = Nichts gefunden zu „{ $words }“.
rules-nearest = Keine Stelle hat alle diese Wörter. Am nächsten kommen:
rules-smallWords = aber als am an auf aus bei bin da darf das dem den der des die dies diese dieses ein eine einem einen einer eines er es für hat habe haben hat ich ihm ihr ihre im in ist kann können man mein meine mich mir mit muss nach nicht noch oder sein sich sie sind so um und von vom wann war warum was welche welcher welches wem wen wenn wer werden wie wird wo zu zum zur
rules-endings = en er es em et e n s t
rules-alike = schluss ende; aus ende; vorbei ende; spielende ende; zweimal beide markers nebeneinander; doppelt beide nebeneinander; unentschieden gleichstand; diagonal waagrecht; geld gold; münze gold; kosten preis zahlen; spiel spiel partie; bieten biet gebot; fremd egal gehört; fremde egal gehört; anderen egal andere; anderer egal andere; gewinnen ziel; zurückgehen zurück
rules-contents = Inhalt
rules-inPlay = Nur was an diesem Tisch im Spiel ist.
rules-with = Grundspiel und:
rules-all = Alle Regeln
rules-page = Als Seite öffnen
rules-link = Link hierher: { $what }

section-start = So geht es los
section-bid = Bieten
section-move = Ein Zug
section-tribes = Die Sippen
section-tiles = Die Plättchen
section-goods = Waren und Geld
section-djinns = Dschinn
section-end = Das Ende
section-artisans = { expansion-artisans }
section-thieves = { expansion-thieves }
section-whims = { expansion-whims }
section-promos = { setup-promos }
section-solo = Solo

topic-goal = Das Ziel
topic-goal-about =
    Sammle mehr Punkte als die anderen: Gold, Wesire und Älteste, Dschinn, Plättchen mit deinen Kamelen, Palmen, Paläste und Waren.
    Jede Münze ist ein Punkt. Was du bezahlst, muss sich also lohnen.
topic-goal-artisans = Kunstschmiede: Auch Kunstschmiede, Zelte und wertvolle Gegenstände bringen Punkte.
topic-goal-whims = Launen: Auch Wundersame Städte bringen Punkte, und die Launen des Sultans bringen Gold.
topic-setup = Der Aufbau
topic-setup-about =
    { $tiles } Plättchen werden zufällig ausgelegt und auf jedes { $tileMeeples } Meeples gesetzt, blind gezogen aus den { $meeples } im Beutel.
    { $row } Rohstoffkarten und { $djinnRow } Dschinn liegen offen aus.
topic-setup-bids = Die erste Bietreihenfolge ist zufällig. Ab drei Personen beginnen alle mit { $gold } Gold, { $camels } Kamelen und einem Zuganzeiger.
topic-setup-two = Zu zweit beginnt jeder mit { $gold } Gold, { $camelsTwo } Kamelen und { $markersTwo } Zuganzeigern.
topic-setup-artisans = Kunstschmiede: Auch { $artisansMeeples } Kunstschmiede kommen in den Beutel. { $artisansTiles } weitere Plättchen werden in die Mitte des Spielfelds gemischt, und alle bekommen zu den Kamelen ein Zelt.
topic-setup-whims = Launen: { $whimsTiles } weitere Plättchen und von jeder der fünf Sippen { $whimsMeeples } weitere Meeples. Auf jeder Stadt liegt offen eine Laune.
topic-round = Eine Runde
topic-round-about =
    Zuerst bieten alle auf einen Platz in der Zugreihenfolge und zahlen sofort. Dann kommen alle zum Zug, das höchste Gebot zuerst.
    Wer an der Reihe ist, stellt den Zuganzeiger auf die Bietleiste: Wer jetzt zuerst zieht, bietet in der nächsten Runde zuerst.
    Nach dem letzten Zug werden die Lücken geschlossen und Karten und Dschinn aufgefüllt. Vorher wird nichts aufgefüllt.
topic-two = Zu zweit
topic-two-about =
    Jeder hat { $markersTwo } Zuganzeiger: { $markersTwo } Gebote und { $markersTwo } Züge in jeder Runde.
    Deine beiden dürfen nebeneinander stehen, auch auf der 0. „Einmal pro Zug“ gilt für jeden Zuganzeiger.

topic-bid = Das Gebot
topic-bid-about =
    In der Reihenfolge der Bietleiste setzt jeder seinen Zuganzeiger auf ein Feld der Zugleiste und zahlt dessen Preis. Passen kann man nicht.
    Auf ein Feld mit Preis passt ein Zuganzeiger, auf die 0 bis zu { $lane }. Ein neues Gebot von 0 schiebt die früheren nach hinten: Wer zuletzt 0 geboten hat, zieht von ihnen zuerst.
    Ist die 0 voll, musst du ein Feld mit Preis nehmen. Wer keines bezahlen kann, nimmt die 1 und zahlt, was da ist.
topic-bid-five = Auf der Zugleiste für fünf ist auf { $doubled } Platz für je zwei: Der zweite schiebt den ersten nach hinten und zieht vor ihm.

topic-turn = Ablauf eines Zuges
topic-turn-about =
    Bewege Meeples, nimm das Plättchen, wenn du es geleert hast, lass die gesammelte Sippe handeln, nutze das Plättchen und verkaufe Waren, wenn du magst.
    Die Reihenfolge steht fest. Was du bekommst, kannst du gleich verwenden: Ein Ältester aus diesem Zug kann in diesem Zug einen Dschinn bezahlen.
    Kannst du keine Meeples bewegen, darfst du trotzdem Kräfte einsetzen und verkaufen.
topic-turn-thieves = Diebe: Gleich nachdem die Sippe gehandelt hat, darfst du einen Dieb ihrer Farbe einsetzen.
topic-move = Meeples bewegen
topic-move-about =
    Nimm alle Meeples eines Plättchens auf und setze auf jedem Plättchen, das du betrittst, einen ab: nur waagrecht oder senkrecht, nie direkt zurück.
    Du darfst auf jedem Plättchen beginnen, egal wem es gehört. Du bestimmst den Weg und welcher Meeple wo bleibt.
    Du darfst leere Plättchen überqueren und ein Plättchen mehrmals betreten, auch das, auf dem du begonnen hast.
topic-move-artisans = Kunstschmiede: Über Berge und den Abgrund kommt kein Meeple.
topic-move-whims = Launen: Über den Großen See kommt kein Meeple.
topic-last = Die letzte Farbe
topic-last-about =
    Der letzte Meeple muss auf einen Meeple seiner Farbe treffen. Dann nimmst du dort alle Meeples dieser Farbe.
    Auch einer, den du im selben Zug dort abgesetzt hast, zählt. Auf einem Plättchen ohne Meeples kann der Zug nie enden.
    Du sammelst also mindestens zwei, und ihre Sippe handelt.
topic-last-artisans = Kunstschmiede: Mit dem Fliegenden Teppich darf der letzte Meeple auf fast jedes Plättchen mit seiner Farbe.
topic-control = Plättchen in Besitz nehmen
topic-control-about =
    Steht auf dem Zielplättchen kein Meeple mehr und gehört es niemandem, musst du ein Kamel darauf setzen, und es gehört dir.
    Auch ein Plättchen, auf dem du den letzten Meeple tötest, wird deins, aber seine Aktion wird nicht ausgeführt. Das geleerte Startplättchen bringt dir nichts.
    Ein Kamel bleibt stehen. Ohne Kamele nimmst du nichts in Besitz; alles andere geht wie gewohnt.
topic-control-artisans = Kunstschmiede: Statt eines Kamels darfst du dein Zelt setzen. Der Krummsäbel kann dir ein Plättchen einbringen, der Talisman versetzt eine deiner Figuren.
topic-control-thieves = Diebe: Kohdjah lässt die anderen ein Kamel zurücknehmen. Das Plättchen ist dann wieder frei.

topic-tribe = Die Sippe handelt
topic-tribe-about =
    Wesire und Älteste behältst du, Kaufleute bringen Karten, Baumeister Gold, Meuchelmörder töten. Fakire helfen Baumeistern und Meuchelmördern.
    Die Sippe handelt immer, ob das Plättchen deins wurde oder nicht. Kaufleute, Baumeister und Meuchelmörder kommen danach in den Beutel.
    Meuchelmörder töten genau einen Meeple, egal wie viele sie sind. Sie müssen töten, wenn sie können: auch auf dem Zielplättchen, aber nie einen der Meeples, die vor dir stehen.
topic-fakirs = Fakire
topic-fakirs-about =
    Fakire sind Hilfskarten: { $fakirs } davon stecken in den Rohstoffkarten.
    Bei vielen Kosten ersetzt einer einen Ältesten. Ein Dschinn kostet mindestens einen echten Ältesten.
    Jeder, den du ablegst, zählt wie ein weiterer Baumeister oder gibt Meuchelmördern einen weiteren Schritt. Übrige Fakire sind am Ende nichts wert.

topic-tile = Das Plättchen wirkt
topic-tile-about =
    Das Zielplättchen tut, was sein Bild zeigt, egal wem es gehört. Oase und Dorf immer, alle anderen nur, wenn du willst und zahlen kannst.
    Nur das Plättchen, auf dem der Zug endet, wirkt, und zwar einmal, nach der Sippe.
    Es gibt { $palms } Palmen und { $palaces } Paläste. Sie bleiben auf ihrem Plättchen und zählen für den, dem es gehört.
topic-tile-thieves = Diebe: Shaum lässt alle anderen eine Palme oder einen Palast abgeben; eines davon kommt auf ein Plättchen von dir.

topic-row = Die Reihe
topic-row-about =
    { $row } Rohstoffkarten liegen in einer Reihe: { $kinds } Arten von Waren und Fakire. Vorn beginnen die Kaufleute.
    Kaufleute nehmen die ersten Karten; du hast keine Wahl. Ein Kleiner Markt verkauft 1 der ersten { $smallReach } für { $small } Gold, ein Großer Markt { $largeCards } der ersten { $largeReach } für { $large }.
    Erst am Ende der Runde wird aufgefüllt. Liegt für den Großen Markt nur noch eine Karte da, kostet auch sie { $large }.
topic-row-artisans = Kunstschmiede: Ein Spezialisierter Markt verkauft eine beliebige Karte der Reihe für { $special } Gold.
topic-sale = Waren verkaufen
topic-sale-about =
    Am Ende deines Zuges darfst du Sätze verschiedener Waren verkaufen. Je größer der Satz, desto mehr bringt jede Karte.
    1 bis { $kinds } verschiedene Waren bringen { $suits } Gold. Jede Art zählt in einem Satz einmal, Fakire nie.
    Du darfst mehrere Sätze verkaufen und musst nicht alles verkaufen. Unverkaufte Waren bringen am Ende der Partie dasselbe.

topic-djinns = Einen Dschinn bekommen
topic-djinns-about =
    { djinn-rules }
    Ein Dschinn kostet 2 Älteste, oder 1 Ältesten und 1 Fakir. { $djinnRow } liegen offen aus; neue kommen am Ende der Runde.
    Du darfst beliebig viele haben. Einen Dschinn kannst du schon im Zug des Kaufs einsetzen, wenn sein Moment nicht vorbei ist.
topic-powers = Kräfte
topic-powers-about =
    Jeder Dschinn hat seine Punkte und seine Kraft.
    Kräfte mit Kosten: in deinem eigenen Zug, jeder Dschinn einmal. Vor dem Bewegen, vor und nach der Sippe und nach dem Plättchen; nicht mitten im Bewegen.
    Bezahlte Älteste kommen in den Beutel, Fakire auf den Ablagestapel. Eine Kraft, die nichts ändern würde, kann nicht genutzt werden.

topic-end = Das Ende der Partie
topic-end-about =
    Hat jemand das letzte Kamel gesetzt oder ist kein Zug mehr möglich, wird die Runde noch zu Ende gespielt. Dann wird gezählt.
    Alle, die in dieser Runde noch nicht dran waren, kommen noch zum Zug.
    Hat jemand keinen Zug mehr, bewegt in dieser Runde niemand mehr Meeples; Kräfte und Verkäufe bleiben möglich.
topic-end-artisans = Kunstschmiede: Das letzte Kamel allein genügt nicht; auch das Zelt muss gesetzt sein.
topic-score = Die Wertung
topic-score-about =
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.
    Nur Plättchen mit deinem Kamel zählen für dich, mit allen Palmen und Palästen darauf.
    Bei den Wesiren vergleichst du dich mit allen anderen: { $majority } Punkte für jeden Gegner, der weniger davon hat als du.
topic-secret = Was verdeckt ist
topic-secret-about =
    Gold und alles auf der Hand sind vor den anderen verborgen. Alles Übrige liegt offen, auch wie viele Karten jeder hat.
    Auch Ablagestapel sind offen. Was alle gesehen haben, steht im Verlauf.
topic-secret-artisans = Kunstschmiede: Gegenstände sind verdeckt, ihre Zahl nicht.
topic-secret-whims = Launen: Die auf der Hand sind verdeckt, ihre Zahl nicht.
topic-empty = Wenn etwas ausgeht
topic-empty-about =
    Ist ein Kartenstapel leer, wird sein Ablagestapel gemischt. Ist auch der leer, wird nichts gezogen.
    Sind keine Palmen oder Paläste mehr im Vorrat, werden keine gesetzt. Gold geht nie aus.
    Meeples, die bezahlt, eingesetzt oder getötet wurden, sind im Beutel.

topic-sixth = Die sechste Sippe
topic-sixth-about =
    Kunstschmiede behältst du, und sie schaffen Gegenstände: Zieh so viele, wie du Kunstschmiede gesammelt hast, und behalte einen.
    Die übrigen gezogenen kommen offen auf den Ablagestapel. Kunstschmiede vor einem Spieler können getötet werden wie Wesire und Älteste.
    Jeder ist { $mostArtisans } Punkte wert, wenn niemand mehr hat als du, sonst { $artisan }; bei Gleichstand bekommen alle Ersten { $mostArtisans }.
topic-workshops = Werkstätten, Berge, Abgrund
topic-workshops-about =
    { $artisansTiles } neue Plättchen: Werkstätten, Spezialisierte Märkte und der Abgrund.
    Eine Werkstatt hat an zwei Rändern Berge. Sie halten Meeples unterwegs auf und sonst nichts: Reichweite, 3×3-Blöcke und Kräfte sehen darüber hinweg.
    Auf dem Abgrund kann nichts stehen, und er kann niemandem gehören.
topic-tent = Das Zelt
topic-tent-about =
    Ein Zelt gilt für jede Regel als Kamel. Einmal in der Partie darfst du es statt eines Kamels setzen, wenn du ein Plättchen in Besitz nimmst.
    Es bringt 1 Punkt für jedes rote Plättchen im 3×3-Block ringsum, das eigene eingeschlossen, zusätzlich zum Wert des Plättchens.
topic-items = Gegenstände
topic-items-about =
    { $magic } magische Gegenstände mit einer Kraft und { $precious } wertvolle mit Punkten.
    Gegenstände bleiben verdeckt. In jedem deiner Züge darfst du einen magischen einsetzen, immer dann, wenn du auch Kräfte einsetzen darfst; danach wird er offen abgelegt.
    Ist der Stapel leer, wird der Ablagestapel gemischt.
topic-artisansDjinns = Dschinn der Kunstschmiede
topic-artisansDjinns-about =
    Zwei Dschinn kommen dazu, und zwei haben eine neue Karte: Boaz schützt auch Kunstschmiede, Kandicha nimmt auch Kunstschmiede.
    Bei der neuen Kandicha bringt ein Kaufmann die erste Karte der Reihe statt einer vom Stapel.

topic-thieves = Diebe
topic-thieves-about =
    Neben den Dschinn liegt offen ein Dieb. Wo du einen Dschinn kaufen könntest, darfst du stattdessen den Dieb nehmen, zum selben Preis.
    Du setzt ihn ein, gleich nachdem eine Sippe seiner Farbe für dich gehandelt hat, aber nicht im Zug des Kaufs; danach ist er aus dem Spiel. Wurde der offene Dieb gekauft, wird am Ende der Runde ein neuer aufgedeckt.
    Behältst du ihn bis zum Ende, ist er { $thief } Punkte wert. Diebe sind keine Dschinn: Regeln für Dschinn gelten nicht für sie.
topic-victims = Die Bestohlenen
topic-victims-about =
    Alle anderen werden bestohlen, reihum ab dem linken Nachbarn. Sie wählen selbst, was sie abgeben.
    Wer weniger hat, gibt, was da ist. Dann wählst du deinen Anteil; der Rest kommt in den Beutel, den Vorrat oder auf den Ablagestapel.
    Ein Dieb, der niemandem etwas nehmen könnte, kann nicht eingesetzt werden. Vor Dieben schützt nur Morgiane.

topic-cities = Wundersame Städte und der Große See
topic-cities-about =
    { $allCities } Städte: Wem 1 bis { $allCities } davon gehören, der bekommt dafür zusammen { $cities } Punkte.
    Wer den Zug auf einer Stadt beendet, darf die Laune nehmen, die dort liegt, egal wem die Stadt gehört. Das kostet nichts; am Ende der Runde kommt eine neue.
    Auf dem Großen See steht nichts. Palmen und Paläste auf den 8 Plättchen ringsum zählen doppelt.
topic-whims = Launen
topic-whims-about =
    Der Sultan wünscht sich etwas und zahlt dafür Gold, einmal, sobald du es hast.
    Hast du es schon, wenn du die Karte nimmst, bekommst du das Gold sofort; sonst wartet sie verdeckt auf deiner Hand. Geprüft wird nach jeder Aktion, auch in Zügen der anderen.
    Du gibst nichts her: Was du vorzeigst, bleibt deins. Ein unerfüllter Wunsch kostet am Ende nichts.
topic-whimsDjinns = Dschinn der Launen
topic-whimsDjinns-about = Zwei Dschinn kommen dazu. Beide bringen Gold, auch wenn andere handeln.

topic-promos = Promo-Dschinn
topic-promos-about = Einzelne Karten, die du nach Wunsch dazunimmst. Sie kosten so viel wie jeder andere Dschinn.

topic-solo = Gegen Sultan Yazid
topic-solo-about =
    Du beginnst mit { $soloGold } Gold. Du und Yazid habt je { $camelsTwo } Kamele, und geboten wird nicht.
    Er gewinnt sofort mit { $assassins } Meuchelmördern oder { $djinns } Dschinn, oder wenn du ihn nicht bezahlen kannst.
    Am Ende musst du mehr Wesire haben als er. Dann gewinnst du, und deine Punkte zeigen, wie gut du warst.
topic-dice = Die Würfel
topic-dice-about =
    In jeder Runde bestimmen zwei Würfel das Plättchen, das Yazid räumt: Weiß die Spalte von links, Schwarz die Reihe von unten.
    Für die Summe der Würfel darfst du vor ihm ziehen. Sonst zieht er zuerst.
    Zeigt der schwarze Würfel { $double }, räumt er zwei Plättchen; beide werden neu ausgewürfelt.
topic-yazid = Yazids Zug
topic-yazid-about =
    Er nimmt alle Meeples des Plättchens und stellt, wenn es niemandem gehört, ein Kamel darauf. Die Aktion des Plättchens nutzt er nie.
    Wesire, Älteste und Meuchelmörder behält er. Für jeden Kaufmann verschwindet die erste Karte der Reihe, die Fakire davon behält er. Für Baumeister zahlst du ihm, was sie dort verdienen würden.
    Mit 1 Ältesten und 1 Fakir oder mit 2 Ältesten bekommt er den ersten Dschinn. Dessen Kraft wirkt für ihn nicht.
    Deine Meuchelmörder können seine Wesire und Ältesten töten, aber nicht seine Meuchelmörder. Ba’al bringt dir Gold, wenn Yazid einen Dschinn bekommt.
topic-yazid-dhenim = Dhenim bringt dir Gold, wenn Yazid Wesire bekommt.
