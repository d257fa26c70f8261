/** What a text says before the VM and its disks are entered, and what a test of syncs says. */
import { describe, expect, test } from 'vitest';
import { startingTexts } from '../../src/calculators/diagnose/example-names.ts';
import { findPart, plainText } from '../../src/kit/index.ts';
import { readText } from '../../src/readers/index.ts';
import { files, textOf } from '../readers/corpus.ts';
import {
  answerOf,
  checksOf,
  head,
  headlineOf,
  numbersOf,
  one,
  type Texts,
  times,
  viewModelOf,
  wholeOf,
} from './answers.ts';

/** 2,896 IOPS and 145 MB/s: 141,602 KiB/s. */
const measured = times(20, ['sdc', 2011, 885, 98_332, 43_270, 19.6, 19.6, 57, 100]);
const shownIn = (given: Texts, name: string) =>
  viewModelOf(given).controls.find((control) => control.name === name)?.text;

describe('A text without a VM and disks', () => {
  test('is shown with its figures, and the VM is asked for.', () => {
    const { verdict, boundBy, limits, why } = answerOf({ text: measured });
    expect(headlineOf({ text: measured })).toBe('145 MB/s, 2,896 IOPS. Which VM is it?');
    expect([verdict, boundBy, limits]).toEqual([undefined, [], []]);
    expect(why).toContain('Enter the VM size and the disks');
    expect(numbersOf({ text: measured })).toMatchObject({ iops: 2896, samples: 20 });
    expect(answerOf({ text: measured }).tables[0]?.rows[0]?.cells[0]).toBe('sdc');
  });

  test.each([
    [{ vm: 'D4s_v5' }, 'Which disks are they?', 'Enter the disks:'],
    // The page of Dsv5 prints 145 MB/s uncached for it, and 85 for D2s_v5.
    [
      { vm: 'D4s_v5' },
      'Which disks are they?',
      /^145 MB\/s is the uncached limit of D4s_v5\. Enter the disks/,
    ],
    [{ vm: 'D2s_v5' }, 'Which disks are they?', /^Enter the disks/],
    [{ disks: 'data:P30x1:None' }, 'Which VM is it?', 'Enter the VM size:'],
  ])('is not judged with %j alone.', (given, question, missing) => {
    const { verdict, headline, why } = answerOf({ ...given, text: measured });
    expect(verdict).toBeUndefined();
    expect(plainText(headline)).toContain(question);
    expect(why).toMatch(missing);
  });

  test('is judged once both are there.', () => {
    const given = { vm: 'D4s_v5', disks: 'data:P30x1:None', text: measured };
    expect(answerOf(given)).toMatchObject({
      verdict: 'at-limit',
      boundBy: ['VM uncached throughput (D4s_v5)'],
    });
  });

  test.each(files)('%s names no limit, no VM and no disk of ours.', (file) => {
    const text = textOf(file);
    const { answer } = wholeOf({ text });
    if (!answer || readText(text).kind === 'refused') return;
    expect(answer.verdict).toBeUndefined();
    expect(answer.limits).toEqual([]);
    expect(JSON.stringify(answer)).not.toMatch(/E16s_v3|\bP\d0\b|limit is reached|will not help/);
  });

  test('of Azure Monitor has shares of limits that the platform computed.', () => {
    const { controls } = viewModelOf({ text: 'example:metrics' });
    const text = controls.find(({ kind }) => kind === 'area');
    const given = { text: text?.kind === 'area' ? text.shown : '' };
    expect(headlineOf(given)).toBe('VM uncached at 100 % of its IOPS limit. Which VM is it?');
  });
});

describe('An example', () => {
  test('has a VM and disks of its own, which a text in its place does not have.', () => {
    expect(headlineOf({})).toBe('Example: The VM stops you at 375 of 384 MB/s.');
    expect([shownIn({}, 'vm'), shownIn({ text: measured }, 'vm')]).toEqual(['E16s_v3', '']);
    expect([shownIn({}, 'disks'), shownIn({ text: measured }, 'disks')]).toEqual([
      'os:P10x1:ReadWrite,data:P30x4:None',
      '',
    ]);
  });

  test.each(startingTexts)('$label is left again with all that came with it.', ({ inputs }) => {
    expect(viewModelOf(inputs).query).not.toMatch(/vm=|disks=/);
    expect(answerOf(inputs).verdict).toBeDefined();
    expect(answerOf({ ...inputs, text: measured }).verdict).toBeUndefined();
  });

  test('of a link with another VM is judged by that VM, and a text then is too.', () => {
    const given = { vm: 'D16s_v3', disks: 'data:P30x1:None' };
    expect(headlineOf(given)).toMatch(/^Example: /);
    expect(viewModelOf(given).query).toBe('vm=D16s_v3&disks=data:P30x1:None');
    expect(answerOf({ ...given, text: measured }).verdict).toBe('below-limit');
  });
});

