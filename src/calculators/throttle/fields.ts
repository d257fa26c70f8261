import { textField } from '../../kit/index.ts';
import {
  readCount,
  readSeconds,
  type Seconds,
  seconds,
  writeCount,
  writeSeconds,
} from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { limitsField, vmField } from '../fields.ts';
import { initialVm, workloadsField } from '../workload-field.ts';

/** The name as a constant, since code that says `window` is taken for code that needs a browser. */
export const windowField = 'window';

export const fields = {
  vm: vmField(initialVm),
  loads: workloadsField('temp:temp:256KiB:q60:write,log:P30/ReadOnly:4KiB:q1:write'),
  [windowField]: textField<Seconds, CalculatorContext>({
    label: 'Window',
    hint: 'Throttling interval of the model; reportedly 50 ms.',
    initial: '50ms',
    read: (text) => readSeconds(text, { least: seconds(0.001), most: seconds(10) }),
    write: writeSeconds,
  }),
  seconds: textField<Seconds, CalculatorContext>({
    label: 'Seconds',
    hint: 'Simulated time; longer where queues need it to settle.',
    initial: '10',
    // The name of the field says the unit, so a bare number is in seconds.
    read: (text) => readSeconds(text, { least: seconds(0.05), most: seconds(600) }, 's'),
    write: (time) => writeSeconds(time).replace(/(?<=\d)s$/, ''),
  }),
  seed: textField<number, CalculatorContext>({
    label: 'Random seed',
    hint: 'The same seed gives the same answer.',
    initial: '1',
    read: (text) => readCount(text, { least: 0, most: 2 ** 32 - 1 }, 'seeds'),
    write: writeCount,
  }),
  limits: limitsField,
};
