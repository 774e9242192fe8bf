import { expect, test } from 'vitest';
import type { Spoken, Talk } from '../wire/types';
import { TalkState } from './talk.svelte';

const remark = (number: number, seat: number | null, text = `${number}`): Spoken => ({
  ...{ number, at: 0, seat, name: seat ? 'Ann' : '', text },
});
const talk = (remarks: Spoken[], whole = false, silent = false): Talk => ({ type: 'talk', remarks, silent, whole });

test('what is new is unread until the panel is open, own words never are', () => {
  const state = new TalkState();
  expect(state.hear(talk([remark(1, 1), remark(2, 2)]))).toBe(true);
  expect(state.unread([1])).toBe(1);
  state.isOpen = true;
  state.read();
  state.hear(talk([remark(3, 2)]));
  expect(state.unread([1])).toBe(0);
});

test('what was heard before is not heard twice, and a whole message begins anew', () => {
  const state = new TalkState();
  state.hear(talk([remark(1, 2)]));
  expect(state.hear(talk([remark(1, 2)]))).toBe(false);
  expect(state.remarks).toHaveLength(1);
  expect(state.hear(talk([remark(1, 2), remark(2, 2)], true))).toBe(false);
  expect(state.remarks).toHaveLength(2);
});

test('who is muted is neither shown nor heard nor counted', () => {
  const state = new TalkState();
  state.mute(2, true);
  state.mute(0, true);
  expect(state.hear(talk([remark(1, 2), remark(2, null)]))).toBe(false);
  expect(state.remarks).toEqual([]);
  expect(state.unread([1])).toBe(0);
  state.mute(2, false);
  expect(state.remarks).toHaveLength(1);
});

test('the host wants silence', () => {
  const state = new TalkState();
  state.hear(talk([], false, true));
  expect(state.isSilent).toBe(true);
});
