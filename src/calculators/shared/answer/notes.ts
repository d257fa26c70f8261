/** Rules of the dataset as checks of an answer, and notes on its rows. */
import type { Check } from '../../../kit/index.ts';
import { isConcern, lifecycleRemarks } from '../../../limits/lifecycle.ts';
import type { AnswerRuleId as RuleId } from '../../../limits/rules/answer.ts';
import type { Catalogue, Disk, Vm } from '../../../limits/types.ts';
import type { VmLimitId } from '../../../storage/path/path.ts';
import type { DiskGroup } from '../../../storage/set-up/disk-group.ts';
import type { Fault } from '../../../storage/set-up/refused.ts';
import { cautionsOn } from '../../../storage/verdict/cautions.ts';
import { formatBothThroughputs, formatIops } from '../../../units/index.ts';
import { type Conditional, compact } from '../../../units/omit-undefined.ts';
import { capital, citationOf, formatUnpublished, nameOfRow, sourceAt } from './text.ts';

const severities: readonly Check['severity'][] = ['failed', 'warning', 'passed', 'info'];

/** The most important first; equal ones stay in their order. */
export const bySeverity = (checks: readonly Conditional<Check>[]): readonly Check[] =>
  compact(checks).toSorted(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
  );

/** A rule as a check, with its own statement or a text about the case. */
export function ruleNote(
  id: RuleId,
  catalogue: Catalogue,
  severity: Check['severity'] = 'info',
  text?: string,
): Check {
  const { statement, source, place } = catalogue.rule(id);
  return { severity, text: text ?? statement, citation: sourceAt(source, place, catalogue) };
}

/** Every reason why a set-up cannot be built, or what Azure accepts all the same, each with the rule that says so. */
export const faultNotes = (
  faults: readonly Fault[],
  vm: Vm | undefined,
  catalogue: Catalogue,
  severity: Check['severity'] = 'failed',
): readonly Check[] =>
  faults.map(({ text, rule, source }) =>
    rule
      ? ruleNote(rule, catalogue, severity, text)
      : {
          severity,
          text,
          ...(vm && { citation: sourceAt(source ?? vm.source, nameOfRow(vm), catalogue) }),
        },
  );

/** Warnings about what Azure accepts although it has no effect, uses up storage or is on no list. */
export const cautionNotes = (
  vm: Vm | undefined,
  groups: readonly DiskGroup[],
  catalogue: Catalogue,
): readonly Check[] => faultNotes(cautionsOn(vm, groups), vm, catalogue, 'warning');

/** VM limits without a figure get a note, since an unpublished limit must not be taken for an unlimited one. */
export const unpublishedNotes = (vm: Vm, ids: readonly VmLimitId[]): readonly Check[] =>
  [...new Set(ids)].map((id) => ({
    severity: 'warning',
    text:
      id === 'nvme' || (id === 'local' && vm.localDisk)
        ? `The page ${id === 'nvme' ? 'does not say whether the figures of the local NVMe disks' : 'gives the figures of the local disk'} of ${vm.name} ${id === 'nvme' ? 'are of reads or writes' : 'for reads alone'}, so writes are not checked. They are at most as fast.`
        : `${capital(formatUnpublished([id], vm))}, so nothing is checked against it.`,
  }));

/** What speaks against choosing a size for a new VM, a note for each document. */
const lifecycleNotes = (vm: Vm, catalogue: Catalogue): readonly Check[] =>
  lifecycleRemarks(vm, vm.lifecycle?.filter(isConcern)).map(
    ({ sentence, urgent, source, place }) => ({
      severity: urgent ? 'warning' : 'info',
      text: `${vm.name}: ${sentence}`,
      citation: sourceAt(source, place, catalogue),
    }),
  );

/** The bucket of a VM is not published, so what is computed with it is marked as derived. */
export const derivedCreditNote = (vm: Vm, catalogue: Catalogue): Check =>
  ruleNote(
    'burst-vm',
    catalogue,
    'warning',
    `How many credits ${vm.name} holds is not published: derived from the rule for disks, 30 minutes at the highest rate.`,
  );

/** What follows from what a disk was bought with: how it is had, what it costs, what is not known of it. */
const boughtNotes = ({ name, bought }: Disk, catalogue: Catalogue): readonly Check[] =>
  compact([
    bought?.plus && ruleNote('plus-created', catalogue),
    bought?.raised &&
      ruleNote(
        'tier-price',
        catalogue,
        'info',
        // P2 to P4 have the limits of a lower one too, but hardly anybody raises so small a disk.
        `${name} is billed as ${bought.raised}${bought.raised === 'P50' ? ', and P40 has the same limits for less' : ''}.`,
      ),
    bought?.raised && ruleNote('tier-lowered', catalogue),
    bought?.zrs &&
      ruleNote(
        'zrs-latency',
        catalogue,
        'warning',
        'Writes to zone-redundant disks take longer; Microsoft does not say by how much. Latencies here are of such disks.',
      ),
    (bought?.plus || bought?.raised) && {
      severity: 'info',
      text: `No page says whether a disk bursts ${bought.plus ? 'with performance plus' : 'on credits at a higher performance tier'}, so no such burst is counted for ${name}.`,
    },
  ]);

/** How a disk exceeds its sustained limits: on credits, or on demand; or on credits in figures of their own. */
export type Bursting = 'burst' | 'onDemand' | 'burst apart';

/**
 * Notes on rows of the dataset: another edition, a remark, the lifecycle, bursting. A note with the same
 * words for two rows, such as on their redundancy, is listed once.
 * @param counted the bursting of disks that the answer computes with; of any other a note says that
 *   the sustained limits are used
 */
export function notesOn(
  rows: readonly (Disk | Vm)[],
  edition: string,
  catalogue: Catalogue,
  counted: readonly Bursting[] = [],
): readonly Check[] {
  const seen = new Set<string>();
  const isFirst = (text: string) => !seen.has(text) && seen.add(text);
  return rows.flatMap((row) => {
    const checks: Check[] = [];
    const citation = citationOf(row, catalogue);
    if (row.edition !== edition)
      checks.push({
        severity: 'warning',
        text: `${row.name} is only in the limits of ${row.edition === 'current' ? 'today' : 'September 2018'}, so its figures are taken from there.`,
        citation,
      });
    if (row.note)
      checks.push({ severity: 'info', text: `${nameOfRow(row)}: ${row.note}`, citation });
    if ('series' in row) checks.push(...lifecycleNotes(row, catalogue));
    if ('bought' in row) checks.push(...boughtNotes(row, catalogue));
    if ('burst' in row && row.burst && !counted.includes('burst'))
      checks.push({
        severity: 'info',
        text: `${row.name} can burst to ${formatIops(row.burst.iops)} and ${formatBothThroughputs(row.burst.throughput, row.unit)} for ${row.burst.minutes} minutes with full burst credits. ${counted.includes('burst apart') ? 'Only the burst figures count that.' : 'The answer uses its sustained limits.'}`,
        citation,
      });
    if ('onDemand' in row && row.onDemand && !counted.includes('onDemand'))
      checks.push({
        severity: 'info',
        text: `${row.name} can have on-demand bursting, billed, up to ${formatIops(row.onDemand.iops)} and ${formatBothThroughputs(row.onDemand.throughput, row.unit)}. The answer uses its sustained limits.`,
        citation,
      });
    return checks.filter(({ text }) => isFirst(text));
  });
}
