/** A text with the outputs of two tools: an answer is of one of them, and says which figure is of the other. */
import { describe, expect, test } from 'vitest';
import { diagnose } from '../../src/calculators/diagnose/index.ts';
import { answerOf, checksOf, type Row, type Texts, times, viewModelOf } from './answers.ts';

const d4 = { vm: 'D4s_v5', disks: 'os:P10x1:ReadWrite,data:P30x1:None' };
const idle: Row = ['sda', 1, 2, 8, 16, 1, 2, 0.01, 1];
/** A minute from 09:00:00 on: 5,000 reads of 8 KiB a second, 57 of them in flight. */
const iostat = times(60, idle, ['sdc', 5000, 0, 40_000, 0, 12.8, 0, 57, 100]);

type Test = {
  readonly iops?: number;
  readonly ended?: string;
  readonly file?: string;
  readonly timed?: boolean;
};
/** A run of a minute, which ended when it was printed; 99 % of its reads took up to 20.6 ms. */
function fio({ iops = 5000, ended = '09:01:00', file = '/dev/sdc', timed = true }: Test = {}) {
  const ios = iops * 60;
  const latency = `    clat (usec): min=100, max=90000, avg=12000.00, stdev=1.00
     lat (usec): min=100, max=90000, avg=12800.00, stdev=1.00
    clat percentiles (usec):
     | 50.00th=[12500], 99.00th=[20600], 99.90th=[31000]
`;
  return `$ fio --direct=1 --filename=${file} x.fio
rr: (g=0): rw=randread, bs=(R) 8192B-8192B, (W) 8192B-8192B, (T) 8192B-8192B, ioengine=libaio, iodepth=64
fio-3.36
Starting 1 process

rr: (groupid=0, jobs=1): err= 0: pid=1: Sat Jun 13 ${ended} 2026
  read: IOPS=${iops}, BW=${(iops * 8) / 1024}MiB/s (41.0MB/s)(${(ios * 8) / 1024}MiB/60000msec)
${timed ? latency : ''}     issued rwts: total=${ios},0,0,0 short=0,0,0,0 dropped=0,0,0,0
`;
}

/** “20.6 ms (reads, by fio)” */
const figure = (given: Texts, id: string) => {
  const one = answerOf(given).readouts.find((readout) => readout.id === id);
  return one && `${one.text} (${one.aside})`;
};
const tablesOf = (given: Texts) => answerOf(given).tables.filter(({ chooses }) => chooses);
const currentIn = (given: Texts) =>
  tablesOf(given).flatMap(({ rows }) =>
    rows.flatMap(({ current, value }) => (current ? value : [])),
  );
const sources = (given: Texts) => checksOf({ ...given }, 'info');

