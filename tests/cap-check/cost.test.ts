/** What the cap check says of the cost of a set-up: prices of the lists of 2026-08-22. */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { plainText } from '../../src/kit/index.ts';
import { hourlyPrice } from '../../src/limits/prices/region-prices.ts';
import { sampleOf } from '../sampled-calculators.ts';
import { readout, shown, verdict, viewModel } from './case.ts';

const cost = (query: string) => readout(query, 'cost');
const bill = (query: string) => shown(query).answer?.tables[0];
const rows = (query: string) => bill(query)?.rows.map(({ cells }) => cells.join(' | '));
const lists = (query: string) =>
  (shown(query).answer?.citations ?? [])
    .map(({ title }) => title)
    .filter((title) => title.includes('retail prices'));

describe('The cost of a set-up', () => {
  // West Europe: D8s_v5 0.46 USD an hour with Linux, 0.828 with Windows; P10 21.68, P30 148.68 USD a month.
  const setUp = 'vm=D8s_v5&disks=os:P10x1:ReadOnly,data:P30x2:None';

  test('is a readout in USD a month with its region, whose parts, day and terms are in a table.', () => {
    expect(cost(setUp)).toEqual({
      id: 'cost',
      label: 'Cost a month',
      kind: 'count',
      unit: 'USD/month',
      value: expect.closeTo(654.84, 6),
      text: '$655',
      aside: 'West Europe',
    });
  });

  test('with a savings plan has the VM at the price of the plan, and names it; a region without plans has none.', () => {
    // 0.3496 USD an hour.
    expect(cost(`${setUp}&payment=savings-plan`)?.value).toBeCloseTo(0.3496 * 730 + 319.04, 6);
    expect(bill(`${setUp}&payment=savings-plan`)?.caption).toMatch(
      /VM with a savings plan of one year, Linux$/,
    );
    expect(cost(`${setUp}&payment=savings-plan&region=uksouth`)?.aside).toBe(
      'No price with a savings plan for D8s_v5 in UK South.',
    );
  });

  test('names the licences by the core that it does not have.', () => {
    expect(rows(setUp)?.at(-1)).toBe(
      'Software licensed by the core, such as SQL Server | 8 vCPU | not included',
    );
  });

  test('is computed line by line in a table, and names the lists.', () => {
    expect(bill(setUp)?.caption).toBe(
      'Cost a month in West Europe, prices of 2026-08-22, pay as you go, Linux',
    );
    expect(rows(setUp)).toEqual([
      'D8s_v5, Linux | 0.46 USD × 730 h | 335.80',
      'OS: P10, LRS | 1 × 21.68 USD | 21.68',
      'data: 2 × P30, LRS | 2 × 148.68 USD | 297.36',
      'Total |  | 654.84',
      'Software licensed by the core, such as SQL Server | 8 vCPU | not included',
    ]);
    expect(lists(setUp)).toEqual([
      'Azure retail prices of virtual machines, West Europe',
      'Azure retail prices of storage, West Europe',
    ]);
  });

  test('follows the region and the operating system, which links leave out where they are the defaults.', () => {
    // 0.828 × 730 + 21.68 + 297.36.
    expect(cost(`${setUp}&os=windows`)?.value).toBeCloseTo(923.48, 6);
    // North Europe: D8s_v5 0.428, P10 19.71, P30 135.17.
    expect(cost(`${setUp}&region=northeurope`)?.value).toBeCloseTo(602.49, 6);
    expect(viewModel(`${setUp}&region=westeurope&os=linux`).query).not.toMatch(/region|os=linux/);
    expect(viewModel(`${setUp}&region=northeurope&os=windows`).query).toMatch(
      /region=northeurope&os=windows/,
    );
    expect(viewModel(`${setUp}&region=mars`).answer).toBeUndefined();
  });

  test('has lines for what is provisioned of a Premium SSD v2, above what every disk includes.', () => {
    const elastic = 'vm=D8s_v5&disks=data:PremiumV2-512GiB-40000IOPS-200MBpsx2:None';
    const name = 'data: 2 × Premium SSD v2 of 512 GiB, LRS';
    expect(rows(elastic)?.slice(1, 4)).toEqual([
      `${name}, capacity | 2 × 512 GiB × 0.00013 USD × 730 h | 97.18`,
      `${name}, IOPS | 2 × 37,000 IOPS × 0.000008 USD × 730 h | 432.16`,
      `${name}, throughput | 2 × 75 MB/s × 0.000065 USD × 730 h | 7.12`,
    ]);
  });

  test('leaves operations out of the total, and says so in a line of their own.', () => {
    const standard = 'vm=D8s_v5&disks=data:E10x1:None';
    expect(rows(standard)).toContain(
      'data: operations of E10 | 0.002 or 0.0026 USD for 10,000, up to an hourly maximum | by use',
    );
    expect(cost(standard)?.value).toBeCloseTo(335.8 + 9.6, 6);
    expect(cost(standard)?.aside).toMatch(/operations are billed besides$/);
  });

  test('says where the price of the VM is computed, and both days where the lists have two.', () => {
    // East US 2, 2026-08-01: 0.712 USD with Windows, less 0.368 for the licence; P30 122.88 on 2026-08-14.
    const amd = 'vm=D8as_v5&disks=data:P30x1:None&region=eastus2';
    expect(cost(amd)?.value).toBeCloseTo(0.344 * 730 + 122.88, 6);
    expect(cost(amd)?.aside).toBe('East US 2, price of the VM computed');
    expect(rows(amd)?.[0]).toBe(
      'D8as_v5, Linux | 0.344 USD × 730 h; the price for Windows less the licence | 251.12',
    );
    for (const [query, vm] of [
      [`${amd}&os=windows`, 520],
      [amd.replace('as_', 's_'), 280],
    ] as const) {
      expect(cost(query)?.aside).toBe('East US 2');
      expect(Math.round((cost(query)?.value ?? 0) - 122.88)).toBe(vm);
    }
    expect(bill(amd)?.caption).toBe(
      'Cost a month in East US 2, prices of 2026-08-01 (VM sizes) and 2026-08-14 (disks), pay as you go, Linux',
    );
  });

  test('is withheld where the region has no price for a part, which is named.', () => {
    const unpriced = 'vm=L8aos_v5&disks=data:P30x1:None';
    expect(cost(unpriced)).toEqual({
      id: 'cost',
      label: 'Cost a month',
      kind: 'count',
      unit: 'USD/month',
      text: 'not priced',
      aside: 'No price for L8aos_v5 in West Europe.',
    });
    expect(lists(unpriced)).toEqual(['Azure retail prices of storage, West Europe']);
    expect(rows(unpriced)).toEqual([
      'data: P30, LRS | 1 × 148.68 USD | 148.68',
      'L8aos_v5 | no price in West Europe | –',
      'Software licensed by the core, such as SQL Server | 8 vCPU | not included',
    ]);
    // Dpsv5 runs no Windows.
    expect(cost('vm=D8ps_v5&os=windows')?.aside).toBe(
      'No price for D8ps_v5 with Windows in West Europe.',
    );
  });

  test('is withheld for limits of 2018, and not given where a set-up cannot be built.', () => {
    expect(cost('vm=DS14_v2&limits=2018-09')).toMatchObject({
      text: 'not priced',
      aside: 'Prices are of 2026; limits from 2018 have none.',
    });
    expect(cost('vm=DS14_v2&limits=2018-09')).not.toHaveProperty('value');
    expect(bill('vm=DS14_v2&limits=2018-09')).toBeUndefined();
    // A size that only the tables of 2018 have.
    expect(cost('vm=A4&disks=data:S30x1:None')).not.toHaveProperty('value');
    expect(cost('vm=D8s_v5&disks=data:P30x60:None')).toBeUndefined();
  });
});

