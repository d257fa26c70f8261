import { osField, regionField } from '../shared/fields/cost-fields.ts';
import { diskGroupsField } from '../shared/fields/disk-group-field.ts';
import {
  hitField,
  inIops,
  inKib,
  inMbPerSecond,
  limitsField,
  optionalField,
  readField,
} from '../shared/fields/fields.ts';
import { vmField } from '../shared/fields/name-fields.ts';
import { tempField } from './temp-field.ts';

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
