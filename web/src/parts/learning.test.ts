import { beforeEach, expect, test, vi } from 'vitest';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});

/** The page as it is after a reload. */
async function opened() {
  vi.resetModules();
  return (await import('./learning.svelte')).learning;
}

beforeEach(() => store.clear());

test('nobody is taught who did not ask', async () => {
  expect((await opened()).of('legacy').on).toBe(false);
});

test('what was taught is known after a reload, for that game alone', async () => {
  const before = await opened();
  before.begin('legacy');
  before.go('legacy', 3);
  before.teach('legacy', 'act');
  before.teach('legacy', 'act');

  const after = await opened();
  expect(after.of('legacy')).toMatchObject({ on: true, step: 3, taught: ['act'] });
  expect(after.of('rajas').on).toBe(false);
});

test('lessons that were switched off stay off, and beginning anew forgets what was taught', async () => {
  const learning = await opened();
  learning.begin('legacy');
  learning.teach('legacy', 'act');
  learning.turn('legacy', false);
  expect((await opened()).of('legacy')).toMatchObject({ on: false, taught: ['act'] });

  learning.begin('legacy');
  expect(learning.of('legacy')).toMatchObject({ on: true, step: 1, taught: [] });
});

test('a memory that cannot be read is no memory', async () => {
  store.set('durbar.learn.legacy', 'torn');
  expect((await opened()).of('legacy').on).toBe(false);
});

test('a task that was solved stays solved, and whoever solved one needs no offer of the course', async () => {
  (await opened()).solve('legacy', 'coin');
  const learning = await opened();
  learning.solve('legacy', 'coin');

  expect(learning.of('legacy')).toMatchObject({ solved: ['coin'], offered: true });
  expect(learning.of('rajas').offered).toBe(false);
});

test('lessons begun anew leave the course as it is', async () => {
  const learning = await opened();
  learning.solve('legacy', 'coin');
  learning.begin('legacy');

  expect(learning.of('legacy').solved).toEqual(['coin']);
});
