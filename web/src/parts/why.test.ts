import { expect, test } from 'vitest';
import { Speech } from '../i18n/format';
import { because } from './why';

const text = new Speech(
  {
    why: { coins: 'brings more coins' },
    why_kept: { coins: 'leaves more coins' },
    why_rival: { lead: 'takes the lead from {@rival}' },
    because: { one: 'It {first}.', two: 'It {first} and {second}.', equal: 'All the same.', later: 'It pays later.' },
  },
  () => 'Ben',
);

test('one reason or two make a sentence, with the name of the rival who loses', () => {
  const lead = { kind: 'lead', what: { rival: 1 } };
  expect(because(text, { kind: 'gain', reasons: [{ kind: 'coins' }] })).toBe('It brings more coins.');
  expect(because(text, { kind: 'gain', reasons: [lead, { kind: 'coins' }] })).toBe(
    'It takes the lead from Ben and brings more coins.',
  );
});

test('what is no more than before is kept', () => {
  const kept = { kind: 'coins', what: { kept: 1 } };
  expect(because(text, { kind: 'gain', reasons: [kept] })).toBe('It leaves more coins.');
});

test('where nothing speaks for it the sentence says so', () => {
  expect(because(text, { kind: 'equal' })).toBe('All the same.');
  expect(because(text, { kind: 'later' })).toBe('It pays later.');
});
