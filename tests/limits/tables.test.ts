import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDisks, parseVms, type VmTable } from '../../src/limits/row-tables.ts';
import { vmTables } from '../../src/limits/vms/index.ts';
import { ddsv4, ds, dsv3, dsv6, premiumSsd, sources } from './fixtures.ts';

/** Reads a table with one mistake in it, made by replacing a text that must be there. */
function withSlip(table: VmTable, from: string, to: string, also: Partial<VmTable> = {}) {
  expect(table.text).toContain(from);
  return () => parseVms([{ ...table, text: table.text.replace(from, to), ...also }], sources);
}

test('A table without a mistake is read.', () => {
  expect(withSlip(dsv3, 'D2s_v3', 'D2s_v3')()).toHaveLength(7);
});

test('An error names the file, the line of the file and the reason.', () => {
  expect(withSlip(dsv3, '12800/192', '12800/l92')).toThrow(
    new Error('tables/dsv3.ts:6: “l92” in “uncached” is not a number such as 500 or 5,000'),
  );
});

test('An unknown column is refused.', () => {
  expect(withSlip(dsv3, 'cached ', 'cache3 ')).toThrow('dsv3.ts:2: unknown column “cache3”');
});

test('A column that occurs twice is refused.', () => {
  expect(withSlip(dsv3, 'memory', 'vcpus')).toThrow('dsv3.ts:2: column “vcpus” is listed twice');
});

test('A table without a column that every size needs is refused.', () => {
  const text = ds.text.replaceAll(/(uncached|IOPS\/MBps|\d+\/\d+)(?=\s+(source|-|sizes))/g, '');
  expect(() => parseVms([{ ...ds, text }], sources)).toThrow(
    'ds.ts:2: column “uncached” is missing',
  );
});

test('A unit that is missing is refused.', () => {
  expect(withSlip(dsv3, 'count  GiB ', 'count  ')).toThrow(
    'dsv3.ts:3: 8 units for 9 columns: every column needs its unit',
  );
  expect(withSlip(dsv3, 'count  GiB', 'count  -')).toThrow(
    'dsv3.ts:3: column “memory” has no unit: it is printed in GiB',
  );
});

test('A unit that the column cannot have is refused.', () => {
  expect(withSlip(dsv3, 'IOPS/MBps', 'IOPS/Mbps')).toThrow(
    'dsv3.ts:3: “IOPS/Mbps” is not a unit of column “cached”',
  );
  expect(withSlip(dsv3, 'count  GiB', 'count  GB')).toThrow('dsv3.ts:3: “GB” is not a unit');
});

test('A unit that contradicts what the source is read as is refused.', () => {
  const text = dsv3.text.replaceAll('MBps', 'MiB/s');
  expect(() => parseVms([{ ...dsv3, text }], sources)).toThrow(
    'dsv3.ts:4: “uncached” is printed in MiB/s, but source “dsv3” is read as MB/s',
  );
});

test('A row with a cell too few or too many is refused.', () => {
  expect(withSlip(dsv3, ' 200    16000', ' 16000')).toThrow('dsv3.ts:6: 8 cells for 9 columns');
  expect(withSlip(dsv3, '3200/48', '3200 / 48')).toThrow('dsv3.ts:4: 11 cells for 9 columns');
});

test('A number that cannot be read is refused.', () => {
  for (const wrong of ['16o00/128', '16.000,5/128', '1,60,00/128', '-16000/128', '0/128', '/128'])
    expect(withSlip(dsv3, '16000/128', wrong)).toThrow('dsv3.ts:6: “');
  expect(withSlip(dsv3, '16000/128', '16000')).toThrow('is not a pair such as 3,200/48');
  expect(withSlip(dsv3, '4      16    50', '4.5    16    50')).toThrow(
    'dsv3.ts:4: “disks” is a count: 4.5 is not whole',
  );
});

test('A name that occurs twice is refused, whatever its case and table.', () => {
  expect(withSlip(dsv3, 'D4s_v3', 'd2S_v3')).toThrow(
    'dsv3.ts:5: “d2S_v3” is listed a second time in the current edition',
  );
  expect(() => parseVms([dsv3, { ...dsv3, file: 'twice.ts' }], sources)).toThrow(
    'twice.ts:4: “D2s_v3” is listed a second time',
  );
  expect(parseVms([dsv3, { ...dsv3, edition: '2018-09' }], sources)).toHaveLength(14);
});

test('The vendor’s prefix is refused in a table.', () => {
  expect(withSlip(dsv3, 'D2s_v3', 'Standard_D2s_v3')).toThrow(
    'dsv3.ts:4: names are written without Standard_',
  );
});

