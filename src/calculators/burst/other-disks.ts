/** What other disks would have done with the same load: the tiers beside it, another type of the same size, and a Premium SSD v2. */
import type { Inputs, Table } from '../../kit/index.ts';
import type { Catalogue, Disk } from '../../limits/types.ts';
import { asPremiumV2 } from '../../storage/change/faster-disks.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import { tiersOf } from '../../storage/set-up/series.ts';
import { checkVolume } from '../../storage/set-up/volume.ts';
import { formatFraction } from '../../units/index.ts';
import { figureColumn, textColumn } from '../shared/answer/checks-and-columns.ts';
import type { Priced } from '../shared/set-up/cost.ts';
import { formatDollars } from '../shared/set-up/money.ts';
import type { fields } from './fields.ts';
import { type Case, lowestOf, model, peakOf, type Result } from './model.ts';
import { throttledText } from './text.ts';

/** The disk itself and those to compare it with, the smallest of its type first. */
function candidates({ volume, ...given }: Case, all: readonly Disk[]): readonly Disk[] {
  const { disk } = volume;
  const tiers = tiersOf(disk.family, disk.bought ?? {}, all);
  const smaller = tiers.filter(({ size }) => size < disk.size).slice(-1);
  const larger = tiers.filter(({ size }) => size > disk.size).slice(0, 2);
  const { zrs } = disk.bought ?? {};
  const others = (['Premium SSD', 'Standard SSD'] as const)
    .filter((family) => family !== disk.family)
    .flatMap((family) => tiersOf(family, { zrs }, all))
    .filter(({ size }) => size === disk.size);
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
  if (cases.length < 2) return [];
  const labels = ['Throttled', 'Delivered', 'Lowest credits', 'USD a month'];
  return [
    {
      caption: 'What another disk would have done',
      columns: [textColumn('Disk'), ...labels.map(figureColumn)],
      rows: cases.map((one) => {
        const result = model(one);
        const { delivered } = result;
        const { share, limit } = lowestOf(result);
        const { cost } = billAt(one, result);
        const byUse = cost?.transactions.length ? ' + operations' : '';
        return {
          cells: [
            formatDisks(one.volume.disk, volume.disks),
            throttledText(result),
            formatFraction(delivered),
            limit ? `${result.unknown ? 'at most ' : ''}${formatFraction(share)}` : 'none',
            cost?.total ? `${formatDollars(cost.total.all)}${byUse}` : 'not priced',
          ],
          ...(one.volume.disk === volume.disk ? { current: true } : {}),
        };
      }),
    },
  ];
}
