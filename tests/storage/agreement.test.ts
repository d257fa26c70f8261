/** The calculators with closed formulas and the simulation use the same path, so they agree where both have an answer. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { completedRun } from '../../src/calculators/shared/simulation/completed-run.ts';
import { withoutBurst } from '../../src/calculators/throttle/baseline.ts';
import { simulatedLimits } from '../../src/calculators/throttle/simulated-limits.ts';
import { toEnd } from '../../src/kit/index.ts';
import { cacheMissFraction } from '../../src/laws/index.ts';
import type { Setup } from '../../src/laws/simulation/index.ts';
import type { Disk, Edition } from '../../src/limits/types.ts';
import { effectiveCaching } from '../../src/storage/set-up/host-cache.ts';
import { bottleneckOf, limitsOf, unpublishedOf } from '../../src/storage/set-up/volume.ts';
import { assess } from '../../src/storage/verdict/assess.ts';
import { fraction, iops, kib, milliseconds, outstanding, seconds } from '../../src/units/index.ts';

const { catalogue } = fullDataset;

/** The disks of an edition, and in today's two whose performance is provisioned: no list has those. */
function disksOf(edition: Edition): readonly Disk[] {
  const names = ['PremiumV2-512GiB-8000IOPS-400MBps', 'Ultra-512GiB-20000IOPS-1000MBps'];
  const provisioned = names.flatMap((name) => {
    const found = edition === 'current' ? catalogue.disk(name, edition) : undefined;
    return found && 'row' in found ? [found.row] : [];
  });
  return [...catalogue.disks(edition), ...provisioned, ...provisioned, ...provisioned];
}

/** A volume of equal disks on a VM that takes them, in IOs of one size, and how its reads meet the host cache. */
const setUp = fc
  .constantFrom<Edition>('current', '2018-09')
  .chain((edition) =>
    fc.record({
      edition: fc.constant(edition),
      vm: fc.constantFrom(...catalogue.vms(edition)),
      disk: fc.constantFrom(...disksOf(edition)),
      count: fc.integer({ min: 1, max: 32 }),
      caching: fc.constantFrom('None' as const, 'ReadOnly' as const),
      read: fc.constantFrom(0, 0.5, 0.7, 1),
      hit: fc.constantFrom(0, 0.3, 0.9, 1),
      size: fc.constantFrom(...[4, 8, 16, 64, 256, 300, 1024].map(kib)),
    }),
  )
  .filter(({ vm, disk }) => vm.premiumStorage || disk.family.startsWith('Standard'))
  .map(({ count, caching, ...given }) => {
    const { disk, vm, edition, read, hit } = given;
    const cache = effectiveCaching({ role: 'data', disk, cache: caching }, vm, edition);
    const cached = cache !== 'None';
    const disks = Math.min(count, vm.maxDataDisks);
    return { ...given, cache, cached, disks, missRatio: cacheMissFraction(cached, read, hit) };
  });
type SetUp = typeof setUp extends fc.Arbitrary<infer T> ? T : never;

/** The most that the volume gives, as `io-size`, `queue-depth` and `sync-io` compute it. */
const byVolume = (given: SetUp) => bottleneckOf(limitsOf(given, given.size))?.iops;

/** `cap-check` with a target that no VM and no disk allows. */
const byCheck = ({ vm, disk, disks: count, cache, read, hit, size, edition }: SetUp) =>
  assess({
    ...{ vm, size, edition, temp: 'unused', targetThroughput: undefined },
    groups: [{ role: 'data', disk, count, cache, iops: undefined }],
    targetIops: iops(1e9),
    ...{ read: fraction(read), hit: fraction(hit) },
  });

/**
 * The simulation of one steady load, over so many IOs of which the first third is not counted; longer
 * where queues have not settled.
 * @returns nothing where they do not settle in as long a run as a page computes
 */
function bySimulation(given: SetUp, expected: number, ios: number): number | undefined {
  const { vm, disk, disks, cached, read, hit, size } = given;
  const { limits, routes } = simulatedLimits(vm, [{ disk, disks, cached }]);
  const latency = milliseconds(5);
  const time = ios / expected;
  const setup: Setup = {
    limits,
    loads: [
      {
        ...{ name: 'steady', size, read: fraction(read), hit: fraction(cached ? hit : 0) },
        // Two windows' worth of IOs wait at the lowest limit, so that it is never idle.
        demand: { outstanding: outstanding(Math.ceil(expected * 0.12) + 16 * disks) },
        latency: { read: latency, write: latency, hit: latency },
        ...(routes[0] ?? { all: [], misses: [], disks: [] }),
      },
    ],
    seconds: seconds(time * 1.5),
    warmUp: seconds(time / 2),
    samples: 1,
  };
  // Closed calculators count sustained limits, so no disk bursts here.
  const { settled, outcome } = toEnd(completedRun(withoutBurst(setup)));
  return settled ? outcome.loads[0]?.iops : undefined;
}

test('The cap check achieves what the lowest limit of the volume allows.', () => {
  fc.assert(
    fc.property(setUp, (given) => {
      const expected = byVolume(given);
      fc.pre(expected !== undefined);
      // The same limits and one division more: only the last bits may differ.
      expect((byCheck(given).achieved.iops ?? 0) / Number(expected)).toBeCloseTo(1, 9);
    }),
    { numRuns: 500 },
  );
});

/**
 * How far the simulation may be off, and why: a run counts as settled while 1 % of its IOs still pile
 * up, and it ends within a window, which is under 1 % of those counted; it ends within two IOs; and
 * whether a read is a hit is drawn at random, so that the share of misses spreads by
 * sqrt((1 - m) / (m n)). Four times that is exceeded once in 16,000 runs.
 */
const toleranceOf = ({ missRatio }: SetUp, ios: number): number => {
  const spread = missRatio === 0 ? 0 : Math.sqrt((1 - missRatio) / (missRatio * ios));
  return 0.02 + 2 / ios + 4 * spread;
};

test('A deep queue gets in the simulation what the lowest limit of the volume allows.', () => {
  fc.assert(
    fc.property(setUp, (given) => {
      const expected = byVolume(given) ?? 0;
      // For a higher rate more IOs would have to wait than the simulation keeps in flight.
      fc.pre(expected > 0 && expected < 400_000);
      // Three seconds at least, twenty at most: 60 to 400 windows.
      const ios = Math.min(20 * expected, Math.max(3 * expected, 30_000));
      const simulated = bySimulation(given, expected, ios) ?? 0;
      fc.pre(simulated > 0);
      expect(Math.abs(simulated / expected - 1)).toBeLessThan(toleranceOf(given, ios));
    }),
    { numRuns: 60 },
  );
});

test('A limit that is not published is named by all of them.', () => {
  fc.assert(
    fc.property(setUp, (given) => {
      const { vm, missRatio } = given;
      const expected = new Set(unpublishedOf(given));
      const { unpublished } = simulatedLimits(vm, [given]);
      const { all = [], misses = [] } = unpublished[0] ?? {};
      expect(new Set(missRatio > 0 ? [...all, ...misses] : all)).toEqual(expected);
      const { gaps } = byCheck(given);
      const named = gaps.flatMap((gap) => (gap.why === 'unpublished' ? [gap.id] : []));
      expect(new Set(named)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
