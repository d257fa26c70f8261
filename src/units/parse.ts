/**
 * From what a person types to a quantity, or to one sentence that says what is accepted. Nothing is
 * guessed: where a text has two readings, both are offered. A bare number takes the unit of its
 * field, where the field has one and names it.
 */
import { eitherOf, parseAmount, quote, scaled, shifted } from './decimal.ts';
import {
  formatBytes,
  formatIops,
  formatNumber,
  formatSeconds,
  formatThroughput,
  type ThroughputUnit,
} from './format.ts';
import {
  type Bytes,
  type BytesPerSecond,
  bytes,
  bytesPerSecond,
  type Fraction,
  fraction,
  type Iops,
  type Seconds,
  seconds,
} from './quantity.ts';
import { err, isOk, ok, type Result } from './result.ts';

/** The closed range a reader accepts. */
export type Range<T> = { readonly min: T; readonly max: T };

export function within<T extends number>(
  value: T,
  { min, max }: Range<T>,
  print: (value: T) => string,
): Result<T> {
  if (value >= min && value <= max) return ok(value);
  return err(`Out of range: it can be from ${print(min)} to ${print(max)}.`);
}

/** The unit that was typed, or the default unit of the field. */
const unitOrDefault = (typed: string, bare: string | undefined) => typed || (bare ?? '');

/** A number without a unit, in a field without a default unit: the usual ones are offered. */
export function missingUnit(digits: string, units: readonly string[]): Result<never> {
  const readings = units.map((unit) => `${digits} ${unit}`);
  return err(`${digits} what? Type the unit with it: ${eitherOf(readings)}.`, readings);
}

/** A decimal unit moves the point, so that 2.043267 MB is a whole number of bytes; a binary one multiplies, which is exact. */
const binary = (factor: number) => (digits: string) => Number(digits) * factor;
const decimal = (power: number) => (digits: string) => scaled(digits, power);

/** By the unit in lower case: `k`, `ki` (as Kubernetes writes it) and `kib` are binary, `kb` is decimal. */
const sizeUnits: Readonly<Record<string, (digits: string) => number>> = Object.fromEntries([
  ...['b', 'byte', 'bytes'].map((unit) => [unit, decimal(0)]),
  ...['k', 'm', 'g', 't'].flatMap((letter, at) => [
    ...['', 'i', 'ib'].map((rest) => [`${letter}${rest}`, binary(1024 ** (at + 1))]),
    [`${letter}b`, decimal(3 * (at + 1))],
  ]),
]);

const acceptedSize = 'a size such as 8 KiB or 1 MiB';

/** The units that a field of a size can have. */
export type SizeUnit = 'KiB' | 'GiB';

function parseSize(text: string, bare?: SizeUnit): Result<number> {
  const amount = parseAmount(text, acceptedSize);
  if (!isOk(amount)) return amount;
  const { digits } = amount.value;
  const unit = unitOrDefault(amount.value.unit, bare);
  if (unit === '') return missingUnit(digits, ['KiB', 'B']);
  const key = unit.toLowerCase();
  const sizeIn = Object.hasOwn(sizeUnits, key) ? sizeUnits[key] : undefined;
  if (!sizeIn) return err(`${quote(unit)} is not a unit of size. Type ${acceptedSize}.`);
  return ok(sizeIn(digits));
}

/**
 * How large is it? `8KiB`, `8K` (binary, as fio and DiskSpd read it), `8 KB` (1000), `1.5 MiB`.
 * @param bare the unit of a number without one; left out, such a number is refused
 * @returns a whole number of bytes within the range
 */
export function parseBytes(text: string, range: Range<Bytes>, bare?: SizeUnit): Result<Bytes> {
  const size = parseSize(text, bare);
  if (!isOk(size)) return size;
  if (!Number.isInteger(size.value))
    return err(`${quote(text)} is not a whole number of bytes. Type ${acceptedSize}.`);
  return within(bytes(size.value), range, formatBytes);
}

/**
 * How large is it, as a counter reports it? A mean such as `23.46 KiB` need not be a whole number.
 * @param bare the unit of a number without one; left out, such a number is refused
 * @returns the nearest whole number of bytes within the range
 */
export function parseMeasuredBytes(
  text: string,
  range: Range<Bytes>,
  bare?: SizeUnit,
): Result<Bytes> {
  const size = parseSize(text, bare);
  if (!isOk(size)) return size;
  return within(bytes(Math.round(size.value)), range, formatBytes);
}

const rateUnits: Readonly<Record<string, number>> = {
  B: 1,
  KB: 1e3,
  kB: 1e3,
  KiB: 1024,
  MB: 1e6,
  MiB: 1024 ** 2,
  GB: 1e9,
  GiB: 1024 ** 3,
};

/**
 * How much in a second? `250MB/s` (10^6), `250 MiB/s` (2^20); also `MBps`, `MB/sec`. A bare `M`
 * is refused: the pages use it for both, and they are 4.86 % apart.
 * @param bare the unit of a number without one; left out, such a number is refused
 * @returns whole bytes per second within the range
 */
