import { expect, it } from 'vitest';
import { listChanges } from './list-changes';

it.each([
  [{ a: 1 }, { a: 1 }, []],
  [{ a: { b: 1, c: 2 } }, { a: { b: 3, c: 2 } }, [{ path: 'a.b', before: 1, after: 3 }]],
  [{ a: 1 }, {}, [{ path: 'a', before: 1, after: undefined }]],
  [{}, { a: { b: 1 } }, [{ path: 'a', before: undefined, after: { b: 1 } }]],
  [
    { list: [{ w: 1 }, { w: 2 }] },
    { list: [{ w: 5 }] },
    [
      { path: 'list.0.w', before: 1, after: 5 },
      { path: 'list.1', before: { w: 2 }, after: undefined },
    ],
  ],
  [{ a: [1] }, { a: { b: 1 } }, [{ path: 'a', before: [1], after: { b: 1 } }]],
])('%j and %j differ in %j', (before, after, changes) => {
  expect(listChanges(before, after)).toEqual(changes);
});
