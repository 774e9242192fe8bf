import type { things as english } from '../en/things';
import type { Translated } from '../message';

export const things: Translated<typeof english> = {
  'colour.yellow': 'jaune',
  'colour.white': 'blanc',
  'colour.green': 'vert',
  'colour.blue': 'bleu',
  'colour.red': 'rouge',
  'colour.purple': 'violet',

  'tribe.yellow': { one: 'Vizir', other: 'Vizirs' },
  'tribe.white': { one: 'Sage', other: 'Sages' },
  'tribe.green': { one: 'Marchand', other: 'Marchands' },
  'tribe.blue': { one: 'Bâtisseur', other: 'Bâtisseurs' },
  'tribe.red': { one: 'Assassin', other: 'Assassins' },
  'tribe.purple': { one: 'Artisan', other: 'Artisans' },
  'tribe.yellow.count': { one: '{n} Vizir', other: '{n} Vizirs' },
  'tribe.white.count': { one: '{n} Sage', other: '{n} Sages' },
  'tribe.green.count': { one: '{n} Marchand', other: '{n} Marchands' },
  'tribe.blue.count': { one: '{n} Bâtisseur', other: '{n} Bâtisseurs' },
  'tribe.red.count': { one: '{n} Assassin', other: '{n} Assassins' },
  'tribe.purple.count': { one: '{n} Artisan', other: '{n} Artisans' },
  'tribe.yellow.about':
    'Tu les gardes devant toi. À la fin, chacun vaut 1 point, et chaque adversaire qui a moins de Vizirs que toi te rapporte 10 points de plus.',
  'tribe.white.about':
    'Tu les gardes devant toi. Ils paient les djinns et leurs pouvoirs ; ceux qui restent à la fin valent 2 points chacun.',
  'tribe.green.about': 'Tu prends au début de la rangée autant de cartes Ressource que tu as récupéré de Marchands.',
  'tribe.blue.about':
    'Tu gagnes de l’or : le nombre de Bâtisseurs multiplié par celui des tuiles bleues dans le carré 3×3 autour de la tuile d’arrivée, elle comprise. Chaque Fakir ajouté compte comme un Bâtisseur.',
  'tribe.red.about':
    'Tu tues un meeple : sur une tuile distante d’au plus autant de pas que tu as d’Assassins, ou devant un adversaire. Chaque Fakir ajoute un pas. Si cela vide une tuile libre, elle est à toi.',
  'tribe.purple.about':
    'Tu les gardes devant toi, tu pioches autant d’objets que tu as récupéré d’Artisans et tu en gardes un. À la fin, chaque Artisan vaut 3 points si personne n’en a plus que toi, sinon 2.',

  'tile.village': 'Village',
  'tile.sacred': 'Lieu Sacré',
  'tile.oasis': 'Oasis',
  'tile.small market': 'Petit Marché',
  'tile.large market': 'Grand Marché',
  'tile.specialized market': 'Marché Spécialisé',
  'tile.workshop': 'Atelier',
  'tile.chasm': 'Crevasse',
  'tile.city': 'Cité Fabuleuse',
  'tile.lake': 'Grand Lac',
  'tile.village.about':
    'Un palais est construit ici, peu importe à qui est la tuile. C’est obligatoire tant qu’il reste des palais.',
  'tile.sacred.about': 'Tu peux acheter un des djinns visibles pour 2 Sages, ou pour 1 Sage et 1 Fakir.',
  'tile.oasis.about':
    'Un palmier pousse ici, peu importe à qui est la tuile. C’est obligatoire tant qu’il reste des palmiers.',
  'tile.small market.about': 'Tu peux payer 3 pièces d’or pour une des 3 premières cartes de la rangée.',
  'tile.large market.about': 'Tu peux payer 6 pièces d’or pour deux des 6 premières cartes de la rangée.',
  'tile.specialized market.about': 'Tu peux payer 4 pièces d’or pour une carte de la rangée, au choix.',
  'tile.workshop.about':
    'Tu peux payer 1 Artisan ou 2 Fakirs pour le premier objet de la pile. Aucun meeple ne franchit les montagnes de ses bords.',
  'tile.chasm.about': 'Rien ne se pose jamais ici, et les meeples doivent contourner. La Crevasse ne vaut rien.',
  'tile.city.about':
    'Tu peux prendre le caprice posé ici. À la fin, 1, 2, 3, 4 ou 5 cités rapportent en tout 5, 20, 45, 80 ou 125 points.',
  'tile.lake.about':
    'Rien ne se pose jamais ici, et les meeples doivent contourner. Palmiers et palais des 8 tuiles autour comptent double à la fin.',
  'tile.place': '{tile} ({kind}, {value})',
  'tile.place.plain': '{tile} ({kind})',
  'tile.value.blue': { one: 'Bleu, {n} point', other: 'Bleu, {n} points' },
  'tile.value.red': { one: 'Rouge, {n} point', other: 'Rouge, {n} points' },
  'tile.blue': 'Tuile bleue : les Bâtisseurs des environs en tirent de l’or.',
  'tile.red': 'Tuile rouge : elle compte pour les campements des environs.',

  'piece.camel': { one: 'Chameau', other: 'Chameaux' },
  'piece.tent': { one: 'Campement', other: 'Campements' },
  'piece.palm': { one: 'Palmier', other: 'Palmiers' },
  'piece.palace': { one: 'Palais', other: 'Palais' },
  'piece.mountain': { one: 'Montagne', other: 'Montagnes' },
  'piece.marker': { one: 'Pion d’enchère', other: 'Pions d’enchère' },
  'piece.meeple': { one: 'Meeple', other: 'Meeples' },
  'piece.bag': 'Sac',
  'piece.camel.about':
    'Il montre que la tuile est à toi. Dès que quelqu’un a posé son dernier chameau (et son campement), on termine la manche et la partie est finie.',
  'piece.tent.about':
    'Tu peux le poser à la place d’un chameau, et tu n’en as qu’un. À la fin, il rapporte 1 point de plus par tuile rouge dans le carré 3×3 autour de lui, la sienne comprise.',
  'piece.palm.about': '3 points à la fin pour qui possède la tuile.',
  'piece.palace.about': '5 points à la fin pour qui possède la tuile.',
  'piece.mountain.about':
    'Aucun meeple ne la franchit, ni en se déplaçant ni avec la Flûte. Elle ne gêne ni les Assassins, ni les Bâtisseurs, ni les campements.',
  'piece.marker.about': 'Sur la piste d’ordre de jeu, il vaut un tour de jeu. À deux, chacun en a deux.',
  'piece.bag.about': 'Les meeples payés, utilisés ou tués. Seul Anun-Nak les ramène sur le plateau.',

  'card.ivory': 'Ivoire',
  'card.jewels': 'Gemmes',
  'card.gold': 'Carte Or',
  'card.papyrus': 'Papyrus',
  'card.silk': 'Soie',
  'card.spice': 'Épices',
  'card.fish': 'Poisson',
  'card.wheat': 'Blé',
  'card.pottery': 'Poterie',
  'card.fakir': { one: 'Fakir', other: 'Fakirs' },
  'card.fakir.count': { one: '{n} Fakir', other: '{n} Fakirs' },
  'card.fakir.about':
    'Aide les Sages à payer djinns et pouvoirs, renforce tes Bâtisseurs, allonge la portée de tes Assassins. Ne se vend pas.',
  'card.goods': { one: 'Marchandise', other: 'Marchandises' },
  'card.goods.about':
    'Une série de 1 à 9 marchandises différentes vaut 1, 3, 7, 13, 21, 30, 40, 50 ou 60 pièces d’or : à la fin de ton tour ou à la fin de la partie.',
  'card.goods.copies': { one: '{n} exemplaire dans le jeu', other: '{n} exemplaires dans le jeu' },
  'card.unseen': { one: '{n} carte', other: '{n} cartes' },

  'payment.elder': '1 Sage',
  'payment.fakir': '1 Fakir',
  'payment.artisan': '1 Artisan',
  'payment.elder.elder': '2 Sages',
  'payment.elder.fakir': '1 Sage et 1 Fakir',
  'payment.fakir.fakir': '2 Fakirs',

  'count.times': '{n} × {thing}',
  'count.points': { one: '{n} point', other: '{n} points' },
  'count.gold': { one: '{n} pièce d’or', other: '{n} pièces d’or' },
  'count.cards': { one: '{n} carte', other: '{n} cartes' },
  'count.meeples': { one: '{n} meeple', other: '{n} meeples' },
  'count.camels': { one: '{n} chameau', other: '{n} chameaux' },
  'count.tents': { one: '{n} campement', other: '{n} campements' },
  'count.palms': { one: '{n} palmier', other: '{n} palmiers' },
  'count.palaces': { one: '{n} palais', other: '{n} palais' },
  'count.djinns': { one: '{n} djinn', other: '{n} djinns' },
  'count.items': { one: '{n} objet', other: '{n} objets' },
  'count.thieves': { one: '{n} voleur', other: '{n} voleurs' },
  'count.whims': { one: '{n} caprice', other: '{n} caprices' },
  'count.goods': { one: '{n} marchandise', other: '{n} marchandises' },
  'count.tiles': { one: '{n} tuile', other: '{n} tuiles' },
  'count.seats': { one: '{n} place', other: '{n} places' },
};
