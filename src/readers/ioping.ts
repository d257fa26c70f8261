/** ioping: one IO after another, so that what it shows is latency. */
import { defined } from '../units/omit-undefined.ts';
import { byteCount, shortCount } from './numbers.ts';
import type { LineReader, Run } from './reading.ts';
import { runsReader } from './run-lines.ts';

export const isIoping = (line: string): boolean =>
  /^---\s.*ioping statistics ---|(<<<|>>>) .*: request=\d+ time=/.test(line);

const units: Readonly<Record<string, number>> = { ns: 1e-9, us: 1e-6, ms: 1e-3, s: 1, min: 60 };
/** “530.5 us” in seconds. */
const timeOf = (text = '') => {
  const [, digits, unit = 's'] = /^\s*([\d.]+)\s*(ns|us|ms|s|min)?\s*$/.exec(text) ?? [];
  return digits === undefined ? Number.NaN : Number(digits) * (units[unit] ?? 1);
};

export function iopingReader(): LineReader {
  const runs: Run[] = [];
  let run: Run | undefined;
  let size: number | undefined;
  let target = '';
  function read(line: string): boolean {
    const block = /^\s*([\d.]+ [KM]?i?B) (?:<<<|>>>) /.exec(line)?.[1];
    if (block) size = byteCount(block, true);
    target = /^--- (\S+) .*ioping statistics/.exec(line)?.[1] ?? target;
    const [found, rate = '', moved = ''] =
      /requests completed in .*?([\d.]+ ?[kMG]?) iops, ([\d.]+ ?[kKMG]?i?B)\/s/.exec(line) ?? [];
    if (found) {
      const side = /written/.test(line) ? 'write' : 'read';
      const direction = {
        iops: shortCount(rate.replace(' ', '')),
        throughput: byteCount(moved, true),
      };
      run = { name: target, target, [side]: direction, queueDepth: 1, jobs: 1, engine: 'sync' };
      if (size) run = { ...run, [`${side}Size`]: size };
      runs.push(run);
    }
    const runtime = timeOf(/^generated .* requests in ([^,]+),/.exec(line)?.[1]);
    if (run && runtime > 0) runs[runs.length - 1] = run = { ...run, runtime };
    const [, mean, max] = /^min\/avg\/max\/mdev = [^/]+\/([^/]+)\/([^/]+)\//.exec(line) ?? [];
    if (run && mean) {
      const latency = { mean: timeOf(mean), max: timeOf(max), percentiles: [] };
      const { read: reads, write: writes } = run;
      runs[runs.length - 1] = run = {
        ...run,
        ...defined({
          read: reads && { ...reads, latency },
          write: writes && { ...writes, latency },
        }),
      };
    }
    return true;
  }
  return runsReader('ioping', read, () => runs);
}
