/** Without a target and with an IO size: as many IOs of it as the disks allow, as the calculator of IO sizes says. */
import { describe, expect, test } from 'vitest';
import { ioSize } from '../../src/calculators/io-size/index.ts';
import { openedBy } from '../view-models.ts';
import { checkTexts, headline, limitUse, readout, shown, verdict, viewModel } from './case.ts';

describe('Disks at their limits with IOs of one size', () => {
  // Four P30: 20,000 IOPS x 8,192 bytes = 163.84 MB/s, of 600 MB/s and 25,600 IOPS of a D16s_v5 (Dsv5 page).
  test('send no more bytes than their IOPS limit allows: 4 × P30 on a D16s_v5 at 8 KiB.', () => {
    const query = 'vm=D16s_v5&disks=data:P30x4:None&io-size=8KiB';
    expect(limitUse(query, 'VM uncached', 'throughput')?.demand).toBe(163_840_000);
    expect(limitUse(query, 'VM uncached', 'iops')?.demand).toBe(20_000);
    expect(verdict(query)).toBe('fits');
    expect(shown(query).answer?.boundBy).toEqual(['disk IOPS (4 × P30)']);
  });

  // 800 MB/s ÷ 1 MiB = 763 IOPS, each of which the disk counts as four of 256 KiB.
  test('send no more IOs than their throughput limit allows: 4 × P30 at 1 MiB.', () => {
    const query = 'vm=D16s_v5&disks=data:P30x4:None&io-size=1MiB';
    expect(limitUse(query, 'VM uncached', 'iops')?.demand).toBeCloseTo(762.94, 2);
    expect(limitUse(query, 'VM uncached', 'throughput')?.demand).toBe(800e6);
    expect(verdict(query)).toBe('oversubscribed');
  });

  // 20,000 of 25,600 IOPS (Dsv5 page): a D16s_v5 is enough, a D32s_v5 three times as dear.
  test('are offered the VM that has room for them, not one for bytes that they cannot send.', () => {
    const rows = viewModel('vm=D8s_v5&disks=data:P30x4:None&io-size=8KiB').answer?.recommendations;
    expect(rows?.map(({ option }) => option?.name)).toContain('D16s_v5');
    expect(rows?.map(({ option }) => option?.name)).not.toContain('D32s_v5');
  });

  test('count both limits at once without a size.', () => {
    const query = 'vm=D16s_v5&disks=data:P30x4:None';
    expect(limitUse(query, 'VM uncached', 'throughput')?.demand).toBe(800e6);
    expect(limitUse(query, 'VM uncached', 'iops')?.demand).toBe(20_000);
  });

  test('have the verdict and the IOPS that the calculator of IO sizes has.', () => {
    const sizes = ['4KiB', '8KiB', '64KiB', '256KiB', '1MiB'];
    for (const vm of ['D4s_v5', 'D16s_v5', 'E16bds_v5', 'D8s_v6', 'L8s_v3'])
      for (const [disk, count] of [
        ['P30', 1],
        ['P30', 4],
        ['P20', 4],
        ['P40', 8],
      ] as const)
        for (const size of sizes) {
          const query = `vm=${vm}&disks=data:${disk}x${count}:None&io-size=${size}`;
          const other = openedBy(ioSize, `vm=${vm}&disk=${disk}&disks=${count}&io-size=${size}`);
          const isOver = other.answer?.verdict === 'oversubscribed';
          expect(verdict(query) === 'oversubscribed', query).toBe(isOver);
          const there = other.answer?.readouts.find(({ id }) => id === 'iops')?.value;
          expect(readout(query, 'iops')?.value, query).toBeCloseTo(there ?? 0, 3);
        }
  });

  test('are not said to be served by a larger VM where they are the bottleneck.', () => {
    const { why } = shown('vm=D16s_v5&disks=data:P30x4:None&io-size=8KiB').answer ?? {};
    expect(JSON.stringify(why)).not.toContain('Larger disks will not help');
  });
});

// A D8s_v5 has 12,800 IOPS and 290 MB/s uncached: beside 9,000 IOPS 3,800 are left for 100 MB/s, IOs of 26.3 kB; and of the
// 150 MB/s of the log each of its 9,000 IOPS has 16.7 kB.
describe('Loads of which one is in IOPS and the other in MB/s', () => {
  const disks = 'disks=os:P10x1:ReadOnly,data:P30x2:None,log:PremiumV2-512GiB-11250IOPS-150MBpsx1';
  const query = `vm=D8s_v5&${disks}:None:9000&target-throughput=100MB/s`;

  test('have a range of IO sizes each where no size is allowed for both.', () => {
    expect(headline(query)).toBe(
      '20 % headroom in IOPS with IOs up to 16 KiB for loads in IOPS, from 26 KiB for loads in MB/s.',
    );
    expect(readout(query, 'io-size-max')?.text).toBe('16 KiB');
    expect(readout(query, 'io-size-min')?.text).toBe('26 KiB');
    expect(JSON.stringify(shown(query).answer?.why)).not.toContain('enter the IO size');
    for (const size of ['16KiB', '20KiB', '26KiB'])
      expect(verdict(`${query}&io-size=${size}`), size).toBe('throttled');
  });

  test('have one range where a size is allowed for both, and idle disks at their limits leave none.', () => {
    const both =
      'vm=E16s_v5&disks=os:P10x1:ReadOnly,data:P50x2:None,log:P20x1:None:2000&target-throughput=450MB/s';
    expect(headline(both)).toContain('with IOs from 30 KiB to 73 KiB on data and log.');
    expect(checkTexts(both, 'info').join()).toContain(
      'with IOs up to 24 KiB for loads in IOPS, from 30 KiB for loads in MB/s.',
    );
  });
});
