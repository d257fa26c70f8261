import type { Readout } from '../../../kit/index.ts';
import { byUseOf, costReadout, type Priced, regionOf } from './cost.ts';
import { formatDollars, formatMoney } from './money.ts';

/** The cost beside a sentence that has the sum: what the VM and the disks cost, where that is all, and the sum for programs. */
export function partsReadouts(of: Priced): readonly Readout[] {
  const whole = costReadout(of);
  const { cost, vm } = of;
  if (!cost?.total || !vm || cost.total.bursting > 0) return [whole];
  const isComputed = cost.lines.some(({ computed }) => computed);
  return [
    { ...whole, within: 'over' },
    {
      id: 'disk-cost',
      label: 'Disks a month',
      kind: 'count',
      unit: 'USD/month',
      value: cost.total.disks,
      text: formatMoney(cost.total.disks),
      aside: `VM ${formatDollars(cost.total.vm)}${isComputed ? ' (computed)' : ''}, ${regionOf(of)}${byUseOf(cost)}`,
    },
  ];
}
