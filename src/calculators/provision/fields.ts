import { choiceField, textField } from '../../kit/index.ts';
import {
  type Bytes,
  type BytesPerSecond,
  bytesPerSecond,
  err,
  formatBytes,
  formatIops,
  formatThroughput,
  gib,
  type Iops,
  iops,
  isOk,
  ok,
  parseIops,
  parseMeasuredBytes,
  parseThroughput,
  serializeBytes,
  serializeIops,
  serializeThroughput,
} from '../../units/index.ts';
import { osField, regionField } from '../cost-fields.ts';
import type { CalculatorContext } from '../dataset.ts';
import { maxDisks } from '../disk-parts.ts';
import { disksField, limitsField, throughputRange } from '../fields.ts';
import { optionalVmField } from '../name-fields.ts';

/** What the largest number of the largest disks holds. */
const capacityRange = { min: gib(1) as Bytes, max: gib(maxDisks * 65_536) };

export const fields = {
  'target-iops': textField<Iops, CalculatorContext>({
    label: 'Target IOPS',
    hint: 'Of all disks together; 0 where only throughput is known.',
    initial: '20000',
    unit: 'IOPS',
    brief: formatIops,
    parse: (text) => parseIops(text, { min: iops(0), max: iops(10_000_000) }),
    serialize: serializeIops,
  }),
  'target-throughput': textField<BytesPerSecond, CalculatorContext>({
    label: 'Target throughput',
    hint: 'Of all disks together, in MB/s; 0 where only IOPS are known.',
    initial: '400MB/s',
    unit: 'MB/s',
    brief: (throughput) => formatThroughput(throughput, 'MB/s'),
    parse: (text) => parseThroughput(text, { ...throughputRange, min: bytesPerSecond(0) }, 'MB/s'),
    serialize: serializeThroughput,
  }),
  capacity: textField<Bytes, CalculatorContext>({
    label: 'Capacity',
    hint: 'Of all disks together, in GiB, rounded up to a whole one.',
    initial: '1TiB',
    unit: 'GiB',
    brief: formatBytes,
    parse: (text) => {
      // Half a GiB is less than the smallest disk holds, and no reason to refuse an answer.
      const size = parseMeasuredBytes(text, { ...capacityRange, min: 1 as Bytes }, 'GiB');
      if (isOk(size)) return ok(gib(Math.ceil(size.value / gib(1))));
      return size.readings
        ? size
        : err('Type a capacity such as 512 GiB or 4 TiB, more than 0 and up to 4,096 TiB.');
    },
    serialize: serializeBytes,
  }),
  type: choiceField<'PremiumV2' | 'Ultra', CalculatorContext>({
    label: 'Disk type',
    hint: 'Both are provisioned by size, IOPS and throughput.',
    initial: 'PremiumV2',
    group: 'disks',
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
  limits: limitsField,
};
