/** CrystalDiskMark 3 to 9 and KDiskMark, as text. MB are 1,000,000 bytes; sizes are powers of 1,024, also where it says KB. */
import { defined } from '../units/omit-undefined.ts';
import { byteCount } from './numbers.ts';
import type { LineReader, Run } from './reading.ts';
import { numberOf, runsReader } from './run-lines.ts';

const row =
  /^\s*((SEQ|RND|Sequential|Random)\s+(?:(Read|Write)\s*)?([\d.]+\s*[KM]i?B)?\s*(?:\(QD?=\s*(\d+)(?:,\s*T=\s*(\d+))?\s*\))?)\s*:\s*([\d.,]+) MB\/s(?:\s*\[\s*([\d.,]+) IOPS\])?(?:\s*<\s*([\d.,]+) us>)?/;

/** Whether a line belongs to CrystalDiskMark. “Sequential Read: 500 MB/s” alone may be of anything. */
export const isCrystal = (line: string): boolean =>
  /^\s*(CrystalDiskMark \d|KDiskMark \()/.test(line) || (line.includes('(Q') && row.test(line));

export function crystalReader(): LineReader {
  const runs: Run[] = [];
  let section = '';
  let more: Partial<Run> = {};
  function read(line: string): boolean {
    section = /^\s*\[(Read|Write|Mix)\b.*\]/.exec(line)?.[1] ?? section;
    const file = /^\s*Test\s*:\s*([\d.]+\s*[MG]i?B)/.exec(line)?.[1];
    const seconds = /Measure:? (\d+) sec/.exec(line)?.[1];
    if (file) more = { ...more, fileSize: byteCount(file, true) };
    if (seconds) more = { ...more, runtime: Number(seconds) };
    const [found, label = '', kind, side = section, size, depth, threads, moved, rate, time] =
      row.exec(line) ?? [];
    if (!found || !/^(Read|Write)$/.test(side)) return !found;
    // Without a size it is that of the version: 128 KiB with a queue, 1 MiB without.
    const bytes = byteCount(size ?? (depth ? '128K' : '1M'), true);
    const throughput = numberOf(moved) * 1e6;
    const latency = time && { mean: numberOf(time) * 1e-6, percentiles: [] };
    const direction = {
      iops: rate ? numberOf(rate) : throughput / bytes,
      throughput,
      ...defined({ latency: latency || undefined }),
    };
    const isRead = side === 'Read';
    const jobs = Number(threads ?? 1);
    runs.push({
      name: `${label.trim().replace(/\s+/g, ' ')} ${side.toLowerCase()}`.replace(/= /g, '='),
      ...(isRead ? { read: direction, readSize: bytes } : { write: direction, writeSize: bytes }),
      random: /^r/i.test(kind ?? ''),
      queueDepth: Number(depth ?? 1) * jobs,
      jobs,
      direct: true,
    });
    return true;
  }
  return runsReader('CrystalDiskMark', read, () => runs.map((run) => ({ ...run, ...more })));
}
