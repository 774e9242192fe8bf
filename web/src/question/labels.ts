/** What a button says that gives an answer: always the effect that can be seen, never only the word for it. */

import { cardsOf, type Verb } from '../lib/answers';
import { bidSaid } from '../lib/bids';
import { t, tAny } from '../lib/i18n.svelte';
import {
  answerSaid,
  cardsSaid,
  counted,
  isTileFace,
  meeplesSaid,
  suitPrice,
  tileSaid,
  tribeSaid,
  tribesSaid,
} from '../lib/words';
import { TILES } from '../wire/catalogue';
import type { Answer, Look } from '../wire/types';

type Speaker = (answer: Answer, look: Look, names: readonly string[]) => string;

function drop({ colours: [colour = 'white'] = [], tile = '', verb, offer }: Answer, look: Look): string {
  const { collects, claims = false } = offer ?? {};
  const said = { tribe: tribeSaid(colour), tile: tileSaid(look.position, tile) };
  if (!collects) return t('answer.drop', said);
  const what = tribesSaid({ [colour]: collects });
  if (verb === 'carpet') return t(claims ? 'answer.carpet.claim' : 'answer.carpet', { ...said, what });
  return t(claims ? 'answer.drop.claim' : 'answer.drop.last', { ...said, what });
}

function killOnTile({ colours = [], tile = '', offer }: Answer, look: Look): string {
  const { fakirs: n, claims } = offer ?? {};
  const said = { what: tribesSaid(counted(colours)), tile: tileSaid(look.position, tile) };
  const label = t(claims ? 'answer.kill.tile.claim' : 'answer.kill.tile', said);
  return n ? `${label} (${t('answer.kill.fakirs', { n })})` : label;
}

function buildWith({ fakirs: n, offer }: Answer): string {
  const gold = offer?.earns ?? 0;
  return n ? t('answer.fakirs', { n, gold }) : t('answer.fakirs.none', { gold });
}

export const saleSaid = ({ cards = [] }: Answer): string =>
  t('answer.sell', { what: cardsSaid(counted(cards)), gold: suitPrice(cards.length) });

/** The kind of the tile the move ended on, as texts are called. */
function kindHere({ position }: Look): string {
  const face = position.board[position.turn.at ?? '']?.tile ?? '';
  return isTileFace(face) ? TILES[face].kind : '';
}

function buyCards(answer: Answer, look: Look): string {
  const what = cardsSaid(counted(cardsOf(answer, look.position.cards.row)));
  return t('answer.buy.cards', { what, gold: answer.offer?.pays ?? 0 });
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
  tent: ({ offer }) => t('answer.tent', { n: offer?.points ?? 0 }),
  kill_of: ({ colours = [], seat = 0 }, _, names) =>
    t('answer.kill.seat', { name: names[seat - 1] ?? '', what: tribesSaid(counted(colours)) }),
  remove: ({ colours = [], tile = '' }, { position }) =>
    t('answer.remove', { what: tribesSaid(counted(colours)), tile: tileSaid(position, tile) }),
  sell: saleSaid,
  outbid: ({ offer }) => t('answer.outbid', { gold: offer?.pays ?? 0 }),
};

/** A label in which what belongs together stays in one line: short brackets, "(place 1)", short parts of longer ones, and names. */
export const unbroken = (label: string): string =>
  label
    .replace(/(?<=[(,] ?)[^(), ][^(),]{0,13}(?=[,)])/g, (part) => part.replaceAll(' ', '\u00a0'))
    .replace(/(?<=\p{L})-(?=\p{L})/gu, '\u2060-\u2060');

/** The label of an answer to the question of this look. */
export function labelOf(answer: Answer | undefined, look: Look, names: readonly string[]): string {
  if (!answer) return '';
  return SPEAKERS[answer.verb]?.(answer, look, names) ?? answerSaid(answer, look.position);
}
