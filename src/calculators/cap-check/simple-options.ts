/** What needs no search: a lower performance tier that does the same, and the local disks of the VM for tempdb. */
import { localNvme } from '../../limits/local-disks.ts';
import type { Catalogue } from '../../limits/types.ts';
import { changed } from '../../storage/change/changed-set-up.ts';
import { lowerTiers } from '../../storage/change/lower-tiers.ts';
import { nvmeDisksIn } from '../../storage/path/local.ts';
import { isLocalNvme } from '../../storage/set-up/disk-group.ts';
import type { SetUp } from '../../storage/set-up/set-up.ts';
import { type Assessment, assess } from '../../storage/verdict/assess.ts';
import { bytes, formatBytes } from '../../units/index.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { plural, strong } from '../shared/answer/text.ts';
import { serializeTemp } from '../shared/case/case-fields.ts';
import { serializeGroups } from '../shared/fields/disk-groups-text.ts';
import type { Priced } from '../shared/set-up/cost.ts';
import { OptionRows } from '../shared/set-up/option-rows.ts';

/** tempdb, which may be lost, on what the VM has of its own, if nothing else uses that: its temp disk, or its local NVMe disks. */
function onLocalDisks(now: Assessment, rows: OptionRows): readonly ProposedChange[] {
  const { vm, groups, temp: inUse } = now.setUp;
  const tempdb = groups.find((group) => group.role === 'tempdb');
  const nvme = nvmeDisksIn(vm);
  const room = nvme ? nvme * (vm.nvmeSize ?? 0) : vm.temp;
  if (!tempdb || !room || nvme === undefined || inUse !== 'unused') return [];
  const isAsked = isLocalNvme(tempdb);
  const { iops, throughput } = tempdb;
  // The load of a temp disk is one of both, and where it is not known nothing says whether another disk helps.
  if ((isAsked && nvme > 0) || (iops && throughput) || !(isAsked || iops || throughput)) return [];
  const local = nvme ? [{ ...tempdb, disk: localNvme, count: nvme, cache: 'None' as const }] : [];
  const others = groups.flatMap((group) => (group === tempdb ? local : group));
  const temp = nvme ? inUse : iops ? { iops } : throughput ? { throughput } : 'used';
  const assessment = assess({ ...now.setUp, groups: others, temp });
  const { verdict } = assessment;
  const isEnough =
    isAsked || verdict === 'fits' || (verdict === 'tight' && now.verdict !== 'tight');
  if (!isEnough || /^(not-possible|unsafe|throttled)$/.test(verdict)) return [];
  const disks = `tempdb on ${nvme ? plural(nvme, 'local NVMe disk') : 'the temp disk'}`;
  const [size, lost] = [formatBytes(bytes(room)), 'lost at deallocation'];
  const name = `${disks} of ${vm.name}, ${size}`;
  if (temp === 'used')
    return [
      {
        text: [strong(name), ', in place of local NVMe disks: enter its load as Temp disk.'],
        changes: { disks: serializeGroups(others), temp: serializeTemp(temp) },
      },
    ];
  return [
    rows.fitting(
      { change: {}, assessment },
      {
        name,
        detail: `A restart of SQL Server; what is there is ${lost}`,
        row: { name: `${disks}, ${size}`, detail: `A restart of SQL Server, ${lost}`, rest: '' },
        how: 'restart',
        guide: '/optimise/linux-and-windows/#tempdb-on-a-temp-disk-or-local-nvme',
      },
    ),
  ];
}

/** Lower tiers with the limits of the present ones. */
function onLowerTiers(now: Assessment, rows: OptionRows, catalogue: Catalogue) {
  const { setUp, verdict, achieved, bottlenecks } = now;
  const disks = lowerTiers(setUp.groups, catalogue);
  const lowered = disks.length > 0 && changed(setUp, { disks });
  if (!lowered) return [];
  const option = { change: { disks }, assessment: assess(lowered) };
  if (/^(fits|tight)$/.test(verdict)) return [rows.fitting(option)];
  const kind = bottlenecks[0]?.kind ?? 'throughput';
  const [before = 0, after = 0] = [achieved[kind], option.assessment.achieved[kind]];
  return [rows.gaining({ option, kind, before, after })];
}

/**
 * Options with those that need no search: what fits, or is tight as before, is first, what is tight behind all that fit,
 * and what but costs less last.
 * @param now the set-up of the inputs, as it is judged
 */
export function withSimpleOptions(
  now: Assessment,
  catalogue: Catalogue,
  pricedAt: (setUp: SetUp) => Priced,
  found: readonly ProposedChange[],
): readonly ProposedChange[] {
  const { verdict } = now;
  const rows = new OptionRows(now, pricedAt);
  const local = verdict === 'fits' ? [] : onLocalDisks(now, rows);
  const tiers = /^(not-possible|unsafe)$/.test(verdict) ? [] : onLowerTiers(now, rows, catalogue);
  const isTight = local.some(({ option }) => option?.verdict === 'tight');
  const behind = found.findIndex(({ option }) => option?.verdict !== 'fits');
  const all = isTight
    ? found.toSpliced(behind < 0 ? found.length : behind, 0, ...local)
    : [...local, ...found];
  if (/^(fits|tight)$/.test(verdict)) return [...tiers, ...all];
  const isCheaper = ({ option }: ProposedChange) =>
    option?.how === 'online' &&
    (option.figures.cost ?? Infinity) <= (tiers[0]?.option?.figures.cost ?? 0);
  return all.some(isCheaper) ? all : [...all, ...tiers];
}
