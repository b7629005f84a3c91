import { expect, test } from 'vitest';
import type { ChatLine, Said } from './types';
import { Unanswered } from './unanswered';

const play: Said = { type: 'play', code: 3, n: 7 };
const chat: Said = { type: 'chat', text: 'Well  played!' };
const line = (number: number, text: string): ChatLine => ({ number, seat: 0, name: 'Anna', text, at: 0 });

function interrupted(said: Said): Unanswered {
  const unanswered = new Unanswered();
  unanswered.note(said);
  unanswered.interrupt();
  return unanswered;
}

test('an answer that was not acknowledged is said again when the line is back, once', () => {
  const unanswered = interrupted(play);

  expect(unanswered.again([], [])).toEqual(play);
  expect(unanswered.wasRepeated).toBe(true);
  expect(unanswered.again([], [])).toBeNull();
});

test('what was acknowledged is not said again', () => {
  const unanswered = interrupted(play);
  unanswered.settle();

  expect(unanswered.again([], [])).toBeNull();
});

test('a table that is told anew on the same line has heard everything', () => {
  const unanswered = new Unanswered();
  unanswered.note(play);

  expect(unanswered.again([], [])).toBeNull();
  expect(unanswered.isOpen).toBe(true);
});

test('a remark that is there already is not made twice', () => {
  const before = [line(1, 'Well played!')];

  expect(interrupted(chat).again(before, [...before, line(2, 'Well played!')])).toBeNull();
  expect(interrupted(chat).again(before, before)).toEqual(chat);
});

test('what changes who sits where is left to whoever said it', () => {
  expect(interrupted({ type: 'leave' }).again([], [])).toBeNull();
});
