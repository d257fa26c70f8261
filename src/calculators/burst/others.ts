/** What other disks would have done with the same load: the tiers beside it, another type of the same size, and a Premium SSD v2. */
import type { Inputs, Table } from '../../kit/index.ts';
import type { Catalogue, Disk } from '../../limits/types.ts';
import { asPremiumV2 } from '../../storage/change/recommendations.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import { checkVolume } from '../../storage/set-up/volume.ts';
import { formatDuration, formatFraction } from '../../units/index.ts';
import { formatDollars, type Priced } from '../shared/set-up/cost.ts';
import { tableOf } from '../shared/volume/format.ts';
import type { fields } from './fields.ts';
import { type Case, lowestOf, model, peakOf, type Result } from './model.ts';

/** The disk itself and those to compare it with, the smallest of its type first. */
function candidates({ volume, ...given }: Case, all: readonly Disk[]): readonly Disk[] {
  const { disk } = volume;
  const bySize = (one: Disk, other: Disk) => one.size - other.size;
  const tiers = all.filter(({ family }) => family === disk.family).toSorted(bySize);
  const smaller = tiers.filter(({ size }) => size < disk.size).slice(-1);
  const larger = tiers.filter(({ size }) => size > disk.size).slice(0, 2);
  const others = all.filter(
    ({ family, size }) =>
      family !== disk.family && /^(Premium|Standard) SSD$/.test(family) && size === disk.size,
  );
  const provisioned = asPremiumV2(volume, peakOf(given)).map((change) => change.disk);
  return [...smaller, disk, ...larger, ...others, ...provisioned];
}

/** The same load on each, by the same model, on credits. */
export function otherDisks(
  { limits, cache }: Inputs<typeof fields>,
  given: Case,
  catalogue: Catalogue,
  billAt: (given: Case, result: Result) => Priced,
): readonly Table[] {
  const { volume, size } = given;
  const cases = candidates(given, catalogue.disks(limits))
    .map(
      (disk): Case => ({
        ...given,
        mode: disk === volume.disk ? given.mode : 'credit',
        volume: { ...volume, disk },
      }),
    )
    .filter((one) => checkVolume(one.volume, size, cache, limits).faults.length === 0);
  const rows = cases.map((one) => ({ one, result: model(one) }));
  if (rows.length < 2) return [];
  return [
    tableOf(
      'What another disk would have done',
      ['Throttled', 'Delivered', 'Lowest credits', 'USD a month', 'Disk'],
      rows,
      rows.find(({ one }) => one.volume.disk === volume.disk),
      ({ one, result }) => {
        const { share, limit } = lowestOf(result);
        const { cost } = billAt(one, result);
        const byUse = cost?.transactions.length ? ' + operations' : '';
        return [
          result.throttled === 0 ? 'never' : formatDuration(result.throttled),
          formatFraction(result.delivered),
          limit ? formatFraction(share) : 'none',
          cost?.total ? `${formatDollars(cost.total.all)}${byUse}` : 'not priced',
          formatDisks(one.volume.disk, volume.disks),
        ];
      },
    ),
  ];
}
