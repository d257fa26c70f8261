/** Where a set-up is bought goes with a link to another calculator. */
import { expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { calculators } from '../../src/calculators/index.ts';
import { parseQuery } from '../../src/kit/index.ts';

/** A test of syncs as fio prints it: a sync takes 2 ms. */
const syncs = JSON.stringify({
  'fio version': 'fio-3.36',
  jobs: [
    {
      'job options': { rw: 'write', bs: '8k', fdatasync: '1' },
      job_runtime: 60_000,
      write: { total_ios: 30_000, iops: 500, bw_bytes: 4_096_000, runtime: 60_000 },
      sync: { total_ios: 30_000, lat_ns: { mean: 2e6 } },
    },
  ],
});

// Only a benchmark has no cost.
test.each([
  ['io-size', 'disk=P30&vm=D8s_v5'],
  ['queue-depth', 'disk=P30&disks=1&vm=D8s_v5&outstanding=64'],
  ['sync-io', 'disk=P30&vm=D8s_v5&outstanding=64'],
  ['commit', 'disk=E30'],
  ['throttle', 'vm=D8s_v5&seconds=1&loads=data:P30x1/None:8KiB:q64:read'],
  ['diagnose', 'measured-iops=5000&measured-throughput=40MB/s&vm=D8s_v5&disks=data:P30x1:None'],
  ['burst', 'disk=P30&vm=D8s_v5'],
  ['cap-check', 'vm=D8s_v5&disks=data:P30x2:None&target-iops=9000'],
  ['find', 'target-iops=5000'],
  ['provision', 'vm=D8s_v5'],
  ['diagnose', `vm=D8s_v5&disks=data:P30x1:None&text=${encodeURIComponent(syncs)}`],
  ['diagnose', `vm=&text=${encodeURIComponent(syncs)}`],
])('Links of %s keep the region and the system: %s.', (id, query) => {
  const { lookup, given } = parseQuery(`${query}&region=belgiumcentral&os=windows`);
  const screen = calculators.find((one) => one.id === id)?.viewModel(lookup, fullDataset, given);
  const links = screen?.answer?.deepLinks.filter(({ calculator }) => calculator !== 'benchmark');
  expect(links?.length).toBeGreaterThan(0);
  for (const link of links ?? [])
    expect(link.query, link.text).toMatch(/region=belgiumcentral&os=windows/);
});
