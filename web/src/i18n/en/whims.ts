/** Whims: a card is a list of needs, each in its own words (of anybody), joined by `formatList` into `needs`. */
export const whims = {
  'feature.viziers': { one: '{n} Vizier', other: '{n} Viziers' },
  'feature.elders': { one: '{n} Elder', other: '{n} Elders' },
  'feature.artisans': { one: '{n} Artisan', other: '{n} Artisans' },
  'feature.djinns': { one: '{n} djinn', other: '{n} djinns' },
  'feature.palms': { one: '{n} palm tree on owned tiles', other: '{n} palm trees on owned tiles' },
  'feature.palaces': { one: '{n} palace on owned tiles', other: '{n} palaces on owned tiles' },
  'feature.villages': { one: '{n} Village owned', other: '{n} Villages owned' },
  'feature.sacred_places': { one: '{n} Sacred Place owned', other: '{n} Sacred Places owned' },
  'feature.oases': { one: '{n} Oasis owned', other: '{n} Oases owned' },
  'feature.markets': { one: '{n} market owned, of any kind', other: '{n} markets owned, of any kind' },
  'feature.cities': { one: '{n} Fabulous City owned', other: '{n} Fabulous Cities owned' },
  'feature.red_tiles': {
    one: '{n} red tile owned (not a city)',
    other: '{n} red tiles owned (without cities)',
  },
  'feature.blue_tiles': {
    one: '{n} blue tile owned (not a city)',
    other: '{n} blue tiles owned (without cities)',
  },
  'feature.goods': { one: '{n} good in hand', other: '{n} different goods in hand' },
  'feature.fakirs': { one: '{n} Fakir in hand', other: '{n} Fakirs in hand' },
  'feature.precious_items': { one: '{n} precious item', other: '{n} precious items' },
  'feature.tent_reds': {
    one: 'tent with {n} red tile in its 3×3 block',
    other: 'tent with {n} red tiles in its 3×3 block',
  },

  'whim.one': 'Whim',
  'whim.title': 'Whim of the Sultan',
  'whim.needs': 'The Sultan wants: {needs}.',
  'whim.reward': 'Reward: {gold} gold',
  'whim.short': '{needs} → {gold} gold',
  'whim.progress': '{have} of {need}',
  'whim.fulfilled': 'Fulfilled',
  'whim.onCity': 'Waiting in {tile}',
} as const;
