import { expect, test } from 'vitest';
import { conflictsIn } from '../../src/limits/conflicts/conflict.ts';
import { conflictSources, conflicts } from '../../src/limits/conflicts.ts';
import { catalogue, sources, writeAccelerators } from '../../src/limits/index.ts';
import { priceSources } from '../../src/limits/prices/sources.ts';
import { writeAcceleratorOf } from '../../src/limits/write-accelerator.ts';

const of = (id: string) => {
  const found = conflicts.find((conflict) => conflict.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const known: ReadonlySet<string> = new Set(
  [...sources, ...priceSources, ...conflictSources].map(({ id }) => id),
);

test('Each has what is printed and where, what is used, and why.', () => {
  for (const { id, about, printed, against, used, why } of conflicts) {
    expect(id).toMatch(/^[a-z0-9-]+$/);
    for (const text of [about, printed.says, printed.place, used]) expect(text, id).not.toBe('');
    expect(why, id).toMatch(/^\S.*\.$/);
    for (const { source } of [printed, ...against]) expect(known.has(source), source).toBe(true);
  }
});

test('A conflict has another side; a misprint need not have one.', () => {
  for (const { id, kind, against } of conflicts)
    if (kind === 'conflict') expect(against, id).not.toEqual([]);
});

test('What a conflict says is used is what the dataset has.', () => {
  const vm = (name: string) => {
    const found = catalogue.vm(name, 'current');
    return 'row' in found ? found.row : undefined;
  };
  expect(of('d16ds-v4').used).toMatch(/^85000/);
  expect(vm('D16ds_v4')?.cached.iops).toBe(85_000);
  expect(of('e64ds-v5').used).toMatch(/^375000/);
  expect(vm('E64ds_v5')?.cached.iops).toBe(375_000);
  expect(of('l2s-v4').used).toMatch(/^4157/);
  expect(vm('L2s_v4')?.elastic?.iops).toBe(4157);
  expect(of('d32ads-v5').used).toMatch(/^1000/);
  expect(vm('D32ads_v5')?.uncachedBurst?.throughput).toBe(1e9);
  expect(of('e192ids-v6').used).toMatch(/not published/);
  expect(vm('E192ids_v6')?.uncached.iops).toBe('not published');
  expect(of('d96a-v6').used).toBe('175,000');
  for (const name of ['D96as_v6', 'D96ads_v6', 'D96als_v6'])
    expect(vm(name)?.uncached.iops).toBe(175_000);
  expect(of('dsv2-caching').used).toBe('Supported');
  expect(vm('DS2_v2')?.hostCache).toBe(true);
});

test('A reading names what it rests on, and what it concludes is not called printed.', () => {
  const readings = conflicts.filter(({ kind }) => kind === 'reading');
  expect(readings.map(({ id }) => id)).toEqual(['elastic-mix', 'vm-bucket']);
  for (const { against, printed } of readings) {
    expect(against.length).toBeGreaterThan(0);
    expect(printed.says).toMatch(/nothing about|no size/);
  }
});

test('Premium SSD beside Premium SSD v2 or Ultra Disk is read as one shared budget, unproven for a mix.', () => {
  const { used, why, against } = of('elastic-mix');
  expect(used).toMatch(/^One shared budget with a higher maximum/);
  expect(why).toMatch(/unproven for a mix\.$/);
  expect(against.map(({ source }) => source)).toEqual(
    expect.arrayContaining(['esv4-2022', 'aks-postgresql', 'disk-types', 'nvme-remote-faq']),
  );
});

test('ReadWrite for SQL Server is listed with both sides, and the stricter one is used.', () => {
  const { printed, against, used } = of('sql-server-read-write');
  expect(printed.source).toBe('premium-storage-performance');
  expect(against.map(({ source }) => source)).toContain('sql-vm-storage');
  expect(used).toMatch(/^No ReadWrite for SQL Server data, log or tempdb/);
});

test('None on an OS disk is listed with the rule on one side and the uncached example on the other.', () => {
  const { printed, against, why } = of('os-disk-none');
  expect(printed).toMatchObject({ source: 'premium-storage-performance' });
  expect(against).toMatchObject([{ source: 'disk-metrics' }]);
  // The shares that the page lists, of 5,000 IOPS each: together they are the whole of the 12,800, at the 101 % it shows.
  expect((0.87 + 0.82 + 0.89) * 5000).toBeCloseTo(12_900, 6);
  expect(12_900 / 12_800).toBeCloseTo(1.01, 2);
  expect(why).toContain('12,900');
});

test('What the API does with an omitted cache is listed beside the pages, and the advice is to set it.', () => {
  const { against, why } = of('default-cache');
  expect(against.map(({ source }) => source)).toContain('caching-api');
  expect(why).toMatch(/Set the cache of every disk explicitly/);
});

test('Sizes of the M family without figures of Write Accelerator are listed with the pages that call it supported.', () => {
  const { printed, against, about, used } = of('write-accelerator-m');
  const without = catalogue
    .vms('current')
    .filter((vm) => /^M/.test(vm.series) && !vm.constrainedOf && vm.premiumStorage)
    .filter((vm) => !writeAcceleratorOf(vm, writeAccelerators));
  expect(new Set([printed, ...against].map(({ source }) => source))).toEqual(
    new Set([...without.map(({ source }) => source), 'write-accelerator']),
  );
  // The page of the M series is about its other sizes too, and those have figures.
  for (const { name } of without.filter(({ series }) => series === 'M'))
    expect(about.split(/[ ,]+/), name).toContain(name);
  expect(used).toMatch(/^None/);
});

test('A list of conflicts is refused where a line is missing, left over or of another form.', () => {
  const lines = [
    'a | misprint | What',
    'printed | api-2020 | a table | 1',
    'used | 2',
    'why | It is.',
  ];
  expect(conflictsIn(lines.join('\n'))).toMatchObject([{ id: 'a', used: '2', against: [] }]);
  const without = (at: number) => () => conflictsIn(lines.toSpliced(at, 1).join('\n'));
  expect(without(1)).toThrow('“a”: what is printed?');
  expect(without(2)).toThrow('“a”: what is used?');
  expect(without(3)).toThrow('“a”: why?');
  const beside = (line: string) => () => conflictsIn([...lines, line].join('\n'));
  expect(beside('against | api-2020 | a table')).toThrow('“a”: 3 cells behind “against”');
  expect(beside('because | It is.')).toThrow('“a”: a line too many');
  expect(() => conflictsIn('a | mistake | What')).toThrow('“a”:');
});
