/** The log: from what happened to chapters (bids, turns, filling up) of lines. Moves, draws and the like are one line each. */

import type { ChairSeen, Happened } from '../wire/types';
import { answerOf, type Answer } from './answers';
import { listed } from './i18n.svelte';
import { deedOf, type Deed } from './story/deeds';
import { drawLine, drawOf, restOf } from './story/draws';
import { icon, icons, said, tileOf, type Chapter, type Context, type Icon, type Line, type Said } from './story/lines';
import { resultsOf } from './story/results';
import { nameAt, placeOf } from './tile';
import { cardSaid, nameOf, tribeSaid, type Counts } from './words';

export type { Chapter, Icon, Line, Said } from './story/lines';

/** A line that is still growing: under which name, from which tile, by which words; `base` is what stood there before. */
interface Gathering {
  readonly tag: string;
  readonly start: string;
  readonly words: readonly string[];
  readonly base?: Line | undefined;
  /** Which line of the chapter it is. */
  readonly place: number;
}
const NOTHING: Gathering = { tag: '', start: '', words: [], place: 0 };
/** A line from all its words so far. */
type Make = (words: readonly string[]) => [Said, readonly Icon[]];

class Story {
  readonly chapters: Chapter[] = [];
  private round: number;
  private mover = 0;
  private at = '';
  private tribe = '';
  /** What was collected and not yet kept. */
  private kept: Counts = {};
  /** The current turn has had its pick, or a pass instead. */
  private hasMoved = false;
  private isClosed = true;
  /** What the line under way gathers, and under which name. */
  private gathering: Gathering = NOTHING;
  private lastDeed = '';
  private rolls: [white: number, black: number][] = [];

  private readonly chairs: readonly ChairSeen[];

  constructor(chairs: readonly ChairSeen[], firstRound: number) {
    this.chairs = chairs;
    this.round = firstRound - 1;
  }

  private readonly name = (seat: number): string => nameOf(this.chairs, seat);

  tell(happened: Happened, next: Happened | undefined): void {
    const answer = answerOf(happened.action);
    this.open(happened, answer);
    if (answer.verb === 'pick' || answer.verb === 'drop' || answer.verb === 'carpet') this.move(happened, answer, next);
    const context = this.context(happened, answer, next);
    if (happened.ask === 'roll') this.roll(context);
    else if (happened.seat === 0) this.chance(context);
    else if (answer.verb === 'bring') this.brings(context);
    else if (answer.verb === 'next') this.orders(context);
    else this.act(context);
    this.note(happened, answer, next);
  }

  private context(happened: Happened, answer: Answer, next: Happened | undefined): Context {
    const { mover, at, tribe, kept, name } = this;
    return { happened, answer, next, mover, at, tribe, kept, name };
  }

  // Chapters

  private open(happened: Happened, answer: Answer): void {
    const { ask, seat, number } = happened;
    const now = this.chapters.at(-1)?.kind;
    if (ask === 'bid' || (ask === 'roll' && now !== 'bids')) {
      if (now !== 'bids') this.chapter(number, 'bids', said('log.round', { n: ++this.round }), null);
      if (ask === 'roll') this.rolls = [];
    } else if (ask === 'move' || ask === 'last') {
      const isNew =
        this.isClosed || seat !== this.mover || (ask === 'move' && this.hasMoved) || now === 'refill' || now === 'bids';
      if (isNew && seat) this.turn(number, seat);
      if (answer.verb === 'pick' || (ask === 'move' && answer.verb === 'pass')) this.hasMoved = true;
    } else if (this.isRefill(happened) && now !== 'refill') {
      this.chapter(number, 'refill', said('log.refill'), null);
    }
  }

  private turn(number: number, seat: number): void {
    this.chapter(number, 'turn', said('log.turn', { name: this.name(seat) }), seat);
    Object.assign(this, { mover: seat, at: '', tribe: '', kept: {}, hasMoved: false, isClosed: false });
  }

