/** What browsers are given of the dataset is enough for every answer. */
import { describe, expect, test } from 'vitest';
import type { CalculatorContext } from '../../src/calculators/context.ts';
import { examples } from '../../src/calculators/examples.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { calculators } from '../../src/calculators/index.ts';
import { queryOf } from '../../src/kit/index.ts';
import { unpackVms } from '../../src/limits/compact.ts';
import { unpackRows } from '../../src/limits/packed-rows.ts';
import { unpackPrices } from '../../src/limits/prices/compact.ts';
import { pricesData, scriptConstants, vmsData } from '../../src/ui/script-data.ts';
import { fileOf, vmFiles } from '../../src/ui/vm-files.ts';
import { screenOf } from '../browser/cases.ts';
import { testDataset } from '../test-dataset.ts';

const sourcesIn = (constant: string) => unpackRows(JSON.parse(scriptConstants()[constant] ?? '""'));
const always = [
  ...sourcesIn('HEADROOM_SOURCES'),
  ...vmsData().flatMap(({ sources }) => unpackRows(sources)),
];
/** They compute without typical latencies, and do not load the script that has their sources. */
const withoutLatencies = new Set(['cap-check', 'find', 'provision']);

const today = fullDataset.catalogue.vms('current');
/** Prices as a browser has them: unpacked once for each region. */
const prices = new Map(
  pricesData().map(([name, data]) => [name, unpackPrices(data.prices, today)] as const),
);

/** The dataset with the sources that a calculator gets in a browser, and no others. */
function contextOf(calculator: string): CalculatorContext {
  const late = withoutLatencies.has(calculator) ? [] : sourcesIn('HEADROOM_LATENCY_SOURCES');
  const given = new Set([...always, ...late].map(([id]) => id));
  return {
    ...testDataset,
    prices: (region) => prices.get(`headroom-prices-${region}`),
    catalogue: {
      ...fullDataset.catalogue,
      source: (id: string) => {
        if (!given.has(id)) throw new Error(`The source “${id}” is not given to browsers.`);
        return fullDataset.catalogue.source(id);
      },
    },
  };
}

test('A size of a series that is asked for most is in the file of its letter, with its series.', () => {
  const files = vmsData().map(({ vms }) => unpackVms(vms));
  const [d, be] = files.map((rows) => rows.map(({ name }) => name));
  for (const name of ['D8s_v5', 'DS14_v2', 'D16ads_v6']) expect(d, name).toContain(name);
  for (const name of ['B2s', 'E8bds_v5', 'E8s_v6']) expect(be, name).toContain(name);
  for (const [at, rows] of files.slice(0, 2).entries())
    for (const { name } of rows) expect(fileOf(name), name).toBe(vmFiles[at]);
  const seriesOf = files.map((rows) => new Set(rows.map(({ series }) => series)));
  for (const [at, series] of seriesOf.slice(0, 3).entries())
    for (const other of seriesOf.slice(at + 1, 3))
      expect([...series].filter((one) => other.has(one))).toEqual([]);
});

describe.each(calculators)('$id', ({ id, viewModel }) => {
  const context = contextOf(id);
  const cases = [{ title: 'as it opens', given: {} }, ...(examples[id] ?? [])];
  test.each(cases)('cites only sources that browsers get: $title', ({ given: texts }) => {
    const inputs: Readonly<Record<string, string>> = texts;
    const { answer } = viewModel((name) => inputs[name], context);
    expect(answer).toEqual(screenOf(id, queryOf(inputs)).answer);
    // Parts that are computed late are computed by being read.
    expect(JSON.stringify(answer)).toContain('citations');
  });
});
