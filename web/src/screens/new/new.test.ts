import { NO_LIMIT } from '../../time/pace';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { usualChairs } from '../../lib/setup';
import { forgetMe, knownMe } from '../../me/me';
import type { DoubtSettled, PrintedSeen, ServerFound } from '../../wire/types';
import NewGame from '../NewGame.svelte';
import { keepChoice, lastChoice } from './remembered';

const settled = (kind: DoubtSettled['kind'], word: string, value: number): PrintedSeen => ({
  doubts: [{ kind, word, fact: 'points', value }],
});
const FOUND: ServerFound = {
  public: null,
  only_here: true,
  lobby: false,
  values: {},
  printed: settled('thief', 'any', 3),
};
const SERVER = JSON.stringify(FOUND);
beforeEach(() => {
  forgetMe();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(SERVER)));
});
const box = (name: string | RegExp): HTMLInputElement => screen.getByRole('checkbox', { name });
const seats = (name: string): HTMLInputElement => screen.getByRole('radio', { name });

test('five seats wait for an expansion with tiles, and then hold it fast', async () => {
  render(NewGame);
  expect(seats('5 seats').disabled).toBe(true);
  expect(screen.getByText('Five players need more tiles: add the Artisans or the Whims.')).toBeTruthy();
  await fireEvent.click(box('Whims of the Sultan'));
  expect(seats('5 seats').disabled).toBe(false);
  await fireEvent.click(seats('5 seats'));
  expect(box('Turn order track for five').checked).toBe(true);
  expect(box('Turn order track for five').getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(box('Whims of the Sultan'));
  expect(box('Whims of the Sultan').checked).toBe(true);
});

test('alone there are no expansions; they come back with company', async () => {
  render(NewGame);
  await fireEvent.click(box('The Thieves of Naqala'));
  await fireEvent.click(seats('Alone against Sultan Yazid'));
  expect(box('The Thieves of Naqala').checked).toBe(false);
  expect(screen.getAllByText('The game against Yazid is played without expansions.')).toHaveLength(3);
  expect(screen.getAllByRole('group', { name: /^Seat \d/ })).toHaveLength(1);
  await fireEvent.click(seats('2 seats'));
  expect(box('The Thieves of Naqala').checked).toBe(true);
});

test('the name that stays is there already, and what is typed meanwhile stays too', async () => {
  keepChoice({
    ...{ kind: { seats: 2, expansions: [], promos: [], fiveTrack: false }, hints: true, pace: NO_LIMIT },
    chairs: [],
  });
  let answer: (response: Response) => void = () => undefined;
  const asked = (): Promise<Response> => new Promise((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', (path: string) => (path === '/api/me' ? asked() : Promise.resolve(new Response(SERVER))));
  const me = (): Response => new Response('{"name":"Zoë","colour":null,"camel":null,"has_code":false}');
  const names = (): string[] =>
    screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' }).map(({ value }) => value);
  forgetMe();
  const { unmount } = render(NewGame);
  answer(me());
  await vi.waitFor(() => {
    expect(names()).toEqual(['Zoë', '']);
  });
  unmount();
  forgetMe();
  render(NewGame);
  await fireEvent.input(screen.getAllByRole('textbox', { name: 'Name' })[0] ?? document.body, {
    target: { value: 'Ann' },
  });
  answer(me());
  await knownMe();
  expect(names()).toEqual(['Ann', '']);
});

test('seats by link show their links once the table is open', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    if (path === '/api/server') return Promise.resolve(new Response(SERVER));
    sent.push(JSON.parse(body));
    return Promise.resolve(new Response('{"id":"wxyz","invitations":{"2":"secret"}}', { status: 201 }));
  });
  render(NewGame);
  const links = screen.getAllByRole('radio', { name: 'A person elsewhere, by link' });
  await fireEvent.click(links[1] ?? document.body);
  await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link for Bastian' });
  expect(link.value).toBe(`${location.origin}/table/wxyz#seat=secret`);
  expect(sent[0]).toMatchObject({
    seed: null,
    hints: true,
    five_track: false,
    chairs: [{ kind: 'here' }, { kind: 'link' }, {}],
  });
  expect(lastChoice()?.chairs[1]?.kind).toBe('link');
  expect(await screen.findByText(/^These links work on this machine only/)).toBeTruthy();
});

