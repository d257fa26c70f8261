import type { Readout } from '../../../kit/index.ts';
import { byUseOf, costReadout, type Priced, regionOf } from './cost.ts';
import { formatDollarParts } from './money.ts';

/** The cost beside a sentence that has the sum: what the VM and the disks cost, where that is all, and the sum for programs. */
export function partsReadouts(of: Priced): readonly Readout[] {
  const whole = costReadout(of);
  const { cost, vm } = of;
  if (!cost?.total || !vm || cost.total.bursting > 0) return [whole];
  const [ofVm, ofDisks] = formatDollarParts([cost.total.vm, cost.total.disks]);
  const isComputed = cost.lines.some(({ computed }) => computed);
  return [
    { ...whole, within: 'over' },
    {
      id: 'disk-cost',
      label: 'Disks a month',
      kind: 'count',
      unit: 'USD/month',
      value: cost.total.disks,
      text: `$${ofDisks}`,
      aside: `VM ${ofVm}${isComputed ? ' (computed)' : ''}, ${regionOf(of)}${byUseOf(cost)}`,
    },
  ];
}
