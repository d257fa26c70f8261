import type { Inputs } from '../../kit/index.ts';
import { disksPerIo } from '../../laws/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { type Bytes, bytes } from '../../units/index.ts';
import { volumeOf } from '../shared/volume/inputs.ts';
import { type LatencyInUse, latencyInUse } from '../shared/volume/latency.ts';
import type { fields } from './fields.ts';
import type { Case } from './model.ts';

/** What each disk gets of one IO: the parts of one that is wider than the stripe unit are under way at the same time. */
export const partOf = ({
  disks,
  'io-size': size,
  'stripe-unit': unit,
}: Pick<Inputs<typeof fields>, 'disks' | 'io-size' | 'stripe-unit'>): Bytes =>
  bytes(size / disksPerIo(disks, size, unit));

/** The inputs as a case that can be computed, with the latency that it is computed with. */
export function caseOf(
  inputs: Inputs<typeof fields>,
  catalogue: Catalogue,
): { readonly given: Case; readonly time: LatencyInUse } {
  const { 'io-size': size, 'stripe-unit': stripeUnit } = inputs;
  const time = latencyInUse(inputs, partOf(inputs), catalogue);
  const given = {
    ...volumeOf(inputs),
    size,
    stripeUnit,
    latency: time.mean,
    diskLatency: time.ofDisk,
  };
  return { given, time };
}
