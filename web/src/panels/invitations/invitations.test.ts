import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLanguage } from '../../lib/i18n.svelte';
import { place } from '../../lib/place.svelte';
import { choose } from '../../lib/settings.svelte';
import Invitations from '../Invitations.svelte';
import { keepLinks, keptLinks } from '../links';
import type { ChairSeen } from '../../wire/types';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no net')));
});
afterEach(() => {
  Object.assign(place, { origin: location.origin, onlyHere: false });
});

const chairs: ChairSeen[] = [
  { kind: 'here', name: 'Ann', level: null, present: true, taken: true, devices: 1 },
  { kind: 'link', name: 'Bo', level: null, present: false, taken: false, devices: 0 },
  { kind: 'link', name: 'Cy', level: null, present: true, taken: true, devices: 1 },
  { kind: 'bot', name: 'Dot', level: 'greedy', present: true, taken: true, devices: 0 },
];

const boxes = (): string[] => screen.getAllByRole<HTMLInputElement>('textbox').map((box) => box.value);

test('the host sees every link that is known, and who is here', () => {
  render(Invitations, { table: 'abcd', chairs, host: true, yours: [1], links: { 2: 'secret' } });
  expect(boxes()).toEqual([`${location.origin}/table/abcd#seat=secret`, `${location.origin}/table/abcd`]);
  expect(screen.getByText('not here yet')).toBeTruthy();
  expect(screen.getByText('Cy is here.')).toBeTruthy();
  expect(screen.getByText('Continue on another device')).toBeTruthy();
  expect(screen.queryByText(/Dot/)).toBeNull();
});

test('a guest sees its own seat and the link to watch', () => {
  render(Invitations, { table: 'abcd', chairs, host: false, yours: [3] });
  expect(screen.getByText('Continue on another device')).toBeTruthy();
  expect(screen.queryByText('Link for Bo')).toBeNull();
});

test('a new link is made only when one is sure', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('{"secret":"fresh"}')));
  vi.stubGlobal('fetch', fetch);
  render(Invitations, { table: 'abcd', chairs: chairs.slice(1, 2), host: true });
  await fireEvent.click(screen.getByRole('button', { name: 'New link' }));
  expect(fetch).not.toHaveBeenCalledWith('/api/tables/abcd/seats/1/invitation', expect.anything());
  expect(screen.getByText('The person who used it loses the seat.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'New link' }));
  await vi.waitFor(() => {
    expect(boxes()[0]).toContain('#seat=fresh');
  });
  expect(fetch).toHaveBeenCalledWith('/api/tables/abcd/seats/1/invitation', expect.anything());
  expect(keptLinks('abcd')).toEqual({ 1: 'fresh' });
});

test('links are kept by table', () => {
  keepLinks('abcd', { 1: 'one' });
  keepLinks('abcd', { 2: 'two' });
  expect(keptLinks('abcd')).toEqual({ 1: 'one', 2: 'two' });
  expect(keptLinks('efgh')).toEqual({});
});

test('a seat that was given up can be taken back where its link is known', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('{"seat":1}')));
  vi.stubGlobal('fetch', fetch);
  keepLinks('abcd', { 1: 'mine' });
  render(Invitations, { table: 'abcd', chairs, host: false, yours: [] });
  expect(boxes()[0]).toContain('#seat=mine');
  await fireEvent.click(screen.getByRole('button', { name: 'Join as Ann' }));
  expect(fetch).toHaveBeenCalledWith('/api/tables/abcd/sit', expect.objectContaining({ body: '{"secret":"mine"}' }));
});

const onlyHere = 'naqala serve --host 0.0.0.0';

test('links that lead to this machine alone say so, in three languages', async () => {
  Object.assign(place, { onlyHere: true });
  for (const [language, start] of [
    ['de', 'Diese Links gelten nur auf diesem Rechner.'],
    ['fr', 'Ces liens ne marchent que sur cette machine.'],
    ['en', 'These links work on this machine only.'],
  ] as const) {
    choose({ language });
    await useLanguage();
    const { unmount } = render(Invitations, { table: 'abcd', chairs, host: true, links: { 2: 'secret' } });
    const note = screen.getByText(onlyHere, { exact: false });
    expect(note.textContent).toContain(start);
    unmount();
  }
});

test('links that lead further are those of the public address, also if that becomes known later', async () => {
  Object.assign(place, { onlyHere: false });
  render(Invitations, { table: 'abcd', chairs, host: true, yours: [1], links: { 2: 'secret' } });
  expect(screen.queryByText(onlyHere, { exact: false })).toBeNull();
  Object.assign(place, { origin: 'http://192.168.7.5:8017' });
  await tick();
  expect(boxes()).toEqual(['http://192.168.7.5:8017/table/abcd#seat=secret', 'http://192.168.7.5:8017/table/abcd']);
});

test('the host gives a seat to a bot of some level, when sure', async () => {
  const onremove = vi.fn();
  render(Invitations, { table: 'abcd', chairs, host: true, yours: [1], onremove });
  await fireEvent.click(screen.getByRole('button', { name: /^Give the seat to a bot/ }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Give the seat to a bot' }));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Level' }).value).toBe('greedy');
  expect(onremove).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Give the seat to a bot' }));
  expect(onremove).toHaveBeenCalledWith(2, 'greedy');
});