/** A test as that of etcd: 2,300 bytes, fdatasync after each write, figures of this test. */
const syncs = `$ fio --rw=write --ioengine=sync --fdatasync=1 --directory=data --size=22m --bs=2300 --name=mytest
mytest: (g=0): rw=write, bs=(R) 2300B-2300B, (W) 2300B-2300B, (T) 2300B-2300B, ioengine=sync, iodepth=1
fio-3.36
Starting 1 process

mytest: (groupid=0, jobs=1): err= 0: pid=71: Mon Nov  2 10:14:05 2026
  write: IOPS=341, BW=766KiB/s (784kB/s)(22.0MiB/29411msec); 0 zone resets
    clat (usec): min=4, max=911, avg=27.40, stdev=18.20
     lat (usec): min=5, max=912, avg=28.10, stdev=18.30
  fsync/fdatasync/sync_file_range:
    sync (usec): min=1204, max=88120, avg=2902.11, stdev=4106.80
    sync percentiles (usec):
     |  1.00th=[ 1369], 50.00th=[ 2278], 99.00th=[43779], 99.90th=[61080]
  IO depths    : 1=100.0%, 2=0.0%, 4=0.0%, 8=0.0%, 16=0.0%, 32=0.0%, >=64=0.0%
     issued rwts: total=0,10029,0,10029 short=0,0,0,0 dropped=0,0,0,0
`;
const d4 = { vm: 'D4s_v3', disks: 'data:P30x1:None' };

describe('A test that syncs after each write', () => {
  test('is judged by its syncs, and nobody is told to raise the depth.', () => {
    const given = { ...d4, text: syncs };
    expect(answerOf(given)).toMatchObject({ verdict: 'below-limit', boundBy: ['latency'] });
    expect(headlineOf(given)).toContain(
      'A sync takes 2.9 ms on average, 99 % of them within 43.78 ms.',
    );
    const { latency, 'sync-p99': p99 } = numbersOf(given);
    expect(latency).toBeCloseTo(2902.11e-6, 9);
    expect(p99).toBeCloseTo(43_779e-6, 9);
    expect(checksOf(given)).not.toMatch(/iodepth|page cache|fits in a cache/);
    expect(JSON.stringify(findPart(answerOf(given), 'next-steps'))).not.toMatch(
      /in flight|queue depth/,
    );
  });

  test.each([[d4], [{}]])('opens in Commit with what was measured, with %j.', (setUp) => {
    const { deepLinks } = answerOf({ ...setUp, text: syncs });
    expect(deepLinks.find(({ calculator }) => calculator === 'commit')?.query).toBe(
      'sync-latency=2.90211ms&p99=43.779ms',
    );
  });

  test('is another one if it syncs only now and then.', () => {
    const seldom = syncs.replace('10029,0,10029', '10029,0,313');
    expect(headlineOf({ ...d4, text: seldom })).not.toContain('sync');
    expect(numbersOf({ ...d4, text: seldom })).not.toHaveProperty('sync-p99');
  });
});

