/** Options of all series: what may be one, in which order they are, and that each is what it says when it is opened. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diskNamed, fullDataset, vmNamed } from '../../src/calculators/full-dataset.ts';
import { detailOf as differenceOf } from '../../src/calculators/shared/set-up/option-details.ts';
import { type Option, plainText } from '../../src/kit/index.ts';
import { disruptions } from '../../src/storage/change/change.ts';
import { all } from '../sampled-calculators.ts';
import { headline, limitUse, readout, shown, verdict, viewModel } from './case.ts';

type Row = { readonly option: Option; readonly query: string };

const rowsOf = (query: string): readonly Row[] =>
  (viewModel(query).answer?.recommendations ?? []).flatMap(({ option, query: to }) =>
    option && to !== undefined ? [{ option, query: to }] : [],
  );
const paramOf = (query: string, name: string) => new URLSearchParams(query).get(name);
const vmOf = (query: string) => vmNamed(paramOf(query, 'vm') ?? 'D16ds_v5', 'current');

const target =
  'vm=D16ds_v5&disks=os:P10x1:ReadOnly:200,data:P30x4:ReadOnly:10000,log:P30x1:None:1500&io-size=64KiB&read=80%25';

describe('Options for a target', () => {
  test('are of several series, at most two of one and six in all, and none is a preview.', () => {
    const rows = rowsOf(target);
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.length).toBeLessThanOrEqual(6);
    const series = rows.map(({ query }) => vmOf(query).series);
    expect(new Set(series).size).toBeGreaterThan(1);
    for (const one of series)
      expect(series.filter((other) => other === one).length).toBeLessThan(3);
    for (const { query } of rows)
      expect(vmOf(query).lifecycle?.some(({ state }) => state === 'preview')).not.toBe(true);
  });

  test('offer a series with more storage throughput in place of an E20s_v3 that is held back at its cached limit, and say what it has less.', () => {
    const rows = rowsOf('vm=E20s_v3&target-throughput=481MB/s');
    const found = rows.find(({ query }) => /vm=E16bds_v5/.test(query));
    expect(found?.option.detail).toContain('16 vCPU (4 fewer), 128 GiB (32 GiB less)');
  });

  // “Convert managed disks”, Convert Premium SSD v2 disks; “Limitations of Premium SSD v2”; “FAQ for remote NVMe disks”.
  test('say what Premium SSD v2 and NVMe ask for, and only where they are new.', () => {
    const onP30 = rowsOf('vm=D8s_v5&disks=data:P30x1:None&target-iops=8000&io-size=8KiB');
    const detailOf = (rows: readonly Row[], query: RegExp) =>
      rows.find((row) => query.test(row.query))?.option.detail;
    expect(detailOf(onP30, /PremiumV2/)).toBe(
      'A stop and start; Premium SSD v2: a zone in most regions, no conversion back; no Azure Disk Encryption',
    );
    expect(detailOf(onP30, /P40/)).toBe('A stop and start');
    const striped = rowsOf(
      'vm=DS3_v2&disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly&target-iops=15000&io-size=8KiB',
    );
    expect(detailOf(striped, /E4bds_v5\/nvme/)).toMatch(
      /^A new VM;.* NVMe: generation 2, in place only on Linux without Trusted launch; no Azure Disk Encryption$/,
    );
    const onV2 = rowsOf(
      'vm=D8s_v6&disks=data:PremiumV2-1024GiB-3000IOPS-125MBpsx1:None&target-iops=8000&io-size=8KiB',
    );
    for (const { option } of onV2)
      expect(option.detail).not.toMatch(/zone|generation|conversion|Encryption/);
  });

  // “Not available on … v6 series VMs, v7 series VMs, or newer” (“Azure Disk Encryption for Linux VMs”, Supported VMs, 2026-02-20), and “Encryption of Premium SSD v2 disks” under what does not work (“Azure Disk Encryption scenarios on Windows VMs”, Restrictions, 2026-02-20).
  test('say once where Azure Disk Encryption is no longer possible: with Premium SSD v2 and on v6 and newer.', () => {
    const rows = rowsOf('vm=D8ds_v5&disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly&target-iops=20000');
    const isNone = ({ name }: Row['option']) => /Premium SSD v2|_v[67]/.test(name);
    const kinds = new Set(rows.map(({ option }) => isNone(option)));
    expect(kinds).toEqual(new Set([true, false]));
    for (const { option } of rows)
      expect(option.detail.split('no Azure Disk Encryption').length - 1, option.name).toBe(
        isNone(option) ? 1 : 0,
      );
  });

  // “Azure does not shrink a disk”: the guide’s page on safe changes, with its source.
  test('say of a larger disk that it cannot be undone, and leave out Premium SSD v2 where the region is not on the list.', () => {
    const detailOf = (query: string, name: RegExp) =>
      rowsOf(query).find(({ option }) => name.test(option.name))?.option.detail;
    expect(
      detailOf(
        'vm=D16ds_v5&disks=os:P10x1:ReadOnly,data:P30-plusx2:ReadOnly&target-iops=20000',
        /^P40 .*\(2 disks\)$/,
      ),
    ).toBe('Online; cannot be undone');
    // The list of regions of Premium SSD v2 has West Europe, and not Belgium Central.
    const query = 'vm=D16ds_v5&disks=os:P10x1:ReadOnly,data:P30x2:ReadOnly&target-iops=20000';
    expect(detailOf(query, /Premium SSD v2/)).toBeDefined();
    expect(detailOf(`${query}&region=belgiumcentral`, /v2|Ultra/)).toBeUndefined();
    expect(rowsOf(`${query}&region=belgiumcentral`)).not.toHaveLength(0);
  });

  // “Supported only on Linux” at the same number of vCPUs (“FAQ for remote NVMe disks”, 2025-05-23); both have 16.
  test('do not speak of Linux where the VM is paid with Windows.', () => {
    const query = 'vm=E32-16s_v5&disks=os:P10x1:ReadOnly,data:P40x8:None&target-iops=60000';
    const details = (os: string) =>
      rowsOf(`${query}&os=${os}`).flatMap(({ option }) => /NVMe.*/.exec(option.detail)?.[0] ?? []);
    expect(details('windows').join()).not.toContain('Linux');
    expect(details('windows')[0]).toContain('NVMe: generation 2, not in place on Windows');
  });

  // “Automate SCSI-to-NVMe conversion”, 2026-05-26; “supported only on Linux” at the same number of vCPUs (“FAQ for remote NVMe disks”).
  test('name what the conversion to NVMe of the present VM needs, where there is one.', () => {
    const says = (to: string, from: string) =>
      /(NVMe|SCSI).*/.exec(
        differenceOf(vmNamed(to, 'current'), vmNamed(from, 'current'), 'new VM'),
      )?.[0];
    expect(says('D16s_v7', 'D8s_v5')).toBe(
      'NVMe: generation 2, in place only without Trusted launch',
    );
    expect(says('D8s_v7', 'D8s_v5')).toContain('in place only on Linux without');
    // A temp disk, and another processor.
    expect(says('D8ds_v6', 'D8ds_v5')).toMatch(/^NVMe: generation 2(;|$)/);
    expect(says('D8ps_v6', 'D8s_v5')).toMatch(/^NVMe: generation 2(;|$)/);
    expect(says('D8s_v5', 'D8s_v6')).toMatch(/^SCSI(;|$)/);
  });

  test('say how many vCPUs more there are to license in place of constrained ones.', () => {
    const load = 'disks=os:P10x1:ReadOnly,data:P30x4:None&target-iops=15000&io-size=8KiB';
    const detailOf = (vm: string) =>
      rowsOf(`vm=${vm}&${load}`).find(({ query }) => /vm=E8bds_v5&/.test(query))?.option.detail;
    expect(detailOf('E8-2ds_v5')).toContain('8 vCPU (6 more to license), ');
    expect(detailOf('E8ds_v5')).toContain('8 vCPU, ');
  });

  test('name the larger size that takes the disks with one restart, though a VM that is stopped costs less, and not at any price.', () => {
    // 12,800 IOPS uncached of D8s_v5, 25,600 of D16s_v5 (Dsv5 page); three P30 have 15,000.
    const rows = rowsOf('vm=D8s_v5&disks=data:P30x3:None&io-size=8KiB&target-iops=14000');
    const larger = rows.find(({ query }) => /vm=D16s_v5&/.test(query));
    expect(larger?.option).toMatchObject({ how: 'restart', verdict: 'tight' });
    expect(rows.length).toBeGreaterThan(3);
    // E48s_v3 costs 1.8 times what the E20s_v3 does.
    const dear = rowsOf('vm=E20s_v3&target-throughput=481MB/s');
    expect(dear.filter(({ query }) => /vm=E48s_v3/.test(query))).toEqual([]);
  });

  test('are no other VM where disks without a target are the bottleneck: it would achieve no more.', () => {
    const said = viewModel('vm=E16bds_v5').answer?.recommendations?.map(({ text }) =>
      plainText(text),
    );
    expect(said).toEqual([
      'Another VM gives no more: the disks are the bottleneck. Enter a target IOPS or throughput to see the set-ups that meet it.',
    ]);
    expect(readout('vm=E16bds_v5', 'headroom')).toMatchObject({
      label: 'VM headroom',
      text: '10 %',
    });
    // A VM whose limit is exceeded is another matter, and so is a target that is met.
    expect(rowsOf('vm=D16ds_v5').length).toBeGreaterThan(0);
    expect(readout('vm=D16ds_v5', 'headroom')?.label).toBe('Headroom');
  });

  test('change the disk where it is what is tight, also of a size that retires.', () => {
    // A P30 has 5,000 IOPS; no other VM raises that.
    const rows = rowsOf('vm=D16s_v3&disks=data:P30x1:None:4990&io-size=8KiB');
    expect(rows[0]?.option.name).toBe('Performance tier P40 for data (P30)');
  });

  test('take a smaller ephemeral OS disk where no place of the size holds the present one, and no other.', () => {
    // D4ds_v5: a temp disk of 150 GiB and a cache of 100 GiB (Ddsv5 page), so 128 GiB have one place.
    const names = rowsOf(
      'vm=D4ds_v5&disks=os:Ephemeral-256GiB-ResourceDiskx1:None,data:P30x1:None',
    ).map(({ option }) => option.name);
    expect(names[0]).toBe('Ephemeral OS disk of 128 GiB in the temp disk');
    expect(names.filter((name) => name.startsWith('Ephemeral'))).toHaveLength(1);
  });

  // The pages of Lsv2 and Lsv3: local NVMe disks of 1.92 TB beside the temp disk.
  test('say that local NVMe disks go with their size.', () => {
    const options = rowsOf('vm=L8s_v2&disks=data:P30x4:None&target-iops=16000&io-size=8KiB');
    const without = options.filter(({ option }) => !option.name.startsWith('L'));
    expect(without.length).toBeGreaterThan(0);
    for (const { option } of without)
      expect(option.detail).toMatch(/no local NVMe disks: what is on them is lost$/);
  });

  // “FAQ for temp NVMe disks”: a VM that was resized or deallocated has empty ones.
  test('say that another size has empty local NVMe disks.', () => {
    const options = rowsOf('vm=L8s_v2&disks=data:P30x1:None&target-iops=3000');
    expect(options.length).toBeGreaterThan(0);
    for (const { option } of options)
      expect(option.detail).toMatch(/what is on local NVMe disks is lost$/);
  });

  // The page of Dsv5 has no cached limit; “Change the performance of Azure managed disks”: a tier is set online.
  test('begin with what is online where only an OS disk that stays as it is crosses an unpublished limit.', () => {
    const load = (os: string, cache = 'None') =>
      rowsOf(`vm=D8s_v5&disks=os:P10x1:ReadOnly${os},data:P30x1:${cache}:6000&io-size=8KiB`);
    for (const os of ['', ':0', ':3', ':300']) {
      const hows = load(os).map(({ option }) => option.how);
      expect(hows, os).toEqual(['online', 'deallocate', 'deallocate']);
    }
    expect(load(':3')[0]?.option.verdict).toBe('not-checked');
    // Its own cached data is a reason: what it is then that limit was never compared with.
    expect(load(':3', 'ReadOnly')[0]?.option.verdict).toBe('fits');
  });

  // “Scalability and performance targets for VM disks”: a P50 has 7,500 IOPS, and with performance plus 20,000.
  test('make an OS disk anew with performance plus where that is enough.', () => {
    const load = (data: string) =>
      `vm=E8bds_v5&disks=os:P50-4095GiBx1:ReadOnly:9000,data:P30x1:None${data}`;
    for (const data of ['', ':0']) {
      const [first] = rowsOf(load(data));
      expect(first?.option.name).toBe('P50, 4,095 GiB with performance plus for OS, made anew');
      expect(first?.option.verdict).toBe('fits');
    }
  });

  test('keep the size of an ephemeral OS disk on a managed one beside a smaller ephemeral one.', () => {
    // D8ads_v6 has one local NVMe disk of 440 GiB (page of the series), and a P40 has 2,048 GiB.
    const [first, second] = rowsOf(
      'vm=D8ads_v6&disks=os:Ephemeral-2000GiB-NvmeDiskx1:ReadOnly,data:P30x2:None',
    ).map(({ option, query }) => [option.verdict, paramOf(query, 'disks')]);
    expect(first?.[1]).toMatch(/^os:Ephemeral-256GiB-NvmeDiskx1/);
    expect(second?.[1]).toMatch(/^os:P40x1/);
    for (const [verdict] of [first ?? [], second ?? []]) expect(verdict).not.toBe('not-possible');
  });

  test('offer host cache None where the cached limit is the bottleneck, at no cost.', () => {
    // E8s_v3: 128 MB/s cached and 192 MB/s uncached (Esv3 page).
    for (const rest of ['', '&disks=os:P10x1:ReadOnly:100,data:P30x4:ReadOnly&io-size=64KiB']) {
      const rows = rowsOf(`vm=E8s_v3&target-throughput=150MB/s${rest}`);
      const found = rows.find(({ option }) => option.name === 'Host cache None on data');
      expect(found?.option.differenceText).toBe('±0');
    }
  });

  test('change a short disk and not the VM where only the disk is short; an OS disk gets another tier, and is never striped.', () => {
    const target = 'disks=os:P10x1:ReadOnly&target-iops=2000&io-size=8KiB';
    const namesOn = (vm: string) => rowsOf(`vm=${vm}&${target}`).map(({ option }) => option.name);
    expect(namesOn('D4ds_v5')).toEqual(['Performance tier P30 for OS (P10)']);
    // DS3_v2 retires on 2028-05-01, so that a size that stays is worth as much to know.
    const [first, ...others] = namesOn('DS3_v2');
    expect(first).toBe('Performance tier P30 for OS (P10)');
    expect(others.length).toBeGreaterThan(0);
    for (const name of others)
      expect(name).toMatch(/^[DEF]\d+\S*_v[4-7], performance tier P30 for OS/);
  });

  test('stripe no small disks where fewer do the same.', () => {
    const cases = [
      'vm=B2s&disks=os:P4x1:ReadOnly:50,data:E10x1:None&target-iops=900&io-size=8KiB',
      'vm=D8ds_v5&disks=os:P10x1:ReadOnly:0,data:P20x1:None&target-iops=2400&io-size=4KiB',
      'vm=D8ds_v5&disks=os:P10x1:ReadOnly:0,data:P20x1:ReadOnly&target-iops=2400&io-size=4KiB',
    ];
    for (const query of cases)
      for (const { option } of rowsOf(query))
        expect(option.name, query).not.toMatch(
          /\d × (P[1-9]|P1[05]|[ES][1-9]|[ES]1[05])\b(?! for)/,
        );
  });

  test('begin with what is done where the VM is although a limit that its OS disk crosses is not published.', () => {
    // The cached limit of D16s_v6: that is so before and after, and only 100 IOPS of the OS disk cross it.
    const [first] = rowsOf(
      'vm=D16s_v6&disks=os:P10x1:None:100,data:PremiumV2-2048GiB-12000IOPS-300MBpsx1:None&target-iops=20000&io-size=8KiB',
    );
    expect(first?.option).toMatchObject({ how: 'online', verdict: 'not-checked' });
    expect(first?.option.name).toContain('25,000 IOPS');
  });

  test('lead from a burstable VM that is outgrown to one that is not, and never the other way.', () => {
    const disks = 'disks=os:P10x1:ReadOnly:0,data:P20x2:None&target-iops=4500&io-size=16KiB';
    const namesOn = (vm: string) => rowsOf(`vm=${vm}&${disks}`).map(({ option }) => option.name);
    expect(namesOn('B8ms').some((name) => /^[DEF]\d/.test(name))).toBe(true);
    for (const name of namesOn('D4s_v3')) expect(name).not.toMatch(/^B\d/);
  });

  test('name no size that Microsoft does not list for the disks, or that does not support their cache.', () => {
    for (const disks of ['Ultra-1024GiB-30000IOPS-1000MBpsx1:None', 'P30x6:ReadOnly'])
      for (const vm of ['D8s_v3', 'D8s_v6', 'L8s_v3', 'E8as_v7']) {
        const of = `disks=os:P10x1:ReadOnly:0,data:${disks}`;
        const rows = rowsOf(`vm=${vm}&${of}&target-iops=25000&io-size=8KiB`);
        for (const { query } of rows.filter((row) => paramOf(row.query, 'vm') !== vm)) {
          const { series, hostCache } = vmOf(query);
          const cached = paramOf(query, 'disks')?.includes('x6:ReadOnly');
          expect(!cached || hostCache, query).toBe(true);
          // The list of 2026-08-24 names no series of v7, and of v6 only Famsv6 and those on Arm.
          if (disks.startsWith('Ultra')) expect(series, query).not.toMatch(/v7$|^[DE][^p]*v6$/);
        }
      }
  });

  test.each([
    ['vm=D8s_v3&disks=data:P50x1:ReadOnly', ['Host cache None on data']],
    // Five P4 are 160 GiB with 600 IOPS; a P15 is 256 GiB with 1,100.
    [
      'vm=D2s_v3&disks=os:P10x1:ReadOnly,data:P4x5:None',
      ['D4s_v3', /^D4lds_v5$/, /_v7$/, 'P15 instead of 5 × P4 for data'],
    ],
    ['vm=D8s_v5&disks=os:P10x4:ReadOnly', ['P10 instead of 4 × P10 for OS']],
    [
      'vm=D8s_v5&disks=os:PremiumV2-128GiB-3000IOPS-125MBpsx1:None',
      ['P10 instead of Premium SSD v2 of 128 GiB for OS'],
    ],
    // D8ds_v6 has no temp disk and no cache for it, and NVMe disks of 440 GiB (Ddsv6 page). No page has the cache of a
    // size that is no older.
    [
      'vm=D8ds_v6&disks=os:Ephemeral-100GiB-CacheDiskx1:None',
      ['Ephemeral OS disk of 100 GiB in the local NVMe disks'],
    ],
    ['vm=D4_v3&disks=data:P30x1:None', [/^\D\d+\D*s_v/, /^\D\d+\D*s_v/]],
    [
      'vm=D4_v3&disks=data:P50x1:ReadOnly',
      [/^\D\d+\D*s_v.*, host cache None on data$/, /^\D\d+\D*s_v.*, host cache None on data$/],
    ],
    [
      'vm=D16s_v5&disks=os:Ephemeral-30GiB-ResourceDiskx1:None',
      ['P4 instead of Ephemeral OS disk of 30 GiB for OS', /^D16\D*s_v\d$/],
    ],
  ])(
    'in place of what Azure refuses can be built, on a size that is no smaller: %s.',
    (query, names) => {
      expect(shown(query).answer?.recommendationsTitle).toBe('What can be built');
      const rows = rowsOf(query);
      expect(rows).toHaveLength(names.length);
      for (const [at, { option, query: to }] of rows.entries()) {
        expect(option.name).toMatch(names[at] ?? '');
        expect(verdict(to)).toBe(option.verdict);
        expect(option.verdict).not.toMatch(/not-possible|unsafe/);
      }
    },
  );

  test('of an unsafe set-up are the safe cache first, and then what makes it fit besides.', () => {
    const rows = rowsOf(
      'vm=E16ds_v5&disks=os:P10x1:ReadOnly:100,data:P30x2:ReadOnly,log:P30x1:ReadWrite:4000&target-iops=12000&io-size=8KiB',
    );
    expect(rows.map(({ option }) => [option.name, option.verdict, option.how])[0]).toEqual([
      'None on log instead of ReadWrite',
      'throttled',
      'restart',
    ]);
    expect(rows.length).toBeGreaterThan(2);
    for (const { option, query } of rows) {
      expect(verdict(query)).toBe(option.verdict);
      expect(query).toContain('log:P30x1:None');
    }
    for (const { option } of rows.slice(1)) expect(option.verdict).toBe('fits');
    const safe =
      'vm=E16ds_v5&disks=data:P30x2:ReadOnly,log:P30x1:ReadWrite:400&target-iops=2000&io-size=8KiB';
    expect(rowsOf(safe).map(({ option }) => option.verdict)).toEqual(['fits']);
  });

  test('of a set-up that cannot be checked are some that can be.', () => {
    // Whether 256 GiB fit in the host cache of D4ds_v5 is not published.
    const [first] = rowsOf(
      'vm=D4ds_v5&disks=os:Ephemeral-256GiB-CacheDiskx1:None,data:P10x4:None&target-iops=1500&io-size=8KiB',
    );
    expect(first?.option.name).toBe('P15 instead of Ephemeral OS disk of 256 GiB for OS');
    for (const vm of ['E16s_v6', 'D8s_v5']) {
      const rows = rowsOf(
        `vm=${vm}&disks=os:P10x1:ReadOnly:100,data:P30x2:ReadOnly&target-iops=9000&io-size=8KiB`,
      );
      expect(rows.length, vm).toBeGreaterThan(0);
      for (const { option } of rows) expect(option.verdict).toMatch(/fits|tight/);
    }
  });

  // Ddsv5 page: temp disks of 75, 150 and 300 GiB; no page has the size of its host cache.
  test('put an ephemeral OS disk whose room is not published where there is room, on this size or a larger one, or on a managed disk.', () => {
    const on = (vm: string, size: number) =>
      rowsOf(`vm=${vm}&disks=os:Ephemeral-${size}GiB-CacheDiskx1:None`).map(({ option }) => option);
    expect(on('D8ds_v5', 128).map(({ name }) => name)).toEqual([
      'Ephemeral OS disk of 128 GiB in the temp disk',
    ]);
    for (const series of ['D2ds_v5', 'D2ads_v5']) {
      const [managed, larger, ...others] = on(series, 128);
      expect(managed?.name).toBe('P10 instead of Ephemeral OS disk of 128 GiB for OS');
      expect(larger?.name).toBe(
        `${series.replace('2', '4')}, Ephemeral OS disk of 128 GiB in the temp disk`,
      );
      for (const { name } of others) expect(name).not.toMatch(/^M/);
    }
    const loaded = rowsOf(
      'vm=D8ds_v5&disks=os:Ephemeral-100GiB-CacheDiskx1:None,data:P30x4:None&target-iops=15000&io-size=8KiB',
    );
    expect(loaded[0]?.option.name).toMatch(
      /^E8bds_v5, .*Ephemeral OS disk of 100 GiB in the temp disk$/,
    );
    for (const { option, query } of loaded) {
      expect(verdict(query)).toMatch(/fits|tight/);
      expect(option.name).not.toMatch(/^M\d/);
    }
    // What can be built is known to be.
    for (const { query } of rowsOf('vm=D2s_v5&disks=os:Ephemeral-128GiB-CacheDiskx1:None'))
      expect(verdict(query)).not.toBe('not-checked');
  });

  test('take the largest OS disk in place of one that is too large.', () => {
    const names = (vm: string, disk: string) =>
      rowsOf(`vm=${vm}&disks=os:${disk}x1:None`).map(({ option }) => option.name);
    expect(names('D16ds_v5', 'P60')).toEqual(['P50, 4,095 GiB instead of P60 for OS']);
    expect(names('D8s_v5', 'E80')).toEqual(['E50, 4,095 GiB instead of E80 for OS']);
  });

  test('cost no more than three times another one, however short the list is.', () => {
    const rows = rowsOf('vm=D8s_v5&disks=data:P30x2:None&target-iops=1000&io-size=1MiB');
    const costs = rows.map(({ option }) => option.figures.cost ?? 0);
    expect(rows.length).toBeGreaterThan(1);
    expect(Math.max(...costs)).toBeLessThan(3 * Math.min(...costs));
  });

  test('stay on Arm for an Arm size and on x86 for the others.', () => {
    const ofArm = rowsOf('vm=D8ps_v5&disks=data:P30x4:None&target-iops=16000&io-size=8KiB');
    expect(ofArm.length).toBeGreaterThan(0);
    for (const { query } of ofArm) expect(vmOf(query).name).toMatch(/^\D+\d+[a-z]*p/);
    for (const { query } of rowsOf(target)) expect(vmOf(query).name).not.toMatch(/^\D+\d+[a-z]*p/);
  });

  test('keep the VM whose limit is not published, and say that they are not checked either.', () => {
    // The page of D8s_v5 has no cached limit, which an OS disk with a load crosses before and after.
    const query =
      'vm=D8s_v5&disks=os:P10x1:ReadOnly:400,data:P30x1:None,log:P15x1:None:2000&target-iops=3000&io-size=8KiB';
    const rows = rowsOf(query);
    const at = (tier: string) =>
      rows.findIndex(({ option }) => option.name.startsWith(`Performance tier ${tier} for log`));
    // 2,000 IOPS are 87 % of the 2,300 of a P20, and 40 % of the 5,000 of a P30.
    expect(at('P30')).toBeGreaterThanOrEqual(0);
    // What fits is before it.
    for (const { option } of rows.slice(0, at('P30'))) expect(option.verdict).toBe('fits');
    expect(at('P20')).toBe(-1);
    const found = rows[at('P30')];
    expect(found?.option).toMatchObject({ verdict: 'not-checked', how: 'online' });
    expect(verdict(found?.query ?? '')).toBe('not-checked');
  });

  test('need an input where a load is not known, and are tight exactly at a limit.', () => {
    // Four P30 have 20,000 IOPS, which is what is needed: nothing is left of them.
    const rows = rowsOf('vm=D8s_v5&disks=data:P30x4:None&target-iops=20000&io-size=8KiB');
    const same = rows.filter(({ query }) => query.includes('P30x4'));
    expect(same.length).toBeGreaterThan(0);
    for (const { option } of same)
      expect(option).toMatchObject({ verdict: 'tight', utilisationText: '100 %' });
  });
});

