import { diskNamed, vmNamed } from '../../calculators/full-dataset.ts';
import { vmLimit } from '../../storage/path/path.ts';
import type { Example } from '../../ui/flow/example.ts';
import { bytesIn } from '../../units/index.ts';

/** The VM and the disks of the example: those that the cap check opens with. */
const vm = 'D16ds_v5';
const disks = [
  { label: 'OS', name: 'P10', count: 1, cached: true },
  { label: 'Data', name: 'P30', count: 4, cached: true },
  { label: 'Log', name: 'P30', count: 1, cached: false },
] as const;

/** The example with today’s limits. @throws where one of them is not published */
export function movingExample(): Example {
  const size = vmNamed(vm, 'current');
  const limitOf = (id: 'cached' | 'uncached') => {
    const found = vmLimit(size, id).find(({ kind }) => kind === 'throughput')?.sustained;
    if (found === undefined) throw new Error(`${vm} has no ${id} limit.`);
    return found / bytesIn['MB/s'];
  };
  return {
    vm,
    cached: limitOf('cached'),
    uncached: limitOf('uncached'),
    count: disks.reduce((sum, { count }) => sum + count, 0),
    groups: disks.map(({ label, name, count, cached }) => ({
      label,
      cached,
      disks: count > 1 ? `${count} × ${name}` : name,
      limit: (count * diskNamed(name, 'current').throughput) / bytesIn['MB/s'],
    })),
  };
}
