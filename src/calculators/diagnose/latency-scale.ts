/** The measured latency on a scale, beside what is typical of these disks, and whether it is the wait in a queue. */
import type { LatencyScale } from '../../kit/index.ts';
import { formatIops, formatOutstanding, formatSeconds, type Seconds } from '../../units/index.ts';
import { present } from '../../units/present.ts';
import { capital } from '../shared/answer/text.ts';
import { formatRange } from '../shared/volume/latency-text.ts';
import type { Judged, Typical } from './judge.ts';
import { levels } from './spread.ts';

/** Tools print means of a step to two decimals, so that both sides of Little’s law differ by a little. */
const tolerance = 0.05;

/** What the range rests on, or why there is none. */
function typicalNote(typical: Typical | undefined): string {
  if (!typical) return 'No typical latency of this disk is known.';
  const { isMeasured, text, name } = typical;
  if (!isMeasured)
    return `No measured latency of ${name} is known, so there is nothing to compare with.`;
  return `Usual for IOs of this size: ${text}.`;
}

/** By Little’s law what is in flight is IOPS × latency: do both counts of the tool agree, and what follows? */
function queueNote({ moment, typical, verdict }: Judged, latency: Seconds): string {
  const { iops, queue, waitByQueue } = moment;
  if (iops === undefined || queue === undefined || waitByQueue === undefined) return '';
  const sum = `${formatOutstanding(queue)} in flight ÷ ${formatIops(iops)} = ${formatSeconds(waitByQueue)}`;
  if (Math.abs(waitByQueue / latency - 1) > tolerance)
    return `${sum}, and the text has ${formatSeconds(latency)}: the two are not of the same IOs, so neither explains the other. `;
  const isLong = typical?.isMeasured === true && latency > typical.high;
  if (isLong && verdict === 'at-limit')
    return `${sum}, so the wait is queueing at the limit, not a slow disk. `;
  return isLong && verdict === 'below-limit'
    ? `${sum}, and no published limit explains the wait. `
    : `${sum}. `;
}

/** Nothing where no latency was measured, or no conclusion is drawn from it. */
export function latencyScale(judged: Judged): LatencyScale | undefined {
  const { moment, typical, verdict, spreads, sync } = judged;
  const { latency } = moment;
  if (latency === undefined || verdict === 'invalid') return undefined;
  const known = typical?.isMeasured ? typical : undefined;
  const ms = (time: number) => time * 1000;
  const rows = spreads.map(({ name, ...its }) => ({
    name,
    marks: levels.flatMap(([id, , label]) => {
      const time = its[id];
      return time === undefined ? [] : [{ at: ms(time), label: `${label} ${formatSeconds(time)}` }];
    }),
  }));
  const mean = { at: ms(latency), label: `mean ${formatSeconds(latency)}` };
  const shown = rows.length > 0 ? rows : [{ name: '', marks: [mean] }];
  const times = [
    ...shown.flatMap(({ marks }) => marks.map(({ at }) => at)),
    ...(known ? [ms(known.low), ms(known.high)] : []),
  ];
  return {
    title: typical ? capital(typical.name) : sync ? 'Syncs' : 'IOs',
    domain: [Math.min(...times) / 1.5, Math.max(...times) * 1.5],
    rows: shown,
    ...present({
      typical: known && {
        ...{ from: ms(known.low), to: ms(known.high), text: `typical ${formatRange(known)}` },
      },
    }),
    note: `${queueNote(judged, latency)}${sync ? 'Percentiles are those that the tool counted.' : typicalNote(typical)}`,
  };
}
