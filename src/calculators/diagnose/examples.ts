import { type Example, sourceOf, within } from '../../kit/index.ts';

const given = { vm: 'D8s_v3', disks: 'os:P30x1:ReadOnly,data:P30x2:ReadOnly,other:P30x2:None' };
const wholePerCents =
  'Metrics are whole per cents, and disks deliver up to 2 % more than is published.';
const sameArithmetic = 'The same arithmetic on the same figures.';
const atUncached = { boundBy: ['VM uncached IOPS'], verdict: 'at-limit' } as const;

const all: readonly Omit<Example, 'source' | 'place'>[] = [
  {
    id: 'diagnose-vm-metrics',
    title:
      'VM cached 61 %, VM uncached 100 % on a D8s_v3: 22,800 IOPS, the uncached limit is reached',
    given: { ...given, text: 'example:metrics' },
    expected: [within('iops', 22_800, 0.02, wholePerCents)],
    ...atUncached,
  },
  {
    id: 'diagnose-luns',
    title:
      'LUN 3 at 89 %, LUN 2 at 82 % and the OS disk at 87 %: each below its own limit, together at that of the VM',
    given: { ...given, text: 'example:luns' },
    expected: [within('utilisation', 1, 0.02, wholePerCents)],
    ...atUncached,
  },
  {
    id: 'diagnose-os-disk',
    title: 'The OS disk, a P30, at 87 % of its IOPS: it is not the bottleneck',
    given: { ...given, text: 'example:os-metrics' },
    expected: [within('iops', 0.87 * 5000, 1e-9, sameArithmetic)],
    verdict: 'below-limit',
  },
  {
    id: 'diagnose-overshoot',
    title:
      'VM uncached at 101 %: at the limit, since disks deliver a little more than is published',
    given: { ...given, text: 'example:overshoot' },
    expected: [within('utilisation', 1.01, 1e-9, sameArithmetic)],
    ...atUncached,
  },
];

const metrics = sourceOf('disk-metrics-2021')('Storage IO utilization metrics example');

export const examples: readonly Example[] = all.map((example) => ({ ...example, ...metrics }));
