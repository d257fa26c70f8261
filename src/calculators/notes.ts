/** Rules of the dataset as notes beside an answer, and what must be said of a volume. */
import type { Note } from '../kit/index.ts';
import type { RuleId } from '../limits/rules.ts';
import type { Cap, Catalogue, Disk, Edition, Vm } from '../limits/types.ts';
import { printBothThroughputs, printIops } from '../units/index.ts';
import type { Cache } from './fields.ts';
import { uncachedGate, type Volume } from './volume.ts';
import { citationOf, sourceAt } from './words.ts';

/** A rule as a note: its own statement, or what it says of the case. */
export function ruleNote(
  id: RuleId,
  catalogue: Catalogue,
  weight: Note['weight'] = 'info',
  text?: string,
): Note {
  const { statement, source, place } = catalogue.rule(id);
  return { weight, text: text ?? statement, citation: sourceAt(source, place, catalogue) };
}

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
  const about = (id: RuleId, weight: Note['weight']): Note[] => {
    const note = ruleNote(id, catalogue, weight);
    const ignored = weight === 'broken' ? ' Computed with None.' : '';
    return [{ ...note, text: `${disk.name}: ${note.text}${ignored}` }];
  };
  if (disk.family === 'Premium SSD v2') return about('cache-premium-v2', 'broken');
  if (disk.family === 'Ultra Disk') return about('cache-ultra', 'broken');
  if (vm && !vm.hostCache) return about('cache-no-series', 'broken');
  if (disk.hostCache === 'yes') return [];
  return about(
    disk.edition === 'current' ? 'cache-size' : 'cache-size-2018',
    disk.hostCache === 'no' ? 'broken' : 'caution',
  );
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

/** What must be said of a row beside its figures: another edition, a remark of the dataset, its burst. */
export function notesOn(
  rows: readonly (Disk | Vm)[],
  edition: string,
  catalogue: Catalogue,
): readonly Note[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    if (seen.has(row.name)) return [];
    seen.add(row.name);
    const notes: Note[] = [];
    const citation = citationOf(row, catalogue);
    if (row.edition !== edition)
      notes.push({
        weight: 'caution',
        text: `${row.name} stands only in the ${row.edition === 'current' ? 'current' : '2018-09'} edition: its figures are taken from there.`,
        citation,
      });
    if (row.note) notes.push({ weight: 'info', text: `${row.name}: ${row.note}`, citation });
    if ('burst' in row && row.burst)
      notes.push({
        weight: 'info',
        text: `${row.name} can burst to ${printIops(row.burst.iops)} and ${printBothThroughputs(row.burst.throughput, row.unit)} for ${row.burst.minutes} minutes from a full bucket. The answer counts what it sustains.`,
        citation,
      });
    if ('onDemand' in row && row.onDemand)
      notes.push({
        weight: 'info',
        text: `${row.name} can be given on-demand bursting, billed, up to ${printIops(row.onDemand.iops)} and ${printBothThroughputs(row.onDemand.throughput, row.unit)}. The answer counts what it sustains.`,
        citation,
      });
    return notes;
  });
}