test('A burst below its base is refused.', () => {
  expect(withSlip(dsv3, '16000/400', '1600/400')).toThrow(
    'dsv3.ts:6: uncached-burst iops 1600 is below its base 12800',
  );
  expect(withSlip(dsv6, '52083/1463\nD16', '52083/146\nD16')).toThrow(
    'dsv6.ts:6: elastic-burst throughput 146 is below its base 496',
  );
});

test('A limit that falls as the size grows is refused.', () => {
  expect(withSlip(dsv3, '51200/768', '5120/768')).toThrow(
    'dsv3.ts:8: uncached iops falls from 25600 in D16s_v3 to 5120',
  );
  expect(withSlip(dsv3, '64000/512', '64000/52')).toThrow(
    'dsv3.ts:8: cached throughput falls from 256 in D16s_v3 to 52',
  );
});

test('A figure that the page lists out of order is marked, and needs a note.', () => {
  const marked = withSlip(dsv3, '51200/768   64000/1600', '5120*/768   64000/1600');
  expect(marked).toThrow('dsv3.ts:8: uncached iops is marked with *: say why in a note');
  const noted = withSlip(
    dsv3,
    '51200/768   64000/1600',
    '5120*/768   64000/1600  # The page lists 5120',
  )();
  expect(noted.find(({ name }) => name === 'D32s_v3')).toMatchObject({
    uncached: { iops: 5120 },
    note: 'The page lists 5120',
  });
});

test('A figure that is too high for its row is marked itself, not the rows below it.', () => {
  const line = '6400/96     8000/200';
  const tooHigh = '64000/96    90000/200';
  expect(withSlip(dsv3, line, tooHigh)).toThrow(
    'dsv3.ts:6: uncached iops falls from 64000 in D4s_v3 to 12800',
  );
  const marked = '64000*/96   90000*/200  # So printed, ten times too high';
  expect(withSlip(dsv3, line, marked)()[1]?.uncached.iops).toBe(64_000);
});

test('A mark on a figure that is in order is refused.', () => {
  expect(withSlip(dsv3, '6400/96', '6400*/96')).toThrow(
    'dsv3.ts:5: uncached iops is in order: drop its *',
  );
  expect(withSlip(dsv3, ' 16     64 ', ' 16     64* ')).toThrow('drop the *');
});

test('An empty limit must say why it is empty.', () => {
  expect(withSlip(dsv6, 'unpublished', '-')).toThrow(
    'dsv6.ts:4: “cached” is empty: say why with none, unpublished, local',
  );
  const rows = withSlip(dsv6, 'unpublished', 'unpublished/none')();
  expect(rows[0]?.cached).toEqual({ iops: 'not published', throughput: 'none' });
});

test('Figures of the local disk alone are not taken for the cached limit.', () => {
  expect(withSlip(ddsv4, ' 9000/125 ', ' local    ')).toThrow(
    'ddsv4.ts:4: “cached” says local: the figures of the local disk belong in a column “local”',
  );
});

test('A size without a temp disk has no temp size.', () => {
  expect(withSlip(dsv3, 'D2s_v3', 'D2s_v3', { tempDisk: 'none' })).toThrow(
    'dsv3.ts:4: a temp disk of some size in a series that has none',
  );
});

test('A series says whether its disks may be cached, and a row may differ.', () => {
  const uncached = withSlip(dsv6, 'D2s_v6', 'D2s_v6', { hostCache: false })();
  expect(uncached.every(({ hostCache }) => !hostCache)).toBe(true);
  const text = dsv6.text
    .split('\n')
    .map((line, at) => line && `${line}  ${['', 'host-cache', '-', 'no'][at] ?? 'yes'}`)
    .join('\n');
  const [first, ...rest] = parseVms([{ ...dsv6, text }], sources);
  expect(first?.hostCache).toBe(false);
  expect(rest.every(({ hostCache }) => hostCache)).toBe(true);
  const wrong = text.replace('  no\n', '  perhaps\n');
  expect(() => parseVms([{ ...dsv6, text: wrong }], sources)).toThrow(
    'dsv6.ts:4: “perhaps” in “host-cache”: it is yes or no',
  );
});

test('An unknown source is refused.', () => {
  expect(withSlip(ds, 'sizes-memory-2018', 'sizes-2019')).toThrow(
    'ds.ts:5: unknown source “sizes-2019”',
  );
  const silent = sources.map(({ id, title, date }) => ({ id, title, date }));
  expect(() => parseVms([dsv3], silent)).toThrow(
    'dsv3.ts:4: source “dsv3” does not say what its MB/s are',
  );
});

