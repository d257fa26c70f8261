/** What happens to a text between a terminal and a form: lines that are wrapped, ends that are lost, two outputs in one. */
import { describe, expect, test } from 'vitest';
import { readText } from '../../src/readers/index.ts';
import { notesOf, runsIn, samplesIn, textOf } from './corpus.ts';

const iostat = textOf('own_iostat-dxy_12.6.1_depth-64.txt');
const fio = textOf('own_fio-3.33_randrw_depth-64.txt');
const json = textOf('own_fio-3.33_own_randrw.jsonplus.json');
const last = (text: string) => {
  const { series } = samplesIn(text);
  return Object.fromEntries(
    series.map(({ device, columns }) => [
      device,
      Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, values.at(-1)])),
    ]),
  );
};

/** Every line cut at a width, as by a terminal: within words and numbers. */
const cutAt = (width: number) => (text: string) =>
  text
    .split('\n')
    .flatMap((line) => line.match(new RegExp(`.{1,${width}}`, 'g')) ?? [''])
    .join('\n');
/** Every line broken between words, as by a mail program. */
const wrappedAt = (width: number) => (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(new RegExp(`(.{20,${width}})[ \\t]+`, 'g'), '$1\n'))
    .join('\n');

describe('A row of iostat', () => {
  test.each([60, 72, 80, 100])('is whole that a terminal cut every %i signs.', (width) => {
    expect(last(cutAt(width)(iostat))).toEqual(last(iostat));
  });

  const row = { reads: 2011, writes: 885, readBytes: 98_332 * 1024, utilisation: 1 };
  test.each([
    [
      'in Markdown',
      '| Device | r/s | rkB/s | w/s | %util |',
      '|---|---:|---|---|---|',
      '| sdc | 2011.00 | 98332.00 | 885.00 | 100.00 |',
    ],
    ['between commas', 'Device,r/s,rkB/s,w/s,%util', '', 'sdc,2011.00,98332.00,885.00,100.00'],
    ['between semicolons', 'Device;r/s;rkB/s;w/s;%util', '', 'sdc;2011.00;98332.00;885.00;100.00'],
  ])('is read in a table %s.', (_, ...lines) => {
    expect(last(lines.filter(Boolean).join('\n'))).toEqual({ sdc: row });
  });

  test('without its heading is named.', () => {
    const rows = iostat.split('\n').filter((line) => line.startsWith('vda'));
    expect(readText(rows.join('\n'))).toMatchObject({
      refusal: { why: 'other-tool', what: 'iostat without the line of headings' },
    });
  });
});

describe('A result of fio', () => {
  const [whole] = runsIn(fio).runs;
  test.each([60, 66, 72, 80])('says the same in lines of %i signs.', (width) => {
    for (const form of [cutAt, wrappedAt]) {
      const [run] = runsIn(form(width)(fio)).runs;
      expect([run?.read?.iops, run?.write?.iops]).toEqual([whole?.read?.iops, whole?.write?.iops]);
      expect(run?.read?.latency?.mean).toBe(whole?.read?.latency?.mean);
      expect(run?.write?.latency?.mean).toBe(whole?.write?.latency?.mean);
    }
  });

  test('never gives the latency of writes to reads where a line is broken beyond repair.', () => {
    const text = fio.replace(/ {2}write: IOPS=.*/, '  write: IOPS=24.9k, BW=1\n');
    const [run] = runsIn(text).runs;
    expect(run?.read?.latency?.mean).toBe(whole?.read?.latency?.mean);
    expect(run?.write).toBeUndefined();
  });
});

describe('JSON of fio that lost its end', () => {
  const jobs = (count: number) =>
    `{"fio version": "fio-3.36", "jobs": [${Array.from(
      { length: count },
      (_, at) =>
        `{"jobname": "job${at}", "groupid": ${at}, "read": {"iops": ${100 + at}, "bw_bytes": 409600}, "write": {"iops": 0, "bw_bytes": 0}, "trim": {"iops": 0}, "usr_cpu": 1.5}`,
    ).join(',\n')}]}\n`;
  const cut = (text: string) => {
    const reading = readText(text);
    return reading.kind === 'runs'
      ? [reading.runs.map(({ read }) => read?.iops), notesOf(reading)]
      : reading.kind === 'refused' && reading.refusal;
  };

  test('has the jobs that are complete, and is said to be cut off.', () => {
    const text = jobs(2);
    expect(cut(text)).toEqual([[100, 101], []]);
    expect(cut(text.trimEnd().slice(0, -1))).toEqual([[100, 101], ['cut-off']]);
    expect(cut(text.slice(0, text.indexOf('usr_cpu', 200)))).toEqual([[100, 101], ['cut-off']]);
    expect(cut(text.slice(0, text.lastIndexOf('"write"')))).toEqual([[100], ['cut-off']]);
    expect(cut(jobs(1).slice(0, jobs(1).lastIndexOf('"write"')))).toEqual({
      why: 'cut',
      what: 'fio',
    });
  });

  test('has the jobs before and behind what somebody left out.', () => {
    const text = jobs(3).replace('"usr_cpu": 1.5}', '\n...\n}');
    expect(cut(text)).toEqual([
      [100, 101, 102],
      ['cut-off', 'skipped'],
    ]);
  });

  test('is read without the object around its jobs.', () => {
    expect(
      cut(
        jobs(1)
          .replace(/^.*?\[/, '')
          .replace(/\]\}/, ''),
      ),
    ).toEqual([[100], []]);
  });
});

