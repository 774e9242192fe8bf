import { expect, test, vi } from 'vitest';
import {
  ApiError,
  continueTable,
  errorSaid,
  film,
  findPlace,
  invite,
  myTables,
  openRecord,
  recordAddress,
  seatLink,
  tableLink,
} from './api';
import { t } from './i18n.svelte';
import { place } from './place.svelte';

function answers(status: number, body: string): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const refusal = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  );

test('what is read is asked for with GET', async () => {
  const fetch = answers(200, '[]');
  expect(await myTables()).toEqual([]);
  expect(fetch).toHaveBeenCalledWith('/api/tables', {});
});

test('a film is that of a seat, of spectators, or open', async () => {
  const fetch = answers(200, '{}');
  await film('abcd', 2);
  await film('abcd', null);
  await film('abcd', 'all');
  expect(fetch.mock.calls.map(([path]: unknown[]) => path)).toEqual([
    '/api/tables/abcd/film?seat=2',
    '/api/tables/abcd/film',
    '/api/tables/abcd/film?everything=true',
  ]);
});

test('what changes something is sent as JSON', async () => {
  const fetch = answers(201, '{"id":"efgh","invitations":{}}');
  const wanted = { chairs: [], after: 3, hints: true };
  await continueTable('abcd', wanted);
  await openRecord({ format: 'naqala-record' }, wanted);
  const bodies = fetch.mock.calls.map((call) => {
    const [path, { body }] = call as [string, { body: string }];
    return [path, JSON.parse(body) as unknown];
  });
  expect(bodies).toEqual([
    ['/api/tables/abcd/continue', wanted],
    ['/api/records', { ...wanted, record: { format: 'naqala-record' } }],
  ]);
});

test('a refusal has the name the server gave it', async () => {
  answers(403, '{"error":"NotHostError","text":"expected the host"}');
  const error = await refusal(invite('abcd', 1));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ error: 'NotHostError', text: 'expected the host' });
  expect(errorSaid(error)).toBe(t('error.NotHostError'));
});

test('any answer of a proxy is an error too', async () => {
  answers(413, '<html>');
  expect(await refusal(myTables())).toMatchObject({ error: 'TooMuchError' });
  answers(502, '');
  expect(await refusal(myTables())).toMatchObject({ error: 'ServerError' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no net')));
  expect(await refusal(myTables())).toMatchObject({ error: 'offline' });
});

test('errors of the rules have keys of their own, unknown ones a general one', () => {
  expect(errorSaid(new ApiError('OptionsError', ''))).toBe(t('error.OptionsError'));
  expect(errorSaid(new ApiError('NewError', ''))).toBe(t('error.unknown'));
  expect(errorSaid(new Error('?'))).toBe(t('error.unknown'));
});

test('addresses', () => {
  expect(recordAddress('abcd')).toBe('/api/tables/abcd/record');
  expect(seatLink('abcd', 's3cret')).toBe(`${location.origin}/table/abcd#seat=s3cret`);
});

test('links lead where others find the server, as soon as that is known', async () => {
  answers(502, '');
  await findPlace();
  expect(tableLink('abcd')).toBe(`${location.origin}/table/abcd`);
  const fetch = answers(200, '{"public":"https://table.example","only_here":false,"values":{}}');
  await Promise.all([findPlace(), findPlace()]);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/server', {});
  expect(tableLink('abcd')).toBe('https://table.example/table/abcd');
  expect(seatLink('abcd', 's3cret')).toBe('https://table.example/table/abcd#seat=s3cret');
  expect(place.onlyHere).toBe(false);
});
