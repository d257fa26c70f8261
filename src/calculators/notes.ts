/** Rules of the dataset as notes beside an answer, and what must be said of a volume. */
import type { Note } from '../kit/index.ts';
import { lifecycleInWords, lifecycleOf } from '../limits/lifecycle.ts';
import type { AnswerRuleId as RuleId } from '../limits/rules/answer.ts';
import type { Catalogue, Disk, Edition, Vm } from '../limits/types.ts';
import type { VmPlace } from '../storage/path.ts';
import { type Cache, type Fault, faultsOf } from '../storage/set-up.ts';
import { printBothThroughputs, printIops } from '../units/index.ts';
import { unpublishedOf, type Volume } from './volume.ts';
import { capital, citationOf, sourceAt, vmLimitInWords } from './words.ts';

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

/** Every reason why a set-up cannot be built, each with the rule that says so. */
export const faultNotes = (
  faults: readonly Fault[],
  vm: Vm | undefined,
  catalogue: Catalogue,
): readonly Note[] =>
  faults.map(({ text, rule }) =>
    rule
      ? ruleNote(rule, catalogue, 'broken', text)
      : { weight: 'broken', text, ...(vm ? { citation: citationOf(vm, catalogue) } : {}) },
  );

/** VM limits without a figure are named, so that nobody takes them for met. */
export const unpublishedNotes = (vm: Vm, places: readonly VmPlace[]): readonly Note[] =>
  [...new Set(places)].map((place) => ({
    weight: 'caution',
    text:
      place === 'local' && vm.localDisk
        ? `The page gives figures of the local disk of ${vm.name} for reads alone${vm.localWrite ? ', and for writes alone to an empty disk' : ''}. No limit of a load is published, so nothing is checked against it.`
        : `${capital(vmLimitInWords(place))} is not published for ${vm.name}, so nothing is checked against it.`,
  }));

function vmNotes({ vm, ...volume }: Volume): readonly Note[] {
  if (!vm)
    return [{ weight: 'info', text: 'No VM size is given, so only the disks’ limits count.' }];
  return [
    ...unpublishedNotes(vm, unpublishedOf({ vm, ...volume })),
    ...(vm.uncached.iops === 'none'
      ? [{ weight: 'info', text: `${vm.name} has no limit of its own for its disks.` } as const]
      : []),
  ];
}

/** The notes beside the answer of a volume, those that matter most first. */
export function volumeNotes(
  volume: Volume,
  edition: Edition,
  cache: Cache,
  catalogue: Catalogue,
): readonly Note[] {
  const { disk, vm, disks: count } = volume;
  const faults = faultsOf(vm, [{ role: 'data', disk, count, cache }], edition);
  return [
    ...faultNotes(faults, vm, catalogue),
    ...(cache === 'None' && volume.hit > 0
      ? [
          {
            weight: 'caution',
            text: 'Without a host cache there are no cache hits, so the cache hit rate is not used.',
          } as const,
        ]
      : []),
    ...(cache === 'ReadWrite' ? [ruleNote('cache-read-write', catalogue, 'caution')] : []),
    ...vmNotes(volume),
    ...(disk.family === 'Standard HDD' ? [ruleNote('gate-standard-disk', catalogue)] : []),
    ...notesOn([disk, ...(vm ? [vm] : [])], edition, catalogue),
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
        text: `${row.name} is only in the limits of ${row.edition === 'current' ? 'today' : 'September 2018'}, so its figures are taken from there.`,
        citation,
      });
    if (row.note) notes.push({ weight: 'info', text: `${row.name}: ${row.note}`, citation });
    const lifecycle = 'series' in row ? lifecycleOf(row) : undefined;
    if (lifecycle)
      notes.push({
        weight: 'info',
        text: `${row.name}: ${lifecycleInWords(lifecycle)}`,
        citation: sourceAt(lifecycle.source, lifecycle.place, catalogue),
      });
    if ('burst' in row && row.burst)
      notes.push({
        weight: 'info',
        text: `${row.name} can burst to ${printIops(row.burst.iops)} and ${printBothThroughputs(row.burst.throughput, row.unit)} for ${row.burst.minutes} minutes with full burst credits. The answer uses its sustained limits.`,
        citation,
      });
    if ('onDemand' in row && row.onDemand)
      notes.push({
        weight: 'info',
        text: `${row.name} can have on-demand bursting, which is billed, up to ${printIops(row.onDemand.iops)} and ${printBothThroughputs(row.onDemand.throughput, row.unit)}. The answer uses its sustained limits.`,
        citation,
      });
    return notes;
  });
}
