import type { thieves as english } from '../en/thieves';
import type { Translated } from '../message';

export const thieves: Translated<typeof english> = {
  'thief.houssain': 'Houssain',
  'thief.ziad': 'Ziad',
  'thief.ouafat': 'Ouafat',
  'thief.kohdjah': 'Kohdjah',
  'thief.shaum': 'Shaum',
  'thief.madjaar': 'Madjaar',

  'thief.one': 'Voleur',
  'thief.points': {
    one: 'Vaut {n} point à la fin s’il n’a pas servi',
    other: 'Vaut {n} points à la fin s’il n’a pas servi',
  },
};
