import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Heard, type ConnectionState, type Socket } from './connection';
import { testChange, testScene } from './testing';
import type { Command, Message } from '../wire/types';

class FakeSocket implements Socket {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Command[] = [];
  isClosed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command);
  }
  close(): void {
    this.isClosed = true;
  }
  hear(message: Partial<Message>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let states: [ConnectionState, number][];
let heard: Heard[];
let connection: Connection;
let knows = { seat: 1 as number | null, after: 0, version: 0 };

const latest = (): FakeSocket => sockets[sockets.length - 1] ?? new FakeSocket();
const typesHeard = (): string[] => heard.map(({ type }) => type);
const hello: Partial<Message> = { type: 'hello', yours: [1] };
const play: Command = { type: 'play', id: 'one', seat: 1, version: 3, action: 'pass' };

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, states, heard] = [[], [], []];
  knows = { seat: 1, after: 0, version: 0 };
  connection = new Connection(
    'ws://table',
    {
      watching: () => knows,
      hear: (message) => heard.push(message),
      changed: (state, code) => states.push([state, code]),
    },
    {
      open: () => {
        sockets.push(new FakeSocket());
        return latest();
      },
      random: () => 1,
    },
  );
  connection.start();
});

afterEach(() => {
  connection.stop();
});

test('it watches once it was greeted', () => {
  expect(latest().sent).toEqual([]);
  latest().hear(hello);
  expect(latest().sent).toMatchObject([{ type: 'watch', seat: 1, after: 0, version: 0 }]);
  expect(states).toEqual([['open', 0]]);
});

test('what was not answered is sent again with the same id, after what is known now', () => {
  latest().hear(hello);
  connection.send(play);
  knows = { seat: 1, after: 7, version: 4 };
  latest().onclose?.({ code: 1006 });
  expect(states.at(-1)).toEqual(['lost', 1006]);
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(2);
  latest().hear(hello);
  expect(latest().sent).toMatchObject([{ type: 'watch', after: 7, version: 4 }, play]);
});

test.each<Partial<Message>>([
  { type: 'done', id: 'one', version: 4 },
  { type: 'refused', id: 'one', error: 'StaleError' },
  { type: 'preview', id: 'one' },
])('what was answered by $type is not sent again', (answer) => {
  latest().hear(hello);
  connection.send(play);
  latest().hear(answer);
  latest().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(400);
  latest().hear(hello);
  expect(latest().sent.map((command) => command.type)).toEqual(['watch']);
});

test('a second greeting on the same socket sends nothing', () => {
  latest().hear(hello);
  latest().hear(hello);
  expect(latest().sent).toHaveLength(1);
});

test('waits grow, up to a limit, and start anew after a greeting', () => {
  for (const wait of [400, 800, 1600, 3200, 6400, 12800, 15000, 15000]) {
    const before = sockets.length;
    latest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(wait - 1);
    expect(sockets).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(before + 1);
  }
  latest().hear(hello);
  latest().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(10);
});

test('it comes back at once when the device is online again or the page is visible again', () => {
  latest().onclose?.({ code: 1006 });
  dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(2);
  latest().onclose?.({ code: 1006 });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sockets).toHaveLength(3);
  latest().hear(hello);
  vi.advanceTimersByTime(20_000);
  expect(sockets).toHaveLength(3);
});

test.each([4403, 4404, 4409, 4410, 4429])('after %i it stays away', (code) => {
  latest().onclose?.({ code });
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event('online'));
  expect(states).toEqual([['closed', code]]);
  expect(sockets).toHaveLength(1);
});

test('a browser that did not keep up comes back', () => {
  latest().onclose?.({ code: 4408 });
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(2);
});

test('a command that is sent while the connection is lost waits for the greeting', () => {
  connection.send(play);
  latest().hear(hello);
  expect(latest().sent.map((command) => command.type)).toEqual(['watch', 'play']);
});

test('a silent connection is tested, and is lost if the server does not answer', () => {
  latest().hear(hello);
  vi.advanceTimersByTime(30_000);
  expect(latest().sent.map((command) => command.type)).toEqual(['watch', 'watch']);
  latest().hear({ type: 'done', id: 'any', version: 3 });
  vi.advanceTimersByTime(30_000);
  expect(latest().sent).toHaveLength(3);
  vi.advanceTimersByTime(12_000);
  expect(states.at(-1)).toEqual(['lost', 0]);
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(2);
});

