/** Which lines of a result of fio to read, on a real one. */

import { outputPanels } from './annotated-output.tsx';
import type { Diagram } from './diagram.ts';
import { fioLines } from './output-lines.ts';

/** @param at lines of the output by their numbers, and what is marked in each */
const mark = (name: string, at: Readonly<Record<number, string>>, ...note: readonly string[]) => ({
  name,
  note,
  at: Object.entries(at).map(([line, text]) => ({ line: Number(line), text })),
});

export const fioDiagram: Diagram = {
  title: 'The lines of a fio result to read',
  legend:
    'Made for this guide on a small VM outside Azure: 8 KiB, 70 % reads, 64 IOs in flight. “…” is where a line was cut.',
  panels: outputPanels({
    title: 'fio, the lines of the reads, of the queue depth and of the disk',
    lines: fioLines,
    marks: [
      mark(
        'IOPS and throughput of the reads',
        { 0: 'IOPS=57.8k, BW=452MiB/s' },
        'Compare with the limits. In brackets: the',
        'same in MB/s. Writes have lines of their own.',
      ),
      mark(
        'Mean latency',
        { 1: 'avg=733.30' },
        'From when fio creates an IO to its completion.',
        '“usec” is µs: each line has its own unit.',
      ),
      mark(
        'Median and 99th percentile',
        { 3: '50.00th=[  693]', 4: '99.00th=[ 2737]' },
        'Half of the reads took at most 693 µs, one in',
        'a hundred more than 2737 µs. A wide gap',
        'means that some IOs waited.',
      ),
      mark(
        'Queue depth',
        { 5: '>=64=100.0%' },
        '64 or more in flight, as the job asked for.',
        'More at lower depths: fio could not keep its',
        'queue full, and the test shows no limit.',
      ),
      mark(
        'Time with an IO in flight',
        { 6: 'util=89.87%' },
        '100 % does not mean that the disk is at',
        'its limit.',
      ),
    ],
  }),
};