  private chapter(number: number, kind: Chapter['kind'], title: Said, seat: number | null): void {
    this.chapters.push({ id: `${kind}-${number}`, number, round: this.round, kind, title, seat, lines: [] });
    this.gathering = NOTHING;
  }

  /** Thieves and whims are drawn at the end of a round only, and so is what comes to the rows, but for the Horn's cards. */
  private isRefill({ ask, about }: Happened): boolean {
    if (ask === 'draw thief' || ask === 'draw whim') return true;
    return ask.startsWith('draw') && about?.['to'] === 'row' && this.lastDeed !== 'play horn';
  }

  // Lines

  private line(
    number: number,
    seat: number | null,
    what: Said,
    icons: readonly Icon[],
    tone: Line['tone'] = 'plain',
  ): void {
    this.gathering = NOTHING;
    this.chapters.at(-1)?.lines.push({ number, seat, ...what, icons, also: [], tone });
  }

  /** Adds a word to the line that gathers such words, or starts one. */
  private gather(tag: string, word: string, { happened: { number, seat } }: Context, make: Make): void {
    const lines = this.chapters.at(-1)?.lines ?? [];
    const { place, words, start } = this.gathering.tag === tag ? this.gathering : { ...NOTHING, place: lines.length };
    const [what, icons] = make([...words, word]);
    const tone = seat === 0 ? 'quiet' : 'plain';
    lines[place] = { number: lines[place]?.number ?? number, seat, ...what, icons, also: [], tone };
    this.gathering = { tag, start, words: [...words, word], place };
  }

  /** What chance draws in the middle of a turn belongs to what somebody did before. */
  private add(tag: string, word: string, make: Make): void {
    const lines = this.chapters.at(-1)?.lines ?? [];
    const last = lines.map((line) => line.seat !== null).lastIndexOf(true);
    const fresh = { ...NOTHING, place: last, base: lines[last] };
    const { place, words, base } = this.gathering.tag === tag ? this.gathering : fresh;
    const [what, icons] = make([...words, word]);
    if (base) lines[place] = { ...base, also: [...base.also, what], icons: [...base.icons, ...icons] };
    this.gathering = { ...NOTHING, tag, words: [...words, word], place, base };
  }

  private move(happened: Happened, answer: Answer, next: Happened | undefined): void {
    const { seat, number } = happened;
    const { tile = '', colours, verb } = answer;
    const name = this.name(seat ?? 0);
    if (verb === 'pick') {
      this.line(number, seat, said('log.at', { name, tile }), []);
      const place = (this.chapters.at(-1)?.lines.length ?? 0) - 1;
      this.gathering = { ...NOTHING, tag: 'move', start: tile, place };
      this.at = tile;
      return;
    }
    const colour = colours[0] ?? '';
    const start = this.gathering.tag === 'move' ? this.gathering.start : this.at;
    const context = this.context(happened, answer, next);
    this.gather('move', `${colour} ${tile}`, context, (steps) => [
      said('log.move', { name, from: start, to: tile }),
      steps.map(stepIcon),
    ]);
    this.gathering = { ...this.gathering, start };
    this.at = tile;
    const { collected } = happened.change ?? {};
    if (collected) Object.assign(this, { tribe: colour, kept: collected });
  }

  private act(context: Context): void {
    const { answer, happened } = context;
    const { number, seat } = happened;
    const isMove = answer.verb === 'pick' || answer.verb === 'drop';
    const deed = isMove || (answer.verb === 'at' && happened.change?.tiles) ? undefined : deedOf(context);
    if (deed) this.line(number, seat, deed.said, deed.icons, answer.verb === 'pass' ? 'quiet' : 'plain');
    const tag = this.gathering;
    this.results(context, deed);
    // A move goes on in its own line, even when a djinn was paid in between.
    if (isMove && !this.tribe) this.gathering = tag;
  }

