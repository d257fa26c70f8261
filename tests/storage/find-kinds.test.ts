/** The set-ups that are listed differ in kind: each has something that the cheapest lacks, and is the cheapest that has it. */
import { describe, expect, test } from 'vitest';
import { toEnd } from '../../src/kit/index.ts';
import { type Kind, kindsOf, type Purpose, rivalOf } from '../../src/storage/find/kinds.ts';
import { disksIn, exclusions, type Requirement } from '../../src/storage/find/requirement.ts';
import { fewestDisks } from '../../src/storage/find/requirement-costs.ts';
import { type Found, search } from '../../src/storage/find/search.ts';
import { gib, iops } from '../../src/units/index.ts';
import { market, randomRequirement, withLog, workloads } from './find-cases.ts';

function listed(requirement: Requirement): readonly Kind[] {
  const front = toEnd(search(requirement, market));
  const [first] = front;
  const fewest = first && toEnd(fewestDisks(first, requirement, market));
  const rival = first && toEnd(rivalOf(first, requirement, market));
  return toEnd(kindsOf(requirement, front, { fewest, rival }, market));
}

const familyOf = ({ set }: Found) => set.disk.family;

/** What each is listed for, by the set-ups themselves. */
const has: Readonly<Record<Purpose, (one: Found, first: Found) => boolean>> = {
  cheapest: (one, first) => one === first,
  'fewest disks': ({ set }, first) => disksIn(set) < disksIn(first.set),
  headroom: ({ left }, first) => left > first.left,
  memory: ({ vm }, first) => (vm.vm.memory ?? 0) >= 2 * (first.vm.vm.memory ?? 0),
  cores: ({ vm }, first) => (vm.vm.vcpus ?? 0) < (first.vm.vm.vcpus ?? 0),
  'no GPU': ({ vm }) => !/^N[A-Z]/.test(vm.vm.name),
  'local disk': ({ vm }) => vm.vm.tempDisk !== 'none',
  'host cache': ({ set }) => set.cache === 'ReadOnly',
  'no host cache': ({ set }) => set.cache === 'None',
  generation: ({ vm }, first) => vm.generation > first.vm.generation,
  premium: (one) => familyOf(one) === 'Premium SSD',
  zones: ({ set }) => set.disk.name.endsWith('ZRS'),
  'local data': (one) => familyOf(one) === 'Local NVMe',
  'managed disks': (one) => familyOf(one) !== 'Local NVMe',
  latency: (one) => ['Premium SSD v2', 'Ultra Disk', 'Local NVMe'].includes(familyOf(one)),
  operations: (one, first) =>
    (familyOf(one) === 'Standard SSD') !== (familyOf(first) === 'Standard SSD'),
  NVMe: (one) => one.vm.vm.name.endsWith('/nvme'),
  SCSI: (one) => !one.vm.vm.name.endsWith('/nvme'),
  'not published': ({ left }) => left < 0,
};

/** 20,000 IOPS and 500 MB/s on Windows, for which a size with a GPU is the cheapest where those are let in. */
const onWindows: Requirement = {
  ...(workloads['SQL Server, transactions'] as Requirement),
  ...{ vcpus: 0, maxDisks: 4, os: 'windows' },
  exclude: exclusions.filter((one) => one !== 'gpu'),
};

/** 18,000 IOPS of four P40: SCSI leaves 25 % of 24,200, and NVMe 45 % of 33,000, so that it is the first. */
const onNvme: Requirement = {
  ...(workloads['SQL Server, transactions'] as Requirement),
  ...{ iops: iops(18_000), throughput: undefined, capacity: gib(8192), vcpus: 8 },
  ...{ memory: gib(64), families: ['Premium SSD'], maxDisks: 4 },
};

const requirements = [
  ...Object.values(workloads),
  onNvme,
  onWindows,
  ...Array.from({ length: 60 }, (_, at) => randomRequirement(at + 1)),
  ...Array.from({ length: 20 }, (_, at) => withLog(at + 1)),
];

describe('Set-ups that are listed', () => {
  const all = requirements.map(listed);

  test('have no GPU but for what is the cheapest, has the fewest disks or the most headroom.', () => {
    for (const kinds of all)
      for (const { found, purposes } of kinds)
        if (/^N[A-Z]/.test(found.vm.vm.name))
          expect(['cheapest', 'fewest disks', 'headroom', 'not published']).toContain(purposes[0]);
  });

  test('have what they are listed for, which the first has not, and no purpose is listed twice.', () => {
    const seen = new Set<Purpose>();
    for (const kinds of all) {
      const [first] = kinds;
      if (!first) continue;
      const purposes = kinds.flatMap((one) => one.purposes);
      expect(new Set(purposes).size).toBe(purposes.length);
      for (const { found, purposes: its } of kinds)
        for (const purpose of its) {
          seen.add(purpose);
          expect(has[purpose](found, first.found), purpose).toBe(true);
          if (purpose !== 'cheapest') expect(has[purpose](first.found, first.found)).toBe(false);
        }
    }
    expect([...seen].toSorted()).toEqual(Object.keys(has).toSorted());
  });

  test('go from the cheapest to three times that, and what is not checked comes last.', () => {
    let rows = 0;
    for (const kinds of all) {
      const checked = kinds.filter(({ found }) => found.left >= 0).map(({ found }) => found.cents);
      expect(checked).toEqual(checked.toSorted((a, b) => a - b));
      const unchecked = kinds.findIndex(({ found }) => found.left < 0);
      expect([-1, kinds.length - 1]).toContain(unchecked);
      const wished = kinds.filter(({ purposes }) => purposes.some((one) => one === 'memory'));
      for (const { found } of wished)
        expect(found.cents).toBeLessThanOrEqual(3 * (checked[0] ?? 0));
      rows += kinds.length;
    }
    expect(rows).toBeGreaterThan(150);
  });

  test('are never one VM with as many disks of one type, of which more is provisioned.', () => {
    for (const kinds of all) {
      const forms = kinds.map(({ found: { vm, set } }) =>
        [vm.vm.name, set.cache, set, set.log]
          .map((one) =>
            typeof one === 'object'
              ? `${one.disk.name.replace(/-.*IOPS-.*/, '')} × ${one.disks}`
              : one,
          )
          .join(),
      );
      expect(new Set(forms).size, forms.join(' | ')).toBe(forms.length);
    }
  });

  test('are the cheapest that have it: doubling the memory is what a search for that finds.', () => {
    for (const [index, kinds] of all.entries()) {
      const [first] = kinds;
      const memory = kinds.find(({ purposes }) => purposes.includes('memory'));
      const requirement = requirements[index];
      if (!first || !memory || !requirement) continue;
      const doubled = {
        ...requirement,
        exclude: [...requirement.exclude, 'gpu' as const],
        memory: (2 * (first.found.vm.vm.memory ?? 0)) as never,
      };
      expect(toEnd(search(doubled, market))[0]?.cents).toBe(memory.found.cents);
    }
  });
});
