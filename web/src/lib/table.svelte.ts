/**
 * A table as this browser knows it: who it watches for, what is shown, what waits. Components read it and call its methods; only
 * this class talks to the transport.
 */

import { forgetAdvised, noteAdvice, noteRemark } from './advised';
import { Adviser } from './adviser.svelte';
import { answerIn } from './answers';
import { ApiError } from './api';
import { Connection, addressOf, type Heard, type ConnectionState, type Listener, type Transport } from './connection';
import { Forced } from './forced.svelte';
import { noteHints } from './hints';
import { noticeProtocol } from './outdated.svelte';
import { timeOf } from './pace';
import { Outbox, type Wish } from './outbox.svelte';
import { Pacer } from './pacer.svelte';
import type { Plan } from './plan';
import { Presses } from './presses';
import { paceNow, settings } from './settings.svelte';
import { ShownTable } from './shown.svelte';
import type { Staged } from '../motion/stager';
import { TalkState } from '../talk/talk.svelte';
import type { Advised, Answer, Coached, Done, Hello, Look, Preview, Refused, Scene } from '../wire/types';

export class TableState extends ShownTable implements Staged {
  connection = $state<ConnectionState>('connecting');
  /** Why the connection was closed for good. */
  closeCode = $state(0);
  readonly adviser = new Adviser();
  readonly talk: TalkState;
  error = $state.raw<ApiError | null>(null);
  /** Why a name was refused. */
  nameError = $state.raw<ApiError | null>(null);
  /** Whether the only answer is given by itself: at tables where that tells no other person what this one holds. */
  answersForced = false;
  /** The turn of the watched seat has just ended, perhaps by itself. */
  isTurnOver = $state(false);
  /** The last own answer was the only one, and given without a press. */
  wasForced = $state(false);
  /** Told of every scene that is shown, with the one before. */
  onshown: ((before: Scene | undefined, scene: Scene) => void) | undefined;
  onseen: Staged['onseen'];
  /** Told of a seat that this browser has lost. */
  onunseated: ((seat: number) => void) | undefined;

