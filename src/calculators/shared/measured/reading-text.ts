/** What a text says, and that in words: which tool and form, how much of it, and in which unit. */
import type { Check } from '../../../kit/index.ts';
import { type Reading, type Run, refused } from '../../../readers/reading.ts';
import { formatSeconds, type Seconds } from '../../../units/index.ts';
import type { CalculatorContext } from '../../dataset.ts';
import { info } from '../answer/parts.ts';
import { plural } from '../answer/text.ts';

/** How a calculator reads the text of its field. */
export type ReadingOf = (text: string, context: CalculatorContext) => Reading;

/**
 * What a text of a field says: pasted text, or a file that the page has read.
 * @param whole the text that a name stands for, where the field takes names
 */
export function readingIn(
  text: string,
  { readings, readText }: CalculatorContext,
  whole: (text: string) => string | undefined = () => undefined,
): Reading {
  const read = () => readText(whole(text) ?? text);
  return (readings ? readings.of(text, read) : read()) ?? notLoaded;
}
const notLoaded = refused({ why: 'not-loaded' });

/** What can be judged. */
export type Readable = Exclude<Reading, { kind: 'refused' }>;

/** Each output of a text, in its order. */
export const outputsOf = (reading: Reading): readonly Readable[] =>
  reading.kind === 'refused' ? [] : [reading, ...(reading.others ?? [])];

/** “6 devices”, “20 samples” of the device that has most of them; “3 runs” */
const amountsIn = (reading: Readable): readonly string[] =>
  reading.kind === 'samples'
    ? [
        plural(reading.series.length, 'device'),
        plural(Math.max(0, ...reading.series.map(({ times }) => times.length)), 'sample'),
      ]
    : [plural(reading.runs.length, 'run')];

/** “iostat -x”, “6 devices”, “20 samples”; the forms of several outputs come first. */
export const describeReading = (reading: Reading): readonly string[] => {
  const outputs = outputsOf(reading);
  return [outputs.map(({ form }) => form).join(', '), ...outputs.flatMap(amountsIn)];
};

/** What the units of a tool mean, which its headings do not say. */
const units: Readonly<Record<string, string>> = {
  iostat: 'kB is 1,024 bytes and MB 1,048,576, whatever the headings say',
  sar: 'kB is 1,024 bytes, and a sector 512',
  vmstat: 'a block is 1,024 bytes',
  dstat: 'k is 1,024 bytes',
  CrystalDiskMark: 'MB are 1,000,000 bytes',
  kbench: 'IOPS are of 4 KiB and throughput of 128 KiB, as kbench tests by default',
  'SQL Server': 'each file counts by itself',
  diskspd: 'MiB is 1,048,576 bytes, and latencies are in ms',
  PerfMon: 'rates are in bytes and latencies in seconds',
  'Azure Monitor': 'rates are in bytes, and per cents are of the published limit',
};

/** How throughput was had from fio’s text, whose printed rates are rounded; JSON has it in bytes. */
function rateText(reading: Readable): string {
  if (reading.kind !== 'runs' || reading.form !== 'fio') return '';
  const isSized = ({ read, write, readSize, writeSize }: Run) =>
    (!read || (readSize && read.ios)) && (!write || (writeSize && write.ios));
  return reading.runs.every(isSized)
    ? ', and throughput is IOPS × IO size'
    : ', and throughput is computed from bytes and time where IOs or their size are not in the text';
}

/** Format, amount and units, as a sentence: a reader sees at once whether the text was understood. */
export function readingNote(reading: Readable, step: Seconds | undefined): Check {
  const { form, tool } = reading;
  const version = reading.kind === 'runs' && reading.version ? ` ${reading.version}` : '';
  const every =
    reading.kind === 'runs' || step === undefined ? [] : [`one every ${formatSeconds(step)}`];
  const amount = [...amountsIn(reading), ...every].join(', ');
  return info(
    `Read as ${form}${version}: ${amount}; ${units[tool] ?? 'KiB and MiB are powers of 1,024'}${rateText(reading)}.`,
  );
}

/** Lines among the output that are none of it, such as those of a shell. */
export function skippedInfo(lines: number): Check {
  const [does, were] = lines === 1 ? ['does', 'was'] : ['do', 'were'];
  return info(`${plural(lines, 'line')} that ${does} not belong to the output ${were} left out.`);
}
