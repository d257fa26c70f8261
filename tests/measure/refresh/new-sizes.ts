/** Sizes that a document has and the tables have not. */
import { shownOf } from '../../../src/limits/columns/column.ts';
import { vmColumns } from '../../../src/limits/columns/vm.ts';
import type { VmTable } from '../../../src/limits/row-tables.ts';
import { currentTables, type SizeDataset } from './compare-rows.ts';
import { cellName, cellsOf } from './figures.ts';
import { meaningOf, type Shape } from './meaning.ts';
import type { Difference, SizeObserved } from './observed.ts';
import { rowOf } from './row-of-size.ts';
import { type Cells, newTable, Table } from './table.ts';

const columns = shownOf(vmColumns);

/** The parts of a name: `E8-4ds_v5` and `E112ids_v5` differ in the number of vCPUs alone. */
const starred = (name: string) => name.replace(/^([A-Z]+)\d+(?:-\d+)?i?/, '$1*');
const vcpusIn = (name: string) => /^[A-Z]+(\d+(?:-\d+)?)/.exec(name)?.[1] ?? '';
/** The same with the letter of an isolated size kept. */
const formOf = (name: string) => name.replace(vcpusIn(name), '*');

const hasNvme = ({ names }: Table) => names.some((name) => name.endsWith('/nvme'));
const sizesIn = (count: number) => `${count} ${count === 1 ? 'size' : 'sizes'}`;

/** Only tables that give limits count: guides list sizes with their vCPUs and memory too. */
export const hasLimits = ({ figures }: SizeObserved) =>
  ['uncached-iops', 'cached-iops', 'temp-read-iops', 'uncached-throughput'].some(
    (name) => figures[name] !== undefined,
  );

/** The cells of a new row. A limit that the document does not print is unpublished. */
function cellsFor(size: SizeObserved, shape: Shape, table: Table, limit: string): Cells {
  const figures = meaningOf(shape, size.figures, size.from.kind);
  const limits = columns.filter(({ kind }) => kind === 'limit');
  return {
    ...Object.fromEntries(limits.map((column) => [cellName(column), limit])),
    ...cellsOf(columns, figures, table, 'MB/s', () => 'unpublished'),
    size: size.name,
  };
}

const noCache = (why: 'not published' | 'local disk only') => ({ iops: why, throughput: why });

/** A new size of a series that has a table. */
function newRow(size: SizeObserved, table: Table<VmTable>): Difference {
  const { tempDisk } = table.source;
  const isLocal = table.columns.includes('local') && tempDisk !== 'local NVMe';
  const cached = noCache(isLocal ? 'local disk only' : 'not published');
  const shape = { ...table.source, cached };
  const cells = cellsFor(size, shape, table, isLocal ? 'local' : 'unpublished');
  const isNvme = size.over === 'NVMe' && hasNvme(table);
  const last = table.placeOf(table.names.at(-1) ?? '');
  return {
    kind: 'new size',
    about: { kind: 'vm', names: [size.name] },
    says: `${size.name} is new in a series that has a table`,
    now: last ? [last] : [],
    paste: {
      into: table.file,
      lines: [table.line(isNvme ? { ...cells, size: `${size.name}/nvme` } : cells)],
    },
    from: size.from,
    remark: 'Put it among the sizes of its table, in the order of vCPUs.',
  };
}

/** What can be told of a series from the figures of one size. */
function guessedShape({ figures }: SizeObserved): Shape {
  const hasLocal = Object.keys(figures).some((one) => /^(temp|nvme)-/.test(one));
  const isNvme =
    figures['temp-write-iops'] !== undefined || figures['nvme-read-iops'] !== undefined;
  return {
    tempDisk: !hasLocal ? 'none' : isNvme ? 'local NVMe' : 'cached limit',
    hostCache: true,
    cached: noCache('not published'),
  };
}

