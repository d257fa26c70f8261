/** The disks of today beside those that are provisioned. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuery, plainText } from '../../kit/index.ts';
import { catalogue } from '../../limits/index.ts';
import type { Region } from '../../limits/prices/regions.ts';
import { fullDataset } from '../full-dataset.ts';
import { fields } from './fields.ts';
import { provision } from './index.ts';

const screenOf = (query: string, context = fullDataset) =>
  provision.viewModel(parseQuery(query).lookup, context, parseQuery(query).given);
const answerOf = (query: string, context = fullDataset) => {
  const { answer } = screenOf(query, context);
  if (!answer) throw new Error(`no answer to ${query}`);
  return answer;
};
const saving = (query: string, context = fullDataset) =>
  answerOf(query, context).readouts.find(({ id }) => id === 'saving');
const headlineOf = (query: string) => plainText(answerOf(query).headline);
const checksOf = (query: string) => answerOf(query).checks.map(({ text }) => text);
const problemOf = (query: string) =>
  screenOf(query).controls.find(({ name }) => name === 'now')?.problem;

/** USD a month in West Europe: 0.00013 a GiB, 0.000008 an IOPS above 3,000 and 0.000065 a MB/s above 125, an hour. */
const v2 = (gib: number, iops: number, mbps: number) =>
  (gib * 0.00013 + (iops - 3000) * 0.000008 + (mbps - 125) * 0.000065) * 730;

describe('The disks of today', () => {
  test('of nothing leave the answer as it is.', () => {
    for (const query of ['', 'now=', 'now=+'])
      expect(saving(`capacity=1TiB&${query}`)).toBeUndefined();
    expect(headlineOf('now=&vm=D16s_v5')).not.toContain('oday');
    expect(answerOf('now=').tables[0]?.caption).toBe('Disks that do the same, the disks alone');
  });

  test('are compared by what the disks cost, with and without a VM: a P40 is 284.9371 USD a month.', () => {
    for (const query of ['now=P40x1', 'now=P40&vm=D16s_v5', 'now=1+x+P40'])
      expect(saving(query)).toMatchObject({
        value: expect.closeTo(284.9371 - v2(1024, 20_000, 400), 3),
        unit: 'USD/month',
      });
  });

  test('that are cheaper give a saving below nothing: a P30 is 148.68 USD.', () => {
    expect(saving('now=P30')?.value).toBeCloseTo(148.68 - v2(1024, 20_000, 400), 3);
    // 1,024 GiB are 97.18, 17,000 IOPS 99.28 and 275 MB/s 13.05 USD.
    expect(saving('now=P30')?.text).toBe('−$61');
  });

  test('that are too little say of what: a P40 has 7,500 IOPS and 250 MB/s, and 2 TiB.', () => {
    const [said] = checksOf('now=P40&capacity=4TiB');
    expect(said).toMatch(/^Today: P40, \$285 a month, 7,500 IOPS, 250 MB\/s, 2 TiB\. Too little/);
    expect(said).toContain('capacity 2 TiB of 4 TiB');
    expect(said).toContain('disk IOPS (P40) 7,500 IOPS of 20,000 IOPS');
    expect(said).toContain('disk throughput (P40) 250 MB/s of 400 MB/s');
    // Exactly enough is enough.
    expect(checksOf('now=P40&target-iops=7500&target-throughput=250&capacity=2TiB')[0]).toMatch(
      /Enough for the target\.$/,
    );
  });

  test('are held back by the VM too: D8s_v5 allows 12,800 IOPS and 290 MB/s, and takes 16 disks.', () => {
    const [said] = checksOf('now=4xP30&vm=D8s_v5');
    expect(said).toContain('VM uncached IOPS (D8s_v5) 12,800 IOPS of 20,000 IOPS');
    expect(said).toContain('VM uncached throughput (D8s_v5) 290 MB/s of 400 MB/s');
  });

  test('that Azure refuses are not called too little: D8s_v5 takes 16 data disks.', () => {
    const { checks, tables } = answerOf('now=17xP30&vm=D8s_v5');
    expect(checks[0]?.text).toMatch(/Not possible: D8s_v5 takes 16 data disks[^.]* has 17\.$/);
    expect(tables[0]?.rows[0]?.cells[4]).toBe('Today: 17 × P30, not possible, striped');
  });

  test('are the first row of the alternatives, and no other row has the same.', () => {
    const [table] = answerOf('now=3xP30-plus').tables;
    expect(table?.caption).toContain('and those of today');
    expect(table?.rows[0]?.cells).toEqual([
      ...['446', '24,000', '900', '3 TiB'],
      'Today: 3 × P30 with performance plus, striped',
    ]);
    const named = table?.rows.filter(({ cells }) => cells[4]?.includes('3 × P30'));
    expect(named).toHaveLength(1);
    expect(answerOf('now=P40').tables[0]?.rows[0]?.cells[4]).toBe('Today: P40, too little');
  });
});

