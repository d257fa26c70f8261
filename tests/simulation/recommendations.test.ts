/** What is recommended beside an answer, when its runs are made, and the link from the cap check. */
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { capCheck } from '../../src/calculators/cap-check/index.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { throttle } from '../../src/calculators/throttle/index.ts';
import { isLong, plainText, type Work } from '../../src/kit/index.ts';
import { Run } from '../../src/laws/simulation/run.ts';
import { shownOf } from '../view-models.ts';
import { answerOf, type Given, loadsOf, viewModelOf, wholeAnswerOf } from './answer.ts';

describe('A recommendation', () => {
  test('never stripes an OS disk, whatever the workload of the OS is called.', () => {
    for (const name of ['os', 'boot'])
      for (const target of ['P4/None', 'P4/None#x', 'S4/None']) {
        const { recommendations } = wholeAnswerOf({
          vm: 'D8s_v5',
          loads: `${name}:${target}:16KiB:q64:read`,
        });
        for (const { text: words, query } of recommendations) {
          expect(plainText(words)).not.toMatch(/striped|more for|disk of its own/);
          expect(loadsOf(query)).not.toMatch(/x\d/);
        }
      }
    const data = wholeAnswerOf({ vm: 'D8s_v5', loads: 'data:P4/None:16KiB:q64:read' });
    expect(data.recommendations.map((one) => plainText(one.text)).join()).toContain('striped');
  });

  // A P30 has 5,000 IOPS, with performance plus 8,000 at the same price; a Premium SSD v2 up to 80,000.
  test('names performance plus and a Premium SSD v2 for a disk that is too slow.', () => {
    const { recommendations } = wholeAnswerOf({
      vm: 'D8s_v5',
      loads: 'a:P30/None:8KiB:r8000:read',
    });
    const fitting = recommendations.filter(({ outcome }) => outcome?.verdict === 'fits');
    const changes = fitting.map(({ outcome }) => `${outcome?.change}, ${outcome?.how}`).join('; ');
    expect(changes).toMatch(/Premium SSD v2.*, deallocate/);
    expect(changes).toContain('P30 with performance plus for “a”, deallocate');
  });

  // SQL Server makes the files of tempdb when it starts.
  test('to leave the temp disk unused is no change online.', () => {
    // The OS disk keeps its cache, so that nothing else gives it as much.
    const loads = 'tempdb:temp:256KiB:q60:write,os:P10/ReadOnly:8KiB:q8:read';
    const { recommendations } = wholeAnswerOf({ loads, seconds: '10' });
    const unused = recommendations.find(({ query }) => !loadsOf(query).includes('tempdb'));
    expect(unused?.outcome?.how).toBe('restart');
  });

  test('leads from a checked case to none that is not: a striped disk takes a D8ds_v5 above its cached figure.', () => {
    const loads = 'c:P4/ReadOnly:256KiB:q100:write,os:P4/ReadOnly:64KiB:q100:write';
    const { verdict, recommendations } = wholeAnswerOf({ vm: 'D8ds_v5', loads, seconds: '1' });
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
      [...loads.matchAll(/:[A-Z][\w-]*?(?:x(\d+))?\//g)].reduce(
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
          const now = wholeAnswerOf({ vm, loads, seconds: '1' });
          const sound = [
            'throttled',
            'fits',
            ...(/not-(checked|possible)/.test(now.verdict ?? '') ? ['not-checked'] : []),
          ];
          for (const { query } of now.recommendations) {
            const given = Object.fromEntries(new URLSearchParams(query));
            const { verdict } = answerOf({ vm: throttle.initial('vm'), ...given });
            expect(sound).toContain(verdict);
            // In place of a stripe that cannot be the OS disk, one can.
            if (now.verdict !== 'not-possible')
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
  /** The result of work in steps, with the parts that it has reported. */
  function exhaust<T>(work: Work<T> | undefined): { made: T; parts: number[] } {
    if (work === undefined || !isLong(work)) throw new Error('It takes time.');
    const parts: number[] = [];
    for (;;) {
      const { done, value } = work.next();
      if (done) return { made: value, parts };
      parts.push(Number(value));
    }
  }
  /** A run is over when its outcome is taken. */
  const counted = () => vi.spyOn(Run.prototype, 'outcome');

  test('of an answer are made first, on burst credits and without, and last those of recommendations.', () => {
    const given: Given = { vm: 'D8s_v5', loads: 'a:P10x2/None:8KiB:q64:read', seed: '4711' };
    const lookup = (name: string) => given[name];
    const runs = counted();
    const { made: started } = exhaust(throttle.start(lookup, fullDataset));
    const { answer } = started;
    expect(answer?.readouts.length).toBeGreaterThan(2);
    expect(runs).toHaveBeenCalledTimes(2);

    const whole = started.details?.();
    if (!whole || isLong(whole)) throw new Error('The details rest on the same runs.');
    expect(whole.answer?.why).toContain('Sustained, without burst credits');
    expect(whole.answer).not.toHaveProperty('recommendations');
    expect(runs).toHaveBeenCalledTimes(2);

    const { made: recommendations } = exhaust(throttle.recommend(lookup, fullDataset));
    expect(recommendations.length).toBeGreaterThan(0);
    expect(runs.mock.calls.length).toBeGreaterThan(3);
    expect(wholeAnswerOf(given)).toEqual({ ...whole.answer, recommendations });
  });

  test('say how far they are, and never go back.', () => {
    const loads = 'a:P30/None:4KiB:q30000:read';
    const lookup = (name: string) => (name === 'loads' ? loads : undefined);
    for (const parts of [
      exhaust(throttle.start(lookup, fullDataset)).parts,
      exhaust(throttle.recommend(lookup, fullDataset)).parts,
    ]) {
      expect(parts.length).toBeGreaterThan(10);
      expect(parts.at(-1)).toBeLessThanOrEqual(1);
    }
    const { parts } = exhaust(throttle.start(lookup, fullDataset));
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  });
});

describe('The link from the cap check', () => {
  const link = (given: Given) =>
    shownOf(capCheck, (name) => given[name]).answer?.deepLinks.find(
      ({ calculator }) => calculator === 'throttle',
    )?.query ?? '';

  const disk = (name: string) => ({ vm: 'E96bs_v5', disks: `data:${name}x1:None`, read: '100%' });

  test.each([
    ['P30', 5000],
    ['P80', 20_000],
  ])('keeps a %s busy: %d IOPS.', (name, limit) => {
    const query = `${link(disk(name))}&seconds=1`;
    const { readouts } = answerOf(Object.fromEntries(new URLSearchParams(query)));
    const rate = Number(readouts.find(({ id }) => id === 'iops-data')?.value);
    expect(rate).toBeGreaterThan(0.97 * limit);
    expect(rate).toBeLessThanOrEqual(1.0001 * limit);
  });

  test('carries the load of the temp disk as entered, and none that the cap check compares with other disks.', () => {
    expect(loadsOf(link({ vm: 'L8s_v3', temp: '20000IOPS:NVMe' }))).not.toContain('temp:temp');
    expect(loadsOf(link({ vm: 'L8s_v3', temp: '3000IOPS:SCSI' }))).toContain(':r3000:');
    expect(loadsOf(link({ vm: 'L16as_v4', temp: '20000IOPS' }))).toContain('temp:temp:8KiB:r20000');
    expect(loadsOf(link({ vm: 'D8ds_v5', temp: '64MiB/s', 'io-size': '64KiB' }))).toContain(
      'temp:temp:64KiB:r1024:',
    );
  });

  test.each([
    'vm=E96ds_v5&disks=data:P40x8:None&temp=used',
    'vm=E112ibds_v5&disks=data:PremiumV2-1024GiB-80000IOPS-1200MBpsx4:None',
  ])('opens with an answer for a set-up that is too fast for the usual time: %s.', (query) => {
    const given = Object.fromEntries(
      new URLSearchParams(link(Object.fromEntries(new URLSearchParams(query)))),
    );
    expect(Number(given['seconds'])).toBeLessThan(20);
    const { controls, answer } = viewModelOf(given);
    expect(controls.flatMap(({ problem }) => problem ?? [])).toEqual([]);
    expect(answer).toBeDefined();
  });

  test('keeps the role of a second group, which decides whether ReadWrite is unsafe.', () => {
    const disks = 'tempdb:P20x1:ReadWrite,tempdb:P20x1:ReadWrite,data:P30x1:None';
    const query = `${link({ vm: 'E16ds_v5', disks })}&seconds=1`;
    const { verdict } = answerOf(Object.fromEntries(new URLSearchParams(query)));
    expect(verdict).not.toBe('unsafe');
  });

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
    const viewModel = shownOf(throttle, (name) => given[name], Object.keys(given));
    expect([viewModel.query, viewModel.ignored]).toEqual([query, []]);
    expect(viewModel.controls.filter(({ problem }) => problem)).toEqual([]);
  });
});
