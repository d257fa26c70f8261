import { describe, expect, test } from 'vitest';
import { parseQuery, plainText } from '../../kit/index.ts';
import { formatSeconds, kib, milliseconds, outstanding, seconds } from '../../units/index.ts';
import { diskNamed, fullDataset, vmNamed } from '../full-dataset.ts';
import { queueDepth } from './index.ts';
import { atDepth, type Case, depthForNearlyAll, model, type Result } from './model.ts';

function stripe(more: Partial<Case> = {}): Case {
  return {
    disk: diskNamed('P30', '2018-09'),
    disks: 4,
    vm: undefined,
    cached: false,
    read: 1,
    hit: 0,
    size: kib(8),
    stripeUnit: kib(64),
    latency: milliseconds(2),
    ...more,
  };
}

function solved(given: Case): Result {
  const result = model(given);
  if (!result) throw new Error('The disks always have limits.');
  return result;
}

test('far below the saturation point the latency stays, and far beyond it the rate does.', () => {
  const given = stripe();
  const result = solved(given);
  const shallow = atDepth(outstanding(10), given, result);
  const deep = atDepth(outstanding(400), given, result);
  expect(shallow.isTooShallow).toBe(true);
  expect(shallow.latency).toBeCloseTo(0.002, 6);
  expect(shallow.iops).toBeCloseTo(5000, 0);
  expect(deep.isTooShallow).toBe(false);
  expect(deep.iops).toBeCloseTo(20_000, 6);
  // Little's law turned round: 400 outstanding at 20,000 IOPS.
  expect(deep.latency).toBeCloseTo(0.02, 6);
});

test('where queue and limit allow the same, 92 % of it completes, and one more IO is not too deep.', () => {
  const given = stripe();
  const result = solved(given);
  // (20,000⁻⁸ + 20,000⁻⁸)^(−1∕8) = 20,000 × 2^(−1∕8).
  expect(atDepth(outstanding(40), given, result).iops).toBeCloseTo(20_000 * 2 ** -0.125, 6);
  expect(atDepth(outstanding(40), given, result).isTooShallow).toBe(false);
  expect(atDepth(outstanding(39), given, result).isTooShallow).toBe(true);
  // (0.97⁻⁸ − 1)^(−1∕8) = 1.1746.
  expect(depthForNearlyAll(result, given)).toBeCloseTo(40 * 1.1746, 2);
});

test('larger IOs need fewer of them: at 1 MiB a P30 completes 200 a second.', () => {
  const result = solved(stripe({ size: kib(1024), stripeUnit: kib(1024) }));
  expect(result.diskRate).toBe(200);
  expect(result.needed).toBe(1.6);
});

test('a stripe unit smaller than the IO makes one IO of the application several at the disks.', () => {
  const given = stripe({ stripeUnit: kib(4) });
  const result = solved(given);
  // 8 KiB over units of 4 KiB: two disks each, so four P30 complete 10,000 of them.
  expect(result.spread).toBe(2);
  expect(result.maxIops).toBe(10_000);
  // Twenty of the application's IOs are the 40 that the disks take.
  expect(result.needed).toBe(20);
  expect(result.perDisk).toBe(10);
});

test('a disk whose throughput is the limit is filled by as many of the parts that reach it.', () => {
  const result = solved(stripe({ size: kib(256) }));
  // Units of 64 KiB: each of four disks has one, and completes 200 MB/s of 2018 (MiB) ÷ 64 KiB = 3,200 of them.
  expect(result.spread).toBe(4);
  expect(result.diskRate).toBeCloseTo(3200, 6);
  // 3,200 × 2 ms, as many as of the application’s IOs, each of which is on all four disks.
  expect(result.perDisk).toBeCloseTo(6.4, 6);
  expect(result.needed).toBeCloseTo(6.4, 6);
});

test('where the VM limits the stripe, its limit needs fewer in flight than the disks would.', () => {
  const result = solved(stripe({ vm: vmNamed('DS12', '2018-09') }));
  expect(result.maxIops).toBe(12_800);
  // 12,800 × 2 ms; the disks alone would take 4 × 10.
  expect(result.needed).toBeCloseTo(25.6, 6);
  expect(result.perDisk).toBe(10);
  expect(result.by.map(({ id }) => id)).toEqual(['uncached']);
});