describe('Each option, opened by its link,', () => {
  const roles = fc.constantFrom('None', 'ReadOnly');
  const names = ['D8s_v3', 'D16ds_v5', 'E8s_v3', 'E4ds_v5', 'D8ps_v5', 'B8ms', 'DS3_v2', 'D8s_v6'];
  const setUp = fc.record({
    vm: fc.constantFrom(...names),
    disk: fc.constantFrom('P10', 'P20', 'P30'),
    count: fc.integer({ min: 1, max: 4 }),
    cache: roles,
    iops: fc.integer({ min: 500, max: 40_000 }),
    size: fc.constantFrom('4KiB', '16KiB', '64KiB'),
    temp: fc.constantFrom('unused', '20MB/s'),
  });

  test('has the verdict and the price that its row says, no failed check, no smaller disks and a temp disk where one is used.', () => {
    let seen = 0;
    fc.assert(
      fc.property(setUp, ({ vm, disk, count, cache, iops, size, temp }) => {
        const query = `vm=${vm}&disks=os:P10x1:ReadOnly:100,data:${disk}x${count}:${cache}&io-size=${size}&target-iops=${iops}&temp=${temp}`;
        for (const { option, query: next } of rowsOf(query)) {
          seen++;
          const { answer } = shown(next);
          expect(answer?.verdict, next).toBe(option.verdict);
          if (!option.gainText && option.verdict !== 'oversubscribed')
            expect(
              answer?.checks.filter(({ severity }) => severity === 'failed'),
              next,
            ).toEqual([]);
          const [, name = '', disks] =
            /data:([\w-]+)x(\d+):/.exec(paramOf(next, 'disks') ?? '') ?? [];
          const sizeOf = (one: string) => diskNamed(one, 'current').size;
          expect(sizeOf(name) * Number(disks), next).toBeGreaterThanOrEqual(sizeOf(disk) * count);
          expect(paramOf(next, 'disks')).toMatch(/os:P\d+x1:/);
          // The present VM may have none for its load: then what changes the disks alone is not checked.
          if (temp !== 'unused' && (vmOf(next).name !== vm || option.verdict !== 'not-checked'))
            expect(vmOf(next).tempDisk).not.toBe('none');
          const cost = answer?.readouts.find(({ id }) => id === 'cost')?.value;
          if (cost === undefined) expect(option.costText).toBe('not priced');
          else expect(Number(option.costText.replaceAll(',', ''))).toBeCloseTo(cost, -1);
        }
      }),
      { numRuns: all ? 40 : 20 },
    );
    expect(seen).toBeGreaterThan(40);
  });
});

