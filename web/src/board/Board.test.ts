import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { testLook } from '../lib/testing';
import Board from './Board.svelte';

const names = ['Amira', 'Dinar'];

test('tiles have names with everything that is on them', () => {
  render(Board, { look: testLook(), names });
  expect(screen.getByRole('grid')).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(2);
  const labels = screen.getAllByRole('gridcell').map((cell) => cell.getAttribute('aria-label'));
  expect(labels).toContain('a1, Oasis 8, 1 Vizier, 2 Elders');
  expect(labels).toContain('b1, Village 5, 1 Builder, 1 Assassin, owned by Dinar, 1 palace');
  expect(labels).toContain('b2, Large Market 4, 2 Merchants, yours');
});

test('columns and rows have names on all sides, for eyes alone', () => {
  const { container } = render(Board, { look: testLook(), names });
  const edges = [...container.querySelectorAll('[aria-hidden] > span')].map((one) => one.textContent);
  expect(edges.sort().join('')).toBe('1122aabbccddeeff');
});

test('one stop for Tab, arrow keys go on, Enter chooses', async () => {
  const onchoose = vi.fn();
  render(Board, { look: testLook(), names, targets: new Set(['a1']), onchoose });
  const stops = screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0);
  expect(stops).toHaveLength(1);
  stops[0]?.focus();
  await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowUp' });
  expect(document.activeElement?.getAttribute('data-tile')).toBe('a2');
  await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
  expect(onchoose).toHaveBeenCalledWith('a2');
});

test('what can be chosen says so, to eyes and ears', () => {
  render(Board, { look: testLook(), names, targets: new Set(['a1']) });
  const cell = screen.getByRole('gridcell', { name: /^a1.*can be chosen$/ });
  expect(cell.getAttribute('aria-disabled')).toBe('false');
  expect(screen.getByRole('gridcell', { name: /^a2/ }).getAttribute('aria-disabled')).toBe('true');
});

test('a tile that would become mine says so, and shows my camel', () => {
  const tiles = new Set(['a1', 'b1']);
  const { container } = render(Board, { look: testLook(), names, targets: tiles, claims: new Set(['a1']) });
  expect(screen.getByRole('gridcell', { name: /^a1.*can be chosen, the tile would become yours$/ })).toBeTruthy();
  expect(screen.getByRole('gridcell', { name: /^b1.*can be chosen$/ })).toBeTruthy();
  const shown = [...container.querySelectorAll('.claimed')].map((one) => one.closest('[data-tile]'));
  expect(shown.map((tile) => tile?.getAttribute('data-tile'))).toEqual(['a1']);
});

test.each([[['a2']], [[]]])('a tile that Yazid is going to clear carries his picture: %j', (expected) => {
  const look = testLook({ targets: expected });
  look.position.solo = { dice: [1, 2], targets: ['a2'], left: [] };
  const { container } = render(Board, { look, names });
  const wanted = [...container.querySelectorAll('.sultan img')].map((one) => one.closest('[data-tile]'));
  expect(wanted.map((tile) => tile?.getAttribute('data-tile'))).toEqual(expected);
});

test('a click on a mountain chooses the tile below it', async () => {
  const onchoose = vi.fn();
  const look = testLook();
  const board = { ...look.position.board, a1: { ...look.position.board['a1'], tile: 'workshop nw' } };
  const { container } = render(Board, {
    look: { ...look, position: { ...look.position, board } } as typeof look,
    names,
    onchoose,
  });
  const mountain = container.querySelector('.mountain');
  const tile = container.querySelector('[data-tile="a1"] img');
  document.elementsFromPoint = () => [mountain, tile].filter((one) => one !== null);
  await fireEvent.click(mountain ?? document.body);
  expect(onchoose).toHaveBeenCalledWith('a1');
});

test('the meeples of a way are seen: each on the card of its step, with nothing upon it', () => {
  const next = [
    { tile: 'a1' },
    { tile: 'b1', colour: 'white' as const },
    { tile: 'a1', colour: 'red' as const },
    { tile: 'b1', colour: 'yellow' as const },
  ];
  const { container } = render(Board, { look: testLook(), names, next });
  const box = (element: Element): number[] =>
    ['x', 'y', 'width', 'height'].map((name) => Number(element.getAttribute(name)));
  const cards = [...container.querySelectorAll('rect.step')].map(box);
  const figures = [...container.querySelectorAll('image[data-drop]')].map(box);
  expect([cards.length, figures.length]).toEqual([3, 3]);
  const touch = (one: number[], other: number[]): boolean =>
    [0, 1].every((axis) => {
      const [from = 0, size = 0, at = 0, length = 0] = [one[axis], one[axis + 2], other[axis], other[axis + 2]];
      return from < at + length && at < from + size;
    });
  figures.forEach((figure, number) => {
    expect(cards.map((card) => touch(figure, card))).toEqual(cards.map((_, place) => place === number));
  });
});
