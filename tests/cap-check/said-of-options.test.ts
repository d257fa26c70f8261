/** What an option, or the first set-up of a search, has to say of itself, and what an answer leaves to the reader, on the command line. */
import { expect, test } from 'vitest';
import { reportOf } from '../../src/cli/report.ts';

const optionsOf = (id: string, query: string) => reportOf(id, query).options ?? [];

// B4pls_v2: “p” is Arm, and B series accumulate credits (“Bpsv2 size series”).
test('Find says of a size that it needs an Arm64 image and that its CPU is by credits.', () => {
  const load = 'target-iops=5000&target-throughput=100MB/s&capacity=1TiB';
  expect(reportOf('find', `${load}&exclude=retiring`).why).toContain(
    '4 vCPUs, 8 GiB; needs an Arm64 image; burstable, with CPU credits;',
  );
  expect(reportOf('find', load).why).not.toMatch(/Arm64|burstable/);
});

// A D8ds_v5 has 300 GiB of temp disk; a D8ads_v7 one local NVMe disk, and an ephemeral OS disk takes whole ones.
test('An ephemeral OS disk in the only local NVMe disk leaves no temp disk.', () => {
  const query =
    'vm=D8ds_v5&disks=os:Ephemeral-128GiB-ResourceDiskx1:ReadOnly,data:P20x6:None&target-iops=13000&io-size=16KiB';
  const moved = optionsOf('cap-check', query).filter(({ change }) => /NVMe disks/.test(change));
  expect(moved).not.toHaveLength(0);
  for (const { detail } of moved) expect(detail).toContain('no temp disk');
});

test('Of four disks that are made larger it says that they stay four.', () => {
  const query = 'vm=D16ps_v5&disks=os:P10x1:ReadOnly,data:P20x4:None&target-iops=10000&os=windows';
  expect(optionsOf('cap-check', query).map(({ change }) => change)).toContain(
    'P30 instead of each P20 for data (4 disks)',
  );
});

// At $0.000,15 a GiB and hour five disks of 1 GiB save 16 cents; two of 3 GiB have 6,000 IOPS and 250 MB/s included.
test('No data are copied to more disks for cents, and then to the fewest within a dollar.', () => {
  const load = 'target-iops=3500&target-throughput=130MB/s&capacity=5GiB';
  expect(
    optionsOf('provision', `${load}&disks=2`)
      .map(({ change }) => change)
      .join(),
  ).not.toContain('striped');
  expect(optionsOf('provision', `${load}&disks=1&now=P10x1`).map(({ change }) => change)).toContain(
    '2 striped disks, each of 3 GiB, 3,000 IOPS and 125 MB/s',
  );
});

// 450 MB/s at 15,000 IOPS of two P50 are 30 KB, 29.3 KiB; a P20 has 150 MB/s, 75,000 bytes for each of 2,000 IOs.
test('Where IOs may not be larger either, a target of throughput says from which size to which they fit.', () => {
  const disks = 'disks=os:P10x1:ReadOnly,data:P50x2:None';
  const headline = (groups: string) =>
    reportOf('cap-check', `vm=E16s_v5&${disks}${groups}&target-throughput=450MB/s`).headline;
  expect(headline(',log:P20x1:None:2000')).toMatch(
    / with IOs from 30 KiB to 73 KiB on data and log\.$/,
  );
  expect(headline('')).toMatch(/ with IOs from 30 KiB\.$/);
});

test('Two workloads on equal disks are told that these are two volumes, unless they name one.', () => {
  const checks = (id: string) =>
    (
      reportOf(
        'throttle',
        `vm=D16s_v5&loads=db:P30x4/None${id}:8KiB:q64:read70,backup:P30x4/None${id}:1MiB:q8:read`,
      ).checks ?? []
    )
      .map(({ text }) => text)
      .join();
  expect(checks('')).toContain('“db” and “backup” are on 2 volumes of 4 × P30 each.');
  expect(checks('%23a')).not.toContain('2 volumes');
});

// “Deploy a Premium SSD v2”, Limitations: no host caching. “Disk performance”: ReadWrite can lose data, ReadOnly and None do not.
test('Of Premium SSD v2 in the place of disks with a host cache it says that there is none then.', () => {
  const query = (cache: string, more = '') =>
    `vm=D8ds_v5&disks=os:P10x1:ReadOnly,data:P30x2:${cache}&target-iops=12000${more}`;
  const details = (cache: string) =>
    optionsOf('cap-check', query(cache)).flatMap(({ change, detail = '' }) =>
      change.includes('v2 of') ? [detail] : [],
    );
  expect(details('ReadOnly').length).toBeGreaterThan(1);
  for (const detail of details('ReadOnly')) expect(detail).toContain('regions, no host cache, no');
  for (const detail of details('None')) expect(detail).not.toContain('cache');
});

