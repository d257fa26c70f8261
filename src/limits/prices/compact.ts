/**
 * The prices of a region as the browser gets them: amounts column by column, 0 where the list has no price, up to the
 * last that has one. Those of VM
 * sizes have no names, since the sizes have them: they are in the order of the names of each part of the sizes. Most sizes of a series cost as many times more as the number in their name is
 * larger, and such a series has one amount. With Windows most cost what its licence costs for each vCPU on top.
 * Those of shared disks stay out, since no answer has them.
 */
import { defined } from '../../units/omit-undefined.ts';
import type { Vm } from '../rows.ts';
import { vmPartOf } from '../vm-parts.ts';
import {
  listedName,
  type Prices,
  type RegionPrices,
  type Saving,
  type SizePrice,
} from './region-prices.ts';

/** Names that stand together and differ in one number are one word: `D2,4,8s_v5`. */
type Named = readonly [names: string, lrs: readonly number[], zrs: readonly number[]];
/** One entry a word of names: the amount of the largest, where the others are in proportion, or that of each. */
type Amounts = readonly (number | readonly number[])[];
type OfSizes = readonly [
  linux: Amounts,
  windows: Amounts,
  /** Of each word, since all its names have one ratio: that of Linux, or both. */
  savings: readonly (number | readonly [linux: number, windows: number])[],
];
type Packed = Omit<Prices, 'vms' | 'disks' | 'operations' | 'savings'> & {
  /** By the part of the sizes. */
  readonly vms: Readonly<Record<string, OfSizes>>;
  readonly disks: Named;
  readonly operations: Named;
  /** The sizes whose Linux price is computed. */
  readonly computed: string;
};

const parts = /^(\D+)([\d,-]+)(.*)$/;

/** The names as words, in their order. */
export function packNames(names: readonly string[]): string {
  const words: { start: string; end: string; numbers: string[] }[] = [];
  for (const name of names) {
    const [, start = name, number = '', end = ''] = parts.exec(name) ?? [];
    const last = words.at(-1);
    if (last?.start === start && last.end === end) last.numbers.push(number);
    else words.push({ start, end, numbers: [number] });
  }
  return words.map(({ start, end, numbers }) => start + numbers + end).join(' ');
}

const unpackWord = (word: string) => {
  const [, start = word, numbers = '', end = ''] = parts.exec(word) ?? [];
  return numbers.split(',').map((number) => ({ name: start + number + end, number }));
};

export const unpackNames = (words: string): readonly string[] =>
  words.split(' ').flatMap((word) => unpackWord(word).map(({ name }) => name));

type Sized = Pick<Vm, 'name' | 'series'>;

/** The words of the names of each part of these sizes, in an order that does not depend on theirs. */
function wordsOf(sizes: readonly Sized[]): ReadonlyMap<string, string> {
  const byPart = new Map<string, Set<string>>();
  for (const size of sizes) {
    const names = byPart.get(vmPartOf(size)) ?? new Set();
    byPart.set(vmPartOf(size), names.add(listedName(size.name)));
  }
  const keyOf = (name: string) => name.replace(parts, '$1 $3');
  const numberOf = (name: string) => parts.exec(name)?.[2]?.split('-').map(Number) ?? [];
  const compare = (a: string, b: string) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    if (one !== other) return one < other ? -1 : 1;
    const [[most = 0, few = most], [others = 0, fewest = others]] = [numberOf(a), numberOf(b)];
    return most - others || few - fewest;
  };
  return new Map([...byPart].map(([part, names]) => [part, packNames([...names].sort(compare))]));
}

/** Lists print three decimals, and four below a tenth. */
const rounded = (amount: number) => Number(amount.toFixed(amount < 0.1 ? 4 : 3));

/** By what names of a word differ. `8-2` is 8 with fewer CPUs, and costs the same. */
const numbersOf = (word: string): readonly number[] =>
  unpackWord(word).map(({ number }) => Number.parseFloat(number));

/** What the names of a word cost if the largest costs so much. */
function inProportion(word: string, largest: number): readonly number[] {
  const numbers = numbersOf(word);
  const most = Math.max(...numbers);
  return numbers.map((number) => rounded((largest * number) / most));
}

/**
 * The amount of the largest name from which those of all follow, with as many decimals as that takes, since the
 * list rounds each amount.
 * @returns nothing where the amounts are not in proportion
 */
function largestOf(word: string, amounts: readonly number[]): number | undefined {
  const numbers = numbersOf(word);
  const most = Math.max(...numbers);
  const step = (amount: number) => (amount < 0.1 ? 0.00005 : 0.0005);
  const bound = (sign: number) =>
    amounts.map((amount, at) => ((amount + sign * step(amount)) * most) / (numbers[at] ?? most));
  const middle = (Math.max(...bound(-1)) + Math.min(...bound(1))) / 2;
  return [3, 4, 5]
    .map((decimals) => Number(middle.toFixed(decimals)))
    .find((largest) => inProportion(word, largest).every((amount, at) => amount === amounts[at]));
}