export function parseThroughput(
  text: string,
  range: Range<BytesPerSecond>,
  bare?: ThroughputUnit,
): Result<BytesPerSecond> {
  const accepted = 'a throughput such as 250 MB/s or 250 MiB/s';
  const amount = parseAmount(text, accepted);
  if (!isOk(amount)) return amount;
  const { digits } = amount.value;
  const unit = unitOrDefault(amount.value.unit, bare);
  const word = unit.replace(/\s*(\/\s*s(ec(ond)?)?|ps)$/i, '');
  if (/^[kmg]?$/i.test(word)) {
    const letter = word.toUpperCase() || 'M';
    const [decimals, binaries] = [`${digits} ${letter}B/s`, `${digits} ${letter}iB/s`];
    return err(
      `${quote(text)} does not say which unit. Type ${decimals} (decimal) or ${binaries} (binary).`,
      [decimals, binaries],
    );
  }
  if (/^[kmg]?b$/i.test(word) && word.endsWith('b') && unit !== word)
    return err(`${quote(unit)} reads as bits. Type ${digits} ${word.toUpperCase()}/s for bytes.`);
  const name = Object.keys(rateUnits).find((each) => each.toLowerCase() === word.toLowerCase());
  const factor = name === undefined ? undefined : rateUnits[name];
  if (factor === undefined || (unit === word && unit !== ''))
    return err(`${quote(text)} is not a throughput. Type ${accepted}.`);
  return within(bytesPerSecond(Math.round(Number(digits) * factor)), range, (value) =>
    formatThroughput(value),
  );
}

/**
 * Which number? `3.4`, `12k`; one that may be a mean, and so a fraction.
 * @param accepted what is accepted, as the end of a sentence
 * @param units what may follow it, in lower case
 * @returns the number within the range
 */
export function parseNumber<T extends number>(
  text: string,
  range: Range<T>,
  accepted: string,
  units: readonly string[] = [],
  print: (value: T) => string = (value) => formatNumber(value),
): Result<T> {
  const amount = parseAmount(text, accepted);
  if (!isOk(amount)) return amount;
  const typed = amount.value.unit.toLowerCase();
  const unit = units.includes(typed) ? typed : typed.replace(/^k\s*/, '');
  if (unit !== '' && !units.includes(unit))
    return err(`${quote(amount.value.unit)} is not a unit of this figure. Type ${accepted}.`);
  return within(scaled(amount.value.digits, unit === typed ? 0 : 3) as T, range, print);
}

/**
 * How many IOs in a second? `5000`, `5000 IOPS`, `5k`.
 * @returns IOPS within the range
 */
export const parseIops = (text: string, range: Range<Iops>): Result<Iops> =>
  parseNumber(text, range, 'a rate such as 5000 IOPS', ['iops', 'io/s'], formatIops);

/** The units that a field of a time can have. */
export type TimeUnit = 'ms' | 's';
/** Tools print “2.072 ms”; more than a thousand of these is written in the next larger unit. */
const isFineTime = (unit: string) => /^(ms|[uµμ]s)$/i.test(unit);
const timePowers: Readonly<Record<string, number>> = { s: 0, ms: -3, us: -6, µs: -6, μs: -6 };

/**
 * How long? `2ms`, `300 µs` (or `us`), `0.5 s`.
 * @param bare the unit of a number without one; left out, such a number is refused
 * @returns seconds within the range
 */
export function parseSeconds(
  text: string,
  range: Range<Seconds>,
  bare?: TimeUnit,
): Result<Seconds> {
  const accepted = 'a time such as 2 ms or 300 µs';
  const amount = parseAmount(text, accepted, (typed) => isFineTime(unitOrDefault(typed, bare)));
  if (!isOk(amount)) return amount;
  const { digits } = amount.value;
  const unit = unitOrDefault(amount.value.unit, bare);
  if (unit === '') return missingUnit(digits, ['ms', 's']);
  const key = unit.toLowerCase();
  const power = Object.hasOwn(timePowers, key) ? timePowers[key] : undefined;
  if (power === undefined) return err(`${quote(unit)} is not a unit of time. Type ${accepted}.`);
  return within(seconds(scaled(digits, power)), range, formatSeconds);
}

/**
 * Which fraction? `70%`, `70`. A bare number up to 1 could be a fraction or a percentage, so both are offered.
 * @returns a fraction from 0 to 1
 */
export function parseFraction(text: string): Result<Fraction> {
  const accepted = 'a percentage from 0 to 100, such as 70 %';
  // “12.345” cannot be thousands of per cent.
  const amount = parseAmount(text, accepted, () => true);
  if (!isOk(amount)) return amount;
  const { digits, unit } = amount.value;
  if (unit !== '' && unit !== '%')
    return err(`${quote(unit)} is not a percentage. Type ${accepted}.`);
  const percent = Number(digits);
  if (unit === '' && percent > 0 && percent <= 1) {
    const readings = [`${shifted(percent, 2)} %`, `${digits} %`];
    return err(
      `${digits} can mean ${eitherOf(readings)}. Type the percent sign with it.`,
      readings,
    );
  }
  if (percent > 100) return err('Out of range: it can be from 0 % to 100 %.');
  return ok(fraction(scaled(digits, -2)));
}

/**
 * How many? `4`.
 * @param what the thing counted, in the plural, for the message
 * @returns a whole number within the range
 */
export function parseCount(text: string, range: Range<number>, what: string): Result<number> {
  const accepted = `a whole number of ${what} from ${range.min} to ${formatNumber(range.max)}`;
  const amount = parseAmount(text, accepted);
  if (!isOk(amount)) return amount;
  const { digits, unit } = amount.value;
  if (unit !== '' || digits.includes('.'))
    return err(`${quote(text)} is not a whole number. Type ${accepted}.`);
  return within(Number(digits), range, (value) => formatNumber(value));
}
