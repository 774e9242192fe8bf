import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Listener } from './connection';
import { UNSEEN_MS } from './presses';
import { settings } from './settings.svelte';
import { Choice } from '../question/choice.svelte';
import type { TableState } from './table.svelte';
import { testAnswer, testHello, testLook, testScene, testQuestion } from './testing';
import { testTable } from './testtable';
import type { ChairSeen, Command, Scene } from '../wire/types';

let sent: Command[];
let listener: Listener;
let table: TableState;
let answer: (message: object) => void;

function sitDown(yours: number[]): void {
  listener.hear(testHello(yours));
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'off';
  settings.confirm = true;
  ({ table, listener, sent, answer } = testTable());
});

describe('a press', () => {
  const down = (): boolean =>
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }));
  const scene = (version: number): Scene => testScene(version, version - 1, ['pick a1'], testLook({ undo: 'free' }));

  beforeEach(() => {
    sitDown([1]);
    listener.hear(testScene(1, 0, ['bid 5']));
    listener.hear(scene(2));
    table.start();
  });

  afterEach(() => {
    table.stop();
  });

  test('answers the question that was shown when it began, and undoes only that', () => {
    down();
    listener.hear(scene(3));
    table.play('pick a1');
    table.undo();
    expect(sent).toEqual([]);
    down();
    table.play('pick a1');
    expect(sent).toMatchObject([{ action: 'pick a1', version: 3 }]);
  });

  test('meant for an answer that then gave itself does not hit the next question', () => {
    table.answersForced = true;
    const drop = testAnswer('drop white a2', 'drop', { tile: 'a2', colours: ['white'] });
    listener.hear(testScene(3, 2, ['pick a1'], testLook({ question: testQuestion('drop'), legal: [drop] })));
    vi.advanceTimersByTime(2000);
    expect(sent).toMatchObject([{ action: 'drop white a2' }]);
    const next = testScene(4, 3, ['drop white a2']);
    listener.hear({ ...next, happened: next.happened.map((one) => ({ ...one, seat: 1 })) });
    answer({ type: 'done', version: 4 });
    down();
    table.play('pick a1');
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(UNSEEN_MS);
    down();
    table.play('pick a1');
    expect(sent).toHaveLength(2);
  });

  test('meant to skip what others do does not hit the question that follows', () => {
    settings.motion = 'full';
    listener.hear(testScene(3, 2, ['pick a1']));
    listener.hear(testScene(4, 3, ['drop red a2']));
    expect(table.isBehind).toBe(true);
    table.skip();
    down();
    table.play('pick a1');
    expect(sent).toEqual([]);
  });

  test('is no second thought where it is the second of two', () => {
    table.play('pick a1');
    answer({ type: 'preview', version: 2, action: 'pick a1', ends: 'luck', look: testLook(), gains: {} });
    down();
    table.confirm();
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(UNSEEN_MS);
    down();
    table.confirm();
    expect(sent).toHaveLength(2);
  });
});

describe('what needs no press', () => {
  const only = (ask: 'last' | 'move' = 'last') =>
    testLook({ question: testQuestion(ask, 1), legal: [testAnswer('pass', 'pass')] });

  beforeEach(() => {
    table.answersForced = true;
    sitDown([1]);
    listener.hear(testScene(3, 0, ['bid 5', 'bid 0']));
  });

  test('the only answer is seen, then given by itself', () => {
    listener.hear(testScene(4, 2, ['pick a1'], only()));
    expect(table.forced?.text).toBe('pass');
    expect(table.legal).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(sent).toMatchObject([{ type: 'play', action: 'pass' }]);
    expect(table.forced).toBeNull();
    expect(table.wasForced).toBe(true);
  });

  test('a press need not wait for it', () => {
    const drop = testAnswer('drop white a2', 'drop', { tile: 'a2', colours: ['white'] });
    const look = testLook({ question: testQuestion('drop', 1), legal: [drop] });
    look.position.turn = { step: 'sow', seat: 1, start: 'a1', at: 'a1', hand: 'W' };
    const choice = new Choice(table);
    const presses: Record<string, () => void> = {
      tile: choice.choose.bind(choice, 'a2'),
      meeple: choice.take.bind(choice, 'white'),
      both: choice.drop.bind(choice, 'white', 'a2'),
    };
    for (const press of Object.values(presses)) {
      if (table.isWaiting) answer({ type: 'done', version: 3 });
      sent.length = 0;
      listener.hear(testScene(3, 0, ['bid 5', 'bid 0']));
      listener.hear(testScene(4, 2, ['pick a1'], look));
      expect([...choice.targets]).toEqual(['a2']);
      expect(choice.fitting).toEqual(['white']);
      press();
      expect(table.wasForced).toBe(false);
      expect(sent).toMatchObject([{ action: 'drop white a2' }]);
      vi.advanceTimersByTime(2000);
      expect(sent).toHaveLength(1);
    }
  });

  test('it is not given where another player could learn from that, nor after it has passed', () => {
    const chairs: ChairSeen[] = [
      { kind: 'here', name: 'Amira', level: null, present: true, taken: true, devices: 1 },
      { kind: 'link', name: 'Basim', level: null, present: true, taken: true, devices: 1 },
    ];
    listener.hear({ ...testScene(4, 2, ['pick a1'], only()), chairs });
    vi.advanceTimersByTime(2000);
    expect(sent).toEqual([]);
    listener.hear(testScene(5, 3, ['pass'], only()));
    listener.hear(testScene(6, 3, []));
    vi.advanceTimersByTime(2000);
    expect(sent).toEqual([]);
  });

  test('a lesson leaves every answer to the learner', () => {
    table.answersForced = false;
    listener.hear(testScene(4, 2, ['pick a1'], only()));
    vi.advanceTimersByTime(2000);
    expect(sent).toEqual([]);
    expect(table.legal).toHaveLength(1);
  });

  test('an advice is played as a whole, until luck or another answer ends it', () => {
    const steps = ['pick a1', 'drop red a2', 'buy 1', 'pass'].map((text) => ({ text, waypoint: null }));
    table.playPlan(steps);
    const next = (version: number, action: string, legal: string[], seat = 1): void => {
      answer({ type: 'done', version });
      const look = testLook({ legal: [...legal, 'use x'].map((text) => testAnswer(text, 'drop')) });
      const scene = testScene(version, version - 2, [action], look);
      listener.hear({ ...scene, happened: scene.happened.map((one) => ({ ...one, seat })) });
    };
    next(4, 'pick a1', ['drop red a2']);
    next(5, 'drop red a2', ['buy 1']);
    expect(sent.map((one) => one.type === 'play' && one.action)).toEqual(['pick a1', 'drop red a2', 'buy 1']);
    next(6, 'draw fish', ['pass'], 0);
    expect(sent).toHaveLength(3);
  });
});
