/** Words, numbers and times as tools print them. */

/** The words of a line, as columns of fixed width have them. Faster than a split, and large files have millions of lines. */
export const wordsOf = (line: string): readonly string[] => line.match(/\S+/g) ?? [];

/** A cell that is a number, with a point or a comma and no other sign. */
const plain = /^-?\d+(?:([.,])\d+)?$/;
/** Whether a text is digits with one point between them. */
function isPlainDecimal(text: string): boolean {
  const point = text.indexOf('.');
  if (point < 1 || point === text.length - 1 || text.length > 40) return false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (at !== point && (code < 48 || code > 57)) return false;
  }
  return true;
}

const exponent = /^-?\d+(?:\.\d+)?e[+-]?\d+$/i;

/** Reads the cells of one table. Whether a comma is the decimal sign is settled by its first number that has one. */
export class Decimals {
  #sign: string | undefined;
  /** Whether a size came with a unit, as `--human` prints it: rounded to one decimal. */
  hasUnits = false;

  /**
   * @returns `NaN` for a cell without a value (`nan`, `inf`, `N/A`, blank); nothing for one that is no
   *   number of this table, such as one with a thousands separator
   */
  read(cell: string): number | undefined {
    // Nearly all cells of a large file are plain digits with a point: those are not looked at further.
    if (this.#sign === '.' && isPlainDecimal(cell)) return Number(cell);
    const text = cell.trim();
    if (text === '' || /^(-?nan|-?inf|n\/a|-)$/i.test(text)) return Number.NaN;
    if (text.length > 40) return undefined;
    const [, sign] = plain.exec(text) ?? [];
    if (sign !== undefined) {
      this.#sign ??= sign;
      return sign === this.#sign ? Number(text.replace(',', '.')) : undefined;
    }
    return plain.test(text) || exponent.test(text) ? Number(text) : undefined;
  }
}

const suffixes: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, g: 1e9, t: 1e12 };

/** “18.6k” and “1034k”, as fio shortens counts: thousands. */
export function shortCount(text: string): number {
  const [, digits = '', suffix = ''] = /^\s*(\d+(?:\.\d+)?)\s*([kmgt])?\s*$/i.exec(text) ?? [];
  return digits === '' ? Number.NaN : Number(digits) * (suffixes[suffix.toLowerCase()] ?? 1);
}

const binary: Readonly<Record<string, number>> = {
  k: 1024,
  m: 1024 ** 2,
  g: 1024 ** 3,
  t: 1024 ** 4,
};

/** “4096MiB”, “12.6MB”, “611058KB”, “8KiB”, “1GiB”, “4k”: an `i` means powers of 1,024, and so does everything with `legacy`. */
export function byteCount(text: string, legacy = false): number {
  const [, digits = '', prefix = '', i] =
    /^\s*(\d+(?:\.\d+)?)\s*([kmgt])?(i)?b?\s*$/i.exec(text) ?? [];
  if (digits === '') return Number.NaN;
  const key = prefix.toLowerCase();
  return Number(digits) * ((i || legacy ? binary : suffixes)[key] ?? 1);
}

const unitSeconds: Readonly<Record<string, number>> = {
  nsec: 1e-9,
  usec: 1e-6,
  msec: 1e-3,
  sec: 1,
};
/** Seconds of one unit as fio names it. */
export const secondsOf = (unit: string): number => unitSeconds[unit] ?? Number.NaN;

const clock =
  /(?<!\d)(\d{1,2})[:時时h](\d{2})[:分m](\d{2})(?:[.,](\d{1,3}))?[秒s]?(?:\s*([AP])M\b)?/i;

/** The time of day in a line, in seconds; nothing if there is none. */
export function timeOfDay(text: string): number | undefined {
  const [whole, hours, minutes, seconds, fraction = '', half] = clock.exec(text.slice(0, 80)) ?? [];
  if (!whole) return undefined;
  const hour = half ? (Number(hours) % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 60) return undefined;
  return hour * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction || 0}`);
}

const day = 86_400;

/** Times of day as seconds since the first of them; a day's end is passed, and a clock that was set back noticed. */
export class Clock {
  #first: number | undefined;
  #last = 0;
  #days = 0;
  wentBack = false;

  /** The first time, in seconds of its day. */
  get first(): number | undefined {
    return this.#first;
  }

  /** @returns seconds since the first time; `NaN` without one */
  since(time: number | undefined): number {
    if (time === undefined) return Number.NaN;
    this.#first ??= time;
    if (time < this.#last) {
      // From 23:50 to 00:00 is a new day. Anything less than half a day back is a clock that was set.
      if (this.#last - time > day / 2) this.#days++;
      else this.wentBack = true;
    }
    this.#last = time;
    return this.#days * day + time - this.#first;
  }

  /** Seconds from a time of day to the first time, if that is less than half a day later. */
  sinceStart(time: number): number | undefined {
    const seconds = this.#first === undefined ? 0 : (this.#first - time + day) % day;
    return seconds > 0 && seconds < day / 2 ? seconds : undefined;
  }
}

/** The step between times: the median of the differences that are more than none, so that a gap does not count. */
export function stepOf(times: readonly number[]): number | undefined {
  const steps: number[] = [];
  for (let at = 1; at < times.length && steps.length < 10_000; at++) {
    const step = (times[at] ?? Number.NaN) - (times[at - 1] ?? Number.NaN);
    if (step > 0) steps.push(step);
  }
  return steps.toSorted((a, b) => a - b)[steps.length >> 1];
}
