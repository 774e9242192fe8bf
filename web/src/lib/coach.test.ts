import { expect, test } from 'vitest';
import { Coach, coach } from './coach.svelte';
import { choose, paceNow } from './settings.svelte';

test('it is on until a game has been finished here, unless a person chose otherwise', () => {
  const coach = new Coach();
  expect(coach.isOn).toBe(true);
  coach.finish();
  expect(new Coach().isOn).toBe(false);
  coach.turn(true);
  expect(new Coach().isOn).toBe(true);
  coach.turn(false);
  expect(new Coach().isOn).toBe(false);
});

test('at the end of the first game it leaves, unless it is kept', () => {
  const coach = new Coach();
  coach.saw('bid');
  coach.finish();
  expect([coach.isLeaving, coach.isOn]).toEqual([true, false]);
  coach.stay();
  expect([new Coach().isOn, new Coach().isNew('bid')]).toEqual([true, false]);
  coach.finish();
  expect(coach.isLeaving).toBe(false);
});

test('who has a coach sees what others do slowly, unless they chose otherwise', () => {
  coach.turn(true);
  expect(paceNow()).toBe('slow');
  coach.turn(false);
  expect(paceNow()).toBe('normal');
  choose({ pace: 'fast' });
  coach.turn(true);
  expect(paceNow()).toBe('fast');
  choose({ pace: null });
});

test('a kind of question is explained once, and again for who turns it on again', () => {
  const coach = new Coach();
  expect(coach.isNew('bid')).toBe(true);
  coach.saw('bid');
  expect(new Coach().isNew('bid')).toBe(false);
  expect(new Coach().isNew('move')).toBe(true);
  coach.turn(false);
  expect(new Coach().isNew('bid')).toBe(false);
  coach.turn(true);
  expect(new Coach().isNew('bid')).toBe(true);
});

test('what is stored and makes no sense is left out', () => {
  localStorage.setItem('naqala.coach', '{"isOn": 3, "seen": [1, "move"]}');
  const coach = new Coach();
  expect([coach.isOn, coach.isNew('move'), coach.isNew('1')]).toEqual([true, false, true]);
  localStorage.setItem('naqala.coach', 'no');
  expect(new Coach().isOn).toBe(true);
});

test('a note has been read when another one, or none, takes its place', () => {
  const coach = new Coach();
  coach.shows('move');
  coach.shows('move');
  expect(coach.isNew('move')).toBe(true);
  coach.shows('drop');
  expect([coach.isNew('move'), coach.isNew('drop')]).toEqual([false, true]);
  coach.shows(null);
  expect(coach.isNew('drop')).toBe(false);
});
