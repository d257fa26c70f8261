/** What the list under a field shows, as data; and the figures that sizes and disks have alike. */
import type { Marks } from '../../limits/match-name.ts';
import type { Catalogue, Edition, VmLimit } from '../../limits/types.ts';
import {
  formatIops,
  formatNumber,
  formatThroughput,
  type ThroughputUnit,
} from '../../units/format.ts';

/** One figure of a row; its kind gives it its colour and its column. */
export type Cell = {
  readonly kind: 'count' | 'size' | 'iops' | 'rate' | 'burst' | 'price' | 'none';
  readonly text: string;
};

export type Offer = {
  readonly id: string;
  /** What is put into the field. */
  readonly text: string;
  readonly marks: Marks;
  /** What speaks against it: “retires 2028”. */
  readonly badge?: string;
  readonly cells: readonly Cell[];
  /** A line below it. */
  readonly below?: string;
  /** It is what the field holds. */
  readonly current: boolean;
};

export type Group = {
  readonly id: string;
  readonly label: string;
  readonly offers: readonly Offer[];
};

export type Offers = {
  readonly groups: readonly Group[];
  /** The id of the offer that Enter takes: the first, unless the text is a name as it is. */
  readonly entered?: string | undefined;
  /** How many match, as a sentence: shown, and said by screen readers. */
  readonly count: string;
  /** What the figures are. */
  readonly columns: string;
  /** What else there is, or can be typed. */
  readonly more: string;
};

/** What a month costs, where prices are loaded. */
export type MonthlyPrices = {
  /** “West Europe, Linux” */
  readonly of: string;
  readonly price: (name: string) => number | undefined;
};

export type Asked = {
  readonly text: string;
  /** Nothing was typed since the field was entered: its text is no search yet. */
  readonly untouched: boolean;
  readonly catalogue: Catalogue;
  readonly edition: Edition;
  /** Names that were chosen lately. */
  readonly recent: readonly string[];
  readonly prices?: MonthlyPrices | undefined;
  /** What the disk of this row is for. */
  readonly role?: string | undefined;
};

export const limitCells = (
  { iops, throughput }: VmLimit,
  unit: ThroughputUnit,
): readonly Cell[] => {
  if (typeof iops !== 'number' || typeof throughput !== 'number')
    return [{ kind: 'none', text: iops === 'none' ? 'no uncached limit' : 'not published' }];
  return [
    { kind: 'iops', text: formatIops(iops) },
    { kind: 'rate', text: formatThroughput(throughput, unit) },
  ];
};

export const priceCells = (prices: MonthlyPrices | undefined, name: string): readonly Cell[] => {
  if (!prices) return [];
  const price = prices.price(name);
  return [
    {
      kind: 'price',
      text: price === undefined ? '' : `$${formatNumber(price, price < 10 ? 2 : 0)}`,
    },
  ];
};

/** @param isName whether the text can be read as it is */
export const enteredOf = (groups: readonly Group[], { text, untouched }: Asked, isName: boolean) =>
  untouched || isName || text.trim() === '' ? undefined : groups[0]?.offers[0]?.id;

export const counted = (count: number, what: string) =>
  `${formatNumber(count)} ${what}${count === 1 ? '' : 's'}`;

/** The groups with as many rows as are in sight at first. */
export function firstRows(groups: readonly Group[], count: number): readonly Group[] {
  let left = count;
  return groups.flatMap((group) => {
    if (left <= 0) return [];
    const offers = group.offers.slice(0, left);
    left -= offers.length;
    return [{ ...group, offers }];
  });
}
