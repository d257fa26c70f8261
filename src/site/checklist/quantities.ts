/** Quantities that only a checklist asks for: plain counts, growth, spans of months, and a mix of IO sizes. */
import { quote, readAmount, scaled } from '../../units/decimal.ts';
import {
  type Bytes,
  bad,
  bytes,
  good,
  isGood,
  printNumber,
  type Range,
  type Read,
  readBytes,
  readShare,
} from '../../units/index.ts';

/**
 * How many? A mean counts too, so it may be a fraction: `3.4`, `12k`.
 * @param words units that may stand behind it, in lower case
 */
export function readNumber(
  text: string,
  { least, most }: Range<number>,
  wanted: string,
  words: readonly string[] = [],
): Read<number> {
  const amount = readAmount(text, wanted);
  if (!isGood(amount)) return amount;
  const unit = amount.value.unit.toLowerCase();
  const kilo = unit === 'k' || (unit.startsWith('k ') && words.includes(unit.slice(2)));
  if (unit !== '' && !kilo && !words.includes(unit))
    return bad(`${quote(amount.value.unit)} does not belong there. Type ${wanted}.`);
  const value = scaled(amount.value.digits, kilo ? 3 : 0);
  if (value >= least && value <= most) return good(value);
  return bad(`Out of range: it can be from ${printNumber(least)} to ${printNumber(most)}.`);
}

/** Tenfold and more in a step is a slip of the pen or another system. */
const mostGrowth = 10;

/**
 * By which part does it grow? `20%`, `20`, `150 %`. A bare number up to 3 could be a factor, so it is asked back.
 * @returns the part that is added: 0.2 for 20 %
 */
export function readGrowth(text: string): Read<number> {
  const wanted = 'a percentage such as 20 %';
  const amount = readAmount(text, wanted);
  if (!isGood(amount)) return amount;
  const { digits, unit } = amount.value;
  if (unit !== '' && unit !== '%')
    return bad(`${quote(unit)} is not a percentage. Type ${wanted}.`);
  const part = scaled(digits, -2);
  if (unit === '' && part > 0 && part <= 0.03)
    return bad(`${digits} could be ${digits} % or ${digits} times. Type the percent sign with it.`);
  if (part > mostGrowth) return bad('Out of range: it can be from 0 % to 1,000 %.');
  return good(part);
}

/** Whole months: `12`, `18 months`. */
export const readMonths = (text: string): Read<number> =>
  readNumber(text, { least: 1, most: 120 }, 'a number of months such as 12', ['month', 'months']);

export type Mix = readonly { readonly size: Bytes; readonly share: number }[];

/** Shares are rounded when they are written down. */
const tolerance = 0.0101;
const mostParts = 12;

/** Which sizes, and which part of the IOs each is: `8 KiB 70 %, 64 KiB 30 %`. */
export function readMix(text: string, range: Range<Bytes>): Read<Mix> {
  const wanted = 'sizes with their part of the IOs, such as 8 KiB 70 %, 64 KiB 30 %';
  if (text.length > 400) return bad(`That is too long. Type ${wanted}.`);
  const parts = text
    .split(/[;\n]|(?<=%)\s*,|,(?!\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.length > mostParts)
    return bad(`Type up to ${mostParts} ${wanted}.`);
  const mix: { size: Bytes; share: number }[] = [];
  for (const part of parts) {
    const [, size, share] = /^(\S+(?: ?[a-z]+)?)[\s:=×]+(\S+ ?%)$/i.exec(part) ?? [];
    if (size === undefined || share === undefined)
      return bad(`${quote(part)} can’t be read. Type ${wanted}.`);
    const readOne = readBytes(size, range);
    if (!isGood(readOne)) return readOne;
    const readPart = readShare(share);
    if (!isGood(readPart)) return readPart;
    mix.push({ size: readOne.value, share: readPart.value });
  }
  const total = mix.reduce((sum, { share }) => sum + share, 0);
  if (Math.abs(total - 1) > tolerance)
    return bad(`The parts add up to ${printNumber(total * 100, 1)} %, not to 100 %.`);
  return good(mix);
}

/** The mean IO of a mix: what throughput ÷ IOPS comes to. */
export const meanOf = (mix: Mix): Bytes =>
  bytes(
    Math.round(
      mix.reduce((sum, { size, share }) => sum + size * share, 0) /
        mix.reduce((sum, { share }) => sum + share, 0),
    ),
  );
