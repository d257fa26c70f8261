import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuery, plainText } from '../../kit/index.ts';
import { catalogue } from '../../limits/index.ts';
import { gib } from '../../units/index.ts';
import { fullDataset, vmNamed } from '../full-dataset.ts';
import { provision } from './index.ts';

const viewModelOf = (query: string) =>
  provision.viewModel(parseQuery(query).lookup, fullDataset, parseQuery(query).given);
const answerOf = (query: string) => {
  const { answer } = viewModelOf(query);
  if (!answer) throw new Error(`no answer to ${query}`);
  return answer;
};
const readout = (query: string, id: string) =>
  answerOf(query).readouts.find((one) => one.id === id);
const use = ({ demand = 0, limit = 1 }: { demand?: number; limit?: number }) => demand / limit;
const headlineOf = (query: string) => plainText(answerOf(query).headline);
const texts = (query: string) => answerOf(query).recommendations.map(({ text }) => plainText(text));
const checks = (query: string) => answerOf(query).checks.map(({ text }) => text);

describe('The cost', () => {
  test('is that of the disks without a VM, and of both with one.', () => {
    // West Europe an hour: 0.00013 USD a GiB, 0.000008 an IOPS, 0.000065 a MB/s; D16s_v5 with Linux 0.92.
    const disks = (1024 * 0.00013 + 17_000 * 0.000008 + 275 * 0.000065) * 730;
    expect(readout('', 'cost')?.value).toBeCloseTo(disks, 6);
    expect(readout('', 'cost')?.aside).toBe('West Europe');
    expect(readout('vm=D16s_v5', 'cost')?.value).toBeCloseTo(disks + 0.92 * 730, 6);
    expect(readout('vm=D16s_v5', 'premium-cost')?.value).toBeCloseTo(3 * 148.68 + 0.92 * 730, 6);
  });

  test('of Premium SSD is that of the cheapest set that does the same: three P30 with performance plus for 20,000 IOPS.', () => {
    // 8,000 IOPS each (Premium SSD sizes, “expanded”), free of charge (“Enable performance plus”, 2026-09-16).
    expect(readout('', 'premium-cost')).toMatchObject({ value: 3 * 148.68, unit: 'USD/month' });
    expect(readout('', 'premium-cost')?.aside).toMatch(
      /^3 × P30 with performance plus: 24,000 IOPS/,
    );
  });

  test('breaks even at 11,210 IOPS with a P30 of 1 TiB and 200 MB/s.', () => {
    // 1,024 GiB are 97.18 USD and 75 MB/s 3.56; a P30 is 148.68, and an IOPS above 3,000 is 0.00584.
    const query = 'target-iops=5000&target-throughput=200MB/s';
    expect(readout(query, 'break-even-iops')).toMatchObject({ value: 11_210, unit: 'IOPS' });
    const at = (rate: number) =>
      readout(`target-throughput=200MB/s&target-iops=${rate}`, 'cost')?.value;
    expect(at(11_209)).toBeLessThanOrEqual(148.68);
    expect(at(11_210)).toBeGreaterThan(148.68);
    // The IOPS that are needed have no part in it.
    expect(readout('target-iops=1&target-throughput=200MB/s', 'break-even-iops')?.value).toBe(
      11_210,
    );
  });

  test('has no break-even where the disks cost more with any IOPS, and says so.', () => {
    const found = readout('type=Ultra', 'break-even-iops');
    expect(found).not.toHaveProperty('value');
    expect(found?.text).toBe('none: always dearer');
  });

  test('is not given for limits of 2018.', () => {
    for (const id of ['cost', 'premium-cost', 'break-even-iops'])
      expect(readout('limits=2018-09', id)).toMatchObject({ text: 'not priced' });
    expect(readout('limits=2018-09', 'size')?.value).toBe(gib(1024));
    expect(answerOf('limits=2018-09').chart).toBeUndefined();
  });
});

