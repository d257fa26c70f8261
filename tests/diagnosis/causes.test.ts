/** What explains a measurement beside the limits of its disks and VM. */
import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/kit/index.ts';
import { answerOf, checksOf, headlineOf, sentencesOf, wholeOf } from './answers.ts';

const on = (disks: string, vm = 'D64s_v5') => ({ vm, disks: `data:${disks}:None` });
const commandsOf = (given: Parameters<typeof answerOf>[0]) => JSON.stringify(answerOf(given).parts);

describe('A rate above the limits of a disk', () => {
  // “Managed disk bursting”: on demand up to 30,000 IOPS and 1,000 MB/s. “Enable performance plus”: a P30 has 8,000 IOPS
  // and 300 MB/s, an E60 6,000 and 750. A P40 has 7,500 IOPS and 250 MB/s, which is the tier above P30.
  test.each([
    ['P40x1', '30000', '1000', 'Billed on-demand bursting (30,000 IOPS)'],
    ['P30x1', '12000', '', 'Billed on-demand bursting (30,000 IOPS)'],
    ['P30x1', '8000', '', 'Performance plus (8,000 IOPS) or billed on-demand bursting'],
    [
      'P30x1',
      '7500',
      '',
      'Performance tier P40 (7,500 IOPS), performance plus (8,000 IOPS) or billed on-demand bursting (30,000 IOPS)',
    ],
    ['E60x1', '6000', '', 'Performance plus (6,000 IOPS)'],
    ['P30-tierP40x1', '15000', '', 'Billed on-demand bursting (30,000 IOPS)'],
    ['P30x2', '14000', '', 'Performance tier P40 (15,000 IOPS)'],
  ])('of %s at %s IOPS is what a setting allows.', (disks, iops, throughput, setting) => {
    const given = { ...on(disks), 'measured-iops': iops, 'measured-throughput': throughput };
    expect(answerOf(given).verdict).toBe('above-limit');
    expect(headlineOf(given)).toMatch(/^A disk setting may allow this: /);
    expect(answerOf(given).why).toContain(setting);
    expect(commandsOf(given)).toContain('burstingEnabled');
    expect(commandsOf(given)).not.toContain('Do not size by this figure');
  });

  test.each([
    ['E10x1', '6000', 'D64s_v5'],
    ['P30x1', '60000', 'E96bds_v5'],
    ['P20x1', '30000', 'D64s_v5'],
    ['P30-plusx1', '12000', 'D64s_v5'],
    // The VM has 3,750 IOPS, and 10,000 in a burst.
    ['P30x1', '12000', 'D2s_v5'],
  ])('of %s at %s IOPS on a %s is allowed by nothing.', (disks, iops, vm) => {
    const given = { ...on(disks, vm), 'measured-iops': iops };
    expect(headlineOf(given)).toMatch(/^Nothing published allows this: /);
    expect(commandsOf(given)).not.toContain('burstingEnabled');
  });
});

