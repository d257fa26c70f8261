import { bad, good, type Read } from './result.ts';

/** Longer input is no quantity; quoting it back would only push the page around. */
const longest = 60;

/** Quotes what was typed, short enough to stand in a sentence. */
export function quote(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > 24 ? `“${flat.slice(0, 23)}…”` : `“${flat}”`;
}

/** A text split into its number and what follows it. The number is kept as text, so that a unit can shift its point without rounding. */
export type Amount = { readonly digits: string; readonly unit: string };

/**
 * Splits “8 KiB” into “8” and “KiB”. A decimal comma is understood; a comma before exactly
 * three digits could be either, so both readings are offered and neither is taken.
 *
 * @param text as typed
 * @param wanted what is accepted, as the end of a sentence: “an IO size such as 8 KiB”
 */
export function readAmount(text: string, wanted: string): Read<Amount> {
  const trimmed = text.trim();
  if (trimmed === '') return bad(`Nothing is given. Type ${wanted}.`);
  if (trimmed.length > longest) return bad(`That is too long to be a quantity. Type ${wanted}.`);
  const match = /^(\d[\d,.]*)\s*(\D.*)?$/u.exec(trimmed.replace(/[\u00a0\u202f]/g, ' '));
  if (!match) return bad(`${quote(trimmed)} can’t be read. Type ${wanted}.`);
  const [, number = '', unit = ''] = match;
  if (/^\d{1,3},\d{3}$/.test(number)) {
    const [whole, rest] = number.split(',');
    return bad(
      `${quote(number)} could mean ${whole}${rest} or ${whole}.${rest}. Type the one you mean, without a comma.`,
    );
  }
  const plain = number.replace(',', '.');
  if (!/^\d+(\.\d*)?$/.test(plain)) return bad(`${quote(trimmed)} can’t be read. Type ${wanted}.`);
  return good({ digits: plain.replace(/\.$/, ''), unit: unit.trim() });
}

/** Reads the decimal text times a power of ten, correctly rounded: `scaled('2.072', -3)` is the same number as `0.002072`. */
export const scaled = (digits: string, power: number) => Number(`${digits}e${power}`);

/** Writes a number times a power of ten without rounding it, so that `scaled(shifted(x, n), -n)` is x again. */
export function shifted(value: number, power: number): string {
  if (value === 0) return '0';
  const [mantissa = '0', exponent = '0'] = value.toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const point = 1 + Number(exponent) + power;
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return digits + '0'.repeat(point - digits.length);
  return `${digits.slice(0, point)}.${digits.slice(point)}`;
}
