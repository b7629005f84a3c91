/** The step of a replay in the address: `#replay=37` can be sent to others. */

export function stepIn(hash: string): number | null {
  const found = /^#?replay=(\d+)$/.exec(hash);
  return found ? Number(found[1]) : null;
}

export function pathOf(table: string, step: number | null): string {
  return step === null ? `/t/${table}` : `/t/${table}#replay=${step}`;
}
