/** Which devices of a text are disks, and of which group? Texts made for these tests, with figures that can be checked by hand. */
import { describe, expect, test } from 'vitest';
import {
  answerOf,
  checksOf,
  numbersOf,
  one,
  type Row,
  type Texts,
  times,
  viewModelOf,
} from '../../../tests/diagnosis/answers.ts';

describe('Devices and disks', () => {
  const busy = (device: string): Row => [device, 1000, 0, 8000, 0, 2, 0, 2, 50];
  test('A disk, its partition and the volume on it are counted once.', () => {
    const text = times(12, busy('sdc'), busy('sdc1'), busy('dm-0'), [
      'sda',
      1,
      0,
      8,
      0,
      1,
      0,
      0,
      1,
    ]);
    expect(numbersOf({ ...one, text })).toMatchObject({ iops: 1000 });
  });

  test('A volume by its own name (iostat -N, sar -p) is counted no more than one by its number.', () => {
    const three = { vm: 'D2s_v3', disks: 'data:P30x3:None' };
    const on = (name: string) =>
      numbersOf({ ...three, text: times(12, busy('sdc'), busy('sdd'), busy(name)) });
    for (const name of ['dm-0', 'datavg-datalv', 'rootvg-root--lv', 'luks-0f1c', 'md0'])
      expect(on(name), name).toMatchObject({ iops: 2000 });
  });

  test('Linux names its disk sdaa after sdz, so the 25th data disk is the first of the log.', () => {
    const letters = 'cdefghijklmnopqrstuvwxyz';
    const data = [...letters].map((letter) => busy(`sd${letter}`));
    const log = ['sdaa', 'sdab'].map((name): Row => [name, 10, 0, 80, 0, 2, 0, 0.02, 1]);
    const disks = 'data:P30x24:None,log:P10x2:None';
    const asked = { vm: 'M64s', disks, text: times(12, ...log, ...data) };
    // A P10 has 500 IOPS: a data disk with 1,000 would be over the limit there.
    expect(answerOf(asked).verdict).toBe('below-limit');
  });

  test('A volume alone is all disks of its group.', () => {
    const text = times(12, ['md0', 20_000, 0, 160_000, 0, 3, 0, 60, 100]);
    const four = { vm: 'E32s_v3', disks: 'data:P30x4:None', text };
    expect(answerOf(four)).toMatchObject({ verdict: 'at-limit', boundBy: ['disk IOPS (4 × P30)'] });
  });

  test('One busy disk of a stripe is seen beside idle ones.', () => {
    const idle = (device: string): Row => [device, 10, 0, 80, 0, 2, 0, 0.02, 1];
    const text = times(
      12,
      ['sdc', 5000, 0, 40_000, 0, 9, 0, 45, 100],
      idle('sdd'),
      idle('sde'),
      idle('sdf'),
    );
    expect(answerOf({ vm: 'E32s_v3', disks: 'data:P30x4:None', text })).toMatchObject({
      verdict: 'at-limit',
      boundBy: ['disk IOPS (P30)'],
    });
  });

  const placesOf = (given: Texts) =>
    answerOf(given).tables[0]?.rows.map(({ cells }) => cells.join(' | '));

  test('Where it is not certain which device is which disk, the order is stated.', () => {
    const text = times(12, busy('sda'), busy('sdc'), busy('sdd'));
    const given = {
      vm: 'E32s_v3',
      disks: 'os:P10x1:ReadOnly,data:P30x1:None,log:P20x1:None',
      text,
    };
    expect(checksOf(given, 'warning')).toContain('taken in the order of their names');
    expect(placesOf(given)).toEqual([
      'sda | os, P10 | by its name',
      'sdc | data, P30 | assumed, by the order of the names',
      'sdd | log, P20 | assumed, by the order of the names',
    ]);
  });

  test('NVMe disks, disks of PerfMon and LUNs are in the order of their numbers.', () => {
    const text = times(12, busy('nvme0n1'), busy('nvme0n10'), busy('nvme0n2'));
    const given = {
      vm: 'D16s_v3',
      disks: 'os:P10x1:ReadOnly,data:P30x1:None,log:P20x1:None',
      text,
    };
    expect(placesOf(given)?.slice(1)).toEqual([
      expect.stringMatching(/^nvme0n2 \| data/),
      expect.stringMatching(/^nvme0n10 \| log/),
    ]);
  });

  test('The device that is asked for is the one whose figures are shown; an unknown one is a problem.', () => {
    expect(numbersOf({ device: 'sdd' })['iops']).toBeLessThan(1440);
    const { controls } = viewModelOf({ device: 'sdz' });
    expect(controls.find(({ name }) => name === 'device')?.problem).toContain('sdc');
  });

  test('The device that takes most of a shared limit comes first, with its share.', () => {
    const text = times(
      12,
      ['sdc', 500, 0, 32_000, 0, 20, 0, 10, 90],
      ['sdd', 3500, 0, 224_000, 0, 20, 0, 70, 100],
      ['sde', 1718, 0, 110_000, 0, 20, 0, 34, 90],
    );
    const given = { vm: 'E16s_v3', disks: 'data:P40x3:None', text };
    const [, table] = answerOf(given).tables;
    expect(table?.rows[0]?.cells[0]).toBe('sdd');
    // 224,000 of 366,000 KiB/s.
    expect(table?.rows[0]?.cells[5]).toBe('61 %');
    expect(answerOf(given).why).toContain('sdd alone takes 61 %');
  });
});
