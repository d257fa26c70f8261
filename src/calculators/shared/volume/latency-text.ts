/** The typical latency of one kind of IO in words, with its spread and its source. */
import type { Check, Citation } from '../../../kit/index.ts';
import type { Catalogue } from '../../../limits/types.ts';
import type { Io, Latency } from '../../../storage/set-up/service-latency.ts';
import { type Bytes, formatBytes, formatSeconds, type Seconds } from '../../../units/index.ts';
import { capital, plural, sourceAt } from '../answer/text.ts';

export const kinds: Readonly<Record<Io, string>> = {
  hit: 'cache hits',
  read: 'reads',
  write: 'writes',
};

/** A kind of IO with its latency. */
export type NamedPart = Latency & { readonly io: Io };

/** “writes to Premium SSD”, “reads that the host cache serves”. */
export function nameOf({ io, from: { medium } }: NamedPart): string {
  if (io === 'hit' || (io === 'read' && medium === 'host cache')) return kinds.hit;
  if (medium === 'host cache') return 'writes that the ReadWrite cache acknowledges';
  return `${kinds[io]} ${io === 'write' ? 'to' : 'from'} ${medium === 'temp disk' ? 'the temp disk' : medium}`;
}

const formatYears = ([first, last]: readonly [number, number]) =>
  first === last ? String(first) : `${first} to ${last}`;

/** “5.59 to 9.8 ms”. */
export const formatRange = ({ low, high }: { readonly low: Seconds; readonly high: Seconds }) =>
  low === high ? formatSeconds(low) : `${formatSeconds(low)} to ${formatSeconds(high)}`;

/** “1.18 to 2.6 ms in 7 runs of 2019 to 2022”. */
export const formatSpread = ({ from }: NamedPart): string =>
  `${formatRange(from)} in ${plural(from.runs, 'run')} of ${formatYears(from.years)}`;

function partText(part: NamedPart, size: Bytes): string {
  const { from, seconds: time } = part;
  const name = capital(nameOf(part));
  if (from.kind === 'vendor class')
    return `${name}: ${formatSeconds(time)}, the upper bound of the vendor’s class; no measurement is known.`;
  if (from.kind === 'assumed')
    return `${name}: ${formatSeconds(time)}, assumed, since with it two workloads share a limit as measured.`;
  const larger =
    time > from.seconds
      ? `, ${formatSeconds((time - from.seconds) as Seconds)} of it for ${formatBytes(size)}`
      : '';
  const vendor = from.below ? `; the vendor says below ${formatSeconds(from.below)}` : '';
  return `${name}: typically ${formatSeconds(time)}${larger} (small IOs: ${formatSpread(part)}${vendor}). It is no limit.`;
}

export const cite = ({ from }: NamedPart, catalogue: Catalogue): Citation =>
  sourceAt(from.sources[0] ?? '', 'latency of one IO', catalogue);

/** The typical latency of one kind of IO, its spread and its source. */
export const partNote = (part: NamedPart, size: Bytes, catalogue: Catalogue): Check => ({
  severity: 'info',
  text: partText(part, size),
  citation: cite(part, catalogue),
});
