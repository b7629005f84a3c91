import { expect, test } from 'vitest';
import { Speech } from '../i18n/format';
import { because } from './why';

const text = new Speech(
  {
    why: { coins: 'leaves more coins' },
    why_rival: { lead: 'takes the lead from {@rival}' },
    because: { one: 'It {first}.', two: 'It {first} and {second}.', equal: 'All the same.', later: 'It pays later.' },
  },
  () => 'Ben',
);

test('one reason or two make a sentence, with the name of the rival who loses', () => {
  const lead = { kind: 'lead', what: { rival: 1 } };
  expect(because(text, { kind: 'gain', reasons: [{ kind: 'coins' }] })).toBe('It leaves more coins.');
  expect(because(text, { kind: 'gain', reasons: [lead, { kind: 'coins' }] })).toBe(
    'It takes the lead from Ben and leaves more coins.',
  );
});

test('where nothing speaks for it the sentence says so', () => {
  expect(because(text, { kind: 'equal' })).toBe('All the same.');
  expect(because(text, { kind: 'later' })).toBe('It pays later.');
});
