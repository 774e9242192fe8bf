import type { thieves as english } from '../en/thieves';
import type { Translated } from '../message';

export const thieves: Translated<typeof english> = {
  'thief.houssain': 'Houssain',
  'thief.ziad': 'Ziad',
  'thief.ouafat': 'Ouafat',
  'thief.kohdjah': 'Kohdjah',
  'thief.shaum': 'Shaum',
  'thief.madjaar': 'Madjaar',

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

  'thief.one': 'Dieb',
  'thief.points': { one: 'Unbenutzt am Ende {n} Punkt wert', other: 'Unbenutzt am Ende {n} Punkte wert' },
  'thief.rules':
    'Wird an einem Heiligen Ort statt eines Dschinn gekauft, zum selben Preis. Nur einmal einsetzbar, nicht im Zug des Kaufs, danach aus dem Spiel. Die Bestohlenen wählen selbst, was sie abgeben.',
};
