/** Names and amounts of a diagnosis, which its headline, tables and next steps share. */
import { nearestRatio } from '../../storage/diagnosis/diagnose.ts';
import { type VmLimitId, vmLimitNames } from '../../storage/path/path.ts';
import {
  type BytesPerSecond,
  formatFraction,
  formatIops,
  formatThroughput,
  type Iops,
} from '../../units/index.ts';
import { formatVmLimit, kindNames, limitName } from '../shared/answer/text.ts';
import type { Compared } from './measured.ts';
import type { Diagnosed } from './model.ts';

/** “VM uncached throughput (E16s_v3)”, “disk IOPS (P30)” */
export const nameOf = ({ limit: { id, kind }, owner }: Compared) => limitName({ id, kind, owner });

/** “the VM’s uncached throughput limit”, “the IOPS limit of the P30” */
export const inSentence = ({ limit: { id, kind }, owner }: Compared): string =>
  id === 'disk' ? `the ${kindNames[kind]} limit of ${owner}` : formatVmLimit(id, kind);

export const shortName = ({ limit: { id }, owner }: Compared) =>
  id === 'disk' ? owner : vmLimitNames[id as VmLimitId];

/** An amount in the unit in which its limit is published. */
export const amount = (
  { limit: { kind, id }, groups }: Compared,
  value: number,
  { loads, setUp }: Diagnosed,
): string => {
  const unit = id === 'disk' ? loads[groups[0] ?? 0]?.disk.unit : setUp.vm.unit;
  return kind === 'iops'
    ? formatIops(value as Iops)
    : formatThroughput(value as BytesPerSecond, unit);
};

export const usedText = (compared: Compared): string => formatFraction(nearestRatio(compared));

/** “375 of 384 MB/s” */
export const ofLimit = (compared: Compared, found: Diagnosed): string =>
  `${amount(compared, compared.level, found)} of ${amount(compared, compared.limit.sustained ?? 0, found)}`;
