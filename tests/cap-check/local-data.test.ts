/**
 * Local NVMe disks as a group of disks. Figures of pages: D16ads_v7 has two of 440 GiB, 300,000 IOPS and 2,240 MB/s
 * for reads and 120,000 and 1,120 for writes (Dadsv7); D16ds_v6 two of 440 GiB with 300,000 and 1,440 (Ddsv6); L8s_v3
 * one with 400,000 and 2,000, of which the page does not say the direction (Lsv3).
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { burst } from '../../src/calculators/burst/index.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { parseQuery } from '../../src/kit/index.ts';
import { checkTexts, headline, limitUse, readout, verdict, viewModel } from './case.ts';

const on = (vm: string, count: number, more = '', role = 'data') =>
  `vm=${vm}&disks=os:P10x1:ReadOnly:0,${role}:LocalNVMex${count}:None${more}`;
const label = (count: number) =>
  count === 1 ? 'data, local NVMe disk' : `data, ${count} × local NVMe disk`;
const optionsOf = (query: string) =>
  (viewModel(query).answer?.recommendations ?? []).flatMap(({ option, query: opens }) =>
    option ? [{ ...option, query: opens ?? '' }] : [],
  );

describe('Local NVMe disks that hold data', () => {
  test.each([
    ['D16ads_v7', 1, 'read=100%25', 150_000, 1120e6],
    ['D16ads_v7', 2, 'read=100%25', 300_000, 2240e6],
    ['D16ads_v7', 2, 'read=0%25', 120_000, 1120e6],
    ['D16ds_v6', 1, 'read=100%25', 150_000, 720e6],
    ['L8s_v3', 1, 'read=100%25', 400_000, 2000e6],
  ])(
    'have an equal part of the figures of the page: %s, %i of them, %s.',
    (vm, count, read, iops, throughput) => {
      const query = on(vm, count, `&target-iops=1000&${read}`);
      expect(limitUse(query, label(count), 'iops')?.limit).toBe(iops);
      expect(limitUse(query, label(count), 'throughput')?.limit).toBe(throughput);
    },
  );

  test('share their limit between reads and writes: of half each, 2 ÷ (1 ÷ 300,000 + 1 ÷ 120,000) IOPS.', () => {
    const use = limitUse(on('D16ads_v7', 2, '&target-iops=1000&read=50%25'), label(2), 'iops');
    expect(use?.limit).toBeCloseTo(2 / (1 / 300_000 + 1 / 120_000), 6);
  });

  test('fit exactly at their limit, and are throttled by one IO more.', () => {
    expect(verdict(on('D16ads_v7', 2, '&target-iops=240000'))).toBe('fits');
    expect(verdict(on('D16ads_v7', 2, '&target-iops=300000'))).toBe('tight');
    expect(verdict(on('D16ads_v7', 2, '&target-iops=300001'))).toBe('throttled');
  });

  test('cross no other limit of the VM, take no place of a data disk, and cost nothing.', () => {
    const query = on('D16ads_v7', 2, '&target-iops=300000');
    expect(limitUse(query, label(2), 'iops')).toMatchObject({
      demand: 300_000,
      readout: { id: 'local-iops' },
    });
    expect(limitUse(query, 'VM cached', 'iops')?.demand).toBe(0);
    expect(limitUse(query, 'VM uncached', 'iops')?.demand).toBe(0);
    expect(limitUse(query, 'Data disks', 'count')?.demand).toBe(0);
    expect(readout(query, 'cost')?.value).toBe(
      readout('vm=D16ads_v7&disks=os:P10x1:ReadOnly:0', 'cost')?.value,
    );
  });

  test('share a target with managed data disks in proportion to what each allows.', () => {
    const query =
      'vm=D16ads_v7&disks=data:LocalNVMex1:None,data:P30x2:None&target-iops=32000&read=100%25';
    // 150,000 to 2 × 5,000 IOPS.
    expect(limitUse(query, label(1), 'iops')?.demand).toBeCloseTo((32_000 * 150) / 160, 6);
    expect(limitUse(query, 'data, 2 × P30', 'iops')?.demand).toBeCloseTo((32_000 * 10) / 160, 6);
  });

  test('of two groups have no figure of all local disks together, which would be counted twice.', () => {
    const query = 'vm=D16ads_v7&disks=data:LocalNVMex1:None:1000,tempdb:LocalNVMex1:None:1000';
    const ids = (viewModel(query).answer?.limits ?? []).flatMap(({ readout: of }) => of?.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('say what empties them, how many are used and how many are left.', () => {
    const [loss] = checkTexts(on('L16s_v4', 2, '&target-iops=1000'), 'warning').filter((text) =>
      text.includes('empty after'),
    );
    expect(loss).toMatch(/stopped or deallocated/);
    const info = checkTexts(on('L16s_v4', 2, '&target-iops=1000'), 'info').join();
    expect(info).toMatch(/2 of the 4 local NVMe disks of L16s_v4, .* 2 are left/);
  });

  test('are not checked for writes where the page does not say that its figure is of writes.', () => {
    expect(verdict(on('L8s_v3', 1, '&target-iops=1000&read=100%25'))).toBe('fits');
    expect(verdict(on('L8s_v3', 1, '&target-iops=1000&read=70%25'))).toBe('not-checked');
    expect(verdict(on('L8s_v3', 1, '&target-iops=400001&read=70%25'))).toBe('throttled');
  });

  test.each(['D8ds_v6', 'L8as_v3'])(
    'ignore their host cache setting, so that every setting has one answer: %s.',
    (vm) => {
      const answers = ['None', 'ReadOnly', 'ReadWrite'].map((cache) => {
        const query = `vm=${vm}&disks=data:LocalNVMex1:${cache},tempdb:P10x1:None&target-iops=1000`;
        return [
          ...[verdict(query), headline(query), checkTexts(query, 'failed')],
          checkTexts(query, 'warning'),
          optionsOf(query).map(({ name }) => name),
        ];
      });
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
      expect(answers[0]?.[0]).not.toBe('unsafe');
    },
  );

  test('have the room that their page lists: 1,920 GB of L8as_v3, all of its only disk.', () => {
    const text = checkTexts('vm=L8as_v3&disks=data:LocalNVMex1:None', 'info').join();
    expect(text).toMatch(/the only local NVMe disk of L8as_v3, 1,920 GB/);
  });

  test('are not spoken of as a place for a temp disk’s load where none was entered.', () => {
    const text = checkTexts('vm=L8as_v3&disks=os:Ephemeral-1024GiB-NvmeDiskx1:None', 'info').join();
    expect(text).not.toMatch(/The load is compared/);
  });

  test('are not checked where no page says how many there are.', () => {
    expect(verdict(on('EC2eds_v6', 1, '&target-iops=1000'))).toBe('not-checked');
    expect(headline(on('EC2eds_v6', 1))).toMatch(/how many local NVMe disks EC2eds_v6 has/);
  });
});

describe('Local NVMe disks that cannot be had', () => {
  test('are those above what the VM has, with those of an ephemeral OS disk.', () => {
    expect(verdict(on('D16ads_v7', 3))).toBe('not-possible');
    expect(headline(on('D16ads_v7', 3))).toMatch(/has 2 local NVMe disks, and this set-up uses 3/);
    const beside = (count: number) =>
      `vm=D16ads_v7&disks=os:Ephemeral-128GiB-NvmeDiskx1:None,tempdb:LocalNVMex${count}:None:1000`;
    expect(verdict(beside(1))).toBe('fits');
    expect(headline(beside(2))).toMatch(/uses 3, with those of the OS disk/);
  });

  test.each([
    ['D16s_v5', 'data', /has no local NVMe disks\.$/],
    ['D16ds_v5', 'data', /has no local NVMe disks that a page names/],
    ['D16ads_v7', 'log', /A log on local NVMe disks is lost/],
    ['D16s_v5', 'log', /has no local NVMe disks/],
    ['D16ads_v7', 'os', /is ephemeral: enter Ephemeral-/],
  ])('are refused on %s as %s.', (vm, role, why) => {
    const query = `vm=${vm}&disks=${role}:LocalNVMex1:None`;
    expect(verdict(query)).toBe('not-possible');
    expect(headline(query)).toMatch(why);
  });

  test('are refused with every reason; a log on them is ours, since Azure builds it.', () => {
    const query = 'vm=D8ds_v6&disks=log:LocalNVMex4:None';
    expect(headline(query)).toMatch(/has 1 local NVMe disk, and this set-up uses 4/);
    expect(checkTexts(query, 'failed').join()).toMatch(/A log on local NVMe disks is lost/);
    const why = (of: string) => viewModel(of).answer?.why;
    expect(why(query)).toMatch(/^Azure refuses/);
    expect(why('vm=D8ds_v6&disks=log:LocalNVMex1:None')).toMatch(/^Azure builds this set-up/);
  });

  test('are no disk of a burst, which says where they are entered: they have no credits.', () => {
    const { given, lookup } = parseQuery('disk=LocalNVMe');
    const { controls } = burst.viewModel(lookup, fullDataset, given);
    expect(controls.find(({ label: of }) => of === 'Disk')?.problem).toMatch(
      /enter it in the cap check/,
    );
  });
});

describe('What to change first where data is on local NVMe disks', () => {
  test('is another of them where the VM has one, at no cost; the data is copied, since the stripe is made anew.', () => {
    const [first] = optionsOf(on('D16ads_v7', 1, '&target-iops=200000'));
    expect(first).toMatchObject({
      name: 'Data on 2 local NVMe disks',
      how: 'copy of data',
      verdict: 'fits',
    });
    expect(first?.figures?.['difference']).toBe(0);
    expect(verdict(first?.query ?? '')).toBe('fits');
    const [ofTempdb] = optionsOf(on('D16ads_v7', 1, ':200000', 'tempdb'));
    expect(ofTempdb).toMatchObject({ name: 'Tempdb on 2 local NVMe disks', how: 'restart' });
  });

  test('is never another VM without a copy of the data, since its local disks are empty.', () => {
    const vms = fullDataset.catalogue
      .vms('current')
      .filter(({ nvmeDisks, localWrite, localDisk }) => nvmeDisks && localWrite && localDisk);
    fc.assert(
      fc.property(fc.constantFrom(...vms), fc.integer({ min: 1, max: 4 }), (vm, times) => {
        const rate = Math.round((vm.localDisk?.iops ?? 0) * times * 1.1);
        for (const option of optionsOf(on(vm.name, vm.nvmeDisks ?? 1, `&target-iops=${rate}`))) {
          expect(option.how).toBe('copy of data');
          expect(verdict(option.query)).toBe(option.verdict);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('keeps as much room for the data on a VM with smaller disks.', () => {
    // L8s_v4 has two of 894 GiB, and L8aos_v4 six of 960 GB = 894 GiB: what is kept is GiB.
    for (const { query, verdict: promised } of optionsOf(
      on('L8s_v4', 2, '&target-iops=300000&io-size=8KiB&read=70%25'),
    )) {
      const [, count = '0'] = /LocalNVMex(\d+)/.exec(query) ?? [];
      expect(Number(count)).toBeGreaterThanOrEqual(2);
      expect(promised).toBe('fits');
    }
  });

  test('is a VM that has local disks where the present one has none.', () => {
    const options = optionsOf(on('D16s_v5', 2, '&target-iops=20000'));
    expect(options.length).toBeGreaterThan(0);
    for (const { query } of options) expect(verdict(query)).toMatch(/fits|tight/);
  });
});

// The page of Lsv3: two NVMe disks of an L16s_v3 have 800,000 IOPS together. A limit of local disks counts in the verdict.
test('Local NVMe disks at their limits are tight without a target as with one, and a target is asked for.', () => {
  const query = 'vm=L16s_v3&disks=os:P10x1:ReadOnly,data:LocalNVMex2:None';
  expect(verdict(query)).toBe('tight');
  expect(verdict(`${query}&target-iops=800000`)).toBe('tight');
  expect(viewModel(query).answer?.recommendations?.map(({ asks }) => asks)).toEqual([
    'target-iops',
  ]);
});
