/** What the map says, in sentences. */
import { formatMoney } from '../../calculators/shared/set-up/money.ts';
import type { Prices } from '../../limits/prices/region-prices.ts';
import { regions, systems } from '../../limits/prices/regions.ts';
import {
  type Bytes,
  type BytesPerSecond,
  formatBytes,
  formatIops,
  formatKib,
  formatNumber,
  formatThroughput,
  type Iops,
} from '../../units/index.ts';
import type { Answer, Load, Offer, Place, SizeMap } from './answer.ts';
import { loadOf, type MapState } from './state.ts';

const counted = (count: number, what: string) =>
  `${formatNumber(count)} ${what}${count === 1 ? '' : 's'}`;

export const dollars = ({ cents }: Offer) => formatMoney(cents / 100);

export const pairText = ({ iops, throughput }: Load) =>
  `${formatIops(iops as Iops)} and ${formatThroughput(throughput as BytesPerSecond, 'MB/s')}`;

/** How large the IOs of a load are: as it was entered, or what follows from it. */
const ioSizeText = (state: MapState): string => {
  const { iops, throughput } = loadOf(state);
  return state.size === undefined
    ? formatKib((throughput / iops) as Bytes)
    : formatBytes(state.size);
};

/** The same as the figure of a box: one that follows from the load is rounded, since the load is what was entered. */
export const ioSizeFigure = (state: MapState): string => {
  const { iops, throughput } = loadOf(state);
  const kib = throughput / iops / 1024;
  return state.size === undefined && kib >= 10
    ? formatNumber(kib)
    : ioSizeText(state).replace(/ KiB$/, '');
};

/** The load in full, for who cannot see the point: “20,000 IOPS, 400 MB/s, 19.53 KiB an IO”. */
export const readingOf = (state: MapState): string =>
  `${pairText(loadOf(state)).replace(' and ', ', ')}, ${ioSizeText(state)} an IO`;

/** “Dsv5”, “the D family”; nothing where all are chosen. */
const chosenText = (series: string) =>
  series.endsWith('*') ? `the ${series.slice(0, -1)} family` : series;

const labelOf = (all: readonly { readonly id: string; readonly label: string }[], id: string) =>
  all.find((one) => one.id === id)?.label ?? id;
export const regionOf = ({ region }: MapState) => labelOf(regions, region);
const systemOf = ({ os }: MapState) => labelOf(systems, os);

/** Where the price is of, in words: “West Europe, Linux”. */
export const placeText = (state: MapState): string => `${regionOf(state)}, ${systemOf(state)}`;

/** The answer to the load beside it in a sentence, and the price that ends it. */
export function headlineOf(state: MapState, { offers: [first], carrying }: Answer) {
  const chosen = chosenText(state.series);
  if (first)
    return {
      text: `${first.size.name} is the cheapest size ${chosen ? `of ${chosen} ` : ''}that carries it: `,
      price: `${dollars(first)} a month.`,
    };
  if (carrying > 0)
    return {
      text: `${counted(carrying, 'size')} would carry it, and none has a price in ${regionOf(state)}.`,
    };
  return { text: `No ${chosen ? `size of ${chosen}` : 'single size'} carries it.` };
}

/** What the answer rests on, or what to do without one. Where the region is chosen beside it, that names it. */
export function groundsOf(state: MapState, answer: Answer, map: SizeMap, isWhole: boolean): string {
  const { carrying, unpriced, offers } = answer;
  const [first] = offers;
  if (carrying === 0) return wayOut(state, map);
  const share = `${formatNumber(carrying)} of ${formatNumber(map.count)}${isWhole ? ' sizes' : ''} carry it`;
  if (!first) return `${share}. Choose another region.`;
  const { vcpus, memory } = first.size;
  const size = `${vcpus} vCPU, ${formatNumber(memory)} GiB`;
  if (!isWhole) return `${size}, ${regionOf(state)}. ${share}.`;
  const priceless = unpriced > 0 ? `, ${formatNumber(unpriced)} of them without a price` : '';
  return `${size}. ${share}${priceless}.`;
}

function wayOut({ series }: MapState, { places }: SizeMap): string {
  const own = places.filter(({ sizes }) => sizes.length > 0);
  const most = {
    iops: Math.max(...own.map(({ iops }) => iops)),
    throughput: Math.max(...own.map(({ throughput }) => throughput)),
  };
  const highest = `One size ${series ? 'of them ' : ''}has at most ${pairText(most)}.`;
  return series
    ? `${highest} Another series may carry the load.`
    : `${highest} Split the load over several VMs, or use local NVMe for data that has a copy.`;
}

/** Where and when the price was read: “West Europe, Linux, pay as you go, 2026-08-22”. */
export const priceText = (state: MapState, prices: Prices | undefined): string =>
  `${placeText(state)}, pay as you go${prices ? `, ${prices.sources.vms.date}` : ''}`;

/** How many sizes a dot has, and from which price on. */
export const dotText = ({ sizes, cheapest }: Place): string =>
  `${counted(sizes.length, 'size')}${cheapest ? `, from ${dollars(cheapest)} a month` : ', no price here'}`;

/** So many names are listed at a dot. */
const listed = 6;

export const namesText = ({ sizes, cheapest }: Place): string => {
  const names = [
    ...new Set([...(cheapest ? [cheapest.size.name] : []), ...sizes.map(({ name }) => name)]),
  ];
  const rest = names.length - listed;
  return (
    names.slice(0, rest > 1 ? listed : names.length).join(', ') +
    (rest > 1 ? ` and ${rest} more` : '')
  );
};

/** The whole picture in a sentence. */
export const summaryOf = (state: MapState, answer: Answer, map: SizeMap): string =>
  `${counted(map.count, 'VM size')} by uncached limits, IOPS across and MB/s up, both logarithmic. ${formatNumber(answer.carrying)} carry ${pairText(loadOf(state))}.`;

/** What limits and prices are meant, below the picture. */
export function noteOf(
  state: MapState,
  { offers: [first] }: Answer,
  prices: Prices | undefined,
  isWhole: boolean,
): string {
  const computed = first?.isComputed ? ', computed from that for Windows' : '';
  const price = `${isWhole ? '' : `${systemOf(state)}, `}pay as you go${computed}`;
  return `Uncached limits, no headroom kept. Not drawn: Arm, burstable, preview, retiring. Price: VM alone, ${price}${prices ? `, ${prices.sources.vms.date}` : ''}.`;
}

/** From which IO size to which nine of ten sizes reach both limits at once. */
export const crossoverText = ([from, to]: readonly [from: number, to: number]): string =>
  `between ${formatNumber(from)} and ${formatNumber(to)} KiB`;
