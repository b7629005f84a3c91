import { describe, expect, test } from 'vitest';
import { Speech } from './format';

const words = {
  name: { vase_red: { nom: 'der rote Krug', acc: 'den roten Krug' }, jug: 'jug', gold: '{n:a coin|# coins}' },
  event: {
    bought: '{@seat} kauft {card.acc} für {rupees} {rupees:Rupie|Rupien}.',
    took: '{@seat} takes a {type}.',
    paid: 'Pays{n:| one rupee| # rupees} for {what}.',
  },
};
const speech = new Speech(words, (seat) => ['Anna', 'Ben'][seat] ?? '?');

describe('a sentence of the catalogue', () => {
  test('has its seats, forms and plurals filled in', () => {
    expect(speech.say('event.bought', { seat: 0, card: 'vase_red', rupees: 1 })).toBe(
      'Anna kauft den roten Krug für 1 Rupie.',
    );
    expect(speech.say('event.bought', { seat: 1, card: 'vase_red', rupees: 3 })).toBe(
      'Ben kauft den roten Krug für 3 Rupien.',
    );
  });

  test('has words of its own for none, and names speak of the same particulars', () => {
    expect([0, 1, 2].map((n) => speech.say('event.paid', { n, what: 'jug' }))).toEqual([
      'Pays for jug.',
      'Pays one rupee for jug.',
      'Pays 2 rupees for jug.',
    ]);
    expect(speech.say('event.paid', { n: 2, what: 'gold' })).toBe('Pays 2 rupees for 2 coins.');
  });

  test('falls apart into pieces that name seats and components', () => {
    expect(speech.pieces('event.took', { seat: 1, type: 'jug' })).toEqual([
      { kind: 'seat', seat: 1, text: 'Ben' },
      { kind: 'text', text: ' takes a ' },
      { kind: 'name', id: 'jug', text: 'jug' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('is its key when the catalogue does not know it', () => {
    expect(speech.say('event.unknown')).toBe('event.unknown');
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
