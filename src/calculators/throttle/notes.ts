/** Notes on a case: where workloads wait, and what the model assumes. */
import type { Check } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { formatSeconds } from '../../units/index.ts';
import { cautionNotes, derivedCreditNote, notesOn, ruleNote } from '../shared/answer/notes.ts';
import { list, sourceAt } from '../shared/answer/text.ts';
import type { Workload } from '../shared/fields/workload-text.ts';
import { windowField } from './fields.ts';
import { formatCause, formatShare, formatUnpublished, quoted, simulatedTime } from './format.ts';
import { isChecked, type Result, waitsForOthers } from './model.ts';
import { serviceTimeNotes } from './service-time-notes.ts';
import { areWritesHeld, diskGroups, isCached, isOs, servedBy } from './setup.ts';

export const notes = (result: Result, catalogue: Catalogue): readonly Check[] => [
  ...unpublishedNotes(result),
  ...cautionNotes(result.given.vm, diskGroups(result.given.loads), catalogue),
  ...settlingNotes(result),
  ...waitNotes(result),
  ...modelNotes(result, catalogue),
  ...serviceTimeNotes(result.given, catalogue),
  ...rowNotes(result, catalogue),
];

const info = (text: string): Check => ({ severity: 'info', text });
const warning = (text: string): Check => ({ severity: 'warning', text });

/** A limit without a figure is simulated as unlimited, which a note must say. */
const unpublishedNotes = ({ loads, given }: Result): readonly Check[] =>
  loads
    .filter((load) => !isChecked(load))
    .map(({ load, unpublished }) =>
      warning(
        `${quoted(load.name)} crosses ${formatUnpublished(unpublished)}, which is not published for ${given.vm.name}. No figure is given for it, and those of other workloads are computed as if it held nothing back.`,
      ),
    );

/** Notes on queues that are still filling, or that grow because more IOs arrive than are served. */
function settlingNotes({ run, given, loads }: Result): readonly Check[] {
  const time = formatSeconds(run.setup.seconds);
  const checks: Check[] = [];
  if (!run.settled)
    checks.push(
      warning(
        `Not settled after ${time}, the longest run that is computed here: IOPS × latency is still over 1 % away from the queue depth, so queues are filling, and the figures will change with time.`,
      ),
    );
  else if (run.setup.seconds > given.seconds)
    checks.push(
      info(
        `Queues had not settled after ${formatSeconds(given.seconds)} (IOPS × latency was over 1 % away from the queue depth), so ${time} are simulated, and the second half counts.`,
      ),
    );
  for (const one of loads)
    if (one.growing && isChecked(one))
      checks.push(
        warning(
          `${quoted(one.load.name)} demands more IOPS than it gets, so its queue never settles: its latency grows with the time that is simulated.`,
        ),
      );
  return checks;
}

/** One note for each workload that waits. */
const waitNotes = ({ loads }: Result): readonly Check[] =>
  loads.filter(isChecked).flatMap(({ wait, load, got }): readonly Check[] => {
    const unsent =
      got.unsent > 1e-3
        ? `IOs of ${quoted(load.name)} wait ${simulatedTime(got.unsent)} before they can be issued.`
        : '';
    if (!wait) return unsent ? [warning(unsent)] : [];
    const text = `${quoted(load.name)} waits ${simulatedTime(wait.time)} per IO because ${formatCause(wait)}. That limit is used up in ${formatShare(wait.limit.outcome.full)} of the windows (simulated). ${unsent}`;
    const byOthers = waitsForOthers(wait) && wait.others.length > 0;
    return [{ severity: byOthers ? 'failed' : 'warning', text: text.trim() }];
  });

/** What the model assumes of shared limits, bursts and windows. */
function modelNotes({ given, limits, run }: Result, catalogue: Catalogue): readonly Check[] {
  const { loads, vm } = given;
  const usesHost = ({ target }: Workload) =>
    target === 'temp' || (target.disk.placement && target.disk.placement !== 'NvmeDisk');
  const sharesCachedLimit =
    vm.tempDisk === 'cached limit' &&
    loads.some(usesHost) &&
    loads.some(({ target }) => target !== 'temp' && isCached(target, vm));
  const bursting = limits.filter(({ burst }) => burst);
  const credits = bursting.flatMap(({ name, outcome: { credit } }) =>
    credit
      ? [
          `${name} has ${formatShare(Math.min(credit.iops ?? 1, credit.throughput ?? 1))} of its credit left`,
        ]
      : [],
  );
  return [
    ...(sharesCachedLimit ? [ruleNote('limit-temp-used', catalogue, 'warning')] : []),
    ...(loads.some(({ target }) => target !== 'temp' && target.disk.placement)
      ? [ruleNote('ephemeral-loss', catalogue, 'warning'), ruleNote('ephemeral-reads', catalogue)]
      : []),
    ...(vm.tempDisk === 'local NVMe' &&
    loads.some((load) => servedBy(load.target, vm) === 'local NVMe')
      ? [ruleNote('measured-local', catalogue)]
      : []),
    ...(loads.some(
      (load) => isOs(load) && load.target !== 'temp' && load.target.disk.family === 'Standard HDD',
    )
      ? [ruleNote('os-standard-hdd', catalogue, 'warning')]
      : []),
    ...(credits.length > 0
      ? [
          info(
            `Limits burst while their credits last, which are full at the start. After ${formatSeconds(run.setup.seconds)}, ${list(credits)} (simulated).`,
          ),
        ]
      : []),
    ...(bursting.some(({ kind }) => kind !== 'disk') ? [derivedCreditNote(vm, catalogue)] : []),
    ...(loads.some((load) => areWritesHeld(load, given, catalogue)) ? [heldWritesNote(given)] : []),
    {
      ...info(
        'Reportedly limits are counted in windows of 50 ms, and what exceeds one waits for the next. One 2017 article is the only source; no documentation names a window.',
      ),
      citation: sourceAt('throttling', 'How Azure throttles', catalogue),
    },
  ];
}

/** What is assumed of writes that a ReadWrite cache acknowledges. */
const heldWritesNote = (given: Result['given']): Check =>
  info(
    `ReadWrite: the host answers a write at once, and it goes to the disk afterwards. How many writes a host holds is not published; assumed are as many as the disks take in ${formatSeconds(given[windowField])}, and a further one waits, so that the disk’s own limit lasts. A flush (fsync), which waits for the disk, is not simulated.`,
  );

function rowNotes({ given }: Result, catalogue: Catalogue): readonly Check[] {
  const disks = given.loads.flatMap(({ target }) => (target === 'temp' ? [] : [target.disk]));
  // Bursts from credits are simulated.
  return notesOn([...disks, given.vm], given.limits, catalogue, ['burst']);
}
