/** Disks that do the same for less, where the VM is the limit and no target is given: each an option of the check, tried as all are. */
import { expect, test } from 'vitest';
import { reportOf } from '../../src/cli/report.ts';

const optionsOf = (query: string) => reportOf('cap-check', query).options ?? [];

// D4s_v5: 6,400 IOPS and 145 MB/s uncached; the list prices of West Europe for a month of August 2026.
test.each([
  // Two P50 are 2 × 545.10; the others 730 h × (8,192 GiB × 0.00013 + 400 IOPS × 0.000008): 3,000 IOPS and 125 MB/s of each are free.
  ['vm=D4s_v5&disks=data:P50x2:None', 'deallocate', -310.43],
  // 730 h × (13,600 IOPS × 0.000008 + 455 MB/s × 0.000065).
  ['vm=D4s_v5&disks=data:PremiumV2-1024GiB-20000IOPS-600MBpsx1:None', 'online', -101.01],
])('with %s the VM does the same on cheaper disks', (query, how, difference) => {
  const cheaper = optionsOf(query).filter((option) => (option.difference ?? 0) < 0);
  expect(cheaper.map((option) => option.how)).toEqual([how]);
  expect(cheaper[0]?.difference).toBeCloseTo(difference, 1);
  expect([cheaper[0]?.iops, cheaper[0]?.throughput]).toEqual([6400, 145e6]);
});

test('disks that the VM does not limit have none', () => {
  expect(optionsOf('vm=D16s_v5&disks=data:P50x1:None')).toEqual([]);
});
