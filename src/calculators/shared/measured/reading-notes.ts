/** What the units of a text, and the notes of its reader, mean for whoever pasted it. */
import type { Check } from '../../../kit/index.ts';
import type { Note, Run } from '../../../readers/reading.ts';
import { formatFraction, formatSeconds, fraction, seconds } from '../../../units/index.ts';
import { info, warning } from '../answer/checks-and-columns.ts';
import { type Readable, skippedInfo, unitsOfIostat } from './reading-text.ts';

/** What the units of a tool mean, which its headings do not say. */
const units: Readonly<Record<string, string>> = {
  iostat: unitsOfIostat,
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

/** What do the units of this text mean? */
export const unitsOf = (reading: Readable): string =>
  `${units[reading.tool] ?? 'KiB and MiB are powers of 1,024'}${rateText(reading)}`;

const infos: { readonly [Kind in Note['note']]?: string } = {
  'since-boot': 'The first report, the mean since boot, is left out; iostat -y does not print it.',
  'no-split':
    'The text counts reads and writes together. With host caching the read ratio matters: iostat -x shows it.',
};
const warnings: { readonly [Kind in Note['note']]?: string } = {
  'no-iops': 'The text has no count of IOs: only throughput is compared. Run iostat -dxyt 1 60.',
  'no-times':
    'The text has no times. Enter the interval: a long one hides short throttling. With -t iostat prints times.',
  'maybe-since-boot': 'There is one report: it may be the mean since boot. Run iostat -dxyt 1 60.',
  rounded: '--human rounds throughput by up to 5 %: run the command without it.',
  'cut-off': 'The text ends in the middle of a report. What is complete was used.',
  'no-luns':
    'This form averages over LUNs and hides a busy disk. Split the metric by LUN in the portal.',
  restarted:
    'The times go back once: the clock was set or the machine restarted. Samples keep the order of the text.',
};

/** Nothing for a note that another check already has. */
export function noteOf(note: Note): Check | undefined {
  if (note.note === 'since-boot' && note.only) return undefined;
  if (note.note === 'means')
    return warning(
      `Each sample is the mean of ${formatSeconds(seconds(note.seconds))}, so short peaks do not show.`,
    );
  if (note.note === 'skipped') return skippedInfo(note.lines);
  if (note.note === 'maxima')
    return warning(
      `${note.device} ${note.measure === 'consumedIops' ? 'IOPS' : 'throughput'} reached ${formatFraction(fraction(note.most))} within a sample whose mean, which is compared, is ${formatFraction(fraction(note.mean))}.`,
    );
  if (note.note === 'also')
    return warning(
      `The text also has the output of ${note.what}, which is not part of this answer. Paste that alone.`,
    );
  const text = infos[note.note];
  return text ? info(text) : warning(warnings[note.note] ?? '');
}
