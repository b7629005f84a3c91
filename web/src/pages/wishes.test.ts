import { describe, expect, test } from 'vitest';
import { isPreset, values, wished } from './wishes';

const option = { name: 'brahmabot', values: ['easy', 'normal', 'hard'], default: 'normal', seats: { hard: [1] } };

describe('an option of a new table', () => {
  test('that nobody touched has its usual value, not its first', () => {
    expect(wished(option, 1, undefined)).toBe('normal');
  });

  test('has the value that was chosen', () => {
    expect(wished(option, 1, 'hard')).toBe('hard');
  });

  test('has its usual value where the number of seats rules out what was chosen', () => {
    expect(values(option, 2)).toEqual(['easy', 'normal']);
    expect(wished(option, 2, 'hard')).toBe('normal');
  });

  test('has the first possible value where the usual one is ruled out', () => {
    expect(wished({ ...option, seats: { normal: [1] } }, 2, undefined)).toBe('easy');
  });
});

describe('a preset', () => {
  const game = { options: [option, { name: 'ganga', values: ['off', 'on'], default: 'off', seats: {} }] };
  const preset = { options: { ganga: 'on' } };

  test('is what is chosen where every option has its value, the usual one where it says nothing', () => {
    expect(isPreset(game, preset, 1, { ganga: 'on', brahmabot: 'normal' })).toBe(true);
    expect(isPreset(game, preset, 1, { ganga: 'on', brahmabot: 'hard' })).toBe(false);
    expect(isPreset(game, preset, 1, {})).toBe(false);
  });
});
