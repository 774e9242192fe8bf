import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Listener } from './connection';
import { wayOf } from './plan';
import { settings } from './settings.svelte';
import type { TableState } from './table.svelte';
import { testAnswer, testChapter, testHello, testLook, testScene, testQuestion } from './testing';
import { testTable } from './testtable';
import type { Advice, ChairSeen, Command, Scene, TimeSeen } from '../wire/types';

let sent: Command[];
let watched: (number | null)[];
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
  ({ table, listener, sent, watched, answer } = testTable());
});

describe('one seat of one’s own', () => {
  beforeEach(() => {
    sitDown([1]);
    listener.hear(testScene(3, 0, ['bid 5', 'bid 0']));
  });

  test('it is watched from the start, and what is known is told', () => {
    expect(table.watching).toBe(1);
    expect(listener.watching()).toEqual({ seat: 1, after: 2, version: 3 });
    expect(table.isAsked).toBe(true);
    expect(table.legal.map(({ text }) => text)).toEqual(['pick a1', 'pick b1']);
  });

  const idle: TimeSeen = {
    ...{ pace: null, state: 'idle', left: [], running: null, until: null, up: [], stand_in: null, waits: false },
  };
  test.each([
    ['the game has not begun', { time: { ...idle, waits: true } }],
    ['the table is closed', { closed: true }],
    ['a bot plays the turn', { time: { ...idle, stand_in: 1 } }],
    [
      'a bot plays the seat',
      { chairs: testScene(3, 0, []).chairs.map((chair) => ({ ...chair, kind: 'bot' as const })) },
    ],
  ])('it is asked nothing when %s', (_, change) => {
    listener.hear({ ...testScene(4, 2, []), ...change });
    expect([table.isAsked, table.legal]).toEqual([false, []]);
  });

  test('a person for whom a bot plays is company, a bot is none', () => {
    expect(table.company).toEqual([]);
    const chairs = testScene(4, 2, []).chairs.map((chair) => ({ ...chair, devices: 1 }));
    listener.hear({ type: 'present', chairs });
    expect([table.company, table.isAmongPeople]).toEqual([[2], false]);
  });

  test('the log is cut where actions were taken back', () => {
    listener.hear(testScene(4, 2, ['pick a1', 'drop red a2']));
    listener.hear(testScene(5, 1, ['bid 3']));
    expect(table.log.map((one) => one.action)).toEqual(['bid 5', 'bid 3']);
    expect(listener.watching().after).toBe(2);
  });

  test('an answer is on its way until it is answered, and nothing can be chosen meanwhile', () => {
    table.play('pick a1');
    expect(sent).toMatchObject([{ type: 'play', seat: 1, version: 3, action: 'pick a1', sure: false }]);
    expect(table.legal).toEqual([]);
    expect(table.sending?.text).toBe('pick a1');
    answer({ type: 'done', version: 4 });
    expect(table.sending).toBeUndefined();
    expect(table.isBusy).toBe(true);
    expect(table.legal).toEqual([]);
    listener.hear(testScene(4, 2, ['pick a1']));
    expect(table.isBusy).toBe(false);
    expect(table.legal).toHaveLength(2);
  });

  test('the log changes from the first chapter on that is sent', () => {
    listener.hear({ ...testScene(4, 2, ['bid 1']), chapters: [testChapter(0), testChapter(2)] });
    listener.hear({ ...testScene(5, 3, ['bid 0']), chapter: 1, chapters: [testChapter(3), testChapter(4)] });
    expect(table.chapters.map(({ number }) => number)).toEqual([0, 3, 4]);
  });

  test('a table that is shown again as it was is not drawn again', () => {
    const { scene } = table;
    listener.hear(testScene(3, 2, []));
    expect(table.scene).toBe(scene);
    listener.hear({
      ...testScene(3, 2, []),
      proposal: { seat: 2, waiting: [1], length: 0, chair: null, level: null, what: 'undo' },
    });
    expect(table.scene?.proposal?.seat).toBe(2);
  });

  test('a link seat is free until a person has used its link', () => {
    const chairs = (present: boolean, taken = present): ChairSeen[] => [
      { kind: 'here', name: 'Amira', level: null, present: true, taken: true, devices: 1 },
      { kind: 'link', name: 'Basim', level: null, present, taken, devices: taken ? 1 : 0 },
    ];
    listener.hear({ ...testScene(4, 0, []), chairs: chairs(false) });
    expect([table.hasCome(1), table.hasCome(2)]).toEqual([true, false]);
    listener.hear({ type: 'present', chairs: chairs(true) });
    listener.hear({ type: 'present', chairs: chairs(false, true) });
    expect(table.hasCome(2)).toBe(true);
  });

  test('a preview is shown instead, until it is confirmed or put aside', () => {
    table.play('pick b1');
    answer({
      type: 'preview',
      version: 3,
      action: 'pick b1',
      ends: 'turn',
      look: testLook({ legal: [], undo: 'free' }),
      gains: {},
    });
    expect(table.look?.undo).toBe('free');
    expect(table.legal).toEqual([]);
    table.back();
    expect(table.legal).toHaveLength(2);
    table.play('pick b1');
    answer({ type: 'preview', version: 3, action: 'pick b1', ends: 'turn', look: testLook({ legal: [] }), gains: {} });
    table.confirm();
    expect(sent.at(-1)).toMatchObject({ action: 'pick b1', sure: true });
    listener.hear(testScene(4, 2, ['pick b1']));
    expect(table.preview).toBeUndefined();
  });

  test('without the wish to confirm nothing is asked', () => {
    settings.confirm = false;
    table.play('pick a1');
    expect(sent.at(-1)).toMatchObject({ sure: true });
  });

  test('a refusal is an error with the server’s name for it', () => {
    table.play('pick a1');
    answer({ type: 'refused', error: 'StaleError', text: '', version: 4 });
    expect(table.error?.error).toBe('StaleError');
    expect(table.isBusy).toBe(false);
    table.undo();
    expect(table.error).toBeNull();
  });

  test('advice for another version is not shown', () => {
    table.hint();
    answer({ type: 'advice', version: 2, advice: {} });
    expect(table.adviser.advice).toBeUndefined();
    answer({ type: 'advice', version: 3, advice: { best: [] } });
    expect(table.adviser.advised?.version).toBe(3);
    listener.hear(testScene(4, 2, ['pick a1']));
    expect(table.adviser.advice).toBeUndefined();
    expect(table.isWaiting).toBe(false);
  });

  describe('an advice that is followed', () => {
    const own = (version: number, first: number, action: string, look = testLook()): Scene => {
      const scene = testScene(version, first, [action], look);
      return { ...scene, happened: scene.happened.map((one) => ({ ...one, seat: 1 })) };
    };
    const drops = [
      testAnswer('drop red a2', 'drop', { tile: 'a2', colours: ['red'] }),
      testAnswer('drop white b1', 'drop', { tile: 'b1', colours: ['white'] }),
    ];
    const pass = [testAnswer('pass', 'pass')];
    const red = { tile: 'a2', colour: 'red' };
    const left = (): unknown[] => table.adviser.plans.map((found) => found.map(({ text }) => text));

    beforeEach(() => {
      table.hint();
      const best = [
        { actions: ['pick b1'], way: [{ tile: 'b1' }] },
        { actions: ['pick a1', 'drop red a2', 'pass'], way: [{ tile: 'a1' }, red, null] },
        { actions: ['pick a1', 'drop white b1'], way: [{ tile: 'a1' }, { tile: 'b1', colour: 'white' }] },
      ];
      answer({ type: 'advice', version: 3, advice: { best } });
      listener.hear(own(4, 2, 'pick a1', testLook({ legal: drops })));
    });

    test('goes on with what is left of the lines that fit, the best first', () => {
      expect(table.adviser.advice).toBeUndefined();
      expect(left()).toEqual([['drop red a2', 'pass'], ['drop white b1']]);
      expect(table.adviser.plans.map(wayOf)[0]).toEqual([red]);
      listener.hear(own(5, 3, 'drop red a2', testLook({ legal: pass })));
      expect(left()).toEqual([['pass']]);
      listener.hear(own(6, 4, 'pass'));
      expect(table.adviser.plans).toEqual([]);
    });

    test('ends when something else is done, when luck decides, and when it is put aside', () => {
      const { plans } = table.adviser;
      listener.hear(own(5, 3, 'drop green c1'));
      expect(table.adviser.plans).toEqual([]);
      table.adviser.plans = plans;
      listener.hear(testScene(6, 4, ['drop red a2'], testLook({ legal: pass })));
      expect(table.adviser.plans).toEqual([]);
      table.adviser.plans = plans;
      table.adviser.drop();
      expect(table.adviser.plans).toEqual([]);
    });

    test('ends when an answer is undone', () => {
      listener.hear(testScene(5, 2, [], testLook({ legal: drops })));
      expect(table.adviser.plans).toEqual([]);
    });
  });

  test('a remark goes with the turn that is undone, and stays with one that is not', () => {
    const scene = (version: number, first: number, actions: string[], marks: number[]): Scene => ({
      ...testScene(version, first, actions),
      marks,
    });
    const remark = { verdict: 'best' as const, said: [], way: [] };
    listener.hear(scene(4, 2, ['pick a1', 'pass', 'pass'], [0, 2, 4]));
    table.coached = [{ type: 'coached', id: 'a', after: 2, remark, look: null }];
    listener.hear(scene(5, 4, [], [0, 2, 4]));
    expect(table.coached).toHaveLength(1);
    listener.hear(scene(6, 3, [], [0, 2]));
    expect(table.coached).toEqual([]);
  });

  test('a refused name is no refused answer', () => {
    table.rename(1, 'Zoé');
    expect(sent.at(-1)).toMatchObject({ type: 'rename', seat: 1, name: 'Zoé' });
    answer({ type: 'refused', error: 'OptionsError', text: '', version: 3 });
    expect(table.nameError?.error).toBe('OptionsError');
    expect(table.error).toBeNull();
    table.rename(1, 'Zora');
    expect(table.nameError).toBeNull();
  });

  test('what others do is shown piece by piece', () => {
    [settings.motion, settings.pace] = ['full', 'normal'];
    listener.hear(testScene(4, 2, ['pick a1']));
    listener.hear(testScene(5, 3, ['drop red a2']));
    expect(table.scene?.version).toBe(4);
    vi.advanceTimersByTime(700);
    expect(table.scene?.version).toBe(5);
    for (let version = 6; version < 30; version++) listener.hear(testScene(version, version - 2, ['pass']));
    vi.advanceTimersByTime(4000);
    expect(table.scene?.version).toBe(29);
  });

  describe('while others’ turns are being shown', () => {
    beforeEach(() => {
      settings.motion = 'full';
      for (let version = 4; version < 9; version++) listener.hear(testScene(version, version - 2, ['pass']));
    });

    test('nothing is answered: what is shown is past', () => {
      expect([table.scene?.version, table.isBehind, table.isBusy, table.legal]).toEqual([4, true, true, []]);
      table.play('pick a1');
      table.undo();
      table.hint();
      expect(sent).toEqual([]);
    });

    test('one can skip to what is now', () => {
      table.skip();
      expect([table.scene?.version, table.isBehind, table.legal.length]).toEqual([8, false, 2]);
      table.play('pick a1');
      expect(sent).toMatchObject([{ version: 8 }]);
    });

    test('what was missed while the connection was lost comes all at once', () => {
      listener.changed('lost', 0);
      listener.changed('open', 0);
      listener.hear(testScene(12, 7, ['pass', 'pass']));
      expect([table.scene?.version, table.isBehind]).toEqual([12, false]);
    });

    test('and what is taken back', () => {
      listener.hear(testScene(9, 5, []));
      expect([table.scene?.version, table.log.length]).toEqual([9, 5]);
    });

    test('a hidden page skips to the end', () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      listener.hear(testScene(9, 7, ['pass']));
      expect(table.scene?.version).toBe(9);
      vi.restoreAllMocks();
    });

    test('who is there is told at once', () => {
      const chairs = testScene(9, 7, ['pass']).chairs.map((chair) => ({ ...chair, present: false }));
      listener.hear({ ...testScene(9, 7, ['pass']), chairs });
      expect(table.chairs[0]?.present).toBe(false);
    });
  });
});

