/**
 * A table as this browser knows it: who it watches for, what is shown, what waits. Components read it and call its methods; only
 * this class talks to the line.
 */

import { SvelteSet } from 'svelte/reactivity';
import { ApiError } from './api';
import { Connection, addressOf, type LineState, type Listener } from './connection';
import { Pacer } from './pacer';
import { settings } from './settings.svelte';
import type {
  Advice,
  ChairSeen,
  Command,
  Done,
  Happened,
  Hello,
  Look,
  Message,
  Preview,
  Refused,
  Scene,
} from '../wire/types';

/** A command without its id. */
type Wish = Command extends infer One ? (One extends Command ? Omit<One, 'id'> : never) : never;

interface Waiting {
  readonly id: string;
  readonly type: Wish['type'];
  readonly action: string | undefined;
}

export class TableState {
  readonly id: string;
  line = $state<LineState>('connecting');
  /** Why the line was closed for good. */
  closeCode = $state(0);
  hello = $state.raw<Hello>();
  scene = $state.raw<Scene>();
  chairs = $state.raw<ChairSeen[]>([]);
  log = $state.raw<Happened[]>([]);
  watching = $state<number | null>(null);
  /** The own seat that is asked next, while somebody else holds the device. */
  handOver = $state<number | null>(null);
  preview = $state.raw<Preview>();
  advice = $state.raw<Advice>();
  isThinking = $state(false);
  /** Commands without an answer so far; of an answer to the open question also what it was. */
  waiting = $state.raw<readonly Waiting[]>([]);
  error = $state.raw<ApiError | null>(null);
  /** Points of every seat at the start of each round, where all of them are known. */
  readonly history = $state<(number | null)[][]>([]);

  readonly #line: Connection;
  readonly #pacer: Pacer<Scene>;
  /** The newest version heard of; what is shown may be older. */
  #version = 0;
  #known = 0;
  #hintId = '';
  /** The version own answers have led to: what is older than that must not be answered again. */
  #reached = $state(0);
  /** Seats somebody was on while this page was open. */
  readonly #met = new SvelteSet<number>();