/** A volume whose limits are far above these runs. */
const free = (ms: number, size: number) =>
  stripe({
    ...{ disk: diskNamed('P80', 'current'), disks: 8, latency: milliseconds(ms) },
    ...{ size: kib(size), stripeUnit: kib(64) },
  });

// Runs of fio on the disks of other clouds: dyu/vps-comparison, fio-libaio-4K.md at 23f662c (2017-10-06);
// freddiehaddad/esan, e2e/fio-48.txt at acfbc07 (2024-09-05), four jobs of depth 8, printed in thousands.
test.each([
  ['a t2.micro, writes', 4, 4, 1.30199, 3068, 0.002],
  ['a t2.micro, reads', 4, 4, 1.30145, 3070, 0.002],
  ['an f1-micro, writes', 4, 4, 0.79292, 5030, 0.004],
  ['an f1-micro, reads', 4, 4, 1.03767, 3846, 0.003],
  ['four jobs of depth 8', 32, 8, 0.47451, 67_400, 0.002],
])('Little’s law gives the rate that fio printed: %s.', (_, depth, size, ms, measured, most) => {
  const given = free(ms, size);
  const { iops } = atDepth(outstanding(depth), given, solved(given));
  expect(Math.abs(iops / measured - 1)).toBeLessThanOrEqual(most);
});

test('and the latency that DiskSpd printed: 64 outstanding at a limit of 500, measured 508.09 IOPS and 125.8 ms.', () => {
  // microsoft/VirtualClient, DiskSpdExample-WriteOnly-v2.2.0-SingleGroup.txt at 53e432a: -t4 -o16, 4 KiB writes.
  const given = stripe({ disk: diskNamed('P10', 'current'), disks: 1, size: kib(4) });
  const { iops, latency } = atDepth(outstanding(64), given, solved(given));
  expect(Math.abs(iops / 508.09 - 1)).toBeLessThanOrEqual(0.02);
  expect(Math.abs(latency / 0.1258 - 1)).toBeLessThanOrEqual(0.02);
});

test.each([
  ['vm=', 44, '18,340', '92 %', 52],
  ['vm=D4s_v5', 15, '6,034', '94 %', 17],
  ['stripe-unit=4KiB', 22, '9,170', '92 %', 26],
  ['vm=D4s_v5&cache=ReadOnly&hit=50%25', 16, '11,991', '94 %', 18],
])(
  'every text of an answer has the same queue depth to use, with what it gives: %s.',
  (query, depth, gives, share, nearlyAll) => {
    const { lookup, given } = parseQuery(query);
    const { answer } = queueDepth.viewModel(lookup, fullDataset, given);
    if (!answer) throw new Error(query);
    const textOf = (id: string) => answer.readouts.find((one) => one.id === id)?.text;
    expect(textOf('needed')).toBe(`${depth}`);
    expect(textOf('needed-share')).toBe(`${share} of the limit`);
    expect(textOf('needed-97')).toBe(`${nearlyAll}`);
    expect(answer.why).toContain(`QD ${depth} gives ${gives} IOPS, and a deeper queue`);
    expect(answer.chart?.verticalLines?.map(({ label }) => label)).toEqual([
      `QD ${depth} gives ${share}`,
    ]);
    expect(plainText(answer.recommendations[0]?.text ?? [])).toContain(`queue depth to ${depth}:`);
  },
);

// 90 % hits of 0.185 ms and 10 % misses of 2.2 ms, “An IO takes 386.5 µs on average. QD 20 gives 46,589 IOPS”.
test('The latency of the sentence is that which its queue depth is computed with, hits of the cache included.', () => {
  for (const query of [
    'disks=1&cache=ReadOnly&hit=90%25&vm=D16ds_v5&outstanding=2',
    'read=70%25',
  ]) {
    const { lookup, given } = parseQuery(query);
    const { answer } = queueDepth.viewModel(lookup, fullDataset, given);
    const depth = answer?.readouts.find(({ id }) => id === 'needed')?.value ?? 0;
    const [, limit = ''] =
      /limit ([\d,]+) IOPS/.exec(answer?.readouts.find(({ id }) => id === 'needed')?.aside ?? '') ??
      [];
    const expected = formatSeconds(seconds(depth / Number(limit.replaceAll(',', ''))));
    expect(answer?.why).toMatch(
      `An IO takes ${expected}${query.includes('hit') ? ' on average' : ''}. QD ${Math.ceil(depth)} gives`,
    );
  }
});

