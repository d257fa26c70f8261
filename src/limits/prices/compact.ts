/**
 * The prices of a region as the browser gets them: names and amounts column by column, 0 where the
 * list has no price. Those with zone redundancy and of shared disks stay out, since no answer has them.
 */
import { present } from '../columns/column.ts';
import type { Prices, RegionPrices } from './region.ts';

/** Names that stand together and differ in one number are one word: `D2,4,8s_v5`. */
type Named = readonly [names: string, amounts: readonly number[]];
type Packed = Omit<Prices, 'vms' | 'disks' | 'operations'> & {
  /** Linux; and how much more Windows costs, as places in a list of all such amounts. */
  readonly vms: readonly [...Named, more: readonly number[], places: readonly number[]];
  readonly disks: Named;
  readonly operations: Named;
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

const unpackNames = (words: string): readonly string[] =>
  words.split(' ').flatMap((word) => {
    const [, start = word, numbers = '', end = ''] = parts.exec(word) ?? [];
    return numbers.split(',').map((number) => start + number + end);
  });

/** Prices of an hour have no more than six decimals. */
const rounded = (amount: number) => Math.round(amount * 1e6) / 1e6;

/** @param sizes the sizes that are needed, by their listed names */
export function packPrices(
  { mounts: _, ...prices }: RegionPrices,
  sizes: ReadonlySet<string>,
): string {
  const vms = [...prices.vms].filter(([name]) => sizes.has(name));
  const above = vms.map(([, { linux = 0, windows }]) => (windows ? rounded(windows - linux) : -1));
  const more = [...new Set(above)];
  const local = (list: Prices['disks']): Named => [
    packNames([...list.keys()]),
    [...list.values()].map(({ lrs = 0 }) => lrs),
  ];
  const packed: Packed = {
    ...prices,
    vms: [
      packNames(vms.map(([name]) => name)),
      vms.map(([, { linux = 0 }]) => linux),
      more,
      above.map((amount) => more.indexOf(amount)),
    ],
    disks: local(prices.disks),
    operations: local(prices.operations),
  };
  return JSON.stringify(packed);
}

/** The same prices as far as they were packed. */
export function unpackPrices(text: string): Prices {
  const packed = JSON.parse(text) as Packed;
  const local = ([names, amounts]: Named) =>
    new Map(unpackNames(names).map((name, at) => [name, present('lrs', amounts[at] || undefined)]));
  const [names, linux, more, places] = packed.vms;
  const pricesAt = (at: number) => {
    const [base = 0, above = -1] = [linux[at], more[places[at] ?? -1]];
    return {
      ...present('linux', base || undefined),
      ...present('windows', above < 0 ? undefined : rounded(base + above)),
    };
  };
  return {
    ...packed,
    vms: new Map(unpackNames(names).map((name, at) => [name, pricesAt(at)])),
    disks: local(packed.disks),
    operations: local(packed.operations),
  };
}
