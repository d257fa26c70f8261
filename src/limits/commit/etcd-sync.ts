import { etcdFaq } from '../sources/etcd.ts';

/** What etcd needs of its syncs: a 99th percentile below so many ms. A test of syncs is compared with it. */
export const etcdSync = {
  ms: 10,
  source: etcdFaq,
  place: 'wal_fsync_duration_seconds',
} as const;
