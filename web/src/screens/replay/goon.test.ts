import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { noteHints } from '../../lib/hints';
import Upload from '../home/Upload.svelte';
import GoOn from './GoOn.svelte';

let sent: { hints: boolean; chairs: unknown[] }[];

/** Answers as a server does; with `isOver` a record is one of a finished game. */
function listen(isOver = true): void {
  sent = [];
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', (_: string, { body }: { body?: string } = {}) => {
    const wanted = JSON.parse(body ?? '{}') as { hints: boolean; chairs: unknown[]; only_finished?: boolean };
    if (wanted.only_finished && !isOver)
      return Promise.resolve(new Response('{"error":"NotOverError"}', { status: 409 }));
    if (body) sent.push(wanted);
    return Promise.resolve(new Response(body ? '{"id":"wxyz","invitations":{}}' : '[]'));
  });
}

const box = (): HTMLInputElement => screen.getByRole('checkbox', { name: 'Allow hints' });

test('a game that goes on allows hints if the old table did, or as one chooses', async () => {
  listen();
  noteHints('strict', false);
  const { unmount } = render(GoOn, {
    table: 'strict',
    after: 3,
    names: ['Ann', 'Bo'],
    levels: ['planner', null],
    seat: 2,
  });
  expect(box().checked).toBe(false);
  await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await vi.waitFor(() => {
    expect(sent[0]?.hints).toBe(false);
  });
  expect(sent[0]?.chairs).toEqual([
    { kind: 'bot', name: 'Ann', level: 'planner' },
    { kind: 'here', name: 'Bo', level: null },
  ]);
  unmount();
  render(GoOn, {
    table: 'unknown',
    after: 3,
    names: ['Ann', 'Bo'],
    levels: ['planner', null],
    seat: 2,
  });
  expect(box().checked).toBe(true);
});

const RECORD = '"format":"naqala-record","options":{"seats":2,"expansions":[]},"actions":["pass"]';

async function upload(record = `{${RECORD}}`): Promise<void> {
  const { container } = render(Upload);
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('no field for a file');
  await fireEvent.change(input, { target: { files: [new File([record], 'game.json')] } });
}

test('a finished game is replayed at once, and no one is asked who sits where', async () => {
  listen();
  await upload();
  await vi.waitFor(() => {
    expect(location.pathname).toBe('/replay/wxyz');
  });
  expect(screen.queryByRole('button', { name: 'Open this game' })).toBeNull();
});

test.each([
  ['greedy', 'bot'],
  [null, 'here'],
])('of a finished game a seat played by %s is shown as %s', async (level, kind) => {
  listen();
  const players = JSON.stringify([
    { name: 'Ann', level },
    { name: 'Bo', level: 'planner' },
  ]);
  await upload(`{${RECORD},"players":${players}}`);
  await vi.waitFor(() => {
    expect(sent[0]?.chairs).toMatchObject([{ kind, name: 'Ann' }, { kind: 'bot' }]);
  });
});

test('an uploaded game allows hints if one wants them', async () => {
  listen(false);
  await upload();
  await screen.findByRole('button', { name: 'Open this game' });
  expect(box().checked).toBe(true);
  await fireEvent.click(box());
  await fireEvent.click(screen.getByRole('button', { name: 'Open this game' }));
  await vi.waitFor(() => {
    expect(sent[0]?.hints).toBe(false);
  });
});
