import { describe, expect, test } from 'vitest';
import { examples } from '../../src/calculators/examples.ts';
import { checkTexts, ds13, headline, readout, verdict, viewModel } from './case.ts';

describe('The verdict', () => {
  const size = 'io-size=8KiB';
  test.each([
    [
      'fits',
      'at exactly 80 % of the limit',
      `vm=D8s_v3&disks=data:P30x3:None&target-iops=10240&${size}`,
    ],
    ['tight', 'just above 80 %', `vm=D8s_v3&disks=data:P30x3:None&target-iops=10241&${size}`],
    ['tight', 'at exactly the limit', `vm=D8s_v3&disks=data:P30x3:None&target-iops=12800&${size}`],
    ['throttled', 'one IO above it', `vm=D8s_v3&disks=data:P30x3:None&target-iops=12801&${size}`],
    ['oversubscribed', 'without a target, above the limit', 'vm=D8s_v3&disks=data:P30x3:None'],
    [
      'oversubscribed',
      'where the IOPS of a group fit and the other disks at their limits do not',
      `vm=D8s_v3&disks=data:P30x2:None:9000,log:P30x1:None&${size}`,
    ],
    [
      'tight',
      'for a target beside which the other disks are idle',
      `vm=D8s_v3&disks=data:P30x2:None,log:P30x1:None&target-iops=9000&${size}`,
    ],
    ['fits', 'where an IO size is missing', 'vm=D8s_v3&disks=data:P30x3:None&target-iops=100'],
    [
      'not-checked',
      'where the load of the temp disk is not known',
      `${ds13}&disks=data:P10x1:None&temp=used`,
    ],
    [
      'not-checked',
      'through a cached limit that is not published',
      'vm=D8s_v6&disks=data:P10x1:ReadOnly',
    ],
    [
      'unsafe',
      'with ReadWrite on a data disk',
      `vm=E16bds_v5&disks=data:P30x4:ReadWrite&target-iops=6000&${size}`,
    ],
    ['unsafe', 'with ReadWrite on a log disk', 'vm=D16s_v3&disks=log:P10x1:ReadWrite'],
  ])('is %s %s', (expected, _, query) => expect(verdict(query)).toBe(expected));

  test('is tight for a target of exactly the VM’s limit, however it is spread over different disks.', () => {
    // DS13_v2 has 25,600 uncached IOPS (DSv2 page); shares of it are sums that round.
    const names = ['P6', 'P10', 'P15', 'P20', 'P30', 'P40'];
    for (const [at, one] of names.entries())
      for (const other of names.slice(at + 1)) {
        const disks = `data:P30x3:None,data:${one}x2:None,data:${other}x1:None,data:P40x3:None`;
        const query = `vm=DS13_v2&disks=${disks}&target-iops=25600&io-size=4KiB`;
        expect(verdict(query), query).toBe('tight');
        expect(readout(query, 'headroom')?.text, query).toBe('0 %');
      }
  });

  test('ReadWrite on tempdb is a warning, and on an OS disk the usual setting.', () => {
    expect(verdict('vm=D16s_v3&disks=tempdb:P10x1:ReadWrite')).toBe('fits');
    expect(checkTexts('vm=D16s_v3&disks=tempdb:P10x1:ReadWrite', 'warning').join()).toMatch(
      /ReadWrite/,
    );
    expect(verdict('vm=D16s_v3&disks=os:P10x1:ReadWrite')).toBe('fits');
    expect(checkTexts('vm=D16s_v3&disks=os:P10x1:ReadWrite', 'warning').join()).not.toMatch(
      /ReadWrite/,
    );
  });

  test('an OS disk without a target does not make a VM unchecked; one with a target does.', () => {
    expect(verdict('vm=D16s_v5&disks=os:P10x1:ReadOnly,data:P20x1:None')).toBe('fits');
    expect(checkTexts('vm=D16s_v5&disks=os:P10x1:ReadOnly', 'info').join()).toMatch(
      /not published/,
    );
    expect(verdict('vm=D16s_v5&disks=os:P10x1:ReadOnly:100&io-size=8KiB')).toBe('not-checked');
  });

  test.each([
    // The cached limit of neither size is published.
    ['vm=E16s_v6&disks=log:P30x1:ReadWrite:3000&io-size=8KiB', 'set None on log'],
    ['vm=D16s_v5&disks=data:P30x1:ReadWrite', 'set ReadOnly or None on data'],
    // Azure accepted the setting on an L8s_v2, although its page does not support it.
    ['vm=L8s_v3&disks=data:P30x1:ReadWrite', 'set None on data'],
  ])(
    'ReadWrite on data or log is unsafe although no limit is published for it: %s.',
    (query, what) => {
      expect(verdict(query)).toBe('unsafe');
      expect(headline(query)).toContain(what);
      expect(headline(query)).not.toContain('No published limit is exceeded');
      expect(checkTexts(query, 'failed').join()).toContain(
        'loses recent writes when the host fails',
      );
    },
  );

  test('ReadWrite on data or log is unsafe where a limit is exceeded too, which the headline names.', () => {
    const query =
      'vm=D16ds_v5&disks=data:P30x4:ReadOnly:30000,log:P30x1:ReadWrite:1000&io-size=8KiB';
    expect(verdict(query)).toBe('unsafe');
    expect(headline(query)).toMatch(
      /^ReadWrite host cache can lose data: set None on log\. Your load needs 30,/,
    );
    expect(headline(query)).toMatch(/4 × P30 allow 20,000 IOPS\.$/);
  });

  test('is a word of the badge, which the headline does not say again; that has at most 70 letters about one limit.', () => {
    // The drawn case: 12,000 × 64 KiB = 786.4 MB/s, and 600 MB/s on the page of the size.
    const query =
      'vm=D16ds_v5&disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly&io-size=64KiB&target-iops=12000';
    expect(headline(query)).toBe('Your load needs 786 MB/s. D16ds_v5 allows 600 MB/s.');
    for (const given of (examples['cap-check'] ?? []).map((example) => example.given)) {
      const each = new URLSearchParams(given as Record<string, string>).toString();
      if (/^(unsafe|not-)/.test(verdict(each) ?? '')) continue;
      expect(headline(each).length, headline(each)).toBeLessThanOrEqual(70);
      expect(headline(each)).not.toMatch(/fits|tight|throttled|oversubscribed/i);
    }
  });

  test.each([
    // 100 + 400 of 2,740 MB/s uncached are 18.2 %.
    [
      'os:P10x1:ReadOnly,data:P30x2:None',
      'The disks are the bottleneck; the VM has 82 % headroom.',
    ],
    ['data:P30x1:None&io-size=8KiB', 'The disk is the bottleneck, 5,000 IOPS (P30).'],
  ])('of disks %s below their VM takes two lines of 28 letters', (disks, sentence) => {
    expect(headline(`vm=E32bds_v5&disks=${disks}`)).toBe(sentence);
  });

  test.each([
    // No cached limit is published of D16s_v5, so that only None can be checked; of D16ds_v5 there is one.
    ['vm=D16s_v5&disks=data:P30x1:ReadWrite:3000', 'data:P30x1:None:3000'],
    ['vm=D16ds_v5&disks=data:P30x1:ReadWrite:3000', 'data:P30x1:ReadOnly:3000'],
    ['vm=L8s_v3&disks=data:P30x1:ReadWrite:3000', 'data:P30x1:None:3000'],
  ])('What is recommended in place of ReadWrite can be checked: %s.', (query, disks) => {
    const [first] = viewModel(`${query}&io-size=8KiB`).answer?.recommendations ?? [];
    expect(first?.query).toContain(disks);
    expect(verdict(first?.query ?? '')).toBe('fits');
  });

  test('Only where Azure refuses a set-up is it not possible rather than unsafe.', () => {
    expect(verdict('vm=D4_v3&disks=data:P30x1:ReadWrite')).toBe('not-possible');
    expect(verdict('vm=D2s_v3&disks=data:P4x5:ReadWrite')).toBe('not-possible');
  });

  test.each([
    ['tempdb', /tempdb/],
    ['other', /^(?!.*tempdb).*unless the application flushes/],
  ])('ReadWrite on %s is a warning about that role.', (role, text) => {
    const query = `vm=D16ds_v5&disks=${role}:P30x1:ReadWrite:100&io-size=8KiB`;
    expect(verdict(query)).toBe('fits');
    const about = checkTexts(query, 'warning').filter((one) => one.includes('ReadWrite'));
    expect(about).toHaveLength(1);
    expect(about[0]).toMatch(text);
  });

  test('names the disk where its own limit is what is achieved.', () => {
    const query = 'vm=DS3_v2&disks=os:P10x1:ReadOnly';
    expect(verdict(query)).toBe('fits');
    expect(headline(query)).toMatch(/The disk is the bottleneck, 500 IOPS and 100 MB\/s \(P10\)/);
    expect(viewModel(query).answer?.boundBy).toEqual(['disk IOPS (P10)', 'disk throughput (P10)']);
  });

  test('above a limit headroom is none and the demand is given as a multiple of it.', () => {
    expect(readout('vm=D16ds_v5', 'headroom')).toMatchObject({ value: 0, text: 'none' });
    expect(readout('vm=D16ds_v5', 'over')?.value).toBeCloseTo(1100 / 600, 12);
    expect(readout('vm=D8s_v3&disks=data:P10x1:None', 'over')).toBeUndefined();
    // D8s_v3: 128 MB/s cached (Dsv3 page). 20,000 × 16 KiB for the data.
    const over = readout('vm=D8s_v3&target-iops=20000&io-size=16KiB', 'over');
    expect(over?.value).toBeCloseTo((20_000 * 16_384) / 128e6, 12);
    expect(over?.aside).toBe('199.7 MB/s too much');
  });
});

