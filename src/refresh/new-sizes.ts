/** Sizes that a document has and the tables have not, and sizes that have gone from their page. */
import { type Column, figuresOf } from '../limits/columns/column.ts';
import { vmColumns } from '../limits/columns/vm.ts';
import type { VmTable } from '../limits/row-tables.ts';
import { bytesIn, gib } from '../units/index.ts';
import { rowOf, type SizeDataset } from './compare-sizes.ts';
import type { Difference } from './difference.ts';
import { hasLimits } from './grouped.ts';
import type { Figures, SizeObserved } from './inputs.ts';
import { meaningOf, type Shape } from './meaning.ts';
import { countText, namesIn, newLine, newTable, placeOf, rateText, sizeText } from './tables.ts';

/** Names that differ in the number of vCPUs alone: `E8-4ds_v5` and `E112ids_v5` are of `E*ds_v5`. */
const starred = (name: string) => name.replace(/^([A-Z]+)\d+(?:-\d+)?i?/, '$1*');
const active = (name: string) => /^[A-Z]+(\d+(?:-\d+)?)/.exec(name)?.[1] ?? '';

const cellName = <Of>({ id, cell = id }: Column<Of>) => cell;

/** The cells of a new row of a table. A limit that the document does not print is unpublished. */
function cellsFor(size: SizeObserved, table: VmTable): Readonly<Record<string, string>> {
  const shape: Shape = { ...table, cached: { iops: 'not published', throughput: 'not published' } };
  const local =
    /\blocal\b/.test(table.text.split('\n')[1] ?? '') && table.tempDisk !== 'local NVMe';
  const own: Shape = local
    ? { ...shape, cached: { iops: 'local disk only', throughput: 'local disk only' } }
    : shape;
  const figures = meaningOf(own, size.figures, size.from.kind);
  const rate = bytesIn['MB/s'] / 1e6;
  const cells = vmColumns
    .filter(({ shared }) => !shared)
    .map((column) => {
      const name = cellName(column);
      const [first, second] = figuresOf(column).map(({ id }) => figures[id]);
      if (column.kind === 'limit' || column.kind === 'pair') {
        if (first === undefined && second === undefined)
          return column.kind === 'limit' ? [name, local ? 'local' : 'unpublished'] : [name, '-'];
        const half = (value: number | undefined) => (value === undefined ? 'unpublished' : value);
        const throughput = half(second);
        return [
          name,
          `${first === undefined ? 'unpublished' : countText(table, first)}/${
            typeof throughput === 'string' ? throughput : rateText(table, throughput * rate, 'MB/s')
          }`,
        ];
      }
      if (first === undefined) return [name, '-'];
      return [
        name,
        column.kind === 'size' ? sizeText(table, name, first) : countText(table, first),
      ];
    });
  return { ...Object.fromEntries(cells), size: nameOf(size, table) };
}

const nameOf = ({ name, over }: SizeObserved, table: VmTable) =>
  over === 'NVMe' && namesIn(table).some((one) => one.endsWith('/nvme')) ? `${name}/nvme` : name;

/** The table that has sizes of such a name, of the interface that the document is about. */
function tableFor({ name, over }: SizeObserved, tables: readonly VmTable[]) {
  const found = tables.filter(
    (table) =>
      table.edition === 'current' &&
      namesIn(table).some((one) => starred(one.replace('/nvme', '')) === starred(name)),
  );
  const isNvme = (table: VmTable) => namesIn(table).some((one) => one.endsWith('/nvme'));
  return found.find((table) => isNvme(table) === (over === 'NVMe')) ?? found[0];
}

/** A new size of a series that has a table. */
function newRow(size: SizeObserved, table: VmTable): Difference {
  const names = namesIn(table);
  const last = placeOf(table, names.at(-1) ?? '');
  return {
    kind: 'new size',
    about: { kind: 'vm', names: [size.name] },
    says: `${size.name} is new in a series that has a table`,
    now: last ? [last] : [],
    paste: { into: table.file, lines: [newLine(table, cellsFor(size, table))] },
    from: size.from,
    remark: 'Put it among the sizes of its table, in the order of vCPUs.',
  };
}

