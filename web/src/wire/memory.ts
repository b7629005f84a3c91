/** What this browser remembers between visits; where storage is forbidden it forgets without complaint. */

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`durbar.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`durbar.${key}`, value);
  } catch {
    // Forgetting is fine.
  }
}
