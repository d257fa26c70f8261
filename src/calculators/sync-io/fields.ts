import {
  diskField,
  disksField,
  ioSizeField,
  latencyField,
  limitsField,
  optionalVmField,
  outstandingField,
} from '../fields.ts';

export const fields = {
  latency: latencyField('2ms'),
  'io-size': ioSizeField('4KiB'),
  outstanding: outstandingField('1'),
  disk: diskField('P30'),
  disks: disksField('1'),
  vm: optionalVmField,
  limits: limitsField,
};
