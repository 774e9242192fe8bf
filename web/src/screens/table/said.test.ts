import { expect, test } from 'vitest';
import { explanationOf } from '../../lib/explanations';
import { testLook, testQuestion, testScene } from '../../lib/testing';
import type { Announcement } from '../../wire/types';
import { questionHeard } from './heard';
import { announced } from './announcement';

const chairs = testScene(1, 0, []).chairs;

test('a screen reader hears the question as it is while an answer is only shown', () => {
  const scene = testScene(1, 0, [], testLook({ asked: { key: 'ask.move' } }));
  const heard = questionHeard({ scene, chairs, isAsked: true, stands: null, preview: undefined });
  expect(heard).toBe('Your turn: Choose a tile and pick up all its meeples.');
  const ahead = testLook({ asked: { key: 'ask.move.blocked' }, question: testQuestion('move', 2) });
  const preview = {
    type: 'preview',
    id: 'a',
    version: 1,
    action: 'pick a1',
    ends: 'turn',
    look: ahead,
    gains: {},
  } as const;
  expect(questionHeard({ scene, chairs, isAsked: true, stands: null, preview })).toMatch(/^Confirm: /);
});

test.each<[Announcement, string]>([
  [{ what: 'refused', seat: 2, asker: 1, chair: null, about: 'undo' }, 'Dinar does not agree: nothing is undone.'],
  [{ what: 'withdrawn', seat: 2, asker: 2, chair: null, about: 'undo' }, 'Dinar no longer asks to undo.'],
  [{ what: 'undone', seat: 2, asker: 2, chair: null, about: 'undo' }, 'Dinar has undone a move.'],
  [{ what: 'undone', seat: 1, asker: 1, chair: null, about: 'undo' }, ''],
  [{ what: 'refused', seat: 2, asker: 1, chair: 2, about: 'bot' }, 'Dinar does not agree: no bot takes over.'],
  [{ what: 'resigned', seat: 2, asker: 2, chair: null, about: null }, 'Dinar has resigned. A bot takes over.'],
  [{ what: 'paused', seat: 1, asker: 1, chair: null, about: null }, 'Paused: all clocks are stopped.'],
  // A seat is told about itself in the second person.
  [{ what: 'resigned', seat: 1, asker: 1, chair: null, about: null }, 'You have resigned. A bot takes over.'],
  [{ what: 'refused', seat: 1, asker: 2, chair: 3, about: 'bot' }, 'You did not agree.'],
])('%o is said to the first seat', (announcement, text) => {
  expect(announced(announcement, chairs, [1])).toBe(text);
});

test('a red tile and a camel say nothing of tents where there are none', () => {
  const look = testLook();
  const board = { ...look.position.board, a1: { tile: 'oasis' as const } };
  const base = { ...look, position: { ...look.position, board } };
  const tents = { ...base, parts: [...base.parts, 'artisans' as const] };
  const said = (at: typeof look): string =>
    [{ kind: 'tile', word: 'a1' } as const, { kind: 'piece', word: 'camel' } as const]
      .flatMap((topic) => explanationOf({ ...topic, look: at }).texts)
      .join(' ');
  expect(said(base)).not.toMatch(/tent/);
  expect(said(tents)).toMatch(/tents nearby.*the tent must be placed/);
});
