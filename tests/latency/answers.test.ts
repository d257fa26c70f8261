/** What calculators say of the latency they use: which figure, from where, and whether a measured one is usual. */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { calculators } from '../../src/calculators/index.ts';
import { plainText } from '../../src/kit/index.ts';

function answerOf(id: string, query: string) {
  const inputs = new URLSearchParams(query);
  const calculator = calculators.find((one) => one.id === id);
  const { answer, controls } =
    calculator?.viewModel((name) => inputs.get(name) ?? undefined, fullDataset) ?? {};
  return { answer, problems: controls?.flatMap(({ problem }) => problem ?? []) ?? [] };
}
const readoutOf = (id: string, query: string, readout: string) =>
  answerOf(id, query).answer?.readouts.find((one) => one.id === readout)?.value;
const checksOf = (id: string, query: string) =>
  (answerOf(id, query).answer?.checks ?? []).map(({ severity, text }) => `${severity}: ${text}`);

describe('An empty latency is the typical one', () => {
  test('of the direction: a P30 reads in 2.2 ms and writes in 1.3 ms.', () => {
    expect(readoutOf('sync-io', 'read=100%', 'latency')).toBe(0.0022);
    expect(readoutOf('sync-io', '', 'latency')).toBe(0.0013);
  });

  test('of the disk: 0.4 ms on Ultra Disk, and a source says so.', () => {
    const query = 'disk=Ultra-1024GiB-20000IOPS-300MBps';
    expect(readoutOf('sync-io', query, 'iops')).toBe(2500);
    expect(checksOf('sync-io', query).join()).toContain('typically take 400 µs');
    expect(JSON.stringify(answerOf('sync-io', query).answer?.checks)).toContain(
      'cloud-storage-tests',
    );
  });

  test('of the cache: hits take 0.185 ms, and writes to ReadWrite what the host takes.', () => {
    const cached = 'vm=D8s_v3&cache=ReadWrite';
    expect(readoutOf('sync-io', `${cached}&read=100%&hit=100%`, 'latency')).toBeCloseTo(
      0.000185,
      6,
    );
    // Four P30 take 20,000 a second, and one at a time 10,417: half of the limit takes 1 ÷ 2,048 of it, and the cached limit of a D8s_v3 2 %.
    expect(
      readoutOf('sync-io', `vm=E64s_v3&cache=ReadWrite&read=0%&disks=8`, 'latency'),
    ).toBeCloseTo(0.000096, 6);
    expect(readoutOf('sync-io', 'vm=D8s_v3&cache=ReadOnly&read=0%', 'latency')).toBe(0.0013);
  });

  test('and the sentence below the headline calls it typical, which a typed one is not.', () => {
    const sentence = (query: string) => answerOf('sync-io', query).answer?.why;
    expect(sentence('')).toContain('typically 1.3 ms each');
    expect(sentence('latency=2ms')).not.toContain('typically');
    expect(sentence('limits=2018-09')).toContain('2 ms each');
    expect(sentence('limits=2018-09')).not.toContain('typically');
  });

  test('and with the limits of 2018 it is 2 ms for every disk, direction and cache.', () => {
    // One IO at a time is at the limit of 500 IOPS of an S30 there, and waits for a tenth of its time.
    for (const query of ['', 'read=100%', 'disk=S30', 'cache=ReadWrite&vm=DS13_v2'])
      expect(readoutOf('sync-io', `${query}&limits=2018-09`, 'latency')).toBeCloseTo(
        0.002,
        query === 'disk=S30' ? 3 : 6,
      );
    expect(checksOf('queue-depth', 'limits=2018-09').join()).not.toContain('typical');
  });
});

describe('A write that a ReadWrite cache acknowledges', () => {
  test('is sustained at the disk’s own limit.', () => {
    // The host would take 64 ÷ 0.13 ms; the P30 takes 5,000.
    const query = 'vm=D16s_v3&cache=ReadWrite&outstanding=64';
    expect(readoutOf('sync-io', query, 'iops')).toBeCloseTo(5000, 6);
    expect(answerOf('sync-io', query).answer?.boundBy).toEqual(['disk IOPS (P30)']);
  });
});

describe('Is a measured latency normal?', () => {
  test('14 ms for a write to Premium SSD is not: it is eleven times the typical one.', () => {
    const [first = ''] = checksOf('sync-io', 'latency=14ms');
    expect(first).toMatch(/^warning: 14 ms is not normal here: it is 11 times the typical 1\.3 ms/);
    // 1.5 × 0.21 in natural logarithms either way of 1.3 ms.
    expect(first).toContain('950 µs to 1.8 ms by 17 runs in 9 documents of 2015 to 2022');
  });

  test('1.5 ms is, and 0.3 ms is less than the disk can do.', () => {
    expect(checksOf('sync-io', 'latency=1.5ms')[0]).toMatch(/^info: 1\.5 ms is usual here/);
    expect(checksOf('sync-io', 'latency=0.3ms')[0]).toContain('a cache has probably served it');
  });

  test('14 ms for reads from a Standard HDD is.', () => {
    // Reads took 3 to 20 ms in 2022, and the vendor says below 20 ms.
    expect(checksOf('sync-io', 'disk=S30&read=100%&latency=14ms')[0]).toMatch(/^info: /);
  });
});

describe('Where the cache serves every IO', () => {
  const hits = 'cache=ReadOnly&read=100%&hit=100%';

  test.each(['sync-io', 'queue-depth'])(
    '%s asks for a VM size, whose limit alone counts.',
    (id) => {
      const { answer, problems } = answerOf(id, hits);
      expect(answer).toBeUndefined();
      expect(problems.join()).toContain('enter a VM size');
    },
  );

  test('and its cached limit is not published, nothing is called checked.', () => {
    const { answer } = answerOf('sync-io', `${hits}&vm=D8s_v4`);
    expect(answer?.verdict).toBe('not-checked');
    expect(plainText(answer?.headline ?? [])).toContain('Not checked: the VM’s cached limit');
    expect(answerOf('queue-depth', `${hits}&vm=D8s_v4`).answer?.verdict).toBe('not-checked');
  });
});

describe('Beside an answer', () => {
  test.each([
    ['S30', '112 % of the IOPS limit'],
    ['S30', '170 % of the throughput limit, in 1 run.'],
    ['E10', '92 to 100 % of the IOPS that it bursts to'],
    ['P30', '100 to 104 % of the IOPS limit'],
  ])('a reader sees how much of its limit others measured: %s, %s.', (disk, words) => {
    expect(checksOf('io-size', `disk=${disk}`).join()).toContain(words);
    expect(checksOf('io-size', `disk=${disk}&limits=2018-09`).join()).not.toContain('Measured on');
  });
});
