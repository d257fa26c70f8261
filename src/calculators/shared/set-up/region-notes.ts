/** Whether Microsoft lists the region of an answer for its Premium SSD v2 and Ultra Disks, as checks. */
import type { Check } from '../../../kit/index.ts';
import type { Prices } from '../../../limits/prices/region.ts';
import { regions } from '../../../limits/prices/regions.ts';
import type { Catalogue, Disk } from '../../../limits/types.ts';
import { ruleNote } from '../answer/notes.ts';

const rules = { 'Premium SSD v2': 'premium-v2-regions', 'Ultra Disk': 'ultra-regions' } as const;
const zoneWords = ['no zone', 'one zone', 'two zones'];

/** @param prices of the region; without them no region is asked about */
export function regionNotes(
  disks: readonly Pick<Disk, 'family'>[],
  prices: Pick<Prices, 'region' | 'zones'> | undefined,
  catalogue: Catalogue,
): readonly Check[] {
  if (!prices) return [];
  const label = regions.find(({ id }) => id === prices.region)?.label ?? prices.region;
  return (['Premium SSD v2', 'Ultra Disk'] as const)
    .filter((family) => disks.some((disk) => disk.family === family))
    .flatMap((family): readonly Check[] => {
      const rule = rules[family];
      const zones = prices.zones[family];
      const { date } = catalogue.source(catalogue.rule(rule).source);
      const listed = `Microsoft’s list of regions of ${date}`;
      if (zones === undefined)
        return [
          ruleNote(
            rule,
            catalogue,
            'warning',
            `${family}: ${label} is not on ${listed}. The resource API says whether your subscription can have it there.`,
          ),
        ];
      const words = zoneWords[zones];
      return words === undefined
        ? []
        : [
            ruleNote(
              rule,
              catalogue,
              'warning',
              `${family}: ${label} has it in ${words} by ${listed}.`,
            ),
          ];
    });
}
