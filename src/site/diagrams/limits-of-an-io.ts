/** Which limits an IO crosses: the table of `content/throttling/where-throttling-happens.mdx`, drawn. */
import type { Diagram } from './diagram.ts';
import { type Lane, lanesPanel, type Stop } from './lanes.ts';

export const stops: Readonly<Record<string, Stop>> = {
  cached: { name: 'the VM’s cached limit', head: 'VM\ncached', place: 'first' },
  uncached: { name: 'the VM’s uncached limit', head: 'VM\nuncached', place: 'second' },
  disk: { name: 'the disk’s own limit', head: 'disk', place: 'disk' },
};
const hit = { passes: ['cached'], by: 'host cache' } as const;
const through = { passes: ['cached', 'uncached', 'disk'] };
const uncached = { passes: ['uncached', 'disk'] };
const behind = { ...hit, later: uncached.passes };

const legend =
  'A bar with a line is a limit, the dot is where the IO is completed. Dashed: later, when it is flushed.';

export const kinds: readonly Lane[] = [
  { name: 'Temp disk', passes: ['cached'], by: 'local SSD' },
  { name: 'Cached: a hit', full: 'Cached disk, a read that hits', ...hit },
  { name: 'ReadWrite: a write', full: 'Cached disk, a write under ReadWrite', ...behind },
  {
    name: 'Cached: all other',
    full: 'Cached disk, a read that misses or a write under ReadOnly',
    ...through,
  },
  { name: 'Uncached', full: 'Uncached disk', ...uncached },
];
const reads: readonly Lane[] = [
  { name: 'With a cache, hit', ...hit },
  { name: 'With a cache, miss', ...through },
  { name: 'None', ...uncached },
];
const writes: readonly Lane[] = [
  { name: 'ReadWrite', ...behind },
  { name: 'ReadOnly', ...through },
  { name: 'None', ...uncached },
];

const title = 'Which limits an IO crosses, by the kind of its disk';
export const limitsOfAnIo: Diagram = {
  title,
  legend,
  wide: true,
  panels: [lanesPanel({ title, stops, lanes: kinds })],
};

export const hostCache: Diagram = {
  title: 'What the three cache settings do to reads and writes',
  legend,
  panels: [
    lanesPanel({ title: 'Reads', stops, lanes: reads }),
    lanesPanel({ title: 'Writes', stops, lanes: writes }),
  ],
};
