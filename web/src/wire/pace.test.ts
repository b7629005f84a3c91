import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from './pace';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('steps that come at once are shown one after the other', () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (step) => shown.push(step),
    () => 650,
  );
  vi.advanceTimersByTime(5000);
  for (const step of [1, 2, 3]) pace.push(step, false);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual([1, 2, 3]);
});

test('what tells much stays longer than what tells little', () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (sentences) => shown.push(sentences),
    (sentences = 1) => 100 * sentences,
  );
  vi.advanceTimersByTime(5000);
  for (const sentences of [8, 1, 1]) pace.push(sentences, false);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual([8]);
  vi.advanceTimersByTime(201);
  expect(shown).toEqual([8, 1, 1]);
});

test('your own step hurries along everything before it', () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (step) => shown.push(step),
    () => 650,
  );
  pace.push(1, false);
  pace.push(2, false);
  pace.push(3, true);
  expect(shown).toEqual([1, 2, 3]);
});

test('what was dropped is never shown', () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (step) => shown.push(step),
    () => 650,
  );
  pace.push(1, false);
  pace.drop();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([]);
});

test('while something is pressed nothing new is shown, and then all that has hurried', () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (step) => shown.push(step),
    () => 650,
  );
  vi.advanceTimersByTime(5000);
  pace.push(1, false);
  pace.hold();
  pace.push(2, true);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([]);
  pace.release();
  expect(shown).toEqual([1, 2]);
});

test('whoever wants no pace sees every step at once', () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (step) => shown.push(step),
    () => 0,
  );
  for (const step of [1, 2, 3]) pace.push(step, false);
  expect(shown).toEqual([1, 2, 3]);
});

test('it is known how many steps are still to be shown, until they are skipped', () => {
  const waiting: number[] = [];
  const pace = new Pace<number>(
    () => undefined,
    () => 650,
    (count) => waiting.push(count),
  );
  for (const step of [1, 2, 3]) pace.push(step, false);
  expect(waiting.at(-1)).toBe(3);
  pace.flush();
  expect(waiting.at(-1)).toBe(0);
});

test('what may only follow a step waits until the step is shown', () => {
  const told: string[] = [];
  const pace = new Pace<string>(
    (step) => told.push(step),
    () => 0,
  );
  pace.hold();
  pace.push('step', true);
  pace.whenReleased(() => told.push('receipt'));
  expect(told).toEqual([]);
  pace.release();
  expect(told).toEqual(['step', 'receipt']);
});
