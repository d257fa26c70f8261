/** Every VM size, host cache and cache hit rate: a figure is finite or there is none, and nothing is recommended that was not checked. */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../src/calculators/full-dataset.ts';
import { calculators } from '../src/calculators/index.ts';
import { type Answer, parseQuery } from '../src/kit/index.ts';

const sizes = fullDataset.catalogue.vms('current').map(({ name }) => name);
const caches = ['None', 'ReadOnly', 'ReadWrite'];
const hits = ['0%', '50%', '100%'];

/** The same case in the inputs of each calculator; one without a cache or a hit rate leaves them out. */
const queries: Readonly<Record<string, (vm: string, cache: string, hit: string) => string>> = {
  'cap-check': (vm, cache, hit) =>
    `vm=${vm}&disks=data:P20x1:${cache},log:P20x1:None&hit=${hit}&io-size=16KiB`,
  'io-size': (vm, cache, hit) => `vm=${vm}&disk=P20&cache=${cache}&hit=${hit}`,
  'queue-depth': (vm) => `vm=${vm}&disk=P20&disks=2`,
  'sync-io': (vm) => `vm=${vm}&disk=P20`,
  throttle: (vm, cache, hit) =>
    `vm=${vm}&loads=data:P20/${cache}:16KiB:q4:read:hit=${hit}&seconds=0.2`,
};

function answerOf(id: string, query: string): Answer | undefined {
  const calculator = calculators.find((one) => one.id === id);
  const { given, lookup } = parseQuery(query.replaceAll('%', '%25'));
  return calculator?.viewModel(lookup, fullDataset, given).answer;
}

describe.each(calculators.map(({ id }) => id))('%s', (id) => {
  test('has finite readouts or none for every size, cache and hit rate, and prints no NaN.', () => {
    let answered = 0;
    for (const vm of sizes)
      for (const cache of caches)
        for (const hit of hits) {
          const query = queries[id]?.(vm, cache, hit) ?? '';
          const answer = answerOf(id, query);
          if (!answer) continue;
          answered++;
          for (const { value } of answer.readouts)
            if (value !== undefined && !Number.isFinite(value)) throw new Error(`${id}?${query}`);
          for (const { demand, limit } of answer.limits)
            for (const value of [demand, limit])
              if (value !== undefined && !Number.isFinite(value)) throw new Error(`${id}?${query}`);
          const words = JSON.stringify([answer.headline, answer.readouts, answer.limits]);
          if (/NaN|Infinity|∞|−0[^.]/.test(words)) throw new Error(`${id}?${query}: ${words}`);
        }
    expect(answered).toBeGreaterThan(sizes.length * caches.length);
  });
});

describe('io-size', () => {
  test('withholds the figures where nothing published limits the result, and says which limit is missing.', () => {
    const answer = answerOf('io-size', 'vm=D16s_v5&cache=ReadOnly&hit=100%');
    expect(answer?.verdict).toBe('not-checked');
    expect(JSON.stringify(answer?.headline)).toMatch(/cached limit is not published for D16s_v5/);
    expect(answer?.readouts.filter(({ value }) => value !== undefined)).toEqual([]);
  });

  test('recommends nothing through a limit that is not published.', () => {
    // Esv4: the page gives cached IOPS for one size, and cached throughput for none.
    const query = 'vm=E8s_v4&disks=2&cache=ReadOnly&hit=50%&io-size=64KiB';
    for (const { query: next = '' } of answerOf('io-size', query)?.recommendations ?? [])
      expect(answerOf('io-size', decodeURIComponent(next))?.verdict).not.toBe('not-checked');
    expect(JSON.stringify(answerOf('io-size', query)?.recommendations)).not.toMatch(/E32s_v4/);
  });

  test('recommends nothing that cannot be built: each recommendation opens with figures.', () => {
    for (const vm of ['D2s_v3', 'D4s_v3', 'L8s_v3', 'E2s_v3'])
      for (const { query: next = '' } of answerOf('io-size', `vm=${vm}&disks=4&disk=P30`)
        ?.recommendations ?? [])
        expect(answerOf('io-size', decodeURIComponent(next))?.verdict).not.toBe('not-possible');
  });

  test.each([
    ['not-possible', 'vm=D2s_v3&disks=5'],
    ['not-possible', 'vm=L8s_v3&cache=ReadOnly'],
    ['not-possible', 'vm=D8s_v3&disk=P50&cache=ReadOnly'],
    ['not-possible', 'disk=PremiumV2-512GiB-8000IOPS-400MBps&cache=ReadOnly'],
    ['oversubscribed', 'vm=D2s_v3&disks=2'],
    ['not-checked', 'vm=D8s_v5&cache=ReadOnly'],
    [undefined, 'vm=D16s_v3'],
    [undefined, ''],
  ])('has the verdict %s for %j', (verdict, query) =>
    expect(answerOf('io-size', query)?.verdict).toBe(verdict),
  );

  test('says that one disk more gives what the VM allows, where that is what stops it.', () => {
    // DS4: 256 MiB/s; two P30 of 200 MiB/s each reach it.
    const { recommendations = [] } =
      answerOf('io-size', 'vm=DS4&io-size=1MiB&limits=2018-09') ?? {};
    const more = recommendations.find(({ query }) => query?.includes('disks=2'));
    expect(JSON.stringify(more?.text)).toMatch(/up to the VM’s uncached throughput limit/);
  });
});
