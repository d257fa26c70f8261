/**
 * Texts of public threads, shortened to what is read, with the figures that a person reads in them (`threads.txt`).
 * “? 0 read iops=202 moved=212MB/s” is of the first run; “? sda#1 reads=394.00” of the second sample of a device.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readText } from '../../src/readers/index.ts';
import type { Direction, Latencies, Measure, Reading } from '../../src/readers/reading.ts';

const all = readFileSync(path.join(import.meta.dirname, 'threads.txt'), 'utf8');
const threads = all
  .split(/^=== /m)
  .slice(1)
  .map((block) => {
    const [head = '', text = ''] =
      block.split(/^---\n/m).length > 1
        ? [block.slice(0, block.indexOf('\n---\n')), block.slice(block.indexOf('\n---\n') + 5)]
        : [block];
    const [source = '', ...lines] = head.split('\n');
    return { source, lines, text };
  });

const factors: Readonly<Record<string, number>> = {
  ...{ '': 1, k: 1e3, '%': 0.01, 'B/s': 1, 'kB/s': 1e3, 'MB/s': 1e6 },
  // The KB of fio 2 is 1,024 bytes.
  ...{ 'KB/s': 1024, 'KiB/s': 1024, 'MiB/s': 1024 ** 2 },
  ...{ ns: 1e-9, us: 1e-6, ms: 1e-3 },
};

/** A printed figure, and by how much it may differ: by one of its last digit, since tools round or cut. */
function printed(text: string) {
  const [, digits = '', decimals = '', unit = ''] = /^(\d+(?:\.(\d+))?)(.*)$/.exec(text) ?? [];
  const factor = factors[unit];
  if (factor === undefined) throw new Error(`The unit of ${text}?`);
  return { value: Number(digits) * factor, within: factor * 10 ** -decimals.length };
}

const latency = (of: Latencies | undefined, name: string) =>
  name === 'p99' ? of?.percentiles.find(([share]) => share === 0.99)?.[1] : of?.mean;

function ofDirection(of: Direction | undefined, name: string) {
  if (name === 'iops') return of?.iops;
  return name === 'moved' ? of?.throughput : latency(of?.latency, name);
}

/** What the reader says of one figure. */
function read(reading: Reading, at: string, side: string, name: string): unknown {
  if (reading.kind === 'refused')
    return reading.refusal.why === 'sync' ? latency(reading.refusal.sync, name) : undefined;
  if (reading.kind === 'samples') {
    const [device = '', sample] = at.replaceAll('_', ' ').split('#');
    const column = reading.series.find((one) => one.device === device)?.columns[name as Measure];
    return column?.at(sample === undefined ? -1 : Number(sample));
  }
  const run = reading.runs.find(
    (one, index) => String(index) === at || one.name === at.replaceAll('_', ' '),
  );
  if (side === 'sync') return latency(run?.sync, name);
  if (side === 'read' || side === 'write') return ofDirection(run?.[side], name);
  const { queueDepth: depth, readSize, writeSize } = run ?? {};
  return { depth, size: readSize ?? writeSize, ...run }[name as 'depth'];
}

test.each(threads)('$source says what a person reads in it.', ({ lines, text }) => {
  const reading = readText(text);
  let figures = 0;
  for (const line of lines) {
    const [, why, what] = /^! (\S+) ?(.*)$/.exec(line) ?? [];
    if (why) {
      figures++;
      expect(reading).toMatchObject({ refusal: { why, ...(what ? { what } : {}) } });
    }
    if (!line.startsWith('? ')) continue;
    const words = line.slice(2).split(' ');
    const [at = '', side = ''] = words;
    for (const [, name = '', value = ''] of words.map((word) => /^(\w+)=(.+)$/.exec(word) ?? [])) {
      if (!name) continue;
      figures++;
      const found = read(reading, at, side, name);
      if (value === 'true') expect(found, line).toBe(true);
      else {
        const { value: wanted, within } = printed(value);
        expect(
          Math.abs(Number(found) - wanted),
          `${line}: ${name} is ${found}`,
        ).toBeLessThanOrEqual(within * 1.001);
      }
    }
  }
  expect(figures).toBeGreaterThan(0);
});

test('There are 60 threads and more, each once.', () => {
  expect(threads.length).toBeGreaterThanOrEqual(60);
  expect(new Set(threads.map(({ source }) => source)).size).toBe(threads.length);
});
