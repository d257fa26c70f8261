/** The cap check over arbitrary combinations: up to 20 groups of up to 64 disks, on every size, with and without wants. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculators } from '../src/calculators/index.ts';
import { world } from '../src/calculators/whole.ts';
import type { Answer, Gate } from '../src/kit/index.ts';

const { catalogue } = world;
const capCheck = calculators.find(({ id }) => id === 'cap-check');
const edition = fc.constantFrom('current', '2018-09');
const cache = fc.constantFrom('None', 'ReadOnly', 'ReadWrite');

/** A case in the texts of its inputs; every name in it stands in its edition. */
const combination = edition.chain((limits) => {
  const known = limits === 'current' ? 'current' : '2018-09';
  const group = fc
    .tuple(
      fc.constantFrom('os', 'data', 'log', 'tempdb', 'other'),
      fc.constantFrom(...catalogue.disks(known).map(({ name }) => name)),
      fc.integer({ min: 1, max: 64 }),
      cache,
      fc.constantFrom('', '', ':100', ':7500'),
    )
    .map(([role, disk, count, setting, asked]) => `${role}:${disk}x${count}:${setting}${asked}`);
  return fc.record({
    limits: fc.constant(limits),
    vm: fc.constantFrom(...catalogue.vms(known).map(({ name }) => name)),
    disks: fc.array(group, { minLength: 1, maxLength: 20 }).map((groups) => groups.join(',')),
    temp: fc.constantFrom('unused', 'used', '120MB/s'),
    'io-size': fc.constantFrom('', '4KiB', '64KiB', '1MiB'),
    'want-iops': fc.constantFrom('', '', '500', '40000'),
    'want-throughput': fc.constantFrom('', '', '50MB/s', '3000MB/s'),
    read: fc.constantFrom('100%', '70%', '0%'),
    hit: fc.constantFrom('0%', '35%', '100%'),
  });
});
type Combination = typeof combination extends fc.Arbitrary<infer Texts> ? Texts : never;

function screenOf(texts: Combination) {
  if (!capCheck) throw new Error('There is no cap check.');
  const given: Readonly<Record<string, string>> = texts;
  return capCheck.screen((name) => given[name], world);
}

/** Runs over combinations that have an answer, and says how many there were. */
function overAnswers(holds: (answer: Answer, texts: Combination) => void) {
  let answered = 0;
  fc.assert(
    fc.property(combination, (texts) => {
      const { answer, controls } = screenOf(texts);
      // An answer, or a sentence that says what is wrong.
      expect(answer === undefined).toBe(controls.some(({ problem }) => problem));
      if (!answer) return;
      answered++;
      holds(answer, texts);
    }),
    { numRuns: 300 },
  );
  expect(answered).toBeGreaterThan(100);
}

const headroomOf = ({ readouts }: Answer) => readouts.find(({ id }) => id === 'headroom')?.value;
const isCounted = (gate: Gate): gate is Gate & { headroom: number; limit: number } =>
  // How many disks a size takes is a rule of its own: more than that can't be attached at all.
  gate.kind !== 'count' && gate.counts && gate.headroom !== undefined && gate.limit !== undefined;

describe('Whatever groups of disks stand on whatever VM', () => {
  test('every figure is finite, none is negative but the headroom, and what binds is named.', () => {
    overAnswers((answer) => {
      // Old sizes publish no limit of their own: what then passes is what the disks do, and nothing is named.
      if (answer.gates.some(isCounted)) expect(answer.boundBy.length).toBeGreaterThan(0);
      for (const name of answer.boundBy) expect(name.trim()).not.toBe('');
      for (const { id, value } of answer.readouts) {
        if (value === undefined) continue;
        expect(Number.isFinite(value)).toBe(true);
        if (id !== 'headroom') expect(value).toBeGreaterThanOrEqual(0);
      }
      for (const { asked, limit = 1 } of answer.gates) {
        expect(Number.isFinite(asked) && asked >= 0).toBe(true);
        expect(Number.isFinite(limit) && limit >= 0).toBe(true);
      }
      expect(JSON.stringify(answer)).not.toMatch(/NaN|Infinity|undefined|null/);
    });
  });

  test('each gate’s headroom is 1 - asked / limit, and the headroom is the least of those that count.', () => {
    overAnswers((answer) => {
      const counted = answer.gates.filter(isCounted);
      for (const { headroom, asked, limit } of counted)
        expect(headroom).toBeCloseTo(1 - asked / limit, 9);
      // A limit of which nothing is asked has all its room, and is not drawn.
      const least = Math.min(1, ...counted.map(({ headroom }) => headroom));
      const said = headroomOf(answer);
      if (said !== undefined) expect(said).toBeCloseTo(least, 9);
    });
  });

  test('the verdict follows from the headroom: below 0 throttled, under 5 % tight, else it fits.', () => {
    overAnswers((answer) => {
      const said = headroomOf(answer);
      if (said === undefined) return;
      expect(answer.verdict).toBe(said < 0 ? 'throttled' : said < 0.05 ? 'tight' : 'fits');
    });
  });

  test('a further group never leaves more headroom.', () => {
    overAnswers((answer, texts) => {
      // A want is spread over the data disks, so there a group takes its part from the others.
      if (texts['want-iops'] || texts['want-throughput']) return;
      const { answer: more } = screenOf({ ...texts, disks: `${texts.disks},other:P10x1:None` });
      const [before, after] = [headroomOf(answer), more && headroomOf(more)];
      if (before === undefined || after === undefined) return;
      expect(after).toBeLessThanOrEqual(before + 1e-9);
    });
  });

  test('the order of the groups changes no figure.', () => {
    overAnswers((answer, texts) => {
      const turned = screenOf({ ...texts, disks: texts.disks.split(',').reverse().join(',') });
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
