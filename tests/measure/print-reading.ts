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
