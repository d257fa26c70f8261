/** IOs of disks with sectors of 4,096 bytes (“Azure managed disk types”, Ultra Disk size), on the command line. */
import { expect, test } from 'vitest';
import { reportOf } from '../../src/cli/report.ts';

// 20,000 × 4,096 bytes are 81.92 MB/s: with 2 MB/s a disk has 488 of them.
test('Disks have a throughput with which IOs of a sector have the IOPS.', () => {
  const query = 'type=Ultra&capacity=100GiB&target-iops=20000';
  const throughput = (target: string) =>
    reportOf('provision', `${query}&target-throughput=${target}`).readouts?.find(
      ({ id }) => id === 'throughput',
    )?.value;
  expect(throughput('2MB/s')).toBe(82e6);
  expect(throughput('83MB/s')).toBe(83e6);
  expect(JSON.stringify(reportOf('provision', query).checks)).toContain(
    'sectors of 4,096 bytes, the least that an IO counts.',
  );
});

// “Convert managed disks”: a Premium SSD v2 becomes no other type again; of new disks the data are copied.
test('An option for the disks of today says what a conversion to Premium SSD v2 asks for.', () => {
  const load = 'target-iops=9000&target-throughput=130MB/s&capacity=500GiB&disks=2';
  const details = (more: string) =>
    reportOf('provision', `${load}${more}`).options?.map(({ how, detail }) => [how, detail]);
  expect(details('&now=P30x1')).toEqual([
    ['deallocate', 'Premium SSD v2: a zone in most regions, no conversion back'],
    ['copy of data', 'Premium SSD v2: a zone in most regions'],
  ]);
  for (const [, detail] of details('') ?? []) expect(detail).toBeUndefined();
});

// “Sizes for Dsv5”: D8s_v5 12,800 IOPS and 290 MB/s. 12,800 × 4,096 bytes are 52.4 MB/s; 125 have no price.
test.each([
  // (512 × 0.00013 + 9,800 × 0.000008) × 730 = 105.82, and D8s_v5 at 0.46 USD an hour.
  ['target-throughput=50MB/s', 'Only 12,800 IOPS and 50 MB/s', 105.82 + 0.46 * 730],
  ['target-throughput=0B/s', 'Only 12,800 IOPS', 105.82 + 0.46 * 730],
  // (290 − 125) × 0.000065 × 730 = 7.83.
  ['target-throughput=600MB/s', 'Only 12,800 IOPS and 290 MB/s', 105.82 + 7.83 + 0.46 * 730],
])('What the VM delivers of a target is no more than its target: %s.', (target, change, cost) => {
  const { options = [] } = reportOf(
    'provision',
    `target-iops=50000&capacity=512GiB&vm=D8s_v5&${target}`,
  );
  const option = options.find((one) => one.change.startsWith('Only'));
  expect(option?.change).toBe(change);
  expect(option?.cost).toBeCloseTo(cost, 1);
  const then = reportOf('provision', option?.query ?? '');
  expect(then.verdict).toBe('fits');
  expect(then.readouts?.find(({ id }) => id === 'cost')?.value).toBeCloseTo(cost, 1);
});

test('An Ultra Disk is provisioned with the MB/s of so many IOs of a sector, where the target has fewer.', () => {
  const query = 'target-iops=200000&target-throughput=10MB/s&capacity=1TiB&type=Ultra&vm=D8s_v5';
  const option = reportOf('provision', query).options?.at(-1);
  expect(option?.query).toContain('target-iops=12800&target-throughput=10MB/s');
  const figures = reportOf('provision', option?.query ?? '').readouts ?? [];
  expect(figures.find(({ id }) => id === 'throughput')?.value).toBe(53e6);
  expect(figures.find(({ id }) => id === 'cost')?.value).toBeCloseTo(option?.cost ?? 0, 6);
});
