/** The cap check over arbitrary combinations: up to 20 groups of up to 64 disks, on every size, with and without targets. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../src/calculators/full-dataset.ts';
import { calculators } from '../src/calculators/index.ts';
import type { LimitUse, Shown } from '../src/kit/index.ts';
import { invalidIn } from './invalid-values.ts';
import { all } from './sampled-calculators.ts';
import { shownOf } from './view-models.ts';

const { catalogue } = fullDataset;
const capCheck = calculators.find(({ id }) => id === 'cap-check');
const editions = fc.constantFrom('current', '2018-09');
const cache = fc.constantFrom('None', 'ReadOnly', 'ReadWrite');

/** A case in the texts of its inputs; every name in it is in its edition. */
const combination = editions.chain((limits) => {
  const edition = limits === 'current' ? 'current' : '2018-09';
  const group = fc
    .tuple(
      fc.constantFrom('os', 'data', 'log', 'tempdb', 'other'),
      fc.constantFrom(...catalogue.disks(edition).map(({ name }) => name)),
      fc.integer({ min: 1, max: 64 }),
      cache,
      fc.constantFrom('', '', ':100', ':7500'),
    )
    .map(([role, disk, count, setting, target]) => `${role}:${disk}x${count}:${setting}${target}`);
  return fc.record({
    limits: fc.constant(limits),
    vm: fc.constantFrom(...catalogue.vms(edition).map(({ name }) => name)),
    disks: fc.array(group, { minLength: 1, maxLength: 20 }).map((groups) => groups.join(',')),
    temp: fc.constantFrom('unused', 'used', '120MB/s'),
    'io-size': fc.constantFrom('', '4KiB', '64KiB', '1MiB'),
    'target-iops': fc.constantFrom('', '', '500', '40000'),
    'target-throughput': fc.constantFrom('', '', '50MB/s', '3000MB/s'),
    read: fc.constantFrom('100%', '70%', '0%'),
    hit: fc.constantFrom('0%', '35%', '100%'),
  });
});
type Combination = typeof combination extends fc.Arbitrary<infer Texts> ? Texts : never;

const lookupIn = (given: Readonly<Record<string, string>>) => (name: string) => given[name];

function computed(texts: Combination) {
  if (!capCheck) throw new Error('There is no cap check.');
  return shownOf(capCheck, lookupIn(texts));
}

/** Every property is tried on the same combinations, since all draw from one seed: each is computed once. */
const known = new Map<string, ReturnType<typeof computed>>();
function shown(texts: Combination) {
  const key = JSON.stringify(texts);
  const screen = known.get(key) ?? computed(texts);
  known.set(key, screen);
  return screen;
}

const runs = all ? 300 : 100;

/** Runs over combinations that have an answer, and says how many there were. */
function overAnswers(check: (answer: Shown, texts: Combination) => void) {
  let answered = 0;
  fc.assert(
    fc.property(combination, (texts) => {
      const { answer, controls } = shown(texts);
      // An answer, or a sentence that says what is wrong.
      expect(answer === undefined).toBe(controls.some(({ problem }) => problem));
      if (!answer) return;
      answered++;
      check(answer, texts);
    }),
    { numRuns: runs },
  );
  expect(answered).toBeGreaterThan(runs / 3);
}

const readoutOf = ({ readouts }: Shown, name: string) =>
  readouts.find(({ id }) => id === name)?.value;
const headroomOf = ({ readouts }: Shown) => readouts.find(({ id }) => id === 'headroom')?.value;
const isCounted = (use: LimitUse): use is LimitUse & { demand: number; limit: number } =>
  // How many disks a size takes is a rule of its own: more than that can't be built at all.
  use.kind !== 'count' && use.counts && use.demand !== undefined && use.limit !== undefined;
const close = (a: number, b: number) =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

