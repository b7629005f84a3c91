import { describe, expect, test } from 'vitest';
import shared from '../../../tests/core/sentences.json';
import { Speech, type What } from './format';

const speech = new Speech(shared.words, (seat) => shared.names[seat] ?? '?');

describe('a sentence of the catalogue', () => {
  test.each(shared.cases)('is said here as in the terminal: $said', ({ key, what, said }) => {
    expect(speech.say(key, what as What)).toBe(said);
  });

  test('falls apart into pieces that name seats and components', () => {
    expect(speech.pieces('event.took', { seat: 1, colour: 'blue' })).toEqual([
      { kind: 'seat', seat: 1, text: 'Ben' },
      { kind: 'text', text: ' takes ' },
      { kind: 'name', id: 'blue', text: 'a blue' },
      { kind: 'text', text: ' die.' },
    ]);
  });

  test('calls a component without a name by its id', () => {
    expect(speech.name('unknown')).toBe('unknown');
  });
});

test('a catalogue may cite the rule behind something', () => {
  const citing = new Speech({ rule: { price: 'LM-3.3', prize: { mogul: 'TM-5.5' } } });
  expect([citing.rule('price'), citing.rule('prize.mogul'), citing.rule('prize')]).toEqual([
    'LM-3.3',
    'TM-5.5',
    undefined,
  ]);
});
