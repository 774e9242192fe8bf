import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { explanationOf } from '../lib/explanations';
import { useLanguage, useRulesTexts } from '../lib/i18n.svelte';
import { printFor, thiefPoints } from '../lib/printed.svelte';
import { choose } from '../lib/settings.svelte';
import { needsSaid } from '../lib/words';
import Explain from '../panels/Explain.svelte';
import { chairs, look } from '../panels/samples';
import Track from '../panels/Track.svelte';
import { DJINNS, WHIMS } from '../wire/catalogue';
import { SECTIONS, DOUBTS, PARTS, type TopicName } from '../wire/rulebook';
import type { PartWord } from '../wire/types';
import Book from './Book.svelte';
import { anchorOf, bookOf, partsIn, pathOf } from './book';
import Doubts from './Doubts.svelte';
import { doubtOf, doubtOfTopic } from './doubts';
import { indexOf, marked, search } from './search';

beforeAll(useRulesTexts);

const base = ['base', 'bids'] as const;

test('the whole book has every topic, a base table only its own', () => {
  const names = (sections: ReturnType<typeof bookOf>): string[] =>
    sections.flatMap(({ topics }) => topics.map(({ topic }) => topic.name));
  expect(names(bookOf())).toEqual(SECTIONS.flatMap(({ topics }) => topics.map(({ name }) => name)));
  expect(names(bookOf(base))).not.toContain('items');
  expect(names(bookOf(base))).not.toContain('solo');
  const said = bookOf(base).flatMap(({ topics }) => topics.flatMap(({ paragraphs, things }) => [paragraphs, things]));
  expect(JSON.stringify(said)).not.toMatch(/\btent\b|\bartisan|thie[fv]|\bwhim/i);
});

test('expansions add a sentence to what is explained, and only where they are in play', () => {
  const told = (kind: 'piece' | 'score' | 'tile', word: string, ...parts: PartWord[]): string =>
    explanationOf({ kind, word, parts: ['base', ...parts] }).texts.join(' ');
  expect(told('piece', 'camel')).not.toContain('tent');
  expect(told('piece', 'camel', 'artisans')).toContain('Artisans: the tent must be placed too.');
  expect(told('score', 'palms')).not.toContain('Lake');
  for (const line of ['palms', 'palaces'])
    expect(told('score', line, 'whims')).toContain('around the Great Lake count double');
  expect(told('score', 'djinns')).not.toContain('Thieves');
  expect(told('score', 'djinns', 'thieves')).toContain(
    `${thiefPoints('ziad')} points for each thief you have not used`,
  );
  expect(told('tile', 'sacred 6', 'thieves')).toContain('you may take the face-up thief instead');
});

test('the address says what is in play', () => {
  expect(pathOf(base, 'bid')).toBe('/rules?with=base,bids#bid');
  expect(partsIn('?with=base,bids')).toEqual(base);
  expect(partsIn('?with=nonsense')).toEqual(['base']);
  expect(partsIn('')).toBeUndefined();
});

test('every explanation stands in the book', () => {
  const anchors = new Set(
    bookOf().flatMap(({ topics }) =>
      topics.flatMap(({ topic, things }) => [topic.name as string, ...things.map(({ anchor }) => anchor)]),
    ),
  );
  const topics = [
    ...Object.keys(DJINNS).map((word) => ({ kind: 'djinn', word }) as const),
    ...Object.keys(WHIMS).map((word) => ({ kind: 'whim', word }) as const),
    ...Object.keys(look.position.board).map((word) => ({ kind: 'tile', word, look }) as const),
    ...(['djinn', 'card', 'item', 'thief', 'whim'] as const).map((kind) => ({ kind, word: 'any' })),
    { kind: 'tile', word: 'sacred 15' } as const,
    { kind: 'score', word: 'total' } as const,
  ];
  for (const topic of topics) expect(anchors).toContain(anchorOf(topic));
  expect(anchorOf({ kind: 'tile', word: 'sacred 15' })).toBe('tile-sacred-6');
});

