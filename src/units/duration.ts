/** Long times, such as the parts of a day: parsed and serialized. */
import { parseAmount, quote, shifted, unmistakable } from './decimal.ts';
import { formatDuration } from './format.ts';
import { missingUnit, type Range, within } from './parse.ts';
import { type Seconds, seconds } from './quantity.ts';
import { err, isOk, type Result } from './result.ts';

const durationUnits: Readonly<Record<string, number>> = {
  ms: 0.001,
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

/** A number and its unit; thousands may have blanks between them. */
const numberWithUnit = /(?:[1-9]\d{0,2}(?: \d{3})+(?!\d)|\d[\d.,]*)\s*\p{L}*|\S+/gu;
/** A comma or a point after a unit: “1h, 30 min.” */
const afterUnit = /(?<=\p{L})[,.](?=\s|$)/gu;

/** What a number may be that follows a number with a unit of so many seconds: “1h30”. */
const nextUnit: Readonly<Record<number, string>> = { 86400: 'h', 3600: 'min', 60: 's' };

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
  if (text.includes(':')) return err(`${quote(text)} can’t be read. Type ${accepted}.`);
  let [total, last] = [0, 0];
  const parts = text.trim().replace(afterUnit, '').match(numberWithUnit) ?? [''];
  for (const [at, part] of parts.entries()) {
    const amount = parseAmount(part, accepted);
    if (!isOk(amount)) return amount;
    const { digits, unit } = amount.value;
    if (unit === '' && parts.length === 1) return missingUnit(digits, ['min', 'h']);
    if (unit === '') {
      const next = at === parts.length - 1 && nextUnit[last];
      const whole = `${parts.slice(0, at).join(' ')} ${digits} ${next}`;
      return next
        ? err(`${digits} what? Type the unit with it: ${whole}.`, [whole])
        : err(`${quote(digits)} has no unit. Type ${accepted}.`);
    }
    const key = unit.toLowerCase();
    const factor = Object.hasOwn(durationUnits, key) ? durationUnits[key] : undefined;
    if (factor === undefined) return err(`${quote(unit)} is not a unit of time. Type ${accepted}.`);
    total += Number(digits) * factor;
    last = factor;
  }
  // 1.1 h are 3,960 s, without the error of binary fractions.
  return within(seconds(Number(total.toPrecision(15))), range, formatDuration);
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
