import type { abouts as english } from '../en/abouts';
import type { Translated } from '../message';

export const abouts: Translated<typeof english> = {
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
  'tribe.yellow.does': 'à garder ; 1 point chacun, et 10 par adversaire qui en a moins',
  'tribe.white.does': 'à garder ; pour payer des djinns, sinon 2 points chacun',
  'tribe.green.does': 'une carte de la rangée chacun',
  'tribe.blue.does': 'chacun 1 or par tuile bleue autour',
  'tribe.red.does': 'une victime ; un pas de plus par Assassin',
  'tribe.purple.does': 'à garder ; un objet, et 2 ou 3 points chacun',
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
  'card.fakir.about':
    'Aide les Sages à payer djinns et pouvoirs, renforce tes Bâtisseurs, allonge la portée de tes Assassins. Ne se vend pas.',
  'card.goods.about':
    'Une série de 1 à 9 marchandises différentes vaut 1, 3, 7, 13, 21, 30, 40, 50 ou 60 pièces d’or : à la fin de ton tour ou à la fin de la partie.',
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
  'item.scimitar.about':
    'Retire d’une tuile 2 meeples de n’importe quelle couleur. Si elle est alors vide et sans propriétaire, elle devient la tienne.',
  'item.lamp.about': 'Prends gratuitement un des djinns visibles, ou le premier de la pioche.',
  'item.flute.about':
    'Choisis une tuile et amènes-y jusqu’à 5 meeples des tuiles adjacentes. Les montagnes les arrêtent, et personne ne gagne de tuile ainsi.',
  'item.carpet.about':
    'Le dernier meeple de ton déplacement peut voler vers n’importe quelle tuile où sa couleur est déjà présente, même par-dessus les montagnes ; sauf celle de la pose précédente.',
  'item.ring.about':
    'Prends un objet de la défausse, au choix, face cachée. S’il est magique, tu pourras le jouer à partir de ton prochain tour.',
  'item.talisman.about': 'Déplace un de tes chameaux, ou ton campement, vers n’importe quelle tuile sans propriétaire.',
  'item.horn.about': 'Complète la rangée à 9 cartes Ressource, puis mets-la dans l’ordre de ton choix.',
  'item.precious5.about': 'Vaut {points} points à la fin.',
  'item.precious7.about': 'Vaut {points} points à la fin.',
  'item.precious9.about': 'Vaut {points} points à la fin.',
  'item.magic.about':
    'À chacun de tes tours, tu peux jouer un objet magique, même celui que tu viens d’obtenir. Il est ensuite défaussé. Vaut 0 point à la fin.',
  'item.precious.about': 'Il n’a aucun effet, mais vaut des points à la fin.',
  'thief.houssain.about':
    'Après tes Marchands : tous les autres cèdent 2 cartes Ressource, et tu en prends 2 parmi elles.',
  'thief.ziad.about': 'Après tes Vizirs : tous les autres cèdent 1 Vizir, et tu en gardes un.',
  'thief.ouafat.about': 'Après tes Sages : tous les autres cèdent 1 djinn, et tu en prends un.',
  'thief.kohdjah.about':
    'Après tes Assassins : tous les autres reprennent 1 chameau ou leur campement sur une tuile. Tu peux t’emparer d’une de ces tuiles avec un chameau ou campement à toi.',
  'thief.shaum.about':
    'Après tes Bâtisseurs : tous les autres cèdent 1 palmier ou 1 palais. Tu en poses un sur une de tes tuiles, quelle qu’elle soit.',
  'thief.madjaar.about': 'Après tes Artisans : tous les autres cèdent 1 objet, et tu en prends un, face cachée.',
  'thief.rules':
    'S’achète sur un Lieu Sacré à la place d’un djinn, au même prix. Sert une fois, pas le tour de l’achat, puis quitte le jeu. Les victimes choisissent ce qu’elles donnent.',
  'whim.about':
    'Dès que tu as ce qu’il demande, tu le révèles et tu touches son or, une seule fois. D’ici là il reste caché dans ta main ; non exaucé, il ne vaut rien à la fin.',
};
