import type { things as english } from '../en/things';
import type { Translated } from '../message';

export const things: Translated<typeof english> = {
  'colour.yellow': 'gelb',
  'colour.white': 'weiß',
  'colour.green': 'grün',
  'colour.blue': 'blau',
  'colour.red': 'rot',
  'colour.purple': 'lila',

  'tribe.yellow': { one: 'Wesir', other: 'Wesire' },
  'tribe.white': { one: 'Ältester', other: 'Älteste' },
  'tribe.green': { one: 'Kaufmann', other: 'Kaufleute' },
  'tribe.blue': { one: 'Baumeister', other: 'Baumeister' },
  'tribe.red': { one: 'Meuchelmörder', other: 'Meuchelmörder' },
  'tribe.purple': { one: 'Kunstschmied', other: 'Kunstschmiede' },
  'tribe.yellow.count': { one: '{n} Wesir', other: '{n} Wesire' },
  'tribe.white.count': { one: '{n} Ältester', other: '{n} Älteste' },
  'tribe.green.count': { one: '{n} Kaufmann', other: '{n} Kaufleute' },
  'tribe.blue.count': { one: '{n} Baumeister', other: '{n} Baumeister' },
  'tribe.red.count': { one: '{n} Meuchelmörder', other: '{n} Meuchelmörder' },
  'tribe.purple.count': { one: '{n} Kunstschmied', other: '{n} Kunstschmiede' },
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

  'tile.village': 'Dorf',
  'tile.sacred': 'Heiliger Ort',
  'tile.oasis': 'Oase',
  'tile.small market': 'Kleiner Markt',
  'tile.large market': 'Großer Markt',
  'tile.specialized market': 'Spezialisierter Markt',
  'tile.workshop': 'Werkstatt',
  'tile.chasm': 'Abgrund',
  'tile.city': 'Wundersame Stadt',
  'tile.lake': 'Großer See',
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
  'tile.place': '{tile} ({kind}, {value})',
  'tile.place.plain': '{tile} ({kind})',
  'tile.value.blue': { one: 'Blau, {n} Punkt', other: 'Blau, {n} Punkte' },
  'tile.value.red': { one: 'Rot, {n} Punkt', other: 'Rot, {n} Punkte' },
  'tile.blue': 'Blaues Plättchen: Baumeister in der Nachbarschaft verdienen daran Gold.',
  'tile.red': 'Rotes Plättchen: Es zählt für Zelte in der Nachbarschaft.',

  'piece.camel': { one: 'Kamel', other: 'Kamele' },
  'piece.tent': { one: 'Zelt', other: 'Zelte' },
  'piece.palm': { one: 'Palme', other: 'Palmen' },
  'piece.palace': { one: 'Palast', other: 'Paläste' },
  'piece.mountain': { one: 'Berg', other: 'Berge' },
  'piece.marker': { one: 'Zuganzeiger', other: 'Zuganzeiger' },
  'piece.meeple': { one: 'Meeple', other: 'Meeples' },
  'piece.bag': 'Beutel',
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

  'card.ivory': 'Elfenbein',
  'card.jewels': 'Edelsteine',
  'card.gold': 'Goldkarte',
  'card.papyrus': 'Papyrus',
  'card.silk': 'Seide',
  'card.spice': 'Gewürze',
  'card.fish': 'Fisch',
  'card.wheat': 'Getreide',
  'card.pottery': 'Töpferwaren',
  'card.fakir': { one: 'Fakir', other: 'Fakire' },
  'card.fakir.count': { one: '{n} Fakir', other: '{n} Fakire' },
  'card.fakir.about':
    'Hilft den Ältesten beim Bezahlen von Dschinn und Kräften, unterstützt deine Baumeister und verlängert die Reichweite deiner Meuchelmörder. Unverkäuflich.',
  'card.goods': { one: 'Gut', other: 'Güter' },
  'card.goods.about':
    'Ein Satz aus 1 bis 9 verschiedenen Gütern bringt 1, 3, 7, 13, 21, 30, 40, 50 oder 60 Gold: am Ende deines Zuges oder am Ende des Spiels.',
  'card.goods.copies': { one: 'Im Spiel: {n}-mal', other: 'Im Spiel: {n}-mal' },
  'card.unseen': { one: '{n} Karte', other: '{n} Karten' },

  'payment.elder': '1 Ältester',
  'payment.fakir': '1 Fakir',
  'payment.artisan': '1 Kunstschmied',
  'payment.elder.elder': '2 Älteste',
  'payment.elder.fakir': '1 Ältester und 1 Fakir',
  'payment.fakir.fakir': '2 Fakire',

  'count.times': '{n} × {thing}',
  'count.points': { one: '{n} Punkt', other: '{n} Punkte' },
  'count.gold': '{n} Gold',
  'count.cards': { one: '{n} Karte', other: '{n} Karten' },
  'count.meeples': { one: '{n} Meeple', other: '{n} Meeples' },
  'count.camels': { one: '{n} Kamel', other: '{n} Kamele' },
  'count.tents': { one: '{n} Zelt', other: '{n} Zelte' },
  'count.palms': { one: '{n} Palme', other: '{n} Palmen' },
  'count.palaces': { one: '{n} Palast', other: '{n} Paläste' },
  'count.djinns': { one: '{n} Dschinn', other: '{n} Dschinn' },
  'count.items': { one: '{n} Gegenstand', other: '{n} Gegenstände' },
  'count.thieves': { one: '{n} Dieb', other: '{n} Diebe' },
  'count.whims': { one: '{n} Laune', other: '{n} Launen' },
  'count.goods': { one: '{n} Gut', other: '{n} Güter' },
  'count.tiles': { one: '{n} Plättchen', other: '{n} Plättchen' },
  'count.seats': { one: '{n} Platz', other: '{n} Plätze' },
};
