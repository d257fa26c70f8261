/** A red or grey answer has a way out, which is built and simulated: what it is said to give is what its own case gives. */
import { describe, expect, test } from 'vitest';
import { plainText, type Recommendation } from '../../src/kit/index.ts';
import { answerOf, loadsOf, value, wholeAnswerOf } from './answer.ts';

const optionsOf = (vm: string, loads: string) => {
  const { verdict, recommendations } = wholeAnswerOf({ vm, loads, seconds: '2' });
  return { verdict, options: recommendations };
};
const givenOf = ({ query }: Recommendation) =>
  Object.fromEntries(new URLSearchParams(`vm=D16ds_v5&${query}`));
const changes = (options: readonly Recommendation[]) =>
  options.map(({ outcome }) => outcome?.change);

/** Each option has the verdict and the rate of its own case, and none can lose data or be refused. */
function expectTried(options: readonly Recommendation[], name: string) {
  for (const option of options) {
    const own = answerOf(givenOf(option));
    expect(own.verdict).toBe(option.outcome?.verdict);
    expect(own.verdict).not.toMatch(/not-possible|unsafe/);
    expect(option.outcome?.iops).toBe(value(own, `iops-${name}`));
  }
}

describe('What Azure refuses', () => {
  // “Premium SSD v2 doesn’t support host caching”; a disk of 4 TiB and more has none either.
  test.each(['P50', 'PremiumV2-512GiB-8000IOPS-400MBps', 'Ultra-512GiB-8000IOPS-400MBps'])(
    'with a host cache on %s can be built with None, and what hits the cache then comes from the disk.',
    (disk) => {
      const { verdict, options } = optionsOf('D8s_v5', `a:${disk}/ReadOnly:8KiB:q4:read:hit=50%`);
      expect(verdict).toBe('not-possible');
      expect(changes(options)).toEqual(['Host cache None on “a”']);
      expect(options[0]?.outcome?.how).toBe('restart');
      expect(loadsOf(options[0]?.query)).toBe(`a:${disk}/None:8KiB:q4:read`);
      expectTried(options, 'a');
    },
  );

  // D8s_v5 takes 16 data disks, D16s_v5 32; 9 × 2,048 GiB hold 17 × 1,024 GiB.
  test('with 17 disks on a D8s_v5 can be built with fewer larger ones, or on a VM that takes them.', () => {
    const { verdict, options } = optionsOf('D8s_v5', 'a:P30x17/None:8KiB:q12:read');
    expect(verdict).toBe('not-possible');
    expect(changes(options)).toContain('On D16s_v5, in the same series');
    expect(changes(options)).toContain('9 × P40 instead of 17 × P30 for “a”');
    expectTried(options, 'a');
  });

  test('is never built with what can lose data.', () => {
    const loads = 'a:P50/ReadOnly:8KiB:q4:read,log:P30/ReadWrite:8KiB:q1:write';
    const { options } = optionsOf('D8ds_v5', loads);
    expect(loadsOf(options[0]?.query)).toBe('a:P50/None:8KiB:q4:read,log:P30/None:8KiB:q1:write');
    expectTried(options, 'a');
  });
});

describe('Local NVMe disks', () => {
  // “FAQ for temp NVMe disks”: data on them is lost. L8s_v3 has one of 1.92 TB, which a P40 of 2 TiB holds.
  test('are no place for a log, which a Premium SSD of their size is.', () => {
    const { verdict, options } = optionsOf('L8s_v3', 'log:LocalNVMe/None:8KiB:q64:write');
    expect(verdict).toBe('not-possible');
    expect(loadsOf(options[0]?.query)).toBe('log:P40/None:8KiB:q64:write');
    expect(options[0]?.outcome?.how).toBe('copy of data');
    expectTried(options, 'log');
  });

  // The page of Ddsv6: D8ds_v6 has one, D16ds_v6 two.
  test('that a size has too few of are on the next size, simulated for a time that can be.', () => {
    const { recommendations } = wholeAnswerOf({
      vm: 'D8ds_v6',
      loads: 'a:LocalNVMex2/None:8KiB:q64:read',
    });
    expect(changes(recommendations)).toContain(
      'On D16ds_v6, in the same series (what is on local NVMe disks is lost)',
    );
    expectTried(recommendations, 'a');
  });
});

