/** What would deliver a load in full, among which disks, and in which order. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseQuery, plainText } from '../../kit/index.ts';
import { fullDataset } from '../full-dataset.ts';
import { burst } from './index.ts';

const screenOf = (query: string) => {
  const { lookup, given } = parseQuery(query);
  return burst.viewModel(lookup, fullDataset, given);
};
const optionsOf = (query: string) => screenOf(query).answer?.recommendations ?? [];
const changesOf = (query: string) => optionsOf(query).map(({ outcome }) => outcome?.change);

// Of the pages: a Premium SSD v2 and an Ultra Disk take IOPS online; P30 with performance plus has 8,000 IOPS, and P40 7,500.
test('More is provisioned on the same Premium SSD v2 or Ultra Disk, online, before a second disk is bought.', () => {
  for (const disk of ['PremiumV2', 'Ultra']) {
    const [first] = optionsOf(`disk=${disk}-1024GiB-3000IOPS-125MBps&steps=1h:5000IOPS`);
    expect(first?.outcome).toMatchObject({
      change: '5,000 IOPS and 125 MB/s on the same disk',
      how: 'online',
    });
  }
});

test('Performance plus and a performance tier are among the options, and a larger disk of the same tier is not beside it.', () => {
  expect(changesOf('disk=P30&steps=1h:8000IOPS')).toContain(
    'P30 with performance plus, as a new disk',
  );
  const changes = changesOf('disk=P30&steps=1h:7400IOPS');
  expect(changes).toContain('P30 at performance tier P40');
  expect(changes).not.toContain('P40 instead of P30');
});

test('Of options that disrupt as much the cheaper one is first.', () => {
  const options = optionsOf('disk=P20-tierP30&steps=1h:20000IOPS');
  const stopping = options.flatMap(({ outcome }) =>
    outcome?.how === 'deallocate' ? (outcome.difference ?? []) : [],
  );
  expect(stopping.length).toBeGreaterThan(1);
  expect(stopping).toEqual(stopping.toSorted((a, b) => a - b));
});

test('An option whose disk has no on-demand bursting opens without it.', () => {
  const options = optionsOf('disk=P30&mode=on-demand&steps=1h:40000IOPS');
  expect(options.length).toBeGreaterThan(1);
  for (const { query = '', text } of options)
    expect(screenOf(query).answer, plainText(text)).toBeDefined();
});

test('A disk that is not computed with on-demand bursting is refused with the reason for that disk.', () => {
  const problemOf = (query: string) =>
    screenOf(`mode=on-demand&${query}`).controls.find(({ name }) => name === 'mode')?.problem;
  expect(problemOf('disk=P20')).toContain('more than 512 GiB');
  expect(problemOf('disk=E50-plus')).toContain('Only Premium SSD');
  expect(problemOf('disk=P30-plus')).toMatch(/^No page says/);
  expect(problemOf('disk=P30&limits=2018-09')).toContain('2018');
});

// “Scalability and performance targets for VM disks”: a P30 has 300 MB/s with performance plus; 1,000 × 256 KiB are 262 MB/s.
test('A larger disk with performance plus takes the place of a stripe, and of one that costs far more.', () => {
  const options = optionsOf('disk=P20&steps=1h:1000IOPS&io-size=256KiB');
  expect(options.map(({ outcome }) => outcome?.change)).toContain(
    'P30 with performance plus, as a new disk',
  );
  expect(options.some(({ outcome }) => outcome?.change.startsWith('P60'))).toBe(false);
});

// “Enable on-demand disk bursting”, 2026-09-11: the disk is detached, or attached to a stopped VM.
test('On-demand bursting leads to its own command, for which the VM stops.', () => {
  const option = optionsOf('disk=P30&steps=1h:12000IOPS').find(
    ({ query }) => query && new URLSearchParams(query).get('mode') === 'on-demand',
  );
  expect(option?.outcome?.how).toBe('deallocate');
  const [page, heading] = option?.outcome?.guide?.split('#') ?? [];
  expect(heading).toBe('commands-for-on-demand-bursting-stops-the-vm');
  const text = readFileSync(`content${page?.replace(/\/$/, '')}.mdx`, 'utf8');
  const [, section = ''] = text.split('## Commands for on-demand bursting: stops the VM');
  expect(section.split('\n## ')[0]).toContain(
    'az disk update -g GROUP -n DISK --enable-bursting true',
  );
});

// Four P30 sustain 20,000 IOPS: bursting on demand is switched off, which stops the VM, and its fee of 4 × $31.95 is saved.
test('On-demand bursting that gives nothing is switched off with what helps, and named where nothing has to.', () => {
  const onDemand = 'disk=P30&mode=on-demand';
  const load = `${onDemand}&disks=4&vm=D8s_v5&steps=1h:20000IOPS&repeat=yes`;
  const off = optionsOf(load).find(({ outcome }) => outcome?.change.startsWith('E8bs_v5, with'));
  expect(off?.outcome).toMatchObject({
    change: 'E8bs_v5, with on-demand bursting off',
    how: 'deallocate',
    detail: '8 vCPU, 64 GiB',
  });
  // E8bs_v5 is $0.252 an hour more than D8s_v5.
  expect(off?.outcome?.difference).toBeCloseTo(730 * 0.252 - 4 * 31.949, 2);
  const opened = screenOf(off?.query ?? '').answer;
  expect(opened?.verdict).toBe('fits');
  expect(opened?.readouts.find(({ id }) => id === 'transactions')).toBeUndefined();
  const checks = (query: string) => JSON.stringify(screenOf(query).answer?.checks);
  expect(checks(onDemand)).toContain('on-demand bursting is billed and gives nothing');
  expect(checks(`${onDemand}&steps=1h:6000IOPS`)).not.toContain('gives nothing');
});

test('Credits are spoken of only where there are any: none of an HDD, of Premium SSD v2, or of bursting on demand.', () => {
  const whyOf = (query: string) => screenOf(query).answer?.why;
  for (const query of [
    'disk=S30',
    'disk=PremiumV2-512GiB-8000IOPS-400MBps',
    'disk=P30&mode=on-demand',
  ])
    expect(whyOf(query)).not.toContain('Credits');
  for (const query of ['disk=P20', 'disk=P30&mode=on-demand&vm=D8s_v5'])
    expect(whyOf(query)).toContain('Credits refill');
});

// Prices of West Europe, 2026-08-22: P40 $284.94 a month with performance plus or without; 12,000 IOPS all month by demand cost thousands.
test('Disks that deliver the load for much less are offered in place of bursting on demand, also where that delivers it, and with the VM that they need.', () => {
  const delivered = optionsOf('disk=P40&mode=on-demand&steps=24h:12000IOPS&repeat=yes');
  expect(delivered.map(({ outcome }) => outcome?.change)).toEqual([
    'Premium SSD v2 of 2,048 GiB, 12,000 IOPS and 250 MB/s, instead of P40',
    'P40 with performance plus, as a new disk',
  ]);
  expect(delivered[1]?.outcome?.cost).toBeCloseTo(284.94, 2);
  // D8s_v5 has 12,800 IOPS and E8bs_v5 22,000; a P40 has 250 MB/s, and a P30 200.
  for (const [query, disk] of [
    [
      'disk=P40&vm=D8s_v5&mode=on-demand&steps=24h:14000IOPS&repeat=yes',
      'PremiumV2-2048GiB-14000IOPS-250MBps',
    ],
    [
      'disk=P30&disks=2&vm=D8s_v5&mode=on-demand&steps=2h:24000IOPS,22h:2000IOPS&repeat=yes',
      'PremiumV2-1024GiB-12000IOPS-200MBps',
    ],
  ]) {
    const all = optionsOf(query ?? '');
    const [first] = all;
    expect(first?.query).toContain(`disk=${disk}&`);
    expect(first?.query).toContain('vm=E8bs_v5');
    expect(first?.outcome?.difference).toBeLessThan(-300);
    expect(screenOf(first?.query ?? '').answer?.verdict).toBe('fits');
    // Made anew for the VM, they cannot be converted back either. E8bs_v5 has 64 GiB, and D8as_v6 and D8as_v7 have 32.
    const details = all.flatMap(({ outcome }) =>
      outcome?.change.includes('Premium SSD v2') ? [outcome.detail] : [],
    );
    const asked = 'Premium SSD v2: a zone in most regions, no conversion back';
    expect(details).toEqual([
      `${asked}; no Azure Disk Encryption; 8 vCPU, 64 GiB`,
      `${asked}; 8 vCPU, 32 GiB; NVMe: generation 2, in place only on Linux without Trusted launch; no Azure Disk Encryption`,
    ]);
  }
});

test('Nothing is offered in place of a load that credits deliver, and no option twice.', () => {
  expect(optionsOf('disk=P20&steps=10m:3000IOPS,24h:100IOPS&repeat=yes')).toEqual([]);
  const changes = changesOf('disk=P40&vm=D8s_v3&steps=24h:14000IOPS&limits=2018-09');
  expect(changes).toEqual([...new Set(changes)]);
});

// Prices of West Europe, 2026-08-22: on-demand bursting costs $31.949 a disk and month. A P40 sustains 7,500 IOPS, a P30 5,000.
test('On-demand bursting that is billed and gives nothing can be switched off, which costs nothing and delivers the same.', () => {
  for (const [query, disks] of [
    ['disk=P40&steps=24h:3000IOPS&repeat=yes', 1],
    ['disk=P40&steps=24h:7500IOPS&repeat=yes', 1],
    ['disk=P30&disks=4&vm=D16s_v5&steps=24h:4000IOPS', 4],
  ] as const) {
    const options = optionsOf(`mode=on-demand&${query}`);
    expect(options.map(({ outcome }) => outcome?.change)).toEqual(['On-demand bursting off']);
    const [first] = options;
    expect(first?.outcome).toMatchObject({ verdict: 'fits', how: 'deallocate' });
    expect(first?.outcome?.difference).toBeCloseTo(-31.949 * disks, 2);
    const opened = screenOf(first?.query ?? '').answer;
    expect(opened?.verdict).toBe('fits');
    expect(opened?.readouts.find(({ id }) => id === 'delivered')?.value).toBe(1);
    expect(optionsOf(query)).toEqual([]);
  }
  // What it gives where samples are missing is not known.
  const query = 'disk=P40&mode=on-demand&steps=1h:3000IOPS,1h:unknown';
  expect(optionsOf(query)).toEqual([]);
  expect(JSON.stringify(screenOf(query).answer?.checks)).not.toContain('gives nothing');
});

// Prices of West Europe, 2026-08-22: a P70 bills 9,000 of 25,000 IOPS less than a P60, and two P60 none.
test('In place of bursting on demand that delivers the load, what saves most is first.', () => {
  const query = 'disk=P60&vm=M64ms&mode=on-demand&steps=24h:25000IOPS&repeat=yes';
  const found = optionsOf(query).map(({ outcome }) => outcome);
  expect(found.map((one) => one?.change.split(',')[0])).toEqual([
    'Premium SSD v2 of 8',
    '2 × P60',
    'P60 at performance tier P70',
  ]);
  const saved = found.map((one) => one?.difference ?? 0);
  expect(saved).toEqual(saved.toSorted((a, b) => a - b));
});
