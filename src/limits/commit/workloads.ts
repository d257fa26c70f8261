/** How databases make a commit durable, and what the disk of their log must have beside latency. */
import { type BytesPerSecond, mbPerSecond, type Seconds, seconds } from '../../units/index.ts';
import type { CommitSourceId } from '../sources/commit.ts';
import type { Workload } from './thresholds.ts';

/** A statement of a document. */
type CommitNote = {
  readonly text: string;
  readonly source: CommitSourceId;
  readonly place: string;
  /** Where the figures of the answer do not describe the database as it is usually set up: the same in short. */
  readonly warns?: string;
};

export type WorkloadFacts = {
  readonly id: Workload;
  readonly name: string;
  /** How many syncs one commit waits for. */
  readonly syncs: readonly [min: number, max: number];
  /** The log is written through the cache, so that a write is its own sync. */
  readonly writesThrough?: true;
  /** The page that allows the log on Premium SSD with Write Accelerator alone, and on no Standard disk. */
  readonly needsWriteAccelerator?: CommitNote;
  /** What the disk of the log must have. */
  readonly throughput?: {
    readonly min: BytesPerSecond;
    readonly why: string;
    readonly source: CommitSourceId;
    readonly place: string;
  };
  /** Why a commit waits for every replica, of a workload whose quorum is all of them. */
  readonly everyReplica?: Omit<CommitNote, 'warns'>;
  readonly notes: readonly CommitNote[];
};

const one = [1, 1] as const;

export const workloads: readonly WorkloadFacts[] = [
  {
    id: 'etcd',
    name: 'etcd',
    syncs: one,
    throughput: {
      min: mbPerSecond(10),
      why: 'so that a member catches up with 100 MB within 15 s',
      source: 'etcd-hardware',
      place: 'Disks',
    },
    notes: [
      {
        text: 'A majority of the members must write every request to disk. A disk for etcd alone, or a faster one, usually solves slow syncs.',
        source: 'etcd-faq',
        place: 'the warning on heartbeats',
      },
    ],
  },
  {
    id: 'postgres',
    name: 'PostgreSQL',
    syncs: one,
    notes: [
      {
        text: 'It is an advantage if the log (pg_wal) is on another disk than the data files.',
        source: 'postgresql-wal',
        place: 'WAL internals',
      },
    ],
  },
  {
    id: 'sql-server',
    name: 'SQL Server',
    syncs: one,
    writesThrough: true,
    notes: [
      {
        text: 'SQL Server writes its log through the cache (FILE_FLAG_WRITE_THROUGH), so a log write needs no sync after it: where only a write latency is entered, no sync is added.',
        source: 'sql-write-through',
        place: 'the introduction',
      },
    ],
  },
  {
    id: 'mysql',
    name: 'MySQL',
    syncs: [1, 3],
    notes: [
      {
        text: 'With the redo log and the binary log synchronised, one commit may need as many as three syncs: the lower figure counts three syncs, the higher figure one.',
        source: 'percona-2018',
        place: 'Why is fsync() performance critical for databases?',
      },
      {
        text: 'Durable and consistent replication needs sync_binlog=1 and innodb_flush_log_at_trx_commit=1; with other values a crash can lose commits.',
        source: 'mysql-binary-log',
        place: 'sync_binlog',
      },
    ],
  },
  {
    id: 'hana',
    name: 'SAP HANA',
    syncs: one,
    throughput: {
      min: mbPerSecond(250),
      why: 'with IOs of 1 MB on /hana/log',
      source: 'hana-storage',
      place: 'the throughput that SAP recommends',
    },
    needsWriteAccelerator: {
      text: '/hana/log must be on Premium SSD with Write Accelerator, which only M-series VMs offer, or on a disk of lower latency.',
      source: 'hana-storage',
      place: 'the minimum conditions',
    },
    notes: [
      {
        text: 'Premium SSD v2 and Ultra Disk need no Write Accelerator for /hana/log.',
        source: 'hana-premium-v2',
        place: 'Major differences',
      },
    ],
  },
  {
    id: 'kafka',
    name: 'Kafka',
    syncs: one,
    everyReplica: {
      text: 'With acks=all Kafka waits for every in-sync replica',
      source: 'kafka-os',
      place: 'Application vs. OS Flush Management',
    },
    notes: [
      {
        text: 'By default Kafka does not sync a message before it acknowledges it, and its documentation recommends that: replicas make it durable. The figures are for brokers that sync each message or batch (flush.messages).',
        source: 'kafka-os',
        place: 'Application vs. OS Flush Management',
        warns: 'By default Kafka acknowledges messages before a sync.',
      },
    ],
  },
  {
    id: 'mongodb',
    name: 'MongoDB',
    syncs: one,
    notes: [
      {
        text: 'With the write concern j: true the journal is synchronised at once, so a commit costs one sync and does not wait for the journal’s own interval.',
        source: 'mongodb-journal',
        place: 'wt-journal-frequency',
      },
    ],
  },
  { id: 'other', name: 'another workload', syncs: one, notes: [] },
];

/** Where to start with commit_delay of PostgreSQL: half of what pg_test_fsync reports for one 8 kB flush (WAL configuration). */
export const commitDelay = (flush: Seconds): Seconds => seconds(flush / 2);
export const commitDelaySource = { source: 'postgresql-wal', place: 'WAL configuration' } as const;
