/** The plane of disks whose IOPS and throughput are provisioned: what they may be, and what costs the same. */
import type { Plane, PlanePair, PlanePoint } from '../../../kit/index.ts';
import type { ElasticFamily } from '../../../limits/elastic.ts';
import { formatDisks } from '../../../storage/path/disk-names.ts';
import {
  type Configuration,
  type DiskSet,
  isConfiguration,
  type Needs,
  smallestOf,
} from '../../../storage/set-up/provisioning.ts';
import { bytesPerSecond, formatNumber, iops as iopsOf, mbPerSecond } from '../../../units/index.ts';
import { defined } from '../../../units/omit-undefined.ts';
import { domainOf, logAxis } from '../answer/axes.ts';
import { formatAmount } from '../answer/checks-and-columns.ts';
import { diagonalsIn, roundSteps } from '../answer/plane-of-limits.ts';
import { formatMoney } from './money.ts';

/** What is asked for, and what costs it. */
export type ToProvision = {
  readonly elastic: ElasticFamily;
  readonly disks: number;
  readonly needs: Needs;
  /** What has to be provisioned for the needs. */
  readonly set: Configuration;
  /** What a set costs a month, in USD; missing without prices. */
  readonly priceOf?: (set: DiskSet) => number | undefined;
  /** The disks of today. */
  readonly now?: DiskSet | undefined;
};

/** How many prices are drawn as lines, and at how many IOPS each is computed. */
const lines = 6;
const samples = 64;

/** Round prices: evenly apart, or over more than a power of ten by 1, 2 and 5. */
function pricesFrom(least: number, most: number): readonly number[] {
  const first = Math.floor(Math.log10(Math.max(1, Math.min(least, most / lines))));
  const last = Math.ceil(Math.log10(most));
  const round = Array.from({ length: last - first + 1 }, (_, at) => 10 ** (first + at)).flatMap(
    (power) => [power, 2 * power, 5 * power],
  );
  const step = round.find((each) => (most - least) / each <= lines) ?? most;
  const even = Array.from({ length: lines + 1 }, (_, at) => (Math.ceil(least / step) + at) * step);
  return (most < least * 10 ? even : round).filter((price) => price > least && price < most);
}

const rounded = (amount: number) => `$${formatNumber(Math.round(amount))}`;

/** The ends of what so many disks may be provisioned with. */
function rangeOf({ elastic: { rules }, disks }: Pick<ToProvision, 'elastic' | 'disks'>) {
  const [low, high] = [rules.leastIops.value * disks, rules.mostIops.value * disks];
  const [bottom, top] = [rules.leastThroughput.value * disks, rules.mostThroughput.value * disks];
  const ratio = rules.throughputPerIops.value;
  return {
    low,
    high,
    bottom,
    top,
    ratio,
    /** The most throughput with so many IOPS. */
    topAt: (rate: number) => Math.min(top, Math.max(bottom, rate * ratio)),
  };
}

/**
 * Where so many disks cost the same: with given IOPS a further MB/s costs the same each, so that two prices give all.
 * @returns a line for each of a few round prices, from above to below
 */
function contoursOf(given: ToProvision): NonNullable<Plane['contours']> {
  const { elastic, disks, needs, priceOf } = given;
  const { low, high, bottom, top, topAt } = rangeOf(given);
  const costAt = (rate: number, throughput: number) => {
    const asked = {
      capacity: needs.capacity,
      iops: iopsOf(Math.round(rate)),
      throughput: bytesPerSecond(mbPerSecond(throughput)),
    };
    const set = smallestOf(elastic, asked, disks);
    return isConfiguration(set) ? priceOf?.(set) : undefined;
  };
  const columns = Array.from({ length: samples }, (_, at) => {
    const rate = low * (high / low) ** (at / (samples - 1));
    const [from, to] = [costAt(rate, bottom), costAt(rate, topAt(rate))];
    return { rate, from, to, reach: topAt(rate) };
  });
  const [least, most] = [costAt(low, bottom), costAt(high, top)];
  if (least === undefined || most === undefined) return [];
  return pricesFrom(least, most).flatMap((price) => {
    const points = columns.flatMap(({ rate, from, to, reach }, at): PlanePair[] => {
      if (from === undefined || to === undefined) return [];
      const { rate: last = rate, from: above, to: below } = columns[at - 1] ?? {};
      /** Between this number of IOPS and the one before the line meets an edge, at which costs rise evenly. */
      const meets = (start: number, end: number) =>
        last + ((price - start) / (end - start)) * (rate - last);
      const isIn = from <= price && price <= to;
      const starts = below !== undefined && below < price && price <= to;
      const ends = above !== undefined && above <= price && price < from;
      const start = starts ? meets(below, to) : rate;
      return [
        ...(starts ? [[start, topAt(start)] as const] : []),
        ...(isIn && to > from
          ? [[rate, bottom + ((price - from) / (to - from)) * (reach - bottom)] as const]
          : []),
        ...(ends ? [[meets(above, from), bottom] as const] : []),
      ];
    });
    return points.length > 1 ? [{ text: rounded(price), points }] : [];
  });
}

