/** The bounds that a reader sets to figures. Each field reads its text as the calculators do, a bare number in the unit of its label; bad text sets no bound. */
import {
  bytesPerSecond,
  gib,
  iops,
  isOk,
  parseBytes,
  parseCount,
  parseIops,
  parseThroughput,
  type Result,
} from '../../units/index.ts';
import { costUnit } from './cost.ts';

export type Field = {
  /** The figure with `min-` or `max-` before it. */
  readonly name: string;
  readonly column: string;
  readonly kind: string;
  /** What is counted, in words. */
  readonly what: string;
};

/** What a throughput without a unit is in. */
export const bareRate = 'MB/s';

/** To the base unit. */
export function readAs({ kind, what }: Field, text: string): Result<number> {
  switch (kind) {
    case 'IOPS':
      return parseIops(text, { min: iops(0), max: iops(1e9) });
    case 'rate':
      return parseThroughput(text, { min: bytesPerSecond(0), max: bytesPerSecond(1e15) }, bareRate);
    case 'GiB':
      return parseBytes(text, { min: gib(0), max: gib(1024 ** 2) }, 'GiB');
    case costUnit:
      return parseCount(text.replace(/^\$|\s*(?:USD|\$).*$/gi, ''), { min: 0, max: 1e6 }, what);
    default:
      return parseCount(text, { min: 0, max: 10_000 }, what);
  }
}

/** What the number of a row in a column must be. */
export type Bound = { readonly column: string; readonly isWithin: (figure: number) => boolean };

/**
 * The bounds that the texts set, and a sentence for each text that cannot be read. Empty fields set none.
 * @param last the bounds that were set before: one stays while its text cannot be read
 */
export function parseBounds(
  fields: readonly Field[],
  texts: Readonly<Record<string, string>>,
  last: ReadonlyMap<string, Bound> = new Map(),
) {
  const bounds = new Map<string, Bound>();
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const { name, column } = field;
    const { [name]: typed = '' } = texts;
    if (typed.trim() === '') continue;
    const [found, before] = [readAs(field, typed), last.get(name)];
    if (isOk(found)) {
      const { value } = found;
      const isMax = name.startsWith('max-');
      const isWithin = (figure: number) => (isMax ? figure <= value : figure >= value);
      bounds.set(name, { column, isWithin });
    } else {
      problems[name] = found.problem;
      if (before) bounds.set(name, before);
    }
  }
  return { bounds, problems };
}
