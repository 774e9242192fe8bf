/** What a button says that gives an answer: always the effect that can be seen, never only the word for it. */

import { answerOf, cardsOf, type Answer, type Verb } from '../lib/answers';
import { bidSaid } from '../lib/bids';
import { t, tAny } from '../lib/i18n.svelte';
import {
  answerKey,
  cardSaid,
  cardsSaid,
  counted,
  djinnSaid,
  isTileFace,
  itemSaid,
  meeplesSaid,
  paymentSaid,
  suitPrice,
  thiefSaid,
  tileSaid,
  tribeSaid,
  tribesSaid,
} from '../lib/words';
import { TILES } from '../wire/catalogue';
import type { Look, Offer } from '../wire/types';

type Speaker = (answer: Answer, look: Look, names: readonly string[]) => string;

/** What an answer costs and gives. */
const offerOf = ({ offers }: Look, text: string): Offer => offers[text] ?? {};

function drop({ text, colours, tile = '', verb }: Answer, look: Look): string {
  const { collects, claims = false } = offerOf(look, text);
  const colour = colours[0] ?? 'white';
  const said = { tribe: tribeSaid(colour), tile: tileSaid(look.position, tile) };
  if (!collects) return t('answer.drop', said);
  const what = tribesSaid({ [colour]: collects });
  if (verb === 'carpet') return t(claims ? 'answer.carpet.claim' : 'answer.carpet', { ...said, what });
  return t(claims ? 'answer.drop.claim' : 'answer.drop.last', { ...said, what });
}

function killOnTile({ text, colours, tile = '' }: Answer, look: Look): string {
  const { fakirs: n, claims } = offerOf(look, text);
  const said = { what: tribesSaid(counted(colours)), tile: tileSaid(look.position, tile) };
  const label = t(claims ? 'answer.kill.tile.claim' : 'answer.kill.tile', said);
  return n ? `${label} (${t('answer.kill.fakirs', { n })})` : label;
}

function buildWith({ text, fakirs: n }: Answer, look: Look): string {
  const gold = offerOf(look, text).earns ?? 0;
  return n ? t('answer.fakirs', { n, gold }) : t('answer.fakirs.none', { gold });
}

/** The kind of the tile the move ended on, as texts are called. */
function kindHere({ position }: Look): string {
  const face = position.board[position.turn.at ?? '']?.tile ?? '';
  return isTileFace(face) ? TILES[face].kind : '';
}

function buyCards(answer: Answer, look: Look): string {
  const what = cardsSaid(counted(cardsOf(answer, look.position.cards.row)));
  return t('answer.buy.cards', { what, gold: offerOf(look, answer.text).pays ?? 0 });
}

/** What the collected tribe is about to do. */
const tribeHere = ({ position }: Look): string =>
  tribesSaid({ [position.turn.tribe ?? 'white']: position.turn.count ?? 0 });

function pass(_: Answer, look: Look): string {
  const { ask, about } = look.question;
  const { tile = '' } = about;
  const special = ask === 'tile' ? [`answer.pass.tile.${kindHere(look)}`] : [];
  return tAny([...special, `answer.pass.${ask}`, 'ui.close'], { what: tribeHere(look), tile });
}

const SPEAKERS: Readonly<Partial<Record<Verb, Speaker>>> = {
  bid: bidSaid,
  pass,
  drop,
  carpet: drop,
  fakirs: buildWith,
  kill_on: killOnTile,
  buy_card: buyCards,
  buy_two: buyCards,
  pick: ({ tile = '' }, { position }) =>
    t('answer.pick', { tile: tileSaid(position, tile), what: meeplesSaid(position.board[tile]?.meeples ?? '') }),
  tent: ({ text }, look) => t('answer.tent', { n: offerOf(look, text).points ?? 0 }),
  kill_of: ({ colours, seat }, _, names) =>
    t('answer.kill.seat', { name: names[seat - 1] ?? '', what: tribesSaid(counted(colours)) }),
  remove: ({ colours, tile = '' }, { position }) =>
    t('answer.remove', { what: tribesSaid(counted(colours)), tile: tileSaid(position, tile) }),
  sell: ({ cards }) => t('answer.sell', { what: cardsSaid(counted(cards)), gold: suitPrice(cards.length) }),
  outbid: ({ text }, look) => t('answer.outbid', { gold: offerOf(look, text).pays ?? 0 }),
};

/** A label in which what belongs together stays in one line: short brackets, "(place 1)", short parts of longer ones, and names. */
export const unbroken = (label: string): string =>
  label
    .replace(/(?<=[(,] ?)[^(), ][^(),]{0,13}(?=[,)])/g, (part) => part.replaceAll(' ', '\u00a0'))
    .replace(/(?<=\p{L})-(?=\p{L})/gu, '\u2060-\u2060');

/** The label of an answer to the question of this look. */
export function labelOf(text: string, look: Look, names: readonly string[]): string {
  const answer = answerOf(text);
  const speaker = answer.verb && SPEAKERS[answer.verb];
  if (speaker) return speaker(answer, look, names);
  const { colours, cards, djinn, item, thief, payment, tile } = answer;
  return tAny([answerKey(answer)], {
    tribe: colours[0] ? tribeSaid(colours[0]) : '',
    tile: tile ? tileSaid(look.position, tile) : '',
    what: cardsSaid(counted(cards)),
    card: cards[0] ? cardSaid(cards[0]) : '',
    djinn: djinn ? djinnSaid(djinn) : '',
    thief: thief ? thiefSaid(thief) : '',
    item: item ? itemSaid(item) : '',
    payment: payment ? paymentSaid(payment) : '',
  });
}
