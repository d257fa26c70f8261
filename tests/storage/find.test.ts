/** The search for a VM and disks gives what trying everything gives, and nothing that the cap check would refuse. */
import { describe, expect, test } from 'vitest';
import { toEnd } from '../../src/kit/index.ts';
import { parseEphemeral } from '../../src/limits/local-disks.ts';
import { consideredBy } from '../../src/storage/find/count-set-ups.ts';
import { exclusions, type Requirement } from '../../src/storage/find/requirement.ts';
import { search } from '../../src/storage/find/search.ts';
import { fraction, gib, iops, kib, seconds } from '../../src/units/index.ts';
import { all } from '../sampled-calculators.ts';
import { rowsOf, tryAll } from './exhaustive-search.ts';
import {
  market,
  nearTargets,
  randomRequirement,
  someVms,
  withLog,
  workloads,
} from './find-cases.ts';

/** Trying every size takes a quarter of an hour (`npm run test:all`), so that a usual run tries some of them. */
const requirements = all ? 200 : 40;
/** Each set of data disks goes with each of the log, so that all sizes are tried for few of them. */
const logs = all ? 8 : 20;

describe('The front of cost and headroom', () => {
  test.each(Object.entries(workloads))(
    'of %s is that of trying everything.',
    (name, requirement) => {
      const large = market.vms.filter(({ memory = 0 }) => memory >= requirement.memory);
      const vms = all ? market.vms : someVms(name.length, 14, large);
      const { front, tried } = tryAll(requirement, { ...market, vms });
      expect(rowsOf(toEnd(search(requirement, { ...market, vms })))).toEqual(front);
      expect(toEnd(consideredBy(requirement, { ...market, vms }))).toBe(tried);
      expect(front.length).toBeGreaterThan(0);
    },
  );

  test.each([
    [requirements, 'random requirements', randomRequirement],
    [requirements / 4, 'requirements with two targets of about the same IOs', nearTargets],
    [logs, 'requirements with a log', withLog],
  ])(
    'of %i %s is that of trying everything.',
    (count, _, draw) => {
      let rows = 0;
      for (let seed = 1; seed <= count; seed += 1) {
        const requirement = draw(seed);
        const vms = all ? market.vms : someVms(seed, 8);
        const { front } = tryAll(requirement, { ...market, vms });
        expect(rowsOf(toEnd(search(requirement, { ...market, vms }))), `seed ${seed}`).toEqual(
          front,
        );
        rows += front.length;
      }
      expect(rows).toBeGreaterThan(count / 2);
    },
    3_600_000,
  );

  test.each([
    // 427 USD a month each; the page of Dlsv7 has 20,000 IOPS for Premium SSD v2, that of Falsv7 35,200.
    ['the one with higher limits is listed', ['D8ls_v7', 'F8als_v7'], 'F8als_v7'],
    // 520 USD each; SCSI starts from any image, and 15,000 IOPS are within its 32,400.
    ['SCSI is listed before NVMe', ['E8bs_v5/nvme', 'E8bs_v5'], 'E8bs_v5'],
  ])('of two sizes with one price: %s.', (_, names, first) => {
    const vms = market.vms.filter(({ name }) => names.includes(name));
    const requirement: Requirement = {
      ...(workloads['SQL Server, transactions'] as Requirement),
      ...{ iops: iops(15_000), throughput: undefined, vcpus: 8, memory: gib(8) },
      families: ['Premium SSD v2'],
    };
    const [found] = toEnd(search(requirement, { ...market, vms }));
    expect(found?.vm.vm.name).toBe(first);
  });

  test('lists a host cache whose limit may be higher as not checked above its figure.', () => {
    const doubted = market.vms.filter(({ cachedMayBeHigher }) => cachedMayBeHigher);
    let unchecked = 0;
    for (let seed = 1; seed <= requirements; seed += 1) {
      const vms = all ? doubted : someVms(seed, 6, doubted);
      const drawn = randomRequirement(seed);
      const requirement: Requirement = {
        ...{ ...drawn, cache: 'ReadOnly', redundancy: 'LRS', latencyClass: 'any' },
        ...{ families: ['Premium SSD'], vcpus: 0, memory: gib(0), maxVcpus: undefined },
        exclude: [],
      };
      const { front } = tryAll(requirement, { ...market, vms });
      expect(rowsOf(toEnd(search(requirement, { ...market, vms }))), `seed ${seed}`).toEqual(front);
      unchecked += front.filter(({ left }) => left === 'not checked').length;
    }
    expect(unchecked).toBeGreaterThan(0);
  });

  test('has Premium SSD for a log beside Ultra Disk only up to what is published of both.', () => {
    // More IOPS than the Premium column has, and fewer than that for Premium SSD v2 and Ultra Disk.
    const wide = market.vms.filter(
      ({ uncached, elastic }) => Number(elastic?.iops) * 0.9 > Number(uncached?.iops),
    );
    const vms = all ? wide : someVms(7, 12, wide);
    let mixed = 0;
    for (const [index, vm] of vms.entries())
      for (const factor of [0.9, 1.05]) {
        const requirement: Requirement = {
          ...withLog(1),
          ...{ iops: iops(Math.floor(Number(vm.uncached?.iops) * factor)), throughput: undefined },
          ...{ size: kib(4), headroom: 0, burst: undefined, capacity: gib(512), maxDisks: 1 },
          ...{ families: ['Premium SSD', 'Ultra Disk'], latencyClass: 'any', redundancy: 'LRS' },
          ...{ vcpus: 0, maxVcpus: undefined, memory: gib(0), localDisk: false, cache: 'any' },
          log: { iops: iops(100), throughput: undefined, capacity: gib(4) },
          exclude: index % 2 === 0 ? ['unpublished'] : [],
        };
        const { front } = tryAll(requirement, { ...market, vms: [vm] });
        const found = rowsOf(toEnd(search(requirement, { ...market, vms: [vm] })));
        expect(found, `${vm.name} × ${factor}`).toEqual(front);
        mixed += front.filter(
          ({ disk, log }) => disk.startsWith('Ultra') && log.startsWith('P'),
        ).length;
      }
    expect(mixed).toBeGreaterThan(3);
  });

  test('of one requirement does not depend on which others were searched before.', () => {
    const local = parseEphemeral('Ephemeral-127GiB-CacheDisk', 'current');
    const ephemeral = local && 'row' in local ? local.row : undefined;
    const base: Requirement = {
      ...withLog(1),
      ...{
        os: 'windows',
        read: fraction(0.9),
        hit: fraction(0.5),
        cache: 'ReadOnly',
        size: kib(8),
      },
      ...{ iops: iops(20_000), throughput: undefined, log: undefined, capacity: gib(4096) },
      ...{ families: ['Premium SSD'], latencyClass: 'any', redundancy: 'LRS', maxDisks: 16 },
      ...{ vcpus: 0, maxVcpus: undefined, memory: gib(0), localDisk: false, localData: 'no' },
      ...{ headroom: 20, burst: undefined, exclude: exclusions },
    };
    const changes: readonly Partial<Requirement>[] = [
      {},
      ...[{ vcpus: 48 }, { maxVcpus: 7 }, { memory: gib(300) }, { generation: 6 }],
      ...[
        { cache: 'None' as const },
        { cache: 'None' as const, localDisk: true },
        { exclude: [] },
        { redundancy: 'ZRS' as const },
      ],
      ...[{ osDisk: ephemeral }, { read: fraction(0.2) }, { hit: fraction(0) }],
      ...[{ iops: iops(40_000) }, { headroom: 50 }, { burst: seconds(3600) }],
      { log: { iops: iops(9000), throughput: undefined, capacity: gib(256) } },
    ];
    const requirements = changes.map((change): Requirement => ({ ...base, ...change }));
    const found = requirements.map((each) => rowsOf(toEnd(search(each, market))));
    // Another list of sizes has nothing that was searched before.
    const alone = requirements.map((each) =>
      rowsOf(toEnd(search(each, { ...market, vms: [...market.vms] }))),
    );
    expect(found).toEqual(alone);
    for (const [at, rows] of found.entries())
      if (at > 0) expect(rows, JSON.stringify(changes[at])).not.toEqual(found[0]);
  });
});
