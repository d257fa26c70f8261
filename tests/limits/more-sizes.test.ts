/** Spot checks of the sizes, local disks and cached limits that were added later: typed by hand from the documents named. */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { vmField } from '../../src/calculators/shared/fields/name-fields.ts';
import { parseConstrained } from '../../src/limits/constrained-table.ts';
import { catalogue, fullVms, knownSizes, type Vm, vms } from '../../src/limits/index.ts';
import { namesOf } from '../../src/limits/known-sizes.ts';
import { parseKnown } from '../../src/limits/known-table.ts';
import { counts, limitsJson } from '../../src/limits/publish/index.ts';
import { gib, mbPerSecond } from '../../src/units/index.ts';

const today = vms.filter(({ edition }) => edition === 'current');
const of = (name: string): Vm => {
  const found = today.find((vm) => vm.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const pair = (iops: number, mbps: number) => ({ iops, throughput: mbPerSecond(mbps) });

test('The sizes of today are counted: rows, constrained vCPUs, local disks, cached limits by origin, prices by region.', () => {
  expect(counts()).toEqual({
    sizes: 1044 + 236,
    // 221 of other series, 4 of HBv4, 7 of HBv5 and 4 of HX.
    constrained: 236,
    // 285 rows of local NVMe disks on pages, 18 of them beside a temp disk, the 11 of Mbdsv3, the 8 + 8 + 9 of
    // DCadsv6, ECadsv6 and DCedsv6, and without figures HBv4, HBv5, HX and the 3 of Mdsv3VHM.
    localNvme: 296 + 25 + 6,
    localReads: 278 + 25,
    // Not those of Daldsv6, Dadsv6, Eadsv6 and Mbdsv3, nor the five that are misprinted.
    localWrites: 237,
    // Five of FX.
    cachedOnPages: 214 + 5,
    // NC16as_T4_v3.
    cachedInTheApi: 22 + 1,
    // 76 that retire, 3 of NCA100v4, M1792ixds_32_v3.
    notFirstChoice: 80,
    retiring: 76,
    restricted: 72,
    // All have a newer price or stage, but for M1792ixds_32_v3, which has none.
    preview: 0,
    notInApi: 1,
    // The 149 of series that are named below and E64is_v3, the 27 of Dnsv6, Dnlsv6 and Ensv6, and two of Mdsv3VHM.
    outdated: 150 + 27 + 2,
    // Names of the list of 2026-08-22 that have a price for Linux and are sizes of today.
    priced: {
      ...{ westeurope: 1105 + 128, belgiumcentral: 568 + 43, francecentral: 924 + 69 },
      ...{ northeurope: 1102 + 86, swedencentral: 1038 + 99, uksouth: 998 + 69 },
      ...{ centralus: 1015 + 79, eastus2: 1001 + 62, westus2: 964 + 57, australiaeast: 937 + 52 },
      ...{ centralindia: 795 + 42, southeastasia: 970 + 62 },
    },
    // The page on Write Accelerator names 46, three of which no page of sizes has.
    writeAccelerator: 43,
    // P1 to P80 but for P50 and P80; P1 to P80 and E1 to E80; P1 to P20.
    disksWithTiers: 12,
    sharedDisks: 28,
    disksWithBuckets: 8,
  });
  expect(limitsJson().counts).toEqual(counts());
});

describe('A size of a page that was added later', () => {
  test.each([
    // Ddsv7 page of 2026-02-02.
    ['D96ds_v7', 96, 384, 64, pair(192_000, 5665), pair(240_000, 6570)],
    // Fadsv7 page of 2026-01-21.
    ['F80ads_v7', 80, 320, 64, pair(212_000, 10_344), pair(310_000, 10_356)],
    // Lasv5 page of 2026-08-18.
    ['L160ias_v5', 160, 1280, 32, pair(260_000, 12_000), pair(400_000, 12_000)],
    // Mdsv3 medium memory page of 2025-07-03.
    ['M176ds_4_v3', 176, 3892, 64, pair(130_000, 4000), pair(130_000, 4000)],
  ] as const)(
    '%s has the figures of its page.',
    (name, vcpus, memory, disks, uncached, elastic) => {
      expect(of(name)).toMatchObject({
        vcpus,
        memory: gib(memory),
        maxDataDisks: disks,
        uncached,
        elastic,
      });
    },
  );

  test.each([
    // Pages of the high memory sizes of M, of 2025-03-24 and 2025-04-08: one table for each interface.
    ['M832s_12_v3', { memory: gib(11_400), elastic: pair(130_000, 4000), tempDisk: 'none' }],
    ['M832s_12_v3/nvme', { uncached: pair(130_000, 4000), elastic: pair(260_000, 8000) }],
    ['M416ds_6_v3', { temp: gib(400), localDisk: pair(250_000, 1600), tempDisk: 'cached limit' }],
    ['M896ixds_24_v3', { memory: gib(23_088), nvmeDisks: 1, nvmeSize: gib(4096) }],
    // DCedsv6 page of 2026-02-17.
    ['DC96eds_v6', { uncached: pair(153_600, 4000), localDisk: pair(1_800_000, 8640) }],
    // DCadsv6 page of 2026-03-10, which has no table of remote disks.
    ['DC8ads_v6', { nvmeSize: gib(300), uncached: { iops: 'not published' }, maxDataDisks: 16 }],
    // FX page of 2024-07-30; the cached limit of its copy of 2022-12-20.
    ['FX48mds', { uncached: pair(80_000, 1258), cached: pair(400_000, 3871), memory: gib(1008) }],
    // HBv5 page of 2025-09-15: 8 local disks, 14304 GiB.
    ['HB368-48rs_v5', { vcpus: 48, nvmeDisks: 8, nvmeSize: gib(14_304 / 8), maxDataDisks: 32 }],
    // Copy of the resource API of 2025-06-03: 503,316,480 bytes a second cached, 737,280,000 uncached.
    ['NC16as_T4_v3', { cached: { iops: 32_000, throughput: 503_316_480 }, cacheSize: gib(144) }],
    [
      'NC16as_T4_v3',
      { uncached: pair(48_000, 737.28), note: expect.not.stringContaining('no throughput') },
    ],
  ] as const)(
    '%s has the figures of its page, of networks, accelerators or much memory.',
    (name, figures) => {
      expect(of(name)).toMatchObject(figures);
      expect(of(name).premiumStorage).toBe(true);
    },
  );

  test('has the temp disk of its page as the cached limit, where the two are one.', () => {
    // DCadsv5 page of 2024-07-30: DC8ads_v5 300 GiB, 38000 and 500; uncached 12800 and 192.
    expect(of('DC8ads_v5')).toMatchObject({
      temp: gib(300),
      cached: pair(38_000, 500),
      uncached: pair(12_800, 192),
      tempDisk: 'cached limit',
    });
  });

  test('with misprints has the lower figure, and none where the figure is too high.', () => {
    // Endsv6 page of 2025-05-08: E48nds_v6 1,000,000 IOPS for Premium SSD v2; E64nds_v6 76,800 and 2,544.
    expect(of('E48nds_v6').elastic).toBeUndefined();
    expect(of('E48nds_v6').note).toContain('1000000/2976');
    expect(of('E64nds_v6')).toMatchObject({ uncached: pair(76_800, 2544) });
    // Dadsv7 page of 2026-01-26: D160ads_v7 reads 3,000,000 and 22,400, writes 12,000,000 and 11,200.
    expect(of('D160ads_v7').localDisk).toEqual(pair(3_000_000, 22_400));
    expect(of('D160ads_v7').localWrite).toBeUndefined();
    expect(of('D160ads_v7').note).toContain('12000000/11200');
  });

  test('with a burst below its base has the figure of other pages, and a note about it.', () => {
    // Edsv7, copy d05c5aec: E96ds_v7 250,000; Dldsv7: D96lds_v7 250,000; Edsv7 of 2026-02-02: 205,000.
    for (const name of ['D96s_v7', 'D96ds_v7', 'E96s_v7', 'E96ds_v7', 'D96ls_v7'])
      expect(of(name)).toMatchObject({
        elasticBurst: { iops: 250_000 },
        note: expect.stringContaining('The page lists 205000'),
      });
    expect(of('D96lds_v7').elasticBurst).toMatchObject({ iops: 250_000 });
    for (const { name, elastic, elasticBurst } of today)
      if (elastic && elasticBurst)
        expect(elasticBurst.iops, name).toBeGreaterThanOrEqual(elastic.iops);
  });
});

describe('Local NVMe disks', () => {
  test('have a number, a size, and figures for reads and for writes.', () => {
    // Ddsv6 page: D16ds_v6 2 disks of 440 GiB, 300000 and 1440 read, 120000 and 720 written.
    expect(of('D16ds_v6')).toMatchObject({
      nvmeDisks: 2,
      nvmeSize: gib(440),
      localDisk: pair(300_000, 1440),
      localWrite: pair(120_000, 720),
    });
    // Lsv4 page: L96s_v4 12 disks of 1,920 GB, 6.6 million and 36,000 read, 2.64 million and 18,000 written.
    expect(of('L96s_v4')).toMatchObject({
      nvmeDisks: 12,
      nvmeSize: 1920e9,
      localDisk: pair(6_600_000, 36_000),
      localWrite: pair(2_640_000, 18_000),
    });
  });

  test('have no figures for writes where the page lists none.', () => {
    // Dadsv6 page: random reads alone.
    expect(of('D96ads_v6').localDisk).toEqual(pair(1_800_000, 8640));
    expect(of('D96ads_v6').localWrite).toBeUndefined();
    expect(of('D96ads_v6').note).toContain('no figures for writes');
  });

  test('of Dpdsv6 are not taken to write faster than they read, though the page lists it so.', () => {
    // Dpdsv6 page: D2pds_v6 15000 and 90 under reads, 37500 and 180 under writes. Ddsv6: the other way round.
    expect(of('D2pds_v6')).toMatchObject({
      localDisk: pair(37_500, 180),
      localWrite: pair(15_000, 90),
      note: expect.stringContaining('in each other’s columns'),
    });
  });

  test('beside a temp disk have one figure, apart from the temp disk’s.', () => {
    // Lsv3 page: L80s_v3 800 GiB at 40000 IOPS and 800 MBps; 10 disks of 1.92 TB, 3.8M and 20000.
    expect(of('L80s_v3')).toMatchObject({
      temp: gib(800),
      localDisk: pair(40_000, 800),
      nvmeDisks: 10,
      nvmeSize: 1920e9,
      nvme: pair(3_800_000, 20_000),
      tempDisk: 'cached limit',
    });
  });

  test('are published with their sizes as printed, in GiB or in GB.', () => {
    const sizeOf = (name: string) =>
      limitsJson().vms.find((vm) => vm.name === name && vm.edition === 'current')?.nvmeSize;
    expect(sizeOf('D16ds_v6')).toEqual({ value: 440, unit: 'GiB', base: 440 * 1024 ** 3 });
    expect(sizeOf('L8s_v4')).toEqual({ value: 480, unit: 'GB', base: 480e9 });
  });
});

describe('A cached limit that only the resource API has', () => {
  test.each([
    // Resource API of 2025-06-03: 9,000 and 125,000,000 bytes a second; 450,000 and 4,000,000,000.
    ['D2as_v6', 9000, 125_000_000, 'api-2025', '2025-06'],
    ['D128ds_v6', 450_000, 4_000_000_000, 'api-2025', '2025-06'],
    // A copy published on 2026-08-18: 38,500 and 242,221,056.
    ['D4s_v4', 38_500, 242_221_056, 'api-2026-08-18', '2026-08'],
    // 2021-05-24: 160,000 and 1,600,000,000; E80is_v4 615,000 and no throughput.
    ['M192is_v2', 160_000, 1_600_000_000, 'api-2021', '2021-05'],
    ['E80is_v4', 615_000, 'not published', 'api-2021', '2021-05'],
  ] as const)('%s names its origin, also in its note.', (name, iops, throughput, origin, month) => {
    const vm = of(name);
    expect(vm.cached).toEqual({ iops, throughput });
    expect(vm.origin).toEqual({ cached: origin });
    expect(vm.note).toContain(`The cached limit is from the resource API, ${month}`);
    expect(catalogue.source(origin).title).toContain('resource API');
  });

  test('is published with its origin.', () => {
    const published = limitsJson().vms.find(({ name }) => name === 'D2as_v6');
    expect(published?.origin).toEqual({ cached: 'api-2025' });
  });
});

describe('An uncached limit that only the resource API has', () => {
  test.each([
    // Resource API of 2024-12-12: 703 and 1907 MiB/s, rounded down. NC16as_T4_v3: 737,280,000 bytes a second in 2025.
    ['NC4as_T4_v3', 48_000, 737_280_000, 703],
    ['NC8as_T4_v3', 48_000, 737_280_000, 703],
    ['NC64as_T4_v3', 48_000, 737_280_000, 703],
    ['HB176rs_v4', 80_000, 2_000_000_000, 1907],
    ['HB176-24rs_v4', 80_000, 2_000_000_000, 1907],
    ['HX176rs', 80_000, 2_000_000_000, 1907],
    ['HX176-144rs', 80_000, 2_000_000_000, 1907],
  ] as const)('%s names its origin and how it was rounded.', (name, iops, throughput, mib) => {
    const vm = of(name);
    expect(vm.uncached).toEqual({ iops, throughput });
    expect(Math.floor(throughput / 1024 ** 2)).toBe(mib);
    expect(vm.origin).toEqual({ uncached: 'api-2024' });
    expect(vm.note).toContain(`${mib} MiB/s, rounded down`);
    expect(vm.note).toContain('The uncached limit is from the resource API, 2024-12');
  });

  test('is missing only where no copy has it either, and E192ids_v6, whose page has a misprint.', () => {
    const without = today.filter(({ uncached }) => uncached.iops === 'not published');
    expect(
      new Set(without.map(({ name, series }) => (name === 'E192ids_v6' ? name : series))),
    ).toEqual(new Set(['DCasv6', 'DCadsv6', 'ECasv6', 'ECadsv6', 'HBv5', 'E192ids_v6']));
  });
});

test('A limit has IOPS and throughput or neither, but for two sizes whose copies of the resource API have IOPS alone.', () => {
  const halves = today.flatMap(({ name, constrainedOf, cached, uncached }) =>
    Object.entries({ cached, uncached })
      .filter(([, { iops, throughput }]) => typeof iops !== typeof throughput)
      .map(([limit]) => `${constrainedOf ?? name} ${limit}`),
  );
  // Resource API of 2020-08-25 and 2021-05-24.
  expect([...new Set(halves)]).toEqual(['E32s_v4 cached', 'E80is_v4 cached']);
});

describe('A size with constrained vCPUs', () => {
  test('has fewer vCPUs, and all else of the size that it is made from.', () => {
    // Constrained vCPU page of 2025-10-16: E32-8s_v5 has 8 active vCPUs, 256 GiB, 32 disks, 80,000 IOPS in burst.
    const { name: _, vcpus, constrainedOf, also, note, ...same } = of('E32-8s_v5');
    const { name: __, vcpus: full, note: fullNote, ...whole } = of('E32s_v5');
    expect([vcpus, full, constrainedOf]).toEqual([8, 32, 'E32s_v5']);
    expect(same).toEqual(whole);
    expect(same.memory).toBe(gib(256));
    expect(same.maxDataDisks).toBe(32);
    expect(same.uncachedBurst?.iops).toBe(80_000);
    expect(also).toEqual(['constrained-vcpus']);
    expect(note).toMatch(/^Its vCPUs are constrained/);
    expect(note?.endsWith(fullNote ?? '')).toBe(true);
  });

  test.each([
    ['DS13-4_v2', 'DS13_v2', 4],
    ['GS5-16', 'GS5', 16],
    ['M64-32bds_1_v3', 'M64bds_1_v3', 32],
    ['M416-208ms_v2', 'M416ms_v2', 208],
    ['FX96-24mds_v2', 'FX96mds_v2', 24],
    ['F2-1ams_v7', 'F2ams_v7', 1],
  ])('%s is made from %s, with %d vCPUs.', (name, full, vcpus) => {
    expect(of(name)).toMatchObject({ constrainedOf: full, vcpus });
  });

  test('cites the resource API where that alone names it or differs from the page.', () => {
    expect(of('E96-24ads_v6').also).toEqual(['constrained-vcpus', 'size-api-2026']);
    // Page on constrained vCPUs, 2025-10-16, H-family sizes: Standard_HB368_288rsv5 and Standard_HB368_336rsv5.
    for (const vcpus of [288, 336]) {
      const { also, note } = of(`HB368-${vcpus}rs_v5`);
      expect(also).toEqual(['constrained-vcpus', 'size-api-2026']);
      expect(note).toContain(`The page on constrained vCPUs spells it HB368_${vcpus}rsv5`);
    }
    // Resource API of 2026-08-01: 32 data disks for E8-4s_v5 and E8-4ds_v5.
    for (const name of ['E8-4s_v5', 'E8-4ds_v5']) {
      expect(of(name).maxDataDisks).toBe(16);
      expect(of(name).note).toContain('32 data disks');
    }
  });

  test('is said to be missing on the page only where it is, and no copy of the resource API is cited for the others.', () => {
    const missing = today.filter(({ note }) => note?.includes('does not name it'));
    expect(missing.map(({ name }) => name)).toEqual(['E96-24ads_v6', 'E96-48ads_v6']);
    // The page’s other H-family sizes of the three series.
    const named = [
      ...[48, 96, 144, 192, 240].map((vcpus) => `HB368-${vcpus}rs_v5`),
      ...[24, 48, 96, 144].flatMap((vcpus) => [`HB176-${vcpus}rs_v4`, `HX176-${vcpus}rs`]),
    ];
    for (const name of named) expect(of(name).also, name).toEqual(['constrained-vcpus']);
  });

  test('is listed after the size that it is made from, and is found by name.', () => {
    const at = today.findIndex(({ name }) => name === 'E8s_v5');
    expect(today.slice(at + 1, at + 3).map(({ name }) => name)).toEqual(['E8-2s_v5', 'E8-4s_v5']);
    expect(catalogue.vm('standard_e8-4s_v5', 'current')).toMatchObject({ row: of('E8-4s_v5') });
  });
});

describe('The list of sizes with constrained vCPUs', () => {
  const read = (line: string) => () =>
    parseConstrained({ file: 'made-up.ts', text: `\nsizes vcpus\n- -\n${line}\n` }, fullVms);

  test('without a mistake is parsed.', () => {
    expect(read('E*s_v5 8-4,8-2 # Words')()).toEqual([['E*s_v5', '8-4,8-2', 'Words']]);
  });

  test.each([
    ['E*s_v5 8-3', 'E8-3s_v5 has neither a half nor a quarter of the 8 vCPUs of E8s_v5'],
    ['E*s_v5 6-3', 'there is no E6s_v5 with vCPUs for E6-3s_v5'],
    ['E*s_v5 8-4,8-4', '“E8-4s_v5” is listed a second time'],
    ['Es_v5 8-4', '“Es_v5” is not a name such as E*s_v5'],
    ['E*s_v5 8/4', '“8/4” is not a list such as 4-2,8-2'],
  ])('with “%s” is refused, with file and line.', (line, reason) => {
    expect(read(line)).toThrow(`made-up.ts:4: ${reason}`);
  });
});

describe('A size that Azure has and the dataset does not have', () => {
  test.each([
    // Resource API of 2026-08-01.
    'HB120-16rs_v3',
    'NV12ads_V710_v5',
    'M416ds_12_v3',
    'ND128isr_NDR_GB200_v6',
    // Price list of 2026-08-22, North Europe.
    'D372is_v7',
    'D372ids_v7',
  ])('%s is not called unknown.', (name) => {
    for (const text of [name, `Standard_${name}`, name.toLowerCase()])
      expect(catalogue.vm(text, 'current')).toEqual({
        refused: `${name} is known to Azure; no limits collected.`,
      });
    expect(catalogue.vm(`${name}9`, 'current')).toHaveProperty('nearest');
  });

  test('is one of 232, none of which has a row.', () => {
    const names = namesOf(knownSizes);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(232);
    const rows = new Set(vms.map(({ name }) => name.toLowerCase()));
    expect(names.filter((name) => rows.has(name.toLowerCase()))).toEqual([]);
  });

  const read = (line: string) => () =>
    parseKnown({ file: 'made-up.ts', text: `\nnumbers names\n- -\n${line}\n` }, fullVms);

  test('is read from a table.', () => {
    expect(read('2,4-1 HW*rs,HY*_v9')()).toEqual([['2,4-1', 'HW*rs HY*_v9']]);
  });

  test.each([
    ['2;4 HX*rs', '“2;4” is not a list such as 2,4,8 or 120,120-16'],
    ['2,4 HXrs', '“HXrs” is not a name such as HB*rs_v3'],
    ['2,2 HW*rs', '“HW2rs” is listed a second time'],
    ['8 D*s_v5', '“D8s_v5” has a row of its own'],
  ])('in a wrong row such as “%s” stops the build, with file and line.', (line, reason) => {
    expect(read(line)).toThrow(`made-up.ts:4: ${reason}`);
  });

  test('is named as such where a calculator asks for a VM size.', () => {
    const field = vmField('D8s_v3');
    const look = { context: fullDataset, text: () => '' };
    expect(field.parse('Standard_HC44rs', look)).toMatchObject({
      problem: 'HC44rs is known to Azure; no limits collected. It retires on 2027-05-31.',
    });
  });
});