test('Of each size the list that its price is from is cited where it has one, and nowhere else.', () => {
  const { prices, catalogue } = fullDataset;
  const listed = prices('westeurope');
  for (const { name } of sampleOf(catalogue.vms('current'))) {
    const isPriced = listed !== undefined && hourlyPrice(listed, name, 'linux') !== undefined;
    const cited = lists(`vm=${name}&disks=os:S4x1:None`);
    if (verdict(`vm=${name}&disks=os:S4x1:None`) !== 'not-possible')
      expect(cited.length, name).toBe(isPriced ? 2 : 1);
  }
});

describe('The cost of a recommendation', () => {
  const texts = (query: string) =>
    viewModel(query).answer?.recommendations?.map(({ text }) => plainText(text)) ?? [];

  test('is that of the changed set-up, with the difference.', () => {
    // West Europe: D8s_v5 0.46 and D16s_v5 0.92 USD an hour; four P30 594.72 USD a month.
    const ofD8 = texts('vm=D8s_v5&disks=data:P30x4:None&target-iops=20000&io-size=8KiB');
    // 671.60 + 594.72, and now 335.80 + 594.72.
    expect(ofD8).toContainEqual(
      expect.stringMatching(/^D16s_v5 .*: tight.* \$1,266 a month, \$335 more\.$/),
    );
    // E8bds_v5 0.796 USD an hour; performance plus costs nothing, and a P40 is 284.94 USD a month.
    const ofDisks = texts('vm=E8bds_v5&disks=data:P30x3:ReadOnly&target-iops=17000&io-size=8KiB');
    expect(ofDisks).toContainEqual(
      expect.stringMatching(
        /^3 × P30 with performance plus for data.*: fits.* The cost stays the same\.$/,
      ),
    );
    // 581.08 + 3 × 284.94, and now 581.08 + 3 × 148.68.
    expect(ofDisks).toContainEqual(
      expect.stringMatching(
        /^Performance tier P40 for data.*: fits.* \$1,436 a month, \$409 more\.$/,
      ),
    );
  });

  test('orders the options of one verdict: the least disruptive first, then the cheapest, and what is out of proportion last.', () => {
    const query = 'vm=D8s_v3&disks=data:P30x3:None&target-iops=14000&io-size=4KiB&hit=100%25';
    const options = (viewModel(query).answer?.recommendations ?? []).flatMap(
      ({ option, query: next = '' }) => (option ? [{ option, price: cost(next)?.value ?? 0 }] : []),
    );
    expect(options.length).toBeGreaterThan(2);
    const verdicts = options.map(({ option }) => option.verdict);
    expect(verdicts).toEqual(verdicts.toSorted());
    const order = ['online', 'restart', 'deallocate', 'new VM', 'copy of data'];
    const fitting = options.filter(({ option }) => option.verdict === 'fits');
    const cheapest = Math.min(...fitting.map(({ price }) => price));
    const [usual, out] = [
      fitting.filter(({ price }) => price <= Math.max(cheapest + 200, cheapest * 1.5)),
      fitting.filter(({ price }) => price > Math.max(cheapest + 200, cheapest * 1.5)),
    ];
    for (const some of [usual, out])
      expect(some).toEqual(
        some.toSorted(
          (a, b) => order.indexOf(a.option.how) - order.indexOf(b.option.how) || a.price - b.price,
        ),
      );
    expect(fitting).toEqual([...usual, ...out]);
    // ReadOnly serves every read from the cache of the same VM: 14,000 of 16,000 cached IOPS (Dsv3 page).
    expect(texts(query)).toContainEqual(
      expect.stringMatching(/^Host cache ReadOnly.*: tight.* The cost stays the same\.$/),
    );
  });

  test('is left out where limits are of 2018.', () => {
    const of2018 = 'vm=DS1&limits=2018-09&disks=data:P30x1:None&target-iops=3800&io-size=4KiB';
    expect(texts(of2018).join()).toMatch(/^DS2 .*headroom at data disk/);
    expect(texts(of2018).join()).not.toMatch(/\$\d|USD|cost/);
  });
});
