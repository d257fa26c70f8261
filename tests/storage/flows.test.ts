/** The one walk over the paths: checks are sums of its flows, and what is achieved leaves no limit idle. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diskNamed, fullDataset } from '../../src/calculators/full-dataset.ts';
import type { Edition } from '../../src/limits/types.ts';
import { crossedLimits, flowsOf, isGroup } from '../../src/storage/set-up/flows.ts';
import type { SetUp } from '../../src/storage/set-up/set-up.ts';
import { achievedInParts } from '../../src/storage/verdict/achieved.ts';
import { assess } from '../../src/storage/verdict/assess.ts';
import { bytesPerSecond, fraction, iops, kib } from '../../src/units/index.ts';

const { catalogue } = fullDataset;
const provisioned = ['PremiumV2-512GiB-8000IOPS-400MBps', 'Ultra-512GiB-20000IOPS-1000MBps'];
const placed = ['CacheDisk', 'ResourceDisk', 'NvmeDisk'].map((where) => `Ephemeral-64GiB-${where}`);
const named = (names: readonly string[]) => names.map((name) => diskNamed(name, 'current'));

const cache = fc.constantFrom('None' as const, 'ReadOnly' as const);
const rate = fc.constantFrom(undefined, undefined, iops(0), iops(800), iops(40_000));

/** A VM with an OS disk, at times an ephemeral one, and disks of all families. */
const setUps: fc.Arbitrary<SetUp> = fc
  .constantFrom<Edition>('current', 'current', '2018-09')
  .chain((edition) => {
    const isNew = edition === 'current';
    const disks = [...catalogue.disks(edition), ...(isNew ? named(provisioned) : [])];
    const elastic = catalogue.vms(edition).filter((vm) => vm.elastic);
    return fc.record({
      edition: fc.constant(edition),
      vm: fc.oneof(
        fc.constantFrom(...catalogue.vms(edition)),
        fc.constantFrom(...(isNew ? elastic : catalogue.vms(edition))),
      ),
      os: fc.record({
        role: fc.constant('os' as const),
        disk: fc.constantFrom(diskNamed('P10', edition), ...(isNew ? named(placed) : [])),
        ...{ count: fc.constant(1), cache, iops: rate },
      }),
      others: fc.array(
        fc.record({
          role: fc.constantFrom('data' as const, 'log' as const, 'other' as const),
          disk: fc.oneof(
            fc.constantFrom(...disks),
            fc.constantFrom(...(isNew ? named(provisioned) : disks)),
          ),
          ...{ count: fc.integer({ min: 1, max: 4 }), cache, iops: rate },
        }),
        { minLength: 1, maxLength: 3 },
      ),
      temp: fc.constantFrom<SetUp['temp']>(
        ...(['unused', 'unused', 'used', { iops: iops(3000) }] as const),
        { throughput: bytesPerSecond(5e9), on: 'NVMe' },
      ),
      size: fc.constantFrom(undefined, kib(4), kib(64), kib(1024)),
      target: fc.constantFrom(undefined, iops(1000), iops(150_000)),
      read: fc.constantFrom(0, 0.5, 1).map(fraction),
      hit: fc.constantFrom(0, 0.3, 1).map(fraction),
    });
  })
  .map(({ os, others, target, ...given }) => ({
    ...{ ...given, groups: [os, ...others] },
    ...{ targetIops: target, targetThroughput: undefined },
  }));

const close = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));

test('What flows over a limit is in all what the check of the limit reports.', () => {
  fc.assert(
    fc.property(setUps, (setUp) => {
      const { loads, temp, checks } = assess(setUp);
      const flows = flowsOf(setUp, loads, temp);
      const isMixed = (kind: string) =>
        ['uncached', 'elastic'].every((id) =>
          flows.some(({ limit, demand }) => {
            const isKind = limit.kind === kind && limit.id === id;
            return isKind && demand !== 0 && limit.crossing > 0;
          }),
        );
      for (const { id, kind, load, demand, typed, open } of checks) {
        const isSum = id === 'elastic' && isMixed(kind);
        const crossing = flows.filter(
          ({ limit, owner }) =>
            limit.kind === kind &&
            (limit.id === id || (isSum && limit.id === 'uncached')) &&
            (id !== 'disk' || owner === load),
        );
        const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
        expect(close(demand, sum(crossing.map((flow) => flow.demand ?? 0)))).toBe(true);
        expect(close(open, sum(crossing.map((flow) => flow.open)))).toBe(true);
        const ofTyped = crossing.filter(
          ({ owner }) => !isGroup(owner) || owner.demand.basis !== 'limits',
        );
        expect(close(typed, sum(ofTyped.map((flow) => flow.demand ?? 0)))).toBe(true);
      }
      const known = flows.filter(({ limit, demand }) => limit.id !== 'disk' && (demand ?? 0) > 0);
      for (const { limit } of known)
        expect(checks.some(({ id, kind }) => id === limit.id && kind === limit.kind)).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('Whoever achieves less than it demands crosses a limit that is used in full, and no limit is exceeded.', () => {
  fc.assert(
    fc.property(setUps, (setUp) => {
      const { loads, temp } = assess(setUp);
      const parts = achievedInParts(setUp, loads, temp);
      const flows = flowsOf(setUp, loads, temp);
      const amountOf = (owner: (typeof flows)[number]['owner'], kind: 'iops' | 'throughput') =>
        (isGroup(owner) ? parts[kind]?.groups[loads.indexOf(owner)] : parts[kind]?.temp) ?? 0;
      const used = crossedLimits(setUp.vm, flows).flatMap(({ limit, flows: crossing }) => {
        if (limit.sustained === undefined || !parts[limit.kind]) return [];
        const amounts = crossing.map(({ owner, share }) => amountOf(owner, limit.kind) * share);
        const use = amounts.reduce((all, one) => all + one, 0) / limit.sustained;
        expect(use).toBeLessThanOrEqual(1 + 1e-9);
        return [{ use, owners: crossing.map(({ owner }) => owner) }];
      });
      for (const owner of [...loads, temp])
        for (const kind of ['iops', 'throughput'] as const) {
          const { iops: rate, throughput } = owner.demand;
          if (!parts[kind] || rate === undefined || throughput === undefined) continue;
          // IOs of one size are as many as the lower of both demands.
          const low = Math.min(rate, throughput / (setUp.size ?? 1));
          const demand = setUp.size === undefined ? (owner.demand[kind] ?? 0) : low;
          const amount =
            amountOf(owner, kind) / (setUp.size && kind === 'throughput' ? setUp.size : 1);
          const isFull = used.some(({ use, owners }) => owners.includes(owner) && use >= 1 - 1e-9);
          expect(amount <= demand * (1 + 1e-9)).toBe(true);
          expect(amount >= demand * (1 - 1e-9) || isFull).toBe(true);
        }
    }),
    { numRuns: 400 },
  );
});
