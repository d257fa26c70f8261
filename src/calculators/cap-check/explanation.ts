/** Why the verdict is what it is, and which rules the set-up keeps or breaks. */
import type { Check } from '../../kit/index.ts';
import type { Prices } from '../../limits/prices/region-prices.ts';
import type { Catalogue, Vm } from '../../limits/types.ts';
import { writeAcceleratorToday } from '../../limits/vms/current/write-accelerator.ts';
import { acceleratedDisks } from '../../limits/write-accelerator.ts';
import type { Burst } from '../../storage/path/burst.ts';
import { diskName } from '../../storage/path/disk-names.ts';
import { nvmeDisksTaken, placementNames, roomOf } from '../../storage/path/local.ts';
import { dataDisks, isLocalNvme } from '../../storage/set-up/disk-group.ts';
import { estimateOfCached } from '../../storage/set-up/estimated-cached-limit.ts';
import { tempLoad } from '../../storage/set-up/loads.ts';
import type { SetUp } from '../../storage/set-up/set-up.ts';
import { type Assessment, isExceeded } from '../../storage/verdict/assess.ts';
import { sizesAllowed } from '../../storage/verdict/io-sizes.ts';
import {
  type Finding,
  findingsOn,
  guideDisks,
  type Remark,
} from '../../storage/verdict/rule-findings.ts';
import { type Bytes, formatBytes, formatIops, formatThroughput, iops } from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import type { Explanation } from '../shared/answer/explanation.ts';
import {
  bySeverity,
  cautionNotes,
  notesOn,
  ruleNote,
  unpublishedNotes,
} from '../shared/answer/notes.ts';
import { capital, citationOf, formatDoubted, list, plural } from '../shared/answer/text.ts';
import { serializeTemp } from '../shared/case/case-fields.ts';
import { burstNotes } from '../shared/set-up/burst-figures.ts';
import { regionNotes } from '../shared/set-up/cost.ts';
import { formatCheck } from '../shared/set-up/limits.ts';
import { nvmeNotes } from '../shared/set-up/nvme-note.ts';
import { withSizes } from '../shared/set-up/verdict-io-sizes.ts';
import { formatGaps, formatNoTemp } from './headline.ts';
import { formatDemand, groupName, why } from './reason.ts';

export function explain(
  assessment: Assessment,
  burst: Burst | undefined,
  prices: Prices | undefined,
  catalogue: Catalogue,
): Omit<Explanation, 'recommendations'> {
  const { vm, groups, edition } = assessment.setUp;
  const disks = groups.map(({ disk }) => disk);
  return {
    why: why(assessment),
    checks: bySeverity([
      ...cautionNotes(vm, groups, catalogue),
      ...nvmeNotes(vm, catalogue),
      ...regionNotes(disks, prices, catalogue),
      ...checkNotes(assessment, catalogue),
      ...countedNote(assessment),
      ...burstNotes(
        burst,
        vm,
        'all groups at once at their burst limits, or at what was typed',
        catalogue,
      ),
      ...notesOn([...disks, vm], edition, catalogue, ['burst apart']),
    ]),
  };
}

/** The figure of a cached limit is that of the temp disk, and more is demanded of it. */
const doubtedNote = (vm: Vm): Check => ({
  severity: 'warning',
  text: `${capital(formatDoubted(vm))}: it is that of the temp disk, and the cache may allow more.`,
});

/** What is counted, for who asks: the demand, and what an IO size would change. */
function countedNote(assessment: Assessment): readonly Check[] {
  const { verdict, bottlenecks, gaps } = assessment;
  const sizes = sizesAllowed(assessment.checks);
  const exceeded = bottlenecks.filter((check) => isExceeded(check));
  const sentences = compact([
    exceeded.length > 1 && `${capital(list(exceeded.map(formatCheck)))} are exceeded.`,
    ...formatDemand(assessment),
    sizes.max && `${capital(formatCheck(sizes.max.by))} allows no larger IOs.`,
    gaps.some((gap) => gap.why === 'os') &&
      'An ephemeral OS disk could use it all: enter its IOPS.',
    verdict !== 'not-checked' && gaps.length > 0 && `Not checked: ${formatGaps(assessment)}.`,
  ]);
  return [{ severity: 'info', text: sentences.join(' ') }];
}

