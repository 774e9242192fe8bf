/** Thieves: each acts right after the tribe of its colour. */
export const thieves = {
  'thief.houssain': 'Houssain',
  'thief.ziad': 'Ziad',
  'thief.ouafat': 'Ouafat',
  'thief.kohdjah': 'Kohdjah',
  'thief.shaum': 'Shaum',
  'thief.madjaar': 'Madjaar',

  'thief.houssain.about': 'After your Merchants: everybody else gives up 2 resource cards, and you take 2 of them all.',
  'thief.ziad.about': 'After your Viziers: everybody else gives up 1 Vizier, and you keep one of them.',
  'thief.ouafat.about': 'After your Elders: everybody else gives up 1 djinn, and you take one of them.',
  'thief.kohdjah.about':
    'After your Assassins: everybody else takes 1 camel or the tent back from a tile. You may claim one of these tiles with a camel or tent of yours.',
  'thief.shaum.about':
    'After your Builders: everybody else gives up 1 palm tree or palace. You put one of them on a tile of yours, of whatever kind.',
  'thief.madjaar.about': 'After your Artisans: everybody else gives up 1 item, and you take one of them, face down.',

  'thief.one': 'Thief',
  'thief.points': { one: 'Worth {n} point at the end if not used', other: 'Worth {n} points at the end if not used' },
  'thief.rules':
    'Bought on a Sacred Place instead of a djinn, at the same price. Used once, not in the turn it was bought, then out of the game. The victims choose what they give.',
} as const;
