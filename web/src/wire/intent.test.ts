import { expect, test } from 'vitest';
import { Intent } from './intent';
import type { Action } from './types';

const sail: Action = { code: 9, kind: 'sail' };
const shorter: Action = { code: 8, kind: 'sail' };
const die: Action = { code: 3, kind: 'give' };

function meaning(...answers: Action[]): Intent {
  const intent = new Intent();
  intent.set(answers, 'place');
  return intent;
}

test('what is meant is given as soon as it is offered, once', () => {
  const intent = meaning(sail);

  expect(intent.next('sail', [shorter, sail])).toBe(sail);
  expect(intent.next('sail', [shorter, sail])).toBeUndefined();
});

test('a question in between is left to you', () => {
  const intent = meaning(sail);

  expect(intent.next('give_for_harbour', [die])).toBeUndefined();
  expect(intent.next('sail', [sail])).toBe(sail);
});

test('what is not offered where it should be is missed', () => {
  const intent = meaning(sail);

  expect(intent.next('sail', [shorter])).toBe('missed');
  expect(intent.next('sail', [sail])).toBeUndefined();
});

test('who is back where it was said has missed it', () => {
  expect(meaning(sail).next('place', [])).toBe('missed');
});
