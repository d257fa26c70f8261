import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerOf, screenOf, textsOf } from '../../../tests/benchmark/answer.ts';
import { type Answer, findPart, plainText, type Readout } from '../../kit/index.ts';
import { catalogue } from '../../limits/index.ts';
import { benchmarkTests, parseCaseName } from '../../storage/benchmark/name.ts';
import { ioSize } from '../io-size/index.ts';
import { queueDepth } from '../queue-depth/index.ts';

const readout = (answer: Answer, id: string): Readout | undefined =>
  answer.readouts.find((one) => one.id === id);
const figure = (answer: Answer, id: string) => readout(answer, id)?.value;

describe('The expected figure', () => {
  test('is of the run that the sentence names, where there are two.', () => {
    const two = answerOf('disk=P10&disks=4');
    expect(plainText(two.headline)).toBe(
      'This test should show about 14,000 IOPS in the burst, then 2,000 IOPS sustained.',
    );
    const shown = ['iops', 'throughput', 'latency'].map((id) => readout(two, id));
    expect(shown.map((one) => one?.label)).toEqual([
      'IOPS, sustained',
      'Throughput, sustained',
      'Latency, sustained',
    ]);
    expect(shown[0]?.text).toBe('2,000 IOPS');
    // 5 % around the limit, once, beside its figure.
    expect(['low', 'high'].map((id) => readout(two, id)?.text)).toEqual(['1,900', '2,100 IOPS']);
    // A result above the limit is one at it; of single IOs that is what most measured.
    expect(readout(two, 'low')?.label).toBe('at the limit:');
    expect(readout(answerOf('test=latency-write'), 'low')?.label).toBe('usually');
    expect(two.why).not.toContain('2,100');
    expect(readout(answerOf(''), 'iops')?.label).toBe('IOPS');
  });

  test('is that of the IO size and the queue depth calculators for the same case.', () => {
    for (const volume of ['disk=P30&disks=4&vm=D16s_v5', 'disk=P15&disks=3', 'disk=S40&disks=2'])
      for (const size of ['4KiB', '64KiB', '1MiB']) {
        const here = answerOf(`${volume}&io-size=${size}`);
        const other = answerOf(`${volume}&io-size=${size}&read=100%25`, ioSize);
        // The queue is 1.37 times as deep as the limit needs: (1 + 1.37⁻⁸)^(−1∕8) leaves 99 % of it, and no more than all.
        const part = (id: string) => (figure(here, id) ?? 0) / (figure(other, id) ?? 0);
        for (const id of ['iops', 'throughput']) {
          expect(part(id)).toBeGreaterThan(0.989);
          expect(part(id)).toBeLessThanOrEqual(1 + 1e-9);
        }
        const deep = `${volume}&io-size=${size}&outstanding=${figure(here, 'queue-depth')}`;
        const queued = answerOf(deep, queueDepth);
        expect(figure(here, 'latency')).toBeCloseTo(figure(queued, 'latency') ?? 0, 9);
      }
  });

  test('of a single IO is the typical latency, 1.3 ms for a write to Premium SSD, and 1 ÷ 1.3 ms IOPS.', () => {
    const answer = answerOf('test=latency-write');
    expect(figure(answer, 'latency')).toBe(0.0013);
    expect(figure(answer, 'iops')).toBeCloseTo(769.23, 2);
    expect(figure(answer, 'queue-depth')).toBe(1);
    expect(answer.boundBy).toEqual(['latency']);
  });

  test('of waiting is that of the queue depth calculator: the band of the mean and the 99th percentile.', () => {
    const volume = 'vm=D16ds_v5&disk=P30&disks=2&io-size=8KiB';
    const answer = answerOf(volume);
    const depth = figure(answer, 'queue-depth');
    const formula = answerOf(`${volume}&outstanding=${depth}`, queueDepth);
    for (const id of ['p99', 'latency-low', 'latency-high'])
      expect(figure(answer, id)).toBeCloseTo(figure(formula, id) ?? Number.NaN, 9);
    const single = answerOf('test=latency-read');
    expect(figure(single, 'p99')).toBeGreaterThan(figure(single, 'latency') ?? 0);
    expect(readout(single, 'latency-low')).toBeUndefined();
  });

  test('comes first in the unit of the test, and its band has the same unit.', () => {
    for (const [chosen, first, unit] of [
      ['iops-write', 'iops', 'IOPS'],
      ['mixed', 'iops', 'IOPS'],
      ['throughput-read', 'throughput', 'B/s'],
      ['latency-read', 'latency', 's'],
    ] as const) {
      const answer = answerOf(`test=${chosen}`);
      expect(answer.readouts[0]?.id).toBe(first);
      for (const id of ['low', 'high']) expect(readout(answer, id)?.unit).toBe(unit);
      expect(figure(answer, 'low')).toBeLessThan(figure(answer, first) ?? 0);
      expect(figure(answer, 'high')).toBeGreaterThan(figure(answer, first) ?? 0);
    }
  });

  test('has no lower end where a limit on the path is not published.', () => {
    // Writes to a disk with a ReadOnly cache cross the cached limit too.
    const vm = catalogue.vms('current').find(({ cached, uncached, hostCache }) => {
      return hostCache && cached.iops === 'not published' && typeof uncached.iops === 'number';
    });
    const answer = answerOf(`vm=${vm?.name}&cache=ReadOnly&test=iops-write&disks=1`);
    expect(readout(answer, 'low')?.value).toBeUndefined();
    expect(readout(answer, 'low')?.text).toBe('not published');
    expect(plainText(answer.headline)).toMatch(/^This test should show at most .* Not checked: /);
  });

  test('is none where every read is a hit and the cached limit is not published.', () => {
    const answer = answerOf('vm=D8s_v5&cache=ReadOnly&disks=1');
    expect(answer.readouts.every(({ value }) => value === undefined)).toBe(true);
    expect(findPart(answer, 'jobs')).toBeUndefined();
  });

  test('reaches over what others measured on the disk: Standard HDD gave 1.12 times its IOPS limit.', () => {
    const answer = answerOf('disk=S30&disks=1');
    expect(figure(answer, 'low')).toBeCloseTo(475, 6);
    expect(figure(answer, 'high')).toBeCloseTo(560, 6);
  });
});