test('the values of the server are shown, can be switched off, and give way to a file', async () => {
  const sent: { values?: unknown }[] = [];
  vi.stubGlobal('fetch', (path: string, { body = '' }: { body?: string } = {}) => {
    if (path === '/api/server') return Promise.resolve(new Response(SERVER));
    sent.push(JSON.parse(body) as { values?: unknown });
    if (path !== '/api/values') return Promise.resolve(new Response('{"id":"wxyz","invitations":{}}', { status: 201 }));
    if (body.includes('77'))
      return Promise.resolve(
        new Response('{"error":"ValuesError","text":"x","fault":{"path":"ptah","got":"77","least":0,"most":20}}', {
          status: 400,
        }),
      );
    if (body.includes('99'))
      return Promise.resolve(new Response('{"error":"ValuesError","text":"values: no"}', { status: 400 }));
    return Promise.resolve(new Response(JSON.stringify({ printed: settled('djinn', 'ptah', 8) })));
  });
  render(NewGame);
  const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Use the values of this server' });
  expect(tick.checked).toBe(true);
  expect(await screen.findByText('Thief: 3 points (our value: 6)')).toBeTruthy();
  await fireEvent.click(tick);
  expect(screen.queryByText('Thief: 3 points (our value: 6)')).toBeNull();
  const choose = screen.getByLabelText('Choose a values file', { selector: 'input' });
  await fireEvent.change(choose, { target: { files: [new File(['ptah = 99'], 'bad.toml')] } });
  expect((await screen.findByRole('alert')).textContent).toBe('This values file has a mistake. values: no');
  await fireEvent.change(choose, { target: { files: [new File(['ptah = 77'], 'bad.toml')] } });
  expect(
    await screen.findByText(
      'This values file has a mistake. ptah: a whole number from 0 to 20 is possible, the file has 77.',
    ),
  ).toBeTruthy();
  await fireEvent.change(choose, { target: { files: [new File(['ptah = 8'], 'box.toml')] } });
  expect(await screen.findByText('Ptah: 8 points (our value: 6)')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await vi.waitFor(() => {
    expect(sent.at(-1)?.values).toBe('ptah = 8');
  });
});

test('two people with one name cannot start', async () => {
  render(NewGame);
  const names = screen.getAllByRole('textbox', { name: 'Name' });
  for (const name of names.slice(0, 2)) await fireEvent.input(name, { target: { value: 'Ann' } });
  expect(screen.getByText('Another player at this table already has this name.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start' }).disabled).toBe(true);
});

test('the last choice is remembered as far as it makes sense', () => {
  const kind = { seats: 2, expansions: ['whims' as const], promos: [], fiveTrack: false };
  keepChoice({ kind, chairs: usualChairs(2), hints: false, pace: NO_LIMIT });
  expect(lastChoice()).toEqual({ kind, chairs: usualChairs(2), hints: false, pace: NO_LIMIT });
  for (const nonsense of ['null', 'nonsense', '{"kind":{"seats":5}}']) {
    localStorage.setItem('naqala.new', nonsense);
    expect(lastChoice()).toBeUndefined();
  }
  localStorage.setItem('naqala.new', '{"kind":{"seats":2},"chairs":[{"kind":"king","level":"god"}]}');
  expect(lastChoice()?.chairs).toEqual([
    { kind: 'bot', name: '', level: 'beginner' },
    { kind: 'bot', name: '', level: 'beginner' },
  ]);
});
