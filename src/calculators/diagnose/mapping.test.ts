/** Which disks devices are, whatever their names, the groups and what the reader set. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areAllVolumes } from './loaded-with-disks.ts';
import { type Grouped, mapDevices, type SetDevices } from './mapping.ts';

const names = [
  'sda',
  'sdb',
  'sdc',
  'sdc1',
  'sdd',
  'md0',
  'dm-1',
  'nvme0n1',
  '0 C:',
  '2 F:',
  '3 G:',
  '1 D:',
  '_Total',
];
const devices = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 });
const group = fc.record({
  role: fc.constantFrom('os' as const, 'data' as const, 'log' as const),
  count: fc.integer({ min: 1, max: 4 }),
  cache: fc.constant('None' as const),
  disk: fc.record({ name: fc.constantFrom('P20', 'P30') }),
});
// There is one OS disk at most.
const groups = fc
  .array(group, { minLength: 1, maxLength: 4 })
  .map((all) => all.filter(({ role }, at) => role !== 'os' || at === 0))
  .map((all) => all.map((one) => (one.role === 'os' ? { ...one, count: 1 } : one)))
  .filter((all) => all.length > 0);
const busyness = (device: string) => device.length;
const mapped = (
  all: readonly string[],
  of: readonly Grouped[],
  hasTemp: boolean,
  set: SetDevices = new Map(),
) => mapDevices(all, of, hasTemp, busyness, set, areAllVolumes(all, of, hasTemp, set));

describe('A mapping', () => {
  test('counts each device once or leaves it out, and no group has more disks than were entered.', () => {
    fc.assert(
      fc.property(devices, groups, fc.boolean(), (all, of, hasTemp) => {
        const { units, left } = mapped(all, of, hasTemp);
        const placed = [...units.flatMap((unit) => unit.devices), ...left.map((one) => one.device)];
        expect([...placed].sort()).toEqual([...all].sort());
        for (const [at, { count }] of of.entries()) {
          const own = units.filter((unit) => unit.group === at);
          expect(own.reduce((sum, unit) => sum + unit.count, 0)).toBeLessThanOrEqual(count);
        }
      }),
    );
  });

  const unitsOf = (all: readonly string[], counts: readonly number[], set?: SetDevices) =>
    mapped(
      all,
      counts.map((count, at) => ({
        role: at === 0 ? 'os' : 'data',
        ...{ count, cache: 'None', disk: { name: 'P30' } },
      })),
      true,
      set,
    );
  test.each([
    // Storage Spaces shows one disk for those that it stripes; D: is the temp disk by its name.
    [
      ['0 C:', '1 D:', '2 F:'],
      [1, 4],
      [
        ['0 C:', 1],
        ['2 F:', 4],
      ],
    ],
    [['2 F:'], [1, 2, 1], [['2 F:', 2]]],
    [
      ['F:', 'G:'],
      [1, 2, 1],
      [
        ['F:', 2],
        ['G:', 1],
      ],
    ],
    // As many disks as were entered are these.
    [
      ['0 C:', '2 F:', '3 G:'],
      [1, 2],
      [
        ['0 C:', 1],
        ['2 F:', 1],
        ['3 G:', 1],
      ],
    ],
    // Linux shows each disk beside the volume, so a single one is one disk.
    [['sdc'], [1, 2], [['sdc', 1]]],
    [['md0'], [1, 2], [['md0', 2]]],
  ])('takes %j with groups of %j disks for %j.', (all, counts, expected) => {
    const { units } = unitsOf(all, counts);
    expect(units.flatMap(({ devices, count }) => devices.map((one) => [one, count]))).toEqual(
      expected,
    );
  });

  test('says that a disk of Windows which may be striped is not known to be, unless the reader set it.', () => {
    expect(unitsOf(['2 F:'], [1, 2])).toMatchObject({ assumed: 'striped', isUnsure: true });
    const { units, isUnsure } = unitsOf(['2 F:'], [1, 2], new Map([['2 F:', 1]]));
    expect([units[0]?.count, isUnsure]).toEqual([2, false]);
  });

  test('has each device where the reader set it, and is sure where all are set.', () => {
    fc.assert(
      fc.property(
        devices,
        fc.boolean(),
        fc.infiniteStream(fc.boolean()),
        (all, hasTemp, counts) => {
          const of = [
            { role: 'data', count: all.length, cache: 'None', disk: { name: 'P30' } },
            { role: 'log', count: 1, cache: 'None', disk: { name: 'P20' } },
          ] as const;
          const set: SetDevices = new Map(
            all.map((device) => [device, counts.next().value ? 0 : 'none']),
          );
          const found = mapped(all, of, hasTemp, set);
          expect(found.isUnsure).toBe(false);
          for (const [device, place] of set)
            expect(found.units.find((unit) => unit.devices.includes(device))?.group).toBe(
              place === 'none' ? undefined : place,
            );
        },
      ),
    );
  });
});

// “Converting Virtual Machines Running Linux from SCSI to NVMe”: remote disks are nvme0n1 and nvme0n2, the temp disk is nvme1n1.
test('NVMe disks tell the temp disk by their controller, so that nothing is assumed.', () => {
  const groups = [
    { role: 'os', count: 1, cache: 'None', disk: { name: 'P10' } },
    { role: 'data', count: 1, cache: 'None', disk: { name: 'P30' } },
  ] as const;
  const found = mapDevices(['nvme0n1', 'nvme0n2', 'nvme1n1'], groups, true, () => 1);
  expect(found.left).toEqual([{ device: 'nvme1n1', by: 'temp' }]);
  expect(found.assumed).toBeUndefined();
  expect(found.isUnsure).toBe(false);
  expect(mapDevices(['sda', 'sdb', 'sdc'], groups, true, () => 1).assumed).toBe('temp');
});
