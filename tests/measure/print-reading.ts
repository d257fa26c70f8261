/** How long do a log of 50 MB and the search of `find` take? */
import { performance } from 'node:perf_hooks';
import { find } from '../../src/calculators/find/index.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { textReader } from '../../src/readers/index.ts';
import { atOnce } from '../../src/readers/reading.ts';
import { table } from './table.ts';

/** The largest file that the page of the diagnosis reads, in bytes. */
export const largest = 50_000_000;

/** The page hands over so much at once, in bytes. */
const slice = 32 * 1024;

/** What `iostat -dxyt 1` prints of four devices, up to so many bytes. */
export function textOfIostat(bytes: number): string {
  const lines: string[] = [];
  const devices = ['sda', 'sdb', 'sdc', 'sdd'];
  for (let [second, size] = [0, 0]; size < bytes; second++) {
    const [day, time] = new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString().split(/[T.]/);
    const report = [
      '',
      `${day} ${time}`,
      'Device r/s rkB/s rrqm/s %rrqm r_await rareq-sz w/s wkB/s wrqm/s %wrqm w_await wareq-sz aqu-sz %util',
      ...devices.map(
        (device) =>
          `${device} ${900 + (second % 97)}.00 7200.00 0.00 0.00 1.20 8.00 500.00 4000.00 0.00 0.00 2.10 8.00 2.13 88.00`,
      ),
    ];
    size += report.reduce((sum, line) => sum + line.length + 1, 0);
    lines.push(...report);
  }
  return lines.join('\n');
}

/** What fio prints with --output-format=json+ of jobs with 3,000 different latencies each, up to so many bytes. */
export function textOfFio(bytes: number): string {
  const bins = Array.from({ length: 3000 }, (_, at) => `"${1000 + at * 64}": ${1 + (at % 89)}`);
  const total = bins.reduce((sum, bin) => sum + Number(bin.split(' ')[1]), 0);
  const job = (index: number) => `{
  "jobname": "job", "groupid": ${index}, "error": 0,
  "job options": { "rw": "randread", "bs": "8k", "iodepth": "64", "direct": "1" },
  "read": { "io_bytes": ${total * 8192}, "bw_bytes": 40960000, "iops": 5000.0, "runtime": 60000,
    "total_ios": ${total}, "clat_ns": { "min": 1000, "max": 193000, "mean": 90000.0, "stddev": 1.0,
    "bins": { ${bins.join(',\n      ')} } } }
}`;
  const count = Math.floor(bytes / job(0).length);
  const jobs = Array.from({ length: count }, (_, index) => job(index));
  return `{ "fio version": "fio-3.36", "timestamp": 1, "global options": {}, "jobs": [\n${jobs.join(',\n')}\n] }\n`;
}

/** What DiskSpd prints with -Rxml of a test with the rate of each second, up to so many bytes. */
export function textOfDiskspd(bytes: number): string {
  const bucket = (second: number) =>
    `<Bucket SampleMillisecond="${second * 1000}" Read="${4990 + (second % 19)}" Write="0" Total="${4990 + (second % 19)}" ReadMinLatencyMilliseconds="0.8" ReadMaxLatencyMilliseconds="30.1"/>`;
  const count = Math.floor(bytes / (bucket(1000).length + 1));
  const buckets = Array.from({ length: count }, (_, second) => bucket(second));
  return `<Results><System><Tool><Version>2.2</Version></Tool></System>
<Profile><TimeSpans><TimeSpan><Duration>${count}</Duration><Targets><Target><Path>F:\\t.dat</Path>
<BlockSize>8192</BlockSize><RequestCount>64</RequestCount><WriteRatio>0</WriteRatio>
<DisableOSCache>true</DisableOSCache></Target></Targets></TimeSpan></TimeSpans></Profile>
<TimeSpan><TestTimeSeconds>${count}</TestTimeSeconds><ThreadCount>1</ThreadCount>
<Iops>${buckets.join('\n')}</Iops>
<Thread><Id>0</Id><Target><Path>F:\\t.dat</Path><BytesCount>${count * 5000 * 8192}</BytesCount><IOCount>${count * 5000}</IOCount>
<ReadBytes>${count * 5000 * 8192}</ReadBytes><ReadCount>${count * 5000}</ReadCount><WriteBytes>0</WriteBytes><WriteCount>0</WriteCount></Target></Thread>
</TimeSpan></Results>
`;
}

/** Runs work once, in seconds on the clock. */
function secondsOf(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** Prints the seconds of both, which a page spends in slices. */
export function printReading() {
  const text = textOfIostat(largest);
  const reading = secondsOf(() => {
    const reader = textReader();
    for (let from = 0; from < text.length; from += slice)
      reader.push(text.slice(from, from + slice));
    if (atOnce(reader.finish()).kind !== 'samples')
      throw new Error('The text of iostat was not read.');
  });
  const search = secondsOf(() => {
    const { answer } = find.viewModel(() => undefined, fullDataset);
    if (!answer) throw new Error('The search does not answer its own default case.');
  });
  console.log('Reading and searching here, in one task\n');
  console.log(
    table(
      ['what', 'bytes', 'seconds', 'MB a second', 'budget, seconds'],
      [
        ['iostat -dxyt 1', largest, reading.toFixed(2), (largest / 1e6 / reading).toFixed(0), '3'],
        ['find, as it opens', '', search.toFixed(2), '', ''],
      ],
    ),
  );
  console.log();
}
