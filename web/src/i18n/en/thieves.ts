/** Thieves: each acts right after the tribe of its colour. */
export const thieves = {
  'thief.houssain': 'Houssain',
  'thief.ziad': 'Ziad',
  'thief.ouafat': 'Ouafat',
  'thief.kohdjah': 'Kohdjah',
  'thief.shaum': 'Shaum',
  'thief.madjaar': 'Madjaar',

  'thief.one': 'Thief',
  'thief.points': { one: 'Worth {n} point at the end if not used', other: 'Worth {n} points at the end if not used' },
} as const;
