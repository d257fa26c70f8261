/** The measured latency beside the typical one, and what is in flight. */

import { describe, expect, test } from 'vitest';
import { answerOf, checksOf, type Texts, times } from '../../../tests/diagnosis/answers.ts';
import { findPart } from '../../kit/index.ts';

const scaleOf = (given: Texts) => findPart(answerOf(given), 'latency');
const disks = { vm: 'E32s_v3', disks: 'data:P30x1:None' };
/** 8 KiB reads: at this rate, each for so long, with so many in flight. */
const reading = (iops: number, ms: number, queue: number) => ({
  ...disks,
  text: times(12, ['sdc', iops, 0, iops * 8, 0, ms, 0, queue, 100]),
});

describe('The scale', () => {
  test('has the measured latency in ms and the typical range of such IOs.', () => {
    const scale = scaleOf(reading(5000, 12.8, 64));
    expect(scale?.title).toBe('Reads from Premium SSD');
    // Each second has the same mean, so that its levels say nothing more.
    const [row] = scale?.rows ?? [];
    expect(scale?.rows).toEqual([
      {
        name: 'samples',
        ends: [12.8, 12.8],
        typical: row?.typical,
        marks: [{ at: 12.8, label: 'mean 13 ms' }],
      },
    ]);
    expect(row?.typical?.from).toBeLessThan(row?.typical?.to ?? 0);
    expect(scale?.domain[1]).toBeGreaterThan(12.8);
    expect([scale?.reason, scale?.note]).toEqual(['queueing at the limit', '']);
    expect(checksOf(reading(5000, 12.8, 64), 'info')).toMatch(
      /by \d+ runs in \d+ documents of \d{4} to \d{4}/,
    );
  });

  test('reaches over the typical range where the measured latency is below it.', () => {
    const scale = scaleOf(reading(100, 0.5, 0.05));
    expect(scale?.domain[1]).toBeGreaterThan(scale?.rows[0]?.typical?.to ?? Number.NaN);
    expect(scale?.domain[0]).toBeLessThan(0.5);
  });

  test('has no range where none is known, and says so.', () => {
    const ephemeral = { vm: 'D16ds_v5', disks: 'os:Ephemeral-128GiB-CacheDiskx1:None' };
    const text = times(12, ['sda', 100, 0, 800, 0, 1, 0, 0.1, 10]);
    expect(scaleOf({ ...ephemeral, text })).toMatchObject({
      note: expect.stringContaining('No typical latency of this disk is known.'),
    });
    expect(scaleOf({ ...ephemeral, text })?.rows[0]).not.toHaveProperty('typical');
  });

  test('is missing where the text has no latency, and where the measurement is not valid.', () => {
    expect(scaleOf({ text: 'example:metrics', vm: 'D8s_v3' })).toBeUndefined();
    const since = 'Linux 6.8.0 (vm) 06/13/2026 _x86_64_ (4 CPU)\n\n';
    const one = reading(5000, 12.8, 64)
      .text.replace(/^[^D]*/, '')
      .split('\n\n')[0];
    expect(scaleOf({ ...disks, text: `${since}${one}\n` })).toBeUndefined();
  });
});

describe('What is in flight ÷ IOPS', () => {
  test('is the latency by Little’s law, and at a limit the wait is queueing: 64 ÷ 5,000 = 12.8 ms.', () => {
    const given = reading(5000, 12.8, 64);
    expect(scaleOf(given)?.reason).toBe('queueing at the limit');
    expect(checksOf(given, 'info')).toContain(
      '64 in flight ÷ 5,000 IOPS = 12.8 ms, so the wait is queueing at the limit, not a slow disk.',
    );
  });

  test('explains no wait below the limits.', () => {
    const note = checksOf(reading(1000, 20, 20), 'info');
    expect(scaleOf(reading(1000, 20, 20))?.reason).toBe('no published limit explains it');
    expect(note).toContain('20 in flight ÷ 1,000 IOPS = 20 ms, and no published limit explains');
    expect(note).not.toContain('not a slow disk');
  });

  test('draws no conclusion where the latency is typical.', () => {
    expect(scaleOf(reading(1000, 2.2, 2.2))?.note).toBe('');
    expect(checksOf(reading(1000, 2.2, 2.2), 'info')).toMatch(
      /2\.2 in flight ÷ 1,000 IOPS = 2\.2 ms\. /,
    );
  });

  test.each([
    ['just agrees', 64 * 1.049, /so the wait is queueing/],
    ['does not agree', 64 * 1.06, /not of the same IOs/],
  ])('that %s within 5 %% is worded so.', (_, queue, wording) => {
    expect(checksOf(reading(5000, 12.8, queue), 'info')).toMatch(wording);
  });

  test('is left out where the tool counts only one of them, since the other was computed from it.', () => {
    const text = times(12, ['sdc', 5000, 0, 40_000, 0, 12.8, 0, 64, 100]).replaceAll(' aqu-sz', '');
    const without = text.replaceAll(' 64 100', ' 100');
    expect(scaleOf({ ...disks, text: without })?.note).not.toContain('queueing');
    expect(checksOf({ ...disks, text: without }, 'info')).not.toContain('÷');
  });
});