  constructor(id: string, connect = (listener: Listener) => new Connection(addressOf(id), listener)) {
    this.id = id;
    this.#line = connect({
      watching: () => ({ seat: this.watching, after: this.#known, version: this.#version }),
      hear: (message) => {
        this.#hear(message);
      },
      changed: (state, code) => {
        this.#changed(state, code);
      },
    });
    this.#pacer = new Pacer(
      (scene) => {
        this.#show(scene);
      },
      () => settings.motion,
    );
  }

  start(): void {
    this.#line.start();
  }

  stop(): void {
    this.#pacer.stop();
    this.#line.stop();
  }

  // What is shown

  get yours(): number[] {
    return this.hello?.yours ?? [];
  }

  /** The preview, while there is one, instead of the table as it is. */
  get look(): Look | undefined {
    return this.preview?.look ?? this.scene?.look;
  }

  get legal(): string[] {
    const { look } = this;
    return look && !this.preview && !this.isBusy && look.question.seat === this.watching ? look.legal : [];
  }

  /** An answer is on its way, or what it led to is not yet shown. */
  get isBusy(): boolean {
    const isSent = this.waiting.some(({ type }) => type === 'play' || type === 'undo');
    return isSent || (this.scene?.version ?? 0) < this.#reached;
  }

  /** The answer that is on its way. */
  get sending(): string | undefined {
    return this.waiting.find(({ type }) => type === 'play')?.action;
  }

  /** Whether anybody has ever been on this seat, as far as can be seen from here. */
  hasCome(seat: number): boolean {
    const chair = this.chairs[seat - 1];
    return chair?.kind !== 'link' || this.#met.has(seat) || this.log.some((one) => one.seat === seat);
  }

  /** The watched seat is asked. */
  get isAsked(): boolean {
    return this.watching !== null && this.scene?.look.question.seat === this.watching;
  }

  // What a person does

  play(action: string): void {
    if (this.watching === null || !this.scene) return;
    const { version } = this.scene;
    this.#send({ type: 'play', seat: this.watching, version, action, sure: !settings.confirm });
  }

  /** Plays what the preview shows. */
  confirm(): void {
    const { preview } = this;
    if (!preview || this.watching === null) return;
    this.#send({ type: 'play', seat: this.watching, version: preview.version, action: preview.action, sure: true });
  }

  /** Puts the preview aside. */
  back(): void {
    this.preview = undefined;
  }

  undo(): void {
    if (this.preview) this.back();
    else if (this.watching !== null) this.#send({ type: 'undo', seat: this.watching, version: this.#version });
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
    this.#send({ type: 'rename', seat, name });
  }

  hint(): void {
    if (!this.isAsked || !this.scene || this.watching === null) return;
    this.isThinking = true;
    this.#hintId = this.#send({ type: 'hint', seat: this.watching, version: this.scene.version, number: 5 });
  }

  dropHint(): void {
    this.advice = undefined;
    this.isThinking = false;
  }

  /** "I am X": shows the table as that seat sees it. */
  takeOver(seat: number): void {
    this.handOver = null;
    this.#watch(seat);
  }

  clearError(): void {
    this.error = null;
  }

  // What the line says

  #hear(message: Message): void {
    if (message.type === 'hello') this.#greeted(message);
    else if (message.type === 'scene') this.#receive(message);
    else if (message.type === 'present') this.#seat(message.chairs);
    else if (message.type === 'preview') this.#previewed(message);
    else if (message.type === 'advice') this.#advised(message);
    else if (message.type === 'done') this.#done(message);
    else this.#refused(message);
  }

  #changed(state: LineState, code: number): void {
    this.line = state;
    this.closeCode = code;
    if (state !== 'open') this.#forgetHints();
  }

  #greeted(hello: Hello): void {
    const isFirst = !this.hello;
    this.hello = hello;
    const isHeld = this.watching !== null && hello.yours.includes(this.watching);
    const seat = hello.yours.length === 1 ? (hello.yours[0] ?? null) : isHeld ? this.watching : null;
    if (seat === this.watching) return;
    this.#forget();
    this.watching = seat;
    if (!isFirst) this.#line.watch();
  }

  #seat(chairs: ChairSeen[]): void {
    this.chairs = chairs;
    chairs.forEach(({ kind, present }, place) => {
      if (present && kind !== 'bot') this.#met.add(place + 1);
    });
  }

  #done({ id, version }: Done): void {
    const answered = this.waiting.find((command) => command.id === id)?.type;
    if (answered === 'play' || answered === 'undo') this.#reached = version;
    this.#settle(id);
  }

  #receive(scene: Scene): void {
    // Sent before the server heard that another seat is watched now.
    if (scene.look.seat !== this.watching) return;
    if (this.#isKnown(scene)) {
      this.#seat(scene.chairs);
      return;
    }
    this.#version = scene.version;
    this.#known = scene.first + scene.happened.length;
    const isMine = scene.happened[0]?.seat === this.watching;
    this.#pacer.add(scene, isMine || !scene.happened.length || !this.scene);
  }

  /** The line was only tried: nothing is drawn again, so that what somebody has half chosen stays. */
  #isKnown({ version, first, happened, look, proposal }: Scene): boolean {
    const { scene } = this;
    if (scene?.version !== version || happened.length || first !== this.log.length) return false;
    return JSON.stringify([look, proposal]) === JSON.stringify([scene.look, scene.proposal]);
  }

  #show(scene: Scene): void {
    this.log = [...this.log.slice(0, scene.first), ...scene.happened];
    if (this.preview && this.preview.version !== scene.version) this.preview = undefined;
    if (this.advice && this.advice.version !== scene.version) this.dropHint();
    if (this.scene && this.scene.version !== scene.version) this.#forgetHints();
    this.scene = scene;
    this.#seat(scene.chairs);
    this.#note(scene.look);
    this.#checkHandOver(scene.look);
  }

  /** Several people on one device: whoever is asked takes it over before anything secret is shown. */
  #checkHandOver({ question, seat: shown }: Look): void {
    const { seat } = question;
    const isOthers = seat !== null && this.yours.includes(seat) && seat !== this.watching;
    if (!isOthers) {
      if (seat !== null && this.yours.includes(seat)) this.handOver = null;
      return;
    }
    this.handOver = seat;
    if (shown !== null) this.#watch(null);
  }

  #watch(seat: number | null): void {
    this.#forget();
    this.watching = seat;
    this.#line.watch();
  }

  /** Another seat saw other things: everything is asked for again. */
  #forget(): void {
    this.#pacer.clear();
    this.#known = 0;
    this.#version = 0;
    this.preview = undefined;
    this.dropHint();
  }

  #note({ position, sheets, end }: Look): void {
    if (end) return;
    const isHidden = (sheet: Look['sheets'][number]): boolean => Object.values(sheet).includes(null);
    this.history[position.round - 1] ??= sheets.map((sheet) => (isHidden(sheet) ? null : (sheet['total'] ?? null)));
  }

  #previewed(preview: Preview): void {
    this.#settle(preview.id);
    if (preview.version === this.scene?.version) this.preview = preview;
  }

  #advised(advice: Advice): void {
    if (advice.id === this.#hintId && advice.version === this.scene?.version) this.advice = advice;
  }

  #refused(refused: Refused): void {
    if (refused.id) this.#settle(refused.id);
    this.preview = undefined;
    this.error = new ApiError(refused.error, refused.text);
  }

  #send(wish: Wish): string {
    const id = this.#line.newId();
    this.error = null;
    const action = wish.type === 'play' ? wish.action : undefined;
    this.waiting = [...this.waiting, { id, type: wish.type, action }];
    this.#line.send({ ...wish, id });
    return id;
  }

  #settle(id: string): void {
    if (id === this.#hintId) this.isThinking = false;
    this.waiting = this.waiting.filter((command) => command.id !== id);
  }

  /** A hint for a position that has passed gets no answer any more. */
  #forgetHints(): void {
    for (const { id, type } of this.waiting) {
      if (type !== 'hint') continue;
      this.#line.forget(id);
      this.#settle(id);
    }
  }
}