/** What is not there is 0 as well. */
const untilLast = <Item>(all: readonly Item[]): readonly Item[] =>
  all.slice(0, all.findLastIndex((one) => one !== 0) + 1);

const packAmounts = (words: string, amountOf: (name: string) => number): Amounts =>
  untilLast(
    words.split(' ').map((word) => {
      const amounts = unpackWord(word).map(({ name }) => amountOf(name));
      const [first = 0] = amounts;
      const isOne = amounts.length === 1 || amounts.every((amount) => amount === licensed);
      return isOne ? first : (largestOf(word, amounts) ?? amounts);
    }),
  );

const unpackAmounts = (words: string, packed: Amounts): readonly number[] =>
  words.split(' ').flatMap((word, at) => {
    const amounts = packed[at] ?? 0;
    if (typeof amounts !== 'number') return amounts;
    return amounts === licensed
      ? numbersOf(word).map(() => licensed)
      : word.includes(',')
        ? inProportion(word, amounts)
        : amounts;
  });

/** An hour of Windows for one vCPU, in all regions of the lists. */
const licence = 0.046;
/** In place of an amount with Windows: that with Linux, and the licence for as many vCPUs as the name says. */
const licensed = -1;

const withLicence = (linux: number, name: string) =>
  rounded(linux + licence * Number.parseFloat(parts.exec(name)?.[2] ?? ''));

/** @param sizes the sizes of today */
export function packPrices(
  { mounts: _, vms, savings: saved, ...prices }: RegionPrices,
  sizes: readonly Sized[],
): string {
  const words = wordsOf(sizes);
  const named = (list: Prices['disks']): Named => [
    packNames([...list.keys()]),
    untilLast([...list.values()].map(({ lrs = 0 }) => lrs)),
    untilLast([...list.values()].map(({ zrs = 0 }) => zrs)),
  ];
  const linux = (name: string) => vms.get(name)?.linux ?? 0;
  const windows = (name: string) => {
    const amount = vms.get(name)?.windows ?? 0;
    return amount === withLicence(linux(name), name) ? licensed : amount;
  };
  const savings = (word: string) => {
    const [saving] = unpackWord(word).flatMap(({ name }) => saved.get(name) ?? []);
    const { linux: ratio = 0, windows: licensed } = saving ?? {};
    return licensed === undefined ? ratio : ([ratio, licensed] as const);
  };
  const names = [...words.values()].flatMap(unpackNames);
  const packed: Packed = {
    ...prices,
    vms: Object.fromEntries(
      [...words].map(([part, of]) => [
        part,
        [packAmounts(of, linux), packAmounts(of, windows), untilLast(of.split(' ').map(savings))],
      ]),
    ),
    computed: packNames(names.filter((name) => vms.get(name)?.computed)),
    disks: named(prices.disks),
    operations: named(prices.operations),
  };
  return JSON.stringify(packed);
}

/** The same prices as far as they were packed. @param sizes the sizes of today that are there */
export function unpackPrices(text: string, sizes: readonly Sized[]): Prices {
  const { computed, ...packed } = JSON.parse(text) as Packed;
  const areComputed = new Set(unpackNames(computed));
  const named = ([names, lrs, zrs]: Named) =>
    new Map(
      unpackNames(names).map((name, at) => [
        name,
        defined({ lrs: lrs[at] || undefined, zrs: zrs[at] || undefined }),
      ]),
    );
  const vms = new Map<string, SizePrice>();
  const savings = new Map<string, Saving>();
  for (const [part, words] of wordsOf(sizes)) {
    const [ofLinux = [], ofWindows = [], ofWords = []] = packed.vms[part] ?? [];
    const [linux, windows] = [ofLinux, ofWindows].map((amounts) => unpackAmounts(words, amounts));
    for (const [at, name] of unpackNames(words).entries()) {
      const [alone = 0, other = 0] = [linux?.[at], windows?.[at]];
      const withWindows = other === licensed ? withLicence(alone, name) : other;
      if (!alone && !withWindows) continue;
      vms.set(name, {
        ...defined({ linux: alone || undefined, windows: withWindows || undefined }),
        ...(areComputed.has(name) ? { computed: true as const } : {}),
      });
    }
    for (const [at, word] of words.split(' ').entries()) {
      const [ratio, licence] = [ofWords[at] ?? 0].flat();
      const saving = defined({ linux: ratio || undefined, windows: licence });
      if (ratio)
        for (const { name } of unpackWord(word)) if (vms.has(name)) savings.set(name, saving);
    }
  }
  return {
    ...packed,
    vms,
    savings,
    disks: named(packed.disks),
    operations: named(packed.operations),
  };
}
