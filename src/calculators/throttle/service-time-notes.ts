/** Where the service times of the simulation are from, if they were not entered. */
import type { Check } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { mixLatency } from '../../storage/latency.ts';
import { fraction } from '../../units/index.ts';
import { partNote } from '../latency.ts';
import { sourceAt } from '../text.ts';
import type { Workload } from '../workload-field.ts';
import { type Case, servedBy } from './setup.ts';

/** The sources of the service times that were not entered, each once. */
export function serviceTimeNotes(given: Case, catalogue: Catalogue): readonly Check[] {
  const loads = given.loads.filter(({ more }) => more.latency === undefined);
  if (given.limits === '2018-09') return notesOf2018(loads, catalogue);
  const notes = loads.flatMap((load) => notesOf(load, given, catalogue));
  return [...new Map(notes.map((note) => [note.text, note])).values()];
}

function notesOf(
  { target, pattern: read, size, more: { hit = fraction(0) } }: Workload,
  { vm, limits: edition }: Case,
  catalogue: Catalogue,
): readonly Check[] {
  const served = servedBy(target, vm);
  if (typeof served !== 'string')
    return mixLatency({ ...served, read, hit, size, edition }, catalogue).parts.map((part) =>
      partNote(part, size, catalogue),
    );
  const kinds = [
    ...(read > 0 ? (['read'] as const) : []),
    ...(read < 1 ? (['write'] as const) : []),
  ];
  return kinds.flatMap((io) => {
    const from =
      catalogue.latency(served, io, edition) ?? catalogue.latency('host cache', io, edition);
    return from ? [partNote({ io, from, seconds: from.seconds }, size, catalogue)] : [];
  });
}

/** What was measured in three runs of 2016 and 2017. */
function notesOf2018(loads: readonly Workload[], catalogue: Catalogue): readonly Check[] {
  const targets = loads.map(({ target }) => target);
  const families = new Set(
    targets.flatMap((target) => (target === 'temp' ? [] : [target.disk.family])),
  );
  const isStandard = families.delete('Standard HDD');
  const measured = (text: string, source: string, place: string): Check => ({
    ...{ severity: 'info', text },
    citation: sourceAt(source, place, catalogue),
  });
  const checks: Check[] = [];
  if (targets.some((target) => target === 'temp' || target.cache !== 'None'))
    checks.push(
      measured(
        'Temp disk and cache hits: 0.64 ms, with which two workloads share a limit as they did in test 2. Nobody measured it.',
        'throttling',
        'Test 2',
      ),
    );
  if (families.size > 0)
    checks.push(
      measured(
        'Writes to Premium SSD: 2.072 ms, measured with one IO at a time.',
        'throttling',
        'Test 4',
      ),
      measured(
        'Reads from Premium SSD: 1.59 ms, from 32 outstanding IOs at 20,069 IOPS.',
        'aggregating',
        'The test with four data disks',
      ),
    );
  if (isStandard)
    checks.push(
      measured(
        'Standard HDD: 3.2 ms, measured with one IO at a time.',
        'throttling',
        'The A series',
      ),
    );
  families.delete('Premium SSD');
  if (families.size > 0)
    checks.push({
      severity: 'warning',
      text: 'No source gives a measured latency of this kind of disk, so that of Premium SSD is used. Enter your own with latency=.',
    });
  return checks;
}
