import type { thieves as english } from '../en/thieves';
import type { Translated } from '../message';

export const thieves: Translated<typeof english> = {
  'thief.houssain': 'Houssain',
  'thief.ziad': 'Ziad',
  'thief.ouafat': 'Ouafat',
  'thief.kohdjah': 'Kohdjah',
  'thief.shaum': 'Shaum',
  'thief.madjaar': 'Madjaar',

  'thief.one': 'Dieb',
  'thief.points': { one: 'Unbenutzt am Ende {n} Punkt wert', other: 'Unbenutzt am Ende {n} Punkte wert' },
};
