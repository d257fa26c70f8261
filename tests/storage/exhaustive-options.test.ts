/** What to change first: nothing that fits is cheaper than the first option and disrupts no more. */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { toEnd } from '../../src/kit/index.ts';
import { isFirstChoice } from '../../src/limits/lifecycle.ts';
import { hourlyPrice } from '../../src/limits/prices/region-prices.ts';
import { isLesser } from '../../src/storage/change/alternatives.ts';
import { optionsThatFit } from '../../src/storage/change/options-that-fit.ts';
import type { Weighed } from '../../src/storage/change/rank-options.ts';
import type { SetUp } from '../../src/storage/set-up/set-up.ts';
import { assess } from '../../src/storage/verdict/assess.ts';
import { fraction, iops, kib } from '../../src/units/index.ts';
import { all } from '../sampled-calculators.ts';
import { betterThan, monthly } from './exhaustive-options.ts';

const { catalogue, prices } = fullDataset;
const westEurope = prices('westeurope');

/** A generator of numbers from 0 to 1 that is the same in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const names = [
  ...['P10', 'P15', 'P20', 'P30', 'P40', 'E10', 'E20', 'E30', 'E40', 'S20', 'S30'],
  'PremiumV2-512GiB-3000IOPS-125MBps',
  'PremiumV2-1024GiB-6000IOPS-250MBps',
  'Ultra-512GiB-5000IOPS-200MBps',
];

/** Set-ups of sizes that can be had, with a target above what they achieve. */
function throttledSetUps(count: number): readonly SetUp[] {
  const random = numbersFrom(29);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const sizes = catalogue
    .vms('current')
    .filter((vm) => isFirstChoice(vm) && vm.premiumStorage && (vm.vcpus ?? 0) <= 64);
  const found: SetUp[] = [];
  while (found.length < count) {
    const [data, os] = [pick(names), 'P10'].map((name) => {
      const one = catalogue.disk(name, 'current');
      if (!('row' in one)) throw new Error(name);
      return one.row;
    });
    const isProvisioned = data?.family === 'Premium SSD v2' || data?.family === 'Ultra Disk';
    const base = {
      ...{ vm: pick(sizes), temp: 'unused', edition: 'current' },
      groups: [
        { role: 'os', disk: os, count: 1, cache: 'ReadOnly', iops: iops(100) },
        {
          ...{ role: 'data', disk: data, count: 1 + Math.floor(random() * 4), iops: undefined },
          cache: isProvisioned ? 'None' : pick(['None', 'ReadOnly']),
        },
      ],
      ...{ size: pick([4, 8, 16, 64].map(kib)), read: fraction(pick([0.5, 0.7, 1])) },
      ...{ hit: fraction(pick([0, 0, 0.5])), targetThroughput: undefined },
    } as const;
    const setUp = { ...base, targetIops: iops(1) } as SetUp;
    const most = assess({ ...setUp, targetIops: iops(400_000) }).achieved.iops;
    if (most === undefined) continue;
    const targetIops = iops(Math.ceil(most * (1.05 + 2 * random())));
    const throttled = { ...setUp, targetIops };
    if (assess(throttled).verdict === 'throttled' && monthly(throttled) !== undefined)
      found.push(throttled);
  }
  return found;
}

const inWords = ({ vm, groups, targetIops, size }: SetUp) =>
  `${vm.name} ${groups.map(({ role, disk, count, cache }) => `${role}:${disk.name}x${count}:${cache}`).join()} ${targetIops} IOPS of ${size} B`;

const setUps = throttledSetUps(all ? 200 : 40);

const found = new Map<SetUp, readonly Weighed[]>();
/** The options of a set-up, which several tests look at. */
function optionsFor(setUp: SetUp): readonly Weighed[] {
  const options =
    found.get(setUp) ??
    toEnd(optionsThatFit(assess(setUp), { catalogue, costOf: (other) => monthly(other) }));
  found.set(setUp, options);
  return options;
}

