/** Calculators are pure: the same arguments give the same view model, whatever was asked between, and answers are plain data. */
import { describe, expect, test } from 'vitest';
import { examples } from '../src/calculators/examples.ts';
import { fullDataset } from '../src/calculators/full-dataset.ts';
import { calculators } from '../src/calculators/index.ts';
import { isLong, toEnd } from '../src/kit/index.ts';
import { soon } from './view-models.ts';

type Given = Readonly<Record<string, string>>;

/** Cases of a calculator, of which each may leave something behind for the others. */
const casesOf = (id: string): readonly Given[] => [
  {},
  ...(examples[id] ?? []).slice(0, 3).map(({ given: { seconds: _, ...given } }): Given => given),
  // What one text says of the form and of the answer, and no other does.
  ...(id === 'diagnose' ? [{ map: 'sdc=none' }, { vm: '', disks: '' }, { text: 'nothing' }] : []),
  ...(id === 'find' ? [{ 'target-iops': '1500000' }] : []),
  ...(id === 'throttle' ? [{ seed: '77' }] : []),
];

describe.each(calculators)('$id', ({ viewModel, start, inputs, recommend }) => {
  const lookupIn = (given: Given) => soon((name) => given[name]);
  const whole = (given: Given) => viewModel(lookupIn(given), fullDataset, Object.keys(given));

  /** An answer that nobody waits for to its end. */
  function leaveOff(given: Given) {
    const works = [start(lookupIn(given), fullDataset), recommend(lookupIn(given), fullDataset)];
    for (const work of works) if (work !== undefined && isLong(work)) work.next();
  }

  test('shows the same for the same arguments, whatever was asked between.', () => {
    const cases = casesOf(viewModel(() => undefined, fullDataset).calculator);
    // Inputs alone are shown before anything was computed, as a page does that waits.
    const before = cases.map((given) => structuredClone(inputs(lookupIn(given), fullDataset)));
    const first = cases.map((given) => structuredClone(whole(given)));
    for (const given of cases.toReversed()) {
      leaveOff(given);
      whole({ ...given, limits: '2018-09' });
    }
    for (const [at, given] of cases.entries()) {
      expect(inputs(lookupIn(given), fullDataset)).toEqual(before[at]);
      expect(whole(given)).toEqual(first[at]);
    }
  });

  test('leaves out recommendations only where it computes them later.', () => {
    for (const given of casesOf(viewModel(() => undefined, fullDataset).calculator)) {
      const lookup = lookupIn(given);
      const { details } = toEnd(start(lookup, fullDataset));
      const answer = details && toEnd(details()).answer;
      if (answer && !answer.recommendations) expect(recommend(lookup, fullDataset)).toBeDefined();
    }
  });

  test('answers in plain data, which is all there.', () => {
    const { answer, controls } = whole({});
    // Neither functions nor what is computed when it is read: a clone has neither.
    expect(structuredClone(answer)).toEqual(answer);
    expect(structuredClone(controls)).toEqual(controls);
    for (const { get } of Object.values(Object.getOwnPropertyDescriptors(answer ?? {})))
      expect(get).toBeUndefined();
  });
});
