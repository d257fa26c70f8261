import { textField } from '../../kit/index.ts';
import {
  parseCount,
  parseSeconds,
  type Seconds,
  seconds,
  serializeCount,
  serializeSeconds,
} from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { placeFields } from '../shared/fields/cost-fields.ts';
import { limitsField } from '../shared/fields/fields.ts';
import { vmField } from '../shared/fields/name-fields.ts';
import { initialVm } from '../shared/fields/workload-text.ts';
import { initialSeconds } from '../shared/simulation/bounds.ts';
import { workloadsField } from './workload-field.ts';

/** A constant, since a test takes the identifier `window` for the browser’s global. */
export const windowField = 'window';

export const fields = {
  vm: vmField(initialVm),
  loads: workloadsField(
    'tempdb:temp:256KiB:q60:write:from=5s:to=15s,data:P30x4/ReadOnly:8KiB:q12:read,log:P30/None:16KiB:q1:write',
  ),
  [windowField]: textField<Seconds, CalculatorContext>({
    label: 'Window',
    hint: 'Measured: 50 ms.',
    initial: '50ms',
    unit: 'ms',
    parse: (text) => parseSeconds(text, { min: seconds(0.001), max: seconds(10) }, 'ms'),
    serialize: serializeSeconds,
  }),
  seconds: textField<Seconds, CalculatorContext>({
    label: 'Seconds',
    hint: 'Simulated time; longer until queues settle.',
    initial: String(initialSeconds),
    unit: 's',
    // The name of the field says the unit, so a bare number is in seconds.
    parse: (text) => parseSeconds(text, { min: seconds(0.05), max: seconds(600) }, 's'),
    serialize: (time) => serializeSeconds(time).replace(/(?<=\d)s$/, ''),
  }),
  seed: textField<number, CalculatorContext>({
    label: 'Random seed',
    hint: 'The same seed gives the same answer.',
    initial: '1',
    parse: (text) => parseCount(text, { min: 0, max: 2 ** 32 - 1 }, 'seeds'),
    serialize: serializeCount,
  }),
  ...placeFields('vm'),
  limits: limitsField,
};