test('A table with text on its first line, empty lines, empty notes or no rows is refused.', () => {
  expect(withSlip(dsv3, '\nsize', 'size\n')).toThrow('dsv3.ts:1: a table begins on the line below');
  expect(withSlip(dsv3, '\nD4s_v3', '\n\nD4s_v3')).toThrow('dsv3.ts:5: an empty line');
  expect(withSlip(dsv3, '4000/200\n', '4000/200  #\n')).toThrow('dsv3.ts:4: an empty note');
  expect(() => parseVms([{ ...dsv3, text: dsv3.text.slice(0, 170) }], sources)).toThrow('dsv3.ts:');
});

test('A figure from elsewhere names a source of the resource API, and must be a figure.', () => {
  const cell = (text: string) => withSlip(dsv6, 'unpublished', text);
  expect(cell('9000/125@api-2020')()[0]).toMatchObject({
    cached: { iops: 9000, throughput: 125_000_000 },
    origin: { cached: 'api-2020' },
    note: expect.stringMatching(/^The cached limit is from the resource API, 2024-01/),
  });
  expect(cell('9000/125@api-1999')).toThrow('dsv6.ts:4: unknown source “api-1999”');
  expect(cell('9000/125@dsv3')).toThrow('dsv6.ts:4: “dsv3” is not a source of the resource API');
  expect(cell('unpublished@api-2020')).toThrow('dsv6.ts:4: “api-2020” is the origin of no figure');
  expect(cell('9000/l25@api-2020')).toThrow('dsv6.ts:4: “l25” in “cached” is not a number');
});

test('Local NVMe disks make up the temp disk, and do not write faster than they read.', () => {
  const table: VmTable = {
    ...dsv6,
    tempDisk: 'local NVMe',
    text: `
size     vcpus  disks  temp  nvme-disks  nvme-size  cached       local      local-write  uncached
-        count  count  GB    count       GB         IOPS/MBps    IOPS/MBps  IOPS/MBps    IOPS/MBps
D2ds_v6  2      8      960   2           480        unpublished  37500/180  15000/90     3750/106
D4ds_v6  4      12     960   2           480        unpublished  75000/360  30000/180    6400/212
`,
  };
  expect(withSlip(table, 'D2ds', 'D2ds')()[0]).toMatchObject({ temp: 960e9, nvmeSize: 480e9 });
  expect(withSlip(table, '960   2 ', '960   3 ')).toThrow(
    'dsv6.ts:4: “temp” is not what the local NVMe disks are together',
  );
  expect(withSlip(table, '960   2 ', '960   - ')).toThrow(
    'dsv6.ts:4: the number of local NVMe disks and their size stand together',
  );
  expect(withSlip(table, '37500/180  15000/90 ', '15000/90   37500/180')).toThrow(
    'dsv6.ts:4: the local disk writes faster than it reads',
  );
  expect(withSlip(table, '75000/360', '36000/360')).toThrow(
    'dsv6.ts:5: local iops falls from 37500 in D2ds_v6 to 36000',
  );
  expect(withSlip(table, 'local-write', 'nvme       ')).toThrow(
    'dsv6.ts:4: “nvme” is for local NVMe disks beside a temp disk',
  );
  expect(withSlip(table, 'GB         ', 'TB         ')).toThrow('dsv6.ts:3: “TB” is not a unit');
});

test('The same rules apply to disks.', () => {
  const slip = (from: string, to: string) => {
    expect(premiumSsd.text).toContain(from);
    return () => parseDisks([{ ...premiumSsd, text: premiumSsd.text.replace(from, to) }], sources);
  };
  expect(slip('P30   1,024   5,000/200', 'P30   1,024   500/200')).toThrow(
    'tables/premium-ssd.ts:7: base iops falls from 2300 in P20 to 500',
  );
  expect(slip('3,500/170  30', '3,500/170  - ')).toThrow(
    'premium-ssd.ts:4: a burst and how long it lasts stand together',
  );
  expect(slip('3,500/170', '3,500/17 ')).toThrow('burst throughput 17 is below its base 25');
  expect(slip('below-4TiB', 'sometimes ')).toThrow('“sometimes” in “host-cache”');
  expect(slip('P2 ', 'P1 ')).toThrow('“P1” is listed a second time');
});

test('Each table of VM sizes is at the top of the file that an error names.', () => {
  for (const { file, text } of vmTables)
    expect(readFileSync(file, 'utf8').startsWith(`const text = \`${text}`), file).toBe(true);
});
