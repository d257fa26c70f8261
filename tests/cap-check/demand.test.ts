import { describe, expect, test } from 'vitest';
import { ds13, headline, limitUse, readout, verdict, viewModel } from './case.ts';

describe('The demand', () => {
  test('without a target is both limits of every disk at once.', () => {
    const query = `${ds13}&disks=data:P30x2:None,log:P10x1:None`;
    expect(limitUse(query, 'VM uncached', 'iops')?.demand).toBe(10_500);
    expect(limitUse(query, 'VM uncached', 'throughput')?.demand).toBe(500 * 1024 ** 2);
  });

  test('with a target is spread over the data disks in proportion to their limits; OS, log and tempdb stay at their own.', () => {
    const query = `${ds13}&disks=data:P30x1:None,data:P10x1:None,log:P30x1:None&target-iops=1100`;
    expect(limitUse(query, 'data, P30', 'iops')?.demand).toBe(1000);
    expect(limitUse(query, 'data, P10', 'iops')?.demand).toBe(100);
    expect(limitUse(query, 'VM uncached', 'iops')?.demand).toBe(6100);
    expect(viewModel(query).answer?.why).toMatch(/log \(P30\) at full limits/);
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
    expect(readout(query, 'throughput')).toMatchObject({ text: 'needs an IO size' });
    expect(readout(query, 'throughput')).not.toHaveProperty('value');
  });

  test('of a group with IOPS of its own is those, for the whole group.', () => {
    const query = `${ds13}&disks=data:P30x2:None:3000,log:P30x1:None:500&io-size=8KiB`;
    expect(limitUse(query, 'VM uncached', 'iops')?.demand).toBe(3500);
    expect(limitUse(query, 'VM uncached', 'throughput')?.demand).toBe(3500 * 8192);
  });

  test('counts in full at the cached limit, and without the cache hits at the others.', () => {
    const query = `${ds13}&disks=data:P30x1:ReadOnly:4000&hit=75%25&read=80%25`;
    expect(limitUse(query, 'VM cached', 'iops')?.demand).toBe(4000);
    expect(limitUse(query, 'VM uncached', 'iops')?.demand).toBeCloseTo(1600, 9);
    expect(limitUse(query, 'data, P30', 'iops')?.demand).toBeCloseTo(1600, 9);
  });

  test('of the temp disk counts at the cached limit; the other dimension needs an IO size.', () => {
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
    expect(headline(query)).toMatch(/140 MB\/s.*cached throughput limit is 128 MB\/s/);
  });
});
