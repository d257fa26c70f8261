import { choiceField, textField } from '../../kit/index.ts';
import {
  type BytesPerSecond,
  bytesPerSecond,
  type Iops,
  iops,
  parseIops,
  parseThroughput,
} from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { capacityField } from '../shared/fields/capacity-field.ts';
import { osField, regionField } from '../shared/fields/cost-fields.ts';
import {
  disksField,
  highestRate,
  inIops,
  inMbPerSecond,
  moreLimitsField,
  throughputRange,
} from '../shared/fields/fields.ts';
import { optionalVmField } from '../shared/fields/name-fields.ts';
import { paymentField } from '../shared/fields/payment-field.ts';

/** What is required, and where; the disks of today are apart, since the checklist does not ask for them. */
export const askedFields = {
  'target-iops': textField<Iops, CalculatorContext>({
    label: 'Target IOPS',
    hint: 'Of all disks together; 0: throughput alone.',
    initial: '20000',
    group: 'targets',
    ...inIops,
    parse: (text) => parseIops(text, { min: iops(0), max: iops(highestRate) }),
  }),
  'target-throughput': textField<BytesPerSecond, CalculatorContext>({
    label: 'Target throughput',
    hint: 'Of all disks, in MB/s; 0: IOPS alone.',
    initial: '400MB/s',
    group: 'targets',
    ...inMbPerSecond,
    parse: (text) => parseThroughput(text, { ...throughputRange, min: bytesPerSecond(0) }, 'MB/s'),
  }),
  capacity: { ...capacityField('1TiB'), group: 'targets' as const },
  type: choiceField<'PremiumV2' | 'Ultra', CalculatorContext>({
    label: 'Disk type',
    hint: 'Both are provisioned by size, IOPS and throughput.',
    initial: 'PremiumV2',
    group: 'disks',
    brief: (type) => (type === 'Ultra' ? 'Ultra Disk' : 'Premium SSD v2'),
    choices: [
      // A phone has no room for “Premium SSD v2” here.
      { value: 'PremiumV2', label: 'Premium v2' },
      { value: 'Ultra', label: 'Ultra Disk' },
    ],
    also: {
      'premium ssd v2': 'PremiumV2',
      'premium v2': 'PremiumV2',
      'premium-v2': 'PremiumV2',
      premiumv2_lrs: 'PremiumV2',
      'ssd v2': 'PremiumV2',
      pv2: 'PremiumV2',
      v2: 'PremiumV2',
      'ultra disk': 'Ultra',
      'ultra ssd': 'Ultra',
      ultrassd: 'Ultra',
      ultrassd_lrs: 'Ultra',
    },
  }),
  disks: disksField('1'),
  vm: optionalVmField,
  region: regionField,
  os: osField,
  payment: paymentField,
  limits: moreLimitsField,
};