const asked = (wanted: string, parts?: readonly PartWord[]): ReturnType<typeof search> =>
  search(indexOf(bookOf(parts)), wanted);
const names = (wanted: string): string[] => asked(wanted).topics.map(({ topic }) => topic.topic.name);

test('the search overlooks small words, accents and signs, and begins where words begin', () => {
  expect(names('kandicha row')).toContain('artisansDjinns');
  expect(names('BAAL')).toEqual(names('Ba’al'));
  expect(names('the marid')).toEqual(names('marid'));
  expect(asked('marid').hits).toBe(1);
  expect(JSON.stringify(asked('tie').topics)).not.toContain('Fabulous');
  expect(names('xyzzy')).toEqual([]);
});

test.each([
  ['en', 'when does the game end', 'end'],
  ['en', 'end of game', 'end'],
  ['en', 'bid 0 twice', 'two'],
  ['en', 'oasis of another player', 'tile'],
  ['en', 'tie', 'score'],
  ['en', 'diagonal', 'move'],
  ['en', 'can I go back the way I came?', 'move'],
  ['en', 'how do I win', 'goal'],
  ['de', 'Wann endet das Spiel?', 'end'],
  ['de', 'zweimal 0 bieten', 'two'],
  ['de', 'Oase eines anderen Spielers', 'tile'],
  ['de', 'Wie gewinne ich?', 'goal'],
  ['de', 'Darf ich zurückgehen?', 'move'],
  ['fr', 'Comment gagner ?', 'goal'],
  ['fr', 'Puis-je revenir ?', 'move'],
  ['fr', 'Quand finit la partie ?', 'end'],
  ['fr', 'miser deux fois 0', 'two'],
  ['fr', 'l’oasis d’un autre joueur', 'tile'],
])('%s: %s', async (language, wanted, first) => {
  choose({ language });
  await useLanguage();
  expect(names(wanted)[0]).toBe(first);
  choose({ language: 'en' });
  await useLanguage();
});

test('what was asked for is marked, and where no place has all of it, the nearest are shown', () => {
  const { isWhole, terms, topics } = asked('oasis of another player');
  expect(isWhole).toBe(false);
  expect(topics[0]?.topic.things.map(({ anchor }) => anchor)).toEqual(['tile-oasis']);
  expect(marked('The Oasis of a player', terms).filter(({ isHit }) => isHit)).toEqual([
    { text: 'Oasis', isHit: true },
    { text: 'player', isHit: true },
  ]);
});

test('a search shows what it found, and a link leads to a topic', async () => {
  render(Book, { parts: base });
  const field = screen.getByRole('searchbox');
  await fireEvent.input(field, { target: { value: 'marid' } });
  expect(screen.getByRole('status').textContent).toContain('1 result');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await fireEvent.input(field, { target: { value: 'xyzzy' } });
  expect(screen.getByRole('status').textContent).toContain('Nothing found for “xyzzy”.');
  await fireEvent.input(field, { target: { value: '' } });
  await fireEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'The bid' }));
  await vi.waitFor(() => {
    expect(document.activeElement?.id).toBe('bid');
  });
});

test('values that no source confirms are marked, and all are listed', () => {
  expect(doubtOf('djinn', 'ptah', 'points')).toBe('ours');
  expect(doubtOf('djinn', 'marid', 'points')).toBeUndefined();
  expect(doubtOf('djinn', 'boaz', 'points', false)).toBeUndefined();
  expect(doubtOf('djinn', 'boaz', 'points', true)).toBe('likely');
  expect(doubtOf('thief', 'ziad', 'points')).toBe('likely');
  expect(doubtOf('tile', 'workshop se', 'colour')).toBe('likely');
  render(Doubts);
  expect(screen.getAllByRole('listitem')).toHaveLength(DOUBTS.length);
  expect(screen.getByText(/Do you own the box\?/).textContent).toContain('“Values from the box”');
  expect(screen.getByRole('link', { name: 'New game' }).getAttribute('href')).toBe('/new');
  expect(screen.getByText('Whim: 3 Viziers → 5 gold')).toBeTruthy();
});

