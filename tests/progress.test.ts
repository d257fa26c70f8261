/** What a page shows of long work: how much is done rises from nothing towards all of it. */
import { expect, test } from 'vitest';
import { examples } from '../src/calculators/examples.ts';
import { fullDataset } from '../src/calculators/full-dataset.ts';
import { calculators } from '../src/calculators/index.ts';
import { isLong, type Work } from '../src/kit/index.ts';
import { regionPrices } from '../src/limits/prices/index.ts';

/** With prices that no other test has searched: what searches have in common is kept with those. */
const unsearched = regionPrices.map((prices) => ({ ...prices }));
const dataset = {
  ...fullDataset,
  prices: (region: string) => unsearched.find((prices) => prices.region === region),
};

/** The parts that work reports one after the other, and what it makes. */
function reported<T>(work: Work<T> | undefined): { reports: readonly number[]; made?: T } {
  const reports: number[] = [];
  if (work === undefined || !isLong(work)) return { reports, ...(work ? { made: work } : {}) };
  for (;;) {
    const { done, value } = work.next();
    if (done) return { reports, made: value };
    reports.push(Number(value));
  }
}

const working = calculators.filter(({ start }) => isLong(start(() => undefined, dataset)));

test('The calculators that search, simulate or read long texts report how much is done.', () => {
  expect(working.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['find', 'throttle', 'diagnose']),
  );
});

test.each(working)(
  '$id: what is done rises, and is never more than all.',
  ({ id, start, recommend }) => {
    const cases: Readonly<Record<string, string>>[] = [
      {},
      ...(examples[id] ?? []).map(({ given }) => given),
    ];
    let [longest, most] = [0, 0];
    for (const given of cases) {
      const lookup = (name: string) => given[name];
      const { reports: answering, made: started } = reported(start(lookup, dataset));
      const { reports: detailing } = reported(started?.details?.());
      const { reports: recommending } = reported(recommend(lookup, dataset));
      for (const reports of [answering, detailing, recommending]) {
        for (const [at, part] of reports.entries()) {
          expect(part).toBeGreaterThanOrEqual(reports[at - 1] ?? 0);
          expect(part).toBeLessThan(1);
        }
      }
      longest = Math.max(longest, answering.length, detailing.length);
      most = Math.max(most, ...answering, ...detailing);
    }
    expect(longest).toBeGreaterThan(1);
    // How long a run must be, or how many slices there are, shows on the way; a search has hundreds of them.
    expect(most).toBeGreaterThan(longest > 100 ? 0.95 : 0.45);
  },
);
