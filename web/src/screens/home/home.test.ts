import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { lookOf } from '../../art/looks.svelte';
import Home from '../Home.svelte';
import { readRecord } from './record';
import { ago } from './when';

const listed = (id: string, over: boolean, since: number): object => ({
  ...{ id, over, since, opened: 0, seats: [1], names: [`Ann of ${id}`, 'Bo'], stands: null, looks: [{}, {}], gone: [] },
  options: { seats: 2, expansions: ['whims'], promos: [], five_track: false },
});

test('running games come first; of finished ones there are score, replay and download', async () => {
  const tables = [listed('done', true, 300), listed('old1', false, 100), listed('new1', false, 200)];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(tables))));
  render(Home);
  await screen.findByText('Ann of done');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((link) => /table|replay/.test(link ?? ''))).toEqual([
    '/table/new1',
    '/table/old1',
    '/table/done',
    '/replay/done',
    '/api/tables/done/record',
  ]);
  expect(screen.getAllByText(/Whims of the Sultan/)).toHaveLength(3);
});

test('the game that waits and was played last is offered first', async () => {
  const tables = [
    { ...listed('theirs', false, 300), asked: 2 },
    { ...listed('old', false, 100), asked: 1 },
    { ...listed('new', false, 200), asked: 1 },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(tables))));
  render(Home);
  const door = await screen.findByRole('link', { name: /^Resume Your turn/ });
  expect(door.getAttribute('href')).toBe('/table/new');
});

test('a person for whom a bot has won has not won', async () => {
  const over = (id: string, left: object): object => ({
    ...listed(id, true, 100),
    result: { totals: [20, 12], winners: [1], left },
  });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify([over('mine', {}), over('given', { 1: 'resigned' })]))),
  );
  render(Home);
  expect(await screen.findByText('You resigned')).toBeTruthy();
  expect(screen.getAllByText('Won')).toHaveLength(1);
});

test('it says whose turn it is', async () => {
  const tables = [
    { ...listed('mine', false, 200), asked: 1 },
    { ...listed('others', false, 100), asked: 2 },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(tables))));
  render(Home);
  expect(await screen.findByText('Your turn')).toBeTruthy();
  expect(screen.getByText('Bo’s turn')).toBeTruthy();
});

test('a game that stands is the turn of no one', async () => {
  const tables = [
    { ...listed('lobby', false, 200), asked: 1, stands: 'people' },
    { ...listed('pause', false, 100), asked: 1, stands: 'pause' },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(tables))));
  render(Home);
  expect(await screen.findByText('waiting for players')).toBeTruthy();
  expect(screen.getByText('paused')).toBeTruthy();
  expect(screen.queryByText('Your turn')).toBeNull();
});

test('who has resigned can watch, and it is not their turn', async () => {
  const tables = [{ ...listed('left', false, 200), asked: 1, gone: [1] }];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(tables))));
  render(Home);
  expect(await screen.findByRole('link', { name: /^Watch/ })).toBeTruthy();
  expect(screen.getByText('Ann of left’s turn')).toBeTruthy();
});

test('a rematch that is offered leads to the table', async () => {
  const tables = [{ ...listed('done', true, 200), stands: 'rematch' }, listed('seen', true, 100)];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(tables))));
  render(Home);
  const link = await screen.findByRole('link', { name: 'Rematch: Ann of done, Bo' });
  expect(link.getAttribute('href')).toBe('/table/done');
  expect(screen.getAllByText('rematch offered')).toHaveLength(1);
});

test('each game shows the colours of its own people', async () => {
  const looks = [
    { colour: 3, camel: 0 },
    { colour: 0, camel: 3 },
  ];
  const tables = [{ ...listed('one', false, 200), looks }, listed('other', false, 100)];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(tables))));
  render(Home);
  await screen.findByText('Ann of other');
  const [black, blue, usual] = screen.getAllByAltText(/^[AB]$/).map((image) => image.getAttribute('src') ?? '');
  const colour = (place: number): string => encodeURIComponent(lookOf(place, place)?.color ?? '');
  expect([black?.includes(colour(3)), blue?.includes(colour(0)), usual?.includes(colour(0))]).toEqual([
    true,
    true,
    true,
  ]);
});

