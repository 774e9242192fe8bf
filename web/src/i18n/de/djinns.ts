import type { djinns as english } from '../en/djinns';
import type { Translated } from '../message';

export const djinns: Translated<typeof english> = {
  'djinn.alamin': 'Al-Amin',
  'djinn.anunnak': 'Anun-Nak',
  'djinn.baal': 'Ba’al',
  'djinn.boaz': 'Boaz',
  'djinn.bouraq': 'Bouraq',
  'djinn.echidna': 'Echidna',
  'djinn.enki': 'Enki',
  'djinn.hagis': 'Hagis',
  'djinn.haurvatat': 'Haurvatat',
  'djinn.iblis': 'Iblis',
  'djinn.jafaar': 'Jafaar',
  'djinn.kandicha': 'Kandicha',
  'djinn.kumarbi': 'Kumarbi',
  'djinn.lamia': 'Lamia',
  'djinn.leta': 'Leta',
  'djinn.marid': 'Marid',
  'djinn.monkir': 'Monkir',
  'djinn.nekir': 'Nekir',
  'djinn.shamhat': 'Shamhat',
  'djinn.sibittis': 'Sibittis',
  'djinn.sloar': 'Sloar',
  'djinn.utug': 'Utug',
  'djinn.ptah': 'Ptah',
  'djinn.geb': 'Geb',
  'djinn.morgiane': 'Morgiane',
  'djinn.kali': 'Kali',
  'djinn.ganapati': 'Ganapati',
  'djinn.dhenim': 'Dhenim',
  'djinn.wilwit': 'Wilwit',
  'djinn.galbells': 'Galbells',

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

  'djinn.one': 'Dschinn',
  'djinn.points': { one: 'Am Ende {n} Punkt wert', other: 'Am Ende {n} Punkte wert' },
  'djinn.always': 'Wirkt immer und kostet nichts',
  'djinn.atEnd': 'Zählt am Ende',
  'djinn.once': 'In deinem Zug, einmal pro Zug',
  'djinn.used': 'In diesem Zug schon benutzt',
  'djinn.cost.E': 'Kostet 1 Ältesten oder 1 Fakir',
  'djinn.cost.EE': 'Kostet 2 Älteste, oder 1 Ältesten und 1 Fakir',
  'djinn.cost.F': 'Kostet 1 Fakir',
  'djinn.cost.K': 'Kostet Fakire beim Bieten',
};
