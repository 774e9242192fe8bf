import { describe, expect, it } from 'vitest';
import { patched, sceneAfter, shared } from './difference';
import { testChange, testScene } from './testing';

describe('patched', () => {
  it.each([
    [{}, {}, {}, []],
    [{ a: 1 }, { a: null }, { '/a': null }, []],
    [{ a: null }, {}, {}, ['/a']],
    [{}, { a: null }, { '/a': null }, []],
    [{ a: { b: 1, c: 2 } }, { a: { b: 3 } }, { '/a/b': 3 }, ['/a/c']],
    [{ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 3 }] }, { '/a/1/b': 3 }, []],
    [{ a: [{ b: 1 }] }, { a: [{ b: 1 }, { b: 3 }] }, { '/a': [{ b: 1 }, { b: 3 }] }, []],
    [{ a: [1, 2] }, { a: [1, 3] }, { '/a': [1, 3] }, []],
    [{ a: { b: 1 } }, { a: 3 }, { '/a': 3 }, []],
    [{ a: 3 }, { a: {} }, { '/a': {} }, []],
  ])('turns %j into %j', (old, fresh, put, gone) => {
    const before = JSON.stringify(old);
    expect(patched<unknown>(old, put, gone)).toEqual(fresh);
    expect(JSON.stringify(old)).toBe(before);
  });

  it('shares what has not changed', () => {
    const old = { a: { b: 1 }, c: [{ d: 1 }, { d: 2 }] };
    const fresh = patched(old, { '/c/0/d': 3 }, []);
    expect(fresh.a).toBe(old.a);
    expect(fresh.c[1]).toBe(old.c[1]);
    expect(patched(old, {}, [])).toBe(old);
  });
});

describe('shared', () => {
  it('is the old document if the new one says the same in another order', () => {
    const old = { a: { b: 1, c: [null, 'x'] }, d: 2 };
    expect(shared(old, { d: 2, a: { c: [null, 'x'], b: 1 } })).toBe(old);
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, {}],
    [{}, { a: undefined }],
    [{ a: 1 }, { b: 1 }],
    [{ a: [1, 2] }, { a: [1] }],
    [{ a: [] }, { a: {} }],
    [{ a: null }, { a: {} }],
  ])('keeps what is new: %j, %j', (old, fresh) => {
    expect(shared<unknown>(old, fresh)).toStrictEqual(fresh);
    expect(shared<unknown>(old, fresh)).not.toBe(old);
  });

  it('shares the parts that are equal', () => {
    const old = { a: { b: 1 }, c: 2 };
    expect(shared(old, { a: { b: 1 }, c: 3 }).a).toBe(old.a);
  });
});

describe('sceneAfter', () => {
  it('has the news of the change and the rest of the scene', () => {
    const scene = testScene(1, 0, ['bid 3']);
    const change = testChange(2, 1, ['bid 5'], { '/look/undo': 'free' });
    expect(sceneAfter(scene, change)).toEqual({ ...testScene(2, 1, ['bid 5']), look: { ...scene.look, undo: 'free' } });
    expect(sceneAfter(scene, change).look.position).toBe(scene.look.position);
  });
});
