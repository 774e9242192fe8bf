/** What does not fit in the entries, in words. */

import type { PlainKey } from '../../i18n';
import { t, tAny } from '../../lib/i18n.svelte';
import { cardSaid, djinnSaid, isCard, isDjinn, isItem, isThief, itemSaid, thiefSaid } from '../../lib/words';
import type { TallyFault, OwnedTile } from '../../wire/types';
import { ownedTileSaid } from './names';

/** What the fields of an entry are called. */
const LABELS: Readonly<Record<string, PlainKey>> = {
  ...{ viziers: 'score.viziers', elders: 'score.elders', artisans: 'score.artisans' },
  ...{ cards: 'tally.part.goods', djinns: 'tally.part.djinns', thieves: 'tally.part.thieves' },
  ...{ items: 'tally.part.items', tiles: 'tally.part.tiles', tent_reds: 'tally.part.tent', yazid: 'tally.part.yazid' },
  ...{ palms: 'score.palms', palaces: 'score.palaces', lake_palms: 'score.palms', lake_palaces: 'score.palaces' },
};

/** The djinn, card, tile ... that there is too much of, or else the entry. */
function whatOf({ field, word }: TallyFault): string {
  const label = LABELS[field];
  if (!word) return label ? t(label) : field;
  if (isDjinn(word)) return djinnSaid(word);
  if (isThief(word)) return thiefSaid(word);
  if (isItem(word)) return itemSaid(word);
  return isCard(word) ? cardSaid(word) : ownedTileSaid(word as OwnedTile);
}

/** "Viziers: there are only 16 in the game, but all players together have 17." */
export function faultSaid(fault: TallyFault): string {
  const { why, least = 0, most = 0, got = 0 } = fault;
  return tAny([`tally.fault.${why}`], { what: whatOf(fault), least, most, n: got });
}
