/** What chance drew, told in one line for all draws that belong together. */

import type { Happened } from '../../wire/types';
import { cardsSaid, counted, djinnSaid, djinnsSaid, itemsSaid, thiefSaid, tribesSaid, whimSaid } from '../words';
import { icon, icons, said, tileOf, type Icon, type Said } from './lines';

/** Where a draw goes: to a seat, to the row, or aside for the one whose turn it is. */
export type Goal = number | 'row' | 'aside';

export interface Draw {
  readonly ask: string;
  readonly to: Goal;
  /** Where meeples come to, and on which city a whim lies. */
  readonly tile: string;
  readonly mover: number;
}

export function drawOf(happened: Happened, mover: number): Draw {
  const to = happened.about?.['to'];
  const goal = typeof to === 'number' || to === 'aside' ? to : 'row';
  return { ask: happened.ask, to: goal, tile: tileOf(happened), mover };
}

type Changes = Readonly<Record<string, Record<string, number>>>;

/** Without one thing of a seat. */
const without = (changes: Changes, seat: string, word: string): Changes => ({
  ...changes,
  [seat]: { ...changes[seat], [word]: (changes[seat]?.[word] ?? 0) - 1 },
});

/** What else happened in the same breath. */
export function restOf(happened: Happened, word: string, to: Goal): Happened {
  const { cards, items, change } = happened;
  const seat = String(to);
  if (cards?.[seat]?.[word]) return { ...happened, cards: without(cards, seat, word) };
  if (items?.[seat]?.[word]) return { ...happened, items: without(items, seat, word) };
  if (!change?.djinns?.[seat]?.[word]) return happened;
  const djinns = Object.fromEntries(Object.entries(change.djinns).filter(([one]) => one !== seat));
  return { ...happened, change: { ...change, djinns } };
}

type Name = (seat: number) => string;

function cardDraw(words: readonly string[], { to }: Draw, name: Name): [Said, Icon[]] {
  const cards = counted(words);
  const pictures = icons('card', cards);
  if (typeof to !== 'number') return [said('log.draw.card.row', { what: cardsSaid(cards) }), pictures];
  if (cards['?']) return [said('log.draw.card.unseen', { name: name(to), n: words.length }), pictures];
  return [said('log.draw.card.seat', { name: name(to), what: cardsSaid(cards) }), pictures];
}

function itemDraw(words: readonly string[], { to, mover }: Draw, name: Name): [Said, Icon[]] {
  const items = counted(words);
  const who = name(typeof to === 'number' ? to : mover);
  const isAside = to === 'aside';
  if (items['?'])
    return [
      said(isAside ? 'log.draw.item.aside.unseen' : 'log.draw.item.unseen', { name: who, n: words.length }),
      icons('item', items),
    ];
  return [
    said(isAside ? 'log.draw.item.aside' : 'log.draw.item.seat', { name: who, what: itemsSaid(items) }),
    icons('item', items),
  ];
}

function djinnDraw(words: readonly string[], { to, mover }: Draw, name: Name): [Said, Icon[]] {
  const pictures = words.map((djinn) => icon('djinn', djinn));
  if (to === 'row') return [said('log.draw.djinn.row', { what: djinnsSaid(words) }), pictures];
  if (to === 'aside')
    return words.includes('?')
      ? [said('log.draw.djinn.unseen', { name: name(mover), n: words.length }), []]
      : [said('log.draw.djinn.aside', { name: name(mover), what: djinnsSaid(words) }), pictures];
  return [said('log.draw.djinn.seat', { name: name(to), djinn: djinnSaid(words[0] ?? '') }), pictures];
}

/** The line for all draws of one kind so far. */
export function drawLine(draw: Draw, words: readonly string[], name: Name): [Said, Icon[]] {
  const [word = ''] = words;
  switch (draw.ask) {
    case 'draw card':
      return cardDraw(words, draw, name);
    case 'draw item':
      return itemDraw(words, draw, name);
    case 'draw djinn':
      return djinnDraw(words, draw, name);
    case 'draw meeple': {
      const meeples = counted(words);
      return [said('log.draw.meeple', { tile: draw.tile, what: tribesSaid(meeples) }), icons('meeple', meeples)];
    }
    case 'draw thief':
      return [said('log.draw.thief', { thief: thiefSaid(word) }), [icon('thief', word)]];
    default:
      return [said('log.draw.whim', { tile: draw.tile, whim: whimSaid(word) }), [icon('whim', word)]];
  }
}