describe('A VM', () => {
  test('that delivers less than the target is named with its limit, and options deliver it.', () => {
    // D8s_v5: 12,800 IOPS and 290 MB/s for remote disks.
    expect(answerOf('vm=D8s_v5').verdict).toBe('throttled');
    expect(headlineOf('vm=D8s_v5')).toMatch(/D8s_v5 delivers only 12,800 IOPS and 290 MB\/s/);
    expect(answerOf('vm=D8s_v5').boundBy).toEqual([
      'VM uncached IOPS (D8s_v5)',
      'VM uncached throughput (D8s_v5)',
    ]);
    expect(texts('vm=D8s_v5')).toEqual([
      // 0.92, 0.712 and 0.66 USD an hour, with the disk of $210.
      expect.stringMatching(
        /^D16s_v5 \(16 vCPU, 64 GiB; same series\): delivers all of it\. \$881 /,
      ),
      expect.stringMatching(/^E8bs_v5 \(8 vCPU, 64 GiB\): delivers all of it\. \$729 /),
      expect.stringMatching(/^D8s_v7 \(8 vCPU, 32 GiB; NVMe: .*: delivers all of it\. \$691 /),
      expect.stringMatching(/^Only what D8s_v5 delivers, 12,800 IOPS and 290 MB\/s/),
    ]);
    for (const { query = '' } of answerOf('vm=D8s_v5').recommendations)
      expect(answerOf(query).verdict).toBe('fits');
  });

  test('with a limit of its own for these disks is compared with that one.', () => {
    // D16s_v6: 25,600 IOPS for Premium SSD and 33,333 for v2 and Ultra.
    expect(answerOf('vm=D16s_v6&target-iops=33333').verdict).toBe('fits');
    expect(answerOf('vm=D16s_v6&target-iops=33334')).toMatchObject({
      verdict: 'throttled',
      boundBy: ['VM v2/Ultra IOPS (D16s_v6)'],
    });
    expect(readout('vm=D16s_v6&target-iops=33333', 'premium-cost')).not.toHaveProperty('value');
  });

  test('that takes fewer disks makes it impossible, and no figures are given.', () => {
    const query = `vm=D2s_v5&disks=${vmNamed('D2s_v5', 'current').maxDataDisks + 1}&target-iops=1`;
    expect(answerOf(query)).toMatchObject({ verdict: 'not-possible', readouts: [] });
    expect(headlineOf(query)).toMatch(/D2s_v5 takes 4 data disks, and this set-up has 5/);
  });

  test('of the tables of 2018 is not checked, and nothing is proposed for it.', () => {
    const query = 'vm=DS14_v2&limits=2018-09';
    expect(answerOf(query)).toMatchObject({ verdict: 'not-checked', recommendations: [] });
    expect(readout(query, 'premium-cost')).not.toHaveProperty('value');
  });
});

describe('What cannot be created', () => {
  test('has no figures, and options that can be created.', () => {
    const query = 'target-iops=100000';
    expect(answerOf(query)).toMatchObject({ verdict: 'not-possible', readouts: [] });
    expect(headlineOf(query)).toMatch(/at most 80,000 IOPS, and 100,000 IOPS are needed; 2 disks/);
    // Of 4,096 bytes each, 50,000 IOs are 204.8 MB/s.
    expect(texts(query)[0]).toMatch(/^2 striped disks, each of 512 GiB, 50,000 IOPS and 205 MB\/s/);
    const linked = answerOf(query).recommendations.flatMap((one) => one.query ?? []);
    expect(linked.length).toBeGreaterThan(1);
    for (const option of linked) expect(answerOf(option).verdict).toBe('fits');
  });

  test('with all disks that a VM takes is marked as such.', () => {
    expect(headlineOf('vm=D2s_v5&target-iops=1000000')).toMatch(/even 4 striped disks.* too few/);
  });
});

describe('The first figures', () => {
  test('are the parts of the bill, whose sum is the cost a month; without prices the cost, then what is provisioned.', () => {
    for (const query of ['', 'disks=7', 'vm=D16s_v5', 'vm=D16s_v5&type=Ultra&disks=2']) {
      const sum = answerOf(query).readouts.reduce((all, { cost = 0 }) => all + cost, 0);
      expect(sum, query).toBeCloseTo(readout(query, 'cost')?.value ?? Number.NaN, 9);
      expect(answerOf(query).readouts.filter(({ within }) => !within)).toEqual([]);
    }
    const { readouts } = answerOf('limits=2018-09');
    const own = readouts.filter(({ within }) => !within).map(({ id }) => id);
    expect(own.slice(0, 3)).toEqual(['cost', 'iops', 'throughput']);
  });

  test('say with which disks the break-even is, beside those that do the same.', () => {
    expect(readout('', 'premium-cost')?.aside).toContain('3 × P30');
    expect(readout('', 'break-even-iops')?.label).toBe(
      'Break-even with 4 × P15 ($167, 4,400 IOPS)',
    );
  });

  test('say that the break-even is with disks that do less, and what as many IOPS of Premium SSD cost: a P40 with performance plus, 284.94 USD.', () => {
    expect(readout('', 'break-even-iops')).toMatchObject({
      value: 12_764,
      aside: 'from there on dearer than 4 × P15 with 4,400 IOPS; as many IOPS of Premium SSD: $285',
    });
    // 13 × P2 do 120 IOPS each; for 4,848 a P30 of 148.68 USD is needed.
    const small = readout(
      'target-iops=3000&target-throughput=125MB/s&capacity=100GiB',
      'break-even-iops',
    );
    expect(small?.aside).toContain('with 1,560 IOPS; as many IOPS of Premium SSD: $149');
  });
});

test('The nearest limit is the one whose bar shows the highest use.', () => {
  // 20,000 of 80,000 IOPS, and 400 of 2,000 MB/s; of the VM 20,000 of 25,600 and 400 of 600.
  expect(answerOf('').boundBy).toEqual(['disk IOPS (Premium SSD v2 of 1,024 GiB)']);
  expect(answerOf('vm=D16s_v5').boundBy).toEqual(['VM uncached IOPS (D16s_v5)']);
  for (const query of ['', 'vm=D16s_v5', 'type=Ultra', 'disks=3', 'vm=D16s_v6&target-iops=3333']) {
    const { boundBy, limits } = answerOf(query);
    const rates = limits.filter(({ kind }) => kind !== 'count');
    const [most] = rates.toSorted((a, b) => Number(b.counts) - Number(a.counts) || use(b) - use(a));
    expect(boundBy).toHaveLength(1);
    expect(boundBy[0]).toContain(most?.kind === 'iops' ? ' IOPS (' : ' throughput (');
    expect(boundBy[0]?.startsWith('VM')).toBe(most?.counts);
  }
});

describe('Checks', () => {
  test('name what these disks cannot be used for.', () => {
    const said = checks('').join(' ');
    for (const word of ['OS disk', 'host caching', 'zone', '4 changes a day', '4,096'])
      expect(said).toContain(word);
    expect(checks('type=Ultra').join(' ')).toMatch(/availability set.*created empty/);
  });

  test('warn of a figure that another document does not allow.', () => {
    expect(checks('target-throughput=1200MB/s').join()).not.toMatch(/1,200/);
    expect(checks('target-throughput=1201MB/s').join()).toMatch(/October 2025 still says 1,200/);
    expect(checks('type=Ultra&capacity=100&target-iops=30000').join()).not.toMatch(/say 300/);
    expect(checks('type=Ultra&capacity=100&target-iops=30001').join()).toMatch(/say 300/);
  });

  test('name the tier that Premium SSD can be set to for some days, at the price of that tier.', () => {
    // A P20 of 512 GiB, below what performance plus needs, can be set to P40, 7,500 IOPS, which costs 284.9371 USD.
    const query = 'target-iops=7500&target-throughput=200MB/s&capacity=512GiB&now=P20';
    expect(checks(query).join()).toMatch(
      /P20 at performance tier P40, \$285 in place of \$81 a month/,
    );
  });

  test('name no tier where disks as they are do it: at the own limits of every Premium SSD, and of several.', () => {
    const premium = catalogue.disks('current').filter(({ family }) => family === 'Premium SSD');
    expect(premium.length).toBeGreaterThan(10);
    for (const { name, iops, throughput, size } of premium)
      for (const count of [1, 3]) {
        const query = `target-iops=${iops * count}&target-throughput=${(throughput * count) / 1e6}MB/s&capacity=${(size * count) / gib(1)}GiB`;
        expect(checks(`${query}&now=${name}x${count}`).join(), `${count} × ${name}`).not.toMatch(
          /at performance tier/,
        );
      }
  });
});

test('Every option that is proposed for a random target fits.', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('PremiumV2', 'Ultra'),
      fc.constantFrom('', '&vm=D8s_v5', '&vm=E16bds_v5', '&vm=D4s_v6'),
      fc.integer({ min: 1, max: 120_000 }),
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 1, max: 9000 }),
      fc.integer({ min: 1, max: 5 }),
      (type, vm, rate, mbps, size, disks) => {
        const query = `type=${type}&target-iops=${rate}&target-throughput=${mbps}MB/s&capacity=${size}GiB&disks=${disks}${vm}`;
        const { recommendations } = answerOf(query);
        for (const option of recommendations)
          if (option.query !== undefined) expect(answerOf(option.query).verdict).toBe('fits');
      },
    ),
    { numRuns: 60 },
  );
});

