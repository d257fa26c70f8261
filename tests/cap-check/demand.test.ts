import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { plainText } from '../../src/kit/index.ts';
import { sampleOf } from '../sampled-calculators.ts';
import { checkTexts, ds13, headline, limitUse, readout, verdict, viewModel } from './case.ts';

describe('The demand', () => {
  test('without a target is both limits of every disk at once.', () => {
    const query = `${ds13}&disks=data:P30x2:None,log:P10x1:None`;
    expect(limitUse(query, 'VM uncached', 'iops')?.demand).toBe(10_500);
    expect(limitUse(query, 'VM uncached', 'throughput')?.demand).toBe(500 * 1024 ** 2);
  });

  test('with a target is spread over the data disks in proportion to their limits; the others are idle.', () => {
    const query = `${ds13}&disks=data:P30x1:None,data:P10x1:None,log:P30x1:None&target-iops=1100`;
    expect(limitUse(query, 'data, P30', 'iops')?.demand).toBe(1000);
    expect(limitUse(query, 'data, P10', 'iops')?.demand).toBe(100);
    expect(limitUse(query, 'VM uncached', 'iops')?.demand).toBe(1100);
    expect(checkTexts(query, 'info').join()).toMatch(/Log \(P30\) is idle/);
  });

  // E32bds_v5 and P30 as published: 4 × 5,000 IOPS; P10 500 IOPS.
  test('beside IOPS of one group is said of the others to be that of their limits, wherever they are counted.', () => {
    const query = 'vm=E32bds_v5&disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly:10000';
    const { why, steps = [] } = viewModel(query).answer ?? {};
    expect(why).toMatch(/^OS \(P10\) is counted at full limits\. /);
    const lines = steps.map(({ label, line }) => `${label}: ${plainText(line)}`);
    expect(lines[0]).toBe('data, 4 × P30 IOPS: 10,000 ≤ 20,000 IOPS');
    expect(lines).toContain('VM uncached IOPS: 500 + 10,000 = 10,500 ≤ 96,800 IOPS');
    const idle = viewModel(query.replace('ReadOnly,data', 'ReadOnly:0,data')).answer;
    expect(idle?.why).not.toContain('full limits');
  });

  test('of a group at :0 is nothing.', () => {
    const query = `${ds13}&disks=data:P30x1:None,log:P30x1:None:0&target-iops=1000&io-size=8KiB`;
    expect(limitUse(query, 'VM uncached', 'iops')?.demand).toBe(1000);
    expect(limitUse(query, 'VM uncached', 'throughput')?.demand).toBe(1000 * 8192);
  });

  test('that nothing settles is shown as not known, and the figures that need it are withheld.', () => {
    const query = `${ds13}&disks=data:P30x1:None&target-iops=1100`;
    expect(limitUse(query, 'VM uncached', 'throughput')).toMatchObject({
      demandText: 'not known',
      state: 'secondary',
    });
    expect(limitUse(query, 'VM uncached', 'throughput')).not.toHaveProperty('demand');
    expect(readout(query, 'throughput')).toMatchObject({
      text: '–',
      aside: 'enter an IO size',
    });
    expect(readout(query, 'throughput')).not.toHaveProperty('value');
  });

  test('of a group with IOPS of its own is those, for the whole group.', () => {
    const query = `${ds13}&disks=data:P30x2:None:3000,log:P30x1:None:500&io-size=8KiB`;
    expect(limitUse(query, 'VM uncached', 'iops')?.demand).toBe(3500);
    expect(limitUse(query, 'VM uncached', 'throughput')?.demand).toBe(3500 * 8192);
  });

  test('of a group with a throughput beside its IOPS is both, with an IO size or without.', () => {
    const query = `${ds13}&disks=data:P30x1:None,log:P20x1:None:2000:100MB/s`;
    for (const size of ['', '&io-size=8KiB']) {
      const both = `${query}&target-iops=1000&target-throughput=8.1920MB/s${size}`;
      expect(limitUse(both, 'VM uncached', 'iops')?.demand).toBe(3000);
      expect(limitUse(both, 'VM uncached', 'throughput')?.demand).toBe(108_192_000);
      expect(limitUse(both, 'log, P20', 'throughput')?.demand).toBe(100e6);
    }
    expect(viewModel(query).query).toContain('log:P20x1:None:2000:100MB/s');
    // A throughput alone is no demand of a group.
    const { controls } = viewModel(`${ds13}&disks=log:P20x1:None::100MB/s`);
    expect(controls.map(({ problem = '' }) => problem).join('')).toContain('target IOPS above 0');
  });

  test('counts in full at the cached limit, and without the cache hits at the others.', () => {
    const query = `${ds13}&disks=data:P30x1:ReadOnly:4000&hit=75%25&read=80%25`;
    expect(limitUse(query, 'VM cached', 'iops')?.demand).toBe(4000);
    expect(limitUse(query, 'VM uncached', 'iops')?.demand).toBeCloseTo(1600, 9);
    expect(limitUse(query, 'data, P30', 'iops')?.demand).toBeCloseTo(1600, 9);
  });

  test('of the temp disk counts against the cached limit; the other dimension needs an IO size.', () => {
    const query = `${ds13}&disks=data:P30x1:None&temp=64MiB/s`;
    expect(limitUse(query, 'VM cached', 'throughput')?.demand).toBe(64 * 1024 ** 2);
    expect(limitUse(query, 'VM cached', 'iops')).toMatchObject({ demandText: 'not known' });
    expect(limitUse(`${query}&io-size=64KiB`, 'VM cached', 'iops')?.demand).toBe(1024);
    const rate = `${ds13}&disks=data:P30x1:None&temp=2000IOPS&io-size=8KiB`;
    expect(limitUse(rate, 'VM cached', 'iops')?.demand).toBe(2000);
    expect(limitUse(rate, 'VM cached', 'throughput')?.demand).toBe(2000 * 8192);
    expect(viewModel(rate).query).toContain('temp=2000IOPS');
  });

  test('of a VM without data disks is the target, spread over what it has.', () => {
    const query = 'vm=D8s_v3&disks=os:P30x1:ReadOnly&target-throughput=140MB/s&io-size=64KiB';
    expect(verdict(query)).toBe('throttled');
    expect(headline(query)).toMatch(/140 MB\/s.*D8s_v3 allows 128 MB\/s to cached disks/);
  });
});

