/** Whole scenes from what changed: the server sends a scene once, and then only differences (docs/protocol.md). */

import type { Change, Same, Scene } from '../wire/types';

type Holder = Readonly<Record<string, unknown>>;

const GONE = Symbol('gone');

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

function replaced(old: unknown, [name, ...way]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const holder = old as Holder;
  const inner = replaced(holder[name], way, value);
  if (Array.isArray(old)) return old.map((one: unknown, place) => (place === Number(name) ? inner : one));
  if (inner !== GONE) return { ...holder, [name]: inner };
  return Object.fromEntries(Object.entries(holder).filter(([other]) => other !== name));
}

/** The document with these places put and gone. The old one stays as it is, and both share what has not changed. */
export function patched<T>(old: T, put: Holder, gone: readonly string[]): T {
  const changes: [string, unknown][] = [
    ...gone.map((place): [string, unknown] => [place, GONE]),
    ...Object.entries(put),
  ];
  return changes.reduce<unknown>(
    (document, [place, value]) => replaced(document, place.split('/').slice(1), value),
    old,
  ) as T;
}

/** A new document, made of the parts of the old one that are equal: what says nothing new is the same object. */
export function shared<T>(old: unknown, fresh: T): T {
  if (!isHolder(old) || !isHolder(fresh) || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const parts = Object.entries(fresh).map(([name, value]): [string, unknown] => [name, shared(old[name], value)]);
  if (parts.length === Object.keys(old).length && parts.every(([name, value]) => name in old && old[name] === value))
    return old as T;
  return (Array.isArray(fresh) ? parts.map(([, value]) => value) : Object.fromEntries(parts)) as T;
}

/** The scene that a change leads to. */
export function sceneAfter({ look, marks, scores }: Scene, { put, gone, ...news }: Change): Scene {
  return { ...patched({ look, marks, scores }, put, gone), ...news, type: 'scene' };
}

/** The scene that is held, with what may have changed beside it; nothing has happened since. */
export function sceneKept(scene: Scene, news: Same): Scene {
  const first = scene.first + scene.happened.length;
  const chapter = scene.chapter + scene.chapters.length;
  return { ...scene, ...news, first, happened: [], chapter, chapters: [], type: 'scene' };
}
