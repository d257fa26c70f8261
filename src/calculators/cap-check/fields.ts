import { textField } from '../../kit/index.ts';
import type { Temp } from '../../storage/loads.ts';
import {
  err,
  isOk,
  ok,
  parseThroughput,
  type Result,
  serializeIops,
  serializeThroughput,
} from '../../units/index.ts';
import { osField, regionField } from '../cost-fields.ts';
import type { CalculatorContext } from '../dataset.ts';
import { diskGroupsField } from '../disk-group-field.ts';
import {
  hitField,
  inIops,
  inKib,
  inMbPerSecond,
  limitsField,
  optionalField,
  readField,
  throughputRange,
} from '../fields.ts';
import { vmField } from '../name-fields.ts';

const acceptedTemp =
  'Type unused, used, a throughput such as 100 MB/s, or a rate such as 2000 IOPS.';

const tempField = textField<Temp, CalculatorContext>({
  label: 'Temp disk',
  hint: 'unused, used, or its load: 100 MB/s, 2000 IOPS.',
  initial: 'unused',
  offers: ['unused', 'used'],
  parse: (text): Result<Temp> => {
    const word = text.trim().toLowerCase();
    if (word === 'unused' || word === 'used') return ok(word);
    if (!/^\d/.test(word)) return err(acceptedTemp);
    if (word.includes('iops')) {
      const rate = inIops.parse(text);
      return isOk(rate) ? ok({ iops: rate.value }) : rate;
    }
    const throughput = parseThroughput(text, throughputRange);
    return isOk(throughput) ? ok({ throughput: throughput.value }) : throughput;
  },
  serialize: (temp) => {
    if (typeof temp === 'string') return temp;
    return 'iops' in temp
      ? `${serializeIops(temp.iops)}IOPS`
      : serializeThroughput(temp.throughput);
  },
});

export const fields = {
  vm: vmField('D16ds_v5'),
  disks: diskGroupsField('os:P10x1:ReadOnly,data:P30x4:ReadOnly,log:P30x1:None'),
  temp: tempField,
  'io-size': optionalField(
    'IO size',
    'Optional, in KiB. Without it IOPS and throughput are checked separately.',
    inKib,
  ),
  'target-iops': optionalField(
    'Target IOPS',
    'Of all data disks together; empty = their limits.',
    inIops,
  ),
  'target-throughput': optionalField(
    'Target throughput',
    'Of all data disks together, in MB/s.',
    inMbPerSecond,
  ),
  read: readField('100%'),
  hit: hitField('0%'),
  region: regionField,
  os: osField,
  limits: limitsField,
};