  private results(context: Context, deed: Deed | undefined): void {
    this.yazid(context);
    for (const { said: what, icons, seat, tone } of resultsOf(context, deed))
      this.line(context.happened.number, seat, what, icons, tone ?? 'plain');
  }

  private brings(context: Context): void {
    const { answer, happened } = context;
    const tile = tileOf(happened);
    this.gather('bring', `${answer.colours[0] ?? ''} ${answer.tile ?? ''}`, context, (steps) => {
      const name = this.name(happened.seat ?? 0);
      const what = listed(steps.map((step) => tribeSaid(step.split(' ')[0] ?? '')));
      return [said('log.bring', { name, tile, what }), steps.map(stepIcon)];
    });
    const tag = this.gathering;
    this.results(context, undefined);
    this.gathering = tag;
  }

  private orders(context: Context): void {
    this.gather('next', context.answer.cards[0] ?? '', context, (cards) => [
      said('log.next', { name: this.name(context.happened.seat ?? 0), what: listed(cards.map(cardSaid)) }),
      cards.map((card) => icon('card', card)),
    ]);
  }

  // Chance

  private chance(context: Context): void {
    const { happened, answer } = context;
    const draw = drawOf(happened, this.mover);
    const tag = `${draw.ask} ${draw.to} ${draw.tile}`;
    const word = answer.text.slice('draw '.length);
    const make: Make = (words) => drawLine(draw, words, this.name);
    const now = this.chapters.at(-1);
    if (now?.kind === 'turn' && now.lines.length) this.add(tag, word, make);
    else this.gather(tag, word, context, make);
    const tags = this.gathering;
    this.results({ ...context, happened: restOf(happened, word, draw.to) }, undefined);
    this.gathering = tags;
  }

  private roll(context: Context): void {
    const [white = 0, black = 0] = context.answer.numbers;
    this.rolls.push([white, black]);
    if (this.rolls.length === 1) this.line(context.happened.number, null, said('log.roll', { white, black }), []);
    const targets = this.targets();
    if (context.next?.ask !== 'roll' && targets.length)
      this.line(context.happened.number, null, said('log.roll.targets', { what: listed(targets) }), []);
  }

  /** The tiles the dice chose; a first roll that is rolled again chose none. */
  private targets(): string[] {
    const rolls = this.rolls.length > 1 ? this.rolls.slice(1) : this.rolls;
    return rolls.map(([white, black]) => nameAt(white - 1, black - 1)).filter((tile) => placeOf(tile));
  }

  private yazid({ happened: { number, change } }: Context): void {
    for (const [tile, taken] of Object.entries(change?.cleared ?? {})) {
      const meeples = icons('meeple', taken).map((one) => ({ ...one, alt: tribeSaid(one.word) }));
      this.line(number, 2, said('log.yazid.clears.plain', { tile }), [icon('symbol', 'yazid'), ...meeples]);
    }
  }

  /** What later lines need to know. */
  private note(happened: Happened, answer: Answer, next: Happened | undefined): void {
    if (happened.seat !== 0) this.lastDeed = happened.action;
    if (Object.values(happened.change?.front?.[String(this.mover)] ?? {}).some((n) => n > 0)) this.kept = {};
    if (happened.ask === 'last' && answer.verb === 'pass') this.isClosed = true;
    if (next?.ask === 'bid' || next?.ask === 'roll') this.isClosed = true;
  }
}

/** A meeple and the tile it came to or from. */
function stepIcon(step: string): Icon {
  const [colour = '', tile = ''] = step.split(' ');
  return { kind: 'meeple', word: colour, caption: tile, alt: tribeSaid(colour) };
}

/** The whole log. `firstRound` is the number of the round the game began with. */
export function story(happened: readonly Happened[], chairs: readonly ChairSeen[], firstRound = 1): Chapter[] {
  const told = new Story(chairs, firstRound);
  happened.forEach((one, place) => {
    told.tell(one, happened[place + 1]);
  });
  return told.chapters.filter((chapter) => chapter.lines.length > 0 || chapter.kind !== 'refill');
}
