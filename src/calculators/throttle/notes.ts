/** Notes on a case: where workloads wait, what the model assumes, and where its service times are from. */
import type { Check } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import { type DiskGroup, isLocalNvme } from '../../storage/set-up/disk-group.ts';
import { isWriteCached, risksData } from '../../storage/set-up/host-cache.ts';
import { serviceLatencies } from '../../storage/set-up/service-latency.ts';
import { formatSeconds, fraction } from '../../units/index.ts';
import { failed, info, listed, warning } from '../shared/answer/checks-and-columns.ts';
import { partNote } from '../shared/answer/latency-text.ts';
import { cautionNotes, derivedCreditNote, notesOn, ruleNote } from '../shared/answer/notes.ts';
import { list, sourceAt } from '../shared/answer/text.ts';
import type { Workload } from '../shared/fields/workload-text.ts';
import { windowField } from './fields.ts';
import {
  formatCause,
  formatCounted,
  formatShare,
  formatUnpublished,
  namesOf,
  quoted,
  simulated,
} from './format.ts';
import { isChecked, type LoadResult, type Result, waitsForOthers } from './model.ts';
import { areWritesHeld, isCached, servedBy } from './service-times.ts';
import { type Case, diskGroups, disksOf, isOs } from './setup.ts';

export const notes = (result: Result, catalogue: Catalogue): readonly Check[] => {
  const { given, loads } = result;
  const { vm } = given;
  return [
    ...riskNotes(given, catalogue),
    ...loads.filter((load) => !isChecked(load)).map((load) => unpublishedNote(load, given)),
    ...cautionNotes(vm, diskGroups(given.loads), catalogue),
    ...settlingNotes(result),
    ...loads.filter(isChecked).flatMap((load) => waitNotes(load, result)),
    ...modelNotes(result, catalogue),
    ...serviceTimeNotes(given, catalogue),
    // Bursts from credits are simulated.
    ...notesOn([...disksOf(given.loads), vm], given.limits, catalogue, ['burst']),
  ];
};

/** Which workloads lose writes when the host fails, by the rules that the cap check cites for it. */
const riskNotes = ({ loads }: Case, catalogue: Catalogue): readonly Check[] =>
  diskGroups(loads).flatMap((group) => {
    const isTempdb = group.role === 'tempdb';
    if (!risksData(group) && !(isTempdb && isWriteCached(group))) return [];
    const note = isTempdb
      ? ruleNote('cache-sql-server', catalogue, 'warning')
      : ruleNote('cache-read-write', catalogue, 'failed');
    return [{ ...note, text: `${namesOf(group)}: ${note.text}` }];
  });

/** A limit without a figure is simulated as unlimited, which a note must say. */
const unpublishedNote = ({ load, unpublished }: LoadResult, { vm }: Case): Check =>
  warning(
    `${quoted(load.name)} crosses ${formatUnpublished(unpublished)}, not published for ${vm.name}. It has no figure; others are computed without it.`,
  );

/** Notes on queues that are still filling, or that grow because more IOs arrive than are served. */
function settlingNotes({ run, given, loads }: Result): readonly Check[] {
  const time = formatSeconds(run.setup.seconds);
  return listed([
    !run.settled &&
      warning(
        `Not settled after ${time}, the longest run here: IOPS × latency is over 1 % off the queue depth. Queues are filling; figures will change.`,
      ),
    run.settled &&
      run.setup.seconds > given.seconds &&
      info(
        `Queues had not settled after ${formatSeconds(given.seconds)}, so ${time} are simulated; the second half counts.`,
      ),
    ...loads
      .filter((one) => one.growing && isChecked(one))
      .map(({ load }) =>
        warning(
          `${quoted(load.name)} demands more IOPS than it gets: its queue and latency keep growing.`,
        ),
      ),
  ]);
}

function waitNotes({ wait, load, got }: LoadResult, { run }: Result): readonly Check[] {
  const unsent =
    got.unsent > 1e-3
      ? `IOs of ${quoted(load.name)} wait ${simulated.time(got.unsent)} before they can be issued.`
      : '';
  if (!wait) return unsent ? [warning(unsent)] : [];
  const text = `${quoted(load.name)} waits ${simulated.time(wait.time)} per IO on average ${formatCounted(run.setup)} because ${formatCause(wait)}. It is used up in ${formatShare(wait.limit.outcome.full)} of the windows. ${unsent}`;
  const byOthers = waitsForOthers(wait) && wait.others.length > 0;
  return [(byOthers ? failed : warning)(text.trim())];
}

