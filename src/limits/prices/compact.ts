/**
 * The prices of a region as the browser gets them: names and amounts column by column, 0 where the
 * list has no price. Most sizes of a series cost as many times more as the number in their name is
 * larger, and such a series has one amount. With Windows most cost what its licence costs for each vCPU on top.
 * Those of shared disks stay out, since no answer has them.
 */
import { present } from '../../units/present.ts';
import type { Prices, RegionPrices } from './region.ts';

/** Names that stand together and differ in one number are one word: `D2,4,8s_v5`. */
type Named = readonly [names: string, lrs: readonly number[], zrs: readonly number[]];
/** One entry a word of names: the amount of the largest, where the others are in proportion, or that of each. */
type Amounts = readonly (number | readonly number[])[];
type Packed = Omit<Prices, 'vms' | 'disks' | 'operations' | 'savings'> & {
  readonly vms: readonly [names: string, linux: Amounts, windows: Amounts];
  /** By words of names too, of which all have one ratio: that of Linux, or both. */
  readonly savings: readonly (number | readonly [linux: number, windows: number])[];
  readonly disks: Named;
  readonly operations: Named;
  /** The sizes whose Linux price is computed. */
  readonly computed: string;
};

const parts = /^(\D+)([\d,-]+)(.*)$/;

function packNames(names: readonly string[]): string {
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

const unpackNames = (words: string): readonly string[] =>
  words.split(' ').flatMap((word) => unpackWord(word).map(({ name }) => name));

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

const packAmounts = (words: string, amountOf: (name: string) => number): Amounts =>
  words.split(' ').map((word) => {
    const amounts = unpackWord(word).map(({ name }) => amountOf(name));
    const [first = 0] = amounts;
    const isOne = amounts.length === 1 || amounts.every((amount) => amount === licensed);
    return isOne ? first : (largestOf(word, amounts) ?? amounts);
  });

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

/** @param sizes the sizes that are needed, by their listed names */
export function packPrices(
  { mounts: _, ...prices }: RegionPrices,
  sizes: ReadonlySet<string>,
): string {
  const vms = [...prices.vms].filter(([name]) => sizes.has(name));
  const named = (list: Prices['disks']): Named => [
    packNames([...list.keys()]),
    [...list.values()].map(({ lrs = 0 }) => lrs),
    [...list.values()].map(({ zrs = 0 }) => zrs),
  ];
  const names = packNames(vms.map(([name]) => name));
  const linux = (name: string) => prices.vms.get(name)?.linux ?? 0;
  const windows = (name: string) => {
    const amount = prices.vms.get(name)?.windows ?? 0;
    return amount === withLicence(linux(name), name) ? licensed : amount;
  };
  const packed: Packed = {
    ...prices,
    vms: [names, packAmounts(names, linux), packAmounts(names, windows)],
    savings: names.split(' ').map((word) => {
      const { linux: ratio = 0, windows: licensed } =
        prices.savings.get(unpackWord(word)[0]?.name ?? '') ?? {};
      return licensed === undefined ? ratio : [ratio, licensed];
    }),
    computed: packNames(vms.filter(([, { computed }]) => computed).map(([name]) => name)),
    disks: named(prices.disks),
    operations: named(prices.operations),
  };
  return JSON.stringify(packed);
}

/** The same prices as far as they were packed. */
export function unpackPrices(text: string): Prices {
  const { computed, ...packed } = JSON.parse(text) as Packed;
  const areComputed = new Set(unpackNames(computed));
  const named = ([names, lrs, zrs]: Named) =>
    new Map(
      unpackNames(names).map((name, at) => [
        name,
        present({ lrs: lrs[at] || undefined, zrs: zrs[at] || undefined }),
      ]),
    );
  const [names, ...columns] = packed.vms;
  const [linux = [], windows = []] = columns.map((amounts) => unpackAmounts(names, amounts));
  const pricesAt = (name: string, at: number) => {
    const [alone = 0, other = 0] = [linux[at], windows[at]];
    return {
      ...present({ linux: alone || undefined }),
      ...present({ windows: (other === licensed ? withLicence(alone, name) : other) || undefined }),
      ...(areComputed.has(name) ? { computed: true as const } : {}),
    };
  };
  return {
    ...packed,
    vms: new Map(unpackNames(names).map((name, at) => [name, pricesAt(name, at)])),
    savings: new Map(
      names.split(' ').flatMap((word, at) => {
        const packedRatio = packed.savings[at] ?? 0;
        const [ratio, licence] =
          typeof packedRatio === 'number' ? [packedRatio, undefined] : packedRatio;
        const saving = present({ linux: ratio || undefined, windows: licence });
        return ratio ? unpackWord(word).map(({ name }) => [name, saving] as const) : [];
      }),
    ),
    disks: named(packed.disks),
    operations: named(packed.operations),
  };
}
