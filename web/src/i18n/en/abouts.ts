/** What things are, in a sentence or two: the texts of explanations. They come after the rest. */
export const abouts = {
  'tribe.yellow.about':
    'You keep them in front of you. At the end each is worth 1 point, and every opponent with fewer Viziers brings you 10 more.',
  'tribe.white.about':
    'You keep them in front of you. They pay for djinns and their powers; those left at the end are worth 2 points each.',
  'tribe.green.about': 'You take as many cards from the front of the resource row as you collected Merchants.',
  'tribe.blue.about':
    'You earn gold: Builders times blue tiles in the 3×3 block around the final tile, itself included. Each Fakir you add counts as a Builder.',
  'tribe.red.about':
    'You kill one meeple: on a tile at most as many steps away as you collected Assassins, or one in front of an opponent. Each Fakir adds a step. If that empties a tile nobody owns, it is yours.',
  'tribe.purple.about':
    'You keep them, draw as many items as you collected Artisans, and keep one of these. At the end each Artisan is worth 3 points if nobody has more of them, otherwise 2.',
  'tribe.yellow.does': 'kept; 1 point each, and 10 for every opponent with fewer',
  'tribe.white.does': 'kept; they pay for djinns, or are worth 2 points each',
  'tribe.green.does': 'a card of the row for each',
  'tribe.blue.does': 'for each 1 gold per blue tile around',
  'tribe.red.does': 'one kill; each adds a step of reach',
  'tribe.purple.does': 'kept; an item, and 2 or 3 points each',
  'tile.village.about':
    'A palace is built here, whoever owns the tile. This happens in any case, as long as there are palaces.',
  'tile.sacred.about': 'You may buy one of the face-up djinns for 2 Elders, or for 1 Elder and 1 Fakir.',
  'tile.oasis.about':
    'A palm tree is planted here, whoever owns the tile. This happens in any case, as long as there are palm trees.',
  'tile.small market.about': 'You may pay 3 gold for one of the first 3 cards of the row.',
  'tile.large market.about': 'You may pay 6 gold for two of the first 6 cards of the row.',
  'tile.specialized market.about': 'You may pay 4 gold for any one card of the row.',
  'tile.workshop.about':
    'You may pay 1 Artisan or 2 Fakirs for the top item of the pile. No meeple crosses the mountains on its edges.',
  'tile.chasm.about': 'Nothing ever stands here, and meeples have to go around. It is worth nothing.',
  'tile.city.about':
    'You may take the whim that lies here. At the end 1, 2, 3, 4 or 5 cities bring their owner 5, 20, 45, 80 or 125 points in all.',
  'tile.lake.about':
    'Nothing ever stands here, and meeples have to go around. Palm trees and palaces on the 8 tiles around count double at the end.',
  'piece.camel.about':
    'It shows that the tile is yours. Once somebody has placed the last camel (and the tent), the round is played to its end and the game is over.',
  'piece.tent.about':
    'You may place it instead of a camel, and there is only one. At the end it brings 1 extra point for each red tile in the 3×3 block around it, itself included.',
  'piece.palm.about': '3 points at the end for the owner of its tile.',
  'piece.palace.about': '5 points at the end for the owner of its tile.',
  'piece.mountain.about':
    'No meeple crosses it, neither in a move nor by the Flute. Assassins, Builders and tents do not care.',
  'piece.marker.about': 'It stands on the turn order track for one turn of its player. With two players each has two.',
  'piece.bag.about': 'Meeples that were spent, used or killed. Only Anun-Nak brings them back to the board.',
  'card.fakir.about':
    'Helps Elders to pay for djinns and powers, joins your Builders, lengthens the reach of your Assassins. Cannot be sold.',
  'card.goods.about':
    'A suit of 1 to 9 different goods is worth 1, 3, 7, 13, 21, 30, 40, 50 or 60 gold: at the end of your turn, or at the end of the game.',
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
  'item.scimitar.about':
    'Remove 2 meeples of any colours from one tile. If it is empty then and nobody owns it, it becomes yours.',
  'item.lamp.about': 'Take one of the face-up djinns, or the top one of the pile, at no cost.',
  'item.flute.about':
    'Choose a tile and bring up to 5 meeples onto it from the tiles beside it. Mountains stop them, and nobody gains a tile by this.',
  'item.carpet.about':
    'The last meeple of your move may fly to any tile where its colour already stands, over mountains too; only not to the tile of the drop before.',
  'item.ring.about':
    'Take any item of the discard pile, face down. If it is a magic one, you can play it from your next turn on.',
  'item.talisman.about': 'Move one of your camels, or your tent, to any tile that nobody owns.',
  'item.horn.about': 'Fill the resource row up to 9 cards, then lay it out in any order you like.',
  'item.precious5.about': 'Worth {points} points at the end.',
  'item.precious7.about': 'Worth {points} points at the end.',
  'item.precious9.about': 'Worth {points} points at the end.',
  'item.magic.about':
    'You may play one magic item in each of your turns, even the one you have just got. Then it is discarded. Worth 0 points at the end.',
  'item.precious.about': 'It does nothing but is worth points at the end.',
  'thief.houssain.about': 'After your Merchants: everybody else gives up 2 resource cards, and you take 2 of them all.',
  'thief.ziad.about': 'After your Viziers: everybody else gives up 1 Vizier, and you keep one of them.',
  'thief.ouafat.about': 'After your Elders: everybody else gives up 1 djinn, and you take one of them.',
  'thief.kohdjah.about':
    'After your Assassins: everybody else takes 1 camel or the tent back from a tile. You may claim one of these tiles with a camel or tent of yours.',
  'thief.shaum.about':
    'After your Builders: everybody else gives up 1 palm tree or palace. You put one of them on a tile of yours, of whatever kind.',
  'thief.madjaar.about': 'After your Artisans: everybody else gives up 1 item, and you take one of them, face down.',
  'thief.rules':
    'Bought on a Sacred Place instead of a djinn, at the same price. Used once, not in the turn it was bought, then out of the game. The victims choose what they give.',
  'whim.about':
    'As soon as you have what it asks for, you show it and get its gold, once. It stays hidden in your hand until then; unfulfilled it is worth nothing at the end.',
} as const;