// “Change the performance of Azure managed disks”: a tier is set on the disk that is there.
test('A tier for some days is one of the disks of today, or none is named.', () => {
  const tier = (query: string) =>
    checksOf(`vm=D8s_v5&target-throughput=200MB/s&${query}`).find((text) =>
      /For some days/.test(text),
    );
  // Without disks of today no tier is offered “without moving data”.
  for (const query of ['target-iops=12000', 'target-iops=80000&capacity=100GiB', 'type=Ultra'])
    expect(tier(query)).toBeUndefined();
  expect(tier('target-iops=12000&now=P30')).toBeUndefined();
  expect(tier('target-iops=4800&capacity=512GiB&now=P20')).toContain('P20 at performance tier P30');
  expect(tier('target-iops=4800&capacity=512GiB&now=2xP20')).toBeUndefined();
});

// “Convert the disk type”: a Premium SSD becomes a Premium SSD v2 as it is, and none becomes one of several, or smaller.
test.each([
  // 20,000 IOPS and 400 MB/s as 2 × 10,000 and 200.
  ['now=P40x2', 'capacity=4TiB&disks=2', 2 * v2(2048, 10_000, 200), 'deallocate'],
  ['now=P30x4', 'capacity=4TiB&disks=4', 4 * v2(1024, 5000, 125), 'deallocate'],
  // Larger disks of today stay as large.
  ['now=P40x2&capacity=1TiB', 'capacity=4TiB&disks=2', 2 * v2(2048, 10_000, 200), 'deallocate'],
  [
    'now=PremiumV2-2048GiB-3000IOPS-125MBpsx2',
    'capacity=4TiB&disks=2',
    2 * v2(2048, 10_000, 200),
    'online',
  ],
])(
  '%s: the disks of today are converted, or given more, where the given ones would be a copy.',
  (now, then, cost, how) => {
    const query = now.includes('capacity') ? now : `${now}&capacity=4TiB`;
    const [first, ...others] = answerOf(query).recommendations;
    expect(first?.outcome).toMatchObject({ verdict: 'fits', how, cost: expect.closeTo(cost, 3) });
    for (const [key, value] of new URLSearchParams(then))
      expect(new URLSearchParams(first?.query).get(key)).toBe(value);
    expect(checksOf(first?.query ?? '')[1]).not.toContain('copied');
    // Once.
    const changes = [first, ...others].map((option) => option?.outcome?.change);
    expect(new Set(changes).size).toBe(changes.length);
  },
);

test('Nothing is converted that is these disks already, or where there is no such way.', () => {
  for (const query of [
    'now=P30',
    'now=P40x2&capacity=4TiB&disks=2',
    'now=P40x2&capacity=4TiB&type=Ultra',
    '',
  ])
    for (const { outcome } of answerOf(query).recommendations)
      expect(outcome?.how, query).toBe('copy of data');
});

