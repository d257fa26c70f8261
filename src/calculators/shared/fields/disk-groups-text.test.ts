/** The text of groups that links have is that of the input for them. */
import { expect, test } from 'vitest';
import { isOk } from '../../../units/index.ts';
import { fullDataset } from '../../full-dataset.ts';
import { diskGroupsField } from './disk-group-field.ts';
import { serializeGroups } from './disk-groups-text.ts';

const field = diskGroupsField('');

test.each([
  'os:P10x1:ReadOnly:0,data:P30x4:ReadOnly,log:P30x1:None',
  'data:PremiumV2-1024GiB-6250IOPS-125MBpsx4:None:20000:400MB/s',
  'os:Ephemeral-128GiB-CacheDiskx1:ReadOnly,data:LocalNVMex2:None,tempdb:P30-tierP50x1:None:100',
  'data:P50-4095GiB-plus-ZRSx2:None',
])('%s is read, and written in the same way by both', (text) => {
  const groups = field.parse(text, { context: fullDataset, text: () => '' });
  if (!isOk(groups)) throw new Error(groups.problem);
  const written = serializeGroups(groups.value);
  expect(written).toBe(field.serialize(groups.value));
  expect(field.parse(written, { context: fullDataset, text: () => '' })).toEqual(groups);
});
