import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testHello, testLook, testScene, testQuestion } from '../../lib/testing';
import type { Look } from '../../wire/types';
import Table from '../Table.svelte';

vi.setConfig({ testTimeout: 30_000 });

class FakeSocket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    sockets.push(this);
  }

  send(): void {
    return;
  }

  close(): void {
    return;
  }
}

let sockets: FakeSocket[] = [];
/** What was asked for, and how that is answered. */
let asked: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  [sockets, asked] = [[], []];
  answer = () => Promise.resolve(Response.json({ error: 'TooMuchError', text: '' }, { status: 429 }));
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  location.hash = '';
});

const say = (message: object): void => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
const end = { totals: [1, 2], winners: [2], result: 'won' as const, reasons: [] };
const over = (): Look => testLook({ question: testQuestion('over', null), legal: [], end });
const dialog = (): Element | null => document.querySelector('dialog');
/** Long enough for all that would happen without a click. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 300));

/** Parts of the table are loaded when they are wanted, which takes its time on a busy machine. */
const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000 });

async function sitDown(): Promise<void> {
  render(Table, { id: 'abcd' });
  await until(() => {
    expect(sockets).toHaveLength(1);
  });
  greet([1]);
}

function greet(yours: number[]): void {
  say({ ...testHello(yours), table: 'abcd' });
}

test('the score sheet comes at the end, and not again when a name changes', async () => {
  await sitDown();
  say(testScene(1, 0, [], over()));
  await until(() => {
    expect(dialog()).toBeTruthy();
  });
  dialog()?.dispatchEvent(new Event('close'));
  await until(() => {
    expect(dialog()).toBeNull();
  });
  say(testScene(2, 0, [], over()));
  await pause();
  expect(dialog()).toBeNull();
});

test('a plot that is refused is not asked for again and again', async () => {
  await sitDown();
  asked = [];
  say(testScene(1, 0, [], over()));
  await until(() => {
    expect(asked.length).toBeGreaterThan(0);
  });
  await pause();
  expect(asked.length).toBeLessThan(3);
});

test('a person who leaves while a seat link is exchanged does not sit down', async () => {
  location.hash = '#seat=secret';
  let sit: (response: Response) => void = () => undefined;
  answer = () => new Promise((done) => (sit = done));
  const { unmount } = render(Table, { id: 'abcd' });
  await until(() => {
    expect(asked).toHaveLength(1);
  });
  unmount();
  sit(Response.json({ seat: 2 }));
  await pause();
  expect(sockets).toEqual([]);
});

const alerts = (): string => [...document.querySelectorAll('[role=alert]')].map((one) => one.textContent).join();

test('a seat link works on a page that shows the table already, also after one that was no good', async () => {
  await sitDown();
  const links = ['#seat=old', '#seat=new'];
  const given = [Response.json({ error: 'InvitationError', text: '' }, { status: 403 }), Response.json({ seat: 2 })];
  for (const [place, link] of links.entries()) {
    answer = () => Promise.resolve(given[place]?.clone() ?? Response.error());
    location.hash = link;
    dispatchEvent(new Event('hashchange'));
    await until(() => {
      expect(sockets).toHaveLength(place + 2);
      expect(alerts() !== '').toBe(place === 0);
    });
    expect(location.hash).toBe('');
  }
  expect(asked.filter((address) => address.endsWith('/sit'))).toHaveLength(2);
});

test('a person whose seat goes elsewhere is told so', async () => {
  await sitDown();
  say(testScene(1, 0, []));
  await until(() => {
    expect(document.body.textContent).toContain('Amira');
  });
  greet([]);
  await until(() => {
    expect(alerts()).toContain('You no longer play as Amira here');
  });
});
