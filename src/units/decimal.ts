/** Decimal numbers as people type them, and how a problem quotes what was typed. */
import { err, ok, type Result } from './result.ts';

/** Longer input cannot be a quantity, and quoting it would disturb the layout. */
const maxLength = 60;

/** Text that somebody typed or a link carried, short enough to be read in a sentence. */
export function clipped(text: string): string {
  const flat = text.slice(0, 1000).replace(/\s+/g, ' ').trim();
  return (flat.length > 24 ? `${flat.slice(0, 23)}…` : flat).toWellFormed();
}

/** The same in quotation marks. */
export const quote = (text: string) => `“${clipped(text)}”`;

/** Joins names as a sentence does: “a, b or c”. */
export const eitherOf = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '');

/** A text split into its number and what follows it. The number is kept as text, so that a unit can shift its point without rounding. */
export type Amount = { readonly digits: string; readonly unit: string };

const withCommas = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const withPoints = /^[1-9]\d{0,2}(\.\d{3})+,\d*$|^[1-9]\d{0,2}(\.\d{3}){2,}$/;
/** A blank or an apostrophe between thousands, as in much of Europe; a comma or a point after them can only be decimal. */
const gap = /[ '’](?=\d{3}(?!\d))/g;
/** “20.000” means twenty to one reader and twenty thousand to another. “0.125” and “1234.500” are decimals to both. */
const eitherWay = /^[1-9]\d{0,2}\.\d{3}$/;

/** The number with a point for its decimals and nothing between its thousands; nothing if it is no number. */
function plainNumber(typed: string): string | undefined {
  const number = typed.replace(gap, '');
  const plain = withCommas.test(number)
    ? number.replaceAll(',', '')
    : withPoints.test(number)
      ? number.replaceAll('.', '').replace(',', '.')
      : number.replace(',', '.');
  return /^\d+(\.\d*)?$/.test(plain) ? plain.replace(/\.$/, '') : undefined;
}

/** Whether `parseAmount` would ask which of two numbers this is. */
export const isAmbiguous = (digits: string) => eitherWay.test(digits);

/** The same decimal number in a form that has no second reading. */
export const unmistakable = (digits: string) => (isAmbiguous(digits) ? `${digits}0` : digits);

/** Without zeros at the end, but still with a single reading: “20.000” becomes 20, “1.125” becomes 1.1250. */
const asDecimal = (digits: string) => unmistakable(digits.replace(/\.?0+$/, ''));

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * Splits “8 KiB” into “8” and “KiB”. Groups of three digits after commas are thousands, as this
 * site prints them, and so are those after blanks; any other comma is a decimal comma. One point before exactly three digits is
 * either, so both readings are offered and neither is taken.
 *
 * @param text as typed
 * @param accepted what is accepted, as the end of a sentence: “an IO size such as 8 KiB”
 * @param isDecimal whether with this unit a point can only be a decimal point
 */
export function parseAmount(
  text: string,
  accepted: string,
  isDecimal: (unit: string) => boolean = () => false,
): Result<Amount> {
  const trimmed = text.trim();
  if (trimmed === '') return err(`Nothing is given. Type ${accepted}.`);
  if (trimmed.length > maxLength)
    return err(`That is too long to be a quantity. Type ${accepted}.`);
  const match = /^([1-9]\d{0,2}(?:[ '’]\d{3})+(?:[.,]\d*)?(?!\d)|\d[\d,.]*)(\s*)(\D.*)?$/u.exec(
    trimmed.replace(/[\u00a0\u2009\u202f]/g, ' '),
  );
  const [, number = '', gap = '', unit = ''] = match ?? [];
  const digits = plainNumber(number);
  if (digits === undefined) return err(`${quote(trimmed)} can’t be read. Type ${accepted}.`);
  if (isAmbiguous(number) && !isDecimal(unit)) {
    const thousands = digits.replace('.', '');
    const decimal = asDecimal(digits);
    const readings = [thousands, decimal].map((reading) => `${reading}${gap}${unit}`);
    return err(
      `${quote(number)} can mean ${grouped(thousands)} or ${decimal}. Type ${eitherOf(readings)}.`,
      readings,
    );
  }
  return ok({ digits, unit });
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
