import {
  cacheField,
  diskField,
  disksField,
  hitField,
  ioSizeField,
  limitsField,
  optionalVmField,
  readField,
} from '../fields.ts';

export const fields = {
  disk: diskField('P30'),
  disks: disksField('1'),
  vm: optionalVmField,
  cache: cacheField('None'),
  'io-size': ioSizeField('8KiB'),
  read: readField('100%'),
  hit: hitField('0%'),
  limits: limitsField,
};