  readonly #transport: Transport;
  readonly #outbox: Outbox;
  readonly #pacer: Pacer<Scene>;
  /** The newest version heard of; what is shown may be older. */
  #version = 0;
  #known = 0;
  /** The version own answers have led to: what is older than that must not be answered again. */
  #reached = $state(0);
  /** What comes next is what was missed: it is not shown piece by piece. */
  #isCatchingUp = true;
  readonly #forced = new Forced(({ text }, isPressed) => {
    this.#isByItself = !isPressed;
    if (this.scene && answerIn(this.scene.look, text)) this.#answer(text);
    this.wasForced = !isPressed;
  });
  /** The last answer was given without a press. */
  #isByItself = false;
  /** What a person does belongs to what was shown when they pressed. */
  readonly #presses = new Presses(() => this.look);

  constructor(
    id: string,
    connect: (listener: Listener) => Transport = (listener) => new Connection(addressOf(id), listener),
  ) {
    super(id);
    this.talk = new TalkState(id);
    this.#transport = connect({
      watching: () => ({ seat: this.watching, after: this.#known, version: this.#version }),
      hear: (message) => {
        this.#hear(message);
      },
      changed: (state, code) => {
        this.#changed(state, code);
      },
    });
    this.#outbox = new Outbox(this.#transport);
    this.#pacer = new Pacer(
      (scene, isSeen) => {
        if (isSeen && this.scene) this.onseen?.(this.scene, scene);
        this.#show(scene);
        this.#surprise(scene, isSeen);
      },
      timeOf,
      () => settings.motion,
      paceNow,
    );
  }

  start(): void {
    document.addEventListener('visibilitychange', this.#looked);
    this.#presses.start();
    this.#transport.start();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.#looked);
    this.#presses.stop();
    this.#forced.stop();
    this.#pacer.stop();
    this.#transport.stop();
  }

  // What is shown

  get legal(): Answer[] {
    const { look } = this;
    const isOpen = !this.preview && !this.flashback && !this.isBusy && !this.forced;
    return look && isOpen && this.isAsked ? look.legal : [];
  }

  /** An answer is on its way, or what is shown is not the newest. */
  get isBusy(): boolean {
    return this.#outbox.has('play', 'undo', 'redo') || this.isBehind || (this.scene?.version ?? 0) < this.#reached;
  }

  /** The only answer there is, while one sees what it is. */
  get forced(): Answer | null {
    return this.#forced.answer;
  }

  /** Whether a press on the tile was meant for the only answer, which has just been given by itself. */
  isLate(tile: string): boolean {
    return this.#forced.isLate(tile);
  }

  /** What others did is still being shown, one thing after the other. */
  get isBehind(): boolean {
    return this.#pacer.waiting > 0;
  }

  /** The server has not answered all commands yet. */
  get isWaiting(): boolean {
    return this.#outbox.waiting.length > 0;
  }

  /** The answer that is on its way. */
  get sending(): Answer | undefined {
    const text = this.#outbox.waiting.find(({ type }) => type === 'play')?.action;
    return this.scene && answerIn(this.scene.look, text);
  }

  // What a person does

  /** Shows at once all that others did. */
  skip(): void {
    this.#pacer.skip();
    this.#presses.surprise();
  }

  /** What is being pressed was meant for what was shown before: it does nothing. */
  get isStray(): boolean {
    return this.#presses.isStray;
  }

  play(action: string): void {
    if (this.isStray) return;
    if (this.forced?.text === action) this.#forced.now();
    else this.#answer(action);
  }

  /** Gives the first answer of an advice, and all that follow in it as soon as they are asked for. */
  playPlan(plan: Plan): void {
    if (!plan[0] || this.isStray || !this.legal.some(({ text }) => text === plan[0]?.text)) return;
    this.adviser.play(plan);
    this.#answer(plan[0].text);
  }

  /** Plays what the preview shows. */
  confirm(): void {
    const { preview } = this;
    if (!preview || this.isStray || this.watching === null || this.isBehind) return;
    this.#send({ type: 'play', seat: this.watching, version: preview.version, action: preview.action, sure: true });
  }

  /** Puts the preview aside. */
  back(): void {
    this.preview = undefined;
  }

  undo(): void {
    if (this.isStray) return;
    if (this.preview) this.back();
    else if (this.watching !== null && !this.isBehind)
      this.#send({ type: 'undo', seat: this.watching, version: this.#version });
  }

  redo(): void {
    if (this.isStray || this.watching === null || this.isBehind) return;
    this.#send({ type: 'redo', seat: this.watching, version: this.#version });
  }

  vote(seat: number, agrees: boolean): void {
    this.#send({ type: 'vote', seat, version: this.#version, agrees });
  }

  substitute(chair: number, level: string): void {
    const seat = this.watching ?? this.yours[0];
    if (seat !== undefined) this.#send({ type: 'substitute', seat, version: this.#version, chair, level });
  }

  returnTo(seat: number): void {
    this.#send({ type: 'return', seat });
  }

  rename(seat: number, name: string): void {
    this.nameError = null;
    this.#send({ type: 'rename', seat, name });
  }

  /** A command of a part that is loaded later; returns its id. */
  tell(wish: Wish): string {
    return this.#send(wish);
  }

  hint(): void {
    if (!this.isAsked || !this.scene || this.watching === null || this.isBehind) return;
    this.adviser.expect(this.#send({ type: 'hint', seat: this.watching, version: this.scene.version, number: 5 }));
  }

  /** Asks the coach about the open bid or the last turn; the answer may be nothing. */
  askCoach(about: 'bid' | 'turn'): void {
    if (this.watching !== null && this.hello?.hints) this.#send({ type: 'coach', seat: this.watching, about });
  }

  /** "I am X": shows the table as that seat sees it. */
  takeOver(seat: number): void {
    this.handOver = null;
    this.#watch(seat);
  }

  // What the transport delivers

  #hear(message: Heard): void {
    if (message.type === 'hello') this.#greeted(message);
    else if (message.type === 'scene') this.#receive(message);
    else if (message.type === 'present') this.chairs = message.chairs;
    else if (message.type === 'talk') this.talk.hear(message);
    else if (message.type === 'preview') this.#previewed(message);
    else if (message.type === 'advice') this.#advised(message);
    else if (message.type === 'coached') this.#coached(message);
    else if (message.type === 'done') this.#done(message);
    else this.#refused(message);
  }

  #changed(state: ConnectionState, code: number): void {
    this.connection = state;
    this.closeCode = code;
    if (state === 'open') return;
    this.#isCatchingUp = true;
    this.#forgetHints();
  }

  #greeted(hello: Hello): void {
    const isFirst = !this.hello;
    const lost = this.yours.find((seat) => !hello.yours.includes(seat));
    noticeProtocol(hello.protocol);
    noteHints(this.id, hello.hints);
    this.hello = hello;
    if (lost !== undefined) this.onunseated?.(lost);
    const isHeld = this.watching !== null && hello.yours.includes(this.watching);
    const seat = hello.yours.length === 1 ? (hello.yours[0] ?? null) : isHeld ? this.watching : null;
    if (seat === this.watching) return;
    this.#forget();
    this.watching = seat;
    if (!isFirst) this.#transport.watch();
  }

  #done({ id, version }: Done): void {
    const answered = this.#settle(id);
    if (answered === 'play' || answered === 'undo' || answered === 'redo') this.#reached = version;
    // Its scene comes next, with what people here have seen before.
    if (answered === 'redo') this.#isCatchingUp = true;
    if (answered === 'say') this.talk.settle(id, null);
  }

  #receive(scene: Scene): void {
    // Sent before the server heard that another seat is watched now.
    if (scene.look.seat !== this.watching) return;
    // Presence is shown at once, even while earlier actions are still to be shown.
    this.chairs = scene.chairs;
    this.time = scene.time;
    this.timeAt = performance.now();
    const isCatchingUp = this.#isCatchingUp || document.hidden || scene.first < this.#known;
    this.#isCatchingUp = false;
    if (this.#isKnown(scene)) return;
    this.#version = scene.version;
    this.#known = scene.first + scene.happened.length;
    const isMine = scene.happened[0]?.seat === this.watching;
    this.#pacer.add(scene, isCatchingUp ? 'missed' : isMine || !scene.happened.length ? 'own' : 'others');
  }

  /** A hidden page has no viewer: skip to the end. */
  readonly #looked = (): void => {
    if (document.hidden) this.skip();
  };

  /** The connection was only tested: draw nothing again, so that a half made choice stays. */
  #isKnown({ version, first, happened, look, proposal }: Scene): boolean {
    const { scene } = this;
    if (scene?.version !== version || happened.length || first !== this.log.length) return false;
    return JSON.stringify([look, proposal]) === JSON.stringify([scene.look, scene.proposal]);
  }

  #show(scene: Scene): void {
    this.adviser.see(scene, this.watching, scene.first < this.log.length);
    if (scene.first < this.log.length) forgetAdvised(this.id, scene.first);
    if (this.scene && this.scene.version !== scene.version) this.#forgetHints();
    const before = this.scene;
    this.turnTo(scene);
    this.#checkHandOver(scene.look);
    const planned = this.adviser.answerTo(scene, this.watching);
    if (planned) this.#answer(planned);
    this.onshown?.(before, scene);
    this.#force(scene.look);
  }

  #answer(action: string): void {
    this.wasForced = false;
    if (this.watching === null || !this.scene || this.isBehind) return;
    const { version } = this.scene;
    this.#send({ type: 'play', seat: this.watching, version, action, sure: !settings.confirm });
  }

  /** What others did is seen to end at any moment, and so is an answer that gives itself. */
  #surprise({ happened }: Scene, isSeen: boolean): void {
    const [first] = happened;
    if (!first) return;
    if (this.#isByItself || (isSeen && first.seat !== this.watching)) this.#presses.surprise();
    this.#isByItself = false;
  }

  #force({ legal }: Look): void {
    const [only, ...more] = legal;
    const isMine = this.isAsked && !this.#outbox.has('play');
    const isForced = this.answersForced && !this.isAmongPeople && isMine && !more.length && !this.isBehind;
    this.#forced.set(isForced ? (only ?? null) : null);
  }

  /** Several people on one device: the person who is asked takes it over before anything secret is shown. */
  #checkHandOver({ question, seat: shown }: Look): void {
    const { seat } = question;
    if (seat === null || !this.yours.includes(seat) || this.isBot(seat)) return;
    if (seat === this.watching) {
      this.handOver = null;
      return;
    }
    this.handOver = seat;
    if (shown === null) return;
    this.#watch(null);
    this.hide();
  }

  #watch(seat: number | null): void {
    this.#forget();
    this.watching = seat;
    this.#transport.watch();
  }

  /** Another seat saw other things: request everything again. */
  #forget(): void {
    this.#pacer.clear();
    this.#isCatchingUp = true;
    this.#known = 0;
    this.#version = 0;
    this.preview = undefined;
    this.adviser.drop();
  }

  #previewed(preview: Preview): void {
    this.#settle(preview.id);
    if (preview.version !== this.scene?.version) return;
    this.preview = preview;
    // The second press of two is no second thought.
    this.#presses.surprise();
  }

  #advised(advised: Advised): void {
    if (this.adviser.hear(advised, this.scene?.version)) noteAdvice(this.id, this.log.length, advised.advice);
  }

  #coached(coached: Coached): void {
    this.remark(coached);
    noteRemark(this.id, coached);
  }

  #refused(refused: Refused): void {
    const type = this.#settle(refused.id ?? '');
    const isLate = refused.error === 'StaleError' || refused.error === 'TooMuchError';
    const isHint = isLate && this.adviser.hasAsked(refused.id ?? '');
    const error = new ApiError(refused.error, refused.text);
    if (type === 'rename') this.nameError = error;
    else if (type === 'say') this.talk.settle(refused.id ?? '', error);
    if (type === 'rename' || type === 'say') return;
    // A hint that comes too late, or for which another was asked, is no fault of the person's.
    if (isHint || type === 'coach') return;
    this.preview = undefined;
    this.adviser.play([]);
    this.error = error;
  }

  #send(wish: Wish): string {
    if (wish.type !== 'coach') this.error = null;
    return this.#outbox.send(wish);
  }

  #settle(id: string): Wish['type'] | undefined {
    this.adviser.settle(id);
    return this.#outbox.settle(id);
  }

  /** A hint for a position that has passed gets no answer any more. */
  #forgetHints(): void {
    for (const id of this.#outbox.forget('hint')) this.adviser.settle(id);
  }
}
