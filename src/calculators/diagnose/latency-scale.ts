/** The measured latency on a scale, beside what is typical of these disks, and whether it is the wait in a queue. */
import type { LatencyScale } from '../../kit/index.ts';
import {
  formatIops,
  formatOutstanding,
  formatSeconds,
  type Iops,
  type Outstanding,
  type Seconds,
} from '../../units/index.ts';
import { domainOf } from '../shared/answer/axes.ts';
import { capital } from '../shared/answer/text.ts';
import type { Judged, Typical } from './judge.ts';

const print = (seconds: number) => formatSeconds(seconds as Seconds);

/** Tools print means of a step to two decimals, so that both sides of Little’s law differ by a little. */
const tolerance = 0.05;

/** “1.18 to 5.9 ms” */
const rangeOf = ({ low, high }: Typical) =>
  low === high ? print(low) : `${print(low)} to ${print(high)}`;

/** What the range rests on, or why there is none. */
function typicalNote(typical: Typical | undefined): string {
  if (!typical) return 'No typical latency of this disk is known.';
  const { isMeasured, added, text, name } = typical;
  if (!isMeasured)
    return `No measured latency of ${name} is known, so there is nothing to compare with.`;
  return `Small IOs: ${text}.${added > 0 ? ` IOs of this size take ${print(added)} more.` : ''}`;
}

/** By Little’s law what is in flight is IOPS × latency: do both counts of the tool agree, and what follows? */
function queueNote({ moment, typical, verdict }: Judged, latency: number): readonly string[] {
  const { iops, queue, waitByQueue } = moment;
  if (iops === undefined || queue === undefined || waitByQueue === undefined) return [];
  const sum = `${formatOutstanding(queue as Outstanding)} in flight ÷ ${formatIops(iops as Iops)} = ${print(waitByQueue)}`;
  if (Math.abs(waitByQueue / latency - 1) > tolerance)
    return [
      `${sum}, and the text has ${print(latency)}: the two are not of the same IOs, so neither explains the other.`,
    ];
  const isLong = typical?.isMeasured === true && latency > typical.high;
  if (!isLong) return [`${sum}.`];
  const so =
    verdict === 'at-limit'
      ? ', so the wait is queueing at the limit, not a slow disk'
      : verdict === 'below-limit'
        ? ', and no published limit explains the wait'
        : '';
  return [`${sum}${so}.`];
}

/** Nothing where no latency was measured, or no conclusion is drawn from it. */
export function latencyScale(judged: Judged): LatencyScale | undefined {
  const {
    moment: { latency },
    typical,
    verdict,
  } = judged;
  if (latency === undefined || verdict === 'invalid') return undefined;
  const known = typical?.isMeasured ? typical : undefined;
  const ms = (seconds: number) => seconds * 1000;
  return {
    title: typical ? capital(typical.name) : 'IOs',
    end: domainOf([ms(Math.max(latency, known?.high ?? 0))])[1],
    measured: { at: ms(latency), text: `measured ${print(latency)}` },
    ...(known
      ? { typical: { from: ms(known.low), to: ms(known.high), text: `typical ${rangeOf(known)}` } }
      : {}),
    note: [...queueNote(judged, latency), typicalNote(typical)].join(' '),
  };
}
