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
  sentencesOf,
  times,
  viewModelOf,
} from '../../../tests/diagnosis/answers.ts';
import { findPart, serializeQuery } from '../../kit/index.ts';
import { readText } from '../../readers/index.ts';
import type { Readings } from '../context.ts';
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

  test('of a tool that failed is answered with what the tool printed.', () => {
    const text =
      'fio: pid=0, err=2/file:filesetup.c:245, func=open file, error=No such file or directory\n';
    expect(sentencesOf({ ...one, text })).toContain('has no result. It printed “fio: pid=0');
    expect(sentencesOf({ ...one, text })).toContain('No such file or directory”.');
  });

  test('of which a part was copied asks for all of it.', () => {
    const text = '<Results>\n<System><ComputerName>a</ComputerName></System>\n<Profile>';
    expect(headlineOf({ ...one, text })).toMatch(
      /without its results of reads and writes\. Paste all of it\.$/,
    );
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
