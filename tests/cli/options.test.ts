/** Options of every calculator: each opens the case that it promises, at the price that its lists have. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calculators } from '../../src/calculators/index.ts';
import { guide } from '../../src/calculators/shared/answer/guide.ts';
import { reportOf } from '../../src/cli/report.ts';
import { plainText } from '../../src/kit/index.ts';
import { shownBy } from '../view-models.ts';

type Reported = NonNullable<ReturnType<typeof reportOf>['options']>[number];

/** Cases whose answer is not `fits`, of each calculator that answers for disks. */
const cases: readonly (readonly [string, string])[] = [
  ['io-size', 'disk=P30&disks=4&vm=D8s_v5&io-size=8KiB'],
  ['io-size', 'disk=P30&io-size=8KiB'],
  ['io-size', 'disk=PremiumV2-512GiB-3000IOPS-125MBps&io-size=8KiB'],
  ['io-size', 'disk=P30&vm=D4_v3'],
  ['io-size', 'disk=P30&disks=6&vm=D2s_v5'],
  ['io-size', 'disk=PremiumV2-512GiB-3000IOPS-125MBps&cache=ReadOnly'],
  ['queue-depth', 'disk=P30&disks=4&vm=D8s_v5&outstanding=64'],
  ['queue-depth', 'disk=P30&disks=4&outstanding=8'],
  ['queue-depth', 'disk=P30&disks=6&vm=D2s_v5'],
  ['sync-io', 'disk=P30&vm=D8s_v5'],
  ['sync-io', 'disk=S30&read=100%25'],
  ['sync-io', 'disk=P30&vm=D4_v3'],
  ['burst', 'disk=P20&steps=1h:3500IOPS'],
  ['burst', 'disk=P20&disks=2&vm=D4s_v5&steps=2h:6000IOPS'],
  ['commit', 'disk=P30&workload=etcd&sync-latency=15ms'],
  ['commit', 'disk=S30&workload=etcd'],
  ['provision', 'vm=D4s_v5'],
  ['provision', 'target-iops=100000&vm=D8s_v5'],
  ['provision', 'target-iops=200000'],
  ['provision', 'vm=D4_v3'],
  ['throttle', ''],
  ['throttle', 'vm=D8s_v5&loads=a:P30x2/None:8KiB:q64:read,b:P30x1/None:64KiB:q32:write'],
  [
    'throttle',
    'vm=D8s_v5&loads=a:PremiumV2-512GiB-3000IOPS-125MBps/None:8KiB:q64:read,b:P30/None:8KiB:q1:write',
  ],
  ['cap-check', 'vm=D8s_v5&disks=data:P30x1:None&target-iops=9000&io-size=8KiB'],
];

const rank = ['online', 'restart', 'deallocate', 'new VM', 'copy of data'];
const found = new Map<string, readonly Reported[]>();
/** The options of a case, which several tests look at. */
function optionsOf(id: string, query: string): readonly Reported[] {
  const asked = `${id}?${query}`;
  const options = found.get(asked) ?? reportOf(id, query).options ?? [];
  found.set(asked, options);
  return options;
}
const named = (options: readonly Reported[], start: string) =>
  options.find(({ change }) => change.startsWith(start));

describe.each(cases)('%s?%s', (id, query) => {
  const calculator = calculators.find((one) => one.id === id);
  if (!calculator) throw new Error(id);
  const options = optionsOf(id, query);

  test('has options, and each opens a case with the verdict that it promises.', () => {
    expect(options.length).toBeGreaterThan(0);
    for (const { change, how, verdict, query: to } of options) {
      expect(rank, change).toContain(how);
      // A set of Premium SSD cannot be entered where disks are provisioned.
      if (id === 'provision' && to === undefined) continue;
      const { answer, controls } = shownBy(calculator, to ?? 'none');
      expect(
        controls.filter(({ problem }) => problem),
        change,
      ).toEqual([]);
      // Of a throttled workload the others may wait as before: that is what it says.
      expect(answer?.verdict, `${change}: ${to}`).toBe(verdict);
      expect(plainText(answer?.headline ?? [])).not.toBe('');
    }
  });

  test('says what each disk or VM costs, and how much that is more or less.', () => {
    for (const { change, how, cost, difference } of options) {
      if (cost === undefined) {
        // What the application does otherwise costs nothing, nor does finding what it waits for.
        expect(how === 'online' || how === 'restart' || /^Find what/.test(change), change).toBe(
          true,
        );
        continue;
      }
      expect(cost).toBeGreaterThan(0);
      if (difference !== undefined) expect(Math.abs(difference)).toBeLessThan(cost + 10_000);
    }
  });
});

