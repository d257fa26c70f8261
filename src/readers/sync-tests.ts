/** Texts that tell how long a sync takes, and nothing of limits: pg_test_fsync, and the histogram of etcd’s log. */
import { type Latencies, type LineReader, refused } from './reading.ts';

export const isFsyncTest = (line: string): boolean =>
  /^Compare file sync methods using|^\s+(fdatasync|open_datasync|fsync)\s+[\d.]+ ops\/sec/.test(
    line,
  );

/** PostgreSQL on Linux commits with fdatasync, of one block of 8 kB. */
export function fsyncTestReader(): LineReader {
  const means = new Map<string, number>();
  return {
    line(line) {
      const [, name = '', rate] =
        /^\s+(fdatasync|fsync|open_datasync|open_sync)\s+([\d.]+) ops\/sec/.exec(line) ?? [];
      if (rate && !means.has(name)) means.set(name, 1 / Number(rate));
    },
    end() {
      const name = ['fdatasync', 'fsync', 'open_datasync', 'open_sync'].find((one) =>
        means.has(one),
      );
      const mean = means.get(name ?? '');
      const what = 'pg_test_fsync';
      if (mean === undefined) return refused({ why: 'cut', what });
      return refused({ why: 'sync', what: `${what} (${name})`, sync: { mean, percentiles: [] } });
    },
  };
}

const metric =
  /etcd_disk_wal_fsync_duration_seconds_(bucket|sum|count)(?:\{([^}]*)\})?\s+([\d.e+-]+)/;

export const isWalFsync = (line: string): boolean => metric.test(line);

type Histogram = { buckets: [bound: number, count: number][]; sum: number; count: number };

/** The time that a share of the syncs stay within, as Prometheus has it: evenly spread in each bucket. */
function quantile({ buckets }: Histogram, share: number): number | undefined {
  const sorted = buckets.toSorted(([a], [b]) => a - b);
  const rank = share * (sorted.at(-1)?.[1] ?? 0);
  const at = sorted.findIndex(([, count]) => count >= rank);
  const [[high, upTo] = [Number.NaN, 0], [low, below] = [0, 0]] = [sorted[at], sorted[at - 1]];
  if (rank === 0 || Number.isNaN(high)) return undefined;
  return high === Number.POSITIVE_INFINITY
    ? low
    : low + ((high - low) * (rank - below)) / (upTo - below);
}

/** Histograms of members are told apart by their labels; the slowest is taken. */
export function walFsyncReader(): LineReader {
  const members = new Map<string, Histogram>();
  return {
    line(line) {
      const [, kind, labels = '', text] = metric.exec(line) ?? [];
      if (!kind) return;
      const bound = /\ble="([^"]+)"/.exec(labels)?.[1];
      const key = labels.replace(/,?\ble="[^"]*"/, '').replace(/^,/, '');
      const member = members.get(key) ?? { buckets: [], sum: Number.NaN, count: Number.NaN };
      const value = Number(text);
      if (kind === 'sum') member.sum = value;
      else if (kind === 'count') member.count = value;
      else if (bound)
        member.buckets.push([bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound), value]);
      members.set(key, member);
    },
    end() {
      const all = [...members.values()].map((member): Latencies => {
        const mean = member.sum / member.count;
        const percentiles = [0.5, 0.99, 0.999].flatMap((share) => {
          const time = quantile(member, share);
          return time === undefined ? [] : [[share, time] as const];
        });
        return { ...(mean > 0 ? { mean } : {}), percentiles };
      });
      const p99 = ({ percentiles }: Latencies) => percentiles[1]?.[1] ?? 0;
      const [sync] = all.toSorted((a, b) => p99(b) - p99(a));
      const what = 'the wal_fsync histogram of etcd';
      if (!sync || (sync.mean === undefined && p99(sync) === 0))
        return refused({ why: 'cut', what });
      return refused({ why: 'sync', what, sync });
    },
  };
}
