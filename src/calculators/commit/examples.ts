import { type Example, exactly, sourceOf, within } from '../../kit/index.ts';
import { syncRuns } from '../../limits/commit/sync-runs.ts';
import { formatNumber, milliseconds, serializeSeconds } from '../../units/index.ts';

const ownTime = 'fio’s own time between write and sync is in the rate and not in the latencies.';

/** What the printed rate differs by from 1 ÷ the printed latency, and why. */
const differences: Readonly<Record<string, readonly [tolerance: number, reason: string]>> = {
  'fsync-1': [0.011, ownTime],
  'fsync-2': [0.007, 'fio rounds the rate down.'],
  'fsync-3': [0.014, ownTime],
  'fsync-4': [0.032, 'The run took 0.3 s, and fio’s own time counts more with latencies so short.'],
  'fsync-5': [0.003, 'fio rounds the rate down.'],
  'fsync-6': [0.006, ownTime],
  'fsync-7': [0.006, ownTime],
  'fsync-percona-960': [0.05, 'The post says “roughly 300”: 1 ÷ 3.5 ms is 286.'],
  'fsync-percona-odirect': [0.005, 'The latency is printed with two digits.'],
  'fsync-percona-ext4': [1e-9, 'Rate and latency are printed as the same figure.'],
  'fsync-percona-journal': [0.042, 'The latency is printed as 0.100 ms: 1 ÷ 9,600 is 0.104.'],
};

const etcd = { workload: 'etcd' } as const;

export const examples: readonly Example[] = [
  ...syncRuns.map(({ id, storage, write, sync, rate, source, place }): Example => {
    const [tolerance = 0, reason = ''] = differences[id] ?? [];
    return {
      id,
      source,
      place,
      title: `One committer, ${storage}: ${formatNumber(rate)} commits a second`,
      given: {
        workload: 'other',
        // More than a P30 sustains.
        ...(rate > 5000 ? { disk: 'Ultra-64GiB-25000IOPS-400MBps' } : {}),
        'write-latency': serializeSeconds(write),
        'sync-latency': serializeSeconds(sync),
      },
      expected: [within('commits', rate, tolerance, reason)],
      boundBy: ['latency'],
    };
  }),
  {
    id: 'mysql-three',
    title: 'Fully durable MySQL, 3.5 ms a sync: three syncs a commit allow 95 commits a second',
    given: { workload: 'mysql', 'sync-latency': '3.5ms' },
    expected: [exactly('commits', 1 / (3 * 0.0035))],
    ...sourceOf('percona-2018')('Why is fsync() performance critical for databases?'),
  },
  {
    id: 'etcd-50',
    title: 'etcd, usual load: 50 sequential IOPS are a synchronous write in 20 ms',
    given: { ...etcd, 'sync-latency': '20ms' },
    expected: [exactly('commits', 50)],
    ...sourceOf('etcd-hardware')('Disks'),
  },
  {
    id: 'etcd-500',
    title: 'etcd, heavy load: 500 sequential IOPS of 8,000 bytes are one in 2 ms',
    given: { ...etcd, 'sync-latency': '2ms' },
    expected: [exactly('commits', 500)],
    ...sourceOf('openshift-etcd')('2.1'),
  },
  {
    id: 'etcd-p99-wal',
    title: 'etcd: a 99th percentile of 10 ms is not less than 10 ms',
    given: { ...etcd, p99: '10ms' },
    expected: [exactly('threshold', milliseconds(10))],
    verdict: 'throttled',
    ...sourceOf('etcd-faq')('the warning on heartbeats'),
  },
  {
    id: 'etcd-p99-wal-below',
    title: 'etcd: a 99th percentile just under 10 ms meets the threshold',
    given: { ...etcd, p99: '9.99ms' },
    expected: [exactly('p99', milliseconds(9.99))],
    verdict: 'fits',
    ...sourceOf('etcd-faq')('the warning on heartbeats'),
  },
  {
    id: 'sql-wait',
    title: 'SQL Server: WRITELOG waits of 12 ms, steadily, are a bottleneck',
    given: { workload: 'sql-server', 'write-latency': '12ms' },
    expected: [exactly('latency', milliseconds(12))],
    boundBy: ['latency'],
    verdict: 'throttled',
    ...sourceOf('sql-io')('Define slow I/O performance'),
  },
  {
    id: 'hana-m64ls',
    title: 'SAP HANA on an M64ls: 2,226 µs a log write of 4 KiB fails the 1,000 µs of the tool',
    given: { workload: 'hana', 'sync-latency': '2226us' },
    expected: [exactly('threshold', milliseconds(1))],
    verdict: 'throttled',
    ...sourceOf('hana-latency-2020')('the failed tests'),
  },
];
