/** Why an answer is what it is: what follows from the verdict, and which demand is counted. */
import { formatDisks, roleName } from '../../storage/path/disk-names.ts';
import { isLocalNvme } from '../../storage/set-up/disk-group.ts';
import type { Load } from '../../storage/set-up/loads.ts';
import { type Assessment, isExceeded } from '../../storage/verdict/assess.ts';
import { sizesAllowed } from '../../storage/verdict/io-sizes.ts';
import { localNvmeOptions } from '../shared/answer/local-nvme-options.ts';
import { capital, list } from '../shared/answer/text.ts';

/** “OS (P10)”, “data (4 × P30)”. */
export const groupName = ({ role, disk, count }: Load) =>
  `${roleName(role)} (${formatDisks(disk, count)})`;

/** Which demand is counted in the figures. */
export function formatDemand({ loads }: Assessment): readonly string[] {
  if (loads.every(({ demand }) => demand.basis === 'limits'))
    return ['Without a target every disk is counted at its limits at once, the worst case.'];
  const named = (basis: Load['demand']['basis']) =>
    loads.filter(({ demand }) => demand.basis === basis).map(groupName);
  const [targeted, typed, full, idle] = (['target', 'group', 'limits', 'idle'] as const).map(named);
  const sentence = (names: readonly string[] = [], one: string, many = one) =>
    names.length > 0 ? [`${capital(list(names))} ${names.length > 1 ? many : one}.`] : [];
  return [
    ...sentence(full, 'is counted at full limits', 'are counted at full limits'),
    ...(targeted?.length === 1
      ? [`The whole target is placed on ${targeted[0]}.`]
      : sentence(targeted, '', 'share the target in proportion to their limits')),
    ...sentence(typed, 'has IOPS of its own', 'have IOPS of their own'),
    ...sentence(idle, 'is idle, without IOPS of its own', 'are idle, without IOPS of their own'),
  ];
}

/** In one sentence: what follows from the verdict. */
export function why(assessment: Assessment): string {
  const { verdict, bottlenecks } = assessment;
  if (verdict === 'unsafe')
    return 'With ReadWrite, writes that only the host has are gone if it fails.';
  if (verdict === 'not-checked') return 'No published limit is exceeded.';
  const exceeded = bottlenecks.filter((check) => isExceeded(check));
  if (exceeded.length === 0) {
    const { max, min, isEmpty } = sizesAllowed(assessment.checks);
    const [demand = ''] = formatDemand(assessment);
    if (!max && !min) return demand;
    const isMixed = assessment.loads.some(({ demand: { basis } }) => basis === 'limits');
    return `${isMixed ? `${demand} ` : ''}With ${max ? 'larger IOs throughput decides' : 'smaller IOs IOPS decide'}${isEmpty ? '' : ': enter the IO size'}.`;
  }
  const ofVm = exceeded.filter(({ load }) => !load).length;
  // Of a rate of IOs smaller ones need less throughput.
  const isOfRate = assessment.setUp.targetIops && exceeded[0]?.kind === 'throughput';
  // The VM’s own disks cannot be enlarged, and no other is as fast as where they are.
  if (exceeded.every(({ load }) => load && isLocalNvme(load)))
    return localNvmeOptions(assessment.setUp.vm, assessment.setUp.groups);
  if (ofVm > 0 && ofVm < exceeded.length)
    return 'Both the disks and the VM allow less: it takes a larger VM and more or larger disks.';
  return ofVm > 0
    ? `Disks share this VM limit and slow down together. Larger disks will not help; ${isOfRate ? 'smaller IOs or ' : ''}another VM will.`
    : 'At its own limit a disk slows down alone: more or larger disks help, another VM does not.';
}
