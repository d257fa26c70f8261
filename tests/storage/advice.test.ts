/** What to change first: nothing that fits is cheaper than the first option and disrupts no more. */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { toEnd } from '../../src/kit/index.ts';
import { isFirstChoice } from '../../src/limits/lifecycle.ts';
import { isSmaller } from '../../src/storage/change/alternatives.ts';
import { optionsThatFit } from '../../src/storage/change/fitting.ts';
import type { SetUp } from '../../src/storage/set-up/loads.ts';
import { assess } from '../../src/storage/verdict/assess.ts';
import { fraction, iops, kib } from '../../src/units/index.ts';
import { all } from '../chosen.ts';
import { betterThan, monthly } from './advice.ts';

const { catalogue } = fullDataset;

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

describe('In throttled set-ups drawn at random', () => {
  const setUps = throttledSetUps(all ? 200 : 40);

  test.each(setUps.map((setUp) => [inWords(setUp), setUp] as const))('%s', (_, setUp) => {
    const now = assess(setUp);
    const options = toEnd(optionsThatFit(now, { catalogue, costOf: (other) => monthly(other) }));
    const first = options.find(
      ({ grade, change: { vm } }) => grade === 'fits' && !(vm && isSmaller(vm, setUp.vm)),
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