test('Equal prices keep their order, whichever way the answer is computed.', () => {
  expect(rowsOf(target)).toEqual(rowsOf(target));
  expect(fullDataset.catalogue.vms('current').length).toBeGreaterThan(1000);
});

describe('The table of limits', () => {
  test('begins with the bottleneck, which is marked, and names whose disks it is for.', () => {
    const [first, second] = shown(target).answer?.limits ?? [];
    expect(first?.parts).toEqual({ name: 'VM uncached', detail: 'all disks' });
    expect(second?.parts?.name).toBe('VM uncached');
    expect([first?.mark, second?.mark]).toEqual([undefined, 'bottleneck']);
    // 11,700 IOPS of 64 KiB are 766.8 MB/s, and D16ds_v5 has 600 (Ddsv5 page).
    expect(limitUse(target, 'VM uncached', 'throughput')?.state).toBe('over');
  });

  test('marks the nearest limit where everything fits.', () => {
    const fits = 'vm=D16ds_v5&disks=os:P10x1:ReadOnly:100,data:P30x4:ReadOnly:2000&io-size=8KiB';
    const marks = (shown(fits).answer?.limits ?? []).flatMap(({ mark }) => mark ?? []);
    expect(new Set(marks)).toEqual(new Set(['nearest limit']));
  });

  test('shows what only all disks together could exceed in amber, also in the steps.', () => {
    const { answer } = shown('vm=D16ds_v5');
    expect(answer?.verdict).toBe('oversubscribed');
    const tones = answer?.steps.flatMap(({ line }) =>
      line.flatMap((part) => (typeof part === 'string' ? [] : [part.tone])),
    );
    expect(tones).toContain('tight');
    expect(tones).not.toContain('over');
  });
});

