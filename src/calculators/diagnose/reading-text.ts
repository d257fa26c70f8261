/** What was read, in words: which tool and form, how much of it, and in which unit. */
import type { Note, Reading, Refusal, Run } from '../../readers/reading.ts';
import { formatSeconds, type Seconds } from '../../units/index.ts';
import { plural } from '../shared/answer/text.ts';

/** The names that a reader can choose from: of devices, and of the runs of a benchmark. */
export function namesIn(reading: Reading): readonly string[] {
  if (reading.kind === 'samples') return reading.series.map(({ device }) => device);
  return reading.kind === 'runs'
    ? [...new Set(reading.runs.map(({ name }) => name))].filter(Boolean)
    : [];
}

/** Samples of the device that has most of them. */
const samplesIn = (reading: Reading): number =>
  reading.kind === 'samples'
    ? Math.max(0, ...reading.series.map(({ times }) => times.length))
    : reading.kind === 'runs'
      ? reading.runs.length
      : 0;

/** “iostat -x · 6 devices · 20 samples” */
export function describeReading(reading: Reading): string {
  if (reading.kind === 'refused') return '';
  const { form } = reading;
  return reading.kind === 'samples'
    ? `${form} · ${plural(reading.series.length, 'device')} · ${plural(samplesIn(reading), 'sample')}`
    : `${form} · ${plural(reading.runs.length, 'run')}`;
}

/** What the units of a tool mean, which its headings do not say. */
const units: Readonly<Record<string, string>> = {
  iostat: 'kB is 1,024 bytes and MB 1,048,576, whatever the headings say',
  sar: 'kB is 1,024 bytes, and a sector 512',
  vmstat: 'a block is 1,024 bytes',
  dstat: 'k is 1,024 bytes',
  fio: 'KiB and MiB are powers of 1,024',
  diskspd: 'MiB is 1,048,576 bytes, and latencies are in ms',
  PerfMon: 'rates are in bytes and latencies in seconds',
  'Azure Monitor': 'rates are in bytes, and per cents are of the published limit',
};

/** How throughput was had from fio’s text, whose printed rates are rounded; JSON has it in bytes. */
function rateText(reading: Exclude<Reading, { kind: 'refused' }>): string {
  if (reading.kind !== 'runs' || reading.form !== 'fio') return '';
  const isSized = ({ read, write, readSize, writeSize }: Run) =>
    (!read || readSize !== undefined) && (!write || writeSize !== undefined);
  return reading.runs.every(isSized)
    ? ', and throughput is IOPS × IO size'
    : ', and throughput is computed from bytes and time where the IO size is not known';
}

/** Format, amount and units, as a sentence: a reader sees at once whether the text was understood. */
export function formatReading(
  reading: Exclude<Reading, { kind: 'refused' }>,
  step: number | undefined,
): string {
  const { form, tool } = reading;
  const version = reading.kind === 'runs' && reading.version ? ` ${reading.version}` : '';
  const amount =
    reading.kind === 'samples'
      ? `${plural(reading.series.length, 'device')}, ${plural(samplesIn(reading), 'sample')}${step === undefined ? '' : `, one every ${formatSeconds(step as Seconds)}`}`
      : plural(reading.runs.length, 'run');
  return `Read as ${form}${version}: ${amount}; ${units[tool] ?? 'base units'}${rateText(reading)}.`;
}

/** What a note of a reader means for whoever pasted the text. */
export function noteText(
  note: Note,
): { readonly severity: 'warning' | 'info'; readonly text: string } | undefined {
  switch (note.note) {
    case 'since-boot':
      return note.only
        ? undefined
        : {
            severity: 'info',
            text: 'The first report is the mean since the machine was started, so it is left out. With -y iostat does not print it.',
          };
    case 'no-split':
      return {
        severity: 'info',
        text: 'The text counts reads and writes together, so the read ratio is not known. Are they mostly reads? With host caching that matters: iostat -x shows it.',
      };
    case 'no-iops':
      return {
        severity: 'warning',
        text: 'The text has no count of IOs, so only throughput is compared; an IOPS limit may be reached all the same. Run iostat -dxyt 1 60.',
      };
    case 'no-times':
      return {
        severity: 'warning',
        text: 'The text has no times. Enter the interval: a long one hides short throttling. With -t iostat prints times.',
      };
    case 'rounded':
      return {
        severity: 'warning',
        text: 'The text was printed with --human, which rounds throughput by up to 5 %. Near a limit that decides: run the command without it.',
      };
    case 'cut-off':
      return {
        severity: 'warning',
        text: 'The text ends in the middle of a report. What is complete was used.',
      };
    case 'skipped':
      return {
        severity: 'info',
        text: `${plural(note.lines, 'line')} that ${note.lines === 1 ? 'does' : 'do'} not belong to the output ${note.lines === 1 ? 'was' : 'were'} left out.`,
      };
    case 'means':
      return {
        severity: 'warning',
        text: `Each sample is the mean of ${formatSeconds(note.seconds as Seconds)}, so short peaks do not show.`,
      };
    case 'no-luns':
      return {
        severity: 'warning',
        text: 'This form averages over LUNs, so one busy disk among idle ones does not show. Split the metric by LUN in the portal.',
      };
    case 'restarted':
      return {
        severity: 'warning',
        text: 'The times go back once: the clock was set, or the machine was restarted. Samples are taken in the order of the text.',
      };
  }
}

/** Why a text cannot show it, and what to run instead. */
export function refusalText(refusal: Refusal): {
  readonly reason: string;
  readonly command?: string;
} {
  switch (refusal.why) {
    case 'other-tool':
      return {
        reason: `This is the output of ${refusal.what}, which does not tell enough of Azure disks`,
        command: refusal.instead,
      };
    case 'too-little':
      return {
        reason: `This is the output of ${refusal.what}, without the figures of each disk that are needed`,
        command: refusal.instead,
      };
    case 'no-disks':
      return {
        reason: `This is the output of ${refusal.what}, and it has no figures of disks`,
        command: refusal.instead,
      };
    case 'cut':
      return {
        reason: `This is a part of the output of ${refusal.what}, without its tables of reads and writes. Paste all of it`,
      };
    case 'failed':
      return { reason: 'The tool ended with an error and has no result' };
    case 'unknown':
      return { reason: 'This is not the output of a tool that is known here' };
  }
}