describe('Another queue depth', () => {
  const advised = (queue: number) => {
    const given = new Map([['outstanding', String(queue)]]);
    return (
      queueDepth.viewModel((name) => given.get(name), fullDataset).answer?.recommendations ?? []
    )
      .map(({ text }) => plainText(text))
      .filter((text) => /the queue depth to/.test(text));
  };
  // Four P30 at 2.2 ms need 44, and 1.1746 × 44 = 51.7 reach 97 %.
  test.each([
    [43, ['Raise the queue depth to 44']],
    [44, []],
    [52, []],
    [53, ['Lower the queue depth to 52']],
  ])('with %d outstanding is proposed only where it is too low or too deep.', (queue, texts) => {
    expect(advised(queue).map((text) => text.split(':')[0])).toEqual(texts);
  });
});

describe('The disks together exceed the VM’s limit', () => {
  const answerOf = (depth: number) => {
    const { lookup } = parseQuery(`disk=P30&disks=4&vm=D8s_v5&outstanding=${depth}`);
    const { answer } = queueDepth.viewModel(lookup, fullDataset);
    if (!answer) throw new Error('There is no answer.');
    return answer;
  };

  test('at any queue depth, which is the bottleneck below 12,800 IOPS × 2.2 ms, 28.2.', () => {
    for (const depth of [1, 8, 28])
      expect(answerOf(depth)).toMatchObject({
        verdict: 'oversubscribed',
        boundBy: ['queue depth'],
      });
    for (const depth of [29, 64])
      expect(answerOf(depth)).toMatchObject({
        verdict: 'oversubscribed',
        boundBy: ['VM uncached IOPS (D8s_v5)'],
      });
  });

  test('and a larger VM gives more with a deeper queue: 20,000 IOPS × 2.2 ms are 44.', () => {
    const texts = (depth: number) =>
      answerOf(depth)
        .recommendations?.map(({ text }) => plainText(text))
        .join(' ');
    expect(texts(34)).toContain('20,000 IOPS, 164 MB/s, which need a queue depth of 44.');
    // 64 in flight ÷ 2.2 ms = 29,091, and near the limit a little less than all of it: 20,000 × (1 + 0.6875⁸)^(−1/8).
    expect(texts(64)).toContain('19,879 IOPS, 163 MB/s. ');
  });
});

// Design guide, Stripe Size: an IO of 256 KiB over units of 64 KiB is one of 64 KiB on each of four disks.
test('An IO that is wider than the stripe unit takes as long as its parts, which are under way at the same time.', () => {
  const latencyOf = (query: string) => {
    const { lookup, given } = parseQuery(`disk=P30&outstanding=1&${query}`);
    const { answer } = queueDepth.viewModel(lookup, fullDataset, given);
    const said = answer?.checks.map(({ text }) => text).join(' ') ?? '';
    return { value: answer?.readouts.find(({ id }) => id === 'latency')?.value, said };
  };
  for (const [wide, part] of [
    ['disks=4&io-size=256KiB', 'disks=1&io-size=64KiB'],
    ['disks=2&io-size=256KiB', 'disks=1&io-size=128KiB'],
    ['disks=4&io-size=1MiB', 'disks=1&io-size=256KiB'],
    ['disks=4&io-size=256KiB&stripe-unit=256KiB', 'disks=1&io-size=256KiB'],
    ['disks=4&io-size=256KiB&latency=2ms', 'disks=1&io-size=8KiB&latency=2ms'],
  ] as const)
    expect(latencyOf(wide).value, wide).toBe(latencyOf(part).value);
  // Of 256 KiB runs were published, of 1 MiB none.
  expect(latencyOf('disks=4&io-size=1MiB').said).not.toContain('nobody measured more');
  expect(latencyOf('disks=1&io-size=1MiB').said).toContain('nobody measured more');
});
