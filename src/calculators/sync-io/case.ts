import type { Inputs } from '../../kit/index.ts';
import type { Volume } from '../../storage/set-up/volume.ts';
import type { CalculatorContext } from '../context.ts';
import { volumeOf } from '../shared/volume/inputs.ts';
import { type LatencyInUse, latencyInUse } from '../shared/volume/latency.ts';
import type { fields } from './fields.ts';
import { model, type Result } from './model.ts';

/** The inputs, and what is found for them. */
export type Case = {
  readonly inputs: Inputs<typeof fields>;
  readonly volume: Volume;
  readonly latency: LatencyInUse;
  readonly result: Result;
  readonly context: CalculatorContext;
};

export function caseOf(inputs: Inputs<typeof fields>, context: CalculatorContext): Case {
  const size = inputs['io-size'];
  const volume = volumeOf(inputs);
  const latency = latencyInUse(inputs, size, context.catalogue);
  const result = model(volume, size, inputs.outstanding, latency.mean);
  return { inputs, volume, latency, result, context };
}