test('every value that no source confirms is marked where a table explains it', () => {
  const five = { ...look, parts: [...look.parts, 'five' as const] };
  const graded = (topic: Parameters<typeof explanationOf>[0]): boolean =>
    explanationOf(topic).facts.some(({ grade }) => grade);
  for (const { kind, word, fact, part } of DOUBTS) {
    const where = `${kind} ${word} ${fact}`;
    if (kind !== 'topic') {
      const { facts } = explanationOf({ kind, word: word === 'any' ? 'ziad' : word, parts: PARTS });
      const marked = facts.filter(({ grade }) => grade).map(({ text }) => text);
      expect(marked.length, where).toBeGreaterThan(0);
      if (fact === 'mountains') expect(marked, where).toContain('Mountains on the edges NW, SE, SE');
    } else if (part === 'base') expect(doubtOfTopic(word as TopicName), where).toBeTruthy();
    else expect(graded({ kind: 'bid', word: '3', look: five }), where).toBe(true);
  }
  expect(graded({ kind: 'bid', word: '3', look })).toBe(false);
  expect(graded({ kind: 'piece', word: 'mountain', look: null })).toBe(true);
});

test('what a whim asks for and what it pays are marked, in its explanation and in that of its tile', () => {
  expect(explanationOf({ kind: 'whim', word: 'w07' }).facts.map(({ grade }) => grade)).toEqual(['ours', 'ours']);
  const { board } = look.position;
  const [place, tile] = Object.entries(board)[0] ?? [];
  if (!place || !tile) throw new Error('expected a board');
  const withWhim = {
    ...look,
    position: { ...look.position, board: { ...board, [place]: { ...tile, whim: 'w07' as const } } },
  };
  const { facts } = explanationOf({ kind: 'tile', word: place, look: withWhim });
  expect(facts.find(({ text }) => text.includes(needsSaid('w07')))?.grade).toBe('ours');
});

test('nothing leads to the page, which has our values, where those of a box are in play', async () => {
  const doubts = [{ kind: 'djinn', word: 'kali', fact: 'points', value: 8 } as const];
  const topic = { kind: 'djinn', word: 'kali', look, how: 'asked' } as const;
  const { rerender } = render(Explain, { topic, onclose: vi.fn() });
  expect(screen.getByRole('link', { name: 'In the rules' })).toBeTruthy();
  printFor({ printed: { doubts } });
  await tick();
  expect(screen.queryByRole('link')).toBeNull();
  await rerender({ onrules: vi.fn() });
  expect(screen.getByRole('link', { name: 'In the rules' })).toBeTruthy();
  printFor();
});

test('the track for five has a sign, which screen readers hear', async () => {
  const { rerender } = render(Track, { look, chairs, legal: [], onbid: () => undefined });
  const track = screen.getByRole('region', { name: 'Turn order' });
  expect(track.querySelector('[data-sign]')).toBeNull();
  await rerender({ look: { ...look, parts: [...look.parts, 'five'] } });
  const words = document.getElementById(track.getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toBe('Likely, but not confirmed by a published source.');
});

test('an explanation says that a value is ours, and leads to the rules', async () => {
  const onrules = vi.fn();
  const onclose = vi.fn();
  render(Explain, { topic: { kind: 'djinn', word: 'kali', look, how: 'asked' }, onclose, onrules });
  expect(screen.getByTitle('Our choice: no published source gives this value.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'In the rules' });
  expect(link.getAttribute('href')).toMatch(/^\/rules\?with=base,.*#djinn-kali$/);
  await fireEvent.click(link);
  expect(onclose).toHaveBeenCalled();
  expect(onrules).toHaveBeenCalledWith('djinn-kali');
});
