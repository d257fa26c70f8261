/** Which VM sizes carry a load, and which of them is cheapest: uncached limits of the VM alone, without disks. */
import {
  hourlyPrice,
  hoursAMonth,
  isComputed,
  listedName,
  type Prices,
} from '../../limits/prices/region-prices.ts';
import type { Os } from '../../limits/prices/regions.ts';
import { savesCores } from '../../storage/find/requirement.ts';
import { compareVms, inCents, type Ranked } from '../../storage/find/vm-order.ts';
import { exceeds } from '../../units/index.ts';
import type { MapSize } from './sizes.ts';

export type Load = Pick<MapSize, 'iops' | 'throughput'>;

/** A size with its price a month. */
export type Offer = {
  readonly size: MapSize;
  readonly cents: number;
  /** The list has no right price for Linux; this one follows from that for Windows. */
  readonly isComputed: boolean;
};

/** The sizes that share a pair of limits: a dot. */
export type Place = Load & {
  readonly sizes: readonly MapSize[];
  /** Missing where none of them has a price. */
  readonly cheapest?: Offer | undefined;
};

export type SizeMap = {
  /** All places, whatever is chosen, so that the picture keeps its shape. */
  readonly places: readonly Place[];
  /** The chosen sizes that have a price, the cheapest first. */
  readonly offers: readonly Offer[];
  readonly count: number;
};

export type Answer = {
  /** How many sizes carry the load, and how many of them have no price. */
  readonly carrying: number;
  readonly unpriced: number;
  /** The cheapest first. */
  readonly offers: readonly Offer[];
};

/** A load that equals a limit is within it. */
export const carries = (limits: Load, load: Load): boolean =>
  !exceeds(load.iops, limits.iops) && !exceeds(load.throughput, limits.throughput);

/** Is it one of the chosen series, a family (`D*`), or all of them? */
const isChosen = ({ series, family }: MapSize, chosen: string): boolean =>
  chosen === '' || series === chosen || `${family}*` === chosen;

const ranked = ({ size: { name, vcpus, memory, generation } }: Offer) =>
  ({ vm: { name, vcpus, memory }, generation }) as Ranked;

/** The sizes that have a price, in the order in which Find lists them. */
function offersOf(sizes: readonly MapSize[], prices: Prices | undefined, os: Os): readonly Offer[] {
  if (!prices) return [];
  const fewCores = savesCores({ os, maxVcpus: undefined });
  return sizes
    .flatMap((size): readonly Offer[] => {
      const hourly = hourlyPrice(prices, size.name, os);
      if (hourly === undefined) return [];
      const cents = inCents(hourly * hoursAMonth);
      return [{ size, cents, isComputed: isComputed(prices, size.name, os) }];
    })
    .sort((a, b) => a.cents - b.cents || compareVms(ranked(a), ranked(b), fewCores));
}

/** @param chosen a series, a family, or nothing for all */
export function sizeMap(
  sizes: readonly MapSize[],
  prices: Prices | undefined,
  os: Os,
  chosen: string,
): SizeMap {
  const own = sizes.filter((size) => isChosen(size, chosen));
  const offers = offersOf(own, prices, os);
  const keyOf = ({ iops, throughput }: Load) => `${iops} ${throughput}`;
  const [ofKey, cheapest] = [new Map<string, MapSize[]>(), new Map<string, Offer>()];
  for (const size of sizes) ofKey.set(keyOf(size), ofKey.get(keyOf(size)) ?? []);
  for (const size of own) ofKey.get(keyOf(size))?.push(size);
  for (const offer of offers)
    if (!cheapest.has(keyOf(offer.size))) cheapest.set(keyOf(offer.size), offer);
  const places = [...ofKey].map(([key, of]): Place => {
    const [iops = 0, throughput = 0] = key.split(' ').map(Number);
    return { iops, throughput, sizes: of, cheapest: cheapest.get(key) };
  });
  return {
    places: places.sort((a, b) => a.iops - b.iops || a.throughput - b.throughput),
    offers,
    count: own.length,
  };
}

export function answerTo(load: Load, { places, offers }: SizeMap): Answer {
  const carrying = places
    .filter((place) => carries(place, load))
    .reduce((sum, { sizes }) => sum + sizes.length, 0);
  const found = offers.filter(({ size }) => carries(size, load));
  return { carrying, unpriced: carrying - found.length, offers: found };
}

/** The cheapest few, each size once: one with two interfaces has one price. */
export function cheapestOf({ offers }: Answer, count: number): readonly Offer[] {
  const names = new Set<string>();
  return offers
    .filter(({ size: { name } }) => !names.has(listedName(name)) && names.add(listedName(name)))
    .slice(0, count);
}

/** So many sizes must have a number of IOPS for it to be named. */
const many = 30;

/** A number of IOPS, and the cheapest and the dearest size that has it. */
type Apart = { readonly iops: number; readonly low: Offer; readonly high: Offer };

/** The number of IOPS whose prices are furthest apart; nothing where few sizes have a price. */
export function furthestApart({ offers }: SizeMap): Apart | undefined {
  const rates = [...new Set(offers.map(({ size }) => size.iops))];
  const found = rates.flatMap((iops) => {
    const alike = offers.filter(({ size }) => size.iops === iops);
    const [low, high] = [alike[0], alike.at(-1)];
    return low && high && alike.length >= many ? [{ iops, low, high }] : [];
  });
  return found.sort((a, b) => b.high.cents / b.low.cents - a.high.cents / a.low.cents)[0];
}
