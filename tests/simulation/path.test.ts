/** Which limits hold a workload back, which are not published, and what can’t be built. */
import { describe, expect, test } from 'vitest';
import { diskNamed, fullDataset, vmNamed } from '../../src/calculators/full-dataset.ts';
import { prepare } from '../../src/calculators/throttle/setup.ts';
import { simulatedLimits } from '../../src/calculators/throttle/simulated-limits.ts';
import { findPart, plainText } from '../../src/kit/index.ts';
import type { Vm } from '../../src/limits/types.ts';
import { type Fraction, fraction, kib, outstanding, seconds } from '../../src/units/index.ts';
import { answerOf, find, loadsOf, stepsIn, value, wholeAnswerOf } from './answer.ts';

/** The limits without a figure that a workload on a cached P30 crosses. */
function unpublishedFor(vm: Vm, read: Fraction, hit: Fraction) {
  const { unpublished } = prepare(
    {
      ...{ vm, limits: 'current', seed: 1, window: seconds(0.05), seconds: seconds(1) },
      loads: [
        {
          ...{ name: 'data', size: kib(4), demand: { outstanding: outstanding(1) } },
          target: { disk: diskNamed('P30', 'current'), disks: 1, cache: 'ReadOnly' },
          ...{ read, options: { hit } },
        },
      ],
    },
    fullDataset.catalogue,
  );
  return unpublished[0];
}

