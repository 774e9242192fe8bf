/** What an answer is about, for the eye: small pictures, and the card that explains itself. */

import { camelOf, cardIcon, djinnIcon, itemIcon, meeple, seatLook, symbol, tentOf, thiefIcon } from '../lib/pictures';
import { t } from '../lib/i18n.svelte';
import { factsInPlay, thiefPoints } from '../lib/printed.svelte';
import { answerTold } from '../lib/told';
import { djinnCard, djinnSaid, isDjinn, isItem, isThief, itemSaid, paymentSaid, thiefSaid } from '../lib/words';
import { ITEMS } from '../wire/catalogue';
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

/** A card that one can get or use by some answers: its name, what it does, and what it is worth. */
export interface Offered {
  readonly word: string;
  readonly name: string;
  readonly about: string;
  readonly answers: readonly Answer[];
}

/** Name and text of the card an answer is about; of one that is used its points are no matter. Of a precious item the name says it all. */
function cardOf({ verb, djinn, item, thief }: Answer, look: Look): Omit<Offered, 'answers'> | undefined {
  const worth = (points: number, about: string): string =>
    verb === 'use' ? about : `${t('count.points', { n: points })} · ${about}`;
  if (djinn && isDjinn(djinn)) {
    const { points, about } = djinnCard(djinn, look);
    return { word: djinn, name: djinnSaid(djinn), about: worth(points, about) };
  }
  if (thief && isThief(thief))
    return { word: thief, name: thiefSaid(thief), about: worth(thiefPoints(thief), t(`thief.${thief}.about`)) };
  if (item && isItem(item) && ITEMS[item].magic)
    return { word: item, name: itemSaid(item), about: t(`item.${item}.about`, { ...factsInPlay(), n: 0 }) };
  return undefined;
}

/** Answers by the card they are about; those about none stand alone. */
export function offersOf(answers: readonly Answer[], look: Look): (Offered | Answer)[] {
  const offers = new Map<string, Offered | Answer>();
  for (const answer of answers) {
    const card = cardOf(answer, look);
    if (!card) offers.set(answer.text, answer);
    else {
      const before = offers.get(card.word);
      offers.set(card.word, { ...card, answers: [...(before && 'answers' in before ? before.answers : []), answer] });
    }
  }
  return [...offers.values()];
}

/** What an answer costs, if that is all its words say beside its card. */
export function priceOf({ said }: Answer): string | undefined {
  const payment = said.args?.['payment'];
  return typeof payment === 'object' && payment.is === 'paid' ? paymentSaid(payment.words) : undefined;
}
