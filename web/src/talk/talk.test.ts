import { expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api';
import type { Spoken, Talk } from '../wire/types';
import { carryMutes } from './kept';
import { TalkState } from './talk.svelte';
import { timeSaid } from './when';

const remark = (number: number, seat: number | null, text = `${number}`): Spoken => ({
  ...{ number, at: 0, seat, name: seat ? 'Ann' : '', text },
});
const talk = (remarks: Spoken[], whole = false, silent = false): Talk => ({ type: 'talk', remarks, silent, whole });

test('what is new is unread until the panel is open, own words never are', () => {
  const state = new TalkState('abcd');
  expect(state.hear(talk([remark(1, 1), remark(2, 2)]))).toBe(true);
  expect(state.unread([1])).toBe(1);
  state.isOpen = true;
  state.read();
  state.hear(talk([remark(3, 2)]));
  expect(state.unread([1])).toBe(0);
});

test('what was heard before is not heard twice, and a whole message begins anew', () => {
  const state = new TalkState('abcd');
  state.hear(talk([remark(1, 2)]));
  expect(state.hear(talk([remark(1, 2)]))).toBe(false);
  expect(state.remarks).toHaveLength(1);
  expect(state.hear(talk([remark(1, 2), remark(2, 2)], true))).toBe(false);
  expect(state.remarks).toHaveLength(2);
});

test('who is muted is muted in the rematch too, wherever they sit there', () => {
  const state = new TalkState('abcd');
  state.mute(2, true);
  state.mute(0, true);
  carryMutes('abcd', 'next', [3, 1, 2]);
  const next = new TalkState('next');
  expect([0, 1, 2, 3].filter((voice) => next.isMuted(voice))).toEqual([0, 3]);
  next.mute(3, false);
  carryMutes('abcd', 'next', [3, 1, 2]);
  expect(new TalkState('next').isMuted(3)).toBe(false);
});

test('who is muted is neither shown nor heard nor counted', () => {
  const state = new TalkState('abcd');
  state.mute(2, true);
  state.mute(0, true);
  expect(state.hear(talk([remark(1, 2), remark(2, null)]))).toBe(false);
  expect(state.remarks).toEqual([]);
  expect(state.unread([1])).toBe(0);
  state.mute(2, false);
  expect(state.remarks).toHaveLength(1);
});

test.each([
  [['en-GB', 'en'], 'en', '20:05', '17 Nov, 20:05'],
  [['de-DE', 'en-US'], 'en', '08:05 PM', 'Nov 17, 08:05 PM'],
  [['en-GB'], 'de', '20:05', '17. Nov., 20:05'],
] as const)(
  'times are those of the country (%s) in the language of the page',
  (countries, language, today, earlier) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(countries);
    const at = new Date(2026, 10, 17, 20, 5).getTime() / 1000;
    const plain = (text: string): string => text.replaceAll('\u202f', ' ');
    expect(plain(timeSaid(at, language, new Date(2026, 10, 17, 23, 59)))).toBe(today);
    expect(plain(timeSaid(at, language, new Date(2026, 10, 18)))).toBe(earlier);
    vi.restoreAllMocks();
  },
);

test('the host wants silence', () => {
  const state = new TalkState('abcd');
  state.hear(talk([], false, true));
  expect(state.isSilent).toBe(true);
});

test('what was read and who is muted is known when the page comes again, table by table', () => {
  const said = talk([remark(1, 2), remark(2, 3)], true);
  const before = new TalkState('abcd');
  before.hear(said);
  before.read();
  before.mute(3, true);
  const again = new TalkState('abcd');
  again.hear(said);
  expect(again.unread([1])).toBe(0);
  expect(again.remarks).toHaveLength(1);
  again.hear(talk([remark(3, 2)]));
  expect(again.unread([1])).toBe(1);
  const elsewhere = new TalkState('wxyz');
  elsewhere.hear(said);
  expect(elsewhere.unread([1])).toBe(2);
  expect(elsewhere.isMuted(3)).toBe(false);
});

test.each(['nonsense', '[]', '{"abcd": 3}', '{"abcd": {"read": "x", "muted": {"0": 1}}}'])(
  'what cannot be read is as good as nothing: %s',
  (kept) => {
    localStorage.setItem('naqala.talk', kept);
    const state = new TalkState('abcd');
    state.hear(talk([remark(1, 2)]));
    expect(state.unread([1])).toBe(1);
    state.mute(2, true);
    expect(new TalkState('abcd').isMuted(2)).toBe(true);
  },
);

test('only the last tables are kept', () => {
  for (let table = 0; table < 120; table++) new TalkState(`t${table}`).mute(1, true);
  expect(new TalkState('t0').isMuted(1)).toBe(false);
  expect(new TalkState('t119').isMuted(1)).toBe(true);
  expect(Object.keys(JSON.parse(localStorage.getItem('naqala.talk') ?? '{}') as object)).toHaveLength(100);
});

test('what is written stays until the server has taken it', () => {
  const state = new TalkState('abcd');
  state.draft = 'hello';
  state.send('a');
  expect(state.isSending).toBe(true);
  state.settle('a', new ApiError('TooMuchError', ''));
  expect([state.draft, state.isSending, state.error?.error]).toEqual(['hello', false, 'TooMuchError']);
  state.send('b');
  state.draft = 'hello again';
  state.settle('reaction', null);
  expect(state.draft).toBe('hello again');
  state.settle('b', null);
  expect(state.draft).toBe('again');
});