describe('Two outputs in one text', () => {
  const basic = 'Device tps kB_read/s kB_wrtn/s kB_read kB_wrtn\nsda 5.00 6.00 7.00 8 9\n';
  const alone = { fio: runsIn(fio).runs, iostat: samplesIn(iostat).series };
  test.each([
    ['iostat and then fio', `${iostat}\n${fio}`, 'fio'],
    ['fio and then iostat', `${fio}\n${iostat}`, 'iostat -x'],
    ['iostat and then JSON', `${iostat}\n${json}`, 'fio --output-format=json'],
  ])('%s: both are read, in the order of the text.', (_, text, form) => {
    const reading = readText(text);
    if (reading.kind === 'refused') throw new Error('It was refused.');
    expect(reading.kind === 'runs' ? reading.runs : reading.series).toEqual(
      reading.kind === 'runs' ? alone.fio : alone.iostat,
    );
    expect(reading.others?.map((other) => other.form)).toEqual([form]);
    expect(reading.notes.some(({ note }) => note === 'also')).toBe(false);
  });

  test.each([
    ['fio and then dd', `${fio}\n1048576000 bytes (1.0 GB) copied, 5.1 s, 206 MB/s\n`, 'dd'],
    ['fio and then iostat without -x', `${fio}\n${basic}`, 'iostat without -x'],
  ])('%s: what cannot be read is named.', (_, text, what) => {
    const reading = readText(text);
    expect(reading).toMatchObject({ kind: 'runs', runs: alone.fio });
    expect(reading.kind !== 'refused' && reading.notes).toContainEqual({ note: 'also', what });
  });

  test('of documents of JSON are both read.', () => {
    const reading = readText(`${json}\n${textOf('own_iostat-x_12.6.1.json')}`);
    expect(reading).toMatchObject({ kind: 'runs', others: [{ form: 'iostat -x -o JSON' }] });
  });

  test('keep the command of the second one, with a prompt or without.', () => {
    for (const prompt of ['', '$ ', 'sudo '])
      expect(
        readText(`${iostat}\n${prompt}fio --name=mixed --direct=1 --filename=/dev/sdc\n${fio}`),
      ).toMatchObject({ others: [{ runs: [{ direct: true, target: '/dev/sdc' }] }] });
  });

  test('have the time of day of both, where they print it.', () => {
    const timed = `06/13/2026 09:15:00 AM\n${iostat.slice(iostat.indexOf('Device'))}`;
    const at = fio.replace(/\b(pid=\d+).*/, '$1: Sat Jun 13 09:16:01 2026');
    const inSeconds = (hours: number, minutes: number, seconds: number) =>
      (hours * 60 + minutes) * 60 + seconds;
    expect(readText(`${timed}\n${at}`)).toMatchObject({
      begin: inSeconds(9, 15, 0),
      others: [{ runs: [{ end: inSeconds(9, 16, 1) }] }],
    });
  });

  test('iostat keeps its banner behind another output, so that its first report is the mean since boot.', () => {
    const text = `${fio}\n${textOf('t2y_sample_iostat_small.txt')}`;
    const { others = [] } = runsIn(text);
    expect(others[0]?.notes.map(({ note }) => note)).toContain('since-boot');
    const behind = readText(
      `[root@vm ~]# dd if=x of=y bs=1M -\n${textOf('t2y_sample_iostat_small.txt')}`,
    );
    expect(notesOf(behind)).toContain('since-boot');
  });

  test('in turns are each put together: reports of iostat between results of fio.', () => {
    const [one, two] = [iostat, iostat.replace('54260.40', '1.00')];
    expect(last(`${one}\n${fio}\n${two}`)['vda']?.['reads']).toBe(1);
  });

  test('of one benchmark in two forms are one list of runs.', () => {
    expect(runsIn(`${fio}\n${json}`).runs.map(({ name }) => name)).toEqual(['mixed', 'own']);
  });
});

test('A command of fio that goes on in the next lines counts as a whole.', () => {
  const text = fio.replace(
    /^/,
    '$ fio --name=mixed --direct=1 \\\n    --ramp_time=10 \\\n> --filename=/data/file --size=64G\n',
  );
  expect(runsIn(text).runs[0]).toMatchObject({
    ...{ direct: true, warmUp: 10, target: '/data/file', fileSize: 64 * 1024 ** 3, isShared: true },
  });
});

test('A depth that is cut between its digits is whole: iodepth=1 and then 6.', () => {
  const at = (end: string) => runsIn(fio.replace('iodepth=64', end)).runs[0]?.queueDepth;
  expect([at('iodepth=1\n6'), at('iodepth=1')]).toEqual([16, 1]);
});
