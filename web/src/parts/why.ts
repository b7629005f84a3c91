/** What speaks for an answer, in a sentence. */

import type { Speech } from '../i18n/format';
import type { Why } from '../wire/types';

export function because(text: Speech, why: Why): string {
  const reasons = why.reasons ?? [];
  const [first = '', second = ''] = reasons.map(({ kind, what }) =>
    text.say(`${what ? 'why_rival' : 'why'}.${kind}`, what),
  );
  const key = second ? 'two' : first ? 'one' : why.kind;
  return text.say(`because.${key}`, { first, second });
}
