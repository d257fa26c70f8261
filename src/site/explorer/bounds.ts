/** The bounds that a reader sets to figures. Each field reads its text as the calculators do, a bare number in the unit of its label; bad text sets no bound. */
import {
  bytesPerSecond,
  gib,
  iops,
  type Read,
  readBytes,
  readCount,
  readIops,
  readThroughput,
} from '../../units/index.ts';

export type Field = {
  /** The figure with `min-` or `max-` before it. */
  readonly name: string;
  readonly column: string;
  readonly kind: string;
  /** What is counted, in words. */
  readonly what: string;
};

/** To the base unit. */
function readAs({ kind, what }: Field, text: string): Read<number> {
  switch (kind) {
    case 'IOPS':
      return readIops(text, { least: iops(0), most: iops(1e9) });
    case 'rate':
      return readThroughput(text, { least: bytesPerSecond(0), most: bytesPerSecond(1e15) }, 'MB/s');
    case 'GiB':
      return readBytes(text, { least: gib(0), most: gib(1024 ** 2) }, 'GiB');
    default:
      return readCount(text, { least: 0, most: 10_000 }, what);
  }
}

/** A row's number in this column is at least, or at most, so much. */
export type Bound = { readonly column: string; readonly value: number; readonly most?: true };

/** The bounds that the texts set, and a sentence for each that cannot be read. Empty fields set none. */
export function readBounds(
  fields: readonly Field[],
  texts: Readonly<Record<string, string>>,
): {
  readonly bounds: readonly Bound[];
  readonly problems: Readonly<Record<string, string>>;
} {
  const bounds: Bound[] = [];
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const { name, column } = field;
    const typed = texts[name] ?? '';
    if (typed.trim() === '') continue;
    const found = readAs(field, typed);
    if ('problem' in found) problems[name] = found.problem;
    else
      bounds.push({
        column,
        value: found.value,
        ...(name.startsWith('max-') ? { most: true } : {}),
      });
  }
  return { bounds, problems };
}
