/** What a volume and a set-up give from full credits, and until which bucket is empty. Expected values are sums of published figures. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capCheck } from '../../src/calculators/cap-check/index.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { ioSize } from '../../src/calculators/io-size/index.ts';
import { sampleOf } from '../sampled-calculators.ts';
import { shownOf } from '../view-models.ts';

type Given = Readonly<Record<string, string>>;

function figuresOf(calculator: typeof capCheck | typeof ioSize, given: Given) {
  const { answer } = shownOf(calculator, (name) => given[name]);
  if (!answer) throw new Error('There is no answer.');
  const readout = (id: string) => answer.readouts.find((one) => one.id === id);
  return {
    answer,
    why: answer.why,
    /** The line about bursts, the figures in it. */
    line: answer.burst?.parts
      .map((part) => (typeof part === 'string' ? part : readout(part.readout)?.text))
      .join(''),
    readout,
    value: (id: string) => readout(id)?.value,
    notes: answer.checks.map(({ text }) => text).join(' '),
  };
}
const check = (given: Given) => figuresOf(capCheck, given);
const size = (given: Given) => figuresOf(ioSize, given);

describe('A volume', () => {
  test('of four P10 gives 14,000 IOPS and 680 MB/s for 30 minutes where one P20 gives 3,500 and 170 (disk types page).', () => {
    const four = size({ disk: 'P10', disks: '4' });
    const large = size({ disk: 'P10', disks: '4', 'io-size': '256KiB' });
    expect([four.value('iops'), four.value('burst-iops')]).toEqual([2000, 14_000]);
    expect(large.value('burst-throughput')).toBeCloseTo(680e6, 3);
    expect([four.value('burst-lasts'), large.value('burst-lasts')]).toEqual([1800, 1800]);
    expect(size({ disk: 'P20' }).value('burst-iops')).toBe(3500);
    expect(four.readout('burst-lasts')?.aside).toContain('until those of 4 × P10 are used up');
  });

  test('has no burst figures where neither disk nor VM bursts.', () => {
    for (const given of [
      { disk: 'P50' },
      { disk: 'P30', vm: 'DS13_v2' },
      { disk: 'PremiumV2-512GiB-8000IOPS-400MBps' },
    ])
      expect(size(given).answer.readouts.map(({ id }) => id)).not.toContain('burst-iops');
  });

  test('of a P50 gains nothing from the burst of a D8s_v5, and says so.', () => {
    const { value, readout, why } = size({ disk: 'P50', vm: 'D8s_v5' });
    expect(value('burst-iops')).toBe(7500);
    expect(readout('burst-lasts')).toMatchObject({ text: 'no more than is sustained' });
    expect(why).not.toContain('from full credits');
  });

  test('is held back by a limit of the VM without a published burst, and uses its credits more slowly.', () => {
    // DS1_v2: 3,200 uncached IOPS; a P20 has 2,160,000 credits (resource API): ÷ (3,200 − 2,300) = 2,400 s.
    const { value, notes } = size({ disk: 'P20', vm: 'DS1_v2' });
    expect([value('burst-iops'), value('burst-lasts')]).toEqual([3200, 2400]);
    expect(notes).toContain('No burst is published of the VM’s uncached limit (DS1_v2)');
  });

  test('runs out of the credits of the VM first, which are marked as derived.', () => {
    // Three P30 of 5,000 IOPS: 15,000 of the 20,000 that a D8s_v5 bursts to, above 12,800.
    const { readout, notes } = size({ disk: 'P30', disks: '3', vm: 'D8s_v5' });
    expect(readout('burst-lasts')?.value).toBeCloseTo((7200 * 1800) / 2200, 6);
    expect(readout('burst-lasts')?.aside).toContain(
      'until those of VM uncached (D8s_v5, derived) are used up',
    );
    expect(notes).toContain('they are derived from 30 minutes at the highest rate');
  });

  test('is “at most” where a limit on its path is not published.', () => {
    const { why, readout } = size({ disk: 'P20', vm: 'D8s_v5', cache: 'ReadOnly' });
    expect(why).toContain('from full credits: at most 3,500 IOPS');
    expect(readout('burst-iops')?.label).toBe('Burst, at most');
  });
});

