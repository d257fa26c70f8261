/** Where the service times of the simulation are from, if they were not entered. */
import type { Check } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { serviceLatencies } from '../../storage/set-up/service-latency.ts';
import { fraction } from '../../units/index.ts';
import type { Workload } from '../shared/fields/workload-text.ts';
import { partNote } from '../shared/volume/latency-text.ts';
import { type Case, servedBy } from './setup.ts';

/** The latency of each kind of IO that was not entered, with its source, each once. */
export function serviceTimeNotes(given: Case, catalogue: Catalogue): readonly Check[] {
  const loads = given.loads.filter(({ more }) => more.latency === undefined);
  const notes = loads.flatMap((load) => notesOf(load, given, catalogue));
  return [...new Map(notes.map((note) => [note.text, note])).values()];
}

function notesOf(
  { target, pattern: read, size, more: { hit = fraction(0) } }: Workload,
  { vm, limits }: Case,
  catalogue: Catalogue,
): readonly Check[] {
  const served = servedBy(target, vm);
  const latencies = serviceLatencies(served, size, limits, catalogue);
  const shares = { hit: read * hit, read: read * (1 - hit), write: 1 - read };
  const ofOther =
    target !== 'temp' &&
    limits !== 'current' &&
    !catalogue.latency(target.disk.family, 'read', limits);
  return [
    ...(['hit', 'read', 'write'] as const)
      .filter((io) => shares[io] > 0)
      .map((io) => partNote({ io, ...latencies[io] }, size, catalogue)),
    ...(ofOther
      ? [
          {
            severity: 'warning',
            text: `No source gives a measured latency of ${target.disk.family}, so that of Premium SSD is used. Enter your own with latency=.`,
          } as const,
        ]
      : []),
  ];
}
