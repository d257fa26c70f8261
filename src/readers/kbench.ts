/** The summary of kbench, Longhorn’s benchmark: IOs of 4 KiB, throughput of 128 KiB, and latency of one IO at a time (its README). */
import { defined } from '../units/omit-undefined.ts';
import { byteCount } from './numbers.ts';
import type { Direction, LineReader, Run } from './reading.ts';
import { numberOf, runsReader } from './run-lines.ts';

export const isKbench = (line: string): boolean =>
  /^\s*FIO Benchmark (Summary|Compar)|^(IOPS|Bandwidth in KiB\/sec|Latency in ns) \(Read\/Write\)/.test(
    line,
  );

const sizes = { IOPS: 4096, Bandwidth: 128 * 1024, Latency: 4096 } as const;
type Section = keyof typeof sizes;

function directionOf(section: Section, value: number): Direction {
  const size = sizes[section];
  if (section === 'IOPS') return { iops: value, throughput: value * size };
  if (section === 'Bandwidth') return { iops: (value * 1024) / size, throughput: value * 1024 };
  const mean = value * 1e-9;
  return { iops: 1 / mean, throughput: size / mean, latency: { mean, percentiles: [] } };
}

export function kbenchReader(): LineReader {
  const runs: Run[] = [];
  let section: Section | undefined;
  let names: readonly string[] = [];
  let fileSize: number | undefined;
  function read(line: string): boolean {
    const begun = /^\s*(IOPS|Bandwidth|Latency)\b.*\(Read\/Write\)/.exec(line)?.[1];
    if (begun) section = begun as Section;
    names = /^\s*For: (.+?)\s*$/.exec(line)?.[1]?.split(' vs ') ?? names;
    const size = /^\s*SIZE: (\S+)/i.exec(line)?.[1];
    if (size) fileSize = byteCount(size, true);
    const kind = /^\s*(Random|Sequential):/.exec(line)?.[1];
    if (!kind || !section) return true;
    const pairs = [...line.matchAll(/([\d,]+) \/ ([\d,]+)(?![\d.]*%)/g)];
    for (const [at, [, reads, writes]] of pairs.entries()) {
      const of = names.length > 1 ? `${names[at]}: ` : '';
      for (const [side, text] of [
        ['read', reads],
        ['write', writes],
      ] as const) {
        const value = numberOf(text);
        if (!(value > 0)) continue;
        runs.push({
          name: `${of}${section === 'Bandwidth' ? 'throughput' : section}, ${kind} ${side}`.replace(
            kind,
            kind.toLowerCase(),
          ),
          [side]: directionOf(section, value),
          [`${side}Size`]: sizes[section],
          random: kind === 'Random',
          direct: true,
          ...(section === 'Latency' ? { queueDepth: 1 } : {}),
          ...defined({ fileSize }),
        });
      }
    }
    return true;
  }
  return runsReader('kbench', read, () => runs);
}
