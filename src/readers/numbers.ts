/** Words and numbers as tools print them. */

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