describe('several people on one device', () => {
  const asked = (seat: number, shown: number | null): ReturnType<typeof testLook> =>
    testLook({
      seat: shown,
      question: testQuestion('move', seat),
      legal: shown === seat ? [testAnswer('pick a1', 'pick', { tile: 'a1' })] : [],
    });

  const shared = (...given: Parameters<typeof testScene>): Scene => {
    const scene = testScene(...given);
    return { ...scene, chairs: scene.chairs.map((chair) => ({ ...chair, kind: 'here', level: null })) };
  };

  beforeEach(() => {
    sitDown([1, 2]);
  });

  test('no seat is watched before a person says who they are', () => {
    expect(table.watching).toBeNull();
    listener.hear(shared(1, 0, [], asked(2, null)));
    expect(table.handOver).toBe(2);
    table.takeOver(2);
    expect(watched).toEqual([2]);
    expect(listener.watching()).toEqual({ seat: 2, after: 0, version: 0 });
    listener.hear(shared(1, 0, [], asked(2, 2)));
    expect(table.handOver).toBeNull();
    expect(table.legal.map(({ text }) => text)).toEqual(['pick a1']);
  });

  test('when the other one is asked, secrets are put away first', () => {
    table.takeOver(1);
    listener.hear(shared(1, 0, [], asked(1, 1)));
    listener.hear(shared(2, 0, ['pass'], asked(2, 1)));
    expect(table.handOver).toBe(2);
    expect(table.watching).toBeNull();
    expect(watched).toEqual([1, null]);
    // Even if the connection is lost now, nothing of what was seen is left.
    expect([table.scene, table.look, table.log]).toEqual([undefined, undefined, []]);
    listener.hear(shared(2, 0, ['pass'], asked(2, null)));
    expect(table.scene?.look.seat).toBeNull();
    expect(table.handOver).toBe(2);
  });

  test('what waits when the device changes hands is not shown to the next one', () => {
    settings.motion = 'full';
    table.takeOver(1);
    listener.hear(shared(1, 0, [], asked(1, 1)));
    for (const version of [2, 3, 4])
      listener.hear(shared(version, version - 2, ['pass'], asked(version === 3 ? 2 : 3, 1)));
    table.skip();
    expect([table.scene, table.handOver]).toEqual([undefined, 2]);
  });

  test('a view that was sent too late is not shown', () => {
    table.takeOver(1);
    listener.hear(shared(1, 0, [], asked(1, 1)));
    listener.hear(shared(2, 0, ['pass'], asked(2, 1)));
    listener.hear(shared(3, 1, ['pass'], asked(2, 1)));
    expect(table.scene).toBeUndefined();
  });

  test('the device stays where it is while a bot plays for the other one', () => {
    table.takeOver(1);
    listener.hear(testScene(1, 0, [], asked(2, 1)));
    expect([table.handOver, table.watching]).toEqual([null, 1]);
  });
});

