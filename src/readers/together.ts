/** What several tools printed in one text, as one reading. */
import type { Readable, Reading, Runs } from './reading.ts';

const isReadable = (reading: Reading): reading is Readable => reading.kind !== 'refused';

/**
 * The reading of a text with several parts: the first that can be read, with those after it named.
 * Results of one benchmark in two forms are one list of runs.
 * @param other another tool that was recognised in the text
 * @returns nothing where no tool was recognised
 */
export function together(readings: readonly Reading[], other: Reading | undefined) {
  const readable = readings.filter(isReadable);
  const [first] = readable;
  if (!first) {
    const refusals = [...readings, other].filter((reading) => reading !== undefined);
    return refusals.find(
      (reading) => reading.kind === 'refused' && reading.refusal.why !== 'unknown',
    );
  }
  const isMore = (reading: Readable): reading is Runs =>
    reading !== first &&
    first.kind === 'runs' &&
    reading.kind === 'runs' &&
    reading.tool === first.tool;
  const more = readable.filter(isMore);
  const whole: Readable =
    first.kind === 'runs'
      ? { ...first, runs: [first, ...more].flatMap(({ runs }) => runs) }
      : first;
  const left = readable.filter((reading) => reading !== first && !isMore(reading));
  const syncs = readings.flatMap((one) =>
    one.kind === 'refused' && one.refusal.why === 'sync' ? [one.refusal.what] : [],
  );
  const names = [...left.map(({ form }) => form), ...syncs, ...nameOf(other, readable)];
  const notes = names.map((what) => ({ note: 'also', what }) as const);
  return { ...whole, notes: [...whole.notes, ...notes] };
}

/** The name of another tool. A second table of one that was read, such as that of processors in sar, is none. */
function nameOf(other: Reading | undefined, readable: readonly Readable[]): readonly string[] {
  if (other?.kind !== 'refused' || other.refusal.why !== 'other-tool') return [];
  const { what } = other.refusal;
  const isSame = ({ tool }: Readable) => what.replace(/^sadf/, 'sar').startsWith(tool);
  return readable.some(isSame) ? [] : [what];
}
