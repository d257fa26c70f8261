/** Rules of the dataset as notes beside an answer, and what must be said of a volume. */
import type { Note } from '../kit/index.ts';
import { type RuleId, rules } from '../limits/rules.ts';
import type { Cap, Catalogue, Edition } from '../limits/types.ts';
import type { Cache } from './fields.ts';
import { uncachedGate, type Volume } from './volume.ts';
import { notesOn } from './words.ts';

/** A rule as a note: its own statement, or what it says of the case. */
export function ruleNote(
  id: RuleId,
  catalogue: Catalogue,
  weight: Note['weight'] = 'info',
  text: string = rules[id].statement,
): Note {
  const { source, place } = rules[id];
  const { title, date, url } = catalogue.source(source);
  return { weight, text, citation: { title, place, date, ...(url ? { url } : {}) } };
}

/** May this volume have the host cache that was chosen? */
export const cacheTakesEffect = ({ disk, vm }: Pick<Volume, 'disk' | 'vm'>, cache: Cache) =>
  cache !== 'None' && disk.hostCache !== 'no' && (vm?.hostCache ?? true);

function cacheNotes(volume: Volume, cache: Cache, catalogue: Catalogue): Note[] {
  const { disk, vm, hit } = volume;
  if (cache === 'None')
    return hit > 0
      ? [
          {
            weight: 'caution',
            text: 'Without a host cache there are no hits: the share you gave is not counted.',
          },
        ]
      : [];
  if (disk.hostCache === 'no') {
    const rule: RuleId =
      disk.family === 'Premium SSD v2'
        ? 'cache-premium-v2'
        : disk.family === 'Ultra Disk'
          ? 'cache-ultra'
          : disk.edition === 'current'
            ? 'cache-size'
            : 'cache-size-2018';
    return [
      ruleNote(
        rule,
        catalogue,
        'broken',
        `${disk.name} can’t have a host cache; computed with None.`,
      ),
    ];
  }
  if (vm && !vm.hostCache)
    return [
      ruleNote(
        'cache-no-series',
        catalogue,
        'broken',
        `${vm.name} has no host cache for data disks; computed with None.`,
      ),
    ];
  return disk.hostCache === 'below 4 TiB'
    ? [
        ruleNote(
          'cache-size',
          catalogue,
          'caution',
          `${disk.name} can have a host cache only if provisioned below 4 TiB.`,
        ),
      ]
    : [];
}

/** A VM gate on the way without a figure is said, so that nobody takes silence for room. */
function gateNotes(volume: Volume): Note[] {
  const { vm, disk, cached } = volume;
  if (!vm) return [{ weight: 'info', text: 'No VM size is given, so only the disks are counted.' }];
  const note = (
    gate: string,
    caps: { readonly iops: Cap<number>; readonly throughput: Cap<number> },
  ): Note[] =>
    [caps.iops, caps.throughput].some((cap) => cap === 'not published' || cap === 'local disk only')
      ? [
          {
            weight: 'caution',
            text: `The ${gate} limit of ${vm.name} is not published, so it is not counted.`,
          },
        ]
      : [];
  return [
    ...(cached ? note('cached', vm.cached) : []),
    ...note('uncached', uncachedGate(vm, disk)),
    ...(vm.uncached.iops === 'none'
      ? [{ weight: 'info', text: `${vm.name} has no limit of its own for its disks.` } as const]
      : []),
    ...(volume.disks > vm.maxDataDisks
      ? [
          {
            weight: 'broken',
            text: `${vm.name} takes ${vm.maxDataDisks} data disks, not ${volume.disks}.`,
          } as const,
        ]
      : []),
  ];
}

/** Everything that must be said of a volume beside its answer, the weighty first. */
export function volumeNotes(
  volume: Volume,
  edition: Edition,
  cache: Cache,
  catalogue: Catalogue,
): readonly Note[] {
  return [
    ...cacheNotes(volume, cache, catalogue),
    ...gateNotes(volume),
    ...(volume.disk.family === 'Standard HDD' ? [ruleNote('gate-standard-disk', catalogue)] : []),
    ...notesOn([volume.disk, ...(volume.vm ? [volume.vm] : [])], edition, catalogue),
  ];
}