describe('A text that shows no limit leads to what answers it', () => {
  const linkOf = (given: Texts, to: string) =>
    answerOf(given).deepLinks.find(({ calculator }) => calculator === to)?.query;

  test.each([
    [
      'own_pg_test_fsync-15.txt',
      'Syncs take 972.5 µs on average.',
      'disk=P20&sync-latency=972.5138',
    ],
    ['own_etcd-3.4_wal-fsync.txt', '99 % of them within 3.34 ms', 'disk=P20&sync-latency=378.5802'],
  ])('%s: Commit, with the figures and the disk.', (file, said, query) => {
    const given = { text: textOf(file), vm: 'D4s_v5', disks: 'os:P10x1:None,data:P20x2:None' };
    expect(answerOf(given).verdict).toBeUndefined();
    expect(headlineOf(given)).toContain(said);
    expect(linkOf(given, 'commit')?.startsWith(query)).toBe(true);
  });

  const dd = '1073741824 bytes (1.1 GB, 1.0 GiB) copied, 5.10286 s, 210 MB/s';
  test('dd: a benchmark of the same disks.', () => {
    const given = { text: dd, vm: 'D4s_v5', disks: 'data:P20x2:ReadOnly' };
    expect(headlineOf(given)).toBe(
      'This is the output of dd, which tells too little of Azure disks.',
    );
    expect(linkOf(given, 'benchmark')).toBe(
      'disk=P20&disks=2&cache=ReadOnly&vm=D4s_v5&test=throughput-write',
    );
    expect(linkOf({ text: dd }, 'benchmark')).toBe('test=throughput-write');
  });

  test('nothing tells anybody to run a job file that is not there.', () => {
    for (const file of files)
      expect(JSON.stringify(wholeOf({ text: textOf(file) }).answer)).not.toContain('JOBFILE');
  });
});

test('A single report of iostat without its first line may be the mean since boot, and is not called so.', () => {
  const alone = `${head}\n${['sdc', 2011, 885, 98_332, 43_270, 19.6, 19.6, 57, 100].join(' ')}\n`;
  expect(checksOf({ ...one, text: alone }, 'warning')).toContain('it may be the mean since');
  expect(checksOf({ ...one, text: `$ iostat -dxy 1 1\n${alone}` })).not.toContain('the mean since');
  expect(checksOf({ ...one, text: `${alone}\n${alone}` })).not.toContain('the mean since');
});

describe('What a conclusion rests on', () => {
  /** A text whose beginning and whose last lines are missing: 5,000 IOPS × 12.72 ms are 63.6. */
  const cut = `job: (groupid=0, jobs=1): err= 0: pid=9: Wed Jan  1 00:00:00 2025
  write: IOPS=500, BW=2000KiB/s (2048kB/s)(117MiB/60001msec)
     lat (usec): min=100, max=990000, avg=127200.00, stdev=1.00
`;
  test('is IOPS × latency where a text does not tell what was in flight.', () => {
    const given = { vm: 'D4s_v3', disks: 'data:P10x1:None', text: cut };
    expect(checksOf(given)).not.toMatch(/kept 1 IO|Raise iodepth/);
    expect(checksOf(given, 'passed')).toContain('about 63.6 IOs in flight');
  });

  test('is never that a latency below the typical range is usual.', () => {
    const why = (ms: number) =>
      checksOf({ ...one, text: times(20, ['sdc', 0, 900, 0, 7200, 0, ms, 1, 100]) });
    expect(why(0.24)).toMatch(/less than others measured .*a cache answered/);
    expect(why(0.24)).not.toContain('usual');
    expect(why(1.5)).toContain('which is usual');
  });

  test('is said of the throughput of fio as it was computed.', () => {
    expect(checksOf({ ...d4, text: syncs }, 'info')).toContain('throughput is IOPS × IO size');
    expect(checksOf({ ...d4, text: cut }, 'info')).toContain('computed from bytes and time');
  });
});

test('Numbers of a VM whose only disk is its OS disk are of that: a P10 has 500 IOPS.', () => {
  const numbers = { 'measured-iops': '500', 'measured-throughput': '4MB/s', vm: 'D8ds_v5' };
  expect(answerOf({ ...numbers, disks: 'os:P10x1:ReadOnly' })).toMatchObject({
    verdict: 'at-limit',
    boundBy: ['disk IOPS (P10)'],
  });
});

test('Shares of the limits of data disks that are not entered are said to be so, and no text is blamed.', () => {
  const numbers = { 'measured-consumed': 'data-disk-iops:98%', vm: 'D8ds_v5' };
  const given = { ...numbers, disks: 'os:P10x1:ReadOnly' };
  expect(headlineOf(given)).toBe('Nothing to compare: none of these disks was measured.');
  expect(answerOf(given).why).toBe('Add the disks that were measured to Disks.');
  expect(checksOf(given)).not.toMatch(/the text|not published/);
  expect(answerOf({ ...given, disks: `${given.disks},data:P10x1:None` }).verdict).toBe('at-limit');
});
