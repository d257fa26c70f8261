/** A load that is not delivered in full has a way out, also where the VM is what holds it back. */

import { describe, expect, test } from 'vitest';
import { burst } from '../../src/calculators/burst/index.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { reportOf } from '../../src/cli/report.ts';
import { parseQuery, plainText } from '../../src/kit/index.ts';

function answerOf(query: string) {
  const { lookup, given } = parseQuery(query);
  const { answer } = burst.viewModel(lookup, fullDataset, given);
  if (!answer) throw new Error(query);
  return answer;
}
const optionsOf = (query: string) => answerOf(query).recommendations;

describe('Where the VM runs out of credits', () => {
  // “Sizes for Dsv5”: D2s_v5 3,750 IOPS, 10,000 in a burst; D4s_v5 6,400, 20,000; D16s_v5 25,600.
  test.each([
    // 9,000 − 6,400 = 2,600 a second more; (20,000 − 6,400) × 1,800 s ÷ 2,600 = 9,415 s, more than an hour.
    ['disk=P20&vm=D2s_v5&disks=4&steps=1h:9000IOPS', 'D4s_v5'],
    // D8s_v5: (20,000 − 12,800) × 1,800 s ÷ 7,200 = 30 min, which is too short.
    ['disk=P30&vm=D4s_v5&mode=on-demand&steps=1h:20000IOPS', 'D16s_v5'],
  ])('the smallest of its series that lasts is offered: %s, %s.', (query, size) => {
    expect(answerOf(query).verdict).toBe('throttled');
    const ofSeries = optionsOf(query).find(({ outcome }) =>
      outcome?.detail?.endsWith('same series'),
    );
    expect(ofSeries?.outcome).toMatchObject({ how: 'restart', verdict: 'fits' });
    expect(new URLSearchParams(ofSeries?.query).get('vm')).toBe(size);
    for (const option of optionsOf(query))
      expect(answerOf(option.query ?? '').verdict).toBe(option.outcome?.verdict);
  });

  test('and the disk is too slow besides, both are changed, and a new VM comes last.', () => {
    const options = optionsOf('disk=P30&vm=DS2_v2&steps=1h:9000IOPS');
    expect(options.length).toBeGreaterThan(1);
    for (const { query = '', outcome } of options) {
      expect(outcome?.change).toMatch(/^[DE]\d\w+, and (P\d|Premium|on-demand bursting)/);
      expect(answerOf(query).verdict).toBe('fits');
    }
    const isNew = options.map(({ outcome }) => outcome?.how === 'new VM');
    expect(isNew).toEqual(isNew.toSorted());
  });

  test('nothing is offered that does not deliver, and what is left is said.', () => {
    const [only, ...others] = optionsOf('disk=P20&vm=D2s_v5&steps=1h:5000000IOPS');
    expect(others).toEqual([]);
    expect(only?.query).toBeUndefined();
    expect(plainText(only?.text ?? [])).toMatch(/^Nothing delivers this load in full/);
  });
});

// “Virtual machine and disk performance”: ReadWrite is for applications that handle writing cached data; a crash loses it.
describe('A ReadWrite host cache', () => {
  test.each(['D8ds_v5', 'D8s_v5'])('on %s is kept by no option.', (vm) => {
    const options = optionsOf(`disk=P20&cache=ReadWrite&vm=${vm}`);
    expect(options[0]?.outcome?.change).toBe('Host cache None');
    expect(options.length).toBeGreaterThan(1);
    for (const { query, outcome } of options) {
      expect(query).not.toContain('ReadWrite');
      expect(outcome?.how).not.toBe('online');
      expect(answerOf(query ?? '').verdict).toBe(outcome?.verdict);
    }
  });

  test('is not kept on a VM that takes more disks.', () => {
    const options = optionsOf('disk=P30&disks=20&cache=ReadWrite&vm=D8ds_v5');
    expect(options.length).toBeGreaterThan(0);
    for (const { query } of options) expect(query).not.toContain('ReadWrite');
  });
});

test('What can be built in place of a refused volume has the verdict of its own load.', () => {
  for (const query of [
    'disk=PremiumV2-512GiB-3000IOPS-125MBps&cache=ReadOnly&vm=D8s_v5',
    'disk=P20&disks=5&vm=D2s_v5',
    'disk=P20&vm=D4_v3&steps=1h:3000IOPS',
  ]) {
    expect(answerOf(query).verdict).toBe('not-possible');
    const options = optionsOf(query);
    expect(options.length).toBeGreaterThan(0);
    for (const option of options)
      expect(answerOf(option.query ?? '').verdict).toBe(option.outcome?.verdict);
  }
});

// D16s_v5 has 16 vCPUs and 64 GiB; Lsv3 sizes have local NVMe disks.
test('Burst says in the sentence of an option what is different with it.', () => {
  const texts = (query: string) =>
    reportOf('burst', query)
      .recommendations?.map(({ text }) => text)
      .join() ?? '';
  expect(texts('disk=P30&disks=4&vm=D8s_v5&steps=24h:20000IOPS&repeat=yes')).toContain(
    'D16s_v5 (16 vCPU, 64 GiB; same series): the load is delivered in full',
  );
  expect(texts('disk=P40&disks=2&vm=L8s_v3&steps=24h:14900IOPS&repeat=yes')).toContain(
    'L16s_v3 (16 vCPU, 128 GiB; same series; what is on local NVMe disks is lost): ',
  );
});
