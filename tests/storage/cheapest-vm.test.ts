/**
 * Which other VMs are offered: of its series and for each way to another one the cheapest. Prices of West Europe of 2026-08-22:
 * D8ds_v5 is 0.544 USD an hour, D16ds_v5 1.088, E8bds_v5 0.796, D8s_v5 0.46 and E48bs_v5 4.272.
 */
import { expect, test } from 'vitest';
import { reportOf } from '../../src/cli/report.ts';
import { disruptions } from '../../src/storage/change/change.ts';

const rankOf = (how: string) => disruptions.indexOf(how as (typeof disruptions)[number]);
const optionsOf = (id: string, query: string) => reportOf(id, query).options ?? [];
/** Throttle starts with a D16ds_v5, which a query leaves out. */
const vmOf = ({ query = '' }: { readonly query?: string }) =>
  new URLSearchParams(query).get('vm') ?? 'D16ds_v5';

// “Ebdsv5 and Ebsv5 sizes”: E8bds_v5 has 22,000 IOPS; “Ddsv5 sizes”: D8ds_v5 12,800 and D16ds_v5 25,600.
test.each([
  ['io-size', 'disk=P30&disks=4'],
  ['queue-depth', 'disk=P30&disks=4&outstanding=64'],
  ['burst', 'disk=P30&disks=4&steps=24h:14000IOPS&repeat=yes'],
  ['throttle', 'seconds=2&loads=a:P30x4/None:8KiB:q128:read'],
  ['provision', 'target-throughput=280MB/s'],
])(
  '%s offers the VM in the middle too, beside the next of the series and a new one.',
  (id, case_) => {
    const options = optionsOf(id, `vm=D8ds_v5&${case_}`).filter((one) => vmOf(one) !== 'D8ds_v5');
    const found = options.map((one) => ({ ...one, vm: vmOf(one) }));
    const bySize = (name: string) => found.find(({ vm }) => vm === name);
    expect(bySize('D16ds_v5')).toMatchObject({ how: 'restart' });
    expect(bySize('D16ds_v5')?.difference).toBeCloseTo((1.088 - 0.544) * 730, 2);
    expect(bySize('E8bds_v5')).toMatchObject({ how: 'deallocate' });
    expect(bySize('E8bds_v5')?.difference).toBeCloseTo((0.796 - 0.544) * 730, 2);
    expect(found.some(({ how }) => how === 'new VM')).toBe(true);
    for (const one of found) {
      expect(one.detail).toMatch(/\d+ vCPU/);
      expect(reportOf(id, one.query ?? '').verdict, one.change).toBe(one.verdict);
      const beating = found.filter(
        ({ how, cost = 0 }) => rankOf(how) <= rankOf(one.how) && cost < (one.cost ?? 0),
      );
      expect(beating, one.change).toEqual([]);
    }
  },
);

// “Using Azure ultra disks” lists no Dalds_v7, which delivers it too, for $919 more.
test('Provision offers for Ultra Disk the cheapest of the sizes that Microsoft lists for it.', () => {
  const query = 'target-iops=200000&target-throughput=10MB/s&capacity=1TiB&type=Ultra&vm=D8s_v5';
  const [first, ...others] = optionsOf('provision', query);
  expect(first).toMatchObject({ how: 'new VM', verdict: 'fits' });
  expect(vmOf(first ?? {})).toBe('E48bs_v5/nvme');
  expect(first?.difference).toBeCloseTo((4.272 - 0.46) * 730, 2);
  expect(first?.detail).toContain('48 vCPU, 384 GiB; NVMe: generation 2');
  expect(others.map(({ change }) => change)).toEqual(['Only 12,800 IOPS and 10 MB/s']);
});

// “Using Azure ultra disks” lists no Dsv6; the page of DCasv5 of 2021 names Standard and Premium SSD alone.
test('Provision offers no other type on a size whose pages exclude it.', () => {
  for (const [query, other] of [
    ['vm=D96s_v6&target-iops=100000', 'Ultra Disk'],
    ['vm=DC96as_v5&type=Ultra', 'Premium SSD v2'],
  ] as const) {
    const changes = optionsOf('provision', query).map(({ change }) => change);
    expect(changes.length, query).toBeGreaterThan(0);
    expect(changes.join(), query).not.toContain(other);
  }
  const listed = optionsOf('provision', 'vm=D96s_v5&type=Ultra').map(({ change }) => change);
  expect(listed.join()).toContain('Premium SSD v2');
});

