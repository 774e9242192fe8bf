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

  'djinn.alamin.about': 'À la fin, chaque paire de Fakirs dans ta main compte comme 1 marchandise de ton choix.',
  'djinn.anunnak.about':
    'Paie 1 Sage ou 1 Fakir : 3 meeples piochés dans le sac vont sur une tuile sans meeple, chameau, palmier ni palais.',
  'djinn.baal.about':
    'Tu gagnes 1 pièce d’or quand tu obtiens un autre djinn, 2 quand quelqu’un d’autre en obtient un.',
  'djinn.boaz.about':
    'Les Vizirs et les Sages devant toi sont à l’abri des Assassins. Les meeples du plateau ne le sont pas.',
  'djinn.boaz.about.artisans':
    'Les Vizirs, les Sages et les Artisans devant toi sont à l’abri des Assassins. Les meeples du plateau ne le sont pas.',
  'djinn.bouraq.about': 'Paie 1 Sage ou 1 Fakir : un palais est construit sur un Village au choix.',
  'djinn.echidna.about':
    'Paie 2 Sages, ou 1 Sage et 1 Fakir, avant l’action de tes Bâtisseurs : ils rapportent le double ce tour-ci.',
  'djinn.enki.about': 'Paie 1 Sage ou 1 Fakir : un palmier pousse sur une Oasis au choix.',
  'djinn.hagis.about':
    'Une fois par tour, quand tu poses un palais, tu peux payer 1 Sage ou 1 Fakir et le mettre sur une des 8 tuiles voisines.',
  'djinn.haurvatat.about': 'À la fin, chaque palmier sur tes tuiles vaut 5 points au lieu de 3.',
  'djinn.iblis.about':
    'Paie 1 Sage ou 1 Fakir avant l’action de tes Assassins : ils tuent deux meeples ce tour-ci, tous deux sur la même tuile ou devant le même adversaire.',
  'djinn.jafaar.about': 'À la fin, chacun de tes Vizirs vaut 3 points au lieu de 1.',
  'djinn.kandicha.about':
    'Tes victimes te servent : Vizirs et Sages te rejoignent, un Marchand apporte une carte de la pioche, un Bâtisseur l’or qu’il aurait gagné sur sa tuile.',
  'djinn.kandicha.about.artisans':
    'Tes victimes te servent : Vizirs, Sages et Artisans te rejoignent, un Artisan avec un objet ; un Marchand apporte la première carte de la rangée, un Bâtisseur l’or qu’il aurait gagné sur sa tuile.',
  'djinn.kumarbi.about': 'Aux enchères, chaque Fakir défaussé baisse ton prix d’un cran sur la piste.',
  'djinn.lamia.about':
    'Une fois par tour, quand tu poses un palmier, tu peux payer 1 Sage ou 1 Fakir et le mettre sur une des 8 tuiles voisines.',
  'djinn.leta.about':
    'Paie 2 Sages, ou 1 Sage et 1 Fakir : une tuile sans meeple, chameau, palmier ni palais devient la tienne.',
  'djinn.marid.about':
    'Pour chaque meeple posé sur une de tes tuiles pendant un déplacement, tu gagnes 1 pièce d’or si c’est le tien, 2 si c’est celui de quelqu’un d’autre.',
  'djinn.monkir.about': 'Tu gagnes 1 pièce d’or quand tu poses un palais, 2 quand quelqu’un d’autre en pose un.',
  'djinn.nekir.about':
    'Tu gagnes 1 pièce d’or quand tes Assassins tuent, 2 quand ceux des autres tuent ; une seule fois, même pour deux victimes.',
  'djinn.shamhat.about': 'À la fin, chacun de tes Sages vaut 4 points au lieu de 2.',
  'djinn.sibittis.about':
    'Paie 2 Sages, ou 1 Sage et 1 Fakir : regarde 3 djinns de la pioche, gardes-en un et défausse les autres.',
  'djinn.sloar.about': 'Paie 1 Fakir : pioche une carte Ressource.',
  'djinn.utug.about':
    'Paie 2 Sages, ou 1 Sage et 1 Fakir : une tuile avec des meeples, mais sans chameau, palmier ni palais, devient la tienne. Les meeples y restent.',
  'djinn.ptah.about': 'À la fin, chacun de tes Artisans vaut 2 points de plus.',
  'djinn.geb.about': 'À la fin, chacun de tes objets précieux vaut 3 points de plus.',
  'djinn.morgiane.about': 'Les voleurs envoyés par les autres ne te touchent pas.',
  'djinn.kali.about':
    'Tu gagnes 1 pièce d’or pour chaque pion adverse que tu pousses sur la piste d’ordre de jeu, 2 quand quelqu’un d’autre pousse le tien.',
  'djinn.ganapati.about': 'Tu gagnes 1 pièce d’or quand tu prends un caprice, 2 quand quelqu’un d’autre en prend un.',
  'djinn.dhenim.about':
    'De l’or dès que des Vizirs sont gagnés, peu importe combien à la fois : {own} si c’est toi, {other} si c’est quelqu’un d’autre.',
  'djinn.wilwit.about': 'À la fin, chacun de tes djinns rapporte {each} points, Wilwit compris.',
  'djinn.galbells.about':
    'Quand quelqu’un d’autre termine son déplacement sur un marché, tu pioches une carte Ressource.',

  'djinn.one': 'Djinn',
  'djinn.points': { one: 'Vaut {n} point à la fin', other: 'Vaut {n} points à la fin' },
  'djinn.always': 'Toujours actif, ne coûte rien',
  'djinn.atEnd': 'Compte à la fin',
  'djinn.once': 'Pendant ton tour, une fois par tour',
  'djinn.used': 'Déjà utilisé ce tour-ci',
  'djinn.cost.E': 'Coûte 1 Sage ou 1 Fakir',
  'djinn.cost.EE': 'Coûte 2 Sages, ou 1 Sage et 1 Fakir',
  'djinn.cost.F': 'Coûte 1 Fakir',
  'djinn.cost.K': 'Coûte des Fakirs aux enchères',
};