test('One IO above a limit is not called 100 %, which is what the limit allows: a P30 has 5,000 IOPS.', () => {
  const of = (target: number) =>
    `vm=D16ds_v5&disks=data:P30x1:None&target-iops=${target}&io-size=8KiB`;
  expect(readout(of(5001), 'over')).toMatchObject({
    value: 1.0002,
    ...{ text: 'over 100 %', aside: '1 IOPS too much' },
  });
  expect(readout(of(5026), 'over')?.text).toBe('101 %');
  expect(verdict(of(5000))).toBe('tight');
});

describe('Premium SSD beside Premium SSD v2', () => {
  // Ddsv6 page: D192ds_v6 has 260,000 IOPS and 12,000 MB/s for Premium SSD, 400,400 and 12,000 for v2 and Ultra.
  const v2 = 'PremiumV2-1024GiB-80000IOPS-2000MBps';
  test('never achieves the sum of both limits.', () => {
    const query = `vm=D192ds_v6&disks=data:P80x20:None,other:${v2}x10:None`;
    expect(readout(query, 'throughput')?.value).toBe(12_000e6);
    expect(verdict(query)).toBe('oversubscribed');
  });

  test('fits only while everything together is within the Premium SSD limit, and is not checked beyond.', () => {
    const mix = (iops: number) =>
      `vm=D192ds_v6&disks=log:P80x8:None:80000,other:${v2}x4:None:${iops}&io-size=4KiB`;
    expect(verdict(mix(180_000))).toBe('fits');
    expect(verdict(mix(181_000))).toBe('not-checked');
    expect(verdict(mix(321_000))).toBe('throttled');
  });
});