/** The table of a series that a page describes and no table has: with the columns for which there are figures. */
function newSeries(sizes: readonly SizeObserved[], first: SizeObserved, data: SizeDataset) {
  const shape = guessedShape(first);
  const none = new Table({ file: '', text: '' });
  const rows = sizes.map((size) => cellsFor(size, shape, none, 'unpublished'));
  const used = columns.filter(
    (column) => column.needed || rows.some((row) => row[cellName(column)] !== undefined),
  );
  const units: Readonly<Record<string, string>> = { count: 'count', size: 'GiB' };
  const lines = [
    ['size', ...used.map(cellName)],
    ['-', ...used.map(({ kind }) => units[kind] ?? 'IOPS/MBps')],
    ...rows.map((row, at) => [
      `${row['size']}${sizes[at]?.over === 'NVMe' ? '/nvme' : ''}`,
      ...used.map((column) => row[cellName(column)] ?? '-'),
    ]),
  ];
  const names = sizes.map(({ name }) => name);
  const known = names.some((name) => data.known.includes(name));
  return {
    kind: 'new size',
    about: { kind: 'vm', names },
    says: `${starred(first.name)}: ${sizesIn(sizes.length)} without a row (${names.join(', ')})`,
    now: [],
    paste: { into: 'a new table in src/limits/vms/current', lines: newTable(lines) },
    from: first.from,
    remark: `Check on the page how the temp disk is attached and whether there is a host cache.${known ? ' Then remove the names in src/limits/vms/without-limits.ts.' : ''}`,
  } as const;
}

/** Names of the resource API that are neither in a table nor among the known names. */
function newNames(sizes: readonly SizeObserved[], first: SizeObserved, data: SizeDataset) {
  const names = [...new Set(sizes.map(({ name }) => name))];
  const isConstrained = names.every(
    (name) => name.includes('-') && rowOf({ ...first, name: name.replace(/-\d+/, '') }, data.vms),
  );
  const [form, numbers] = [formOf(first.name), names.map(vcpusIn).join(',')];
  return {
    kind: 'new size',
    about: { kind: 'vm', names },
    says: `${form}: the resource API has ${sizesIn(names.length)} that the dataset has not (${names.join(', ')})`,
    now: [],
    from: first.from,
    ...(isConstrained
      ? { paste: { into: data.constrained.file, lines: [`${form}  ${numbers}`] } }
      : {
          paste: { into: 'src/limits/vms/without-limits.ts', lines: [`${numbers}  ${form}`] },
          remark: 'Its limits are on the page of its series, if there is one.',
        }),
  } as const;
}

export function newSizes(sizes: readonly SizeObserved[], data: SizeDataset): readonly Difference[] {
  const tables = currentTables(data.tables);
  /** The table that has sizes of such a name, of the interface that the document is about. */
  const tableFor = ({ name, over }: SizeObserved) => {
    const found = tables.filter(({ names }) =>
      names.some((one) => starred(one.replace('/nvme', '')) === starred(name)),
    );
    return found.find((table) => hasNvme(table) === (over === 'NVMe')) ?? found[0];
  };
  const unknown = sizes.filter((size) => !rowOf(size, data.vms));
  const onPages = unknown.filter((size) => size.from.kind === 'page' && hasLimits(size));
  const named = new Set([...data.known, ...onPages.map(({ name }) => name)]);
  const inApi = unknown.filter(({ from, name }) => from.kind !== 'page' && !named.has(name));
  const series = Map.groupBy(
    onPages.filter((size) => !tableFor(size)),
    ({ name, over, from }) => `${from.file} ${starred(name)} ${over}`,
  );
  const forms = Map.groupBy(inApi, ({ name }) => formOf(name) + name.includes('-'));
  return [
    ...onPages.flatMap((size) => {
      const table = tableFor(size);
      return table ? [newRow(size, table)] : [];
    }),
    ...[...series.values()].flatMap((all) =>
      all.slice(0, 1).map((one) => newSeries(all, one, data)),
    ),
    ...[...forms.values()].flatMap((all) => all.slice(0, 1).map((one) => newNames(all, one, data))),
  ];
}
