/**
 * What a reader types to find sizes, as conditions: `16 vcpu amd`, `>= 600 MB/s`, `local disk`. A number
 * with a unit is a bound, words such as `arm` are facts, and whatever is left is searched in names.
 */
import { eitherOf } from '../../units/decimal.ts';
import { err, formatNumber, isOk, ok, type Result } from '../../units/index.ts';
import { type Bound, readAs } from './bounds.ts';
import { costUnit } from './cost.ts';
import { type Fact, facts } from './facts.ts';

export type Condition = {
  /** What it means, in words. */
  readonly label: string;
  /** Where it is in the text. */
  readonly from: number;
  readonly to: number;
} & (
  | { readonly bound: Bound }
  | { readonly fact: Fact }
  /** What a name must contain: the whole of it, or else each word. */
  | { readonly words: readonly string[] }
);

/** The limits that a figure can be of, by the words for them; without any it is the uncached limit. */
const limits = [
  ['(?:uncached )?burst(?:ing)?', 'uncached-burst'],
  ['cached burst', 'cached-burst'],
  ['uncached', 'uncached'],
  ['cached', 'cached'],
  ['(?:premium )?ssd v2|ultra(?: disks?)?', 'elastic'],
  ['(?:local|temp)(?: disks?| ssd)?', 'local'],
] as const;
const sizes = [
  ['(?:local|temp)(?: disks?| ssd)?', 'temp'],
  ['memory|ram', 'memory'],
] as const;
const ofLimit = [...limits, ...sizes].map(([words]) => words).join('|');
const columnIn = (list: readonly (readonly [string, string])[], words: string) =>
  list.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(words))?.[1];

const number = String.raw`\d[\d.,]*`;
const spaces = String.raw`\s*`;
const units = String.raw`k?\s*(?:iops|ios?/s)|[kmgt]?i?b(?:/s(?:ec)?|ps)?|v?-?cpus?|cores?|(?:data )?disks?|usd(?:/month| a month)?|[kmgt]`;
const figure = new RegExp(
  String.raw`(?<![\w.,/-])(?:(${ofLimit})\s+)?(>=|=>|≥|<=|=<|≤|>|<|=|at least|at most|up to|under|below|from|min|max)?${spaces}(${number})(?:${spaces}(?:-|–|to)${spaces}(${number}))?(\+)?${spaces}(${units})?(\+)?(?![\w/])(?:\s+(${ofLimit})(?!\s*[\w\s]*?[\d<>=≥≤]))?`,
  'giu',
);

type Unit = { readonly kind: string; readonly column: string; readonly name: string };

/** What a unit counts; nothing for a number that has none. */
function unitOf(unit: string, limit: string): Unit | undefined {
  const rate = (half: string) => `${columnIn(limits, limit) ?? 'uncached'}-${half}`;
  if (/io/i.test(unit)) return { kind: 'IOPS', column: rate('iops'), name: 'IOPS' };
  if (/cpu|core/i.test(unit)) return { kind: 'count', column: 'vcpus', name: 'vCPUs' };
  if (/usd/i.test(unit)) return { kind: costUnit, column: 'cost', name: 'USD' };
  if (/disk/i.test(unit)) return { kind: 'count', column: 'data-disks', name: 'data disks' };
  if (/[/p]s|^m$/i.test(unit) || /sec$/i.test(unit))
    return { kind: 'rate', column: rate('throughput'), name: rateName(unit) };
  if (/^([kmgt]i?b|b|[gt])$/i.test(unit))
    return { kind: 'GiB', column: columnIn(sizes, limit) ?? 'memory', name: sizeName(unit) };
  return undefined;
}

const sizeName = (unit: string) => {
  const [letter = '', ...rest] = unit.toUpperCase();
  return rest.join('') === 'B' || letter === 'B' ? unit.toUpperCase() : `${letter}iB`;
};
/** What could be bits stays as it is typed, and is refused. */
const rateName = (unit: string) =>
  unit
    .replace(/^(.i?B)(?:ps|\/sec)$/, '$1/s')
    .replace(/^([kmg])(?=i?B)/, (letter) => letter.toUpperCase());

/** How the bound is compared: a number of vCPUs is meant exactly, a price at most, any other figure at least. */
function wayOf(sign: string, plus: boolean, { column }: Unit) {
  if (plus) return '≥';
  if (/^(<=|=<|≤|at most|up to|under|below|max)$/i.test(sign)) return '≤';
  if (/^[<>]$/.test(sign)) return sign;
  if (sign === '' && column === 'cost') return '≤';
  if (sign === '=' || (sign === '' && column === 'vcpus')) return '=';
  return '≥';
}

