/** What speaks for an answer, in a sentence. */

import type { Speech } from '../i18n/format';
import type { Reason, Why } from '../wire/types';

export function because(text: Speech, why: Why): string {
  const reasons = why.reasons ?? [];
  const [first = '', second = ''] = reasons.map((reason) => text.say(`${wordsOf(reason)}.${reason.kind}`, reason.what));
  const key = second ? 'two' : first ? 'one' : why.kind;
  return text.say(`because.${key}`, { first, second });
}

/** It is a rival's loss, or no more than before, or a gain. */
function wordsOf({ what = {} }: Reason): string {
  return 'rival' in what ? 'why_rival' : 'kept' in what ? 'why_kept' : 'why';
}