describe('In throttled set-ups drawn at random', () => {
  test.each(setUps.map((setUp) => [inWords(setUp), setUp] as const))('%s', (_, setUp) => {
    const first = optionsFor(setUp).find(
      ({ grade, change: { vm } }) => grade === 'fits' && !(vm && isLesser(vm, setUp.vm)),
    );
    const needed = {
      iops: setUp.targetIops ?? 0,
      mbps: ((setUp.targetIops ?? 0) * (setUp.size ?? 0)) / 1e6,
    };
    const better = betterThan(setUp, needed, {
      cost: first?.cost ?? Number.POSITIVE_INFINITY,
      effort: first?.effort ?? Number.POSITIVE_INFINITY,
    });
    const named =
      better &&
      [
        better.option.change.vm?.name,
        ...(better.option.change.disks ?? []).map(
          ({ way, disk, count }) => `${way} ${count} ${disk.name}`,
        ),
        better.option.change.caching,
        `${better.price} instead of ${first?.kind} ${first?.change.vm?.name} ${first?.cost}`,
      ].join(' ');
    expect(named ?? '').toBe('');
  });
});

/** West Europe on 2026-08-22, as the lists of prices have them: USD a month of a disk with local redundancy. */
const ofDisks: Readonly<Record<string, number>> = {
  ...{ P1: 0.78, P2: 1.56, P3: 3.12, P4: 5.8072, P6: 11.2272, P10: 21.68, P15: 41.811428 },
  ...{
    P20: 80.54,
    P30: 148.68,
    P40: 284.9371,
    P50: 545.0971,
    P60: 1040.64,
    P70: 1982.17,
    P80: 3964.34,
  },
  ...{ E1: 0.3, E2: 0.6, E3: 1.2, E4: 2.4, E6: 4.8, E10: 9.6, E15: 19.2 },
  ...{ E20: 38.4, E30: 76.8, E40: 153.6, E50: 307.2, E60: 614.4, E70: 1228.8, E80: 2457.6 },
  ...{ S4: 1.536, S6: 3.008, S10: 5.888, S15: 11.328, S20: 21.76, S30: 40.96, S40: 81.92 },
  ...{ S50: 163.84, S60: 327.68, S70: 655.36, S80: 1310.72 },
};
/** USD an hour of a GiB, an IOPS and a MB/s, and what a Premium SSD v2 includes. */
const provisioned: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  'Premium SSD v2': [0.00013, 0.000008, 0.000065, 3000, 125],
  'Ultra Disk': [0.000213, 0.000088, 0.000572, 0, 0],
};
const hours = 730;

/** The bill of a set-up, added up by hand. */
function billOf({ vm, groups }: SetUp): number {
  const hourly = westEurope && hourlyPrice(westEurope, vm.name, 'linux');
  return groups.reduce(
    (sum, { disk, count }) => {
      const { iops: rate, throughput, size, bought, tier, name, family } = disk;
      const each = ofDisks[bought?.raised ?? bought?.of ?? tier ?? name];
      if (each !== undefined) return sum + count * each;
      const [ofGib, ofIops, ofMb, freeIops, freeMb] = provisioned[family] ?? [
        Number.NaN,
        0,
        0,
        0,
        0,
      ];
      const hour =
        (size / 1024 ** 3) * ofGib +
        (rate - freeIops) * ofIops +
        (throughput / 1e6 - freeMb) * ofMb;
      return sum + count * hour * hours;
    },
    (hourly ?? Number.NaN) * hours,
  );
}

test('The prices of 30 options are what their meters add up to.', () => {
  const options = setUps.slice(0, all ? 80 : 20).flatMap(optionsFor);
  expect(options.length).toBeGreaterThanOrEqual(30);
  for (const { cost, assessment } of all ? options : options.slice(0, 30))
    expect(cost, inWords(assessment.setUp)).toBeCloseTo(billOf(assessment.setUp), 2);
});
