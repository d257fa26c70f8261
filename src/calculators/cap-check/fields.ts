import { textField } from '../../kit/index.ts';
import {
  type Bytes,
  type BytesPerSecond,
  bad,
  bytesPerSecond,
  good,
  type Iops,
  iops,
  isGood,
  mbPerSecond,
  type Read,
  readBytes,
  readIops,
  readThroughput,
  writeBytes,
  writeIops,
  writeThroughput,
} from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { diskGroupsField } from '../disk-group-field.ts';
import {
  hitField,
  ioSizeRange,
  limitsField,
  optionalField,
  readField,
  vmField,
} from '../fields.ts';

const mostIops = { least: iops(1), most: iops(10_000_000) };
const mostThroughput = { least: bytesPerSecond(1), most: mbPerSecond(1_000_000) };

/** Not used, used by an amount that nobody knows, or by so many IOs or bytes a second. */
export type Temp =
  | 'unused'
  | 'used'
  | { readonly throughput: BytesPerSecond }
  | { readonly iops: Iops };

const tempWords = 'Type unused, used, a throughput such as 100 MB/s, or a rate such as 2000 IOPS.';

const tempField = textField<Temp, CalculatorContext>({
  label: 'Temp disk',
  hint: 'unused, used, or its load: 100 MB/s, 2000 IOPS.',
  initial: 'unused',
  offers: ['unused', 'used'],
  read: (text): Read<Temp> => {
    const word = text.trim().toLowerCase();
    if (word === 'unused' || word === 'used') return good(word);
    if (!/^\d/.test(word)) return bad(tempWords);
    if (word.includes('iops')) {
      const rate = readIops(text, mostIops);
      return isGood(rate) ? good({ iops: rate.value }) : rate;
    }
    const throughput = readThroughput(text, mostThroughput);
    return isGood(throughput) ? good({ throughput: throughput.value }) : throughput;
  },
  write: (temp) => {
    if (typeof temp === 'string') return temp;
    return 'iops' in temp ? `${writeIops(temp.iops)}IOPS` : writeThroughput(temp.throughput);
  },
});

export const fields = {
  vm: vmField('D16ds_v5'),
  disks: diskGroupsField('os:P10x1:ReadOnly,data:P30x4:ReadOnly,log:P30x1:None'),
  temp: tempField,
  'io-size': optionalField<Bytes>(
    'IO size',
    'Optional, in KiB. Without it IOPS and throughput are checked separately.',
    (text) => readBytes(text, ioSizeRange, 'KiB'),
    writeBytes,
  ),
  'target-iops': optionalField<Iops>(
    'Target IOPS',
    'Of all data disks together; empty = their limits.',
    (text) => readIops(text, mostIops),
    writeIops,
  ),
  'target-throughput': optionalField<BytesPerSecond>(
    'Target throughput',
    'Of all data disks together, in MB/s.',
    (text) => readThroughput(text, mostThroughput, 'MB/s'),
    writeThroughput,
  ),
  read: readField('100%'),
  hit: hitField('0%'),
  limits: limitsField,
};
