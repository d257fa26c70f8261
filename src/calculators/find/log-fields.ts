/** What a log needs: a second volume, on disks of its own. */
import {
  type Bytes,
  type BytesPerSecond,
  formatIops,
  gib,
  type Iops,
  parseMeasuredBytes,
  serializeBytes,
} from '../../units/index.ts';
import { inIops, inMbPerSecond, optionalField } from '../shared/fields/fields.ts';

export const logFields = {
  'log-iops': optionalField<Iops>('Log IOPS', 'Of a second volume with own disks; empty: none.', {
    ...inIops,
    group: 'disks',
    brief: (rate) => `log ${formatIops(rate)}`,
  }),
  'log-throughput': optionalField<BytesPerSecond>(
    'Log throughput',
    'In MB/s; empty where it is IOPS × IO size.',
    { ...inMbPerSecond, group: 'disks', brief: () => '' },
  ),
  'log-capacity': optionalField<Bytes>('Log capacity', 'In GiB; empty: any, if there is a log.', {
    group: 'disks',
    unit: 'GiB',
    parse: (text) => parseMeasuredBytes(text, { min: gib(1), max: gib(1024 * 1024) }, 'GiB'),
    serialize: serializeBytes,
  }),
};