describe('The queue', () => {
  test('is Little’s law at the latency of the slowest run, a quarter more, and a power of two: 20,000 IOPS × 3.3 ms × 1.25 = 82.5, so 128.', () => {
    expect(figure(answerOf(''), 'queue-depth')).toBe(128);
    expect(readout(answerOf(''), 'queue-depth')?.aside).toBe('4 × 32');
  });

  test('of a rate is 16 at least, and that of a latency 1.', () => {
    expect(figure(answerOf('disk=S4&disks=1'), 'queue-depth')).toBe(16);
    expect(figure(answerOf('disk=S4&disks=1&test=latency-read'), 'queue-depth')).toBe(1);
  });
});

describe('A disk that bursts', () => {
  const answer = answerOf('disk=P10&disks=1');

  test('has two runs: one before the credits are used up, one after.', () => {
    // Published: a P10 has 500 IOPS and bursts to 3,500 for at most 30 minutes.
    expect(figure(answer, 'iops')).toBe(500);
    expect(figure(answer, 'burst-iops')).toBe(3500);
    expect(figure(answer, 'burst-lasts')).toBe(1800);
    const [job = ''] = textsOf(answer);
    expect(job.match(/^ramp_time=.*/gm)).toEqual(['ramp_time=60', 'ramp_time=2280']);
    expect(figure(answer, 'runtime')).toBe(60 + 300 + 2280 + 300);
  });

  test('says how long the second run takes, without the first: 3 h 39 min of waiting and 5 min of measuring.', () => {
    const long = answerOf('vm=DS2_v2&disk=P6&disks=8&cache=None&test=iops-read');
    const [job = ''] = textsOf(long);
    expect(job.match(/^ramp_time=.*/gm)).toEqual(['ramp_time=60', 'ramp_time=13140']);
    expect(long.checks.map(({ text }) => text).join(' ')).toContain(
      'The second run takes 3 h 44 min',
    );
  });

  test('is filled no faster than it sustains: 100 MB/s, 500 × 256 KiB at 1 MiB.', () => {
    expect(textsOf(answer)[0]).toContain('\nrate=100000000\n');
    expect(textsOf(answerOf(''))[0]).not.toContain('rate=');
  });
});

const disks = catalogue.disks('current').filter(({ family }) => family !== 'Ephemeral OS disk');
const vms = catalogue.vms('current');

test('any set-up gives whole texts, whose names carry the case.', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...disks),
      fc.integer({ min: 1, max: 16 }),
      fc.option(fc.constantFrom(...vms), { nil: undefined }),
      fc.constantFrom('None', 'ReadOnly'),
      fc.constantFrom(...benchmarkTests),
      fc.constantFrom('fio', 'diskspd'),
      (disk, count, vm, cache, chosen, tool) => {
        const { answer } = screenOf(
          `disk=${disk.name}&disks=${count}&vm=${encodeURIComponent(vm?.name ?? '')}&cache=${cache}&test=${chosen}&tool=${tool}`,
        );
        if (!answer || !findPart(answer, 'jobs')) return;
        const texts = textsOf(answer);
        for (const text of texts) expect(text).not.toMatch(/undefined|NaN|Infinity|\[object/);
        const names = (texts[0] ?? '').match(/headroom1\+[\w.~+-]+?(?=\]|\.dat|\.xml)/g) ?? [];
        expect(names.length).toBeGreaterThan(0);
        for (const name of names)
          expect(parseCaseName(name)).toMatchObject({
            ...{ disk: disk.name, disks: count, cache, test: chosen },
            ...(vm ? { vm: vm.name } : {}),
          });
      },
    ),
    { numRuns: 150 },
  );
});
