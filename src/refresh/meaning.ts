/**
 * What the figures of a document mean for a size: pages call the local disks of one series “temp disk”
 * and of another “NVMe disk”, and the resource API has one pair for the cached limit and the temp disk.
 * The dataset says of each size how its temp disk is attached, and that decides.
 */

import type { Vm } from '../limits/types.ts';
import { present } from '../units/present.ts';
import type { Document, Figures } from './inputs.ts';

/** What must be known of a size. */
export type Shape = Pick<Vm, 'tempDisk' | 'hostCache' | 'cached'> &
  Partial<Pick<Vm, 'temp' | 'localDisk' | 'note'>>;

type Named = Record<string, number>;

/** Renames a pair; nothing where the document has neither half. */
function pairAs(figures: Figures, from: string, to: string): Named {
  const halves = ['iops', 'throughput'].flatMap((half) => {
    const value = figures[`${from}-${half}`];
    return value === undefined ? [] : [[`${to}-${half}`, value] as const];
  });
  return Object.fromEntries(halves);
}

/** Of the local disks: how many, how large, and all of them together. */
function localSizes({ tempDisk, temp }: Shape, figures: Figures): Named {
  const disks =
    figures['nvme-disks'] ?? (tempDisk === 'local NVMe' ? figures['temp-disks'] : undefined);
  const each =
    figures['nvme-size'] ?? (tempDisk === 'local NVMe' ? figures['temp-size'] : undefined);
  const own: Named = {
    ...present({ 'nvme-disks': disks, 'nvme-size': each }),
  };
  if (tempDisk === 'local NVMe')
    return disks === undefined || each === undefined ? own : { ...own, temp: disks * each };
  const { 'temp-size': size, 'temp-disks': count = 1 } = figures;
  if (size === undefined) return own;
  // A page may print the size of one of several disks, or of all of them.
  return { ...own, temp: temp === size * count ? temp : size };
}

/** At which limit of the dataset the figures of cache and temp disk are. */
function cachedAndLocal(shape: Shape, figures: Figures, kind: Document['kind']): Named {
  const { tempDisk, hostCache, cached, localDisk } = shape;
  const ownLocal = localDisk !== undefined || cached.iops === 'local disk only';
  const local = {
    ...pairAs(figures, 'temp-read', 'local'),
    ...pairAs(figures, 'nvme-read', 'local'),
    ...pairAs(figures, 'temp-write', 'local-write'),
    ...pairAs(figures, 'nvme-write', 'local-write'),
  };
  if (kind === 'resource API') {
    const to = ownLocal && tempDisk !== 'local NVMe' ? 'local' : 'cached';
    const combined =
      cached.iops === 'none' || (!hostCache && !ownLocal) ? {} : pairAs(figures, 'cached', to);
    return {
      ...(tempDisk === 'local NVMe' ? local : pairAs(figures, 'nvme-read', 'nvme')),
      ...combined,
    };
  }
  if (tempDisk === 'local NVMe') return { ...local, ...pairAs(figures, 'cached', 'cached') };
  const temp =
    tempDisk === 'none' ? {} : pairAs(figures, 'temp-read', ownLocal ? 'local' : 'cached');
  return {
    ...temp,
    ...pairAs(figures, 'cached', 'cached'),
    ...pairAs(figures, 'nvme-read', 'nvme'),
  };
}

/**
 * Some pages print reads and writes of local disks in each other’s columns. The note of such a row says
 * so, and then they are exchanged before anything is compared.
 */
function inPlace(note: string | undefined, figures: Figures): Figures {
  const [, what] =
    /the (figures|throughput) of reads and writes in each other’s columns/.exec(note ?? '') ?? [];
  if (what === undefined) return figures;
  const halves = what === 'figures' ? ['iops', 'throughput'] : ['throughput'];
  const read = halves.flatMap((half) => {
    const [reads, writes] = [figures[`temp-read-${half}`], figures[`temp-write-${half}`]];
    return reads === undefined || writes === undefined
      ? []
      : [[`temp-read-${half}`, writes] as const, [`temp-write-${half}`, reads] as const];
  });
  return { ...figures, ...Object.fromEntries(read) };
}

/** The figures by the names of the dataset: `memory`, `uncached-iops`, `local-write-throughput`. */
export function meaningOf(shape: Shape, printed: Figures, kind: Document['kind']): Figures {
  const figures = kind === 'page' ? inPlace(shape.note, printed) : printed;
  const plain = ['vcpus', 'memory', 'data-disks', 'cache-size'];
  return {
    ...Object.fromEntries(Object.entries(figures).filter(([name]) => plain.includes(name))),
    ...localSizes(shape, figures),
    ...cachedAndLocal(shape, figures, kind),
    ...pairAs(figures, 'cached-burst', 'cached-burst'),
    ...pairAs(figures, 'uncached', 'uncached'),
    ...pairAs(figures, 'uncached-burst', 'uncached-burst'),
    ...pairAs(figures, 'elastic', 'elastic'),
    ...pairAs(figures, 'elastic-burst', 'elastic-burst'),
  };
}
