/** The measured latency on a scale, beside what is typical of these disks, and whether it is the wait in a queue. */
import type { LatencyScale, LatencyRow as Row } from '../../kit/index.ts';
import { formatIops, formatOutstanding, formatSeconds, type Seconds } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { formatAbout, formatRange } from '../shared/answer/latency-text.ts';
import { capital } from '../shared/answer/text.ts';
import type { Judged, Typical } from './judge.ts';
import { levels, type Spread } from './latency-percentiles.ts';

/** Tools print means of a step to two decimals, so that both sides of Little’s law differ by a little. */
const tolerance = 0.05;

/** Is the measured latency longer than is typical? */
const isLong = ({ typical }: Judged, latency: Seconds): boolean =>
  typical?.isMeasured === true && latency > typical.high;

/** Do both counts of the tool agree by Little’s law? Nothing where it has only one of them. */
const agrees = ({ moment: { queue, waitByQueue } }: Judged, latency: Seconds) =>
  queue === undefined || waitByQueue === undefined
    ? undefined
    : Math.abs(waitByQueue / latency - 1) <= tolerance;

/** What follows from what is in flight, in a line. */
function conclusion(judged: Judged, latency: Seconds): string {
  const isExplained = agrees(judged, latency);
  if (isExplained === false) return 'What is in flight does not explain this latency. ';
  if (!isExplained || !isLong(judged, latency)) return '';
  if (judged.verdict === 'at-limit') return queueing;
  return judged.verdict === 'below-limit' && !judged.causes.size ? unexplained : '';
}

const queueing = 'The wait is queueing at the limit, not a slow disk. ';
const unexplained = 'No published limit explains the wait. ';

/** The same beside a single row. */
const reasons: Readonly<Partial<Record<string, string>>> = {
  [queueing]: 'queueing at the limit',
  [unexplained]: 'no published limit explains it',
};

/** The sums behind the line below the scale, and what the typical range rests on; nothing where there is no scale. */
export function latencyRemark(judged: Judged): string | undefined {
  const { moment, typical, verdict, sync } = judged;
  const { latency } = moment;
  if (latency === undefined || verdict === 'invalid') return undefined;
  const ofTypical = !sync && typical?.isMeasured ? typicalNote(typical) : '';
  return `${queueNote(judged, latency)}${ofTypical}`.trim() || undefined;
}

/** What the range rests on, or why there is none. */
function typicalNote(typical: Typical | undefined): string {
  if (!typical) return 'No typical latency of this disk is known.';
  const { isMeasured, text, name } = typical;
  if (!isMeasured) return `No measured latency of ${name} is known.`;
  return `Usual for IOs of this size: ${text}.`;
}

/** By Little’s law what is in flight is IOPS × latency: do both counts of the tool agree, and what follows? */
function queueNote(judged: Judged, latency: Seconds): string {
  const { moment, verdict } = judged;
  const { iops, queue, waitByQueue } = moment;
  if (iops === undefined || queue === undefined || waitByQueue === undefined) return '';
  const sum = `${formatOutstanding(queue)} in flight ÷ ${formatIops(iops)} = ${formatSeconds(waitByQueue)}`;
  if (!agrees(judged, latency))
    return `${sum}, and the text has ${formatSeconds(latency)}: the two are not of the same IOs, so neither explains the other. `;
  const isUnusual = isLong(judged, latency);
  if (isUnusual && verdict === 'at-limit')
    return `${sum}, so the wait is queueing at the limit, not a slow disk. `;
  return isUnusual && verdict === 'below-limit' && !judged.causes.size
    ? `${sum}, and no published limit explains the wait. `
    : `${sum}. `;
}

const ms = (time: number) => time * 1000;

/** What is typical of a row: of reads, of writes, or of both as they were mixed. */
function typicalOf(name: string, typical: Typical): NonNullable<Row['typical']> {
  const io = name.slice(0, -1);
  const { low, high } = typical.parts.find((part) => part.io === io) ?? typical;
  return {
    from: ms(low),
    to: ms(high),
    text: `typical ${formatRange({ low, high }, formatAbout)}`,
  };
}

/**
 * A row of the scale.
 * @param ofSyncs what is typical of syncs, of which that of writes says nothing
 */
export function rowOf(
  { name, from, ends, ...its }: Spread,
  typical: Typical | undefined,
  ofSyncs: Row['typical'],
): Row {
  const known = typical?.isMeasured ? typicalOf(name, typical) : undefined;
  return {
    name: from ? `${name}, by ${from}` : name,
    ...defined({
      typical: name === 'syncs' ? ofSyncs : known,
      ends: ends && ([ms(ends[0]), ms(ends[1])] as const),
    }),
    marks: levels.flatMap(([id, , label]) => {
      const time = its[id];
      return time === undefined ? [] : [{ at: ms(time), label: `${label} ${formatAbout(time)}` }];
    }),
  };
}

/** All that a row shows, in ms. */
export const timesIn = ({ marks, ends, typical }: Row): readonly number[] => [
  ...marks.map(({ at }) => at),
  ...(ends ?? []),
  ...(typical ? [typical.from, typical.to] : []),
];

/** What belongs to syncs: what is typical of them, and what a workload needs. */
export type OfSyncs = Pick<LatencyScale, 'threshold' | 'link'> & Pick<Row, 'typical'>;

/** Nothing where no latency was measured, or no conclusion is drawn from it. */
export function latencyScale(judged: Judged, ofSyncs?: OfSyncs): LatencyScale | undefined {
  const { moment, typical, verdict, spreads, sync } = judged;
  const { latency } = moment;
  if (latency === undefined || verdict === 'invalid') return undefined;
  const text = formatAbout(latency);
  const mean = { at: ms(latency), label: `mean ${text}` };
  const of = (spread: Spread): Row => {
    const row = rowOf(spread, typical, ofSyncs?.typical);
    // Levels that are all printed as the mean say nothing more.
    return row.marks.every(({ label }) => label.endsWith(` ${text}`))
      ? { ...row, marks: [mean] }
      : row;
  };
  const rows =
    spreads.length > 0
      ? spreads.map(of)
      : [{ ...of({ name: sync ? 'syncs' : 'samples' }), name: '', marks: [mean] }];
  const { threshold, link } = sync ? (ofSyncs ?? {}) : {};
  const concluded = conclusion(judged, latency);
  const reason = rows.length === 1 ? reasons[concluded] : undefined;
  const times = [...rows.flatMap(timesIn), ...(threshold ? [threshold.at] : [])];
  return {
    title: typical ? capital(typical.name) : sync ? 'Syncs' : 'IOs',
    domain: [Math.min(...times) / 1.2, Math.max(...times) * 1.2],
    rows,
    ...defined({ threshold, link, reason }),
    note: `${reason ? '' : concluded}${sync ? 'Percentiles are those that the tool counted.' : typical?.isMeasured ? '' : typicalNote(typical)}`,
  };
}
