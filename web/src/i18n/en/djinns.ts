/** Djinns: names, powers and costs. With the Artisans, Boaz and Kandicha have other powers (`.about.artisans`). */
export const djinns = {
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

  'djinn.alamin.about': 'At the end every 2 Fakirs in your hand count as 1 good of your choice.',
  'djinn.anunnak.about':
    'Pay 1 Elder or 1 Fakir: 3 meeples drawn from the bag go onto a tile without meeple, camel, palm tree or palace.',
  'djinn.baal.about': 'You get 1 gold whenever you gain another djinn, 2 gold whenever somebody else gains one.',
  'djinn.boaz.about': 'Viziers and Elders in front of you are safe from Assassins. Meeples on the board are not.',
  'djinn.boaz.about.artisans':
    'Viziers, Elders and Artisans in front of you are safe from Assassins. Meeples on the board are not.',
  'djinn.bouraq.about': 'Pay 1 Elder or 1 Fakir: a palace is built on any Village.',
  'djinn.echidna.about':
    'Pay 2 Elders, or 1 Elder and 1 Fakir, before your Builders act: this turn they earn twice as much.',
  'djinn.enki.about': 'Pay 1 Elder or 1 Fakir: a palm tree is planted on any Oasis.',
  'djinn.hagis.about':
    'Once a turn, when you place a palace, you may pay 1 Elder or 1 Fakir and put it on one of the 8 neighbouring tiles instead.',
  'djinn.haurvatat.about': 'At the end each palm tree on your tiles is worth 5 points instead of 3.',
  'djinn.iblis.about':
    'Pay 1 Elder or 1 Fakir before your Assassins act: this turn they kill two, both on one tile or both in front of one opponent.',
  'djinn.jafaar.about': 'At the end each of your Viziers is worth 3 points instead of 1.',
  'djinn.kandicha.about':
    'Your victims serve you: Viziers and Elders come to you, a Merchant brings a card from the pile, a Builder the gold it would have earned on its tile.',
  'djinn.kandicha.about.artisans':
    'Your victims serve you: Viziers, Elders and Artisans come to you, an Artisan with an item; a Merchant brings the first card of the row, a Builder the gold it would have earned on its tile.',
  'djinn.kumarbi.about': 'When you bid, every Fakir you discard lowers what you pay by one step of the track.',
  'djinn.lamia.about':
    'Once a turn, when you place a palm tree, you may pay 1 Elder or 1 Fakir and put it on one of the 8 neighbouring tiles instead.',
  'djinn.leta.about':
    'Pay 2 Elders, or 1 Elder and 1 Fakir: a tile without meeple, camel, palm tree or palace becomes yours.',
  'djinn.marid.about':
    'For each meeple dropped on one of your tiles during a move you get 1 gold if you move, 2 gold if somebody else does.',
  'djinn.monkir.about': 'You get 1 gold whenever you place a palace, 2 gold whenever somebody else does.',
  'djinn.nekir.about':
    'You get 1 gold whenever your Assassins kill, 2 gold whenever somebody else’s do; once, even if two are killed.',
  'djinn.shamhat.about': 'At the end each of your Elders is worth 4 points instead of 2.',
  'djinn.sibittis.about':
    'Pay 2 Elders, or 1 Elder and 1 Fakir: look at 3 djinns of the pile, keep one and discard the others.',
  'djinn.sloar.about': 'Pay 1 Fakir: draw a card from the resource pile.',
  'djinn.utug.about':
    'Pay 2 Elders, or 1 Elder and 1 Fakir: a tile with meeples but without camel, palm tree and palace becomes yours. The meeples stay.',
  'djinn.ptah.about': 'At the end each of your Artisans is worth 2 more points.',
  'djinn.geb.about': 'At the end each of your precious items is worth 3 more points.',
  'djinn.morgiane.about': 'Thieves sent by others do not touch you.',
  'djinn.kali.about':
    'You get 1 gold for each marker of somebody else that you push on the turn order track, 2 gold whenever somebody else pushes yours.',
  'djinn.ganapati.about': 'You get 1 gold whenever you take a whim, 2 gold whenever somebody else does.',
  'djinn.dhenim.about':
    'Gold whenever Viziers are gained, however many at once: {own} if you gain them, {other} if somebody else does.',
  'djinn.wilwit.about': 'At the end each of your djinns brings {each} points, Wilwit included.',
  'djinn.galbells.about': 'Whenever somebody else ends a move on a market, you draw a card from the resource pile.',

  'djinn.one': 'Djinn',
  'djinn.points': { one: 'Worth {n} point at the end', other: 'Worth {n} points at the end' },
  'djinn.always': 'Always at work, costs nothing',
  'djinn.atEnd': 'Counts at the end',
  'djinn.once': 'In your own turn, once per turn',
  'djinn.used': 'Already used this turn',
  'djinn.cost.E': 'Costs 1 Elder or 1 Fakir',
  'djinn.cost.EE': 'Costs 2 Elders, or 1 Elder and 1 Fakir',
  'djinn.cost.F': 'Costs 1 Fakir',
  'djinn.cost.K': 'Costs Fakirs while bidding',
} as const;
