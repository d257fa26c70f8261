/** `sysbench fileio` of 0.4 to 1.1. Its latency is that of reads, writes and syncs together, so it is only taken of one kind alone. */
import { defined } from '../units/omit-undefined.ts';
import { byteCount } from './numbers.ts';
import type { Direction, LineReader, Run } from './reading.ts';
import { runsReader } from './run-lines.ts';

export const isSysbench = (line: string): boolean =>
  /^\s*(Extra file open flags:|File operations:|Operations performed:\s+\d+ read)/i.test(line);

const patterns: Readonly<Record<string, RegExp>> = {
  threads: /^Number of threads:\s*(\d+)/,
  file: /^([\d.]+\s?[KMGT]i?b) total file size/i,
  block: /^Block size ([\d.]+\s?[KMG]i?b)/i,
  test: /^Doing (.*) test/,
  flags: /^Extra file open flags: (.*)/,
  reads: /^\s*(?:reads\/s:|read:\s+IOPS=)\s*([\d.]+)/,
  writes: /^\s*(?:writes\/s:|write:\s+IOPS=)\s*([\d.]+)/,
  syncs: /^\s*(?:fsyncs\/s:|fsync:\s+IOPS=)\s*([\d.]+)/,
  readMiB: /^\s*(?:read, MiB\/s:|read:\s+IOPS=\S+)\s*([\d.]+)/,
  writtenMiB: /^\s*(?:written, MiB\/s:|write:\s+IOPS=\S+)\s*([\d.]+)/,
  seconds: /^\s*total time:\s*([\d.]+)s/,
  mean: /^\s*avg:\s*([\d.]+)/,
  max: /^\s*max:\s*([\d.]+)/,
  p95: /^\s*(?:95th percentile|approx\.\s+95 percentile):\s*([\d.]+)/,
};

const ms = 1e-3;

export function sysbenchReader(): LineReader {
  const runs: Run[] = [];
  let found: Record<string, string> = {};

  function close() {
    const number = (name: string) => Number(found[name] ?? Number.NaN);
    const size = byteCount(found['block'] ?? '', true);
    const isOne = !(number('syncs') > 0) && (number('reads') === 0 || number('writes') === 0);
    const latency = {
      mean: number('mean') * ms,
      max: number('max') * ms,
      percentiles: found['p95'] ? [[0.95, number('p95') * ms] as const] : [],
    };
    const side = (count: string, moved: string): Direction | undefined => {
      const iops = number(count);
      if (!(iops > 0)) return undefined;
      const throughput = size > 0 ? iops * size : number(moved) * 1024 ** 2;
      return { iops, throughput, ...(isOne && latency.mean > 0 ? { latency } : {}) };
    };
    const [read, write] = [side('reads', 'readMiB'), side('writes', 'writtenMiB')];
    if (read ?? write) {
      const threads = number('threads') || 1;
      const flags = found['flags'];
      runs.push({
        name: found['test'] ?? 'fileio',
        ...defined({ read, write, runtime: number('seconds') || undefined }),
        ...(size > 0 ? { readSize: size, writeSize: size } : {}),
        ...(found['test'] ? { random: /random/.test(found['test']) } : {}),
        jobs: threads,
        engine: 'sync',
        queueDepth: threads,
        ...(flags === undefined ? {} : { direct: /direct/.test(flags) }),
        ...(found['file'] ? { fileSize: byteCount(found['file'], true) } : {}),
      });
    }
    found = {};
  }

  function read(line: string): boolean {
    if (/^\s*sysbench \d/.test(line) || (/^Number of threads:/.test(line) && found['threads']))
      close();
    // Before 1.0 there are counts, and the rates follow with the time.
    const [, reads, writes] =
      /^Operations performed:\s+(\d+) reads?, (\d+) writes?/i.exec(line) ?? [];
    if (reads) Object.assign(found, { countedReads: reads, countedWrites: writes });
    let isKnown = Boolean(reads);
    for (const [name, pattern] of Object.entries(patterns)) {
      const value = pattern.exec(line)?.[1];
      if (value === undefined || (found[name] && name !== 'seconds')) continue;
      found[name] = value;
      isKnown = true;
      if (name !== 'seconds' || !found['countedReads']) continue;
      for (const [rate, count] of [
        ['reads', 'countedReads'],
        ['writes', 'countedWrites'],
      ] as const)
        found[rate] = String(Number(found[count]) / Number(value));
    }
    return isKnown || /:|test|thread|second|request/i.test(line);
  }
  return runsReader('sysbench', read, () => {
    close();
    return runs;
  });
}
