import { expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api';
import type { Heard } from '../../lib/connection';
import { TableState } from '../../lib/table.svelte';
import { testAnswer, testLook, testQuestion } from '../../lib/testing';
import type { ChairSeen, LessonListed, LessonMoment, LessonPlayed, Verdict } from '../../wire/types';
import { after, isLastOfBase, nextOf } from './lessons';
import { LessonTransport, type TaskCalls } from './transport';
import { keepStars, keepTasks, progress, starsFor, starsOf, tasksDone } from './progress';
import { chairsOf } from './task.svelte';

const open: Verdict = { state: 'open', par: false, miss: '' };
const chair: ChairSeen = { kind: 'here', name: 'Ann', level: null, present: true, taken: true, devices: 1 };

/** What the learner sees after some actions, the last of which is new. */
const moment = (number: number, action?: string): LessonMoment => ({
  happened: action ? [{ number, ask: 'move', seat: 1, action }] : [],
  chapters: [],
  look: testLook({ undo: action ? 'free' : 'no', legal: [testAnswer('pick a1', 'pick', { tile: 'a1' })] }),
});

const played = (first: number, moments: LessonMoment[], verdict = open): LessonPlayed => ({ first, moments, verdict });

/** A table at the end of a line whose server answers as told. */
function sitDown(play: TaskCalls['play']): { table: TableState; line: LessonTransport; judged: Verdict[] } {
  const judged: Verdict[] = [];
  let line: LessonTransport | undefined;
  const table = new TableState('lesson', (listener) => {
    line = new LessonTransport(listener, { play, chairs: () => [chair, chair], judged: (one) => judged.push(one) });
    return line;
  });
  table.start();
  if (!line) throw new Error('no line');
  return { table, line, judged };
}

test('a table at the line of a lesson plays, takes back and begins again', async () => {
  const play = vi
    .fn<TaskCalls['play']>()
    .mockResolvedValueOnce(played(0, [moment(0)]))
    .mockResolvedValueOnce(played(0, [moment(0, 'pick a1')]))
    .mockResolvedValueOnce(played(0, [moment(0)]))
    .mockResolvedValueOnce(played(0, [moment(0, 'pick a1')], { state: 'won', par: true, miss: '' }))
    .mockResolvedValueOnce(played(0, [moment(0)]));
  const { table, line, judged } = sitDown(play);
  await vi.waitFor(() => {
    expect(table.legal.map(({ text }) => text)).toEqual(['pick a1']);
  });
  expect(table.yours).toEqual([1]);
  table.play('pick a1');
  expect(table.isBusy).toBe(true);
  await vi.waitFor(() => {
    expect(table.log.map(({ action }) => action)).toEqual(['pick a1']);
  });
  expect(play).toHaveBeenLastCalledWith(['pick a1'], 0);
  table.undo();
  await vi.waitFor(() => {
    expect(table.log).toEqual([]);
  });
  expect(play).toHaveBeenLastCalledWith([], 1);
  table.play('pick a1');
  await vi.waitFor(() => {
    expect(judged.at(-1)?.state).toBe('won');
  });
  line.restart();
  await vi.waitFor(() => {
    expect(judged.at(-1)?.state).toBe('open');
  });
  expect(play).toHaveBeenLastCalledWith([], 1);
  table.stop();
});

test('what was undone can be redone, step by step, until something else is answered', async () => {
  const actions = ['pick a1', 'drop red a2'];
  const at = (number: number): LessonPlayed =>
    played(0, [number ? moment(number - 1, actions[number - 1]) : moment(0)]);
  const play = vi.fn<TaskCalls['play']>((answers) => Promise.resolve(at(answers.length)));
  const { table } = sitDown(play);
  const goes = async (doing: () => void, answers: readonly string[], canRedo: boolean): Promise<void> => {
    doing();
    await vi.waitFor(() => {
      expect(play.mock.lastCall?.[0]).toEqual(answers);
      expect([table.isBusy, table.look?.redo]).toEqual([false, canRedo]);
    });
  };
  const [undo, redo] = [table.undo.bind(table), table.redo.bind(table)];
  await goes(() => undefined, [], false);
  await goes(
    () => {
      table.play('pick a1');
    },
    ['pick a1'],
    false,
  );
  await goes(
    () => {
      table.play('drop red a2');
    },
    actions,
    false,
  );
  await goes(undo, ['pick a1'], true);
  await goes(undo, [], true);
  await goes(redo, ['pick a1'], true);
  await goes(redo, actions, false);
  await goes(undo, ['pick a1'], true);
  await goes(
    () => {
      table.play('drop red b1');
    },
    ['pick a1', 'drop red b1'],
    false,
  );
  table.stop();
});

test('what goes wrong is said, and the answer can be given again', async () => {
  const play = vi
    .fn<TaskCalls['play']>()
    .mockResolvedValueOnce(played(0, [moment(0)]))
    .mockRejectedValueOnce(new ApiError('offline', ''))
    .mockResolvedValueOnce(played(0, [moment(0, 'pick a1')]));
  const { table } = sitDown(play);
  await vi.waitFor(() => {
    expect(table.look).toBeDefined();
  });
  table.play('pick a1');
  await vi.waitFor(() => {
    expect(table.error?.error).toBe('offline');
  });
  table.play('pick a1');
  await vi.waitFor(() => {
    expect(table.log).toHaveLength(1);
  });
  expect(play).toHaveBeenLastCalledWith(['pick a1'], 0);
  table.stop();
});

test('what others did comes as one scene each, numbered on', async () => {
  const others = { ...moment(1, 'bid 3'), look: testLook({ question: testQuestion('move') }) };
  const heard: Heard[] = [];
  const line = new LessonTransport(
    { watching: () => ({ seat: 1, after: 0, version: 0 }), hear: (one) => heard.push(one), changed: () => undefined },
    {
      play: () => Promise.resolve(played(0, [moment(0, 'pick a1'), others])),
      chairs: () => [chair],
      judged: () => undefined,
    },
  );
  line.start();
  await vi.waitFor(() => {
    expect(heard).toHaveLength(3);
  });
  expect(heard.map(({ type }) => type)).toEqual(['hello', 'scene', 'scene']);
  expect(heard.map((one) => (one.type === 'scene' ? [one.version, one.first] : null))).toEqual([null, [1, 0], [2, 1]]);
});

test.each([
  [0, false, true, 3],
  [0, false, false, 2],
  [0, true, true, 2],
  [1, false, true, 2],
  [1, true, false, 1],
  [7, true, false, 1],
])('%i misses, hinted %s, par %s: %i stars', (misses, isHinted, isPar, stars) => {
  expect(starsFor({ misses, isHinted, isPar })).toBe(stars);
});

test('a lesson is as good as its weakest task, and the best result stays', () => {
  expect(starsOf([3, 1, 2])).toBe(1);
  keepStars('sowing', 2);
  keepStars('sowing', 1);
  expect(progress()).toEqual({ sowing: 2 });
  keepStars('sowing', 3);
  expect(progress()).toEqual({ sowing: 3 });
});

test('a lesson that is left keeps the tasks that are done, until it is over', () => {
  keepTasks('sowing', { walk: 2 });
  expect(tasksDone('sowing')).toEqual({ walk: 2 });
  expect(tasksDone('last')).toEqual({});
  expect(progress()).toEqual({});
  keepStars('sowing', 2);
  expect(tasksDone('sowing')).toEqual({});
  localStorage.setItem('naqala.tasks', '{"sowing": {"walk": 9}, "last": 3}');
  expect([tasksDone('sowing'), tasksDone('last')]).toEqual([{}, {}]);
});

test.each([
  ['', 'Amira'],
  ['Ann', 'Ann'],
  ['Amira', 'Amira'],
  ['Bastian', 'Bastian 2'],
])('rivals keep the names that texts give them; a learner called "%s" is %s', (name, learner) => {
  const chosen = { kind: { seats: 2 }, chairs: [{ kind: 'here', name, level: 'greedy' }] };
  localStorage.setItem('naqala.new', JSON.stringify(chosen));
  const { position } = testLook();
  const three = { ...position, options: { ...position.options, seats: 3 } };
  expect(chairsOf({ position: three }).map((one) => one.name)).toEqual([learner, 'Bastian', 'Chloé']);
});

test.each(['nonsense', '[]', '{"sowing": 9, "last": "3"}', 'null'])('what is kept may be anything: %s', (kept) => {
  localStorage.setItem('naqala.lessons', kept);
  expect(progress()).toEqual({});
});

test('the next lesson is the first that is not done; the last of the base game is known', () => {
  const lesson = (id: string, kind: LessonListed['kind']): LessonListed => ({ id, kind, bare: false, tasks: [] });
  const all = [lesson('one', 'base'), lesson('two', 'base'), lesson('three', 'whims')];
  expect(nextOf(all, { one: 3 })?.id).toBe('two');
  expect(nextOf(all, { one: 1, two: 1, three: 1 })).toBeUndefined();
  expect(after(all, 'two')?.id).toBe('three');
  expect(after(all, 'three')).toBeUndefined();
  expect(all.filter(({ id }) => isLastOfBase(all, id)).map(({ id }) => id)).toEqual(['two']);
});
