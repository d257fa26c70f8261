/** The search for a VM and disks gives what trying everything gives, and nothing that the cap check would refuse. */
import { describe, expect, test } from 'vitest';
import { toEnd } from '../../src/kit/index.ts';
import { consideredBy, search } from '../../src/storage/find/front.ts';
import { all } from '../chosen.ts';
import { rowsOf, tryAll } from './find-all-ways.ts';
import { market, nearTargets, randomRequirement, someVms, workloads } from './find-cases.ts';

/** Trying every size takes a quarter of an hour (`npm run test:all`), so that a usual run tries some of them. */
const requirements = all ? 200 : 40;

describe('The front of cost and headroom', () => {
  test.each(Object.entries(workloads))(
    'of %s is that of trying everything.',
    (name, requirement) => {
      const large = market.vms.filter(({ memory = 0 }) => memory >= requirement.memory);
      const vms = all ? market.vms : someVms(name.length, 14, large);
      const { front, tried } = tryAll(requirement, { ...market, vms });
      expect(rowsOf(toEnd(search(requirement, { ...market, vms })))).toEqual(front);
      expect(toEnd(consideredBy(requirement, { ...market, vms }))).toBe(tried);
      expect(front.length).toBeGreaterThan(0);
    },
  );

  test.each([
    [requirements, 'random requirements', randomRequirement],
    [requirements / 4, 'requirements with two targets of about the same IOs', nearTargets],
  ])(
    'of %i %s is that of trying everything.',
    (count, _, draw) => {
      let rows = 0;
      for (let seed = 1; seed <= count; seed += 1) {
        const requirement = draw(seed);
        const vms = all ? market.vms : someVms(seed, 8);
        const { front } = tryAll(requirement, { ...market, vms });
        expect(rowsOf(toEnd(search(requirement, { ...market, vms }))), `seed ${seed}`).toEqual(
          front,
        );
        rows += front.length;
      }
      expect(rows).toBeGreaterThan(count / 2);
    },
    3_600_000,
  );
});
