/** Which figures of a size a reader may set a bound to, for the page. The script reads them off the controls. */

import { bareRate, type Field } from './bounds.ts';
import { vmColumns } from './columns.ts';
import { unitIn } from './rows.ts';

export type Filter = Field & {
  readonly label: string;
  /** What a number without a unit is in. */
  readonly unit: string;
  readonly example: string;
};

type Bounded = readonly [way: 'min' | 'max', id: string, example: string];

function filterOn([way, id, example]: Bounded): Filter {
  const column = vmColumns.find((one) => one.id === id);
  if (!column) throw new Error(`There is no column ${id}.`);
  const { kind, label, title } = column;
  return {
    name: `${way}-${id}`,
    label: `${title} ${way === 'max' ? 'up to' : 'from'}`,
    unit: unitIn(kind, bareRate),
    column: id,
    kind,
    // What the label leaves out, for who hears it alone.
    what: label.replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
    example,
  };
}

const bounded: readonly Bounded[] = [
  ['min', 'vcpus', '8'],
  ['min', 'uncached-iops', '20,000'],
  ['min', 'uncached-throughput', '400'],
  ['max', 'vcpus', '16'],
  ['min', 'memory', '64'],
  ['min', 'cached-iops', '20,000'],
  ['min', 'cached-throughput', '400'],
  ['min', 'uncached-burst-iops', '20,000'],
  ['min', 'uncached-burst-throughput', '1,000'],
  ['min', 'elastic-iops', '20,000'],
  ['min', 'elastic-throughput', '400'],
  ['min', 'data-disks', '16'],
  ['min', 'temp', '300'],
  ['min', 'nvme-disks', '1'],
  ['max', 'cost', '500'],
];
export const filters: readonly Filter[] = bounded.map(filterOn);
