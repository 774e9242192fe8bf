/** Commands on their way: the server has not answered them yet. */

import type { Command } from '../wire/types';
import type { Transport } from './connection';

/** A command without its id. */
export type Wish = Command extends infer One ? (One extends Command ? Omit<One, 'id'> : never) : never;

interface Sent {
  readonly id: string;
  readonly type: Wish['type'];
  /** Of an answer to the open question, what it was. */
  readonly action: string | undefined;
}

export class Outbox {
  waiting = $state.raw<readonly Sent[]>([]);
  readonly #transport: Pick<Transport, 'newId' | 'send' | 'forget'>;

  constructor(transport: Pick<Transport, 'newId' | 'send' | 'forget'>) {
    this.#transport = transport;
  }

  has(...types: readonly Wish['type'][]): boolean {
    return this.waiting.some(({ type }) => types.includes(type));
  }

  /** Sends a command; returns its id. */
  send(wish: Wish): string {
    const id = this.#transport.newId();
    const action = wish.type === 'play' ? wish.action : undefined;
    this.waiting = [...this.waiting, { id, type: wish.type, action }];
    this.#transport.send({ ...wish, id });
    return id;
  }

  /** The server has answered; returns what kind of command it was. */
  settle(id: string): Wish['type'] | undefined {
    const found = this.waiting.find((command) => command.id === id);
    this.waiting = this.waiting.filter((command) => command !== found);
    return found?.type;
  }

  /** Commands that get no answer any more; returns their ids. */
  forget(type: Wish['type']): string[] {
    const ids = this.waiting.filter((command) => command.type === type).map(({ id }) => id);
    for (const id of ids) this.#transport.forget(id);
    this.waiting = this.waiting.filter((command) => command.type !== type);
    return ids;
  }
}