describe('Whatever groups of disks are attached to whatever VM', () => {
  test('every figure is finite, none is negative, and the bottleneck is named.', () => {
    overAnswers((answer, texts) => {
      const recommendations = capCheck?.viewModel(lookupIn(texts), fullDataset).answer
        ?.recommendations;
      expect(invalidIn(recommendations)).toEqual([]);
      if (answer.verdict === 'not-possible') {
        expect(answer).toMatchObject({ readouts: [], limits: [] });
        for (const { option } of recommendations ?? [])
          expect(option?.verdict).not.toMatch(/not-possible|unsafe/);
        return;
      }
      expect(answer.verdict).toBeDefined();
      const counted = answer.limits.filter(isCounted);
      if (counted.some(({ demand }) => demand > 0))
        expect(answer.boundBy.length).toBeGreaterThan(0);
      for (const name of answer.boundBy) expect(name.trim()).not.toBe('');
      for (const { value } of answer.readouts) {
        if (value === undefined) continue;
        expect(Number.isFinite(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
      }
      for (const { demand = 0, limit = 1 } of answer.limits) {
        expect(Number.isFinite(demand) && demand >= 0).toBe(true);
        expect(Number.isFinite(limit) && limit >= 0).toBe(true);
      }
      expect(invalidIn(answer)).toEqual([]);
    });
  });

  test('headroom is what the most utilised limit that counts leaves; above it there is none, and the multiple is given.', () => {
    overAnswers((answer) => {
      if (answer.verdict === 'not-possible') return;
      const used = Math.max(
        0,
        ...answer.limits.filter(isCounted).map((use) => use.demand / use.limit),
      );
      const [headroom, over] = [headroomOf(answer), readoutOf(answer, 'over')];
      if (used > 1 + 1e-9) {
        expect(headroom).toBe(0);
        expect(close(over ?? 0, used)).toBe(true);
      } else {
        expect(over).toBeUndefined();
        if (headroom !== undefined) expect(close(headroom, Math.max(0, 1 - used))).toBe(true);
      }
    });
  });

  test('the verdict follows from what is exceeded, what is not checked, and how much is used.', () => {
    overAnswers((answer, texts) => {
      const { verdict, limits } = answer;
      if (verdict === 'not-possible') return;
      const counted = limits.filter(isCounted);
      const used = Math.max(0, ...counted.map((use) => use.demand / use.limit));
      // That data can be lost comes before all else.
      const risky = /(data|log):[^,]*:ReadWrite/.test(texts.disks);
      expect(verdict === 'unsafe').toBe(risky);
      if (risky) return;
      const exceeded = used > 1 + 1e-9;
      expect(verdict === 'throttled' || verdict === 'oversubscribed').toBe(exceeded);
      expect(verdict === 'throttled').toBe(counted.some(({ state }) => state === 'over'));
      if (exceeded || verdict === 'not-checked') return;
      expect(verdict).toBe(used > 0.8 * (1 + 1e-9) ? 'tight' : 'fits');
      // Nothing is called fine through a limit without a figure; an OS disk at rest is the exception.
      const open = limits.filter(
        ({ limitText, demand }) => limitText === 'not published' && demand !== 0,
      );
      if (open.length > 0) expect(texts.disks).toMatch(/^os|,os/);
    });
  });

  test('what is achieved is never more than a limit that all of it crosses.', () => {
    overAnswers((answer, texts) => {
      if (answer.verdict === 'not-possible' || texts.hit !== '0%' || texts.temp !== 'unused')
        return;
      const limitOf = (label: string, kind: string) =>
        answer.limits.find((use) => use.label === label && use.kind === kind)?.limit;
      for (const kind of ['iops', 'throughput'] as const) {
        const column = limitOf('VM v2/Ultra', kind) ?? limitOf('VM uncached', kind);
        const got = readoutOf(answer, kind);
        const both = Math.max(column ?? 0, limitOf('VM uncached', kind) ?? 0);
        if (got !== undefined && column !== undefined)
          expect(got).toBeLessThanOrEqual(both * (1 + 1e-9));
      }
    });
  });

  test('a further group never leaves more headroom.', () => {
    overAnswers((answer, texts) => {
      // A target is spread over the data disks, so there a group takes its part from the others.
      if (texts['target-iops'] || texts['target-throughput']) return;
      const { answer: more } = computed({ ...texts, disks: `${texts.disks},other:P10x1:None` });
      const [before, after] = [headroomOf(answer), more && headroomOf(more)];
      if (before === undefined || after === undefined) return;
      expect(after).toBeLessThanOrEqual(before + 1e-9);
    });
  });

  test('the order of the groups changes no figure.', () => {
    overAnswers((answer, texts) => {
      const turned = computed({ ...texts, disks: texts.disks.split(',').reverse().join(',') });
      for (const { id, value } of answer.readouts) {
        const other = turned.answer?.readouts.find((one) => one.id === id)?.value;
        if (value === undefined) expect(other).toBeUndefined();
        // Sums in another order round differently, in the sixteenth digit.
        else
          expect(Math.abs((other ?? Number.NaN) - value)).toBeLessThanOrEqual(
            1e-12 * (1 + Math.abs(value)),
          );
      }
    });
  });
});
