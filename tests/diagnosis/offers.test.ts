/** What a text tells of its machine: VM sizes and disks are offered by it, and none is taken. */
import { describe, expect, test } from 'vitest';
import { disksIn, offeredCounts, vmOffers } from '../../src/calculators/diagnose/offers.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { answerOf, times, viewModelOf } from './answers.ts';

const measured = times(
  12,
  ['sda', 1, 0, 8, 0, 1, 0, 0, 1],
  ['sdc', 900, 0, 7200, 0, 2, 0, 2, 50],
  ['sdd', 900, 0, 7200, 0, 2, 0, 2, 50],
);
const banner = 'Linux 6.8.0 (vm) 06/13/2026 _x86_64_ (16 CPU)\n\n';
const lsblk = `NAME    MAJ:MIN RM  SIZE RO TYPE MOUNTPOINTS
sda       8:0    0   30G  0 disk
├─sda1    8:1    0 29.9G  0 part /
└─sda15   8:15   0  106M  0 part /boot/efi
sdb       8:16   0   75G  0 disk
└─sdb1    8:17   0   75G  0 part /mnt
sdc       8:32   0    1T  0 disk
sdd       8:48   0    1T  0 disk
`;
const chipsOf = (text: string, name: string) =>
  viewModelOf({ text }).controls.find((control) => control.name === name)?.chips;

describe('VM sizes', () => {
  test.each(offeredCounts)('with %i CPUs are of the dataset, and have so many.', (count) => {
    for (const { value } of vmOffers(`(${count} CPU)`)) {
      const found = fullDataset.catalogue.vm(value, 'current');
      expect('row' in found && found.row.vcpus, value).toBe(count);
    }
  });

  test('are offered by the count of a banner, and are chosen by nobody.', () => {
    expect(chipsOf(banner + measured, 'vm')?.map(({ label }) => label)).toContain('D16s_v5');
    expect(answerOf({ text: banner + measured }).verdict).toBeUndefined();
    expect(chipsOf(measured, 'vm')).toEqual([]);
    expect(vmOffers('(5 CPU)')).toEqual([]);
    expect(vmOffers('CPU(s):              4')).toHaveLength(5);
  });

  test('are asked for after what was read, in the name of the field.', () => {
    const field = viewModelOf({ text: measured }).controls.find(({ name }) => name === 'vm');
    expect(field?.label).toMatch(/^14\.75 MB\/s, 1,80\d IOPS\. Which VM is it\?$/);
  });
});

describe('Disks', () => {
  test('are read of lsblk without the temp disk: 30 GiB are a P4, 1 TiB a P30.', () => {
    expect([...disksIn(lsblk)]).toEqual([
      ['sda', 30],
      ['sdc', 1024],
      ['sdd', 1024],
    ]);
    // Which host cache they have is in no text.
    expect(chipsOf(`${lsblk}\n${measured}`, 'disks')).toEqual([
      { value: 'os:P4x1:ReadWrite,data:P30x2:None', label: 'OS P4, 2 × P30, no host cache' },
      { value: 'os:P4x1:ReadWrite,data:P30x2:ReadOnly', label: 'OS P4, 2 × P30, ReadOnly cache' },
    ]);
  });

  test('are as many as the devices of the text, where sizes are not known.', () => {
    const labels = chipsOf(measured, 'disks')?.map(({ label }) => label);
    expect(labels).toEqual(
      ['P20', 'P30', 'P40'].flatMap((tier) =>
        ['no host cache', 'ReadOnly cache'].map((cache) => `OS P10, 2 × ${tier}, ${cache}`),
      ),
    );
  });

  test('that are offered can be judged.', () => {
    for (const { value } of chipsOf(measured, 'disks') ?? [])
      expect(answerOf({ text: measured, vm: 'D16s_v5', disks: value }).verdict).toBe('below-limit');
  });
});
