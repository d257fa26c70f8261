/** What the field of a disk offers for a text. */
import { countedDisk } from '../../calculators/shared/fields/disk-parts.ts';
import { type FoundDisk, findDisks } from '../../limits/find-disks.ts';
import { formatBytes, formatIops, formatThroughput } from '../../units/format.ts';
import {
  type Asked,
  counted,
  enteredOf,
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
  before: string,
): Offer {
  const { burst } = disk;
  return {
    id: `disk-${text}`,
    text: `${before}${text}`,
    marks: marks.map(([from, to]) => [from + before.length, to + before.length]),
    cells: [
      { kind: 'size', text: formatBytes(disk.size) },
      ...(disk.placement ? [] : limitCells(disk, disk.unit)),
      {
        kind: 'burst',
        text: burst
          ? `bursts to ${formatIops(burst.iops)}, ${formatThroughput(burst.throughput, disk.unit)}`
          : '',
      },
      ...(ranges || disk.placement ? [] : priceCells(prices, disk.tier ?? disk.name)),
    ],
    ...(ranges ? { below: `To be edited: ${ranges}.` } : {}),
    ...(disk.placement
      ? { below: 'On the host of the VM: its data is lost when the VM is deallocated or moved.' }
      : {}),
    current: text.toLowerCase() === typed.trim().toLowerCase(),
  };
}

/** What the field of a disk offers. Nothing is lost where it is entered: the whole list is short. */
export function offerDisks(asked: Asked): Offers {
  const { untouched, catalogue, edition, prices, role } = asked;
  // The disk of “4xP30”, with the count in front of each.
  const { disk: text = asked.text, count } = countedDisk(asked.text) ?? {};
  const before = count === undefined ? '' : `${count}x`;
  const found = findDisks(catalogue, edition, untouched ? '' : text, role);
  const shown = edition === 'current' ? prices : undefined;
  const families = [...new Set(found.map(({ family }) => family))];
  const groups = families.map((family) => ({
    id: family.replaceAll(' ', '-'),
    label: family,
    offers: found
      .filter((one) => one.family === family)
      .map((one) => diskOffer(one, shown, text, before)),
  }));
  return {
    groups,
    // A number is a size.
    entered: enteredOf(
      groups,
      asked,
      /^\s*\d/.test(text) || 'row' in catalogue.disk(text, edition),
    ),
    count: found.length === 0 ? 'No disk matches' : counted(found.length, 'disk'),
    columns: `Limits of the disk${shown ? `; price a month, ${shown.of}` : ''}`,
    more: 'Also: 512 GiB or 1 TiB Standard SSD.',
  };
}
