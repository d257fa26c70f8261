/** The sentences that the page of a VM series or of a disk family opens with. */
import { capital } from '../../calculators/shared/answer/text.ts';
import type { Disk, Vm, VmLimit } from '../../limits/types.ts';
import { formatIops, formatThroughput } from '../../units/index.ts';
import { rowsOf, type SeriesPage } from './pages.ts';

/** Most vCPUs; of equal ones that which carries most. A size whose limit nobody knows answers nothing. */
function largestOf(all: readonly Vm[]): Vm | undefined {
  const published = all.filter(({ uncached }) => uncached.iops !== 'not published');
  const iopsOf = ({ uncached: { iops } }: Vm) => (typeof iops === 'number' ? iops : 0);
  return (published.length > 0 ? published : all).toSorted(
    (one, other) =>
      (other.vcpus ?? 0) - (one.vcpus ?? 0) ||
      iopsOf(other) - iopsOf(one) ||
      (other.memory ?? 0) - (one.memory ?? 0),
  )[0];
}

const figures = ({ iops, throughput }: VmLimit, unit: Vm['unit']): string =>
  [
    typeof iops === 'number' ? formatIops(iops) : '',
    typeof throughput === 'number' ? formatThroughput(throughput, unit) : '',
  ]
    .filter(Boolean)
    .join(' and ');

/** What one size carries, as the rest of a sentence. */
function carries({ uncached, cached, hostCache, unit }: Vm): string {
  const past = figures(uncached, unit);
  const hit = figures(cached, unit);
  const uncachedWords = past
    ? `carries ${past} uncached`
    : uncached.iops === 'none'
      ? 'has no uncached limit of its own'
      : 'has an uncached limit that is not published';
  if (uncached.iops === 'none' && cached.iops === 'none')
    return 'has no limit of its own for its disks, cached or not';
  if (hit) return `${uncachedWords} and ${hit} cached`;
  if (!hostCache) return `${uncachedWords}, without a host cache for data disks`;
  return cached.iops === 'local disk only'
    ? `${uncachedWords}; the page gives its local disk’s figures and no cached limit`
    : `${uncachedWords}; its cached limit is not published`;
}

/** At which limit the temp disk counts. */
function tempWords(rows: readonly Vm[]): string {
  const [first] = rows;
  if (first?.tempDisk === 'local NVMe')
    return 'Its local NVMe disks do not count against the cached limit.';
  if (first?.tempDisk === 'none') return 'There is no temp disk.';
  if (rows.every(({ cached }) => typeof cached.iops === 'number'))
    return 'The temp disk counts against the cached limit.';
  return rows.some(({ localDisk }) => localDisk !== undefined)
    ? 'The temp disk has limits of its own, not those of the data disks.'
    : '';
}

/** Whether disks may be cached: where a series says so for some sizes only, their names. */
function cacheWords(rows: readonly Vm[]): string {
  const without = rows.filter(({ hostCache }) => !hostCache).map(({ name }) => name);
  if (without.length === 0) return 'Data disks may have a host cache.';
  if (without.length === rows.length) return 'Data disks have no host cache.';
  return `Data disks may have a host cache, but not on ${without.join(', ')}.`;
}

export function answerOf({ parts: all }: SeriesPage): readonly [answer: string, grounds: string] {
  // Both interfaces of today, or the only edition there is.
  const parts = all.filter(({ edition }) => edition === all[0]?.edition);
  const words = parts.flatMap(({ rows, interface: over }) => {
    const largest = largestOf(rows);
    if (!largest) return [];
    const name = largest.name.replace('/nvme', '');
    if (over) return [`over ${over}, ${name} ${carries(largest)}`];
    const hidden = rows.some(({ vcpus = 0 }) => vcpus > (largest.vcpus ?? 0));
    return [`${name}, the largest${hidden ? ' with a published limit' : ''}, ${carries(largest)}`];
  });
  const rows = rowsOf({ parts });
  const controller = parts.length === 1 ? rows[0]?.controller : undefined;
  const grounds = [
    cacheWords(rows),
    tempWords(rows),
    controller ? `Remote disks are attached over ${controller}.` : '',
  ];
  return [`${capital(words.join('; '))}.`, grounds.filter(Boolean).join(' ')];
}

/**
 * Does that answer say no more than the limits at a glance? It does where the largest size has the most
 * of each, since the words after it say whether there is a host cache, and where its cached limit is not
 * published and those of other sizes are: the glance says of which.
 */
export function repeatsGlance({ parts: all }: SeriesPage): boolean {
  const parts = all.filter(({ edition }) => edition === all[0]?.edition);
  const rows = rowsOf({ parts });
  const largest = largestOf(rows);
  if (!largest || parts.length > 1) return false;
  const isCached = largest.hostCache || typeof largest.cached.iops === 'number';
  return (isCached ? (['uncached', 'cached'] as const) : (['uncached'] as const)).every((kind) =>
    (['iops', 'throughput'] as const).every((figure) => {
      const most = largest[kind][figure];
      const limits = rows.map((row) => row[kind][figure]);
      const isNumber = (limit: typeof most) => typeof limit === 'number';
      if (kind === 'cached' && !isNumber(most)) return limits.some(isNumber);
      return limits.every((limit) => isNumber(limit) && Number(limit) <= Number(most));
    }),
  );
}

const bySize = (disks: readonly Disk[]) => disks.toSorted((one, other) => one.size - other.size);

/** “P1 to P80”. */
export function range(disks: readonly Disk[]): string {
  const sorted = bySize(disks);
  return `${sorted[0]?.name} to ${sorted.at(-1)?.name}`;
}

/** Which burst, and which may be cached. */
export function groundsOfFamily(disks: readonly Disk[]): string {
  const sorted = bySize(disks);
  const last = (matches: (disk: Disk) => boolean) => sorted.filter(matches).at(-1)?.name;
  const first = (matches: (disk: Disk) => boolean) => sorted.find(matches)?.name;
  const burst = last((disk) => disk.burst !== undefined);
  const times = [...new Set(sorted.flatMap((disk) => disk.burst?.minutes ?? []))];
  const onDemand = first((disk) => disk.onDemand !== undefined);
  const cached = last(({ hostCache }) => hostCache === 'yes');
  const sentences = [
    burst
      ? `Up to ${burst} they burst on credit, for ${times.join(' or ')} minutes.`
      : 'None bursts on credit.',
    onDemand ? `From ${onDemand} up bursting can be bought.` : '',
    cached ? `Up to ${cached} they may have a host cache.` : '',
  ];
  return sentences.filter(Boolean).join(' ');
}
