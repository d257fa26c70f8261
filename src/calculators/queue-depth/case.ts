import type { Inputs } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { volumeOf } from '../shared/volume/given.ts';
import { type LatencyInUse, latencyInUse } from '../shared/volume/latency.ts';
import type { fields } from './fields.ts';
import type { Case } from './model.ts';

/** The inputs as a case that can be computed, with the latency that it is computed with. */
export function caseOf(
  inputs: Inputs<typeof fields>,
  catalogue: Catalogue,
): { readonly given: Case; readonly time: LatencyInUse } {
  const { 'io-size': size, 'stripe-unit': stripeUnit } = inputs;
  const time = latencyInUse(inputs, size, catalogue);
  const given = {
    ...volumeOf(inputs),
    size,
    stripeUnit,
    latency: time.mean,
    diskLatency: time.ofDisk,
  };
  return { given, time };
}
