/** The bounds that a reader sets to figures. Each field reads its text as the calculators do, a bare number in the unit of its label; bad text sets no bound. */
import {
  bytesPerSecond,
  gib,
  iops,
  parseBytes,
  parseCount,
  parseIops,
  parseThroughput,
  type Result,
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
function readAs({ kind, what }: Field, text: string): Result<number> {
  switch (kind) {
    case 'IOPS':
      return parseIops(text, { min: iops(0), max: iops(1e9) });
    case 'rate':
      return parseThroughput(text, { min: bytesPerSecond(0), max: bytesPerSecond(1e15) }, 'MB/s');
    case 'GiB':
      return parseBytes(text, { min: gib(0), max: gib(1024 ** 2) }, 'GiB');
    default:
      return parseCount(text, { min: 0, max: 10_000 }, what);
  }
}

/** A row's number in this column is at least, or at most, so much. */
export type Bound = { readonly column: string; readonly value: number; readonly isMax?: true };

/** The bounds that the texts set, and a sentence for each that cannot be read. Empty fields set none. */
export function parseBounds(
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
        ...(name.startsWith('max-') ? { isMax: true } : {}),
      });
  }
  return { bounds, problems };
}
