/** What an answer is about, for the eye: small pictures, and the card that explains itself. */

import type { Topic } from '../lib/explains';
import { camelOf, cardIcon, djinnIcon, itemIcon, meeple, seatLook, symbol, tentOf, thiefIcon } from '../lib/pictures';
import { answerTold } from '../lib/told';
import type { Answer, Look } from '../wire/types';

export const isBid = ({ said }: Answer): boolean => said.key === 'answer.bid';

/** The words of an answer; those of a bid are the short ones of its track. */
export const shortTold = (answer: Answer | undefined, names: readonly string[]): string =>
  answerTold(answer && isBid(answer) ? { ...answer, said: { ...answer.said, key: 'track.offer' } } : answer, names);

/** Bids by what they say of their place. */
export function placesOf(bids: readonly Answer[]): [place: string, there: Answer[]][] {
  const places = new Map<string, Answer[]>();
  for (const bid of bids) {
    const place = answerTold({ ...bid, said: { ...bid.said, key: 'track.place' } });
    places.set(place, [...(places.get(place) ?? []), bid]);
  }
  return [...places];
}

/** Small pictures of what an answer is about; a tile is seen on the board. */
export function picturesOf(answer: Answer, look: Look): string[] {
  const { verb, djinn, item, thief, building, colours } = answer;
  const own = seatLook(look.seat ?? 1, look.position.seats.length);
  if (djinn) return [djinnIcon(djinn)];
  if (item) return [itemIcon(item)];
  if (thief) return [thiefIcon(thief)];
  if (building) return [symbol(building)];
  if (verb === 'tent') return [tentOf(own)];
  if (verb === 'camel') return [camelOf(own)];
  if (colours) return colours.map(meeple);
  return [...new Set(answer.cards)].map(cardIcon);
}

/** A label in which what belongs together stays in one line: a number and its thing, short brackets and parts of longer ones, and names. */
export const unbroken = (label: string): string =>
  label
    .replace(/(?<=\d) (?=\p{L})/gu, '\u00a0')
    .replace(/(?<=[(,] ?)[^(), ][^(),]{0,13}(?=[,)])/g, (part) => part.replaceAll(' ', '\u00a0'))
    .replace(/(?<=\p{L})-(?=\p{L})/gu, '\u2060-\u2060');

/** The card an answer is about, if it is one card. */
export function topicOf({ djinn, item, thief, cards, places }: Answer, look: Look): Topic | undefined {
  if (djinn) return { kind: 'djinn', word: djinn, look };
  if (item) return { kind: 'item', word: item, look };
  if (thief) return { kind: 'thief', word: thief, look };
  const [card, ...more] = cards ?? [];
  return card && !more.length && !places ? { kind: 'card', word: card, look } : undefined;
}
