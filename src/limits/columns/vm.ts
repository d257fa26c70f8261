/** The columns of a VM size, in the order in which they are published. */
import type { Vm } from '../rows.ts';
import { type Column, columnOf } from './column.ts';

const notPublished = () => 'not published';
const ofLocalNvme = ({ tempDisk }: Vm) => (tempDisk === 'local NVMe' ? 'not published' : 'none');

const column = columnOf<Vm>();

export const vmColumns: readonly Column<Vm>[] = [
  column('count', 'vcpus', 'vcpus', 'vCPUs', 'vCPUs', { absent: notPublished }),
  column('size', 'memory', 'memory', 'Memory', 'memory', { absent: notPublished }),
  column('count', 'data-disks', 'maxDataDisks', 'Data disks', 'data disks', {
    cell: 'disks',
    needed: true,
  }),
  // The page of a series with local disks may name them and leave their size open.
  column('size', 'temp', 'temp', 'Temp disk', 'temp disk', {
    decimal: true,
    absent: ({ tempDisk }) => (tempDisk === 'none' ? 'none' : 'not published'),
  }),
  column('count', 'nvme-disks', 'nvmeDisks', 'Local NVMe disks', 'local NVMe disks', {
    short: 'NVMe disks',
    absent: ofLocalNvme,
  }),
  column('size', 'nvme-size', 'nvmeSize', 'Size of a local NVMe disk', 'local NVMe disk', {
    short: 'Size of each',
    decimal: true,
    absent: ofLocalNvme,
  }),
  column('size', 'cache-size', 'cacheSize', 'Cache', 'cache', {
    cell: 'cache',
    absent: ({ hostCache }) => (hostCache ? 'not published' : 'none'),
  }),
  column('limit', 'cached', 'cached', 'Cached', 'cached', {
    needed: true,
    about: 'The limit of cached disks, and of the temp disk where tempDisk says so.',
  }),
  column('limit', 'uncached', 'uncached', 'Uncached', 'uncached', {
    needed: true,
    about: 'The limit of all disks but for cache hits.',
  }),
  // Where there is a local disk without figures of its own, it shares the cached limit.
  column('pair', 'local', 'localDisk', 'Local disk alone', 'local disk', {
    short: 'Local disk',
    about: 'The local disk alone, all its disks together; random reads, its best case.',
    absent: ({ tempDisk }) => (tempDisk === 'none' ? 'none' : 'not apart'),
  }),
  column('pair', 'local-write', 'localWrite', 'Local disk alone, writes', 'local disk writes', {
    short: 'Local disk writes',
    about: 'Writes alone to the local disk while it is empty, its best case.',
    absent: ({ tempDisk }) => (tempDisk === 'none' ? 'none' : 'not published'),
  }),
  column(
    'pair',
    'nvme',
    'nvme',
    'Local NVMe disks beside the temp disk',
    'local NVMe disks beside the temp disk',
    {
      short: 'NVMe beside the temp disk',
      about: 'All of them together. The page does not say whether of reads or writes.',
    },
  ),
  column('pair', 'cached-burst', 'cachedBurst', 'Cached burst', 'cached burst', { base: 'cached' }),
  column('pair', 'uncached-burst', 'uncachedBurst', 'Uncached burst', 'uncached burst', {
    base: 'uncached',
  }),
  column('pair', 'elastic', 'elastic', 'Premium SSD v2 and Ultra', 'Premium SSD v2 and Ultra', {
    short: 'v2 and Ultra',
    about: 'The limit for Premium SSD v2 and Ultra Disk.',
    // They pass the uncached limit then; in 2018 there were none.
    absent: ({ edition, premiumStorage }) =>
      edition === 'current' && premiumStorage ? 'as uncached' : 'none',
  }),
  column(
    'pair',
    'elastic-burst',
    'elasticBurst',
    'Premium SSD v2 and Ultra burst',
    'Premium SSD v2 and Ultra burst',
    { base: 'elastic', short: 'v2 and Ultra burst' },
  ),
  column('word', 'temp-disk', 'tempDisk', 'Temp disk passes', 'temp disk passes', {
    words: ['cached limit', 'local NVMe', 'none'],
    needed: true,
    shared: true,
  }),
  column('flag', 'host-cache', 'hostCache', 'Host cache', 'host cache', {
    needed: true,
    shared: true,
    about: 'Whether data disks may have a host cache.',
  }),
  column('flag', 'premium-storage', 'premiumStorage', 'Premium Storage', 'premium storage', {
    needed: true,
    shared: true,
    about: 'Whether Premium SSD, Premium SSD v2 and Ultra Disk can be attached.',
  }),
  column('word', 'controller', 'controller', 'Disk controller', 'disk controller', {
    words: ['SCSI', 'NVMe', 'SCSI (inferred)', 'NVMe (inferred)'],
    shared: true,
    about:
      'How remote disks are attached. Inferred: from the generation, by the rules controller-older and controller-newer, or from a copy of the resource API that names no controller.',
    absent: notPublished,
  }),
  column(
    'flag',
    'cached-may-be-higher',
    'cachedMayBeHigher',
    'Cached limit may be higher',
    'host cache may allow more',
    {
      shared: true,
      about:
        'The cached limit is the figure of the temp disk, which the page gives alone. More than that counts as not published.',
      absent: () => 'no',
    },
  ),
];
