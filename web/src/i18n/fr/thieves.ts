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
    'Après tes Marchands : tous les autres cèdent 2 cartes Ressource, et tu en prends 2 parmi elles.',
  'thief.ziad.about': 'Après tes Vizirs : tous les autres cèdent 1 Vizir, et tu en gardes un.',
  'thief.ouafat.about': 'Après tes Sages : tous les autres cèdent 1 djinn, et tu en prends un.',
  'thief.kohdjah.about':
    'Après tes Assassins : tous les autres reprennent 1 chameau ou leur campement sur une tuile. Tu peux t’emparer d’une de ces tuiles avec un chameau ou campement à toi.',
  'thief.shaum.about':
    'Après tes Bâtisseurs : tous les autres cèdent 1 palmier ou 1 palais. Tu en poses un sur une de tes tuiles, quelle qu’elle soit.',
  'thief.madjaar.about': 'Après tes Artisans : tous les autres cèdent 1 objet, et tu en prends un, face cachée.',

  'thief.one': 'Voleur',
  'thief.points': {
    one: 'Vaut {n} point à la fin s’il n’a pas servi',
    other: 'Vaut {n} points à la fin s’il n’a pas servi',
  },
  'thief.rules':
    'S’achète sur un Lieu Sacré à la place d’un djinn, au même prix. Sert une fois, pas le tour de l’achat, puis quitte le jeu. Les victimes choisissent ce qu’elles donnent.',
};
