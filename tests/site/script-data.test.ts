/** What browsers are given of the dataset is enough for every answer. */
import { describe, expect, test } from 'vitest';
import type { CalculatorContext } from '../../src/calculators/dataset.ts';
import { examples } from '../../src/calculators/examples.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { calculators } from '../../src/calculators/index.ts';
import { queryOf } from '../../src/kit/index.ts';
import { unpackPrices } from '../../src/limits/prices/compact.ts';
import {
  type PackedSource,
  pricesData,
  scriptConstants,
  vmsData,
} from '../../src/ui/script-data.ts';
import { screenOf } from '../browser/cases.ts';

const sourcesIn = (constant: string): readonly PackedSource[] =>
  JSON.parse(scriptConstants()[constant] ?? '[]');
const always = [...sourcesIn('HEADROOM_SOURCES'), ...vmsData().flatMap(({ sources }) => sources)];
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
    ...fullDataset,
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