/** How many of the local NVMe disks are used, how large they are, and how many are left. */
function formatNvme({ vm, groups }: SetUp): string {
  const { nvmeDisks: all, nvmeSize } = vm;
  if (all === undefined || nvmeSize === undefined)
    return `no page says how many local NVMe disks ${vm.name} has.`;
  const data = nvmeDisksTaken(vm, groups.filter(isLocalNvme));
  const os = nvmeDisksTaken(vm, groups) - data;
  const left = all - data - os;
  return `${all === 1 ? 'the only local NVMe disk' : `${data} of the ${all} local NVMe disks`} of ${vm.name}, ${formatBytes((data * nvmeSize) as Bytes)}, as part of its price${os > 0 ? `; the OS disk is on ${os}` : ''}; ${left === 0 ? 'none is' : left === 1 ? '1 is' : `${left} are`} left.`;
}

/** The texts of findings whose rule does not say it, or that have no rule. */
const remarks: Readonly<Record<Remark, (setUp: SetUp, finding: Finding) => string>> = {
  'idle groups': (setUp, { ifFull: { checks, over } = { checks: [], over: [] } }) =>
    over.length > 0
      ? `idle here. At their own limits too ${list(over.map(formatCheck))} would be exceeded: enter their IOPS to check the real load.`
      : `idle here. At their own limits too no ${checks.some((check) => isExceeded(check)) ? 'other' : 'published'} limit would be exceeded${withSizes(checks, setUp)}.`,
  'disk count': ({ vm, groups }) =>
    `${plural(dataDisks(groups), 'data disk')}; ${vm.name} takes ${vm.maxDataDisks}.`,
  'guide stripes fewer': ({ vm, groups }) =>
    `${plural(dataDisks(groups), 'data disk')}: the size table allows ${vm.maxDataDisks} on ${vm.name}, the design guide stripes at most ${guideDisks[vm.series]?.max}.`,
  'no temp disk': (setUp) => `${formatNoTemp(setUp)}, so it is not counted.`,
  'OS disk is cached': () => 'None on an OS disk counts as ReadOnly: Microsoft’s pages differ.',
  'ephemeral disk fits': ({ vm, groups }) => {
    const disk = groups.find(({ role, disk: { placement } }) => role === 'os' && placement)?.disk;
    const room = disk && roomOf(vm, disk);
    return disk?.placement && typeof room === 'number'
      ? `${diskName(disk)} fits: the ${placementNames[disk.placement]} of ${vm.name} can hold ${formatBytes(room)}. Trusted launch takes 1 GiB of it.`
      : '';
  },
  'ephemeral cache setting': () => 'The host cache setting of a local disk is ignored.',
  'local NVMe disks': formatNvme,
  'local disks together': ({ vm }) =>
    `${vm.name} has ${vm.nvmeDisks} local disks, and its page has the figures of all: each counts with an equal part.`,
  'local mixture': () =>
    'No page gives a figure for reads beside writes: reads ÷ their limit + writes ÷ theirs is at most 1.',
  'NVMe beside the temp disk': (setUp) => {
    const { vm, temp } = setUp;
    const [own, beside] = [vm.localDisk, vm.nvme].map((limit) =>
      limit ? `${formatIops(limit.iops)}, ${formatThroughput(limit.throughput, vm.unit)}` : '',
    );
    const example = typeof temp === 'string' ? { iops: iops(20_000) } : temp;
    return tempLoad(setUp).on === 'NVMe'
      ? `Compared with the local NVMe disks of ${vm.name} (${beside}; reads or writes not said), not the small temp disk beside them (${own}). Deallocation loses what is on them.`
      : `Compared with the small temp disk of ${vm.name} (${own}). If the load is on the local NVMe disks beside it (${beside}), enter ${serializeTemp({ ...example, on: 'NVMe' })}.`;
  },
  'host failure loses data': () =>
    'ReadWrite loses recent writes when the host fails, unless the application flushes what must last. It is not for logs nor SQL Server.',
  'host failure loses recent writes': () =>
    'ReadWrite loses recent writes when the host fails, and Microsoft’s SQL Server guidance does not allow it for tempdb.',
  'other data may be lost': () =>
    'ReadWrite loses recent writes when the host fails, unless the application flushes what must last.',
  'Write Accelerator': ({ vm }) => {
    const { disks = 0, iops: most = iops(0) } = acceleratedDisks(writeAcceleratorToday, vm) ?? {};
    return `Write Accelerator, not counted here, shortens log writes of up to 64 KiB on ${plural(disks, 'data disk')} of ${vm.name} with ${formatIops(most)} together; SAP HANA needs it for /hana/log.`;
  },
  'own limit beside Premium SSD': ({ vm }) =>
    `${vm.name} has a limit for Premium SSD v2 and Ultra Disk. No page adds it to that for Premium SSD: the larger counts for both.`,
  'advised for a log': () => 'Microsoft’s design guide advises host cache None for a log.',
  'advised for data': () =>
    'host cache None, and Microsoft’s design guide advises ReadOnly for data files.',
  'needs a zone': () => 'in most regions only a VM in a zone can have it.',
  'no availability set': () => 'not in an availability set.',
  'changes a day': () => 'its IOPS and MB/s can be changed four times in 24 hours.',
};

