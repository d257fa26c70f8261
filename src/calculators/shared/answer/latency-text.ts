/** The typical latency of one kind of IO in words, with its spread and its source. */
import type { Check, Citation } from '../../../kit/index.ts';
import type { Catalogue, Medium } from '../../../limits/types.ts';
import type { Io, Latency } from '../../../storage/set-up/service-latency.ts';
import {
  type Bytes,
  formatBytes,
  formatNumber,
  formatSeconds,
  type Seconds,
} from '../../../units/index.ts';
import { capital, plural, sourceAt } from './text.ts';

export const kinds: Readonly<Record<Io, string>> = {
  hit: 'cache hits',
  read: 'reads',
  write: 'writes',
};

/** A kind of IO with its latency. */
export type NamedPart = Latency & { readonly io: Io };

const mediumName = (medium: Medium) =>
  medium === 'temp disk' || medium === 'host cache' ? `the ${medium}` : medium;

/** “writes to Premium SSD”, “cache hits”. */
export function nameOf({ io, from: { medium } }: NamedPart): string {
  if (io === 'hit' || (io === 'read' && medium === 'host cache')) return kinds.hit;
  if (medium === 'host cache') return 'writes that the ReadWrite cache acknowledges';
  return `${kinds[io]} ${io === 'write' ? 'to' : 'from'} ${mediumName(medium)}`;
}

/** “1.6 ms to 3 ms”; one of them where both ends print alike. */
const formatEnds = (low: string | number, high: string | number) =>
  low === high ? `${low}` : `${low} to ${high}`;

/** “5.59 ms to 9.8 ms”. */
export const formatRange = (
  { low, high }: { readonly low: Seconds; readonly high: Seconds },
  format = formatSeconds,
) => formatEnds(format(low), format(high));

/** A time that nobody knows better than to two digits. */
export const formatAbout = (time: Seconds): string =>
  formatSeconds(Number(time.toPrecision(2)) as Seconds);

/** “1.6 ms to 3 ms by 23 runs in 10 documents of 2019 to 2022”. */
export const formatSpread = ({ low, high, from }: NamedPart): string =>
  `${formatEnds(formatAbout(low), formatAbout(high))} by ${plural(from.runs, 'run')} in ${plural(from.documents, 'document')} of ${formatEnds(...from.years)}`;

/** How much of the time is for the size of the IO, and where that is not measured. */
function growthText({ from, seconds: time }: NamedPart, size: Bytes): string {
  if (!(time > from.seconds)) return '';
  const isMeasured = from.growthOf === from.medium && size / 1024 <= from.largestKib;
  const basis = isMeasured
    ? ''
    : from.growthOf === from.medium
      ? `, and nobody measured more than ${formatNumber(from.largestKib)} KiB`
      : `, as measured on ${mediumName(from.growthOf)}`;
  return `, ${formatSeconds((time - from.seconds) as Seconds)} of it for ${formatBytes(size)}${basis}`;
}

function partText(part: NamedPart, size: Bytes): string {
  const { from, seconds: time } = part;
  const name = capital(nameOf(part));
  if (from.kind === 'assumed')
    return `${name}: ${formatSeconds(time)}, assumed, since with it two workloads share a limit as measured.`;
  const vendor = from.below ? `; the vendor says below ${formatSeconds(from.below)}` : '';
  return `${name} typically take ${formatSeconds(time)}${growthText(part, size)} (${formatSpread(part)}${vendor}).`;
}

export const cite = ({ from }: NamedPart, catalogue: Catalogue): Citation =>
  sourceAt(from.sources[0] ?? '', 'latency of one IO', catalogue);

/** The typical latency of one kind of IO, its spread and its source. */
export const partNote = (part: NamedPart, size: Bytes, catalogue: Catalogue): Check => ({
  severity: 'info',
  text: partText(part, size),
  citation: cite(part, catalogue),
});
