/** Which lines of a result of fio to read, on a real one. */
import type { Diagram } from './diagram.ts';
import { outputPanels } from './output.tsx';
import { fioLines } from './outputs.ts';

export const fioDiagram: Diagram = {
  title: 'The lines of a fio result to read',
  legend:
    'Made for this guide on a small VM outside Azure: 8 KiB, 70 % reads, 64 IOs in flight. “…” is where a line was cut.',
  panels: outputPanels({
    title: 'fio, the lines of the reads, of the queue depth and of the disk',
    lines: fioLines,
    marks: [
      {
        name: 'IOPS and throughput of the reads',
        at: [{ line: 0, text: 'IOPS=57.8k, BW=452MiB/s' }],
        note: [
          'Compare with the limits. In brackets: the',
          'same in MB/s. Writes have lines of their own.',
        ],
      },
      {
        name: 'Mean latency',
        at: [{ line: 1, text: 'avg=733.30' }],
        note: [
          'From when fio creates an IO to its completion.',
          '“usec” is µs: each line has its own unit.',
        ],
      },
      {
        name: 'Median and 99th percentile',
        at: [
          { line: 3, text: '50.00th=[  693]' },
          { line: 4, text: '99.00th=[ 2737]' },
        ],
        note: [
          'Half of the reads took at most 693 µs, one in',
          'a hundred more than 2737 µs. A wide gap',
          'means that some IOs waited.',
        ],
      },
      {
        name: 'Queue depth',
        at: [{ line: 5, text: '>=64=100.0%' }],
        note: [
          '64 or more in flight, as the job asked for.',
          'More at lower depths: fio could not keep its',
          'queue full, and the test shows no limit.',
        ],
      },
      {
        name: 'Time with an IO in flight',
        at: [{ line: 6, text: 'util=89.87%' }],
        note: ['100 % does not mean that the disk is at', 'its limit.'],
      },
    ],
  }),
};
