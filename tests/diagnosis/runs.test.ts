/** All runs of a text: each is in a table with its verdict, and can be chosen. */
import { describe, expect, test } from 'vitest';
import { diagnose } from '../../src/calculators/diagnose/index.ts';
import {
  answerOf,
  checksOf,
  headlineOf,
  numbersOf,
  type Texts,
  times,
  viewModelOf,
} from './answers.ts';

/** fio prints for a job its IOPS and bandwidth, its mean and its percentiles. */
const job = (name: string, iops: number, latency: number) => {
  const ios = iops * 300;
  return `${name}: (groupid=0, jobs=1): err= 0: pid=1: Sat Jun 13 09:15:00 2026
  read: IOPS=${iops}, BW=${(iops * 8) / 1024}MiB/s (1.0MB/s)(${(ios * 8) / 1024}MiB/300000msec)
    clat (usec): min=100, max=900000, avg=${Math.round(latency * 990)}, stdev=1.00
     lat (usec): min=100, max=900000, avg=${Math.round(latency * 1000)}, stdev=1.00
    clat percentiles (usec):
     | 50.00th=[${Math.round(latency * 800)}], 99.00th=[${Math.round(latency * 3000)}], 99.90th=[${Math.round(latency * 5000)}]
     issued rwts: total=${ios},0,0,0 short=0,0,0,0 dropped=0,0,0,0
`;
};
/** Outputs of several tests, one after the other in one text. */
const fio = (...jobs: readonly (readonly [string, number, number])[]) =>
  jobs
    .map(
      ([name, ...figures]) =>
        `fio --direct=1 x.fio
${name}: (g=0): rw=randread, bs=(R) 8192B-8192B, (W) 8192B-8192B, (T) 8192B-8192B, ioengine=libaio, iodepth=64
fio-3.36
Starting

${job(name, ...figures)}`,
    )
    .join('\n');

const three = fio(['a', 5000, 12.8], ['b', 700, 1.4], ['a', 900, 1.1]);
const d4 = { vm: 'D4s_v5', disks: 'data:P30x1:None' };
const table = (given: Texts) => answerOf(given).tables.find(({ chooses }) => chooses);
const cellsOf = (given: Texts) => table(given)?.rows.map(({ cells: [name] }) => name);

describe('Runs', () => {
  test('are all in a table, those of the same name with a number, and the one that is judged is marked.', () => {
    for (const given of [{ text: three }, { ...d4, text: three }]) {
      expect(cellsOf(given)).toEqual(['a (1)', 'b', 'a (2)']);
      expect(table(given)?.rows.map(({ current }) => current)).toEqual([true, false, false]);
    }
  });

  test('have a verdict each once the disks are known: a P30 has 5,000 IOPS.', () => {
    expect(table({ text: three })?.rows.some(({ verdict }) => verdict)).toBe(false);
    const verdicts = table({ ...d4, text: three })?.rows.map(({ verdict }) => verdict);
    expect(verdicts).toEqual(['at-limit', 'below-limit', 'below-limit']);
  });

  test.each([
    ['3', 900],
    ['a (2)', 900],
    ['B', 700],
    ['', 5000],
  ])('are chosen by number or name: “%s”.', (run, iops) => {
    expect(numbersOf({ ...d4, text: three, run })['iops']).toBe(iops);
    expect(numbersOf({ text: three, run })['iops']).toBe(iops);
  });

  test('are chosen by what the table sets.', () => {
    const { rows = [], chooses = '' } = table({ ...d4, text: three }) ?? {};
    expect(
      rows.map(({ value = '' }) => numbersOf({ ...d4, text: three, [chooses]: value })['iops']),
    ).toEqual([5000, 700, 900]);
  });

  test.each(['0', '4', 'c', '1.5'])('that are not there are a problem: “%s”.', (run) => {
    const { controls } = viewModelOf({ ...d4, text: three, run });
    expect(controls.find(({ name }) => name === 'run')?.problem).toContain('from 1 to 3');
  });

  test('are forgotten with the text that they are of, and are none of samples.', () => {
    const text = times(12, ['sdc', 10, 0, 80, 0, 2, 0, 1, 9]);
    expect(diagnose.spread('text', text)).toMatchObject({ text, run: '', device: '', map: '' });
    const { controls } = viewModelOf({ ...d4, text, run: '2' });
    expect(controls.find(({ name }) => name === 'run')?.problem).toContain('no runs');
  });

  test('have the levels of their latency: half, 99 % and 99.9 % of the IOs.', () => {
    const { p50, p99, p999 } = numbersOf({ ...d4, text: three, run: '2' });
    expect(p50).toBeCloseTo(1120e-6, 9);
    expect(p99).toBeCloseTo(4200e-6, 9);
    expect(p999).toBeCloseTo(7000e-6, 9);
  });
});

describe('Devices', () => {
  const text = times(
    12,
    ['sdc', 4900, 0, 39_200, 0, 9, 0, 44, 100],
    ['sdd', 500, 0, 4000, 0, 2, 0, 1, 50],
  );
  const given = { vm: 'E32s_v3', disks: 'data:P30x2:None', text };

  test('have a verdict each, by the limits of their own disks.', () => {
    expect(table(given)?.rows.map(({ cells: [name], verdict }) => [name, verdict])).toEqual([
      ['sdc', 'at-limit'],
      ['sdd', 'below-limit'],
      ['All of them', undefined],
    ]);
    expect(table(given)?.rows[0]?.cells.at(-1)).toBe('98 % of P30’s IOPS');
  });

  test('are chosen, and all of them again.', () => {
    const sdd = { ...given, device: 'sdd' };
    expect(numbersOf(sdd)['iops']).toBe(500);
    expect(table(sdd)?.rows.find(({ current }) => current)?.cells[0]).toBe('sdd');
    expect(headlineOf({ ...given, device: '' })).toBe(headlineOf(given));
  });

  test('have levels of the means of their samples.', () => {
    const rising = Array.from({ length: 100 }, (_, at) => at + 1);
    const seconds = rising
      .map((ms) => times(1, ['sdc', 100, 0, 800, 0, ms, 0, 1, 100]))
      .map((one, at) =>
        one.replace('09:00:00', `09:0${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`),
      )
      .join('\n');
    const { p50, p99 } = numbersOf({ vm: 'E32s_v3', disks: 'data:P30x1:None', text: seconds });
    expect(p50).toBeCloseTo(0.05, 9);
    expect(p99).toBeCloseTo(0.099, 9);
  });
});