// West Europe, 2026-08-22, USD a month: P20 80.54, P30 148.68, P40 284.94; D8s_v5 335.80, so D16s_v5 twice that;
// a Premium SSD v2 has 0.00013 a GiB and hour, 3,000 IOPS and 125 MB/s free, and 0.000008 for an IOPS more.
test('Prices are those of the lists.', () => {
  const ofP30 = optionsOf('io-size', 'disk=P30&io-size=8KiB');
  expect(named(ofP30, 'P30 at performance tier P40')).toMatchObject({ iops: 7500, how: 'online' });
  expect(named(ofP30, 'P30 at performance tier P40')?.difference).toBeCloseTo(284.9371 - 148.68, 4);
  expect(named(ofP30, 'One more P30')?.difference).toBeCloseTo(148.68, 4);
  // 1,024 GiB, 10,000 IOPS and 200 MB/s: 0.13312 + 0.056 + 0.004875 an hour.
  const v2 = named(ofP30, 'Premium SSD v2');
  expect(v2).toMatchObject({ iops: 10_000, how: 'deallocate' });
  expect(v2?.cost).toBeCloseTo((0.13312 + 7000 * 0.000008 + 75 * 0.000065) * 730, 4);
  const larger = named(
    optionsOf('queue-depth', 'disk=P30&disks=4&vm=D8s_v5&outstanding=64'),
    'D16s_v5',
  );
  expect(larger?.how).toBe('restart');
  // Four P30 have 20,000 IOPS; with 64 in flight nearly all of them, in the bend below the limit.
  expect(larger?.iops).toBeLessThanOrEqual(20_000);
  expect(larger?.iops).toBeGreaterThan(0.99 * 20_000);
  expect(larger?.difference).toBeCloseTo(335.8, 2);
  const burst = optionsOf('burst', 'disk=P20&steps=1h:3500IOPS');
  // A performance tier costs what the larger disk costs, which is not beside it.
  expect(named(burst, 'P20 at performance tier P30')?.difference).toBeCloseTo(148.68 - 80.54, 4);
  // A Premium SSD v2 has no burst, so that it has the 3,500 IOPS of the step all the time; and the 150 MB/s of the P20.
  expect(named(burst, 'Premium SSD v2')?.cost).toBeCloseTo(
    (512 * 0.00013 + 500 * 0.000008 + 25 * 0.000065) * 730,
    4,
  );
  const commit = optionsOf('commit', 'disk=S30&workload=etcd');
  expect(named(commit, 'P30')?.difference).toBeCloseTo(148.68 - 40.96, 4);
});

test('What is provisioned is raised online, before anything is copied.', () => {
  const [first] = optionsOf(
    'io-size',
    'disk=PremiumV2-512GiB-3000IOPS-125MBps&io-size=8KiB',
  ).filter(({ cost }) => cost !== undefined);
  expect(first).toMatchObject({ how: 'online', iops: 6000 });
  expect(first?.difference).toBeCloseTo(3000 * 0.000008 * 730, 4);
  const [more] = optionsOf(
    'throttle',
    'vm=D8s_v5&loads=a:PremiumV2-512GiB-3000IOPS-125MBps/None:8KiB:q64:read,b:P30/None:8KiB:q1:write',
  );
  expect(more).toMatchObject({ how: 'online' });
  expect(more?.change).toContain('6,000 IOPS');
});

test('Each says where the guide has its commands: a page, and a heading of it.', () => {
  const headings = (page: string) =>
    readFileSync(`content${page.replace(/\/$/, '')}.mdx`, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('#'))
      .map((line) =>
        line
          .replace(/^#+ /, '')
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      );
  const places = [
    ...Object.values(guide),
    ...cases.flatMap(([id, query]) => optionsOf(id, query).map((option) => option.guide)),
  ];
  for (const place of new Set(places)) {
    const [page = '', heading] = place.split('#');
    const found = headings(page);
    if (heading !== undefined) expect(found, place).toContain(heading);
  }
  const [tier] = optionsOf(
    'cap-check',
    'vm=D8ds_v5&disks=os:P10x1:ReadOnly:0,data:P30x1:None&target-iops=5500&io-size=8KiB',
  ).filter(({ how }) => how === 'online');
  expect(tier?.guide).toBe(guide.provision);
});

test('Another VM leads to the commands for a VM, whatever its disruption, and none to those for the host cache but caching.', () => {
  for (const [id, query] of [
    ['throttle', 'vm=D2ds_v6&loads=t:temp:64KiB:q64:read,d:P20/None:8KiB:r3500:read'],
    ['throttle', 'vm=D8s_v5&loads=data:P30x4/None:8KiB:q64:read70,log:P30/None:8KiB:q1:write'],
    ['throttle', 'vm=D16ds_v5&loads=a:P30x4/ReadOnly:256KiB:q64:write,t:temp:256KiB:q60:write'],
    ['provision', 'vm=D4s_v5'],
  ] as const) {
    const options = optionsOf(id, query);
    expect(options.length).toBeGreaterThan(0);
    for (const { change, query: to = '', guide: place } of options) {
      const then = new URLSearchParams(to).get('vm');
      const isOther = then !== null && then !== new URLSearchParams(query).get('vm');
      expect([change, isOther && place !== guide.newVm]).toEqual([change, place === guide.vm]);
      expect([change, place === guide.cache]).toEqual([change, /host cach/i.test(change)]);
    }
  }
});