/** What the model assumes of shared limits, bursts and windows. */
/** Equal disks under two names are two volumes, each of which is paid for. */
function volumesAlike(loads: Case['loads']): readonly Check[] {
  const groups = diskGroups(loads).filter(({ role, disk }) => role !== 'os' && !disk.placement);
  const volumeOf = ({ disk, count, cache }: DiskGroup) => `${disk.name} ${count} ${cache}`;
  return groups.flatMap((group) => {
    const alike = groups.filter((other) => volumeOf(other) === volumeOf(group));
    if (alike[0] !== group || alike.length < 2) return [];
    return [
      info(
        `${namesOf(...alike)} are on ${alike.length} volumes of ${formatDisks(group.disk, group.count)} each. Workloads share one volume where all of them name it, as in ${group.disk.name}${group.count > 1 ? `x${group.count}` : ''}/${group.cache}#a.`,
      ),
    ];
  });
}

function modelNotes({ given, limits, run }: Result, catalogue: Catalogue): readonly Check[] {
  const { loads, vm } = given;
  const disks = disksOf(loads);
  const usesHost =
    loads.some(({ target }) => target === 'temp') ||
    disks.some(({ placement }) => placement && !/nvme/i.test(placement));
  const sharesCachedLimit =
    vm.tempDisk === 'cached limit' &&
    usesHost &&
    loads.some(({ target }) => target !== 'temp' && isCached(target, vm));
  const bursting = limits.filter(({ burst }) => burst);
  const credits = bursting.flatMap(({ name, outcome: { credit } }) => {
    const left = credit && formatShare(Math.min(credit.iops ?? 1, credit.throughput ?? 1));
    return left ? [`${name} has ${left} of its credit left`] : [];
  });
  const isEphemeral = disks.some(({ placement }) => placement && placement !== 'LocalNVMe');
  return listed([
    ...volumesAlike(loads),
    sharesCachedLimit && ruleNote('limit-temp-used', catalogue, 'warning'),
    isEphemeral && ruleNote('ephemeral-loss', catalogue, 'warning'),
    isEphemeral && ruleNote('ephemeral-reads', catalogue),
    disks.some((disk) => isLocalNvme({ disk })) && ruleNote('local-loss', catalogue, 'warning'),
    loads.some((load) => servedBy(load.target, vm) === 'local NVMe') &&
      ruleNote('measured-local', catalogue),
    disksOf(loads.filter(isOs)).some(({ family }) => family === 'Standard HDD') &&
      ruleNote('os-standard-hdd', catalogue, 'warning'),
    credits.length > 0 &&
      info(
        `Limits burst while credits last, full at the start. After ${formatSeconds(run.setup.seconds)}, ${list(credits)}.`,
      ),
    bursting.some(({ kind }) => kind !== 'disk') && derivedCreditNote(vm, catalogue),
    // What is assumed of writes that a ReadWrite cache acknowledges.
    loads.some((load) => areWritesHeld(load, given, catalogue)) &&
      info(
        `ReadWrite: the host answers a write at once and sends it on later. How many writes a host holds is not published; assumed is what the disks take in ${formatSeconds(given[windowField])}. A flush (fsync), which waits for the disk, is not simulated.`,
      ),
    info(
      'Limits count in windows of 50 ms: more waits for the next. A 2017 article and measurements since show it; Microsoft’s documentation does not. Premium SSD v2 spreads its IOs evenly.',
      sourceAt('throttling', 'How Azure throttles', catalogue),
    ),
  ]);
}

/** The latency of each kind of IO that was not entered, with its source, each once. */
function serviceTimeNotes({ loads, vm, limits }: Case, catalogue: Catalogue): readonly Check[] {
  const notesOf = ({ target, read, size, options: { hit = fraction(0) } }: Workload) => {
    const latencies = serviceLatencies(servedBy(target, vm), size, limits, catalogue);
    const shares = { hit: read * hit, read: read * (1 - hit), write: 1 - read };
    return listed([
      ...(['hit', 'read', 'write'] as const)
        .filter((io) => shares[io] > 0)
        .map((io) => partNote({ io, ...latencies[io] }, size, catalogue)),
      target !== 'temp' &&
        limits !== 'current' &&
        !catalogue.latency(target.disk.family, 'read', limits) &&
        warning(
          `No source gives a latency of ${target.disk.family}: that of Premium SSD is used. Enter yours with latency=.`,
        ),
    ]);
  };
  const all = loads.filter(({ options }) => options.latency === undefined).flatMap(notesOf);
  return [...new Map(all.map((note) => [note.text, note])).values()];
}
