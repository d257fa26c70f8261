/** Which figures of a size a reader may set a bound to, for the page. The script reads them off the controls. */

import { bareRate, type Field } from './bounds.ts';
import { vmColumns } from './columns.ts';
import { unitIn } from './rows.ts';

export type Filter = Field & {
  readonly label: string;
  /** What a number without a unit is in. */
  readonly unit: string;
  readonly example: string;
  /** Used seldom, so folded away. */
  readonly more: boolean;
};

function filterOn(way: 'min' | 'max', id: string, example: string, more = false): Filter {
  const column = vmColumns.find((one) => one.id === id);
  if (!column) throw new Error(`There is no column ${id}.`);
  const { kind, label, title } = column;
  const bound = way === 'max' ? 'up to' : 'from';
  return {
    name: `${way}-${id}`,
    label: `${title} ${bound}`,
    unit: unitIn(kind, bareRate),
    column: id,
    kind,
    // What the label leaves out, for who hears it alone.
    what: label.replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
    example,
    more,
  };
}

export const filters: readonly Filter[] = [
  filterOn('min', 'vcpus', '8'),
  filterOn('min', 'uncached-iops', '20,000'),
  filterOn('min', 'uncached-throughput', '400'),
  filterOn('max', 'vcpus', '16', true),
  filterOn('min', 'memory', '64', true),
  filterOn('min', 'cached-iops', '20,000', true),
  filterOn('min', 'cached-throughput', '400', true),
  filterOn('min', 'uncached-burst-iops', '20,000', true),
  filterOn('min', 'uncached-burst-throughput', '1,000', true),
  filterOn('min', 'elastic-iops', '20,000', true),
  filterOn('min', 'elastic-throughput', '400', true),
  filterOn('min', 'data-disks', '16', true),
  filterOn('min', 'temp', '300', true),
  filterOn('min', 'nvme-disks', '1', true),
  filterOn('max', 'cost', '500', true),
];
