/**
 * The connection to a table (docs/protocol.md). It reconnects by itself, repeats what it watches, and retries every command that
 * has no answer, with the same id: the server carries nothing out twice.
 */

import { sceneAfter, sceneKept, shared } from './difference';
import type { Change, Command, Message, Same, Scene } from '../wire/types';

/** What a listener hears: a change comes as the scene it leads to. */
export type Heard = Exclude<Message, Change | Same>;

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed';

/** The part of a WebSocket that is used here, so that tests can play one. */
export interface Socket {
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What the browser knows when it says `watch`. */
export interface Watching {
  seat: number | null;
  after: number;
  version: number;
}

export interface Listener {
  /** Called at every `hello` and whenever `watch` is called. */
  watching(): Watching;
  hear(message: Heard): void;
  changed(state: ConnectionState, code: number): void;
}

/** What a table needs to talk to its server. */
export interface Transport {
  start(): void;
  stop(): void;
  /** An id that no other command has. */
  newId(): string;
  send(command: Command): void;
  /** Stops waiting for this command's answer. */
  forget(id: string): void;
  /** Tells the server which seat to watch. */
  watch(): void;
}

export interface ConnectionOptions {
  open?: (address: string) => Socket;
  random?: () => number;
}

/** Codes after which no retry makes sense (docs/protocol.md): foreign origin, no such table, other rules, too many commands. */
const FINAL_CODES = new Set([4403, 4404, 4409, 4410, 4429]);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** After this silence the connection is tested: browsers do not report a dead one. */
const SILENCE = 30_000;
/** The server may stay silent for this long; for less where the device says that it is offline. */
const PATIENCE = 12_000;
const LITTLE_PATIENCE = 3_000;

function openSocket(address: string): Socket {
  return new WebSocket(address) as Socket;
}

/** The address of a table's socket on the server the page came from. */
export function addressOf(table: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/tables/${table}`;
}

export class Connection implements Transport {
  state: ConnectionState = 'connecting';
  readonly #address: string;
  readonly #listener: Listener;
  readonly #open: (address: string) => Socket;
  readonly #random: () => number;
  readonly #unanswered = new Map<string, Command>();
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Fires when the server has been silent for too long. */
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #greeted = false;
  /** The last scene, and whether it came over this socket. */
  #scene: Scene | undefined;
  #isShown = false;
  /** The edition of the server, and of the one that the last scene came from. */
  #edition = '';
  #sceneEdition = '';
  #names = 0;
  readonly #prefix: string;

  constructor(address: string, listener: Listener, options: ConnectionOptions = {}) {
    this.#address = address;
    this.#listener = listener;
    this.#open = options.open ?? openSocket;
    this.#random = options.random ?? Math.random;
    this.#prefix = Math.floor(Math.random() * 2 ** 52).toString(36);
  }

  start(): void {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#doubt);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  stop(): void {
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#doubt);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#timer);
    this.#drop();
  }

  /** An id that no other command of any browser has. */
  newId(): string {
    this.#names += 1;
    return `${this.#prefix}-${this.#names}`;
  }

  /** Sends a command now or after the reconnect. */
  send(command: Command): void {
    this.#unanswered.set(command.id, command);
    if (!this.#greeted) return;
    this.#say(command);
    // A bot may think for longer.
    if (command.type !== 'hint') this.#expect(PATIENCE);
  }

  /** Stops waiting for this command's answer. */
  forget(id: string): void {
    this.#unanswered.delete(id);
  }

  /** Tells the server which seat to watch; needs no retry, because every new socket begins with it. */
  watch(): void {
    if (!this.#greeted) return;
    const watching = this.#listener.watching();
    this.#say({ type: 'watch', id: this.newId(), ...watching, ...this.#held(watching.seat) });
  }

  /** What is held of a seat, if the server would make the same: then it need not send it again. */
  #held(seat: number | null): { stamp?: string } {
    const scene = this.#scene;
    return scene?.stamp && scene.look.seat === seat && this.#sceneEdition === this.#edition
      ? { stamp: scene.stamp }
      : {};
  }

  #say(command: Command): void {
    this.#socket?.send(JSON.stringify(command));
  }

  readonly #hurry = (event: Event): void => {
    if (event.type !== 'online' && document.visibilityState !== 'visible') return;
    if (this.state === 'lost') this.#connect();
    else this.#test(PATIENCE);
  };

  /** Without a network a server on the same device can still answer: test the connection, do not cut it. */
  readonly #doubt = (): void => {
    this.#test(LITTLE_PATIENCE);
  };

  /** Sends something that the server answers. */
  #test(patience: number): void {
    if (!this.#greeted) return;
    this.watch();
    this.#expect(patience);
  }

  /** Waits for any message; without one the connection is lost. */
  #expect(patience: number): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      this.#lose(0);
    }, patience);
  }

  /** All is well; after a long silence tests the connection, if the page is visible. */
  #rest(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      if (document.visibilityState === 'visible') this.#test(PATIENCE);
      else this.#rest();
    }, SILENCE);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    const socket = this.#open(this.#address);
    this.#socket = socket;
    socket.onmessage = (event) => {
      const heard = JSON.parse(String(event.data)) as Message | Message[];
      for (const message of [heard].flat()) {
        if (this.#socket !== socket) return;
        const lacksScene =
          (message.type === 'change' && !this.#isShown) || (message.type === 'same' && this.#scene === undefined);
        if (lacksScene) this.#lose(0);
        else this.#hear(this.#whole(message));
      }
    };
    socket.onclose = (event) => {
      this.#lose(event.code);
    };
    this.#expect(PATIENCE);
  }

  /** Closes the socket without reporting it. */
  #drop(): void {
    clearTimeout(this.#watchdog);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    this.#isShown = false;
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #whole(message: Message): Heard {
    if (message.type === 'scene') this.#scene = shared(this.#scene, message);
    else if (message.type === 'change' && this.#scene) this.#scene = sceneAfter(this.#scene, message);
    else if (message.type === 'same' && this.#scene) return (this.#scene = sceneKept(this.#scene, message));
    else return message as Heard;
    this.#isShown = true;
    this.#sceneEdition = this.#edition;
    return this.#scene;
  }

  #hear(message: Heard): void {
    this.#rest();
    if (message.type === 'hello') {
      this.#failures = 0;
      this.#edition = message.edition;
    }
    if (message.type === 'done' || message.type === 'preview') this.#unanswered.delete(message.id);
    if (message.type === 'refused' && message.id) this.#unanswered.delete(message.id);
    this.#listener.hear(message);
    if (message.type === 'hello' && !this.#greeted) this.#greet();
  }

  #greet(): void {
    this.#greeted = true;
    this.watch();
    for (const command of this.#unanswered.values()) this.#say(command);
    this.#change('open', 0);
  }

  #lose(code: number): void {
    this.#drop();
    if (FINAL_CODES.has(code)) {
      this.#change('closed', code);
      return;
    }
    this.#change('lost', code);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    // Between half and all of it, so that browsers do not all reconnect at the same moment.
    this.#timer = setTimeout(
      () => {
        this.#connect();
      },
      wait * (0.5 + this.#random() / 2),
    );
  }

  #change(state: ConnectionState, code: number): void {
    this.state = state;
    this.#listener.changed(state, code);
  }
}
