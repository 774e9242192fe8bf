import type { topics as english } from '../en/topics';
import type { Translated } from '../message';

export const topics: Translated<typeof english> = {
  'topic.goal': 'Le but',
  'topic.goal.about':
    'Marque plus de points que les autres : or, Vizirs et Sages, djinns, tuiles avec tes chameaux, palmiers, palais et marchandises.',
  'topic.round': 'Une manche',
  'topic.round.about':
    'D’abord, tout le monde enchérit pour une place dans l’ordre de jeu et paie aussitôt. Puis on joue, la place la plus chère d’abord. À la fin, les rangées sont complétées.',
  'topic.bid': 'Les enchères',
  'topic.bid.about':
    'Une place payante accueille un pion, le 0 jusqu’à trois. Une nouvelle mise à 0 repousse les précédentes : parmi elles, la dernière posée joue d’abord.',
  'topic.turn': 'Un tour',
  'topic.turn.about':
    'Déplace des meeples, prends la tuile si tu l’as vidée, fais agir la tribu récupérée, utilise la tuile, vends des marchandises si tu veux.',
  'topic.move': 'Le déplacement',
  'topic.move.about':
    'Prends tous les meeples d’une tuile et déposes-en un sur chaque tuile traversée : à l’horizontale ou à la verticale, sans demi-tour immédiat. Le dernier doit rejoindre un meeple de sa couleur. Tu récupères alors tous ceux de cette couleur.',
  'topic.control': 'Prendre des tuiles',
  'topic.control.about':
    'Si la tuile d’arrivée n’a plus de meeple ni de propriétaire, tu y poses un chameau. Elle reste à toi, sauf intervention d’un voleur. Une tuile vidée par un meurtre est à toi aussi, mais son action n’a pas lieu.',
  'topic.tribe': 'La tribu agit',
  'topic.tribe.about':
    'Les Vizirs et les Sages se gardent, les Marchands apportent des cartes, les Bâtisseurs de l’or, les Assassins tuent. Les Fakirs aident Bâtisseurs et Assassins.',
  'topic.tile': 'La tuile agit',
  'topic.tile.about':
    'La tuile d’arrivée fait ce que montre son image, peu importe à qui elle est. Oasis et Village toujours ; les autres seulement si tu veux et peux payer.',
  'topic.djinns': 'Les djinns',
  'topic.djinns.about':
    'Ils s’achètent sur les Lieux Sacrés. Les pouvoirs gratuits agissent toujours ; les payants, une fois à chacun de tes tours.',
  'topic.sale': 'Vendre des marchandises',
  'topic.sale.about':
    'À la fin de ton tour, tu peux vendre des séries de marchandises différentes. Plus la série est longue, plus chaque carte rapporte ; les invendus valent autant à la fin.',
  'topic.end': 'La fin de la partie',
  'topic.end.about':
    'Quand quelqu’un a posé son dernier chameau, ou qu’aucun déplacement n’est possible, on termine la manche. Puis on compte les points ; en cas d’égalité, la victoire est partagée.',
  'topic.secret': 'Ce qui est caché',
  'topic.secret.about':
    'L’or, les cartes, les objets et les caprices en main sont cachés aux autres. Tout le reste est visible, y compris le nombre de cartes et d’objets de chacun.',
  'topic.solo': 'Contre le sultan Yazid',
  'topic.solo.about':
    'Les dés désignent la tuile que Yazid vide à chaque manche ; pour la somme des dés, tu peux jouer avant lui. Il gagne s’il réunit {assassins} Assassins ou {djinns} djinns, si tu ne peux pas le payer, ou si tu n’as pas plus de Vizirs que lui à la fin.',
};