describe('A rate at a limit with the usual latency', () => {
  const given = {
    ...on('E10x1', 'D16s_v5'),
    ...{ 'measured-iops': '500', 'measured-latency': '2ms', 'measured-queue-depth': '1' },
  };
  const changesOf = (of: Parameters<typeof wholeOf>[0]) =>
    (wholeOf(of).answer?.recommendations ?? []).map(({ text }) => plainText(text)).join(' ');

  test('may be that of its queue depth: QD 1 and 2 ms are 500 IOPS (Little’s law), the limit of an E10.', () => {
    expect(answerOf(given).boundBy).toEqual(['disk IOPS (E10)']);
    expect(answerOf(given).why).toContain(
      'QD 1 at the usual 2 ms gives 500 IOPS as well: raise it too, or little may change.',
    );
    expect(checksOf(given)).toContain('1 IO was in flight');
    expect(changesOf(given)).toContain(
      'At this queue depth only a lower latency is sure to give more.',
    );
    // 20 ms are no usual latency.
    const deep = { ...given, 'measured-latency': '20ms', 'measured-queue-depth': '10' };
    expect(sentencesOf(deep) + changesOf(deep)).not.toMatch(/as well|queue depth only/);
  });

  // 12,800 IOPS of a D8s_v5 are also 32 ÷ 2.5 ms.
  const fio = (p99: number) =>
    [
      'randread: (g=0): rw=randread, bs=(R) 8192B-8192B, (W) 8192B-8192B, (T) 8192B-8192B, ioengine=libaio, iodepth=32',
      'fio-3.28',
      'randread: (groupid=0, jobs=1): err= 0: pid=2301: Fri Nov 20 10:00:00 2026',
      '  read: IOPS=12.8k, BW=100MiB/s (105MB/s)(6000MiB/60003msec)',
      '    clat (usec): min=901, max=91003, avg=2480.31, stdev=401.11',
      '     lat (usec): min=901, max=91003, avg=2500.52, stdev=401.12',
      '    clat percentiles (usec):',
      `     |  1.00th=[ 1500], 50.00th=[ 2180], 99.00th=[ ${p99}], 99.90th=[ ${p99 * 2}]`,
      '     issued rwts: total=768000,0,0,0 short=0,0,0,0 dropped=0,0,0,0',
      '     latency   : target=0, window=0, percentile=100.00%, depth=32',
    ].join('\n');
  const run = (p99: number) => ({ ...on('P30x4', 'D8s_v5'), text: fio(p99) });

  test('is that of its queue depth where no IO waited for the next window of 50 ms, and what only raises a limit is no option.', () => {
    expect(answerOf(run(3600))).toMatchObject({
      verdict: 'at-limit',
      boundBy: ['VM uncached IOPS (D8s_v5)', 'queue depth'],
      bottleneck: 'VM uncached IOPS and queue depth',
    });
    expect(answerOf(run(3600)).why).toContain('or nothing changes.');
    expect(changesOf(run(3600))).toContain('Premium SSD v2');
    expect(changesOf(run(3600))).not.toContain('D16s_v5');
  });

  test('is that of the limit where IOs waited for a window.', () => {
    expect(answerOf(run(45_000)).boundBy).toEqual(['VM uncached IOPS (D8s_v5)']);
    expect(answerOf(run(45_000)).why).not.toContain('as well');
    expect(changesOf(run(45_000))).toContain('D16s_v5');
  });
});

describe('A long wait without a throughput', () => {
  test('may be at the throughput limit: 800 IOPS of 354 KiB are the 290 MB/s of a D8s_v5, 1,280 of 17 KiB the 22.5 MB/s of a B2ms.', () => {
    const waiting = { 'measured-latency': '40ms', 'measured-queue-depth': '32' };
    const given = { ...on('P30x4', 'D8s_v5'), ...waiting, 'measured-iops': '800' };
    expect(answerOf(given)).toMatchObject({ verdict: 'below-limit', boundBy: [] });
    // 290,000,000 / 800 / 1,024
    expect(answerOf(given).why).toBe(
      'No IOPS limit is reached: the nearest is the VM’s uncached IOPS limit, at 6.3 %. If IOs have 354 KiB or more, the VM’s uncached throughput limit, 290 MB/s, explains the wait: add the throughput.',
    );
    expect(JSON.stringify(answerOf(given))).not.toContain('o published limit explains');
    const small = {
      ...on('P30x1', 'B2ms'),
      ...{ 'measured-latency': '25ms', 'measured-queue-depth': '32', 'measured-iops': '1280' },
    };
    // 22,500,000 / 1,280 / 1,024
    expect(answerOf(small).why).toContain('If IOs have 17.17 KiB or more');
    // With its throughput it is judged: 800 IOPS of 8 KiB.
    const whole = { ...given, 'measured-throughput': '6.5MB/s' };
    expect(answerOf(whole).boundBy).toEqual(['latency']);
    expect(sentencesOf(whole)).toContain('No limit is reached');
  });
});
