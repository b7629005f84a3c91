/** The hours of a day, and of whose clock. */

export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
export const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
