/** What a diagnosis says of texts that were made for these tests, with figures that can be checked by hand. */
import { describe, expect, test } from 'vitest';
import {
  answerOf,
  checksOf,
  head,
  headlineOf,
  iostat,
  numbersOf,
  one,
  type Row,
  type Texts,
  times,
  viewModelOf,
} from '../../../tests/diagnosis/measured.ts';
import { findPart, serializeQuery } from '../../kit/index.ts';
import { readText } from '../../readers/index.ts';
import type { Readings } from '../dataset.ts';
import { fullDataset } from '../full-dataset.ts';
import { calculators } from '../index.ts';
import { exampleText } from './example-texts.ts';
import { diagnose } from './index.ts';

describe('The example that the page opens with', () => {
  const expected = { vm: 'E16s_v3' };
  test('is at the uncached throughput limit: four disks of 93.8 MB/s each are 375 of 384 MB/s.', () => {
    const {
      iops = 0,
      throughput,
      utilisation,
      'queue-depth': queue = 0,
      latency = 0,
    } = numbersOf({});
    expect(throughput).toBeCloseTo(1432 * 4 * 65_536, -6);
    expect(utilisation).toBeCloseTo(375 / 384, 2);
    // Little’s law.
    expect(queue).toBeCloseTo(iops * latency, 0);
    expect(answerOf({})).toMatchObject({
      verdict: 'at-limit',
      boundBy: [`VM uncached throughput (${expected.vm})`],
    });
  });

  test('says that it is an example, and a text of one’s own does not.', () => {
    expect(headlineOf({})).toMatch(/^Example: /);
    expect(headlineOf({ text: exampleText('example:iostat') ?? '' })).not.toContain('Example');
  });

  test('names what would suggest itself and is wrong: the cached limit of the VM is lower than the uncached one.', () => {
    const titles = findPart(answerOf({}), 'next-steps')?.map(({ title }) => title);
    expect(titles).toContain('Do not turn on host caching here');
  });

  const commandFor = (disks: string) =>
    findPart(
      answerOf({
        vm: 'E16s_v3',
        disks,
        text: times(
          12,
          ['sda', 500, 0, 4000, 0, 30, 0, 15, 100],
          ['sdc', 500, 0, 4000, 0, 30, 0, 15, 100],
        ),
      }),
      'next-steps',
    )?.find(({ title }) => title === 'Confirm it in Azure Monitor')?.command;

  test('asks Azure Monitor for each data disk by its LUN, up to 64 of them, and for the OS disk by its own metric.', () => {
    // A P10 has 500 IOPS. By the list of metrics only those of data disks have the dimension LUN.
    const command = commandFor('os:P10x1:None,data:P10x1:None');
    const [os, data, ...more] = command?.split('\n') ?? [];
    expect(os).toMatch(/"OS Disk IOPS Consumed Percentage"/);
    expect(os).not.toMatch(/LUN|Data Disk/);
    expect(data).toMatch(/--filter "LUN eq '\*'" --top 64 .*"Data Disk IOPS Consumed Percentage"/);
    expect(data).not.toMatch(/OS Disk|VM /);
    expect(more).toEqual([]);
  });

  test('links the measured load to the search and the cap check, which can read the links.', () => {
    for (const { calculator: id, query } of answerOf({}).deepLinks) {
      const target = calculators.find((calculator) => calculator.id === id);
      const { given, lookup } = {
        given: [...new URLSearchParams(query).keys()],
        lookup: (name: string) => new URLSearchParams(query).get(name) ?? undefined,
      };
      const screen = target?.viewModel(lookup, fullDataset, given);
      expect(screen?.ignored).toEqual([]);
      expect(screen?.controls.flatMap(({ problem }) => problem ?? [])).toEqual([]);
      expect(screen?.query).toBe(query);
    }
  });
});

describe('The text', () => {
  const text = times(12, ['sdc', 100, 0, 800, 0, 1, 0, 0.1, 10]);
  test('is in no link, and an example is there by its name only.', () => {
    // The example must not take its place beside the VM and the disks of the reader.
    expect(viewModelOf({ ...one, text }).query).toMatch(/^text=&vm=/);
    expect(viewModelOf({ text: 'example:fio' }).query).toBe(
      serializeQuery([['text', 'example:fio']]),
    );
  });

  test('of no known tool is a problem that says what to paste, and without one that is asked for.', () => {
    for (const wrong of ['   ', 'hello', '1,2,3\n4,5,6'])
      expect(viewModelOf({ text: wrong }).controls[0]?.problem).toMatch(/[Pp]aste/);
    expect(headlineOf({ text: '' })).toMatch(/^Paste what/);
  });

  test('of another tool is refused with its name and the command to run instead.', () => {
    const solaris =
      '    r/s    w/s   kr/s   kw/s wait actv wsvc_t asvc_t  %w  %b device\n 1 1 1 1 1 1 1 1 1 1 c0t0d0';
    expect(answerOf({ text: solaris }).verdict).toBe('invalid');
    expect(headlineOf({ text: solaris })).toMatch(/Solaris.*iostat -dxyt 1 60/);
  });

  test('of a file is judged from what was read, without the text.', () => {
    const name = 'File a.log, 1 MB';
    const file = readText(text);
    const readings: Readings = { of: () => file, isFile: (held) => held === name };
    const given: Readonly<Record<string, string>> = { ...one, text: name };
    const { answer, controls } = diagnose.viewModel((input) => given[input], {
      ...fullDataset,
      readings,
    });
    expect(answer?.readouts).toEqual(answerOf({ ...one, text }).readouts);
    expect(controls.find((control) => control.kind === 'area')).toMatchObject({
      isFile: true,
      shown: name,
    });
  });

  test('with only the report since the machine was started shows nothing about now.', () => {
    const since = `Linux 6.8.0 (host7) 06/13/2026 _x86_64_ (4 CPU)\n\n${head}\nsdc 4999 0 39992 0 1 0 5 100\n`;
    expect(answerOf({ ...one, text: since })).toMatchObject({ verdict: 'invalid', boundBy: [] });
    expect(JSON.stringify(viewModelOf({ ...one, text: since }).answer)).not.toContain('host7');
  });

  test('loses the report since the machine was started where there are others.', () => {
    const banner = 'Linux 6.8.0 (vm) 06/13/2026 _x86_64_ (4 CPU)\n\n';
    const given = {
      ...one,
      text:
        banner +
        iostat(
          [['sdc', 9000, 0, 72_000, 0, 1, 0, 9, 100]],
          ...Array(11).fill([['sdc', 100, 0, 800, 0, 1, 0, 0.1, 10]]),
        ),
    };
    expect(numbersOf(given)).toMatchObject({ iops: 100, samples: 11 });
    expect(checksOf(given)).toContain('left out');
  });

  test('without times asks for the interval, and takes the one that is typed.', () => {
    const bare = Array(12).fill(`${head}\nsdc 100 0 800 0 1 0 0.1 10\n`).join('\n');
    const interval = viewModelOf({ ...one, text: bare }).controls.find(
      ({ name }) => name === 'interval',
    );
    expect(interval?.hint).toMatch(/no times.*\?$/);
    expect(checksOf({ ...one, text: bare, interval: '60' }, 'warning')).toContain('50 ms');
  });
});

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
