/** The limits that an IO crosses on a size of the fifth generation (SCSI) and on its successor (NVMe), with the figures of one pair. */
import { diskNamed, vmNamed } from '../../calculators/full-dataset.ts';
import type { VmLimit } from '../../limits/types.ts';
import type { Diagram } from './diagram.ts';
import { figures, type Lane, lanesPanel, type Paths, type Stop } from './lanes.ts';

const sku = 'P30';

const stop = (name: string, head: string, place: Stop['place'], limit: VmLimit): Stop => ({
  name,
  head,
  place,
  limit,
});
const disks: Readonly<Record<string, Stop>> = {
  disk: stop(`the disk’s own limit (${sku})`, sku, 'disk', diskNamed(sku, 'current')),
  provisioned: { name: 'what you provisioned', head: 'provisioned', place: 'disk' },
};
const cachedAndUncached = (cached: VmLimit, uncached: VmLimit) => ({
  cached: stop('the VM cached limit', 'VM cached', 'first', cached),
  uncached: stop('the VM uncached limit', 'VM uncached', 'second', uncached),
});

/** @param elastic the limit of the VM that Premium SSD v2 and Ultra Disk cross */
const remote = (elastic: string): readonly Lane[] => [
  {
    name: 'Cache: a hit',
    full: 'A disk with host cache, a read that hits',
    passes: ['cached'],
    by: 'host cache',
  },
  {
    name: 'Cache: a miss',
    full: 'A disk with host cache, a read that misses or a write under ReadOnly',
    passes: ['cached', 'uncached', 'disk'],
  },
  { name: 'No host cache', full: `A ${sku} without host cache`, passes: ['uncached', 'disk'] },
  {
    name: 'Premium SSD v2, Ultra',
    full: 'A Premium SSD v2 or an Ultra Disk',
    passes: [elastic, 'provisioned'],
  },
];

function ofV5(name: string): Paths {
  const { cached, uncached, tempDisk, elastic } = vmNamed(name, 'current');
  if (tempDisk !== 'cached limit' || elastic)
    throw new Error(`The limits of ${name} are not those of a fifth-generation size.`);
  const full = 'The temp disk, a local SSD';
  return {
    title: `${name}, SCSI`,
    stops: { ...cachedAndUncached(cached, uncached), ...disks },
    lanes: [
      { name: 'Temp disk', full, passes: ['cached'], by: 'local SSD' },
      ...remote('uncached'),
    ],
  };
}

function ofV6(name: string): Paths {
  const size = vmNamed(name, 'current');
  const { cached, uncached, elastic, localDisk, localWrite, nvmeDisks, tempDisk } = size;
  if (tempDisk !== 'local NVMe' || !localDisk || !localWrite || !elastic || nvmeDisks === undefined)
    throw new Error(`The limits of ${name} are not those of a sixth-generation size.`);
  const full = `The ${nvmeDisks} local NVMe disks together`;
  return {
    title: `${name}, NVMe`,
    stops: {
      local: stop('their own limit (reads)', 'local, reads', 'first', localDisk),
      ...cachedAndUncached(cached, uncached),
      elastic: stop(
        'the VM limit for Premium SSD v2 and Ultra Disk',
        'VM, v2/Ultra',
        'second',
        elastic,
      ),
      ...disks,
    },
    lanes: [
      { name: 'Local NVMe disks', full, passes: ['local'], by: 'local SSD' },
      ...remote('elastic'),
    ],
    more: [
      `The figures of the local NVMe disks are for reads; writes to empty disks: ${figures(localWrite).join(', ')}. They count against no other limit of the VM.`,
      'Host caching is supported, and the page of the series gives no limit for it.',
    ],
  };
}

/** A pair of successive sizes with the same number of vCPUs. */
export const paths: readonly Paths[] = [ofV5('D16ds_v5'), ofV6('D16ds_v6')];

export const pathsDiagram: Diagram = {
  title: 'The limits an IO crosses, on a v5 size and on its v6 successor',
  legend:
    'A bar with a line is a limit, which all IOs that cross the bar share. The dot is where the IO is completed. Sustained limits, without bursts. The page of the v5 size prints its cached limit for the temp disk, which shares it; for the host cache it prints none.',
  panels: paths.map(lanesPanel),
};