test('Bursts stand in a sentence, which has what they give and how long.', () => {
  const { burst, readouts = [] } = shown(target).answer ?? {};
  const named = (burst?.parts ?? []).flatMap((part) =>
    typeof part === 'string' ? [] : [part.readout],
  );
  const within = readouts.filter(({ within: place }) => place === 'burst').map(({ id }) => id);
  expect(named.toSorted()).toEqual(within.toSorted());
  expect(headline(target)).toContain('767 MB/s');
});

// Dsv5, Esv5 and v6 publish no cached limit, so that data disks with a cache cannot be checked on any larger size.
describe('Ways to get more without a target', () => {
  const namesOf = (query: string) => rowsOf(query).map(({ option }) => option.name);

  test('set the host cache to None together with another VM, as with a target.', () => {
    const disks = (cache: string) => `disks=os:P10x1:ReadOnly,data:P30x4:${cache}`;
    const without = rowsOf(`vm=D8s_v5&${disks('None')}`);
    const cached = rowsOf(`vm=D8s_v5&${disks('ReadOnly')}`);
    const vms = (rows: readonly Row[]) => rows.map(({ query }) => vmOf(query).name);
    expect(vms(cached)).toEqual(vms(without));
    // On the same VM the last does as much for less, and has no host cache to set.
    for (const { option } of cached.slice(0, -1)) expect(option.name).toContain('host cache None');
    expect(cached.at(-1)?.option.name).toMatch(/Premium SSD v2 .* instead of 4 × P30/);
  });

  test('are the cheapest, then what disrupts less, and nothing at three times the price.', () => {
    const order: readonly string[] = disruptions;
    for (const query of [
      'vm=D8s_v5&disks=os:P10x1:ReadOnly,data:P30x4:None',
      'vm=E32s_v5&disks=os:P10x1:ReadOnly,data:P40x8:ReadOnly,log:P30x2:None',
      'vm=F16s_v2&disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly',
    ]) {
      const rows = rowsOf(query).filter(
        ({ query: to }) => paramOf(to, 'vm') !== paramOf(query, 'vm'),
      );
      const ranks = rows.map(({ option }) => order.indexOf(option.how ?? ''));
      expect(rows.length, query).toBeGreaterThan(1);
      expect(ranks, query).toEqual([...new Set(ranks)].toSorted((a, b) => b - a));
    }
    // 737 MB/s of 900 MB/s: no GPU at six times the price for the rest, but the same for less.
    expect(namesOf('vm=NC4as_T4_v3&disks=os:P10x1:ReadOnly,data:P30x4:None')).toEqual([
      expect.stringMatching(/^4 × Premium SSD v2 .* instead of 4 × P30 for data$/),
    ]);
  });

  // The default of AKS nodes. A new VM has room for its ephemeral OS disk in the temp disk as well.
  test('move an ephemeral OS disk to another place of the next VM, in place of a VM of 208 vCPUs.', () => {
    const query = 'vm=D4ds_v5&disks=os:Ephemeral-100GiB-CacheDiskx1:ReadOnly,data:P10x4:None';
    const [first] = rowsOf(query);
    expect(first?.option.name).toMatch(/Ephemeral OS disk of 100 GiB in the temp disk$/);
    expect(first?.option.figures?.difference).toBeLessThan(200);
    expect(verdict(first?.query ?? '')).toBe(first?.option.verdict);
  });
});

