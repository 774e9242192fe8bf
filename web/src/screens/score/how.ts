/** What a line of the sheet was counted from, in words: what the player has entered, no rule. */

import { listed, t } from '../../lib/i18n.svelte';
import { cardsSaid, djinnSaid, entriesOf, itemsSaid, thiefSaid, type Counts } from '../../lib/words';
import type { CardWord } from '../../wire/catalogue';
import type { OwnedTile, ScoreWord } from '../../wire/types';
import type { Entry } from './draft';
import { ownedTileSaid } from './names';

const withLake = (said: string, near: number): string => (near ? `${said} (${t('tally.atLake', { n: near })})` : said);

const tilesSaid = (tiles: Counts<OwnedTile>, isCity: boolean): string =>
  listed(
    entriesOf(tiles)
      .filter(([tile]) => (tile === 'city') === isCity)
      .map(([tile, n]) => t('count.times', { n, thing: ownedTileSaid(tile) })),
  );

/** Without Fakirs, unless they count. */
function goodsSaid({ cards, djinns }: Entry): string {
  const counted = entriesOf<CardWord>(cards).filter(([card]) => card !== 'fakir' || djinns.includes('alamin'));
  return counted.length ? cardsSaid(Object.fromEntries(counted)) : '';
}

const SAID: Readonly<Record<Exclude<ScoreWord, 'total'>, (entry: Entry) => string>> = {
  gold: ({ gold }) => t('count.gold', { gold }),
  viziers: ({ viziers }) => t('tribe.yellow.count', { n: viziers }),
  elders: ({ elders }) => t('tribe.white.count', { n: elders }),
  artisans: ({ artisans }) => t('tribe.purple.count', { n: artisans }),
  djinns: ({ djinns, thieves }) => listed([...djinns.map(djinnSaid), ...thieves.map(thiefSaid)]),
  tiles: ({ tiles }) => tilesSaid(tiles, false),
  cities: ({ tiles }) => tilesSaid(tiles, true),
  tent: ({ tent_reds }) => (tent_reds === null ? '' : t('tally.reds', { n: tent_reds })),
  palms: ({ palms, lake_palms }) => withLake(t('count.palms', { n: palms }), lake_palms),
  palaces: ({ palaces, lake_palaces }) => withLake(t('count.palaces', { n: palaces }), lake_palaces),
  merchandise: goodsSaid,
  items: ({ items }) => (entriesOf(items).length ? itemsSaid(items) : ''),
};

export const countedFrom = (line: Exclude<ScoreWord, 'total'>, entry: Entry): string =>
  SAID[line](entry) || t('player.nothing');
