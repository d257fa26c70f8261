/** Every VM size, with host caches and cache hit rates: a figure is finite or there is none, and nothing is recommended that was not checked. */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../src/calculators/full-dataset.ts';
import { calculators } from '../src/calculators/index.ts';
import { parseQuery, type ViewModel } from '../src/kit/index.ts';
import { invalidIn } from './invalid-values.ts';
import { all, sampleOf } from './sampled-calculators.ts';
import { shownOf } from './view-models.ts';

const sizes = sampleOf(fullDataset.catalogue.vms('current')).map(({ name }) => name);

/** Host caches with hit rates. Without a cache nothing hits, and what is read from either cache is the same. */
const caches = [
  ['None', '0%'],
  ['ReadOnly', '0%'],
  ['ReadOnly', '100%'],
  ['ReadWrite', '50%'],
] as const;
const cached = (write: (cache: string, hit: string) => string) =>
  caches.map(([cache, hit]) => write(cache, hit));

/**
 * What a size meets in each calculator that asks for one: each cache only where there is one to choose.
 * The first has an answer for every size; a cache that a size does not have is a problem of its input.
 * The sizes take turns with all of them, and each meets all of them in `npm run test:all`.
 */
const cases: Readonly<Record<string, readonly string[]>> = {
  'cap-check': cached(
    (cache, hit) => `disks=data:P20x1:${cache},log:P20x1:None&hit=${hit}&io-size=16KiB`,
  ),
  'io-size': cached((cache, hit) => `disk=P20&cache=${cache}&hit=${hit}`),
  throttle: cached((cache, hit) => {
    const load = `data:P20/${cache}:16KiB:q4:read${cache === 'None' ? '' : `:hit=${hit}`}`;
    return `loads=${load}&seconds=0.1&window=50ms`;
  }),
  'queue-depth': ['disk=P20&disks=2'],
  'sync-io': ['disk=P20'],
  benchmark: ['disk=P20'],
  burst: [''],
  provision: [''],
  diagnose: ['None', 'ReadOnly'].map((cache) => `disks=data:P20x1:${cache},log:P20x1:None`),
};
const withSizes = calculators.filter(({ names }) => names.includes('vm'));

/** A calculator without cases of its own meets the sizes with its defaults, and with each cache if it asks for one. */
const casesOf = ({ id, names }: (typeof withSizes)[number]): readonly string[] =>
  cases[id] ??
  (names.includes('cache') && names.includes('hit')
    ? cached((cache, hit) => `cache=${cache}&hit=${hit}`)
    : ['']);

function screenOf(id: string, query: string, show?: typeof shownOf): ViewModel | undefined {
  const calculator = calculators.find((one) => one.id === id);
  const { given, lookup } = parseQuery(query.replaceAll('%', '%25'));
  return (
    calculator &&
    (show?.(calculator, lookup, given) ?? calculator.viewModel(lookup, fullDataset, given))
  );
}
const answerOf = (id: string, query: string) => screenOf(id, query)?.answer;

test.each(withSizes)('$id has finite figures or none for every size.', (calculator) => {
  const { id } = calculator;
  const faults: string[] = [];
  const queries = casesOf(calculator);
  for (const [turn, vm] of sizes.entries())
    for (const [at, rest] of queries.entries()) {
      if (!all && at !== turn % queries.length) continue;
      const { answer, controls = [] } = screenOf(id, `vm=${vm}&${rest}`, shownOf) ?? {};
      const found = answer
        ? invalidIn([answer.headline, answer.readouts, answer.limits])
        : at > 0 && controls.some(({ problem }) => problem)
          ? []
          : ['no answer'];
      faults.push(...found.map((fault) => `${id}?vm=${vm}&${rest}: ${fault}`));
    }
  const advice = `A calculator that needs more inputs than its VM to answer has a line in “cases” of tests/every-size.test.ts.`;
  expect(faults, advice).toEqual([]);
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
    ['not-possible', 'vm=D4_v3'],
    [undefined, 'vm=L8s_v3&cache=ReadOnly'],
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
