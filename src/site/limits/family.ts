/** The sentences a disk family's page opens with. */
import type { Disk } from '../../limits/types.ts';
import { printBytes, printIops, printThroughput } from '../../units/index.ts';

const bySize = (disks: readonly Disk[]) => [...disks].sort((one, other) => one.size - other.size);
const caps = ({ iops, throughput, unit }: Disk) =>
  `${printIops(iops)} and ${printThroughput(throughput, unit)}`;

/** “P1 to P80”. */
export function range(disks: readonly Disk[]): string {
  const sorted = bySize(disks);
  return `${sorted[0]?.name} to ${sorted.at(-1)?.name}`;
}

/** The smallest and the largest disk. */
export function answerOfFamily(disks: readonly Disk[]): string {
  const [least, most] = [bySize(disks)[0], bySize(disks).at(-1)];
  if (!least || !most) throw new Error('A family without disks.');
  return `From ${caps(least)} on ${least.name} (${printBytes(least.size)}) to ${caps(most)} on ${most.name}.`;
}

/** Which burst, and which may be cached. */
export function groundsOfFamily(disks: readonly Disk[]): string {
  const sorted = bySize(disks);
  const last = (wanted: (disk: Disk) => boolean) => sorted.filter(wanted).at(-1)?.name;
  const first = (wanted: (disk: Disk) => boolean) => sorted.find(wanted)?.name;
  const burst = last((disk) => disk.burst !== undefined);
  const onDemand = first((disk) => disk.onDemand !== undefined);
  const cached = last(({ hostCache }) => hostCache === 'yes');
  return [
    burst ? `Up to ${burst} they burst on credit.` : 'None bursts on credit.',
    onDemand ? `From ${onDemand} up bursting can be bought.` : '',
    cached ? `Up to ${cached} they may have a host cache.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
