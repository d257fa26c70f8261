/** The sentence under the answer: who shares the limit that is exceeded, and where the load is. */
import { describe, expect, test } from 'vitest';
import { reportOf } from '../../src/cli/report.ts';
import { shown } from './case.ts';

const whyOf = (query: string) => shown(query).answer?.why;

describe('An exceeded limit of the VM', () => {
  const another =
    'Disks share this VM limit and slow down together. Larger disks will not help; another VM will.';

  test.each([
    'vm=D8s_v5&disks=data:P30x4:None&target-iops=15000',
    // The log, which has no host cache, does not share the cached limit.
    'vm=D8s_v3&disks=data:P30x8:ReadOnly,log:P30x1:None&target-iops=20000&hit=100%25',
    // Ultra Disk crosses a limit of its own.
    'vm=D8s_v6&disks=data:P40x6:None,log:Ultra-512GiB-3000IOPS-125MBpsx1:None&target-iops=30000',
  ])('is what disks share, and is not said to be that of all of them: %s.', (query) => {
    expect(whyOf(query)).toBe(another);
  });

  // 12,000 IOs of 64 KiB are 786 MB/s; D16ds_v5 has 600 MB/s and 25,600 IOPS (Ddsv5 page).
  test('is of throughput where smaller IOs help, if their rate is what is needed.', () => {
    const load = 'vm=D16ds_v5&disks=data:P30x4:None&io-size=64KiB';
    expect(whyOf(`${load}&target-iops=12000`)).toContain('; smaller IOs or another VM will.');
    expect(whyOf(`${load}&target-throughput=700MB/s`)).toBe(another);
  });

  test('is not the only one where the disks are at theirs as well.', () => {
    // Four P30 have 20,000 IOPS, D8s_v5 12,800 (Dsv5 page).
    expect(whyOf('vm=D8s_v5&disks=data:P30x4:None&target-iops=30000')).toBe(
      'Both the disks and the VM allow less: it takes a larger VM and more or larger disks.',
    );
  });

  test('is not blamed where a disk is at its own limit.', () => {
    expect(whyOf('vm=D32s_v5&disks=data:P10x1:None&target-iops=3000')).toMatch(/^At its own limit/);
  });
});

// Lsv3 page: an L8s_v3 has one local NVMe disk, an L16s_v3 two, of 400,000 IOPS each.
describe('Local NVMe disks at their limit', () => {
  test.each([
    ['L8s_v3', /only another size helps/],
    ['L16s_v3', /More of the VM’s local NVMe disks help/],
  ])('are not said to be helped by larger disks: %s.', (vm, sentence) => {
    const disks = 'data:LocalNVMex1:None';
    expect(whyOf(`vm=${vm}&disks=${disks}&target-iops=500000&io-size=4KiB`)).toMatch(sentence);
    const measured = 'measured-iops=400000&measured-throughput=1638MB/s&measured-read=100%25';
    const { verdict, why } = reportOf('diagnose', `${measured}&vm=${vm}&disks=${disks}`, () => '');
    expect(verdict).toBe('at-limit');
    expect(why).toMatch(sentence);
    expect(why).not.toContain('will not help');
  });
});

describe('A target that fits', () => {
  test.each([
    [
      'disks=data:P30x1:None&target-iops=1000&io-size=8KiB',
      'The whole target is placed on data (P30).',
    ],
    [
      'disks=data:P30x4:None,log:P30x1:None&target-iops=1000&io-size=8KiB',
      'The whole target is placed on data (4 × P30).',
    ],
    [
      'disks=data:P30x1:None,log:P30x1:None:500&target-iops=1000&io-size=8KiB',
      'The whole target is placed on data (P30).',
    ],
    [
      'disks=data:P30x2:None,data:P20x1:None&target-iops=1000&io-size=8KiB',
      'Data (2 × P30) and data (P20) share the target in proportion to their limits.',
    ],
  ])('is on the disks that the sentence names: %s.', (query, sentence) => {
    expect(whyOf(query)).toBe(sentence);
  });

  test('asks for the IO size where that decides up to which the answer holds.', () => {
    const disks = 'disks=data:P30x4:None';
    expect(whyOf(`${disks}&target-iops=1000`)).toBe(
      'With larger IOs throughput decides: enter the IO size.',
    );
    expect(whyOf(`${disks}&target-throughput=100MB/s`)).toBe(
      'With smaller IOs IOPS decide: enter the IO size.',
    );
  });
});
