/** What is said of a set-up that costs less and does not meet the requirement. */
import { describe, expect, test } from 'vitest';
import {
  compared,
  marketOf,
  requirementOf,
  rowFor,
  searched,
} from '../../src/calculators/find/model.ts';
import { shortfallOf } from '../../src/calculators/find/shortfall.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { toEnd } from '../../src/kit/index.ts';
import { notChecked } from '../../src/storage/find/limit-use.ts';
import type { Requirement } from '../../src/storage/find/requirement.ts';
import { leftIn } from '../../src/storage/find/rows.ts';
import { bytesPerSecond, iops, kib } from '../../src/units/index.ts';
import { all } from '../sampled-calculators.ts';
import { inputsOf, randomRequirement, workloads } from './find-cases.ts';

const sentence =
  /^it achieves (?:slightly less than )?([\d,.]+ \S+), (?:which leaves (no|\d+ % of) headroom, and (\d+) % is required|and ([\d,.]+ \S+) (?:is|are) required)$/;

/** Throughput beyond IOPS × IO size, from a little to a half: what the IOPS need may be almost enough for it. */
const peaks = (rate: number): readonly Requirement[] =>
  [1.02, 1.1, 1.2, 1.25, 1.4].map((factor) => ({
    ...(workloads['SQL Server, transactions'] as Requirement),
    ...{ iops: iops(rate), throughput: bytesPerSecond(Math.round(rate * kib(8) * factor)) },
    ...{ families: ['Premium SSD v2', 'Ultra Disk'], vcpus: 0, maxDisks: 4 },
  }));

const requirements: readonly Requirement[] = [
  ...[5000, 20_000, 80_000, 400_000].flatMap(peaks),
  ...Array.from({ length: all ? 40 : 20 }, (_, at) => randomRequirement(at + 1)),
];

describe('A cheaper set-up that does not meet a target', () => {
  test('achieves less than that, or leaves less headroom than is required, and says which.', () => {
    const seen = { target: 0, headroom: 0 };
    for (const [index, given] of requirements.entries()) {
      const inputs = inputsOf(given);
      const market = marketOf(inputs, fullDataset);
      if (!market) throw new Error('There are no prices.');
      const requirement = requirementOf(inputs);
      const answered = toEnd(searched(inputs, market));
      for (const without of toEnd(compared(inputs, answered, market)).withouts)
        for (const found of without.front) {
          const { part } = without;
          if (!part.startsWith('target-') || found.left === notChecked) continue;
          const row = rowFor(inputs, found, market);
          const left = leftIn({ ...requirement, headroom: 0 }, row, 100);
          if (left !== undefined && left >= requirement.headroom) continue;
          const at = `requirement ${index}, without ${part}: ${row.vm.name}`;
          const [said, has, headroom, least, needed] =
            sentence.exec(shortfallOf(without, inputs, row, found.left)) ?? [];
          expect(said, at).toBeDefined();
          if (left !== undefined) {
            expect(headroom, at).toBe(left === 0 ? 'no' : `${left} % of`);
            expect(Number(least), at).toBe(requirement.headroom);
            seen.headroom += 1;
            continue;
          }
          if (has === needed) expect(said, at).toContain('slightly less than');
          const achieved =
            row.assessment.achieved[part === 'target-iops' ? 'iops' : 'throughput'] ?? Number.NaN;
          const target = part === 'target-iops' ? requirement.iops : requirement.throughput;
          expect(achieved, at).toBeLessThan(target ?? 0);
          seen.target += 1;
        }
    }
    expect(seen.headroom).toBeGreaterThan(10);
    expect(seen.target).toBeGreaterThan(10);
  });
});