test('a command without an answer ends the connection; a hint may take its time', () => {
  latest().hear(hello);
  connection.send({ type: 'hint', id: 'two', seat: 1, version: 3 });
  vi.advanceTimersByTime(20_000);
  expect(states.at(-1)).toEqual(['open', 0]);
  connection.send(play);
  vi.advanceTimersByTime(12_000);
  expect(states.at(-1)).toEqual(['lost', 0]);
});

test('a device that goes offline tests the connection: a server on the same device still answers', () => {
  latest().hear(hello);
  dispatchEvent(new Event('offline'));
  latest().hear({ type: 'done', id: 'any', version: 3 });
  vi.advanceTimersByTime(5_000);
  expect(states).toEqual([['open', 0]]);
  dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(3_000);
  expect(states.at(-1)).toEqual(['lost', 0]);
});

test('a server that takes the call and says nothing is called again', () => {
  vi.advanceTimersByTime(12_400);
  expect(states).toEqual([['lost', 0]]);
  expect(sockets).toHaveLength(2);
});

test('after the end nothing is heard', () => {
  const socket = latest();
  connection.stop();
  expect(socket.isClosed).toBe(true);
  socket.hear(hello);
  expect(heard).toEqual([]);
});

test('a change is heard as the scene it leads to, also in a frame with others', () => {
  latest().hear(hello);
  latest().hear(testScene(1, 0, ['bid 3']));
  const change = testChange(2, 1, ['bid 5'], { '/look/undo': 'free' });
  latest().onmessage?.({ data: JSON.stringify([{ type: 'done', id: 'one', version: 2 }, change]) });
  expect(typesHeard()).toEqual(['hello', 'scene', 'done', 'scene']);
  expect(heard.at(-1)).toMatchObject({ version: 2, look: { undo: 'free' } });
});

test('a change before any scene drops the socket, and the next socket begins with a scene', () => {
  latest().hear(hello);
  latest().hear(testScene(1, 0, []));
  latest().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(400);
  latest().hear(hello);
  latest().hear({ type: 'change' });
  expect(states.at(-1)).toEqual(['lost', 0]);
  expect(typesHeard()).toEqual(['hello', 'scene', 'hello']);
});

/** A reconnect: the server has an edition, and the page watches a seat. */
function comeBack(edition: string, seat: number | null = null): void {
  latest().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(400);
  knows = { seat, after: 2, version: 2 };
  latest().hear({ ...hello, edition });
}

const SEEN = testScene(1, 0, ['bid 3']);

function seeTwo(): void {
  latest().hear({ ...hello, edition: 'new' });
  latest().hear(SEEN);
  latest().hear(testChange(2, 1, ['bid 5'], { '/look/undo': 'free' }));
}

test('who comes back with the present scene keeps it, with the people and clocks of now', () => {
  seeTwo();
  comeBack('new', SEEN.look.seat);
  expect(latest().sent).toMatchObject([{ type: 'watch', after: 2, version: 2, stamp: 's2' }]);
  const { chairs, proposal, notice, rematch, time } = SEEN;
  latest().hear({ type: 'same', version: 2, chairs: chairs.slice(1), proposal, notice, rematch, time, closed: true });
  const now = { type: 'scene', version: 2, first: 2, happened: [], chapters: [], look: { undo: 'free' }, closed: true };
  expect(heard.at(-1)).toMatchObject(now);
  expect(heard.at(-1)).toHaveProperty('chairs.length', chairs.length - 1);
  // Like any other scene it can be named again.
  comeBack('new', SEEN.look.seat);
  expect(latest().sent).toMatchObject([{ stamp: 's2' }]);
});

test.each([
  ['another edition of the server', 'newer', SEEN.look.seat],
  ['another seat', 'new', 5],
])('a scene of %s is not named', (_, edition, seat) => {
  seeTwo();
  comeBack(edition, seat);
  expect(latest().sent[0]).not.toHaveProperty('stamp');
});
