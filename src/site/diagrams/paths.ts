/** Which limits an IO crosses: the table of `content/throttling/where-throttling-happens.mdx`, drawn. */
import type { Diagram } from './diagram.ts';
import { type Lane, lanesPanel } from './lanes.tsx';

const hit = { passes: ['cached'], by: 'the host cache' } as const;
const through = { passes: ['cached', 'uncached', 'disk'], by: 'the disk' } as const;
const beside = { passes: ['uncached', 'disk'], by: 'the disk' } as const;
const behind = { ...hit, later: ['uncached', 'disk'] } as const;

const legend =
  'A bar with a line is a limit, the dot is where the IO is completed. Dashed: later, when it is flushed.';

export const kinds: readonly Lane[] = [
  { name: 'Temp disk', passes: ['cached'], by: 'the local SSD' },
  { name: 'Cached: a hit', full: 'Cached disk, a read that hits', ...hit },
  { name: 'ReadWrite: a write', full: 'Cached disk, a write under ReadWrite', ...behind },
  {
    name: 'Cached: all other',
    full: 'Cached disk, a read that misses or a write under ReadOnly',
    ...through,
  },
  { name: 'Uncached', full: 'Uncached disk', ...beside },
];

const title = 'Which limits an IO crosses, by the kind of its disk';
export const limitsOfAnIo: Diagram = {
  title,
  wide: true,
  legend,
  panels: [lanesPanel(title, kinds)],
};

export const hostCache: Diagram = {
  title: 'What the three cache settings do to reads and writes',
  legend,
  panels: [
    lanesPanel('Reads', [
      { name: 'With a cache, hit', ...hit },
      { name: 'With a cache, miss', ...through },
      { name: 'None', ...beside },
    ]),
    lanesPanel('Writes', [
      { name: 'ReadWrite', ...behind },
      { name: 'ReadOnly', ...through },
      { name: 'None', ...beside },
    ]),
  ],
};
