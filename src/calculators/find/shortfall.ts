/** What a set-up does not meet of a requirement, in a sentence. */

import { notChecked } from '../../storage/find/limit-use.ts';
import type { Part, Without } from '../../storage/find/requirement-costs.ts';
import { leftIn, type Row } from '../../storage/find/rows.ts';
import type { Bytes } from '../../units/index.ts';
import { formatBytes } from '../../units/index.ts';
import { formatAmount } from '../shared/answer/checks-and-columns.ts';
import { plural } from '../shared/answer/text.ts';
import { type Given, requirementOf } from './model.ts';
import { excludedNames, partOf } from './requirement-text.ts';
import { formatPercent } from './text.ts';

/** What a set-up achieves of a target that it does not meet, or meets without the headroom that is required. */
function achievedOf(
  part: 'target-iops' | 'target-throughput',
  inputs: Given,
  row: Row,
): string | undefined {
  const requirement = requirementOf(inputs);
  const { iops, throughput } = row.assessment.achieved;
  const target = partOf({ part }, inputs);
  const [kind, value] =
    part === 'target-iops' ? (['iops', iops] as const) : (['throughput', throughput] as const);
  const achieved = value && formatAmount(kind, value, 'MB/s');
  const left = leftIn({ ...requirement, headroom: 0 }, row, 100);
  if (left !== undefined && left !== notChecked)
    return `it achieves ${target}, which leaves ${left === 0 ? 'no' : `${formatPercent(left)} of`} headroom, and ${formatPercent(requirement.headroom)} is required`;
  if (!achieved) return undefined;
  const less = achieved === target ? 'slightly less than ' : '';
  return `it achieves ${less}${achieved}, and ${target} ${part === 'target-iops' ? 'are' : 'is'} required`;
}

/** What a set-up has of the one part of the requirement that it does not meet, and what is required. */
export function shortfallOf(
  without: Pick<Without, 'part' | 'exclusion'>,
  inputs: Given,
  row: Row,
  left: number,
): string {
  const { part } = without;
  const { vm, set } = row;
  if (part === 'target-iops' || part === 'target-throughput') {
    const achieved = achievedOf(part, inputs, row);
    if (achieved) return achieved;
  }
  const itsVcpus = `it has ${plural(vm.vcpus ?? 0, 'vCPU')}`;
  const has: Partial<Record<Part, string>> = {
    capacity: `it holds ${formatBytes((set.disk.size * set.disks) as Bytes)}`,
    'latency-class': `its disks are ${set.disk.family}`,
    types: `its disks are ${set.disk.family}`,
    log: 'it has no disks for a log',
    redundancy: `its disks are locally redundant`,
    vcpus: itsVcpus,
    'max-vcpus': itsVcpus,
    memory:
      vm.memory === undefined ? 'its memory is not published' : `it has ${formatBytes(vm.memory)}`,
    'local-disk': 'it has none',
    headroom: `it leaves ${formatPercent(left)}`,
    cache: `its host cache is ${set.cache}`,
    'max-disks': `it has ${set.disks}`,
    'os-disk': 'it has no room there',
  };
  const { vcpus } = requirementOf(inputs);
  const are = part === 'target-iops' || (part === 'vcpus' && vcpus > 1) ? 'are' : 'is';
  return `${has[part] ?? 'it does not reach that'}, and ${partOf(without, inputs)} ${are} required`;
}

/** What a set-up does not meet of the whole requirement: the one part without which it was found. */
export const missesOf = (
  without: Pick<Without, 'part' | 'exclusion'>,
  inputs: Given,
  row: Row,
  left: number,
): string =>
  without.exclusion
    ? `it is one of the ${excludedNames[without.exclusion]}, which are left out`
    : shortfallOf(without, inputs, row, left);
