/** What needs no search: a lower performance tier that does the same, and the temp disk of the VM for tempdb. */
import type { Catalogue } from '../../limits/types.ts';
import { changed } from '../../storage/change/changed-set-up.ts';
import { lowerTiers } from '../../storage/change/lower-tiers.ts';
import { nvmeDisksIn } from '../../storage/path/local.ts';
import { isLocalNvme } from '../../storage/set-up/disk-group.ts';
import type { SetUp } from '../../storage/set-up/set-up.ts';
import { type Assessment, assess } from '../../storage/verdict/assess.ts';
import { formatBytes } from '../../units/index.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { strong } from '../shared/answer/text.ts';
import { serializeTemp } from '../shared/case/case-fields.ts';
import { serializeGroups } from '../shared/fields/disk-groups-text.ts';
import type { Priced } from '../shared/set-up/cost.ts';
import { OptionRows } from '../shared/set-up/option-rows.ts';

/** Where tempdb is to be on local NVMe disks that a VM does not have, its temp disk can hold it, if nothing else uses that. */
function onTempDisk(setUp: SetUp): readonly ProposedChange[] {
  const { vm, groups } = setUp;
  const tempdb = groups.find((group) => group.role === 'tempdb' && isLocalNvme(group));
  if (!tempdb || !vm.temp || nvmeDisksIn(vm) !== 0 || setUp.temp !== 'unused') return [];
  const { iops, throughput } = tempdb;
  // The load of a temp disk is one of both.
  if (iops && throughput) return [];
  const others = groups.filter((group) => group !== tempdb);
  const temp = iops ? { iops } : throughput ? { throughput } : 'used';
  const { verdict } = assess({ ...setUp, groups: others, temp });
  if (/^(not-possible|unsafe|throttled)$/.test(verdict)) return [];
  return [
    {
      text: [
        strong(`tempdb on the temp disk of ${vm.name}, ${formatBytes(vm.temp)}`),
        `, in place of local NVMe disks: ${temp === 'used' ? 'enter its load as Temp disk' : verdict.replace('-', ' ')}.`,
      ],
      changes: { disks: serializeGroups(others), temp: serializeTemp(temp) },
    },
  ];
}

/** @param now the set-up of the inputs, as it is judged */
export function simpleOptions(
  now: Assessment,
  catalogue: Catalogue,
  pricedAt: (setUp: SetUp) => Priced,
): readonly ProposedChange[] {
  const { setUp, verdict } = now;
  if (verdict === 'not-possible') return onTempDisk(setUp);
  const disks = /^(fits|tight)$/.test(verdict) ? lowerTiers(setUp.groups, catalogue) : [];
  const lowered = disks.length > 0 && changed(setUp, { disks });
  if (!lowered) return [];
  const option = { change: { disks }, assessment: assess(lowered) };
  return [new OptionRows(now, pricedAt).fitting(option)];
}