describe('How one gets there', () => {
  const how = (query: string) => checksOf(query)[1];

  test('is a conversion with the VM deallocated where number and size are the same.', () => {
    expect(how('now=P30')).toMatch(/^From P30 to Premium SSD v2 of 1,024 GiB: converted, with/);
    expect(how('now=P30')).toMatch(/VM deallocated and host caching None/);
    // “Existing disks can only be directly switched to 512 sector size Premium SSD v2 disks.”
    expect(how('now=P30')).toContain('Its sectors stay those of 512 bytes.');
    for (const disk of ['E30', 'S30']) expect(how(`now=${disk}`)).toContain(': converted, with');
    // A P20 has 512 GiB.
    expect(how('now=P20')).toContain(': converted and made larger, with the VM deallocated');
    expect(how('now=2xP30&capacity=2TiB&disks=2')).toContain(': converted, with');
    expect(answerOf('now=P30').checks[1]?.citation?.title).toMatch(/^Convert the disk type/);
  });

  test.each([
    ['now=P40', /data is copied\. No disk is made smaller; a conversion keeps the number/],
    ['now=2xP30', /data is copied\. No disk is made smaller; a conversion keeps the number/],
    [
      'now=P30&type=Ultra',
      /data is copied\. No disk is made smaller; a conversion keeps the number/,
    ],
    [
      'now=Ultra-1024GiB-20000IOPS-400MBps',
      /data is copied\. No disk is made smaller; a conversion keeps the number/,
    ],
    [
      'now=PremiumV2-2048GiB-3000IOPS-125MBps',
      /data is copied\. No disk is made smaller; a conversion keeps the number/,
    ],
  ])('is a copy of the data for %s.', (query, why) => {
    expect(how(query)).toMatch(why);
  });

  test('is online for more of what is provisioned, and nothing for the same disks.', () => {
    expect(how('now=PremiumV2-512GiB-3000IOPS-125MBps')).toMatch(/: online, by changing/);
    expect(how('now=PremiumV2-1024GiB-20000IOPS-400MBps')).toMatch(/these already/);
    expect(saving('now=PremiumV2-1024GiB-20000IOPS-400MBps')?.value).toBeCloseTo(0, 9);
    const cited = (query: string) => answerOf(query).checks[1]?.citation?.title;
    expect(cited('now=PremiumV2-512GiB-3000IOPS-125MBps')).toMatch(/^Deploy a Premium SSD v2,/);
    expect(cited('now=PremiumV2-1024GiB-20000IOPS-400MBps')).toBeUndefined();
    expect(cited('now=P40')).toMatch(/^Convert the disk type/);
  });
});

describe('A saving is withheld', () => {
  test('with limits from September 2018, which have no prices.', () => {
    expect(saving('now=P30&limits=2018-09')).toMatchObject({
      text: 'not priced',
      aside: 'Prices are of 2026; limits from 2018 have none.',
    });
    expect(saving('now=P30&limits=2018-09')).not.toHaveProperty('value');
  });

  test('where a part has no price, which it names.', () => {
    const without = (name: string) => ({
      ...fullDataset,
      prices: (region: Region) => {
        const prices = fullDataset.prices(region);
        return (
          prices && {
            ...prices,
            disks: new Map([...prices.disks].filter(([disk]) => disk !== name)),
          }
        );
      },
    });
    const found = saving('now=2xE40', without('E40'));
    expect(found).toMatchObject({
      text: 'not priced',
      aside: 'No price for 2 × E40 in West Europe.',
    });
    expect(found).not.toHaveProperty('value');
    expect(answerOf('now=2xE40', without('E40')).tables[0]?.rows[0]?.cells[0]).toBe('not priced');
    expect(saving('now=2xP40', without('E40'))).toHaveProperty('value');
  });

  test('by no more than the disks where operations are billed besides, which it says.', () => {
    expect(saving('now=E40')?.aside).toMatch(/operations are billed besides/);
    expect(saving('now=P40')?.aside).not.toMatch(/operations/);
  });
});

describe('A text', () => {
  test.each([
    ['now=nonsense', /Unknown disk “nonsense”/],
    ['now=0xP30', /can be from 1 to 64/],
    ['now=65xP30', /can be from 1 to 64/],
    ['now=LocalNVMex2', /This disk is part of a VM/],
    ['now=P30,P40', /Unknown disk/],
  ])('that is wrong, %s, has a sentence beside its control and no answer.', (query, problem) => {
    expect(problemOf(query)).toMatch(problem);
    expect(screenOf(query).answer).toBeUndefined();
  });

  test('opens again as it was saved, for every disk and number.', () => {
    const disks = catalogue.disks('current').map(({ name }) => name);
    const more = ['P30-plus', 'P30-ZRS', 'P30-tierP50', 'P50-4095GiB'];
    fc.assert(
      fc.property(
        fc.constantFrom(...disks, ...more, 'PremiumV2-512GiB-8000IOPS-400MBps'),
        fc.integer({ min: 1, max: 64 }),
        (name, count) => {
          const canonical = `${name}x${count}`;
          for (const text of [canonical, `${count}x${name}`, `${count} × ${name}`]) {
            const { query } = screenOf(new URLSearchParams({ now: text }).toString());
            expect(new URLSearchParams(query).get('now')).toBe(canonical);
          }
        },
      ),
      { numRuns: 60 },
    );
    expect(fields.now.serialize(undefined)).toBe('');
  });
});
