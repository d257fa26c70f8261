/**
 * The prices of a region as the browser gets them: names and amounts column by column, 0 where the
 * list has no price. Those with zone redundancy and of shared disks stay out, since no answer has them.
 */
import { present } from '../columns/column.ts';
import type { Prices, RegionPrices } from './region.ts';

type Named = readonly [names: string, ...amounts: (readonly number[])[]];
type Packed = Omit<Prices, 'vms' | 'disks' | 'operations'> & {
  /** Linux, and how much more Windows costs: fewer different numbers than its price. */
  readonly vms: Named;
  readonly disks: Named;
  readonly operations: Named;
};

/** Prices of an hour have no more than six decimals. */
const rounded = (amount: number) => Math.round(amount * 1e6) / 1e6;

/** @param sizes the sizes that are needed, by their listed names */
export function packPrices(
  { mounts: _, ...prices }: RegionPrices,
  sizes: ReadonlySet<string>,
): string {
  const vms = [...prices.vms].filter(([name]) => sizes.has(name));
  const local = (list: Prices['disks']): Named => [
    [...list.keys()].join(' '),
    [...list.values()].map(({ lrs = 0 }) => lrs),
  ];
  const packed: Packed = {
    ...prices,
    vms: [
      vms.map(([name]) => name).join(' '),
      vms.map(([, { linux = 0 }]) => linux),
      vms.map(([, { linux = 0, windows }]) => (windows ? rounded(windows - linux) : -1)),
    ],
    disks: local(prices.disks),
    operations: local(prices.operations),
  };
  return JSON.stringify(packed);
}

/** The same prices as far as they were packed. */
export function unpackPrices(text: string): Prices {
  const packed = JSON.parse(text) as Packed;
  const local = ([names, amounts = []]: Named) =>
    new Map(names.split(' ').map((name, at) => [name, present('lrs', amounts[at] || undefined)]));
  const [names, linux = [], more = []] = packed.vms;
  return {
    ...packed,
    vms: new Map(
      names.split(' ').map((name, at) => {
        const [base = 0, above = -1] = [linux[at], more[at]];
        return [
          name,
          {
            ...present('linux', base || undefined),
            ...present('windows', above < 0 ? undefined : rounded(base + above)),
          },
        ];
      }),
    ),
    disks: local(packed.disks),
    operations: local(packed.operations),
  };
}
