/** What a tooltip says of a collection card. */

import type { Speech } from '../../i18n/format';
import type { LegacyCollectionCard } from '../../wire/types';

export function advice(card: LegacyCollectionCard, text: Speech): string[] {
  const lines = [
    `${text.say('term.points', { count: card.points })} · ${text.say(card.large ? 'term.large' : 'term.small')}`,
  ];
  const missing = Object.entries(card.missing).map(([kind, n]) => (n > 1 ? `${n} × ` : '') + text.name(kind));
  if (card.holder !== null) lines.push(text.say('term.held_by', { seat: card.holder }));
  if (card.give_up.length)
    lines.push(`${text.say('term.gives_up')}: ${card.give_up.map((kind) => text.name(kind)).join(', ')}`);
  if (card.holder === null && missing.length) lines.push(`${text.say('term.missing')}: ${missing.join(', ')}`);
  if (card.effect) lines.push(text.say(`tip.${card.effect}`));
  return lines;
}
