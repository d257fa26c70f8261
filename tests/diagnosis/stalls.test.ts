/** Runs that stood still for a part of the time, whose means show no limit, and what a run kept in flight. */
import { describe, expect, test } from 'vitest';
import { answerOf, checksOf, diskspd, headlineOf, numbersOf } from './answers.ts';

/** A mixed run of fio without latencies, as `--gtod_reduce=1` prints it: three of four IOs are reads. */
function mixed(iops: number, { share = 1, depth = 64, every = 0.5, seconds = 1750 } = {}): string {
  const line = (name: string, rate: number) =>
    [
      `  ${name}: IOPS=${rate}, BW=${rate * 4}KiB/s (${rate * 4}kB/s)(4096MiB/${seconds}000msec)`,
      `   iops        : min=    2, max= ${Math.round(rate / share) + 9}, avg=${(rate / share).toFixed(2)}, stdev=1.00, samples=${Math.round((seconds * share) / every)}`,
    ].join('\n');
  return `$ fio --name=t --ioengine=libaio --direct=1 --gtod_reduce=1 --bs=4k --iodepth=${depth} --size=64G --readwrite=randrw --rwmixread=75
t: (g=0): rw=randrw, bs=(R) 4096B-4096B, (W) 4096B-4096B, (T) 4096B-4096B, ioengine=libaio, iodepth=${depth}
fio-3.36
Starting 1 process
t: (groupid=0, jobs=1): err= 0: pid=7: Sat Jun 13 09:15:00 2026
${line('read', iops * 0.75)}
${line('write', iops * 0.25)}
  cpu          : usr=0.17%, sys=0.42%, ctx=5, majf=0, minf=8
`;
}

describe('A run that stood still', () => {
  const p10 = { vm: 'D4s_v3', disks: 'data:P10x1:None' };
  // The limits of a P10 are 500 IOPS and with a burst 3,500; those of an S10 are 500 and no burst.
  test.each([
    ['below-limit', 200, p10],
    ['at-limit', 500, p10],
    ['above-limit', 600, p10],
    ['above-limit', 2000, { ...p10, disks: 'data:S10x1:None' }],
    ['above-limit', 4400, { ...p10, disks: 'data:P10x1:ReadOnly' }],
  ])('shows no limit where its mean would be %s: %i IOPS.', (verdict, iops, setUp) => {
    expect(answerOf({ ...setUp, text: mixed(iops) }).verdict).toBe(verdict);
    const given = { ...setUp, text: mixed(iops, { share: 0.35 }) };
    expect(answerOf(given)).toMatchObject({ verdict: 'invalid', boundBy: [] });
    expect(headlineOf(given)).toMatch(/^Nothing was completed in 65 % of the time, and /);
    expect(headlineOf(given)).not.toMatch(/burst|credits|host cache/);
    expect(checksOf(given)).not.toMatch(/may be the burst/);
  });

  test('has the mean of the rest, of reads and writes together.', () => {
    // 700 IOPS in 35 % of the time are 2,000.
    const given = { ...p10, text: mixed(700, { share: 0.35 }) };
    expect(headlineOf(given)).toContain('2,000 IOPS is the mean of the rest');
  });

  test('is said to have, before the VM and the disks are entered.', () => {
    expect(answerOf({ text: mixed(600, { share: 0.35 }) }).why).toContain('Nothing was completed');
  });

  test('is none where its samples are longer than half a second.', () => {
    const given = { ...p10, text: mixed(600, { every: 1 }) };
    expect(answerOf(given).verdict).toBe('above-limit');
    expect(checksOf(given)).not.toContain('Nothing was completed');
  });

  test('is seen in rates by time, too.', () => {
    const busy = Array.from({ length: 100 }, () => 600);
    const still = busy.map((rate, at) => (at % 10 < 4 ? 0 : rate));
    expect(answerOf({ ...p10, text: diskspd(busy) }).verdict).toBe('above-limit');
    const given = { ...p10, text: diskspd(still) };
    expect(answerOf(given)).toMatchObject({ verdict: 'invalid', boundBy: [] });
    expect(headlineOf(given)).toContain('in 40 % of the time, and 600 IOPS');
  });
});

describe('What a run kept in flight', () => {
  const queueOf = (text: string, setUp = {}) => numbersOf({ ...setUp, text })['queue-depth'];
  const entered = { vm: 'D4s_v3', disks: 'data:P10x1:None' };

  test.each([[{}], [entered]])('is its depth where no latency was measured, with %j.', (setUp) => {
    for (const depth of [1, 32, 64]) {
      expect(queueOf(mixed(400, { depth }), setUp)).toBe(depth);
      if ('vm' in setUp && depth > 1)
        expect(checksOf({ ...setUp, text: mixed(600, { depth }) })).toContain(`${depth} IOs`);
    }
  });

  test('is IOPS × latency where that was.', () => {
    const timed = mixed(400)
      .replace('--gtod_reduce=1 ', '')
      .replace(/^( {2}read:.*)$/m, '$1\n     lat (msec): min=1, max=900, avg=150.00, stdev=1.00')
      .replace(/^( {2}write:.*)$/m, '$1\n     lat (msec): min=1, max=900, avg=150.00, stdev=1.00');
    expect(queueOf(timed, entered)).toBeCloseTo(60, 6);
  });

  test('is one of each job where the engine waits for each IO, whatever depth it is told.', () => {
    const sync = mixed(400).replaceAll('libaio', 'psync');
    expect(queueOf(sync, entered)).toBe(1);
    expect(checksOf({ ...entered, text: sync })).toContain('whatever iodepth');
    const jobs = sync
      .replaceAll('iodepth=64', 'iodepth=1')
      .replace('--name=t', '--name=t --numjobs=4 --group_reporting')
      .replace('jobs=1)', 'jobs=4)');
    expect(queueOf(jobs, entered)).toBe(4);
    expect(checksOf({ ...entered, text: jobs })).not.toContain('whatever iodepth');
  });

  test('is not known where the text does not tell.', () => {
    const cut = mixed(400).split('\n').slice(4).join('\n');
    expect(queueOf(cut, entered)).toBeUndefined();
  });
});