// D2_v3 has a temp disk and no Premium Storage; D2as_v5 is cheaper and has none.
test('In place of what Azure refuses a resize is offered beside a cheaper new VM.', () => {
  const hows = rowsOf('vm=D2_v3&disks=data:P30x1:None').map(({ option }) => option.how);
  expect(hows).toEqual(['deallocate', 'new VM']);
});

// Ebsv5 page: 24,200 IOPS of an E8bs_v5 with SCSI, 26,400 with NVMe, at one price.
test('The same size with NVMe is an option beside Premium SSD v2, for those who have no zone.', () => {
  const query = 'vm=E8bs_v5&disks=os:P10x1:ReadOnly,data:P30x5:None&target-iops=25000';
  const vms = rowsOf(query).map(({ option }) => option.name);
  expect(vms).toContain('E8bs_v5, NVMe');
});

// “Only supported by M-series VMs” (“Azure Write Accelerator”, Prerequisites, 2026-09-21).
test('A VM without Write Accelerator comes after those with it where a log may have it, and says so.', () => {
  const query =
    'vm=M64s&disks=os:P10x1:ReadOnly,data:P40x4:ReadOnly,log:P30x2:None&target-iops=45000&io-size=8KiB';
  const says = rowsOf(query).map(({ option }) => /no Write Accelerator/.test(option.detail));
  const isM = rowsOf(query).map(({ query: to }) => vmOf(to).name.startsWith('M'));
  expect(says).toEqual(isM.map((one) => !one));
  expect(isM[0]).toBe(true);
  expect(isM).toContain(false);
});

// M64s has 64 vCPUs and 1 TiB, D14 16 and 112 GiB; the limits of 2018 have no price that would show it.
test('Where there are no prices, no size with four times the vCPUs and memory is offered.', () => {
  const query = 'vm=D14&disks=data:S30x32:None&target-iops=16000&limits=2018-09';
  const names = rowsOf(query).map(({ option }) => option.name);
  expect(names.length).toBeGreaterThan(0);
  expect(names.join()).not.toContain('M64s');
});
