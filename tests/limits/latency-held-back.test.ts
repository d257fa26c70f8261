/**
 * What is computed for a document that nothing was taken from: each one is left out in turn, everything is fitted to
 * the others, and its figures are what is expected. The bounds are those that the spread between documents allows.
 */
import { describe, expect, test } from 'vitest';
import { bandAtSize, meanAtSize } from '../../src/laws/latency.ts';
import { sources } from '../../src/limits/index.ts';
import { fitLatencies } from '../../src/limits/latency/fit.ts';
import { type MeasuredRun, readRuns, readTails } from '../../src/limits/latency/runs.ts';
import { runsOfToday } from '../../src/limits/latency/runs-current.ts';
import { tailsOfToday } from '../../src/limits/latency/tails-current.ts';
import { kib } from '../../src/units/index.ts';
import { fitTable, keptFit } from '../measure/fit-latency.ts';

const runs = readRuns(runsOfToday, sources);
const tails = readTails(tailsOfToday, sources);

type Compared = {
  readonly run: MeasuredRun;
  readonly error: number;
  readonly isInBand: boolean;
};

/** Runs of 2021 and later, and all of the host, whose documents are few. */
const isTested = ({ medium, date }: MeasuredRun) =>
  date >= '2021' || medium === 'host cache' || medium === 'local NVMe';

/** Every run whose medium other documents measured too, with what they say of it. */
const compared: readonly Compared[] = runs
  .filter((run): run is MeasuredRun => 'low' in run)
  .filter(isTested)
  .flatMap((run) => {
    const fitted = fitLatencies(
      runs.filter(({ source }) => source !== run.source),
      'current',
    );
    const law = fitted.find(({ medium, io }) => medium === run.medium && io === run.io);
    if (!law) return [];
    const size = kib(run.kib ?? 4);
    const [measured, { low, high }] = [(run.low + run.high) / 2, bandAtSize(law, size)];
    return [
      {
        run,
        error: meanAtSize(law, size) / measured,
        isInBand: low <= measured && measured <= high,
      },
    ];
  });

/** How far off a figure is that is computed, as a fraction of the measured one. */
const off = (ratio: number) => Math.abs(ratio - 1);

/** The median over documents of what each has as its median. */
function medianOf(rows: readonly Compared[]): number {
  const middle = (values: readonly number[]) => {
    const inOrder = values.toSorted((a, b) => a - b);
    const half = (inOrder.length - 1) / 2;
    return ((inOrder[Math.floor(half)] ?? 0) + (inOrder[Math.ceil(half)] ?? 0)) / 2;
  };
  const documents = [...Map.groupBy(rows, ({ run }) => run.source).values()];
  return middle(documents.map((ofOne) => middle(ofOne.map(({ error }) => off(error)))));
}

const onHost = ({ run: { medium } }: Compared) =>
  medium === 'host cache' || medium === 'local NVMe';
const premium = ({ run: { medium } }: Compared) => medium === 'Premium SSD';

describe('A mean below the limit, of a document that is left out,', () => {
  test('is within 20 % in the median for Premium SSD, and within 25 % for all disks behind the network.', () => {
    expect(compared.filter(premium).length).toBeGreaterThan(10);
    expect(medianOf(compared.filter(premium))).toBeLessThan(0.2);
    expect(medianOf(compared.filter((one) => !onHost(one)))).toBeLessThan(0.25);
  });

  test('is within a factor of two for 90 % of the figures of disks behind the network.', () => {
    const network = compared.filter((one) => !onHost(one));
    const within = network.filter(({ error }) => error <= 2 && error >= 1 / 2).length;
    expect(within / network.length).toBeGreaterThanOrEqual(0.9);
  });

  test('is within 60 % in the median on the host.', () => {
    expect(compared.filter(onHost).length).toBeGreaterThan(2);
    expect(medianOf(compared.filter(onHost))).toBeLessThan(0.6);
  });

  test('lies in its band in 70 % of the cases or more.', () => {
    const share = compared.filter(({ isInBand }) => isInBand).length / compared.length;
    expect(share).toBeGreaterThanOrEqual(0.7);
  });
});

test('The 99th percentile of Premium SSD, from the other document, is within 30 % of what one measured.', () => {
  for (const { source } of tails.filter(({ medium }) => medium === 'Premium SSD')) {
    const others = tails.filter((tail) => tail.source !== source);
    const ratio = fitLatencies(runs, 'current', others).find(
      ({ medium }) => medium === 'Premium SSD',
    )?.tail?.p99;
    for (const { medium, mean, p99 } of tails.filter((tail) => tail.source === source))
      if (medium === 'Premium SSD') expect(off(((ratio ?? 0) * mean) / p99)).toBeLessThan(0.3);
  }
});

test('The fit is the one that was kept, so that a new run shows what it changes.', async () => {
  expect(fitTable(), 'If it is right, run: npm run fit-latency -- --save').toBe(await keptFit());
});
