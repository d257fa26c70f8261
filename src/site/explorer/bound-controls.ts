/** Which figures of a size a reader may set a bound to, for the page. The script reads them off the controls. */

import type { Field } from './bounds.ts';
import { vmColumns } from './columns.ts';

export type Filter = Field & {
  readonly label: string;
  /** What the label leaves out, for who hears it alone. */
  readonly example: string;
  /** Used seldom, so folded away. */
  readonly more: boolean;
};

function filterOn(way: 'min' | 'max', id: string, example: string, more = false): Filter {
  const column = vmColumns.find((one) => one.id === id);
  if (!column) throw new Error(`There is no column ${id}.`);
  const { kind, label } = column;
  const unit = { IOPS: ' IOPS', rate: ' MB/s' }[kind as string] ?? '';
  const bound = way === 'max' ? 'up to' : 'from';
  return {
    name: `${way}-${id}`,
    label: `${label}${unit} ${bound}${kind === 'GiB' ? ' (GiB)' : ''}`,
    column: id,
    kind,
    what: label.replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
    example,
    more,
  };
}

export const filters: readonly Filter[] = [
  filterOn('min', 'vcpus', '8'),
  filterOn('min', 'uncached-iops', '20000'),
  filterOn('min', 'uncached-throughput', '400 MB/s'),
  filterOn('max', 'vcpus', '16', true),
  filterOn('min', 'memory', '64 GiB', true),
  filterOn('min', 'cached-iops', '20000', true),
  filterOn('min', 'cached-throughput', '400 MB/s', true),
  filterOn('min', 'data-disks', '16', true),
  filterOn('min', 'temp', '300 GiB', true),
];