describe('A set-up', () => {
  const p20 = 'data:P20x1:None';

  test('keeps its verdict on what is sustained, and says what the burst gives.', () => {
    const { answer, value, line } = check({
      vm: 'D8s_v5',
      disks: p20,
      'target-iops': '3000',
    });
    expect(answer.verdict).toBe('throttled');
    expect([value('iops'), value('burst-iops')]).toEqual([2300, 3000]);
    // 2,160,000 credits ÷ (3,000 − 2,300).
    expect(value('burst-lasts')).toBeCloseTo(2_160_000 / 700, 6);
    expect(line).toBe('For 51.4 min on full credits 3,000 IOPS, then 2,300 IOPS.');
  });

  test('exactly at what is sustained uses no credits, and one IO a second above it does.', () => {
    const at = (target: string) => check({ vm: 'D8s_v5', disks: p20, 'target-iops': target });
    expect(at('2300').value('burst-lasts')).toBeUndefined();
    expect(at('2301').value('burst-lasts')).toBeCloseTo(2_160_000, 2);
  });

  test('of several groups counts all at their bursts at once: 28,500 IOPS and 1,170 MB/s on a D16ds_v5.', () => {
    // P10 3,500 and 170 MB/s, five P30 5,000 and 200 each; the VM bursts to 40,000 and 1,200 MB/s.
    const { value, readout } = check({ vm: 'D16ds_v5' });
    expect([value('burst-iops'), value('burst-throughput')]).toEqual([28_500, 1_170_000_000]);
    expect(readout('burst-lasts')?.value).toBe(1800);
    expect(readout('burst-lasts')?.aside).toContain('until those of P10 are');
  });

  test('slows all groups behind a full VM limit alike, and names the disk whose credits end first.', () => {
    // DS1_v2, 3,200 IOPS for P10 and P20 that demand 3,500 each: 1,600 each. P10: 5,400,000 ÷ 1,100 s; P20 sustains it.
    const { readout } = check({
      vm: 'DS1_v2',
      disks: 'data:P10x1:None,log:P20x1:None',
      'io-size': '8KiB',
    });
    expect(readout('burst-iops')?.value).toBeCloseTo(3200, 6);
    expect(readout('burst-lasts')?.value).toBeCloseTo(5_400_000 / 1100, 6);
    expect(readout('burst-lasts')?.aside).toContain('until those of P10 are');
  });

  test('cache hits use no credits of the disk.', () => {
    // E8ds_v4: 38,000 cached IOPS. 3,500 ÷ 0.5 = 7,000 IOPS at a hit rate of 50 %.
    const given = { vm: 'E8ds_v4', disks: 'data:P20x1:ReadOnly', 'io-size': '4KiB', hit: '50%' };
    const { value } = check({ ...given, 'target-iops': '7000' });
    expect(value('burst-iops')).toBeCloseTo(7000, 6);
    expect(value('burst-lasts')).toBeCloseTo(1800, 6);
  });

  test('with a group that demands nothing does not count the burst of its disks.', () => {
    const { readout } = check({ vm: 'DS13_v2', disks: 'os:P10x1:None:0,data:P30x1:None' });
    expect(readout('burst-iops')).toBeUndefined();
  });

  test('never gives less in a burst than it sustains, and a burst lasts at least 30 minutes.', () => {
    const group = fc.tuple(
      fc.constantFrom('P4', 'P10', 'P20', 'P30', 'E10', 'E30', 'PremiumV2-512GiB-8000IOPS-400MBps'),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom('None', 'ReadOnly'),
    );
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('D8s_v5', 'D16ds_v5', 'E8ds_v4', 'D8s_v3', 'DS13_v2', 'D16s_v6', 'B8s_v2'),
        fc.constantFrom('', '8KiB', '512KiB'),
        fc.constantFrom('0%', '40%', '100%'),
        (groups, vm, ioSizeText, hit) => {
          const disks = groups
            .map(
              ([disk, count, cache]) =>
                `data:${disk}x${count}:${disk.startsWith('PremiumV2') ? 'None' : cache}`,
            )
            .join();
          const { value } = check({ vm, disks, 'io-size': ioSizeText, hit });
          for (const kind of ['iops', 'throughput'])
            expect(value(`burst-${kind}`) ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(
              (value(kind) ?? 0) * (1 - 1e-9),
            );
          expect(value('burst-lasts') ?? 1800).toBeGreaterThanOrEqual(1800 * (1 - 1e-9));
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('What is said of a burst', () => {
  test('that gives no more than is sustained never is that the sustained limits cover the load.', () => {
    // The VM bursts to 20,000 IOPS, and a P50 has 7,500 whatever the VM does.
    const { answer, line, readout } = check({
      vm: 'D8s_v5',
      disks: 'data:P50x1:None',
      'target-iops': '9000',
    });
    expect(answer.verdict).toBe('throttled');
    expect(line).toBeUndefined();
    expect(readout('burst-lasts')?.text).toBe('no more than is sustained');
    expect(readout('burst-lasts')).not.toHaveProperty('value');
  });

  test('is true on every size: of a load that the sustained limits cover, and of one that they do not.', () => {
    const disks = ['os:P10x1:ReadOnly,data:P30x1:ReadOnly', 'data:P20x1:None', 'data:E30x2:None'];
    const sizes = sampleOf(fullDataset.catalogue.vms('current'));
    for (const [at, { name, maxDataDisks }] of sizes.entries()) {
      if (maxDataDisks < 2) continue;
      const given = { vm: name, disks: disks[at % 3] ?? '', 'io-size': '32KiB' };
      for (const rate of ['', '900', '4000']) {
        const { answer, readout } = check({ ...given, 'target-iops': rate });
        const lasts = readout('burst-lasts');
        if (!lasts) continue;
        const isExceeded = answer.limits.some(
          ({ demand = 0, limit = Number.POSITIVE_INFINITY }) => demand > limit * (1 + 1e-9),
        );
        const [more, now] = [readout('burst-iops')?.value ?? 0, readout('iops')?.value ?? 0];
        const expected =
          more > now * (1 + 1e-9)
            ? /^(about )?[\d.,]+ (s|min|h|days)$/
            : /^(does not run out|no more than is sustained)$/;
        expect(lasts.text, `${name} ${rate}`).toMatch(expected);
        if (isExceeded) expect(`${lasts.text} ${lasts.aside}`, name).not.toMatch(/run out|cover/);
      }
    }
  });

  test('names a limit as without a published burst only where its row has none.', () => {
    // Dasv4 page: 8,000 IOPS cached that burst to 8,000, and 77 MB/s to 200.
    const { notes } = check({ vm: 'D4as_v4', disks: 'os:P6x1:ReadOnly', 'target-iops': '630' });
    expect(notes).toContain('Burst figures:');
    expect(notes).not.toContain('No burst is published');
    for (const vm of sampleOf(fullDataset.catalogue.vms('current'))) {
      if (!vm.cachedBurst) continue;
      const said = check({ vm: vm.name, disks: 'data:P10x1:ReadOnly', 'target-iops': '600' }).notes;
      expect(said, vm.name).not.toMatch(/No burst is published of [^(]*cached limit \(/);
    }
  });

  test('has two digits and “about” where the credits are those of a VM, which are derived.', () => {
    // Ten IOs a second above 12,800: 7,200 × 1,800 s ÷ 10 = 15 days.
    const above = (target: string) =>
      check({ vm: 'D8s_v5', disks: 'data:P50x3:None', 'target-iops': target }).readout(
        'burst-lasts',
      );
    expect(above('12810')).toMatchObject({ value: 1_296_000, text: 'about 15 days' });
    expect(above('13057')?.text).toBe('about 14 h');
    // 2,160,000 credits of the disk ÷ 700, which the resource API lists.
    const disk = { vm: 'D8s_v5', disks: 'data:P20x1:None', 'target-iops': '3000' };
    expect(check(disk).readout('burst-lasts')?.text).toBe('51.4 min');
  });
});
