/** The columns of a disk, in the order in which they are published. */
import type { Disk } from '../rows.ts';
import { type Column, columnOf } from './column.ts';

const column = columnOf<Disk>();

export const diskColumns: readonly Column<Disk>[] = [
  column('size', 'size', 'size', 'Size', 'size', { needed: true }),
  column('pair', 'base', '', 'Base', 'disk', { needed: true }),
  column('burst', 'burst', 'burst', 'Burst on credit', 'disk burst', {
    base: 'base',
    short: 'Burst',
    about: 'Credit bursting: the highest rates, and how long a full bucket lasts at them.',
  }),
  column('pair', 'on-demand', 'onDemand', 'On-demand burst', 'disk on-demand burst', {
    base: 'base',
    about: 'Bursting that is switched on and billed.',
  }),
  column('pair', 'plus', 'plus', 'Performance plus', 'disk performance plus', {
    base: 'base',
    about: '“Performance plus”, chosen when the disk is created.',
  }),
  column('word', 'host-cache', 'hostCache', 'Host cache', 'host cache', {
    words: ['yes', 'no', 'below 4 TiB'],
    needed: true,
  }),
];
