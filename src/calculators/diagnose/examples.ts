import { type Example, sourceOf, within } from '../../kit/index.ts';

const metrics = sourceOf('disk-metrics-2021');
const ofD8s = { vm: 'D8s_v3', disks: 'os:P30x1:ReadOnly,data:P30x2:ReadOnly,other:P30x2:None' };
const wholePerCents =
  'Metrics are whole per cents, and disks deliver up to 2 % more than is published.';

export const examples: readonly Example[] = [
  {
    id: 'diagnose-vm-metrics',
    title:
      'VM cached 61 %, VM uncached 100 % on a D8s_v3: 22,800 IOPS, the uncached limit is reached',
    given: { ...ofD8s, text: 'example:metrics' },
    expected: [within('iops', 22_800, 0.02, wholePerCents)],
    boundBy: ['VM uncached IOPS'],
    verdict: 'at-limit',
    ...metrics('Storage IO utilization metrics example'),
  },
  {
    id: 'diagnose-luns',
    title:
      'LUN 3 at 89 %, LUN 2 at 82 % and the OS disk at 87 %: each below its own limit, together at that of the VM',
    given: { ...ofD8s, text: 'example:luns' },
    expected: [within('utilisation', 1, 0.02, wholePerCents)],
    boundBy: ['VM uncached IOPS'],
    verdict: 'at-limit',
    ...metrics('Storage IO utilization metrics example'),
  },
  {
    id: 'diagnose-os-disk',
    title: 'The OS disk, a P30, at 87 % of its IOPS: it is not the bottleneck',
    given: { ...ofD8s, text: 'example:os-metrics' },
    expected: [within('iops', 0.87 * 5000, 1e-9, 'The same arithmetic on the same figures.')],
    verdict: 'below-limit',
    ...metrics('Storage IO utilization metrics example'),
  },
  {
    id: 'diagnose-overshoot',
    title:
      'VM uncached at 101 %: at the limit, since disks deliver a little more than is published',
    given: { ...ofD8s, text: 'example:overshoot' },
    expected: [within('utilisation', 1.01, 1e-9, 'The same arithmetic on the same figures.')],
    boundBy: ['VM uncached IOPS'],
    verdict: 'at-limit',
    ...metrics('Storage IO utilization metrics example'),
  },
];
