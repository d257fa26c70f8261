/** Runs with a sync after each write whose rate of commits was printed too. */
import { type Seconds, seconds } from '../../units/index.ts';
import type { CommitSourceId } from '../sources/commit.ts';

/** A run in which each write was followed by a sync, with the rate that was printed. None is on Azure: they show that the law is right. */
export type SyncRun = {
  readonly id: string;
  readonly storage: string;
  readonly write: Seconds;
  readonly sync: Seconds;
  /** Commits a second. */
  readonly rate: number;
  readonly source: CommitSourceId;
  readonly place: string;
};

const us = (value: number) => seconds(value / 1e6);

const homelab = (
  id: string,
  storage: string,
  write: number,
  sync: number,
  rate: number,
): SyncRun => ({
  id,
  storage,
  rate,
  write: us(write),
  sync: us(sync),
  source: 'fsync-runs-2023',
  place: storage,
});
const percona = (
  id: string,
  storage: string,
  sync: number,
  rate: number,
  source: 'percona-2018' | 'percona-2019' = 'percona-2019',
): SyncRun => ({
  id,
  storage,
  rate,
  write: seconds(0),
  sync: us(sync),
  source,
  place: storage,
});

export const syncRuns: readonly SyncRun[] = [
  homelab('fsync-1', 'ZFS with an Optane log', 13.73, 192.48, 4801),
  homelab('fsync-2', 'ZFS without it', 28.55, 10_450, 95),
  homelab('fsync-3', 'Optane M10 with ZFS', 13.59, 154.88, 5860),
  homelab('fsync-4', 'Optane M10', 4.53, 47.6, 18_600),
  homelab('fsync-5', 'NVMe drive for consumers', 12.27, 6926.11, 144),
  homelab('fsync-6', 'SATA SSD with ZFS', 13.09, 416.3, 2317),
  homelab('fsync-7', 'SATA SSD', 6.13, 346.6, 2820),
  percona('fsync-percona-960', 'Samsung 960 Pro', 3500, 300, 'percona-2018'),
  percona('fsync-percona-odirect', 'Optane P4800X, ext4, O_DIRECT', 47, 21_200),
  percona('fsync-percona-ext4', 'Optane P4800X, ext4', 50, 20_000),
  percona('fsync-percona-journal', 'Optane P4800X, ext4, data=journal', 100, 9600),
];
