/** Names and amounts of a diagnosis, which its headline, tables and next steps share. */
import {
  type Finding,
  hasBurstEnded,
  isAtBurst,
  nearestRatio,
} from '../../storage/diagnosis/diagnose.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import { type VmLimitId, vmLimitNames } from '../../storage/path/path.ts';
import { isLocalNvme } from '../../storage/set-up/disk-group.ts';
import type { Load } from '../../storage/set-up/loads.ts';
import { formatFraction, type ThroughputUnit } from '../../units/index.ts';
import { formatAmount } from '../shared/answer/checks-and-columns.ts';
import { formatVmLimit, kindNames, limitName } from '../shared/answer/text.ts';
import type { Compared } from './measured.ts';
import type { Diagnosed } from './model.ts';

/** A minute: shorter runs are of caches, queues that fill, and chance. */
export const shortestRun = 60;

/** Before a command with its variable. */
export const vmId = 'VM_ID is the resource ID of the VM (az vm show --query id --output tsv).';

export const isVm = ({ limit: { id } }: Compared) => id !== 'disk';

/** “VM uncached throughput (E16s_v3)”, “disk IOPS (P30)” */
export const comparedLimit = ({ limit: { id, kind }, owner }: Compared) => ({ id, kind, owner });
export const nameOf = (compared: Compared) => limitName(comparedLimit(compared));

/** “the VM’s uncached throughput limit”, “the IOPS limit of the P30” */
export const inSentence = ({ limit: { id, kind }, owner }: Compared): string =>
  id === 'disk' ? `the ${kindNames[kind]} limit of ${owner}` : formatVmLimit(id, kind);

export const shortName = ({ limit: { id }, owner }: Compared) =>
  id === 'disk' ? owner : vmLimitNames[id as VmLimitId];

/** “data, 4 × P30” */
export const diskOf = ({ role, disk, count }: Load) => `${role}, ${formatDisks(disk, count)}`;

/** The disks whose limit it is; nothing for a limit of the VM. */
export const loadOf = ({ limit: { id }, groups }: Compared, { loads }: Diagnosed) =>
  id === 'disk' ? loads[groups[0] ?? 0] : undefined;

/** Are these limits of local NVMe disks, which are a part of the VM? */
export const areLocal = (limits: readonly Compared[], found: Diagnosed): boolean =>
  limits.every((limit) => {
    const load = loadOf(limit, found);
    return load !== undefined && isLocalNvme(load);
  });

/** The unit in which a limit is published. */
export const publishedUnit = (compared: Compared, found: Diagnosed): ThroughputUnit =>
  (loadOf(compared, found)?.disk ?? found.setUp.vm).unit;

/** An amount in that unit. */
export const amount = (compared: Compared, value: number, found: Diagnosed): string =>
  formatAmount(compared.limit.kind, value, publishedUnit(compared, found));

export const usedText = (compared: Compared): string => formatFraction(nearestRatio(compared));

type Found = Finding<Compared> | undefined;

/** Is a burst at its limit, which it goes on to be? That limit is one as any other. */
export const isAtItsBurst = (finding: Found): boolean =>
  finding?.verdict === 'above-limit' &&
  finding.by === 'burst' &&
  finding.limits.slice(0, 1).some((one) => isAtBurst(one) && !hasBurstEnded(one));

/** The verdict of a finding, burst limits among those that something may be at. */
export const verdictOf = (finding: NonNullable<Found>) =>
  isAtItsBurst(finding) ? 'at-limit' : finding.verdict;