describe('iostat and fio in one text', () => {
  const both = `${iostat}\n${fio()}`;

  test('have a table each, whose rows choose among both, with VM and disks and without.', () => {
    for (const given of [{ text: both }, { ...d4, text: both }]) {
      const tables = tablesOf(given);
      expect(tables.map(({ chooses }) => chooses)).toEqual(['device', 'run']);
      for (const { rows, chooses = '' } of tables)
        for (const { value = '' } of rows)
          expect(currentIn({ ...given, [chooses]: value })).toEqual(
            // All of a tool together is no row before the disks are known.
            value === 'iostat -x' && !('vm' in given) ? [] : [value],
          );
    }
  });

  test('are named with what each has.', () => {
    expect(sources({ ...d4, text: both })).toContain('The text has 2 outputs.');
    expect(sources({ ...d4, text: both })).toContain('This answer is of iostat -x;');
    expect(sources({ ...d4, text: both, run: '1' })).toContain('This answer is of fio;');
  });

  test('choosing a row of one lets go of the row of the other.', () => {
    expect(diagnose.spread('run', '1')).toEqual({ run: '1', device: '' });
    expect(diagnose.spread('device', 'sdc')).toEqual({ device: 'sdc', run: '' });
  });

  test('of the same minutes complete each other, and each figure says whose it is.', () => {
    const given = { ...d4, text: both };
    expect(figure(given, 'p99')).toBe('21 ms (reads, by fio)');
    expect(figure(given, 'queue-depth')).toBe('57 (undefined)');
    expect(figure({ ...given, run: '1' }, 'queue-depth')).toBe('64 (57 by iostat -x)');
    expect(sources(given)).toContain('sdc and the run rr are of the same minutes');
  });

  test('what fio did not time is of iostat: 12.8 ms, and 57 in flight.', () => {
    const given = { ...d4, text: `${iostat}\n${fio({ timed: false })}`, run: '1' };
    expect(figure(given, 'latency')).toBe('13 ms (mean, by iostat -x)');
  });

  test.each([
    ['an hour later', fio({ ended: '10:01:00' })],
    ['at half the rate', fio({ iops: 2500 })],
    [
      'of a device that the other has not',
      fio({ file: '/dev/nvme0n1' }).concat(
        '\nDisk stats (read/write):\n  nvme0n1: ios=300000/0, merge=0/0, ticks=1/1, in_queue=1, util=99%\n',
      ),
    ],
  ])('are not mixed where fio ran %s.', (_, other) => {
    for (const chosen of [{}, { run: '1' }]) {
      const given = { ...d4, ...chosen, text: `${iostat}\n${other}` };
      expect(JSON.stringify(answerOf(given).readouts)).not.toMatch(/by (fio|iostat)/);
      expect(sources(given)).toContain('nothing shows that it is of the same load');
    }
  });

  test('are not mixed where one of them has no times, and the answer says so.', () => {
    const untimed = iostat.replace(/^06.*$/gm, '');
    const given = { ...d4, text: `${untimed}\n${fio()}` };
    expect(JSON.stringify(answerOf(given).readouts)).not.toContain('by fio');
    expect(sources(given)).toContain('The text does not tell whether at the same time');
  });

  test('round midnight are of the same minutes too.', () => {
    const late = times(60, ['sdc', 5000, 0, 40_000, 0, 12.8, 0, 57, 100])
      .replaceAll(/06\/13\/2026 09:00/g, '06/13/2026 11:59')
      .replaceAll(' AM', ' PM');
    const given = { ...d4, text: `${late}\n${fio({ ended: '00:00:00' })}` };
    expect(figure(given, 'p99')).toBe('21 ms (reads, by fio)');
  });
});

test('Runs of two benchmarks are one list, each with its tool.', () => {
  const crystal = `CrystalDiskMark 8.0.4 x64 (C) 2007-2021 hiyohiyo
[Read]
  RND    4KiB (Q= 32, T= 1):    20.480 MB/s [   5000.0 IOPS] <  6400.00 us>
`;
  const given = { ...d4, text: `${fio()}\n${crystal}` };
  const [table] = tablesOf(given);
  expect(table?.rows.map(({ small }) => small?.split(':')[0])).toEqual(['fio', 'CrystalDiskMark']);
  const { controls } = viewModelOf({ ...given, run: '3' });
  expect(controls.find(({ name }) => name === 'run')?.problem).toContain('from 1 to 2');
});

test('Devices of one name in two outputs are told apart by their tool.', () => {
  const sar = `09:00:00 AM       DEV       tps     rkB/s     wkB/s   areq-sz    aqu-sz     await     %util
09:00:01 AM       sdc    1000.00   8000.00      0.00      8.00      2.00      2.00     50.00
09:00:02 AM       sdc    1000.00   8000.00      0.00      8.00      2.00      2.00     50.00
`;
  const given = { ...d4, text: `${iostat}\n${sar}` };
  const iopsOf = (device: string) =>
    answerOf({ ...given, device }).readouts.find(({ id }) => id === 'iops')?.value;
  expect([iopsOf('sdc'), iopsOf('sdc (sar -d)'), iopsOf('sar -d')]).toEqual([5000, 1000, 1000]);
});