describe('The plane', () => {
  const planeOf = (given: Texts) => answerOf(given).plane;
  const rising = Array.from({ length: 20 }, (_, at) =>
    times(1, ['sdc', 100 * (at + 1), 0, 800 * (at + 1), 0, 2, 0, 4, 50]).replace(
      '09:00:00',
      `09:00:${String(at).padStart(2, '0')}`,
    ),
  ).join('\n');

  test('has each sample as a dot, no box before the VM is known, and the level that is compared as its point.', () => {
    const plane = planeOf({ text: rising });
    expect(plane?.boxes).toEqual([]);
    expect(plane?.dots).toHaveLength(20);
    // 800 KiB are 0.8192 MB.
    expect(plane?.dots?.[0]?.iops).toBe(100);
    expect(plane?.dots?.[0]?.throughput).toBeCloseTo(0.8192, 9);
    expect(plane?.load).toMatchObject({ iops: 2000 });
  });

  test('has the limits of the VM and of the disk as boxes: 6,400 IOPS, 145 MB/s and 5,000 IOPS, 200 MB/s.', () => {
    const boxes = planeOf({ ...d4, text: rising })?.boxes ?? [];
    expect(boxes.map(({ iops, throughput }) => [iops, throughput])).toEqual([
      [6400, 145],
      [5000, 200],
    ]);
  });

  test('has disks that share a limit of the VM together, with their samples added.', () => {
    const text = times(
      12,
      ['sdc', 3200, 0, 25_600, 0, 4, 0, 9, 80],
      ['sdd', 3200, 0, 25_600, 0, 4, 0, 9, 80],
    );
    const plane = planeOf({ vm: 'D4s_v5', disks: 'data:P30x2:None', text });
    expect(plane?.dots?.[0]?.iops).toBe(6400);
    expect(plane?.boxes.map(({ label, iops }) => [label, iops])).toEqual([
      ['VM uncached', 6400],
      ['All disks', 10_000],
    ]);
  });

  test('has each run with its number, and marks the one that is judged.', () => {
    const { input, places = [] } = planeOf({ text: three, run: '2' })?.choices ?? {};
    expect([input, places.map(({ number, isChosen }) => [number, isChosen])]).toEqual([
      'run',
      [
        [1, false],
        [2, true],
        [3, false],
      ],
    ]);
    expect(places[1]?.text).toBe('Run 2, b: 700 IOPS of 8 KiB, 5.73 MB/s');
    expect(places.map(({ iops }) => iops)).toEqual([5000, 700, 900]);
  });
});

test('A rate and a bandwidth of other times are named: 956 IOPS of 128 KiB are 125.3 MB/s, printed as 130 MB/s.', () => {
  const text = `fio --direct=1 --name=ramp --ramp_time=10
ramp: (g=0): rw=read, bs=(R) 128KiB-128KiB, (W) 128KiB-128KiB, (T) 128KiB-128KiB, ioengine=libaio, iodepth=64
fio-3.16
ramp: (groupid=0, jobs=1): err= 0: pid=1: Sat Jun 13 09:15:00 2026
  read: IOPS=956, BW=124MiB/s (130MB/s)(7440MiB/60001msec)
     issued rwts: total=57361,0,0,0 short=0,0,0,0 dropped=0,0,0,0
`;
  const warnings = (of: string) => checksOf({ ...d4, text: of }, 'warning');
  expect(warnings(text)).toMatch(
    /956 IOPS of 128 KiB are 125\.3 MB\/s, and the tool has 130\.?\d* MB\/s/,
  );
  const agreed = text.replace('124MiB/s (130MB/s)(7440MiB', '120MiB/s (125MB/s)(7170MiB');
  expect(warnings(agreed)).not.toContain('the tool has');
});

test('Of a mixed test whose text ends before the latency of its writes, latencies are said to be those of reads.', () => {
  const text = `fio-3.28
Starting 1 process

mix: (groupid=0, jobs=1): err= 0: pid=3041: Sat Nov 29 10:00:00 2026
  read: IOPS=3500, BW=27.3MiB/s (28.7MB/s)(8203MiB/300009msec)
    clat (usec): min=612, max=88123, avg=25564.12, stdev=9810.22
     lat (usec): min=640, max=88131, avg=25572.41, stdev=9810.11
    clat percentiles (usec):
     |  1.00th=[ 1500], 50.00th=[26000], 99.00th=[50000], 99.90th=[60000]
  write: IOPS=1500, BW=11.7MiB/s (12.3MB/s)(3515MiB/300009msec); 0 zone resets
`;
  const given = { vm: 'D8s_v5', disks: 'data:P30x1:None', text };
  expect(checksOf(given)).toContain(
    'The text has no latency of writes: latency and percentiles are those of reads.',
  );
  expect(checksOf(given)).not.toContain('Latency was not measured');
  const latency = answerOf(given).readouts.find(({ id }) => id === 'latency');
  expect(latency).toMatchObject({ text: '26 ms', aside: 'mean of reads, p99 50 ms' });
});
