/** What a page shows of long work: how much is done rises from nothing towards all of it. */
import { expect, test } from 'vitest';
import { examples } from '../src/calculators/examples.ts';
import { fullDataset } from '../src/calculators/full-dataset.ts';
import { calculators } from '../src/calculators/index.ts';

/** The parts that work reports one after the other. */
const reportsOf = (work: Iterator<number, void> | undefined): readonly number[] => {
  const reports: number[] = [];
  if (work) for (let step = work.next(); !step.done; step = work.next()) reports.push(step.value);
  return reports;
};

/** Each has an input changed that nobody else sets, so that it was not computed before. */
const untried: Readonly<Record<string, string>> = { capacity: '777GiB', seed: '777' };

const working = calculators.filter(({ work }) => work(() => undefined, fullDataset) !== undefined);

test('The calculators that search, simulate or read long texts report how much is done.', () => {
  expect(working.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['find', 'throttle', 'diagnose']),
  );
});

test.each(working)(
  '$id: what is done rises, and is never more than all.',
  ({ id, names, work, workOnDetails }) => {
    const cases: Readonly<Record<string, string>>[] = [
      {},
      ...(examples[id] ?? []).map(({ given }) => given),
    ];
    let [longest, most] = [0, 0];
    for (const given of cases) {
      const lookup = (name: string) =>
        given[name] ?? (names.includes(name) ? untried[name] : undefined);
      for (const reports of [work, workOnDetails].map((of) => reportsOf(of(lookup, fullDataset)))) {
        for (const [at, part] of reports.entries()) {
          expect(part).toBeGreaterThanOrEqual(reports[at - 1] ?? 0);
          expect(part).toBeLessThan(1);
        }
        longest = Math.max(longest, reports.length);
        most = Math.max(most, ...reports);
      }
    }
    expect(longest).toBeGreaterThan(1);
    // How long a run must be, or how many slices there are, shows on the way; a search has hundreds of them.
    expect(most).toBeGreaterThan(longest > 100 ? 0.95 : 0.45);
  },
);
