/**
 * How long a commit may take, as the documents of databases say. Where they disagree all are kept,
 * and one is compared with: what the maker of the database says of the statistic that it reports.
 */
import { exceeds, milliseconds, type Seconds, tolerance } from '../../units/index.ts';
import type { CommitSourceId } from '../sources/commit.ts';
import { etcdSync } from './etcd-sync.ts';

export type Workload =
  | 'etcd'
  | 'postgres'
  | 'sql-server'
  | 'mysql'
  | 'hana'
  | 'kafka'
  | 'mongodb'
  | 'other';

/** What a statement is about: the latency of a sync, or of something else that is shown for completeness. */
export type Statistic = 'p99' | 'mean' | 'other';

export type Threshold = {
  readonly workload: Workload;
  /** What the document says, in our words. */
  readonly statement: string;
  readonly limit: Seconds;
  /** A latency that equals the limit meets it; “less than 10 ms” does not include 10 ms. */
  readonly inclusive: boolean;
  readonly statistic: Statistic;
  /** The one that a latency is compared with: at most one of a workload. */
  readonly compared?: true;
  /** Nobody but a reader of the document reports it. */
  readonly reported?: true;
  readonly source: CommitSourceId;
  readonly place: string;
};

type Row = readonly [
  statement: string,
  ms: number,
  bound: 'below' | 'up to',
  statistic: Statistic,
  source: CommitSourceId,
  place: string,
  more?: Pick<Threshold, 'compared' | 'reported'>,
];

const rowsOf = (workload: Workload, rows: readonly Row[]): readonly Threshold[] =>
  rows.map(([statement, ms, bound, statistic, source, place, more]) => ({
    workload,
    statement,
    statistic,
    source,
    place,
    ...more,
    limit: milliseconds(ms),
    inclusive: bound === 'up to',
  }));

const compared = { compared: true } as const;
const disks = 'Disks';
const hosts = 'Recommended etcd practices';

export const thresholds: readonly Threshold[] = [
  ...rowsOf('etcd', [
    [
      'The 99th percentile of the WAL fsync should be less than 10 ms.',
      ...([etcdSync.ms, 'below', 'p99', etcdSync.source.id, etcdSync.place, compared] as const),
    ],
    [
      'The 99th percentile of the backend commit should be less than 25 ms.',
      ...([25, 'below', 'other', 'etcd-faq', 'backend_commit_duration_seconds'] as const),
    ],
    [
      '50 sequential IOPS are required: a synchronous write in 20 ms.',
      ...([20, 'up to', 'mean', 'etcd-hardware', disks] as const),
    ],
    [
      '500 sequential IOPS are recommended for heavily loaded clusters: a synchronous write in 2 ms.',
      ...([2, 'up to', 'mean', 'etcd-hardware', disks] as const),
    ],
    [
      'OpenShift 4.20: 50 IOPS of 8 KB with fdatasync in under 10 ms, and a 99th percentile of less than 10 ms.',
      ...([10, 'below', 'p99', 'openshift-etcd', '2.1, 2.3'] as const),
    ],
    [
      'OpenShift 4.20: 500 IOPS of 8,000 bytes (2 ms) for heavily loaded clusters.',
      ...([2, 'up to', 'mean', 'openshift-etcd', '2.1'] as const),
    ],
    [
      'OpenShift 4.10: 50 IOPS of 8,000 bytes, 20 ms, and a 99th percentile of less than 20 ms.',
      ...([20, 'below', 'p99', 'openshift-etcd-before', hosts] as const),
    ],
    [
      'An alert at a 99th percentile of 1 s, whose author says that 20 ms are recommended.',
      ...([20, 'up to', 'p99', 'etcd-alert', 'the description'] as const),
    ],
  ]),
  ...rowsOf('sql-server', [
    [
      'Waits such as WRITELOG should stay below 10 to 15 ms; beyond it IO is considered a bottleneck.',
      ...([10, 'up to', 'mean', 'sql-io', 'Define slow I/O performance', compared] as const),
    ],
    [
      'Avg. Disk sec/Transfer above 10 ms indicates slow IO.',
      ...([10, 'up to', 'mean', 'sql-io', 'step 2'] as const),
    ],
    [
      'Error 833 is logged for a request that takes longer than 15 s.',
      ...([15_000, 'up to', 'other', 'sql-io', 'Error 833'] as const),
    ],
  ]),
  ...rowsOf('hana', [
    [
      'Log writes of 4 and 16 KiB take at most 1,000 µs. A user of SAP’s measurement tool reports it; SAP publishes it to customers alone (note 2493172).',
      ...([1, 'up to', 'mean', 'hana-latency-2020', 'the failed tests'] as const),
      { compared: true, reported: true },
    ],
  ]),
];

/** The threshold that a latency of this workload is compared with; nothing where none is published. */
export const thresholdOf = (workload: Workload): Threshold | undefined =>
  thresholds.find((one) => one.workload === workload && one.compared);

/** Does a latency meet a threshold, with the tolerance of every comparison? */
export const meets = ({ limit, inclusive }: Threshold, latency: Seconds): boolean =>
  inclusive ? !exceeds(latency, limit) : latency < limit * (1 - tolerance);

/** What SQL Server’s own query calls an average latency, in whole ms. Its last two bounds meet at 100: that is “Poor”. */
const classes = [
  [2, 'Excellent'],
  [6, 'Very good'],
  [16, 'Good'],
  [101, 'Poor'],
  [501, 'Bad'],
] as const;

/**
 * What does SQL Server’s query call this average latency of a file?
 * (Troubleshoot slow SQL Server performance, File stats in sys.dm_io_virtual_file_stats.)
 */
export const sqlServerClass = (latency: Seconds): string =>
  classes.find(([below]) => Math.floor(latency * 1000 + 1e-6) < below)?.[1] ?? 'Deplorable';
