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