describe('A limit of the local disk', () => {
  test('that is published holds the temp disk back: L8s_v3 has 4,000 IOPS and 80 MB/s (Lsv3 page).', () => {
    const small = answerOf({ vm: 'L8s_v3', loads: 'temp:temp:4KiB:q64:read' });
    expect(value(small, 'iops-temp')).toBeCloseTo(4000, -1);
    expect([small.verdict, small.boundBy]).toEqual(['throttled', ['local disk IOPS (L8s_v3)']]);
    const large = answerOf({ vm: 'L8s_v3', loads: 'temp:temp:1MiB:q64:read' });
    expect(value(large, 'throughput-temp')).toBeCloseTo(80e6, -7);
    expect(large.boundBy).toEqual(['local disk throughput (L8s_v3)']);
  });

  test('is on the path of the temp disk on every size that publishes one.', () => {
    const sizes = (['current', '2018-09'] as const).flatMap((edition) =>
      fullDataset.catalogue.vms(edition).filter(({ localDisk }) => localDisk),
    );
    expect(sizes.length).toBeGreaterThan(70);
    for (const vm of sizes) {
      const { limits: simulated, routes, unpublished } = simulatedLimits(vm, ['temp']);
      const limits = routes[0]?.all.map((at) => simulated[at]) ?? [];
      expect(limits.at(-1), vm.name).toMatchObject({ ...vm.localDisk });
      const hasWrites = vm.tempDisk !== 'local NVMe' || vm.localWrite !== undefined;
      expect(unpublished).toEqual([{ all: [], misses: [], writes: hasWrites ? [] : ['local'] }]);
    }
  });

  test.each([
    ['a local disk whose shared cached limit has no figure', 'B12ms', 'current', 'P10'],
    ['a local disk behind no limit at all', 'A4', '2018-09', 'S10'],
  ])('that is not published gives no figure and no “fits”: %s.', (_, vm, limits, disk) => {
    const loads = `temp:temp:4KiB:q64:read,log:${disk}/None:4KiB:q1:write`;
    const answer = answerOf({ vm, limits, loads, seconds: '10' });
    expect(answer.verdict).toBe('not-checked');
    expect(plainText(answer.headline)).toContain('is not published');
    for (const id of ['iops', 'latency', 'p99', 'throughput']) {
      expect(find(answer, `${id}-temp`)).toMatchObject({ text: 'not published' });
      expect(find(answer, `${id}-temp`)).not.toHaveProperty('value');
    }
    for (const id of ['iops', 'throughput']) expect(find(answer, id)?.value).toBeUndefined();
    // The log shares nothing with the temp disk, so what it gets is known.
    expect(value(answer, 'iops-log')).toBeGreaterThan(100);
    expect(findPart(answer, 'timeline')?.traces.map(({ label }) => label)).toEqual(['log']);
    // What is not simulated keeps nothing from settling: ten seconds are enough.
    expect(answer.steps.at(-1)?.line.join('')).toContain('to 10 s');
  });

  test('allows fewer writes than reads, and a mixture in between: D8ds_v6, 150,000 and 60,000 IOPS (Ddsv6 page).', () => {
    const got = (pattern: string) =>
      value(
        answerOf({ vm: 'D8ds_v6', loads: `temp:temp:4KiB:q512:${pattern}`, seconds: '2' }),
        'iops-temp',
      );
    // 1 % for the first of the windows, which is partly used.
    expect(Math.abs(got('read') / 150_000 - 1)).toBeLessThan(0.01);
    expect(Math.abs(got('write') / 60_000 - 1)).toBeLessThan(0.01);
    const writes = answerOf({ vm: 'D8ds_v6', loads: 'temp:temp:4KiB:q512:write', seconds: '2' });
    const cells = writes.tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    expect(stepsIn(writes)).toContain('alone 60,000 IOPS, 8.5 ms;');
    expect(cells).toContain('150,000, writes 60,000');
    expect(cells).toContain('720, writes 360');
    // 70 % reads: 1 ÷ (0.7 ÷ 150,000 + 0.3 ÷ 60,000) = 103,448; the draw of reads varies by about 1 %.
    expect(Math.abs(got('read70') / 103_448 - 1)).toBeLessThan(0.02);
  });

  test('counts writes of one workload and reads of another together.', () => {
    const loads = 'reads:temp:4KiB:r75000:read,writes:temp:4KiB:q512:write';
    const answer = answerOf({ vm: 'D8ds_v6', loads, seconds: '2' });
    const [reads, writes] = [value(answer, 'iops-reads'), value(answer, 'iops-writes')];
    // Reads take half of the disk, so that writes have half of their 60,000 IOPS.
    expect(reads / 150_000 + writes / 60_000).toBeGreaterThan(0.98);
    expect(reads / 150_000 + writes / 60_000).toBeLessThan(1.01);
  });

  test('is not published for writes where the page has reads alone: D8ads_v6 (Dadsv6 page).', () => {
    const of = (pattern: string) =>
      answerOf({ vm: 'D8ads_v6', loads: `temp:temp:4KiB:q1:${pattern}` });
    expect([of('read').verdict, of('write').verdict, of('read70').verdict]).toEqual([
      'fits',
      'not-checked',
      'not-checked',
    ]);
    expect(find(of('write'), 'iops-temp')).toMatchObject({ text: 'not published' });
  });

  test('that is not published costs no work, however deep the queue.', () => {
    const loads = 'temp:temp:4KiB:q60000:read';
    const answer = answerOf({ vm: 'A4', limits: '2018-09', loads, seconds: '600' });
    expect(answer.verdict).toBe('not-checked');
    expect(findPart(answer, 'timeline')).toBeUndefined();
  });
});

describe('A limit on the path that is not published', () => {
  test.each([
    ['the VM’s cached limit', 'D8s_v5', 'current', 'P30/ReadOnly'],
    ['the VM’s uncached limit', 'F8s_v2', '2018-09', 'P30/None'],
    ['a cached limit that is the local disk’s only', 'D12', '2018-09', 'S30/ReadOnly'],
  ])('withholds the figures of what crosses it: %s.', (_, vm, limits, target) => {
    const answer = wholeAnswerOf({ vm, limits, loads: `data:${target}:4KiB:q1:write` });
    expect(answer.verdict).toBe('not-checked');
    expect(find(answer, 'iops-data')).toMatchObject({ text: 'not published' });
    expect(find(answer, 'iops-data')?.value).toBeUndefined();
    // The way out crosses no such limit.
    for (const { query } of answer.recommendations) {
      expect(loadsOf(query)).not.toMatch(/Read(Only|Write)/);
      expect(answerOf(Object.fromEntries(new URLSearchParams(query))).verdict).toBe('fits');
    }
  });

  test('is crossed by misses and writes, not by reads that all hit the cache before it.', () => {
    const uncached = { iops: 'not published', throughput: 'not published' } as const;
    const unpublished = (read: number, hit: number) =>
      unpublishedFor({ ...vmNamed('DS13_v2', '2018-09'), uncached }, fraction(read), fraction(hit));
    expect(unpublished(1, 1)).toEqual([]);
    expect(unpublished(1, 0.9)).toEqual(['uncached']);
    expect(unpublished(0.9, 1)).toEqual(['uncached']);
  });
});