const pointOf = (set: DiskSet, text: string): PlanePoint => ({
  iops: set.disk.iops * set.disks,
  throughput: (set.disk.throughput * set.disks) / 1e6,
  text,
});

/** @returns the plane of what may be provisioned, with what was asked for as its point */
export function planeOfProvisioned(given: ToProvision): Plane {
  const { elastic, disks, needs, set, priceOf, now } = given;
  const { low, high, bottom, top, ratio } = rangeOf(given);
  const n = formatNumber;
  const costOf = (one: DiskSet) => {
    const cost = priceOf?.(one);
    return cost === undefined ? '' : formatMoney(cost);
  };
  const price = costOf(set);
  const asked = { iops: needs.iops, throughput: needs.throughput / 1e6 };
  const figures = [
    formatAmount('iops', needs.iops, 'MB/s'),
    formatAmount('throughput', needs.throughput, 'MB/s'),
  ].join(', ');
  const provisioned = pointOf(set, `provisioned ${n(set.disk.iops * disks)} IOPS`);
  // Rates are whole, so that what is provisioned is a little more than what is asked for.
  const isRaised = set.disk.iops * disks > needs.iops * 1.01 + disks;
  const today = now && pointOf(now, ['now', formatDisks(now.disk, now.disks)].join(' '));
  const shown = [...(today ? [today] : []), ...(isRaised ? [provisioned] : [])];
  // Below the least there is room for what is written there.
  const x = logAxis('IOPS', domainOf([low, high, asked.iops, ...shown.map(({ iops }) => iops)]));
  const y = logAxis(
    'MB/s',
    domainOf([bottom * 0.7, top, asked.throughput, ...shown.map(({ throughput }) => throughput)]),
  );
  const within = ([from, to]: readonly [number, number], least: number, most: number) =>
    roundSteps([Math.max(from, least), Math.min(to, most)]);
  const many = disks > 1 ? `${disks} disks: ` : '';
  const reading = `${figures}${price && `, ${price} a month`}`;
  return {
    title: priceOf ? 'What may be provisioned, and its price' : 'What may be provisioned',
    summary: `Throughput over IOPS of ${elastic.family}. ${many}${n(low)} to ${n(high)} IOPS, ${n(bottom)} to ${n(top)} MB/s, ${n(ratio, 2)} MB/s an IOPS at most. ${reading}.`,
    x,
    y,
    boxes: [],
    sizes: diagonalsIn('MB/s', [8, 16, 64, 256]),
    region: {
      corners: [
        [low, bottom],
        [low, Math.max(bottom, low * ratio)],
        [Math.min(high, top / ratio), Math.min(top, high * ratio)],
        [high, Math.min(top, high * ratio)],
        [high, bottom],
      ],
      texts: {
        top: `${many}at most ${n(top)} MB/s`,
        right: `at most ${n(high)} IOPS`,
        slope: `${n(ratio, 2)} MB/s an IOPS`,
        ...defined({
          bottom: elastic.leastIncluded
            ? `${n(low)} IOPS and ${n(bottom)} MB/s are included`
            : undefined,
        }),
      },
    },
    contours: priceOf ? contoursOf(given) : [],
    load: { ...asked, text: price || 'asked for', reading },
    marks: isRaised ? [provisioned] : [],
    ...defined({ now: today }),
    ...(priceOf ? { note: 'Lines join what costs the same a month.' } : {}),
    input: {
      rate: 'target-iops',
      rates: within(x.domain, low, high),
      throughput: 'target-throughput',
      throughputs: within(y.domain, bottom, top),
      clears: [],
    },
  };
}