// As many IOPS on the same disk are online and cost $46.72; a second disk is a copy of the data and costs $90.84.
test('Throttle offers no stripe that gives no more than what disrupts less and costs less.', () => {
  const query = 'vm=D8s_v5&loads=a:PremiumV2-512GiB-8000IOPS-400MBps/None:8KiB:q64:read';
  const changes = optionsOf('throttle', query).map(({ change }) => change);
  expect(changes[0]).toMatch(/^16,000 IOPS and 400 MB\/s on the same Premium SSD v2/);
  expect(changes.join()).not.toContain('striped');
});

// 12,800 IOPS of D8s_v5 hold 4 × P30 back. A log gets five times as much on the next size, for less than what holds nothing back.
test('Throttle offers the next size of the series although it does not allow all, and first what raises IOPS.', () => {
  const loads = 'data:P30x6/None:64KiB:q64:read,log:P20/None:16KiB:q4:write';
  const options = optionsOf('throttle', `vm=D8s_v5&loads=${loads}`);
  const ofSeries = options.find((one) => vmOf(one) === 'D16s_v5');
  expect(ofSeries).toMatchObject({ how: 'restart' });
  const most = Math.max(...options.map(({ iops = 0 }) => iops));
  expect(ofSeries?.iops).toBeLessThan(most * 0.9);
  const alone = optionsOf('throttle', 'vm=D8s_v5&loads=a:P30x4/None:8KiB:q128:read');
  expect(alone.at(-1)?.change).toMatch(/^Use queue depth \d+ for “a”$/);
});

// D48s_v5 is 2.76 USD an hour, F8als_v7 0.585.
test('Nothing at several times the price of another option is offered by provision, nor out of all proportion by burst.', () => {
  const provision = 'target-iops=20000&target-throughput=1000MB/s&capacity=512GiB&vm=D4s_v5';
  expect(optionsOf('provision', provision).map(vmOf)).toEqual(['E16bs_v5', 'F8als_v7', 'D4s_v5']);
  // On-demand bursting of 200,000 IOPS all month is billed with over $270,000.
  const burst = 'disk=P30&disks=8&vm=E104is_v5&steps=24h:200000IOPS&repeat=yes';
  const costs = optionsOf('burst', burst).map(({ cost = 0 }) => cost);
  expect(costs.length).toBeGreaterThan(0);
  expect(Math.max(...costs)).toBeLessThan(20_000);
});

// D16s_v5 is 0.92 USD an hour; “Premium SSD”: P40 is $284.94 a month and has 7,500 IOPS and 250 MB/s, as P50 has.
test('Burst leaves no tier that is paid for in vain on another VM.', () => {
  const options = optionsOf(
    'burst',
    'disk=P30-tierP50&disks=4&vm=D8s_v5&steps=24h:14000IOPS&repeat=yes',
  );
  expect(options[0]).toMatchObject({
    change: 'D16s_v5, and P30 at performance tier P40',
    how: 'restart',
  });
  expect(options[0]?.cost).toBeCloseTo(0.92 * 730 + 4 * 284.94, 0);
  for (const { cost = 0, query } of options) {
    expect(cost, query).toBeLessThan(1_900);
    expect(query).not.toContain('tierP50');
  }
});

// “Premium SSD”: a P30 at tier P50 has 7,500 IOPS; with performance plus it has 8,000, which is not a tenth more.
test('Throttle offers the smallest disk with performance plus that helps in place of a higher tier.', () => {
  const query = 'seconds=2&vm=D8s_v5&loads=a:P30-tierP50/None:8KiB:q64:read&region=belgiumcentral';
  const found = optionsOf('throttle', query).find(({ change }) => /performance plus/.test(change));
  expect(found?.query).toContain('P40-plus');
  expect(found?.difference).toBeLessThan(0);
});
