/** What takes the place of a size that retires: as near as can be had, with the local disks that it was bought for. */
import { describe, expect, test } from 'vitest';
import { fullDataset, vmNamed } from '../../src/calculators/full-dataset.ts';
import { isFirstChoice } from '../../src/limits/lifecycle.ts';
import { alternativesTo, isLesser } from '../../src/storage/change/alternatives.ts';
import { viewModel } from '../cap-check/case.ts';

const { catalogue } = fullDataset;
const optionsOf = (query: string) =>
  (viewModel(query).answer?.recommendations ?? []).flatMap(({ option, query: to }) =>
    option ? [{ ...option, to: new URLSearchParams(to).get('vm') ?? '' }] : [],
  );

// “High performance VM sizes” of September 2018: DS13 has 8 vCPUs and 56 GB; M64s has 64 and 1,024 GB.
describe('With the limits of September 2018, which have no prices', () => {
  test.each(['DS13', 'DS13_v2', 'D13', 'A4', 'GS5', 'DS2'])(
    'a successor of %s can be bought today, and has at most four times its vCPUs.',
    (name) => {
      const disk = /S/.test(name) ? 'P30' : 'S30';
      const options = optionsOf(
        `vm=${name}&disks=data:${disk}x2:None&target-iops=800&io-size=8KiB&limits=2018-09`,
      );
      expect(options.length).toBeGreaterThan(0);
      const own = vmNamed(name, '2018-09');
      for (const { to } of options) {
        const vm = vmNamed(to, 'current');
        expect(isFirstChoice(vm)).toBe(true);
        expect(vm.vcpus ?? 0).toBeLessThanOrEqual(4 * (own.vcpus ?? 0));
        expect(vm.vcpus ?? 0).toBeGreaterThanOrEqual(own.vcpus ?? 0);
      }
    },
  );

  // E8bds_v5: 8 vCPUs, 64 GiB.
  test('the first for DS13 is of the same size.', () => {
    const [first] = optionsOf(
      'vm=DS13&disks=data:P30x4:None&target-iops=16000&io-size=8KiB&limits=2018-09',
    );
    expect(first).toMatchObject({ to: 'E8bds_v5', verdict: 'fits', how: 'deallocate' });
  });

  test('no far larger size is offered where a limit is exceeded either.', () => {
    for (const vm of alternativesTo({ vm: vmNamed('DS13', '2018-09'), temp: 'unused' }, catalogue))
      expect(vm.name).not.toMatch(/^M/);
  });
});

// The pages of Lsv2, Lsv3 and Lasv3: a disk of 1.92 TB for each eight vCPUs.
describe('Sizes that are bought for their local NVMe disks', () => {
  test.each([
    ['L8s_v2', 'data:P30x2:None&target-iops=8000'],
    ['L8s_v2', 'data:P30x1:None&target-iops=3000'],
    ['L32s_v2', 'data:P30x4:None&target-iops=16000'],
  ])('%s with %s has a successor that keeps them.', (name, disks) => {
    const options = optionsOf(`vm=${name}&disks=${disks}&io-size=8KiB`);
    expect(options.length).toBeGreaterThan(0);
    for (const { to } of options) {
      const [own, vm] = [vmNamed(name, 'current'), vmNamed(to, 'current')];
      expect((vm.nvmeDisks ?? 0) * (vm.nvmeSize ?? 0)).toBeGreaterThanOrEqual(
        0.75 * (own.nvmeDisks ?? 0) * (own.nvmeSize ?? 0),
      );
    }
  });

  test('have the others after those that keep them, where a limit is exceeded.', () => {
    const options = optionsOf('vm=L8s_v2&disks=data:P30x4:None&target-iops=16000&io-size=8KiB');
    const isOther = options.map(({ to }) => !to.startsWith('L'));
    expect(isOther.slice(0, 3)).toEqual([false, false, false]);
    expect(isOther.filter(Boolean).length).toBeLessThanOrEqual(1);
  });

  test('are smaller without them, and other sizes are not.', () => {
    const of = (name: string) => vmNamed(name, 'current');
    expect(isLesser(of('E16s_v5'), of('L8s_v3'))).toBe(true);
    expect(isLesser(of('L16s_v3'), of('L8s_v3'))).toBe(false);
    expect(isLesser(of('E16s_v6'), of('D8ds_v6'))).toBe(false);
  });
});
