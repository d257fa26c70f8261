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
  disk: diskField,
  disks: disksField('1'),
  vm: optionalVmField,
  cache: cacheField,
  'io-size': ioSizeField('8KiB'),
  read: readField,
  hit: hitField,
  limits: limitsField,
};
