/** The explorer's reasons (docs/explorer.md) in words. */

import type { Key } from '../i18n';
import { answerOf } from '../lib/answers';
import { listed, t, tAny } from '../lib/i18n.svelte';
import {
  cardsSaid,
  counted,
  djinnSaid,
  isCard,
  isDjinn,
  isItem,
  itemSaid,
  itemsSaid,
  thiefSaid,
  tileSaid,
  tribesSaid,
  whimSaid,
} from '../lib/words';
import type { Look, Reason } from '../wire/types';

type Given = NonNullable<Reason['arguments']>;
const word = (given: Given, name: string): string => (typeof given[name] === 'string' ? given[name] : '');
const number = (given: Given, name: string): number => (typeof given[name] === 'number' ? given[name] : 0);
const words = (given: Given, name: string): string[] => (Array.isArray(given[name]) ? given[name].map(String) : []);

const standing = (given: Given): string =>
  listed([
    ...(number(given, 'palms') ? [t('count.palms', { n: number(given, 'palms') })] : []),
    ...(number(given, 'palaces') ? [t('count.palaces', { n: number(given, 'palaces') })] : []),
  ]);

function givenUp(what: string, look: Look): string {
  const { cards, djinn, item, tile } = answerOf(`give ${what}`);
  if (isCard(cards[0] ?? '')) return cardsSaid(counted(cards));
  if (djinn && isDjinn(djinn)) return djinnSaid(djinn);
  if (item && isItem(item)) return itemSaid(item);
  return tile ? tileSaid(look.position, tile) : what;
}

function spent(given: Given): string {
  const parts = [
    ...(['elders', 'artisans'] as const).flatMap((name) => {
      const n = number(given, name);
      return n ? [t(name === 'elders' ? 'tribe.white.count' : 'tribe.purple.count', { n })] : [];
    }),
    ...(number(given, 'fakirs') ? [t('card.fakir.count', { n: number(given, 'fakirs') })] : []),
  ];
  return listed(parts);
}

/** What chance draws. */
const DRAWN: Readonly<Record<string, Key>> = {
  card: 'count.cards',
  meeple: 'count.meeples',
  djinn: 'count.djinns',
  item: 'count.items',
  thief: 'count.thieves',
  whim: 'count.whims',
};

/** What `{what}` stands for, by the reason. */
function whatOf(key: string, given: Given, look: Look): string {
  if (key === 'collects') return tribesSaid({ [word(given, 'colour')]: number(given, 'number') });
  if (key === 'cards') return cardsSaid(counted(words(given, 'cards')));
  if (key.startsWith('kills') || key === 'yazid takes') return tribesSaid(counted(words(given, 'colours')));
  if (key === 'spends') return spent(given);
  if (key === 'gives') return givenUp(word(given, 'what'), look);
  if (key === 'draws') return tAny([DRAWN[word(given, 'what')] ?? 'yazid.dice'], { n: number(given, 'number') });
  return standing(given);
}

/** The argument whose number decides between singular and plural. */
function countOf(key: string): string {
  if (key === 'suit grows' || key === 'sells') return 'size';
  return ['palm', 'palace', 'helps rival'].includes(key) ? 'number' : 'points';
}

/** The texts of their own that reasons have by what is special in them. */
function specialKeys(key: string, given: Given): string[] {
  if (key === 'plays' && number(given, 'place') !== number(given, 'last_place')) return ['reason.plays.range'];
  if (key === 'helps rival') return [`reason.helps rival.${word(given, 'building')}`];
  if (key === 'takes tile' && standing(given)) return ['reason.takes tile.standing'];
  if (key === 'takes city' && standing(given)) return ['reason.takes city.standing'];
  return [];
}

/** A reason as a sentence. */
export function reasonSaid({ key, arguments: given }: Reason, look: Look, names: readonly string[]): string {
  return tAny([...specialKeys(key, given), `reason.${key}`], {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === 'number') as [string, number][]),
    n: number(given, countOf(key)),
    name: names[number(given, 'seat') - 1] ?? '',
    names: listed(words(given, 'seats').map((seat) => names[Number(seat) - 1] ?? '')),
    what: whatOf(key, given, look),
    tile: word(given, 'tile'),
    djinn: word(given, 'djinn') ? djinnSaid(word(given, 'djinn')) : '',
    thief: word(given, 'thief') ? thiefSaid(word(given, 'thief')) : '',
    item: word(given, 'item') ? itemsSaid({ [word(given, 'item')]: number(given, 'number') || 1 }) : '',
    whim: word(given, 'whim') ? whimSaid(word(given, 'whim')) : '',
  });
}
