/** What is recommended beside an answer, when its runs are made, and the link from the cap check. */
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { capCheck } from '../../src/calculators/cap-check/index.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { throttle } from '../../src/calculators/throttle/index.ts';
import { recommender } from '../../src/calculators/throttle/options.ts';
import { plainText } from '../../src/kit/index.ts';
import { Run } from '../../src/laws/simulation/run.ts';
import { answerOf, type Given, loadsOf } from './answer.ts';

describe('A recommendation', () => {
  test('never stripes an OS disk, whatever the workload of the OS is called.', () => {
    for (const name of ['os', 'boot'])
      for (const target of ['P4/None', 'P4/None#x', 'S4/None']) {
        const { recommendations } = answerOf({
          vm: 'D8s_v5',
          loads: `${name}:${target}:16KiB:q64:read`,
        });
        for (const { text: words, query } of recommendations) {
          expect(plainText(words)).not.toMatch(/striped|more for|disk of its own/);
          expect(loadsOf(query)).not.toMatch(/x\d/);
        }
      }
    const data = answerOf({ vm: 'D8s_v5', loads: 'data:P4/None:16KiB:q64:read' });
    expect(data.recommendations.map((one) => plainText(one.text)).join()).toContain('striped');
  });

  test('leads from a checked case to none that is not: a striped disk takes a D8ds_v5 above its cached figure.', () => {
    const loads = 'c:P4/ReadOnly:256KiB:q100:write,os:P4/ReadOnly:64KiB:q100:write';
    const { verdict, recommendations } = answerOf({ vm: 'D8ds_v5', loads, seconds: '1' });
    expect(verdict).toBe('throttled');
    expect(recommendations.map(({ text }) => plainText(text)).join()).not.toContain('striped');
    const striped = loads.replace('c:P4/', 'c:P4x2/');
    expect(answerOf({ vm: 'D8ds_v5', loads: striped, seconds: '1' }).verdict).toBe('not-checked');
  });

  test('never attaches more disks than the VM takes, and never proposes fewer or what can’t be built.', () => {
    const disk = fc.constantFrom('P4', 'P10', 'P30', 'P40', 'S30');
    const name = fc.constantFrom('os', 'boot', 'data', 'log', 'b', 'c');
    const load = fc.record({
      ...{ name, disk, count: fc.integer({ min: 1, max: 4 }) },
      cache: fc.constantFrom('None', 'ReadOnly'),
      size: fc.constantFrom('4KiB', '64KiB', '256KiB'),
      queue: fc.constantFrom(1, 16, 100),
    });
    const countOf = (loads: string) =>
      [...loads.matchAll(/:[A-Z]\d+(?:x(\d+))?\//g)].reduce(
        (sum, [, n]) => sum + Number(n ?? 1),
        0,
      );
    let proposed = 0;
    fc.assert(
      fc.property(
        fc.uniqueArray(load, { minLength: 1, maxLength: 3, selector: (one) => one.name }),
        fc.constantFrom('D2s_v3', 'D4s_v3', 'DS13_v2', 'D8ds_v5', 'D8s_v5', 'L8s_v3'),
        (rows, vm) => {
          const loads = rows
            .map(
              (one) =>
                `${one.name}:${one.disk}x${one.count}/${one.cache}:${one.size}:q${one.queue}:write`,
            )
            .join();
          const now = answerOf({ vm, loads, seconds: '1' });
          const sound = [
            'throttled',
            'fits',
            ...(now.verdict === 'not-checked' ? ['not-checked'] : []),
          ];
          for (const { query } of now.recommendations) {
            const given = Object.fromEntries(new URLSearchParams(query));
            const { verdict } = answerOf({ vm: throttle.initial('vm'), ...given });
            expect(sound).toContain(verdict);
            expect(countOf(loadsOf(query))).toBeGreaterThanOrEqual(countOf(loads));
            proposed++;
          }
        },
      ),
      { numRuns: 60 },
    );
    expect(proposed).toBeGreaterThan(10);
  });
});

describe('Runs', () => {
  afterEach(() => vi.restoreAllMocks());
  const exhaust = (work: Iterator<number, unknown> | undefined) => {
    const parts: number[] = [];
    for (let step = work?.next(); step && !step.done; step = work?.next()) parts.push(step.value);
    return parts;
  };
  /** A run is over when its outcome is taken. */
  const counted = () => vi.spyOn(Run.prototype, 'outcome');

  test('of an answer are made first; those of recommendations come later, and only once.', () => {
    const given: Given = { seed: '4711' };
    const lookup = (name: string) => given[name];
    const runs = counted();
    exhaust(throttle.work(lookup, fullDataset));
    expect(runs).toHaveBeenCalledTimes(1);
    const answer = answerOf(given);
    expect(answer.readouts.length + plainText(answer.headline).length).toBeGreaterThan(10);
    expect(runs).toHaveBeenCalledTimes(1);

    exhaust(throttle.workOnDetails(lookup, fullDataset));
    exhaust(recommender.recommend(lookup, fullDataset));
    const tried = runs.mock.calls.length;
    expect(tried).toBeGreaterThan(1);
    expect(answer.recommendations.length).toBeGreaterThan(0);
    expect(answer.why.length + answer.checks.length).toBeGreaterThan(10);
    expect(runs).toHaveBeenCalledTimes(tried);
  });

  test('of three calculators on one page don’t drop each other.', () => {
    const seeds = ['31', '32', '33'];
    for (const seed of seeds) {
      const lookup = (name: string) => (name === 'seed' ? seed : undefined);
      exhaust(throttle.work(lookup, fullDataset));
      exhaust(recommender.recommend(lookup, fullDataset));
    }
    const runs = counted();
    for (const seed of seeds) expect(answerOf({ seed }).recommendations.length).toBeGreaterThan(0);
    expect(runs).not.toHaveBeenCalled();
  });

  test('say how far they are, and never go back.', () => {
    const loads = 'a:P30/None:4KiB:q30000:read';
    const parts = exhaust(
      throttle.work((name) => (name === 'loads' ? loads : undefined), fullDataset),
    );
    expect(parts.length).toBeGreaterThan(10);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(parts.at(-1)).toBeLessThanOrEqual(1);
  });
});

describe('The link from the cap check', () => {
  const link = (given: Given) =>
    capCheck
      .viewModel((name) => given[name], fullDataset)
      .answer?.deepLinks.find(({ calculator }) => calculator === 'throttle')?.query ?? '';

  test.each(['7%', '29%', '57%', '12.5%'])('carries hits of %s as they were typed.', (hit) => {
    const loads = loadsOf(link({ hit }));
    expect(loads).toContain(`:hit=${hit}`);
    expect(loads.match(/hit=[^,:]*/g)?.every((one) => one === `hit=${hit}`)).toBe(true);
  });

  test('leaves out what is the default there, and carries the rest in its words.', () => {
    const vm = throttle.initial('vm');
    expect(link({ vm })).not.toMatch(/(^|&)vm=/);
    expect(link({ vm: 'D8ds_v5' })).toContain('vm=D8ds_v5');
    expect(loadsOf(link({ read: '70%' }))).toContain(':read70');
    const query = link({ vm: 'DS13_v2', limits: '2018-09', read: '29%', hit: '7%', temp: 'used' });
    const given = Object.fromEntries(new URLSearchParams(query));
    const viewModel = throttle.viewModel((name) => given[name], fullDataset, Object.keys(given));
    expect([viewModel.query, viewModel.ignored]).toEqual([query, []]);
    expect(viewModel.controls.filter(({ problem }) => problem)).toEqual([]);
  });
});
