/**
 * Texts to start from, in the formats of the tools. All figures are made for this page, or computed from those
 * that a public page lists; none is anybody’s measurement.
 */
import { type ReadingOf, readingIn } from '../shared/measured/reading-text.ts';
import { initialText, isExample } from './example-names.ts';

const header =
  'Device            r/s     w/s     rkB/s     wkB/s   rrqm/s   wrqm/s  %rrqm  %wrqm r_await w_await aqu-sz rareq-sz wareq-sz  svctm  %util';

const widths = [11, 8, 10, 10, 9, 9, 7, 7, 8, 8, 7, 9, 9, 7, 7];

/** One line of `iostat -x` of sysstat 12.0: a device that reads 64 KiB, and writes a little. */
function iostatLine(device: string, reads: number, latency: number, writes: number): string {
  const [isRead, isWritten] = [Number(reads > 0), Number(writes > 0)];
  const queue = (reads * latency + writes * 2.4) / 1000;
  const cells = [
    ...[reads, writes, reads * 64, writes * 16, 0, 0, 0, 0],
    ...[isRead * latency, isWritten * 2.4, queue, isRead * 64, isWritten * 16],
    ...[0.7, Math.min(100, reads * 0.2 + writes * 0.2)],
  ];
  const columns = cells.map((value, at) => value.toFixed(2).padStart(widths[at] ?? 0));
  return device.padEnd(9) + columns.join('');
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Four disks and the stripe of them, which read more and more until the VM delivers no more: 12 reports of one second. */
function iostatText(): string {
  const reports = Array.from({ length: 12 }, (_, second) => {
    const share = Math.min(1, 0.55 + 0.09 * second);
    // Above its limit the VM answers later, not more often: what is in flight grows, the rate does not.
    const latency = share < 1 ? 2.2 : 21.4;
    const disks = ['sdc', 'sdd', 'sde', 'sdf'].map((device, index) => ({
      device,
      reads: 1430.5 * share + ((index * 7 + second * 3) % 5) - 2,
    }));
    const stripe = { device: 'md0', reads: disks.reduce((sum, { reads }) => sum + reads, 0) };
    return [
      `06/13/2026 09:15:${twoDigits(second)} AM`,
      header,
      iostatLine('sda', 0.4, 1.9, 3.1),
      ...[...disks, stripe].map(({ device, reads }) => iostatLine(device, reads, latency, 0)),
      '',
    ].join('\n');
  });
  return [
    '$ iostat -dxyt 1 12',
    'Linux 6.8.0 (vm)  06/13/2026  _x86_64_  (16 CPU)',
    '',
    ...reports,
  ].join('\n');
}

/** A run of fio that a P30 holds at its 5,000 IOPS. */
const fioText =
  () => `$ fio --name=reads --filename=/dev/sdc --direct=1 --rw=randread --bs=8k --ioengine=libaio --iodepth=64 --runtime=300 --time_based
reads: (g=0): rw=randread, bs=(R) 8192B-8192B, (W) 8192B-8192B, (T) 8192B-8192B, ioengine=libaio, iodepth=64
fio-3.36
Starting 1 process

reads: (groupid=0, jobs=1): err= 0: pid=2311: Sat Jun 13 09:15:00 2026
  read: IOPS=5006, BW=39.1MiB/s (41.0MB/s)(11.5GiB/300013msec)
    clat (usec): min=612, max=48210, avg=12761.20, stdev=3320.14
     lat (usec): min=614, max=48213, avg=12784.10, stdev=3320.15
    clat percentiles (usec):
     | 50.00th=[12780], 90.00th=[16909], 99.00th=[20579], 99.90th=[27132]
   bw (  KiB/s): min=39120, max=40480, per=100.00%, avg=40051.20, stdev=180.40, samples=600
   iops        : min= 4890, max= 5060, avg=5006.40, stdev=22.55, samples=600
  IO depths    : 1=0.1%, 2=0.1%, 4=0.1%, 8=0.1%, 16=0.1%, 32=0.1%, >=64=99.9%
     issued rwts: total=1501865,0,0,0 short=0,0,0,0 dropped=0,0,0,0

Run status group 0 (all jobs):
   READ: bw=39.1MiB/s (41.0MB/s), 39.1MiB/s-39.1MiB/s (41.0MB/s-41.0MB/s), io=11.5GiB (12.3GB), run=300013-300013msec
`;

/** A P20 of Windows that falls from its burst to what it sustains. */
function perfmonText(): string {
  const counters = [
    'Disk Reads/sec',
    'Disk Writes/sec',
    'Disk Read Bytes/sec',
    'Disk Write Bytes/sec',
    'Avg. Disk sec/Transfer',
    'Avg. Disk Queue Length',
  ];
  const heading = [
    '(PDH-CSV 4.0)',
    ...counters.map((name) => `\\\\VM\\PhysicalDisk(2 F:)\\${name}`),
  ];
  const rows = Array.from({ length: 41 }, (_, row) => {
    const writes = row <= 24 ? 3490 + ((row * 7) % 11) : 2296 + ((row * 5) % 9);
    const queue = 32;
    const time = `06/13/2026 09:${twoDigits(15 + Math.floor((row * 15) / 60))}:${twoDigits((row * 15) % 60)}.000`;
    const values =
      row === 0 ? counters.map(() => ' ') : [0, writes, 0, writes * 8192, queue / writes, queue];
    return [time, ...values];
  });
  return [heading, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
}

const metric = (name: string, percent: number, lun?: string) => ({
  name: { value: name },
  timeseries: [
    {
      metadatavalues: lun === undefined ? [] : [{ name: { value: 'LUN' }, value: lun }],
      data: Array.from({ length: 6 }, (_, minute) => ({
        timeStamp: `2026-06-13T09:${twoDigits(minute)}:00Z`,
        average: percent,
      })),
    },
  ],
});

const metrics = (value: readonly ReturnType<typeof metric>[]) => () =>
  JSON.stringify(
    { timespan: '2026-06-13T09:00:00Z/2026-06-13T09:06:00Z', interval: 'PT1M', value },
    undefined,
    1,
  );

const osMetric = metric('OS Disk IOPS Consumed Percentage', 87);

/** The per cents that the page about disk metrics shows of a D8s_v3. */
const vmMetrics = metrics([
  metric('VM Cached IOPS Consumed Percentage', 61),
  metric('VM Uncached IOPS Consumed Percentage', 100),
]);

/** Those of its disks: two uncached P30, two cached ones whose reads the cache answers, and the OS disk. */
const lunMetrics = metrics([
  osMetric,
  ...[0, 0, 82, 89].map((percent, lun) =>
    metric('Data Disk IOPS Consumed Percentage', percent, String(lun)),
  ),
]);

/** The OS disk alone, and the uncached limit of a VM at a little more than all of it, from the same page. */
const osMetrics = metrics([osMetric]);
const overshoot = metrics([metric('VM Uncached IOPS Consumed Percentage', 101)]);

/** Makes a text when it is first asked for: several inputs of a case look at it. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The text of each example, by its name in a link. */
const texts: Readonly<Record<string, () => string>> = {
  [initialText]: once(iostatText),
  'example:fio': fioText,
  'example:perfmon': once(perfmonText),
  'example:metrics': vmMetrics,
  'example:luns': lunMetrics,
  'example:os-metrics': osMetrics,
  'example:overshoot': overshoot,
};

/** The text of an example that a link names, such as `example:iostat`; nothing for any other text. */
export const exampleText = (name: string): string | undefined =>
  isExample(name) ? texts[name.trim()]?.() : undefined;

/** What a text of the field says: pasted text, an example, or a file that the page has read. */
export const readingOf: ReadingOf = (text, context) => readingIn(text, context, exampleText);
