import { placeFields } from '../shared/fields/cost-fields.ts';
import {
  cacheField,
  disksField,
  hitField,
  ioSizeField,
  limitsField,
  readField,
} from '../shared/fields/fields.ts';
import { optionalVmField, volumeDiskField } from '../shared/fields/name-fields.ts';

export const fields = {
  disk: volumeDiskField('P30'),
  disks: disksField('1'),
  vm: optionalVmField,
  cache: cacheField('None'),
  'io-size': ioSizeField('8KiB'),
  read: readField('100%'),
  hit: hitField('0%'),
  ...placeFields('vm'),
  limits: limitsField,
};
