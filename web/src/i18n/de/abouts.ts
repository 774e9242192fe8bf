import type { abouts as english } from '../en/abouts';
import type { Translated } from '../message';

export const abouts: Translated<typeof english> = {
  'tribe.yellow.about':
    'Du behältst sie vor dir. Am Ende bringt jeder 1 Punkt, und für alle, die weniger Wesire haben als du, bekommst du je 10 Punkte dazu.',
  'tribe.white.about':
    'Du behältst sie vor dir. Mit ihnen bezahlst du Dschinn und deren Kräfte; wer am Ende übrig ist, bringt 2 Punkte.',
  'tribe.green.about': 'Du nimmst vorne aus der Reihe so viele Rohstoffkarten, wie du Kaufleute eingesammelt hast.',
  'tribe.blue.about':
    'Du verdienst Gold: Baumeister mal blaue Plättchen im 3×3-Feld um das Zielplättchen, es selbst eingeschlossen. Jeder Fakir, den du dazugibst, zählt wie ein Baumeister.',
  'tribe.red.about':
    'Du bringst einen Meeple um: auf einem Plättchen, das höchstens so viele Schritte entfernt ist, wie du Meuchelmörder hast, oder einen, der vor jemand anderem steht. Jeder Fakir verlängert die Reichweite um 1. Wird so ein freies Plättchen leer, gehört es dir.',
  'tribe.purple.about':
    'Du behältst sie vor dir, ziehst so viele Gegenstände, wie du Kunstschmiede eingesammelt hast, und behältst einen davon. Am Ende bringt jeder Kunstschmied 3 Punkte, wenn niemand mehr hat als du, sonst 2.',
  'tribe.yellow.does': 'behalten; je 1 Punkt, dazu je 10 für alle, die weniger haben',
  'tribe.white.does': 'behalten; bezahlen Dschinn oder zählen je 2 Punkte',
  'tribe.green.does': 'je eine Karte der Reihe',
  'tribe.blue.does': 'je 1 Gold für jedes blaue Plättchen ringsum',
  'tribe.red.does': 'ein Opfer; je ein Schritt mehr Reichweite',
  'tribe.purple.does': 'behalten; ein Gegenstand und je 2 oder 3 Punkte',
  'tile.village.about':
    'Hier entsteht ein Palast, egal wem das Plättchen gehört. Das passiert auf jeden Fall, solange noch Paläste da sind.',
  'tile.sacred.about': 'Du darfst einen der offenen Dschinn kaufen: für 2 Älteste oder für 1 Ältesten und 1 Fakir.',
  'tile.oasis.about':
    'Hier wächst eine Palme, egal wem das Plättchen gehört. Das passiert auf jeden Fall, solange noch Palmen da sind.',
  'tile.small market.about': 'Du darfst für 3 Gold eine der ersten 3 Karten der Reihe kaufen.',
  'tile.large market.about': 'Du darfst für 6 Gold zwei der ersten 6 Karten der Reihe kaufen.',
  'tile.specialized market.about': 'Du darfst für 4 Gold eine beliebige Karte der Reihe kaufen.',
  'tile.workshop.about':
    'Du darfst 1 Kunstschmied oder 2 Fakire abgeben und bekommst den obersten Gegenstand vom Stapel. Über die Berge am Rand kommt kein Meeple.',
  'tile.chasm.about': 'Hier steht nie etwas, und Meeples müssen außen herum. Der Abgrund ist nichts wert.',
  'tile.city.about':
    'Du darfst die Laune nehmen, die hier liegt. Am Ende bringen 1, 2, 3, 4 oder 5 Städte zusammen 5, 20, 45, 80 oder 125 Punkte.',
  'tile.lake.about':
    'Hier steht nie etwas, und Meeples müssen außen herum. Palmen und Paläste auf den 8 Plättchen ringsum zählen am Ende doppelt.',
  'piece.camel.about':
    'Es zeigt, dass das Plättchen dir gehört. Wer das letzte Kamel (und das Zelt) gesetzt hat, löst das Ende aus: Die Runde wird noch zu Ende gespielt.',
  'piece.tent.about':
    'Du darfst es statt eines Kamels setzen; jeder hat nur eines. Am Ende bringt es 1 Extrapunkt für jedes rote Plättchen im 3×3-Feld ringsum, das eigene eingeschlossen.',
  'piece.palm.about': 'Am Ende 3 Punkte für den, dem das Plättchen gehört.',
  'piece.palace.about': 'Am Ende 5 Punkte für den, dem das Plättchen gehört.',
  'piece.mountain.about':
    'Kein Meeple kommt darüber, weder beim Ziehen noch mit der Zauberflöte. Meuchelmörder, Baumeister und Zelte stört er nicht.',
  'piece.marker.about': 'Auf der Zugreihenfolge-Leiste steht er für einen Zug. Zu zweit hat jeder zwei davon.',
  'piece.bag.about':
    'Meeples, die bezahlt, eingesetzt oder umgebracht wurden. Nur Anun-Nak holt sie aufs Spielfeld zurück.',
  'card.fakir.about':
    'Hilft den Ältesten beim Bezahlen von Dschinn und Kräften, unterstützt deine Baumeister und verlängert die Reichweite deiner Meuchelmörder. Unverkäuflich.',
  'card.goods.about':
    'Ein Satz aus 1 bis 9 verschiedenen Gütern bringt 1, 3, 7, 13, 21, 30, 40, 50 oder 60 Gold: am Ende deines Zuges oder am Ende des Spiels.',
  'djinn.alamin.about': 'Am Ende zählen je 2 Fakire auf deiner Hand als 1 Gut deiner Wahl.',
  'djinn.anunnak.about':
    'Zahle 1 Ältesten oder 1 Fakir: 3 Meeples aus dem Beutel kommen auf ein Plättchen ohne Meeple, Kamel, Palme und Palast.',
  'djinn.baal.about':
    'Du bekommst 1 Gold, wenn du einen weiteren Dschinn erhältst, und 2 Gold, wenn jemand anderes einen erhält.',
  'djinn.boaz.about':
    'Wesire und Älteste vor dir sind vor Meuchelmördern sicher. Meeples auf dem Spielfeld sind es nicht.',
  'djinn.boaz.about.artisans':
    'Wesire, Älteste und Kunstschmiede vor dir sind vor Meuchelmördern sicher. Meeples auf dem Spielfeld sind es nicht.',
  'djinn.bouraq.about': 'Zahle 1 Ältesten oder 1 Fakir: Auf einem beliebigen Dorf entsteht ein Palast.',
  'djinn.echidna.about':
    'Zahle 2 Älteste, oder 1 Ältesten und 1 Fakir, bevor deine Baumeister handeln: Sie verdienen in diesem Zug doppelt.',
  'djinn.enki.about': 'Zahle 1 Ältesten oder 1 Fakir: In einer beliebigen Oase wächst eine Palme.',
  'djinn.hagis.about':
    'Einmal pro Zug, wenn du einen Palast setzt, darfst du 1 Ältesten oder 1 Fakir zahlen und ihn auf eines der 8 Nachbarplättchen stellen.',
  'djinn.haurvatat.about': 'Am Ende zählt jede Palme auf deinen Plättchen 5 statt 3 Punkte.',
  'djinn.iblis.about':
    'Zahle 1 Ältesten oder 1 Fakir, bevor deine Meuchelmörder zuschlagen: Sie bringen in diesem Zug zwei um, beide auf einem Plättchen oder beide bei derselben Person.',
  'djinn.jafaar.about': 'Am Ende zählt jeder deiner Wesire 3 Punkte statt 1.',
  'djinn.kandicha.about':
    'Deine Opfer dienen dir: Wesire und Älteste kommen zu dir, ein Kaufmann bringt eine Karte vom Stapel, ein Baumeister das Gold, das er auf seinem Plättchen verdient hätte.',
  'djinn.kandicha.about.artisans':
    'Deine Opfer dienen dir: Wesire, Älteste und Kunstschmiede kommen zu dir, ein Kunstschmied samt Gegenstand; ein Kaufmann bringt die vorderste Karte der Reihe, ein Baumeister das Gold, das er auf seinem Plättchen verdient hätte.',
  'djinn.kumarbi.about': 'Beim Bieten senkt jeder Fakir, den du abwirfst, deinen Preis um eine Stufe der Leiste.',
  'djinn.lamia.about':
    'Einmal pro Zug, wenn du eine Palme setzt, darfst du 1 Ältesten oder 1 Fakir zahlen und sie auf eines der 8 Nachbarplättchen stellen.',
  'djinn.leta.about':
    'Zahle 2 Älteste, oder 1 Ältesten und 1 Fakir: Ein Plättchen ohne Meeple, Kamel, Palme und Palast wird deins.',
  'djinn.marid.about':
    'Für jeden Meeple, der beim Ziehen auf einem deiner Plättchen abgesetzt wird: 1 Gold, wenn du ziehst, 2 Gold, wenn jemand anderes zieht.',
  'djinn.monkir.about': 'Du bekommst 1 Gold, wenn du einen Palast setzt, und 2 Gold, wenn es jemand anderes tut.',
  'djinn.nekir.about':
    'Du bekommst 1 Gold, wenn deine Meuchelmörder zuschlagen, und 2 Gold, wenn fremde es tun; auch bei zwei Opfern nur einmal.',
  'djinn.shamhat.about': 'Am Ende zählt jeder deiner Ältesten 4 statt 2 Punkte.',
  'djinn.sibittis.about':
    'Zahle 2 Älteste, oder 1 Ältesten und 1 Fakir: Sieh dir 3 Dschinn vom Stapel an, behalte einen und wirf die anderen ab.',
  'djinn.sloar.about': 'Zahle 1 Fakir: Zieh eine Karte vom Rohstoffstapel.',
  'djinn.utug.about':
    'Zahle 2 Älteste, oder 1 Ältesten und 1 Fakir: Ein Plättchen mit Meeples, aber ohne Kamel, Palme und Palast, wird deins. Die Meeples bleiben stehen.',
  'djinn.ptah.about': 'Am Ende zählt jeder deiner Kunstschmiede 2 Punkte mehr.',
  'djinn.geb.about': 'Am Ende zählt jeder deiner wertvollen Gegenstände 3 Punkte mehr.',
  'djinn.morgiane.about': 'Diebe, die andere einsetzen, können dir nichts anhaben.',
  'djinn.kali.about':
    'Du bekommst 1 Gold für jeden fremden Zuganzeiger, den du auf der Zugreihenfolge-Leiste verschiebst, und 2 Gold, wenn jemand anderes deinen verschiebt.',
  'djinn.ganapati.about': 'Du bekommst 1 Gold, wenn du eine Laune nimmst, und 2 Gold, wenn es jemand anderes tut.',
  'djinn.dhenim.about':
    'Gold, sobald jemand Wesire erhält, egal wie viele auf einmal: {own}, wenn du es bist, {other}, wenn es jemand anderes ist.',
  'djinn.wilwit.about': 'Am Ende bringt jeder deiner Dschinn {each} Punkte, auch Wilwit selbst.',
  'djinn.galbells.about':
    'Wenn jemand anderes mit seinem letzten Meeple auf einem Markt landet, ziehst du eine Karte vom Rohstoffstapel.',
  'item.scimitar.about':
    'Nimm 2 beliebige Meeples von einem Plättchen weg. Ist es dann leer und gehört niemandem, wird es deins.',
  'item.lamp.about': 'Nimm dir kostenlos einen der offenen Dschinn oder den obersten vom Stapel.',
  'item.flute.about':
    'Wähle ein Plättchen und hole bis zu 5 Meeples von den angrenzenden Plättchen dorthin. Berge halten sie auf, und niemand gewinnt dadurch ein Plättchen.',
  'item.carpet.about':
    'Der letzte Meeple deines Zuges darf auf jedes Plättchen fliegen, auf dem seine Farbe schon steht, auch über Berge; nur nicht dorthin, wo du den vorletzten abgesetzt hast.',
  'item.ring.about':
    'Hol dir verdeckt einen beliebigen Gegenstand vom Ablagestapel. Einen magischen kannst du erst ab deinem nächsten Zug einsetzen.',
  'item.talisman.about': 'Versetze eines deiner Kamele oder dein Zelt auf ein Plättchen, das niemandem gehört.',
  'item.horn.about':
    'Fülle die Reihe der Rohstoffkarten auf 9 Karten auf und lege sie in die Reihenfolge, die dir gefällt.',
  'item.precious5.about': 'Am Ende {points} Punkte wert.',
  'item.precious7.about': 'Am Ende {points} Punkte wert.',
  'item.precious9.about': 'Am Ende {points} Punkte wert.',
  'item.magic.about':
    'In jedem deiner Züge darfst du einen magischen Gegenstand einsetzen, auch einen, den du gerade erst bekommen hast. Danach wird er abgelegt. Am Ende 0 Punkte wert.',
  'item.precious.about': 'Er kann nichts, ist aber am Ende Punkte wert.',
  'thief.houssain.about':
    'Nach deinen Kaufleuten: Alle anderen geben 2 Rohstoffkarten ab, und du nimmst dir insgesamt 2 davon.',
  'thief.ziad.about': 'Nach deinen Wesiren: Alle anderen geben 1 Wesir ab, und du behältst einen davon.',
  'thief.ouafat.about': 'Nach deinen Ältesten: Alle anderen geben 1 Dschinn ab, und du nimmst dir einen davon.',
  'thief.kohdjah.about':
    'Nach deinen Meuchelmördern: Alle anderen nehmen 1 Kamel oder ihr Zelt von einem Plättchen zurück. Du darfst eines dieser Plättchen mit einem eigenen Kamel oder Zelt in Besitz nehmen.',
  'thief.shaum.about':
    'Nach deinen Baumeistern: Alle anderen geben 1 Palme oder 1 Palast ab. Du stellst eines davon auf ein beliebiges eigenes Plättchen.',
  'thief.madjaar.about':
    'Nach deinen Kunstschmieden: Alle anderen geben 1 Gegenstand ab, und du nimmst dir einen davon verdeckt.',
  'thief.rules':
    'Wird an einem Heiligen Ort statt eines Dschinn gekauft, zum selben Preis. Nur einmal einsetzbar, nicht im Zug des Kaufs, danach aus dem Spiel. Die Bestohlenen wählen selbst, was sie abgeben.',
  'whim.about':
    'Sobald du hast, was sie verlangt, zeigst du sie vor und bekommst einmalig das Gold. Bis dahin bleibt sie verdeckt auf deiner Hand; unerfüllt ist sie am Ende nichts wert.',
};