describe('A target without an IO size', () => {
  // D16ds_v5 page: 600 MB/s and 25,600 IOPS uncached. Four P30: 20,000 IOPS and 800 MB/s.
  test('of IOPS is judged by the IOPS limits, up to the IO size that the throughput limits allow.', () => {
    const query = 'target-iops=20000';
    expect(verdict(query)).toBe('tight');
    expect(headline(query)).toBe('0 % headroom in IOPS with IOs up to 29 KiB.');
    expect(viewModel(query).answer?.boundBy[0]).toMatch(/^disk IOPS/);
    expect(readout(query, 'io-size-max')).toMatchObject({
      value: 30_000,
      unit: 'B',
      text: '29 KiB',
    });
    expect(readout(query, 'io-size-min')).toBeUndefined();
    expect(readout(query, 'iops')).toMatchObject({ value: 20_000, aside: 'of 20,000 needed' });
    expect(verdict('target-iops=20001')).toBe('throttled');
  });

  test('of throughput is judged by the throughput limits, from the IO size that the IOPS limits allow.', () => {
    const query = 'target-throughput=500MB/s';
    expect(verdict(query)).toBe('tight');
    expect(headline(query)).toBe('17 % headroom in throughput with IOs from 25 KiB.');
    expect(viewModel(query).answer?.boundBy[0]).toMatch(/throughput/);
    expect(readout(query, 'io-size-min')).toMatchObject({
      value: 25_000,
      unit: 'B',
      text: '25 KiB',
    });
    expect(verdict('target-throughput=601MB/s')).toBe('throttled');
  });

  test('counts an IO over 256 KiB of a Premium SSD as several.', () => {
    // A P4 has 120 IOPS and 25 MB/s: 61 IOs a second may have 400 KiB, and two IO units of each are 122.
    const query = 'vm=D8s_v3&disks=data:P4x1:None&target-iops=61';
    expect(readout(query, 'io-size-max')?.value).toBe(256 * 1024);
    expect(verdict(`${query}&io-size=257KiB`)).toBe('throttled');
  });

  test('leaves room for what other groups and the temp disk demand.', () => {
    // 600 MB/s: 300 of the log in IOs of the same size would leave none.
    const both = 'vm=D16ds_v5&disks=data:P30x4:None,log:P30x2:None:2000&target-iops=10000';
    expect(readout(both, 'io-size-max')?.value).toBeCloseTo(600e6 / 12_000, 6);
    // The cached limit of 1,000 MB/s (Ddsv5 page) has 800 left beside 200 of the temp disk.
    const temp = 'vm=D16ds_v5&disks=data:P30x8:ReadOnly&temp=200MB/s&target-iops=30000&hit=100%25';
    expect(readout(temp, 'io-size-max')?.value).toBeCloseTo(800e6 / 30_000, 6);
  });

  test('has on every size the verdict of the smallest IOs, and the readouts are where it ends.', () => {
    const rates = [100, 3000, 19_000];
    const texts = (query: string) => [verdict(query), readout(query, 'io-size-max')?.value];
    for (const [at, { name, maxDataDisks }] of sampleOf(
      fullDataset.catalogue.vms('current'),
    ).entries()) {
      if (maxDataDisks < 4) continue;
      const disks = ['S30x4', 'E30x4', 'P30x4'][at % 3];
      const query = `vm=${name}&disks=os:S10x1:None,data:${disks}:None&target-iops=${rates[at % 2]}`;
      const [without, max = 0] = texts(query) as [string, number?];
      if (without === 'not-possible') continue;
      expect(without, query).toBe(verdict(`${query}&io-size=512B`));
      if (!/^(fits|tight)$/.test(without)) continue;
      const sized = (size: number) => verdict(`${query}&io-size=${Math.floor(size)}B`);
      expect(sized(max), query).toMatch(/^(fits|tight)$/);
      expect(sized(max * 1.01 + 1), query).toBe('throttled');
    }
  });
});