describe('Where the cached limit of the VM is not published', () => {
  test('a faster disk is offered to what waits at its disk, and no figure is given for it.', () => {
    for (const loads of [
      'a:P30/ReadOnly:8KiB:q32:read:hit=50%',
      'os:P10/ReadOnly:4KiB:q16:read,b:P10x8/None:8KiB:q4:read',
    ]) {
      const { verdict, options } = optionsOf('D8s_v5', loads);
      expect(verdict).toBe('throttled');
      expect(options.length).toBeGreaterThan(0);
      for (const { outcome, text } of options) {
        expect(outcome?.iops).toBeUndefined();
        expect(plainText(text)).toContain('what it then gets can’t be said');
      }
    }
  });

  test('a neighbour that has a figure is helped although the other has none.', () => {
    const data = 'data:P30x4/ReadOnly:8KiB:q64:read70:hit=80%';
    const { options } = optionsOf('D8s_v5', `${data},log:P30/None:16KiB:q4:write`);
    expect(changes(options)).toContain('On D16s_v5, in the same series');
    expectTried(options, 'log');
  });

  // The page of Dadsv5 has cached limits, that of Dsv5 has none.
  test('cache hits are kept on a VM whose limits are all published.', () => {
    const { verdict, options } = optionsOf('D8s_v5', 'a:P30/ReadOnly:8KiB:q1:read:hit=80%');
    expect(verdict).toBe('not-checked');
    expect(options[0]?.outcome).toMatchObject({ verdict: 'fits', how: 'new VM' });
    expect(loadsOf(options[0]?.query) || 'hit').toContain('hit');
    expectTried(options, 'a');
  });

  test('a log at its disk gets a figure without a host cache, and all else comes with that.', () => {
    const { verdict, options } = optionsOf('D8s_v5', 'log:P30/ReadOnly:8KiB:q12:write');
    expect(verdict).toBe('throttled');
    expect(options[0]?.outcome?.change).toBe('Host cache None on “log”');
    // A P30 has 5,000 IOPS; two have 10,000.
    expect(options[0]?.outcome?.iops).toBeCloseTo(5000, -2);
    expect(options.length).toBeGreaterThan(2);
    for (const option of options) expect(loadsOf(option.query)).not.toContain('ReadOnly');
    expectTried(options, 'log');
  });

  test('a workload that no other limit holds back can be checked without it, and cache hits are never given up for that.', () => {
    const grey = optionsOf('D8s_v5', 'a:P30/ReadOnly:8KiB:q1:read');
    expect([grey.verdict, grey.options[0]?.outcome?.verdict]).toEqual(['not-checked', 'fits']);
    expectTried(grey.options, 'a');
    const hits = optionsOf('D8s_v5', 'a:P30/ReadOnly:8KiB:q1:read:hit=80%');
    expect(changes(hits.options).join()).not.toContain('None');
  });
});

describe('While a VM bursts', () => {
  // D8s_v5: 12,800 IOPS sustained, 20,000 while credits last; D16s_v5: 25,600 sustained.
  test('one IO a second above what it sustains has a VM that sustains it.', () => {
    const { verdict, options } = optionsOf('D8s_v5', 'a:P30x4/None:8KiB:r12801:read');
    expect(verdict).toBe('throttled');
    expect(changes(options)).toContain('On D16s_v5, in the same series');
    expect(options[0]?.outcome?.verdict).toBe('fits');
    expectTried(options, 'a');
    expect(optionsOf('D8s_v5', 'a:P30x4/None:8KiB:r12800:read').verdict).toBe('fits');
  });

  // 2 × P30 have 10,000 IOPS; D4s_v5 sustains 6,400, and 20,000 while credits last: more disks help only meanwhile.
  test('no more disks are recommended where it is the bottleneck once credits are used up.', () => {
    for (const [vm, loads] of [
      ['D4s_v5', 'a:P30x2/None:8KiB:q64:read'],
      ['D8s_v5', 'a:P30x4/None:8KiB:q200:read'],
    ] as const) {
      const { options } = optionsOf(vm, loads);
      expect(changes(options).join()).toMatch(/^On D\d+s_v5, in the same series/);
      for (const { query } of options) expect(loadsOf(query) || loads).toContain(loads.slice(2, 7));
      expectTried(options, 'a');
    }
  });

  // A P20 has 2,300 IOPS, and 3,500 on credits.
  test('so does a disk: what sustains the rate is offered, without a new VM.', () => {
    const { verdict, options } = optionsOf('D8s_v5', 'a:P20/None:8KiB:r3000:read');
    expect(verdict).toBe('throttled');
    // First what costs no more: a P20 is $80.54 a month, and the tier of a P30 $148.68.
    expect(options.map(({ outcome }) => [outcome?.verdict, outcome?.how])).toEqual([
      ['fits', 'deallocate'],
      ['fits', 'online'],
    ]);
    expect(options[0]?.outcome?.difference).toBeLessThan(0);
    expect(options[1]?.outcome?.difference).toBeCloseTo(148.68 - 80.54, 2);
    expectTried(options, 'a');
  });

  test('says what lasts beside what it gets meanwhile.', () => {
    const { options } = optionsOf('D8s_v5', 'a:P30x4/None:8KiB:q64:read');
    expect(options.map(({ text }) => plainText(text)).join()).toMatch(
      /Use queue depth \d+ .* \(on burst credits, then about 1[23],000 IOPS/,
    );
  });
});
