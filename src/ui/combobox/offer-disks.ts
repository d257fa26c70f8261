/** What the field of a disk offers for a text. */
import { type FoundDisk, findDisks } from '../../limits/find-disks.ts';
import { formatBytes, formatIops, formatThroughput } from '../../units/format.ts';
import {
  type Asked,
  counted,
  limitCells,
  type MonthlyPrices,
  type Offer,
  type Offers,
  priceCells,
} from './offers.ts';

function diskOffer(
  { text, disk, marks, ranges }: FoundDisk,
  prices: MonthlyPrices | undefined,
  typed: string,
): Offer {
  const { burst } = disk;
  return {
    id: `disk-${text}`,
    text,
    marks,
    cells: [
      { kind: 'size', text: formatBytes(disk.size) },
      ...(disk.placement ? [] : limitCells(disk, disk.unit)),
      {
        kind: 'burst',
        text: burst
          ? `bursts to ${formatIops(burst.iops)}, ${formatThroughput(burst.throughput, disk.unit)}`
          : '',
      },
      ...(ranges || disk.placement ? [] : priceCells(prices, disk.name)),
    ],
    ...(ranges ? { below: `To be edited: ${ranges}.` } : {}),
    ...(disk.placement
      ? { below: 'On the host of the VM: its data is lost when the VM is deallocated or moved.' }
      : {}),
    current: text.toLowerCase() === typed.trim().toLowerCase(),
  };
}

/** What the field of a disk offers. Nothing is lost where it is entered: the whole list is short. */
export function offerDisks({ text, untouched, catalogue, edition, prices, role }: Asked): Offers {
  const found = findDisks(catalogue, edition, untouched ? '' : text, role);
  const shown = edition === 'current' ? prices : undefined;
  const families = [...new Set(found.map(({ family }) => family))];
  return {
    groups: families.map((family) => ({
      id: family.replaceAll(' ', '-'),
      label: family,
      offers: found
        .filter((one) => one.family === family)
        .map((one) => diskOffer(one, shown, text)),
    })),
    count: found.length === 0 ? 'No disk matches' : counted(found.length, 'disk'),
    columns: `Limits of the disk${shown ? `; price a month, ${shown.of}` : ''}`,
    more: 'Also: 512 GiB or 1 TiB Standard SSD.',
  };
}
