/** The columns of a disk, in the order in which they are published. */
import type { Disk } from '../rows.ts';
import type { Column } from './column.ts';

export const diskColumns: readonly Column<Disk>[] = [
  { id: 'size', key: 'size', kind: 'size', needed: true, label: 'Size', csv: 'size' },
  { id: 'base', key: '', kind: 'pair', needed: true, label: 'Base', csv: 'disk' },
  {
    id: 'burst',
    key: 'burst',
    kind: 'burst',
    base: 'base',
    label: 'Burst on credit',
    short: 'Burst',
    csv: 'disk burst',
    about: 'Credit bursting: the highest rates, and how long a full bucket lasts at them.',
  },
  {
    id: 'on-demand',
    key: 'onDemand',
    kind: 'pair',
    base: 'base',
    label: 'On-demand burst',
    csv: 'disk on-demand burst',
    about: 'Bursting that is switched on and billed.',
  },
  {
    id: 'plus',
    key: 'plus',
    kind: 'pair',
    base: 'base',
    label: 'Performance plus',
    csv: 'disk performance plus',
    about: '“Performance plus”, chosen when the disk is created.',
  },
  {
    id: 'host-cache',
    key: 'hostCache',
    kind: 'word',
    words: ['yes', 'no', 'below 4 TiB'],
    needed: true,
    label: 'Host cache',
    csv: 'host cache',
  },
];