test('a seat that was lost is no longer watched', () => {
  sitDown([1]);
  sitDown([]);
  expect(table.watching).toBeNull();
  expect(watched).toEqual([null]);
});

test('a hint that comes too late is dropped without a word', () => {
  sitDown([1]);
  listener.hear(testScene(3, 0, ['bid 5', 'bid 0']));
  table.hint();
  const { id } = sent.at(-1) ?? {};
  table.play('pick a1');
  answer({ type: 'done', version: 4 });
  listener.hear({ type: 'refused', id: id ?? '', error: 'StaleError', text: '', version: 4 });
  expect(table.error).toBeNull();
  listener.hear(testScene(4, 2, ['pick a1']));
  listener.hear({ type: 'refused', id: id ?? '', error: 'StaleError', text: '', version: 4 });
  expect(table.error).toBeNull();
  expect(table.adviser.isThinking).toBe(false);
  table.play('pick b1');
  answer({ type: 'refused', error: 'StaleError', text: '', version: 4 });
  expect(table.error?.error).toBe('StaleError');
});

test('a hint that was closed while the server searched does not come back', () => {
  sitDown([1]);
  listener.hear(testScene(3, 0, ['bid 5', 'bid 0']));
  table.hint();
  const { id = '' } = sent.at(-1) ?? {};
  const none = { best: [], landings: [], bids: [], included: null };
  const advice: Advice = { seat: 1, ask: 'bid', games: 0, final: false, ...none };
  listener.hear({ type: 'advice', id, version: 3, advice });
  expect(table.adviser.advised).toBeDefined();
  table.adviser.drop();
  listener.hear({ type: 'advice', id, version: 3, advice: { ...advice, games: 20 } });
  expect(table.adviser.advised).toBeUndefined();
});

test('what came of a proposal is told once, and not to who comes later', () => {
  sitDown([1]);
  const announcement = { what: 'refused', seat: 2, asker: 1, chair: null, about: 'undo' } as const;
  listener.hear({ ...testScene(3, 0, []), notice: announcement });
  expect(table.announcement).toBeNull();
  listener.hear({ ...testScene(4, 0, []), notice: announcement });
  expect(table.announcement).toEqual(announcement);
  table.announcement = null;
  expect(table.announced).toEqual([{ number: 0, announcement }]);
  listener.hear(testScene(5, 0, []));
  expect(table.announcement).toBeNull();
});