test('what an older page put away is handed to the server once', async () => {
  localStorage.setItem('naqala.forgotten', '["gone1"]');
  const fetch = vi.fn(() => Promise.resolve(new Response('[]')));
  vi.stubGlobal('fetch', fetch);
  render(Home);
  await screen.findByText('No games yet.');
  expect(fetch).toHaveBeenCalledWith('/api/tables/gone1/dismiss', expect.anything());
  expect(localStorage.getItem('naqala.forgotten')).toBeNull();
});

test('a game can be forgotten, after a question', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response(JSON.stringify([listed('old1', false, 100)]))));
  vi.stubGlobal('fetch', fetch);
  render(Home);
  await fireEvent.click(await screen.findByRole('button', { name: 'Remove from my list: Ann of old1, Bo' }));
  expect(screen.getByText('Ann of old1')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Remove from my list' }));
  await vi.waitFor(() => {
    expect(screen.queryByText('Ann of old1')).toBeNull();
  });
  expect(fetch).toHaveBeenLastCalledWith('/api/tables/old1/dismiss', expect.objectContaining({ method: 'POST' }));
});

test('one click opens a table with two friendly bots', async () => {
  const me = '{"name":"","colour":null,"camel":null,"has_code":false}';
  const fetch = vi.fn((path: string, { body }: { body?: string } = {}) =>
    Promise.resolve(new Response(body ? '{"id":"wxyz","invitations":{}}' : path === '/api/me' ? me : '[]')),
  );
  vi.stubGlobal('fetch', fetch);
  render(Home);
  await fireEvent.click(screen.getByRole('button', { name: /Play now/ }));
  await vi.waitFor(() => {
    expect(location.pathname).toBe('/table/wxyz');
  });
  const sent = fetch.mock.calls.flatMap(([, { body } = {}]) => (body ? [JSON.parse(body) as { chairs: unknown }] : []));
  expect(sent[0]?.chairs).toEqual([
    { kind: 'here', name: 'Amira', level: null },
    { kind: 'bot', name: 'Bastian', level: 'beginner' },
    { kind: 'bot', name: 'Chloé', level: 'beginner' },
  ]);
});

test('what went wrong is said in words', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no net')));
  render(Home);
  expect((await screen.findByRole('alert')).textContent).toBe('The server is not responding. Please try again.');
});

test.each([
  ['not json', 'error.FormatError'],
  ['null', 'error.FormatError'],
  ['{"format":"naqala-position"}', 'error.FormatError'],
  ['{"format":"naqala-record","options":{"seats":9},"actions":[]}', 'error.FormatError'],
  ['x'.repeat(4_000_001), 'error.fileTooLarge'],
])('a file that is no record', (text, key) => {
  expect(readRecord(text)).toBe(key);
});

test('a record says how many sit there', () => {
  const text = '{"format":"naqala-record","options":{"seats":2,"expansions":["whims",3]},"actions":["pass"]}';
  expect(readRecord(text)).toMatchObject({ seats: 2, expansions: ['whims'], actions: 1, names: [] });
  const players = '"players":[{"name":"Rita","level":null},{"name":"Dinar","level":"planner"}]';
  expect(readRecord(text.replace('"actions"', `${players},"actions"`))).toMatchObject({
    names: ['Rita', 'Dinar'],
    levels: [null, 'planner'],
  });
});

test('a game saved in the terminal is one too', () => {
  const record = '{"format":"naqala-record","options":{"seats":2,"expansions":[]},"actions":["pass"]}';
  const seats = '[{"kind":"greedy","name":"Dinar"},{"kind":"human","name":"Rita"}]';
  const seen = { seats: 2, actions: 1, names: ['Dinar', 'Rita'], levels: ['greedy', null] };
  expect(readRecord(`{"format":"naqala-play","seats":${seats},"record":${record}}`)).toMatchObject(seen);
  expect(readRecord(`{"format":"naqala-play","seats":${seats}}`)).toBe('error.FormatError');
  expect(readRecord('{"format":"naqala-play","record":{"format":"naqala-play"}}')).toBe('error.FormatError');
});

test.each([
  [30, 'now'],
  [61, '1 minute ago'],
  [7300, '2 hours ago'],
  [90000, 'yesterday'],
])('%i seconds: %s', (seconds, words) => {
  expect(ago(1_700_000_000 - seconds, 1_700_000_000, 'en')).toBe(words);
});

test('what is long ago has a date', () => {
  expect(ago(1_700_000_000, 1_710_000_000, 'en')).toMatch(/^Nov 1[45], 2023$/);
});
