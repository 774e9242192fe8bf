/** A table whose server is the test. */

import type { Heard, Listener } from './connection';
import { TableState } from './table.svelte';
import type { Command } from '../wire/types';

export interface TestTable {
  readonly table: TableState;
  /** What the table hears from its server. */
  readonly listener: Listener;
  /** What it has sent. */
  readonly sent: Command[];
  /** The seats it has asked to watch. */
  readonly watched: (number | null)[];
  /** Answers the last command. */
  readonly answer: (message: object) => void;
}

export function testTable(): TestTable {
  const sent: Command[] = [];
  const watched: (number | null)[] = [];
  let listener: Listener | undefined;
  const table = new TableState('test', (given) => {
    listener = given;
    return {
      newId: () => `id${sent.length + 1}`,
      send: (command) => sent.push(command),
      watch: () => watched.push(given.watching().seat),
      forget: () => undefined,
      start: () => undefined,
      stop: () => undefined,
    };
  });
  if (!listener) throw new Error('the table asked for no connection');
  const heard = listener;
  const answer = (message: object): void => {
    heard.hear({ id: sent.at(-1)?.id, ...message } as Heard);
  };
  return { table, listener, sent, watched, answer };
}
