/** How old something is on a reader’s day: dates are printed, and a script adds the age that they have by then. */

/** Days from a day to another; nothing where the text does not begin with a year, a month or a day. */
export function daysOld(date: string, now: number): number | undefined {
  const then = Date.parse(/^\d{4}(-\d\d){0,2}(?!\d)/.exec(date)?.[0] ?? '');
  return then ? Math.floor((now - then) / 86_400_000) : undefined;
}

/** “93 days”, and from half a year “2 years 1 month”. */
export function ageInWords(days: number): string {
  const months = Math.floor(days / 30.4375);
  const parts: [number, string][] = [
    [Math.floor(months / 12), 'year'],
    [months % 12, 'month'],
  ];
  return (days < 183 ? [[days, 'day'] as const] : parts)
    .flatMap(([count, unit]) => (count ? `${count} ${unit}${count > 1 ? 's' : ''}` : []))
    .join(' ');
}

/** “ (93 days old)”, to stand behind a date; nothing where the clock is wrong or the date is no day. */
export function ageBehind(date: string, now: number = Date.now()): string {
  const days = daysOld(date, now) ?? 0;
  // A year, a month, and “or later” are at least so late.
  return days > 0 ? ` (${date.length === 10 ? '' : 'at most '}${ageInWords(days)} old)` : '';
}
