/** A column is described once, and everything else follows: a made-up column appears wherever the others do. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test, vi } from 'vitest';
import type { Column } from '../../src/limits/columns/column.ts';
import { diskColumns } from '../../src/limits/columns/disk.ts';
import { vmColumns } from '../../src/limits/columns/vm.ts';
import { packVms, unpackVms } from '../../src/limits/compact.ts';
import { disks, fullVms, type Vm, vms } from '../../src/limits/index.ts';
import { limitsCsv, limitsJson, limitsSchema } from '../../src/limits/publish/index.ts';
import { vmColumns as shown } from '../../src/site/explorer/columns.ts';
import { vmTable } from '../../src/site/explorer/tables.ts';
import { cellsOf, usedBy, vmHeadings } from '../../src/site/limits-pages/figures.ts';
import { figureOf } from '../../src/site/published-figures.ts';
import { bytesPerSecond, iops } from '../../src/units/index.ts';

// The one place: three more lines in the list of columns. Below it, a table that has them.
vi.mock('../../src/limits/columns/vm.ts', async (original) => {
  const { vmColumns: columns } = await original<{ vmColumns: readonly Column<Vm>[] }>();
  return {
    vmColumns: [
      ...columns,
      {
        ...{ id: 'tape', key: 'tape', kind: 'pair', label: 'Tape', csv: 'tape' },
        about: 'The limit of a tape.',
      },
      { id: 'reels', key: 'reels', kind: 'count', label: 'Reels', csv: 'reels' },
      {
        ...{ id: 'side', key: 'side', kind: 'word', words: ['A side', 'B side'] },
        ...{ label: 'Side', csv: 'side' },
      },
    ],
  };
});
vi.mock('../../src/limits/vms/index.ts', async (original) => {
  const { vmTables } = await original<{ vmTables: readonly { readonly series: string }[] }>();
  const made = {
    ...vmTables.find(({ series }) => series === 'Dsv5'),
    file: 'made-up.ts',
    series: 'Tsv1',
    edition: 'current',
    text: `
size   vcpus  disks  cached     uncached   tape       reels  side
-      count  count  IOPS/MBps  IOPS/MBps  IOPS/MBps  count  -
T1_v1  1      4      4000/32    3200/48    70/1.5     -      -
T2_v1  2      8      8000/64    6400/96    140/3      2      B-side
`,
  };
  return { vmTables: [...vmTables, made] };
});

type Taped = Vm & { readonly tape?: unknown; readonly reels?: number; readonly side?: string };
const rows: readonly Taped[] = vms.filter(({ series }) => series === 'Tsv1');
const [first, second] = rows;
if (!first || !second) throw new Error('The made-up table was not read.');

describe('A made-up column', () => {
  test('is read from a table.', () => {
    expect(first.tape).toEqual({ iops: iops(70), throughput: bytesPerSecond(1_500_000) });
    expect(first).not.toHaveProperty('reels');
    expect(second).toMatchObject({ reels: 2, side: 'B side' });
  });

  test('comes back from its packed form.', () => {
    expect(unpackVms(packVms(fullVms))).toStrictEqual(fullVms);
  });

  test('is published as JSON, and its schema knows it.', () => {
    const read = JSON.parse(JSON.stringify(limitsJson()));
    expect(read.vms.find(({ name }: Vm) => name === 'T2_v1')).toMatchObject({
      tape: {
        iops: { value: 140, unit: 'IOPS', base: 140 },
        throughput: { value: 3, unit: 'MB/s', base: 3_000_000 },
      },
      reels: 2,
      side: 'B side',
    });
    const validate = new Ajv2020({ strict: true }).compile(limitsSchema());
    validate(read);
    expect(validate.errors).toBeNull();
    read.vms.find(({ name }: Vm) => name === 'T2_v1').side = 'C side';
    expect(validate(read)).toBe(false);
    expect(JSON.stringify(limitsSchema())).toContain('The limit of a tape.');
  });

  test('has its columns in the CSV.', () => {
    const [header = '', ...lines] = limitsCsv().split('\r\n');
    const at = (column: string) => header.split(',').indexOf(column);
    const cells = lines.find((line) => line.startsWith('vm,T2_v1,'))?.split(',') ?? [];
    expect(cells[at('tape (IOPS)')]).toBe('140');
    expect(cells[at('tape (MB/s)')]).toBe('3');
    expect(cells[at('reels (count)')]).toBe('2');
    expect(cells[at('side')]).toBe('B side');
  });

  test('has names for <Limit>.', () => {
    expect(figureOf('T1_v1', 'tape-iops').text).toBe('70 IOPS');
    expect(figureOf('T1_v1', 'tape-throughput').text).toBe('1.5 MB/s');
    expect(figureOf('T2_v1', 'side').text).toBe('B side');
    expect(() => figureOf('T1_v1', 'reels')).toThrow('T1_v1 has no reels');
  });

  test('has a heading on the page of its series, and on no other.', () => {
    const labels = (series: string) =>
      usedBy(
        vmHeadings,
        vms.filter((vm) => vm.series === series),
      ).map(({ label }) => label);
    expect(labels('Tsv1')).toEqual(expect.arrayContaining(['Tape', 'Reels', 'Side']));
    expect(labels('Dsv3')).not.toContain('Tape');
    const tape = vmHeadings.find(({ id }) => id === 'tape');
    expect(tape && cellsOf(tape, first).map(({ text }) => text)).toEqual(['70', '1.5']);
  });

  test('can be chosen in the explorer, and its cells are there.', () => {
    const own = shown.filter(({ id }) => /^(tape|reels|side)/.test(id));
    expect(own.map(({ title, extra }) => [title, extra])).toEqual([
      ['Tape IOPS', true],
      ['Tape throughput', true],
      ['Reels', true],
      ['Side', true],
    ]);
    expect(own.map(({ cell }) => cell(second).text)).toEqual(['140', '3', '2', 'B side']);
    expect(own.map(({ cell }) => cell(first).text)).toEqual(['70', '1.5', 'none', 'none']);
    expect(vmTable('current')).toContain('data-column="tape-throughput" data-kind="rate"');
  });
});

describe.each([
  ['VM sizes', vmColumns, vms],
  ['disks', diskColumns, disks],
] as const)('The columns of %s', (_, columns, all) => {
  test('cover every figure of a row, each once.', () => {
    const keys = columns.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const others = ['name', 'series', 'family', 'edition', 'unit', 'source', 'also', 'note'];
    const ofSome = ['constrainedOf', 'origin', 'lifecycle'];
    // The base figures of a disk are members of the row itself.
    const known = [
      ...keys,
      ...others,
      ...ofSome,
      ...(keys.includes('') ? ['iops', 'throughput'] : []),
    ];
    expect([...new Set(all.flatMap((row) => Object.keys(row)))].sort()).toEqual(
      expect.arrayContaining(keys.filter((key) => key !== '')),
    );
    expect(all.flatMap((row) => Object.keys(row)).filter((key) => !known.includes(key))).toEqual(
      [],
    );
  });

  test('have names of their own, and each base is one of them.', () => {
    const ids = columns.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const files = columns.map(({ csv }) => csv);
    expect(new Set(files).size).toBe(files.length);
    for (const { base } of columns) if (base) expect(ids).toContain(base);
  });
});
