/** A planted change of each kind is found in a folder of real pages and dumps, with the line to paste. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseKnown } from '../../src/limits/known-table.ts';
import { withLifecycle } from '../../src/limits/lifecycle.ts';
import { parseVms } from '../../src/limits/row-tables.ts';
import type { LifecycleStatement } from '../../src/limits/types.ts';
import { refresh } from '../measure/refresh/index.ts';
import { dataset, vmTables } from './dataset.ts';
import { date, inCopy, inputs, planted, plantedSkus, sku } from './planted.ts';

const dsv3 = 'pages/dsv3-series.md';
const dsv5 = 'pages/dsv5-series.md';

describe('the folder as it is', () => {
  const { differences, problems, skipped, read, noted } = refresh(inputs, dataset, date);

  test('has no differences to what was read from it, and nothing that cannot be read', () => {
    expect(differences).toEqual([]);
    expect(problems).toEqual([]);
    expect(noted).toEqual([]);
  });

  test('is read in all its forms', () => {
    expect(read.map(({ document }) => document.kind).sort()).toEqual(
      [...Array(12).fill('page'), 'price list', 'resource API'].sort(),
    );
    const sizes = read.flatMap((one) => one.sizes.map(({ name }) => name));
    expect(sizes).toEqual(
      expect.arrayContaining(['D96s_v5', 'E112ibds_v5', 'L32s_v3', 'E64is_v3']),
    );
    expect(read.flatMap((one) => one.prices)).toHaveLength(7);
  });

  test('has a notice, which is skipped with the reason', () => {
    expect(skipped).toEqual([
      { file: 'NOTICE.md', skipped: 'text without a table of VM sizes, disks or retirements' },
    ]);
  });

  test('is known by its content: other names change nothing', () => {
    const moved = inCopy(
      (folder) => {
        const at = (name: string) => path.join(folder, name);
        writeFileSync(at('a'), readFileSync(at(dsv5)));
        writeFileSync(at('b.txt'), readFileSync(at('skus.json')));
        writeFileSync(at('c.md'), readFileSync(at('prices.json')));
        // As a shell of Windows writes what it redirects.
        writeFileSync(at('skus.json'), `\uFEFF${readFileSync(at('skus.json'), 'utf8')}`, 'utf16le');
      },
      (folder) => refresh(folder, dataset, date),
    );
    expect(moved.differences).toEqual([]);
    expect(moved.problems).toEqual([]);
    expect(moved.read).toHaveLength(17);
  });
});

describe('on a page', () => {
  test('a changed limit is a line of its table, with the page and its date', () => {
    const { differences } = planted(dsv5, '| 12800 | 290 |', '| 13000 | 300 |');
    expect(differences).toEqual([
      expect.objectContaining({
        kind: 'changed figure',
        about: { kind: 'vm', names: ['D8s_v5'] },
        says: 'D8s_v5: Uncached 12,800 IOPS → 13,000 IOPS; Uncached 290 MB/s → 300 MB/s',
        now: [
          {
            file: 'vms/dsv5.ts',
            line: 6,
            text: 'D8s_v5   8      32      16     unpublished  12800/290   20000/1200',
          },
        ],
        paste: {
          into: 'vms/dsv5.ts',
          lines: ['D8s_v5   8      32      16     unpublished  13000/300   20000/1200'],
        },
        from: expect.objectContaining({ file: dsv5, kind: 'page', date: '2026-02-27' }),
      }),
    ]);
  });

  test('the line of one interface changes, where a page has a table for each', () => {
    const { differences } = planted('pages/ebdsv5-ebsv5-series.md', '8000/230 ', '8100/230 ');
    expect(differences.map(({ paste }) => paste)).toEqual([
      {
        into: 'vms/ebdsv5-nvme.ts',
        lines: [
          'E2bds_v5/nvme     2      16      4      75    9000/125     8100/230     10000/1200      12000/300     15000/1200',
        ],
      },
    ]);
  });

  test.each([
    ['pages/ev3-esv3-series.md', '4000/32 (50)', '4000/32 (60)', 'E2s_v3: Cache 50 GiB → 60 GiB'],
    [
      'pages/lsv3-series.md',
      '1.5M',
      '1.6M',
      'L32s_v3: Local NVMe disks beside the temp disk 1,500,000 IOPS → 1,600,000 IOPS',
    ],
    [
      'pages/ddsv6-series.md',
      '| 15000 | 90 |',
      '| 15000 | 95 |',
      'D2ds_v6: Local disk alone, writes 90 MB/s → 95 MB/s',
    ],
    [dsv3, '| 4000 | 32 |', '| 4000 | 33 |', 'D2s_v3: Cached 32 MB/s → 33 MB/s'],
    [
      dsv3,
      '| Standard_D4s_v3 | 4 | 16 |',
      '| Standard_D4s_v3 | 4 | 17 |',
      'D4s_v3: Memory 16 GiB → 17 GiB',
    ],
  ])('%s: %s as %s is found', (file, from, to, says) => {
    expect(planted(file, from, to).differences.map((one) => one.says)).toEqual([says]);
  });

  test('a changed limit comes with the note of its row, which may explain it', () => {
    const { differences } = planted(dsv5, '| 80000 | 1735 |', '| 80000 | 1800 |');
    expect(differences.map(({ remark }) => remark)).toEqual([
      'The row was read from a copy with the same ms.date, and nothing says which is newer. The row notes: A note of its own.',
    ]);
  });

  test('a figure that the note of its row has already is known', () => {
    const noted = {
      ...dataset.sizes,
      vms: dataset.sizes.vms.map((vm) => ({ ...vm, note: 'An older page has 13,000 IOPS' })),
    };
    const found = inCopy(
      (folder) => {
        const file = path.join(folder, dsv5);
        writeFileSync(file, readFileSync(file, 'utf8').replace('| 12800 |', '| 13000 |'));
      },
      (folder) => refresh(folder, { ...dataset, sizes: noted }, date),
    );
    expect([found.differences, found.noted]).toEqual([
      [],
      ['D8s_v5: Uncached 12,800 IOPS → 13,000 IOPS'],
    ]);
  });

  test.each([
    ['of another size', '19000/120 for E2ds_v4', '19000'],
    ['in the name of one', 'As D19000s_v5 has', '19000'],
    ['of a year', 'A page of 2020-08 has others', '2020'],
  ])('a number of a note %s says nothing of a figure', (_, note, figure) => {
    const noted = {
      ...dataset.sizes,
      vms: dataset.sizes.vms.map((vm) => ({ ...vm, note })),
    };
    const found = inCopy(
      (folder) => {
        const file = path.join(folder, dsv5);
        writeFileSync(file, readFileSync(file, 'utf8').replace('| 12800 |', `| ${figure} |`));
      },
      (folder) => refresh(folder, { ...dataset, sizes: noted }, date),
    );
    expect(found.differences).toHaveLength(1);
    expect(found.noted).toEqual([]);
  });

  test('reads and writes in each other’s columns are known where the row notes it', () => {
    const swapped = (note: string | undefined) =>
      inCopy(
        (folder) => {
          const file = path.join(folder, 'pages/ddsv6-series.md');
          const text = readFileSync(file, 'utf8').replace(
            '| 37500 | 180 | 15000 | 90 |',
            '| 15000 | 90 | 37500 | 180 |',
          );
          writeFileSync(file, text);
        },
        (folder) => {
          const vms = dataset.sizes.vms.map((vm) =>
            note !== undefined && vm.name === 'D2ds_v6' ? { ...vm, note } : vm,
          );
          return refresh(folder, { ...dataset, sizes: { ...dataset.sizes, vms } }, date)
            .differences;
        },
      );
    expect(swapped(undefined)).toHaveLength(1);
    expect(
      swapped('The page lists the figures of reads and writes in each other’s columns'),
    ).toEqual([]);
  });

  test('a changed disk is a line of its table, printed as that table prints numbers', () => {
    const { differences } = planted(
      'pages/disk-storage-premium-ssd-sizes.md',
      '| 5,000 |',
      '| 5,500 |',
    );
    expect(differences.map(({ says, paste }) => [says, paste?.lines])).toEqual([
      [
        'P30: Base 5,000 IOPS → 5,500 IOPS',
        ['P30   1,024  5,500/200  -          -           30,000/1,000  8,000/300   yes'],
      ],
    ]);
  });

  test('a new size of a series is a line for its table', () => {
    const { differences } = planted(
      dsv5,
      '| Standard_D96s_v5 | 32 | 80000 | 2600 | 80000 | 4000 |',
      '| Standard_D96s_v5 | 32 | 80000 | 2600 | 80000 | 4000 |\n| Standard_D128s_v5 | 64 | 90000 | 3000 | 90000 | 5000 |',
    );
    expect(differences.map(({ kind, says, paste }) => ({ kind, says, paste }))).toEqual([
      {
        kind: 'new size',
        says: 'D128s_v5 is new in a series that has a table',
        paste: {
          into: 'vms/dsv5.ts',
          lines: ['D128s_v5  -      -       64     unpublished  90000/3000  90000/5000'],
        },
      },
    ]);
  });

  test('a series without a table is a table to paste', () => {
    const { differences } = planted(
      'pages/ev3-esv3-series.md',
      /Standard_E(\w+)s_v3/g,
      'Standard_E$1s_v9',
    );
    const found = differences.find(({ kind }) => kind === 'new size');
    expect(found?.says).toBe('E*s_v9: 2 sizes without a row (E2s_v9, E64is_v9)');
    expect(found?.paste?.lines).toEqual([
      'size      vcpus  memory  disks  temp  cache  cached       uncached    uncached-burst',
      '-         count  GiB     count  GiB   GiB    IOPS/MBps    IOPS/MBps   IOPS/MBps',
      'E2s_v9    2      16      4      32    50     4000/32      3200/48     4000/200',
      'E64is_v9  64     432     32     864   1600   128000/1024  80000/1200  80000/2000',
    ]);
  });

  test('a size that is gone is named with its row', () => {
    const { differences } = planted(dsv5, /\| Standard_D48s_v5 .*\n/g, '');
    expect(differences).toEqual([
      expect.objectContaining({
        kind: 'vanished size',
        about: { kind: 'vm', names: ['D48s_v5'] },
        now: [expect.objectContaining({ file: 'vms/dsv5.ts', line: 9 })],
      }),
    ]);
  });

  test('a retirement is found for a series and for a size', () => {
    const page = 'pages/retirements-and-capacity-restrictions.md';
    const later = planted(page, /(Dsv3-series .*)11\/15\/29/, '$111/15/30').differences;
    expect(later.map(({ kind, says, now }) => [kind, says, now[0]?.line])).toEqual([
      ['retirement', 'the series Dsv3 retires on 2029-11-15 → 2030-11-15', 1],
    ]);
    const size = planted(page, 'Standard_M192is_v2', 'Standard_D8s_v5').differences;
    expect(size.map(({ says, paste }) => [says, paste?.lines])).toEqual([
      [
        'D8s_v5 retires on 2027-03-31',
        ['retires             2027-03-31  retirements          D8s_v5'],
      ],
    ]);
  });
});

describe('in a dump of the resource API', () => {
  const cached = {
    CombinedTempDiskAndCachedIOPS: '38000',
    CombinedTempDiskAndCachedReadBytesPerSecond: '500000000',
    CombinedTempDiskAndCachedWriteBytesPerSecond: '500000000',
  };

  test('a cached limit that is blank is filled, and names its origin', () => {
    const found = plantedSkus((skus) => skus.push(sku(skus, 'D8s_v5', cached)));
    expect(found.differences).toEqual([
      expect.objectContaining({
        kind: 'cached limit filled',
        says: 'D8s_v5: Cached not published → 38,000 IOPS; Cached not published → 500 MB/s',
        paste: {
          into: 'vms/dsv5.ts',
          lines: [
            'D8s_v5   8      32      16     38000/500@api-2026-12-01  12800/290   20000/1200',
          ],
        },
        from: { file: 'skus.json', kind: 'resource API', date },
      }),
    ]);
    expect(found.newSources).toEqual([
      `api-${date} | ${date} | VM sizes in the Azure resource API, ${date} | -`,
    ]);
  });

  test('the filled line is one that the dataset can read', () => {
    const found = plantedSkus((skus) => skus.push(sku(skus, 'D64s_v5', cached)));
    const line = found.differences[0]?.paste?.lines[0] ?? '';
    expect(line).toMatch(/# A note of its own$/);
    const table = vmTables.find(({ file }) => file === 'vms/dsv5.ts') ?? vmTables[0];
    if (!table) throw new Error('There is no table of Dsv5.');
    const text = table.text
      .split('\n')
      .map((one) => (one.startsWith('D64s_v5') ? line : one))
      .join('\n');
    const sources = [
      ...dataset.sizes.sources,
      { id: `api-${date}`, title: 'VM sizes in the Azure resource API', date },
    ];
    const read = parseVms([{ ...table, text }], sources).find(({ name }) => name === 'D64s_v5');
    expect(read?.cached).toEqual({ iops: 38_000, throughput: 500_000_000 });
    expect(read?.origin).toEqual({ cached: `api-${date}` });
  });

  test('a figure that the page lists otherwise is noted, and the page’s is kept', () => {
    const { differences } = plantedSkus((skus) =>
      skus.push(sku(skus, 'D8s_v5', { MaxDataDiskCount: '32' })),
    );
    expect(differences.map(({ kind, paste }) => [kind, paste?.lines])).toEqual([
      [
        'resource API disagrees',
        [
          'D8s_v5   8      32      16     unpublished  12800/290   20000/1200   # The resource API of 2026-12 has 32 (Data disks)',
        ],
      ],
    ]);
  });

  test('the same number of MB/s in other bytes is no difference', () => {
    // 192 MB/s as the resource API of 2020 has them, and 128 as it has cached ones of that series.
    const { differences } = plantedSkus((skus) =>
      skus.push(
        sku(skus, 'D8s_v3', {
          UncachedDiskBytesPerSecond: '201326592',
          CombinedTempDiskAndCachedReadBytesPerSecond: '131072000',
        }),
      ),
    );
    expect(differences).toEqual([]);
  });

  test('a name that the dataset has not, and none that it knows or has', () => {
    const { differences } = plantedSkus((skus) =>
      skus.push(sku(skus, 'X8s_v9', {}), sku(skus, 'X16s_v9', {}), sku(skus, 'E2_v3', {})),
    );
    expect(differences.map(({ says, paste }) => [says, paste])).toEqual([
      [
        'X*s_v9: the resource API has 2 sizes that the dataset has not (X8s_v9, X16s_v9)',
        { into: 'src/limits/vms/without-limits.ts', lines: ['8,16  X*s_v9'] },
      ],
    ]);
    // As it is read once it is there.
    const [line] = differences[0]?.paste?.lines ?? [];
    const table = { file: 'made-up.ts', text: `\nnumbers names\n- -\n${line}\n` };
    expect(parseKnown(table, [])).toEqual([['8,16', 'X*s_v9']]);
  });

  test('a date of retirement, in either form in which it is written', () => {
    for (const text of ['08/31/2027', '2027-08-31T00:00:00Z']) {
      const { differences } = plantedSkus((skus) =>
        skus.push(sku(skus, 'D8s_v5', { RetirementDateUtc: text })),
      );
      expect(differences.map(({ kind, says }) => [kind, says])).toEqual([
        ['retirement', 'D8s_v5 retires on 2027-08-31'],
      ]);
    }
  });

  test('a changed disk', () => {
    const { differences } = planted(
      'skus.json',
      /("name": "MaxIOps",\s*"value": ")5000"/,
      '$15500"',
    );
    expect(differences.map(({ kind, says }) => [kind, says])).toEqual([
      ['resource API disagrees', 'P30: Base 5,000 IOPS → 5,500 IOPS'],
    ]);
  });

  test('sizes that are gone, once the dump is of all regions', () => {
    const regions = (count: number) => [...Array(count).keys()].map((at) => `region${at}`);
    const gone = (count: number) =>
      plantedSkus((skus) => {
        for (const one of skus) one.locations = regions(count);
      }).differences.filter(({ kind }) => kind === 'vanished size');
    expect(gone(2)).toEqual([]);
    const names = gone(45).flatMap(({ about }) => about.names);
    expect(names).toContain('D8s_v3');
    expect(names).not.toContain('D4s_v3');
  });
});

describe('in a list of prices', () => {
  const amounts = (from: string, to: string) =>
    planted('prices.json', new RegExp(`("retailPrice": )${from},`), `$1${to},`).differences.map(
      ({ kind, says, paste }) => [kind, says, ...(paste?.lines ?? [])],
    );

  test('a changed price of Windows is one of Windows, and of Linux one of Linux', () => {
    expect(amounts('0.828', '0.83')).toEqual([
      [
        'price',
        '1 row of USD: D8s_v5 in westeurope, Windows: 0.828 → 0.83',
        'D8s_v5   0.46/0.83    0.408/0.776',
      ],
    ]);
    expect(amounts('0.46', '0.47')).toEqual([
      [
        'price',
        '1 row of USD: D8s_v5 in westeurope, Linux: 0.46 → 0.47',
        'D8s_v5   0.47/0.828   0.408/0.776',
      ],
    ]);
  });

  test('Spot, Low Priority, cloud services, mounts and page blobs are other things', () => {
    for (const amount of ['0.153014', '0.092', '8.541']) expect(amounts(amount, '99')).toEqual([]);
  });

  test('disks by the month and meters by their use', () => {
    expect(amounts('148.68', '150')).toEqual([
      [
        'price',
        '1 row of USD: P30 in westeurope, LRS: 148.68 → 150',
        'P30   150/222.99     148.68/223.02',
      ],
    ]);
  });

  test('a size that is listed under its other spelling is found, and gets a row of the table', () => {
    const renamed = (name: string) =>
      inCopy(
        (folder) => {
          const full = path.join(folder, 'prices.json');
          const { Items } = JSON.parse(readFileSync(full, 'utf8'));
          const [like] = Items.filter(
            (one: { meterName: string; productName: string }) =>
              one.meterName === 'D8s v5' && !one.productName.endsWith('Windows'),
          );
          const other = { ...like, meterName: name, skuName: name, retailPrice: 0.66 };
          delete other.armSkuName;
          writeFileSync(full, JSON.stringify({ Items: [...Items, other] }));
        },
        (folder) => refresh(folder, dataset, date).differences,
      );
    for (const name of ['Standard_D8s_v7', 'D8s v7', 'D8sv7'])
      expect(renamed(name).map(({ kind, paste }) => [kind, ...(paste?.lines ?? [])])).toEqual([
        [
          'new price',
          ...['size    westeurope  swedencentral', '-       USD/hour    USD/hour'],
          'D8s_v7  0.66/-      -',
        ],
      ]);
    expect(renamed('D8s v7 Spot')).toEqual([]);
  });

  test('a price of another region is new, and one of another currency is left out', () => {
    const { differences } = planted(
      'prices.json',
      /"armRegionName": "westeurope"/g,
      '"armRegionName": "northeurope"',
    );
    expect(differences.map(({ kind, paste }) => [kind, ...(paste?.lines ?? [])])).toEqual([
      [
        'new price',
        ...['size     northeurope', '-        USD/hour'],
        ...['D8s_v5   0.46/0.828', 'D8as_v5  0.416/0.784'],
      ],
      ['new price', 'disk  northeurope', '-     USD/month', 'P30   148.68/222.99'],
      [
        'new price',
        'meter           northeurope',
        '-               USD',
        'PremiumV2-IOPS  0.000008',
      ],
    ]);
    const euros = planted('prices.json', /"currencyCode": "USD"/g, '"currencyCode": "EUR"');
    expect(euros.differences).toEqual([]);
    expect(euros.read.flatMap(({ remarks }) => remarks)).toEqual([
      'prices.json: 7 prices in EUR are not compared.',
    ]);
  });

  test('a price that was computed gives way to one that is listed', () => {
    const { differences } = planted(
      'prices.json',
      /"armRegionName": "westeurope"/g,
      '"armRegionName": "swedencentral"',
    );
    expect(differences.flatMap(({ paste }) => paste?.lines ?? [])).toContain(
      'D8as_v5  0.416/0.784  0.416/0.784',
    );
  });

  test('of a price on two pages of a list that since the later day counts', () => {
    const later = (text: string) =>
      text
        .replaceAll('2026-08-01T', '2026-09-01T')
        .replace('"retailPrice": 0.46,', '"retailPrice": 0.48,');
    const { differences } = inCopy(
      (folder) => {
        const text = readFileSync(path.join(folder, 'prices.json'), 'utf8');
        writeFileSync(path.join(folder, 'a.json'), later(text));
      },
      (folder) => refresh(folder, dataset, date),
    );
    expect(differences.map(({ says }) => says)).toEqual([
      '1 row of USD: D8s_v5 in westeurope, Linux: 0.46 → 0.48',
    ]);
  });

  test('two prices of one thing on one day are said, and neither is taken', () => {
    const found = planted(
      'prices.json',
      '"productName": "Dasv5 Series Cloud Services"',
      '"productName": "Dasv5 Series"',
    );
    expect(found.differences).toEqual([]);
    expect(found.read.flatMap(({ remarks }) => remarks)).toEqual([
      'prices.json: D8as_v5 has several prices in westeurope, Linux (0.784, 0.416) and is not compared.',
    ]);
  });
});

describe('what pages say beside figures', () => {
  const said = (file: string, from: string, to: string) =>
    planted(`pages/${file}`, from, to).differences.map(({ kind, says }) => [kind, says]);
  const fact = (says: string) => [['other fact', says]];

  test('a rule of Premium SSD v2 or Ultra Disk that differs, and one that is said in other words', () => {
    expect(
      said('disks-types.md', '2,000 MB/s is the maximum', '2,500 MB/s is the maximum'),
    ).toEqual(fact('rules: Premium SSD v2, mostThroughput: 2000 → 2500'));
    expect(said('disks-types.md', 'up to 80,000 IOPS', 'up to 160,000 IOPS')).toEqual(
      fact('rules: Premium SSD v2, mostIops: 80000 → 160000'),
    );
    expect(said('disks-types.md', 'GiB up to 64 TiB', 'GiB up to 128 TiB')).toEqual(
      fact('rules: Ultra Disk, mostSize: 65536 → 131072'),
    );
    expect(said('disks-types.md', 'The minimum baseline IOPS per disk is 100.', '')).toEqual(
      fact('rules: Ultra Disk, leastIops: 100 → another sentence'),
    );
  });

  test('a performance tier, a size with Write Accelerator, and a series with Ultra Disk', () => {
    expect(said('disks-change-performance.md', '| P30 | P40, P50 |', '| P30 | P40 |')).toEqual(
      fact('tiers: P30: P50 → P40'),
    );
    // D2s_v3 has none on the real page; names without a row are left out.
    expect(said('how-to-enable-write-accelerator.md', '| M8ms, M8s |', '| M8ms, D2s_v3 |')).toEqual(
      fact('Write Accelerator: D2s_v3: nothing → 1 disks, 1250 IOPS'),
    );
    expect(
      said(
        'managed-disks-ultra-disks-ga-scope-and-limitations.md',
        ', [Dsv5-series]',
        ', [Dsv6-series]',
      ),
    ).toEqual(fact('series with Ultra Disk: dsv6: nothing → listed; dsv5: listed → nothing'));
  });

  test('the tag of a preview that nothing is stated of', () => {
    const tag = '[!INCLUDE [sizes-preview-tag](../includes/sizes-preview-tag.md)]';
    expect(said('dsv5-series.md', '## Sizes in series', `${tag}\n\n## Sizes in series`)).toEqual(
      fact('Dsv5: its page has the tag of a preview, and nothing is stated of one'),
    );
    const preview: LifecycleStatement = {
      ...{ state: 'preview', date: '2026-02-27', names: ['Dsv5'], says: 'is in preview' },
      ...{ source: 'dsv5', place: 'the tag' },
    };
    const stated = { ...dataset.sizes, vms: withLifecycle(dataset.sizes.vms, [preview]) };
    const found = refresh(inputs, { ...dataset, sizes: stated }, date).differences;
    expect(found.map(({ says }) => says)).toEqual([
      'Dsv5: its page has no tag of a preview any more',
    ]);
  });
});

describe('a page whose figures differ', () => {
  const marked = (line: string) => {
    const tables = vmTables.map((table) =>
      table.series === 'Dsv5' ? { ...table, text: table.text.replace(/^D2s_v5.*$/m, line) } : table,
    );
    const sizes = { ...dataset.sizes, tables, vms: parseVms(tables, dataset.sizes.sources) };
    return { ...dataset, sizes };
  };

  test('drops a note about the figure that changes, and keeps another', () => {
    const lineFor = (note: string) =>
      refresh(
        inputs,
        marked(`D2s_v5   2      8       4      unpublished  3750/85     1000*/1200   # ${note}`),
        date,
      ).differences.map(({ paste }) => paste?.lines);
    expect(lineFor('The page lists this burst below what the size sustains')).toEqual([
      ['D2s_v5   2      8       4      unpublished  3750/85     10000/1200'],
    ]);
    const other = refresh(
      inputs,
      marked('D2s_v5   2      8       4      unpublished  3700/85     10000/1200   # Old: 4 disks'),
      date,
    ).differences;
    expect(other.map(({ paste }) => paste?.lines)).toEqual([
      ['D2s_v5   2      8       4      unpublished  3750/85     10000/1200   # Old: 4 disks'],
    ]);
  });

  test('with the ms.date of the row’s copy is called undatable, unless a later commit has it', () => {
    const remarks = (day: string | undefined) =>
      inCopy(
        (folder) => {
          const full = path.join(folder, dsv5);
          writeFileSync(
            full,
            readFileSync(full, 'utf8').replace('3750 ', '3760 ').replace('3750', '3760'),
          );
          if (day === undefined) return;
          const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
          const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
          for (const args of [
            ['init', '-q'],
            ['add', '.'],
            ['commit', '-q', '-m', 'Copy'],
          ])
            execFileSync('git', ['-C', folder, ...identity, ...args], { env });
        },
        (folder) => refresh(folder, dataset, date).differences.map(({ remark = '' }) => remark),
      );
    const undatable =
      'The row was read from a copy with the same ms.date, and nothing says which is newer';
    expect(remarks(undefined)).toEqual([`${undatable}.`]);
    expect(remarks('2026-03-01')).toEqual([`${undatable} (this one is of 2026-03-01).`]);
    expect(remarks('2026-12-01')).toEqual(['']);
  });
});
