/** What several tools printed in one text, as one reading. */
import type { Readable, Reading, Runs } from './reading.ts';

const isReadable = (reading: Reading): reading is Readable => reading.kind !== 'refused';

/**
 * The reading of a text with several parts: the first that can be read, with the others after it.
 * Results of one benchmark in two forms are one list of runs.
 * @param other another tool that was recognised in the text, and is not read
 * @returns nothing where no tool was recognised
 */
export function together(readings: readonly Reading[], other: Reading | undefined) {
  const readable: Readable[] = [];
  for (const reading of readings.filter(isReadable)) {
    const at = readable.findIndex(
      ({ kind, tool }) => kind === 'runs' && reading.kind === 'runs' && tool === reading.tool,
    );
    const same = readable[at] as Runs | undefined;
    if (same && reading.kind === 'runs')
      readable[at] = { ...same, runs: [...same.runs, ...reading.runs] };
    else readable.push(reading);
  }
  const [first, ...others] = readable;
  if (!first) {
    const refusals = [...readings, other].filter((reading) => reading !== undefined);
    return refusals.find(
      (reading) => reading.kind === 'refused' && reading.refusal.why !== 'unknown',
    );
  }
  const refused = readings.flatMap((one) =>
    one.kind === 'refused' &&
    (one.refusal.why === 'sync' ||
      one.refusal.why === 'too-little' ||
      one.refusal.why === 'other-counters')
      ? [one.refusal.what]
      : [],
  );
  const notes = [...refused, ...nameOf(other, readable)].map(
    (what) => ({ note: 'also', what }) as const,
  );
  return { ...first, ...(others.length > 0 ? { others } : {}), notes: [...first.notes, ...notes] };
}

/** The name of another tool. A second table of one that was read, such as that of processors in sar, is none. */
function nameOf(other: Reading | undefined, readable: readonly Readable[]): readonly string[] {
  if (other?.kind !== 'refused' || other.refusal.why !== 'other-tool') return [];
  const { what } = other.refusal;
  const isSame = ({ tool }: Readable) => what.replace(/^sadf/, 'sar').startsWith(tool);
  return readable.some(isSame) ? [] : [what];
}