describe('A set-up that can’t be built', () => {
  const write = '64KiB:q8:write';
  test.each([
    [
      'more data disks than the VM takes',
      'D2s_v3',
      `a:P30x4/None:${write},b:P30/None:${write}`,
      'takes 4 data disks, and this set-up has 5',
    ],
    [
      'Premium SSD v2 with a host cache',
      'D8ds_v5',
      `a:PremiumV2-512GiB-8000IOPS-400MBps/ReadOnly:${write}`,
      'Premium SSD v2 has no host cache',
    ],
    [
      'Ultra Disk with a host cache',
      'D8ds_v5',
      `a:Ultra-512GiB-8000IOPS-400MBps/ReadWrite:${write}`,
      'Ultra Disk has no host cache',
    ],
    [
      'Premium SSD on a size without Premium Storage',
      'D4_v3',
      `a:P30/None:${write}`,
      'D4_v3 has no Premium Storage',
    ],
    ['an OS disk of 8 TiB', 'D8ds_v5', `os:P60/None:${write}`, 'An OS disk has 4,095 GiB or less'],
    ['a host cache on a disk of 4 TiB', 'D8ds_v5', `a:P50/ReadOnly:${write}`, '4 TiB or larger'],
    ['a host cache on a disk of 8 TiB', 'D8ds_v5', `a:P60/ReadOnly:${write}`, '4 TiB or larger'],
    [
      'Premium SSD v2 as OS disk',
      'D8ds_v5',
      `os:PremiumV2-64GiB-3000IOPS-125MBps/None:${write}`,
      'cannot be an OS disk',
    ],
    ['a striped OS disk', 'D8ds_v5', `os:P10x2/None:${write}`, 'one OS disk'],
    ['two OS disks', 'D8ds_v5', `os:P10/None:${write},boot:P10/None:${write}`, 'one OS disk'],
  ])('is answered with its reason and no figure: %s.', (_, vm, loads, reason) => {
    const answer = wholeAnswerOf({ vm, loads });
    expect(answer.verdict).toBe('not-possible');
    expect(plainText(answer.headline)).toMatch(/^Not possible: /);
    expect(plainText(answer.headline)).toContain(reason);
    expect(answer.readouts).toEqual([]);
    expect([findPart(answer, 'timeline'), answer.boundBy]).toEqual([undefined, []]);
    // Each case has a way out, which Azure does not refuse.
    expect(answer.recommendations.length).toBeGreaterThan(0);
    for (const { query } of answer.recommendations) {
      const given = Object.fromEntries(new URLSearchParams(query));
      expect(answerOf({ vm: 'D16ds_v5', ...given }).verdict).not.toMatch(/not-possible|unsafe/);
    }
  });

  test('is not one with the OS disk beside as many data disks as the VM takes, nor a P50 of 2018.', () => {
    const four = `os:P10/None:${write},a:P30x4/None:${write}`;
    expect(answerOf({ vm: 'D2s_v3', loads: four }).verdict).not.toBe('not-possible');
    const p50 = { vm: 'DS13_v2', limits: '2018-09', loads: `a:P50/ReadOnly:${write}` };
    expect(answerOf(p50).verdict).not.toBe('not-possible');
  });
});

describe('The verdict', () => {
  test('is throttled where a workload waits at a limit, else fits.', () => {
    expect(answerOf({}).verdict).toBe('throttled');
    expect(answerOf({ loads: 'log:P30/ReadOnly:4KiB:q1:write' }).verdict).toBe('fits');
  });
});
