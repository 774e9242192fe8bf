/** What a button says that gives an answer: always the effect that can be seen, never only the word for it. */

import { answerOf, cardsOf, type Answer } from '../lib/answers';
import { distance, tilesAround } from '../lib/around';
import { bidSaid } from '../lib/bids';
import { suitPrice } from '../lib/have';
import { t, tAny } from '../lib/i18n.svelte';
import {
  cardSaid,
  cardsSaid,
  coloursOf,
  counted,
  djinnSaid,
  isTileFace,
  itemSaid,
  meeplesSaid,
  paymentSaid,
  thiefSaid,
  tileSaid,
  tribeSaid,
  tribesSaid,
} from '../lib/words';
import { MARKETS, TILES } from '../wire/catalogue';
import type { Look } from '../wire/types';

type Speaker = (answer: Answer, look: Look, names: readonly string[]) => string;

/** Whether taking these away leaves a tile bare of meeples that nobody owns. */
function empties(look: Look, tile: string, isTaken: (left: string[]) => boolean): boolean {
  const seen = look.position.board[tile];
  const own = look.position.seats[(look.seat ?? 1) - 1];
  return (
    !!seen && !seen.owner && !!own && (own.camels > 0 || own.tent === true) && isTaken(coloursOf(seen.meeples ?? ''))
  );
}

function drop(answer: Answer, look: Look): string {
  const { colours, tile = '', verb } = answer;
  const colour = colours[0] ?? 'white';
  const said = { tribe: tribeSaid(colour), tile: tileSaid(look.position, tile) };
  const isLast = (look.position.turn.hand ?? '').length === 1;
  if (!isLast) return t('answer.drop', said);
  const there = coloursOf(look.position.board[tile]?.meeples ?? '').filter((one) => one === colour).length;
  const what = tribesSaid({ [colour]: there + 1 });
  const claims = empties(look, tile, (left) => left.every((one) => one === colour));
  if (verb === 'carpet') return t(claims ? 'answer.carpet.claim' : 'answer.carpet', { ...said, what });
  return t(claims ? 'answer.drop.claim' : 'answer.drop.last', { ...said, what });
}

function killOnTile(answer: Answer, look: Look): string {
  const { colours, tile = '' } = answer;
  const { turn } = look.position;
  const left = (there: string[]): boolean => {
    const rest = [...there];
    for (const colour of colours) rest.splice(rest.indexOf(colour), 1);
    return !rest.length;
  };
  const said = { what: tribesSaid(counted(colours)), tile: tileSaid(look.position, tile) };
  const label = t(empties(look, tile, left) ? 'answer.kill.tile.claim' : 'answer.kill.tile', said);
  const n = distance(turn.at ?? tile, tile) - (turn.count ?? 0);
  return n > 0 ? `${label} (${t('answer.kill.fakirs', { n })})` : label;
}

function buildWith(answer: Answer, look: Look): string {
  const { turn } = look.position;
  const n = answer.fakirs ?? 0;
  const doubled = turn.used?.includes('echidna') ? 2 : 1;
  const gold = ((turn.count ?? 0) + n) * tilesAround(look.position, turn.at ?? '', 'blue') * doubled;
  return n ? t('answer.fakirs', { n, gold }) : t('answer.fakirs.none', { gold });
}

/** The kind of the tile the move ended on, as texts are called. */
export function kindHere({ position }: Look): string {
  const face = position.board[position.turn.at ?? '']?.tile ?? '';
  return isTileFace(face) ? TILES[face].kind : '';
}

function buyCards(answer: Answer, look: Look): string {
  const kind = kindHere(look);
  const gold = kind in MARKETS ? MARKETS[kind as keyof typeof MARKETS].gold : 0;
  return t('answer.buy.cards', { what: cardsSaid(counted(cardsOf(answer, look.position.cards.row))), gold });
}

/** What the collected tribe is about to do. */
export const tribeHere = ({ position }: Look): string =>
  tribesSaid({ [position.turn.tribe ?? 'white']: position.turn.count ?? 0 });

const tileAbout = (about: Look['question']['about']): string =>
  typeof about['tile'] === 'string' ? about['tile'] : '';

function pass(_: Answer, look: Look): string {
  const { ask, about } = look.question;
  const tile = tileAbout(about);
  const special = ask === 'tile' ? [`answer.pass.tile.${kindHere(look)}`] : [];
  return tAny([...special, `answer.pass.${ask}`, 'ui.close'], { what: tribeHere(look), tile });
}

/** Dice as first rolled: what playing before Yazid costs. */
export const diceGold = ({ position }: Look): number =>
  (position.solo?.dice ?? []).reduce((sum, face) => sum + face, 0);

const SPEAKERS: Readonly<Record<string, Speaker>> = {
  bid: bidSaid,
  pass,
  drop,
  carpet: drop,
  fakirs: buildWith,
  'kill.tile': killOnTile,
  'buy.cards': buyCards,
  pick: ({ tile = '' }, { position }) =>
    t('answer.pick', { tile: tileSaid(position, tile), what: meeplesSaid(position.board[tile]?.meeples ?? '') }),
  tent: (_, { position, question }) =>
    t('answer.tent', { n: tilesAround(position, tileAbout(question.about) || (position.turn.at ?? ''), 'red') }),
  'kill.seat': ({ colours, seat = 1 }, _, names) =>
    t('answer.kill.seat', { name: names[seat - 1] ?? '', what: tribesSaid(counted(colours)) }),
  remove: ({ colours, tile = '' }, { position }) =>
    t('answer.remove', { what: tribesSaid(counted(colours)), tile: tileSaid(position, tile) }),
  sell: ({ cards }) => t('answer.sell', { what: cardsSaid(counted(cards)), gold: suitPrice(cards.length) }),
  outbid: (_, look) => t('answer.outbid', { gold: diceGold(look) }),
};

/** A label in which what belongs together stays in one line: short brackets, "(place 1)", short parts of longer ones, and names. */
export const unbroken = (label: string): string =>
  label
    .replace(/(?<=[(,] ?)[^(), ][^(),]{0,13}(?=[,)])/g, (part) => part.replaceAll(' ', '\u00a0'))
    .replace(/(?<=\p{L})-(?=\p{L})/gu, '\u2060-\u2060');

/** The label of an answer to the question of this look. */
export function labelOf(text: string, look: Look, names: readonly string[]): string {
  const answer = answerOf(text);
  const speaker = SPEAKERS[answer.kind];
  if (speaker) return speaker(answer, look, names);
  const { colours, cards, djinn, item, thief, payment, tile } = answer;
  return tAny([`answer.${answer.kind}`], {
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
