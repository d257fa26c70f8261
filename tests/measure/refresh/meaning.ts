/**
 * What the figures of a document mean for a size: pages call the local disks of one series “temp disk”
 * and of another “NVMe disk”, and the resource API has one pair for the cached limit and the temp disk.
 * The dataset says of each size how its temp disk is attached, and that decides.
 */
import type { Vm } from '../../../src/limits/types.ts';
import { defined } from '../../../src/units/omit-undefined.ts';
import type { Document, Figures } from './observed.ts';

/** What must be known of a size. */
export type Shape = Pick<Vm, 'tempDisk' | 'hostCache' | 'cached'> &
  Partial<Pick<Vm, 'temp' | 'localDisk' | 'note'>>;

type Renamed = readonly (readonly [from: string, to: string])[];

const localNvme: Renamed = [
  ['temp-read', 'local'],
  ['nvme-read', 'local'],
  ['temp-write', 'local-write'],
  ['nvme-write', 'local-write'],
];
const remote = ['cached-burst', 'uncached', 'uncached-burst', 'elastic', 'elastic-burst'];

/** Which pair of limits each pair of a document is; of two that are the same one the last counts. */
function pairsOf(
  { tempDisk, hostCache, cached, localDisk }: Shape,
  kind: Document['kind'],
): Renamed {
  const isNvme = tempDisk === 'local NVMe';
  const hasLocal = localDisk !== undefined || cached.iops === 'local disk only';
  const combined = kind === 'resource API' && hasLocal && !isNvme ? 'local' : 'cached';
  const lacksCached = cached.iops === 'none' || (!hostCache && !hasLocal);
  return [
    ...remote.map((name) => [name, name] as const),
    ...(isNvme ? localNvme : ([['nvme-read', 'nvme']] as const)),
    ...(isNvme || tempDisk === 'none'
      ? []
      : ([['temp-read', hasLocal ? 'local' : 'cached']] as const)),
    ...(kind === 'resource API' && lacksCached ? [] : ([['cached', combined]] as const)),
  ];
}

/** Of the local disks: how many, how large, and all of them together. */
function localSizes({ tempDisk, temp }: Shape, figures: Figures): Figures {
  const { 'temp-size': size, 'temp-disks': count } = figures;
  const isNvme = tempDisk === 'local NVMe';
  const disks = figures['nvme-disks'] ?? (isNvme ? count : undefined);
  const each = figures['nvme-size'] ?? (isNvme ? size : undefined);
  // A page may print the size of one of several temp disks, or of all of them.
  const plain = size !== undefined && temp === size * (count ?? 1) ? temp : size;
  const all = disks === undefined || each === undefined ? undefined : disks * each;
  return defined({ 'nvme-disks': disks, 'nvme-size': each, temp: isNvme ? all : plain }) as Figures;
}

/**
 * Some pages print reads and writes of local disks in each other’s columns. The note of such a row says
 * so, and then they are exchanged before anything is compared.
 */
function inPlace(note: string | undefined, figures: Figures): Figures {
  const [, what] =
    /the (figures|throughput) of reads and writes in each other’s columns/.exec(note ?? '') ?? [];
  if (what === undefined) return figures;
  const exchanged = (what === 'figures' ? ['iops', 'throughput'] : ['throughput']).flatMap(
    (half) => {
      const [reads, writes] = [`temp-read-${half}`, `temp-write-${half}`];
      const [read, written] = [figures[reads], figures[writes]];
      return read === undefined || written === undefined
        ? []
        : [[reads, written] as const, [writes, read] as const];
    },
  );
  return { ...figures, ...Object.fromEntries(exchanged) };
}

/** The figures by the names of the dataset: `memory`, `uncached-iops`, `local-write-throughput`. */
export function meaningOf(shape: Shape, printed: Figures, kind: Document['kind']): Figures {
  const figures = kind === 'page' ? inPlace(shape.note, printed) : printed;
  const { vcpus, memory, 'data-disks': disks, 'cache-size': cache } = figures;
  const pairs = pairsOf(shape, kind).flatMap(([from, to]) =>
    ['iops', 'throughput'].map((half) => ({ [`${to}-${half}`]: figures[`${from}-${half}`] })),
  );
  const known: Readonly<Record<string, number | undefined>>[] = [
    { vcpus, memory, 'data-disks': disks, 'cache-size': cache },
    ...pairs,
  ];
  return Object.assign({}, ...[localSizes(shape, figures), ...known].map(defined)) as Figures;
}