test('The setting in place of ReadWrite is that of the option, and is named once.', () => {
  const query =
    'vm=D8ds_v5&disks=os:P10x1:ReadOnly,data:P30x2:ReadWrite&target-iops=12000&io-size=8KiB';
  const options = optionsOf('cap-check', query).map(
    ({ change, query: opens = '' }) => [change, /data:[^,&]*x\d+:(\w+)/.exec(opens)?.[1]] as const,
  );
  expect(new Set(options.map(([, cache]) => cache))).toEqual(new Set(['ReadOnly', 'None']));
  for (const [change, cache] of options) {
    expect(change).toMatch(new RegExp(`^${cache} on data instead of ReadWrite`));
    expect(change).not.toContain('host cache');
  }
});

// The pages of DCasv6 and its like name no disk controller; those of DCasv5 and Dsv6 are SCSI and NVMe.
test('Where the page of a size names no disk controller, none is stated.', () => {
  const disks = 'disks=os:P10x1:None,data:P30x4:None&target-iops=18000';
  const onV6 = reportOf('cap-check', `vm=DC8as_v6&${disks}`);
  const notes = (checks = onV6.checks) => JSON.stringify(checks);
  expect(notes()).toContain('Its page names no disk controller. Disks over NVMe');
  expect(notes(reportOf('cap-check', `vm=D8s_v6&${disks}`).checks)).not.toContain('names no disk');
  const [, older] = onV6.options ?? [];
  expect(older?.change).toContain('DC16as_v5');
  // No page has a script for a confidential VM.
  expect(older?.detail).toMatch(
    /; disk controller not stated, perhaps another: then not in place(; |$)/,
  );
  expect(JSON.stringify(onV6.options)).not.toMatch(/; (NVMe|SCSI)/);
});

// “Azure Confidential VM options”, 2023-11-15: as is SEV-SNP, es TDX; Ubuntu 20.04, RHEL 9.3 and Windows Server 2019 are for SEV-SNP alone.
test('A confidential size with another protection of its memory says so, and none is converted in place.', () => {
  const detailsOn = (vm: string, target: number) =>
    optionsOf('cap-check', `vm=${vm}&disks=data:P30x4:ReadOnly&target-iops=${target}`).map(
      ({ change, detail = '' }) => [change.replace(/,.*/, ''), detail] as const,
    );
  const toIntel = detailsOn('DC8as_v5', 15_000);
  const fromIntel = detailsOn('DC8es_v6', 25_000);
  expect(toIntel.map(([vm]) => vm)).toContain('DC16es_v6');
  expect(fromIntel.map(([vm]) => vm)).toContain('DC16as_v5');
  for (const [, detail] of [...toIntel, ...fromIntel])
    expect(detail).not.toMatch(/Trusted launch|script|generation 2/);
  for (const [vm, detail] of toIntel)
    expect(detail.includes('; Intel TDX: not every image; '), vm).toBe(/es_/.test(vm));
  for (const [vm, detail] of fromIntel)
    expect(detail.includes('; AMD SEV-SNP; '), vm).toBe(/as_/.test(vm));
  expect(toIntel.find(([vm]) => vm === 'DC16es_v6')?.[1]).toContain(
    'disk controller not stated, perhaps another: then not in place',
  );
});

// “i = isolated size” (“Azure VM sizes naming conventions”): E112ias_v5 is one as well, E96as_v6 none.
test('A size that is not isolated says so in the place of one that is.', () => {
  const query = 'disks=os:P10x1:ReadOnly,data:P40x12:None&target-iops=85000&io-size=8KiB';
  const options = optionsOf('cap-check', `vm=E80is_v4&${query}`);
  const of = (size: string) => options.filter(({ change }) => change.startsWith(size));
  expect(of('E96as_v6').length).toBeGreaterThan(0);
  expect(of('E112ias_v5').length).toBeGreaterThan(0);
  for (const { change, detail } of options)
    expect(detail?.includes('not isolated'), change).toBe(change.startsWith('E96as'));
  expect(JSON.stringify(optionsOf('cap-check', `vm=E64s_v4&${query}`))).not.toContain('isolated');
});