const comparisons: Readonly<Record<string, (figure: number, value: number) => boolean>> = {
  '≥': (figure, value) => figure >= value,
  '≤': (figure, value) => figure <= value,
  '=': (figure, value) => figure === value,
  '>': (figure, value) => figure > value,
  '<': (figure, value) => figure < value,
};

const printed = (digits: string, { name, kind }: Unit) => {
  const plain = Number(digits.replaceAll(',', ''));
  const text = Number.isNaN(plain) ? digits : formatNumber(plain, 3);
  return kind === 'IOPS' || kind === 'count' ? text : `${text}\u00a0${name}`;
};

type Named = (column: string) => string;

function boundOf(match: RegExpExecArray, named: Named): Result<Condition> {
  const [whole, before = '', sign = '', one = '', other, plus, unit = '', plusToo, after = ''] =
    match;
  const of = unitOf(unit, before || after);
  if (!of) {
    const readings = unit ? [`${one}${unit} IOPS`] : [`${one} IOPS`, `${one} MB/s`, `${one} GiB`];
    return err(`${whole.trim()} what? Type the unit with it: ${eitherOf(readings)}.`);
  }
  const { column, kind, name } = of;
  const isThousands = kind === 'IOPS' && /^k/i.test(unit);
  const typed = (digits: string) =>
    `${digits}${kind === 'count' ? '' : kind === 'IOPS' ? (isThousands ? 'k' : '') : ` ${name}`}`;
  const field = { name: column, column, kind, what: name };
  const [low, high] = [readAs(field, typed(one)), other ? readAs(field, typed(other)) : undefined];
  if (!isOk(low)) return low;
  if (high && !isOk(high)) return high;
  const text = (digits: string) => `${printed(digits, of)}${isThousands ? 'k' : ''}`;
  const way = wayOf(sign.toLowerCase(), Boolean(plus ?? plusToo), of);
  const isWithin = (figure: number) =>
    high
      ? figure >= low.value && figure <= high.value
      : comparisons[way]?.(figure, low.value) === true;
  return ok({
    from: match.index,
    to: match.index + whole.length,
    label: `${named(column)} ${other ? `${text(one)} to ${text(other)}` : `${way} ${text(one)}`}`,
    bound: { column, isWithin },
  });
}

/** Blanks out what has been understood, so that places in the text stay what they are. */
const without = (text: string, { from, to }: { readonly from: number; readonly to: number }) =>
  text.slice(0, from) + '\n'.repeat(to - from) + text.slice(to);

/**
 * @param named how a column is called in a condition
 * @returns the conditions in the order of the text, or a sentence about the first number that cannot be read
 */
export function parseQuery(text: string, named: Named): Result<readonly Condition[]> {
  const found: Condition[] = [];
  let rest = text.replace(/[\u00a0\u202f]/g, ' ');
  for (const match of rest.matchAll(figure)) {
    const [whole, , sign = '', digits = '', other, , unit = ''] = match;
    // “16” may be a part of a name, “20000” is not.
    if (unit === '' && sign === '' && !other && !/[.,]|\d{4}/.test(digits)) continue;
    const bound = boundOf(match, named);
    if (!isOk(bound)) return bound;
    const trailing = whole.length - whole.trimEnd().length;
    found.push({ ...bound.value, to: bound.value.to - trailing });
  }
  for (const condition of found) rest = without(rest, condition);
  for (const fact of facts)
    for (const match of rest.matchAll(fact.words)) {
      const [from, to] = [match.index, match.index + match[0].length];
      found.push({ label: fact.label, from, to, fact });
      rest = without(rest, { from, to });
    }
  for (const { 0: run, index } of rest.matchAll(/[^\s,;]+(?:[ ,;]+[^\s,;]+)*/g)) {
    const words = run
      .split(/[ ,;]+/)
      .filter((word) => !/^(?:and|with|the|a|or|size|sizes|vm|vms)$/i.test(word));
    if (words.length > 0)
      found.push({ label: `name: ${words.join(' ')}`, from: index, to: index + run.length, words });
  }
  return ok(found.sort((one, other) => one.from - other.from));
}

/** The text without one of its conditions. */
export const withoutCondition = (text: string, { from, to }: Condition): string =>
  `${text.slice(0, from)} ${text.slice(to)}`.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,]+$/g, '');