function noteOf(finding: Finding, setUp: SetUp, catalogue: Catalogue): Check {
  const { rule, remark, severity, who } = finding;
  const text = remark && remarks[remark](setUp, finding);
  const note = rule
    ? ruleNote(rule, catalogue, severity, text)
    : {
        severity,
        text: text ?? '',
        citation: citationOf(who?.[0]?.disk ?? setUp.vm, catalogue),
      };
  return who ? { ...note, text: `${list(who.map(groupName))}: ${note.text}` } : note;
}

/** What an unpublished cached limit may be: a sentence for the check that says so, and its source. */
function withEstimate(check: Check, vm: Vm, catalogue: Catalogue): Check {
  const estimate = estimateOfCached(vm, catalogue);
  if (!estimate) return check;
  const { limit, from } = estimate;
  const figures = `${formatIops(limit.iops)} and ${formatThroughput(limit.throughput, from.unit)}`;
  return {
    ...check,
    text: `${check.text} Estimate: ${figures}, the limit of ${from.name}, the same size with a temp disk; not used in the verdict.`,
    citation: citationOf(from, catalogue),
  };
}

/** An OS disk without a target does not affect the verdict, but a note says what was not checked. */
function uncheckedOs(
  { setUp: { vm }, loads, gaps }: Assessment,
  catalogue: Catalogue,
): readonly Check[] {
  const open = loads
    .filter(({ role }) => role === 'os')
    .flatMap(({ path }) => path.filter(({ published }) => !published));
  if (gaps.some(({ why }) => why === 'unpublished')) return [];
  if (open.some(({ id }) => id === 'disk')) return unpublishedNotes(vm, ['local']);
  return open.some(({ id }) => id === 'cached')
    ? [
        withEstimate(
          {
            severity: 'info',
            text: `The cached limit of ${vm.name} is not published, so the OS disk is not checked.`,
          },
          vm,
          catalogue,
        ),
      ]
    : [];
}

/** Every check that concerns the set-up. */
function checkNotes(assessment: Assessment, catalogue: Catalogue): readonly Check[] {
  const { setUp } = assessment;
  const ids = new Set(
    assessment.gaps.flatMap((gap) => (gap.why === 'unpublished' ? [gap.id] : [])),
  );
  return [
    ...[...ids].flatMap((id) =>
      unpublishedNotes(setUp.vm, [id]).map((check) =>
        id === 'cached' ? withEstimate(check, setUp.vm, catalogue) : check,
      ),
    ),
    ...(assessment.gaps.some(({ why }) => why === 'doubted') ? [doubtedNote(setUp.vm)] : []),
    ...findingsOn(assessment).map((finding) => noteOf(finding, setUp, catalogue)),
    ...uncheckedOs(assessment, catalogue),
  ];
}