describe('Groups that are idle beside a target', () => {
  test('are named, with what would be exceeded if they ran at their limits.', () => {
    // 500 + 100 of the OS disk + 200 of the log > 600 MB/s.
    const warning = checkTexts('target-throughput=500MB/s', 'warning').join();
    expect(warning).toMatch(/^OS \(P10\) and log \(P30\): idle here\./);
    expect(warning).toMatch(/the VM’s uncached throughput limit would be exceeded/);
    // 20,000 × 8 KiB + 300 MB/s and 25,500 IOPS are within them.
    expect(checkTexts('target-iops=20000&io-size=8KiB', 'info').join()).toMatch(
      /idle here\. At their own limits too no published limit would be exceeded\./,
    );
  });

  test('are an OS disk, a log, tempdb, others and an ephemeral OS disk; IOPS of their own count.', () => {
    const disks =
      'os:Ephemeral-64GiB-ResourceDiskx1:None,data:P30x1:None,log:P10x1:None,tempdb:P10x1:None,other:P10x1:None:300';
    const query = `vm=D16ds_v5&disks=${disks}&target-iops=2000&io-size=8KiB`;
    expect(verdict(query)).toBe('fits');
    expect(limitUse(query, 'VM uncached', 'iops')?.demand).toBe(2300);
    expect(checkTexts(query, 'info').join()).toMatch(/are idle, without IOPS of their own/);
  });
});

describe('A load of the temp disk', () => {
  test('is no part of what the target needs.', () => {
    const query =
      'vm=D16ds_v5&disks=data:P30x4:ReadOnly&temp=200MB/s&target-iops=4578&io-size=64KiB';
    expect(readout(query, 'iops')).toMatchObject({ value: 4578, aside: 'of 4,578 needed' });
    const idle = 'vm=D16ds_v5&disks=os:P10x1:ReadOnly:0&temp=20000IOPS&io-size=4KiB';
    expect(readout(idle, 'iops')).toMatchObject({ value: 20_000 });
    expect(readout(idle, 'iops')).not.toHaveProperty('aside');
  });

  test('never lets more be achieved than is needed, on no size.', () => {
    for (const { name } of sampleOf(fullDataset.catalogue.vms('current'))) {
      const query = `vm=${name}&disks=data:S30x1:None&temp=90MB/s&target-iops=400&io-size=32KiB`;
      const { value = 0 } = readout(query, 'iops') ?? {};
      expect(value, query).toBeLessThanOrEqual(400 * (1 + 1e-9));
    }
  });
});
