/** What is shown of a range: two ends that differ, or one figure. */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../src/calculators/full-dataset.ts';
import { calculators } from '../src/calculators/index.ts';
import { reportOf } from '../src/cli/report.ts';
import { parseQuery, plainText } from '../src/kit/index.ts';

/** “6.4 ms to 6.4 ms”, “5 to 5 %”. */
const noRange = /(?<![\d.,])(\d[\d.,]*(?: [^\s\d.,;:()]+)?) to \1(?![\d.,]\d)/;

const cases: Readonly<Record<string, readonly string[]>> = {
  benchmark: ['', 'disks=1', 'test=latency-read', 'disk=P4&disks=1'],
  'queue-depth': ['', 'outstanding=400', 'vm=D4s_v5&outstanding=200', 'disks=1&outstanding=100'],
  'sync-io': ['', 'latency=2ms', 'outstanding=400'],
  commit: ['', 'sync-latency=3ms', 'disk=P4', 'committers=64', 'disk=E30'],
  throttle: ['', 'vm=D32ds_v5&loads=data:P30/None:4KiB:q500:write&seconds=2'],
};

describe('No range has two ends that print alike', () => {
  test.each(
    Object.entries(cases).flatMap(([id, queries]) => queries.map((query) => ({ id, query }))),
  )('in the answer of $id to “$query”.', ({ id, query }) => {
    const { lookup, given } = parseQuery(query);
    const { answer } =
      calculators.find((one) => one.id === id)?.viewModel(lookup, fullDataset, given) ?? {};
    if (!answer) throw new Error(query);
    const { readouts } = answer;
    const ends = readouts.filter(({ id: of }) => /(^|-)(low|high)(-|$)/.test(of));
    for (const [at, low] of ends.entries()) {
      const high = ends[at + 1];
      if (!/(^|-)low(-|$)/.test(low.id) || !high) continue;
      // Ends that print alike are for programs alone, and so are those of a figure that the sentence has, or both of them.
      const said = plainText(answer.headline);
      const areSaid = [low, high].every(({ text }) => said.includes(text.replace(/ .*/, '')));
      const isOver = readouts.some((one) => one.id === 'commits' && one.id === low.id.slice(0, -4));
      const isHidden = low.text === high.text || areSaid || isOver;
      for (const end of [low, high]) expect(end.within === 'over', end.id).toBe(isHidden);
    }
    const texts = [
      plainText(answer.headline),
      answer.why ?? '',
      ...answer.checks.map(({ text }) => text),
      ...answer.recommendations.map(({ text }) => plainText(text)),
      ...readouts.flatMap(({ text, aside = '' }) => [text, aside]),
      ...answer.tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)),
    ];
    for (const text of texts) expect(text).not.toMatch(noRange);
  });
});

test('A latency that is mostly waiting is called so.', () => {
  const { readouts = [] } = reportOf('benchmark', '', () => '');
  expect(readouts.find(({ id }) => id === 'latency')).toMatchObject({
    text: '6.4 ms',
    aside: 'mean, mostly queueing',
  });
});
