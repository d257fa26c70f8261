import { placeFields } from '../shared/fields/cost-fields.ts';
import {
  cacheField,
  disksField,
  hitField,
  ioSizeField,
  latencyField,
  limitsField,
  readField,
} from '../shared/fields/fields.ts';
import { optionalVmField, volumeDiskField } from '../shared/fields/name-fields.ts';
import { outstandingField } from '../shared/fields/outstanding-field.ts';

export const fields = {
  latency: latencyField,
  'io-size': ioSizeField('4KiB'),
  outstanding: outstandingField('1'),
  disk: volumeDiskField('P30'),
  disks: disksField('1'),
  vm: optionalVmField,
  read: readField('0%'),
  cache: cacheField('None'),
  hit: hitField('0%'),
  ...placeFields('vm'),
  limits: limitsField,
};