/** The columns of a table that does not exist yet: those for which the document has a figure. */
function tableOf(sizes: readonly SizeObserved[], shape: Shape): readonly string[] {
  const all = sizes.map((size) => meaningOf(shape, size.figures, size.from.kind));
  const has = (figures: Figures, column: Column<never>) =>
    figuresOf(column).some(({ id }) => figures[id] !== undefined);
  const columns = vmColumns.filter(
    (column) =>
      !column.shared && (column.needed || all.some((one) => has(one, column as Column<never>))),
  );
  const unit = ({ kind }: Column<never>) =>
    kind === 'count' ? 'count' : kind === 'size' ? 'GiB' : 'IOPS/MBps';
  const cell = (column: (typeof columns)[number], figures: Figures) => {
    const [first, second] = figuresOf(column).map(({ id }) => figures[id]);
    if (column.kind === 'limit' || column.kind === 'pair') {
      if (first === undefined && second === undefined)
        return column.kind === 'limit' ? 'unpublished' : '-';
      return `${first ?? 'unpublished'}/${second === undefined ? 'unpublished' : second / 1e6}`;
    }
    if (first === undefined) return '-';
    return String(column.kind === 'size' ? Number((first / gib(1)).toPrecision(8)) : first);
  };
  return newTable(
    [
      { name: 'size', unit: '-' },
      ...columns.map((column) => ({ name: cellName(column), unit: unit(column as Column<never>) })),
    ],
    sizes.map(({ name, over }, at) => [
      over === 'NVMe' ? `${name}/nvme` : name,
      ...columns.map((column) => cell(column, all[at] ?? {})),
    ]),
  );
}

const guessedShape = ({ figures }: SizeObserved): Shape => {
  const hasLocal = Object.keys(figures).some((one) => /^(temp|nvme)-/.test(one));
  const isNvme =
    figures['temp-write-iops'] !== undefined || figures['nvme-read-iops'] !== undefined;
  return {
    tempDisk: !hasLocal ? 'none' : isNvme ? 'local NVMe' : 'cached limit',
    hostCache: true,
    cached: { iops: 'not published', throughput: 'not published' },
  };
};

/** A series that a page describes and no table has. */
function newSeries(sizes: readonly SizeObserved[], data: SizeDataset): readonly Difference[] {
  const [first] = sizes;
  if (!first) return [];
  const names = sizes.map(({ name }) => name);
  const known = names.filter((name) => data.known.includes(name)).length;
  return [
    {
      kind: 'new size',
      about: { kind: 'vm', names },
      says: `${starred(first.name)}: ${sizes.length} ${sizes.length === 1 ? 'size' : 'sizes'} without a row (${names.join(', ')})`,
      now: [],
      paste: {
        into: 'a new table in src/limits/vms/current',
        lines: tableOf(sizes, guessedShape(first)),
      },
      from: first.from,
      remark: `Check on the page how the temp disk is attached and whether there is a host cache.${known > 0 ? ' Then remove the names in src/limits/vms/known.ts.' : ''}`,
    },
  ];
}

/** Names of the resource API that are neither in a table nor among the known names. */
function newNames(sizes: readonly SizeObserved[], data: SizeDataset): readonly Difference[] {
  const [first] = sizes;
  if (!first) return [];
  const names = [...new Set(sizes.map(({ name }) => name))];
  const isConstrained = names.every(
    (name) => name.includes('-') && rowOf({ ...first, name: name.replace(/-\d+/, '') }, data.vms),
  );
  const star = first.name.replace(active(first.name), '*');
  const numbers = names.map(active).join(',');
  return [
    {
      kind: 'new size',
      about: { kind: 'vm', names },
      says: `${star}: the resource API has ${names.length} ${names.length === 1 ? 'size' : 'sizes'} that the dataset has not (${names.join(', ')})`,
      now: [],
      paste: isConstrained
        ? { into: data.constrained.file, lines: [`${star}  ${numbers}`] }
        : { into: 'src/limits/vms/known.ts', lines: [`['${numbers}', '${star}'],`] },
      from: first.from,
      ...(isConstrained
        ? {}
        : { remark: 'Its limits are on the page of its series, if there is one.' }),
    },
  ];
}

export function newSizes(sizes: readonly SizeObserved[], data: SizeDataset): readonly Difference[] {
  const unknown = sizes.filter((size) => !rowOf(size, data.vms));
  const onPages = unknown.filter((size) => size.from.kind === 'page' && hasLimits(size));
  const named = new Set([...data.known, ...onPages.map(({ name }) => name)]);
  const inApi = unknown.filter(({ from, name }) => from.kind !== 'page' && !named.has(name));
  const [withTable, without] = [
    onPages.filter((size) => tableFor(size, data.tables)),
    onPages.filter((size) => !tableFor(size, data.tables)),
  ];
  const bySeries = Map.groupBy(
    without,
    ({ name, over, from }) => `${from.file} ${starred(name)} ${over}`,
  );
  const byForm = Map.groupBy(
    inApi,
    ({ name }) => name.replace(active(name), '*') + name.includes('-'),
  );
  return [
    ...withTable.flatMap((size) => {
      const table = tableFor(size, data.tables);
      return table ? [newRow(size, table)] : [];
    }),
    ...[...bySeries.values()].flatMap((group) => newSeries(group, data)),
    ...[...byForm.values()].flatMap((group) => newNames(group, data)),
  ];
}
