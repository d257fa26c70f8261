/** Long times, such as the parts of a day: parsed and serialized. */
import { parseAmount, quote, shifted, unmistakable } from './decimal.ts';
import { formatDuration } from './format.ts';
import { missingUnit, type Range, within } from './parse.ts';
import { type Seconds, seconds } from './quantity.ts';
import { err, isOk, type Result } from './result.ts';

const durationUnits: Readonly<Record<string, number>> = {
  s: 1,
  sec: 1,
  second: 1,
  seconds: 1,
  m: 60,
  min: 60,
  mins: 60,
  minute: 60,
  minutes: 60,
  h: 3600,
  hour: 3600,
  hours: 3600,
  d: 86_400,
  day: 86_400,
  days: 86_400,
};

/** Hours and minutes as a clock has them, with seconds or without. */
const clockTime = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?$/;

/**
 * For how long? `30 min`, `1h`, `90s`, `1h30min`, `2 days`, `1:30` (hours and minutes).
 * @returns seconds within the range
 */
export function parseDuration(text: string, range: Range<Seconds>): Result<Seconds> {
  const accepted = 'a time such as 30 min, 1h or 90s';
  const [, ...clock] = clockTime.exec(text.trim()) ?? [];
  if (clock.length > 0) {
    const [hours, minutes, rest] = clock.map((part) => Number(part ?? 0));
    return within(
      seconds((hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (rest ?? 0)),
      range,
      formatDuration,
    );
  }
  let total = 0;
  // A part is a number and its unit; a text without a unit is one part.
  for (const part of text.trim().match(/[\d.,]+\s*\p{L}*|\S+/gu) ?? ['']) {
    const amount = parseAmount(part, accepted);
    if (!isOk(amount)) return amount;
    const { digits, unit } = amount.value;
    if (unit === '') return missingUnit(digits, ['min', 'h']);
    const key = unit.toLowerCase();
    const factor = Object.hasOwn(durationUnits, key) ? durationUnits[key] : undefined;
    if (factor === undefined) return err(`${quote(unit)} is not a unit of time. Type ${accepted}.`);
    total += Number(digits) * factor;
  }
  return within(seconds(total), range, formatDuration);
}

/** A time of the clock, to the minute: “1:30”. */
export function formatClock(value: Seconds): string {
  const minutes = Math.round(value / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** A long time in the largest unit in which it is whole: `30min`, `1h`. */
export function serializeDuration(value: Seconds): string {
  const units = [
    [86_400, 'd'],
    [3600, 'h'],
    [60, 'min'],
  ] as const;
  for (const [factor, unit] of units)
    if (value >= factor && Number.isInteger(value / factor)) return `${value / factor}${unit}`;
  return `${unmistakable(shifted(value, 0))}s`;
}