describe('Fields', () => {
  test('take capacities as people type them, rounded up to a whole GiB.', () => {
    const read = (text: string) => viewModelOf(`capacity=${encodeURIComponent(text)}`).query;
    expect(read('512')).toBe('capacity=512GiB');
    expect(read('1 TB')).toBe('capacity=932GiB');
    expect(read('1,1 TiB')).toBe('capacity=1127GiB');
    expect(read('1024 GiB')).toBe('');
    expect(viewModelOf('capacity=much').answer).toBeUndefined();
    expect(viewModelOf('capacity=5PB').answer).toBeUndefined();
  });

  test('take the names that the vendor’s tools have for the types.', () => {
    for (const name of ['Ultra', 'ultra disk', 'UltraSSD_LRS'])
      expect(viewModelOf(`type=${name}`).query).toBe('type=Ultra');
    for (const name of ['PremiumV2_LRS', 'Premium SSD v2', 'v2'])
      expect(viewModelOf(`type=${name}`).query).toBe('');
    expect(viewModelOf('type=P30').answer).toBeUndefined();
  });

  test('refuse what is empty, and take 0 for a target that is not known.', () => {
    expect(viewModelOf('target-iops=').answer).toBeUndefined();
    expect(readout('target-iops=0', 'iops')?.value).toBe(3000);
  });
});
