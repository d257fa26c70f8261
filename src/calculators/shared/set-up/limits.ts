/** The checks of a set-up as bars, and as steps of the calculation with the numbers put in. */

import type { CalculationStep, LimitUse, Phrase } from '../../../kit/index.ts';
import type { Vm } from '../../../limits/types.ts';
import { formatDisks, roleName } from '../../../storage/path/disk-names.ts';
import { type Kind, type VmLimitId, vmLimitNames } from '../../../storage/path/path.ts';
import { dataDisks } from '../../../storage/set-up/disk-group.ts';
import { isOpenEphemeral, type Load } from '../../../storage/set-up/loads.ts';
import {
  type Assessment,
  countedOf,
  isExceeded,
  utilisationOf,
} from '../../../storage/verdict/assess.ts';
import type { Check } from '../../../storage/verdict/checks.ts';
import {
  bytesIn,
  exceeds,
  formatFigure,
  formatFraction,
  formatNumber,
  type ThroughputUnit,
  tightAbove,
} from '../../../units/index.ts';
import { defined } from '../../../units/omit-undefined.ts';
import { capital, formatMissing, formatVmLimit, kindNames, limitName } from '../answer/text.ts';

/** The label of a group, with its number where two groups are alike. */
function groupLabel(group: Load, loads: readonly Load[]): string {
  const label = (load: Load) => `${roleName(load.role)}, ${formatDisks(load.disk, load.count)}`;
  const alike = loads.filter((load) => label(load) === label(group));
  return alike.length > 1 ? `${label(group)} (group ${loads.indexOf(group) + 1})` : label(group);
}

const labelOf = ({ load, id }: Check, loads: readonly Load[]) =>
  load ? groupLabel(load, loads) : vmLimitNames[id as VmLimitId];

const figureIn = (value: number, kind: Kind, unit: ThroughputUnit) =>
  kind === 'iops' ? formatNumber(value) : formatFigure(value / bytesIn[unit]);
const withUnit = (value: number, kind: Kind, unit: ThroughputUnit) =>
  `${figureIn(value, kind, unit)} ${kind === 'iops' ? 'IOPS' : unit}`;

/** An amount with its unit, as the source of the check prints it: “600 MB/s”, “12,800 IOPS”. */
export const formatCheckAmount = (value: number, { kind, load }: Check, vm: Vm) =>
  withUnit(value, kind, (load?.disk ?? vm).unit);

/** Whose limit is it? The NVMe disks that an ephemeral OS disk has for itself are local disks of the VM. */
const ownerOf = ({ load }: Check) => (load?.disk.placement ? undefined : load);
const idOf = ({ id, load }: Check) => (load?.disk.placement ? 'local' : id);

/** Which limit a check is about, and whose. */
export function checkedLimit(check: Check, vm: Vm) {
  const load = ownerOf(check);
  const owner = load ? formatDisks(load.disk, load.count) : vm.name;
  return { id: idOf(check), kind: check.kind, owner };
}

/** The limit with whose it is: “VM cached throughput (DS15_v2)”. */
export const checkName = (check: Check, vm: Vm): string => limitName(checkedLimit(check, vm));

/** “the VM’s cached throughput limit”, “the data disks’ IOPS limit”. */
export function formatCheck(check: Check): string {
  const { kind } = check;
  const load = ownerOf(check);
  if (load)
    return `the ${roleName(load.role)} disk${load.count > 1 ? 's’' : '’s'} ${kindNames[kind]} limit`;
  return formatVmLimit(idOf(check) as VmLimitId, kind);
}

/** Local NVMe disks beside the temp disk have the readouts of local disks: a load is on one of them. */
const readoutOf = (check: Check) => (idOf(check) === 'nvme' ? 'local' : idOf(check));

/** The state of a limit, which sets the colour of its row. */
function stateOf(check: Check): LimitUse['state'] {
  if (!check.affectsVerdict || countedOf([check]).length === 0) return 'secondary';
  if (isExceeded(check, 'typed')) return 'over';
  if (isExceeded(check)) return 'tight';
  if (check.partlyKnown || !check.published) return 'secondary';
  return exceeds(utilisationOf(check), tightAbove) ? 'tight' : 'fits';
}

const tempName = ({ temp: { path } }: Assessment) =>
  path.some(({ id }) => id === 'nvme') ? 'local NVMe disks' : 'temp disk';

/** Which disks a limit is for: “4 × P30”, “all disks”, “os, data”. */
function detailOf(check: Check, assessment: Assessment): string {
  const { load } = check;
  if (load) return formatDisks(load.disk, load.count);
  const { loads, temp } = assessment;
  const across = loadsAcross(check, assessment).filter(({ demand }) => demand.iops !== 0);
  const isTemp = temp.path.some(({ id }) => id === check.id);
  if (across.length === loads.length && !isTemp) return 'all disks';
  return [
    ...new Set([
      ...across.map(({ role }) => roleName(role)),
      ...(isTemp ? [tempName(assessment)] : []),
    ]),
  ].join(', ');
}

/** What a figure is where it is not simply the limit: one that is not exceeded, or that is allowed at least. */
const boundOf = ({ published, mayBeHigher }: Check) => {
  if (mayBeHigher) return 'at least ';
  return published ? '' : 'at most ';
};

/** The checks that are marked: what determines the result, or what is nearest to do so. */
const markOf = (check: Check, { bottlenecks, verdict }: Assessment): LimitUse['mark'] => {
  if (!bottlenecks.includes(check) || utilisationOf(check) === 0) return undefined;
  return verdict === 'fits' && check.affectsVerdict ? 'nearest limit' : 'bottleneck';
};

function limitBar(check: Check, assessment: Assessment): LimitUse {
  const { setUp, loads, temp } = assessment;
  const { id, kind, load, demand, sustained, partlyKnown, affectsVerdict } = check;
  const local = loads.filter(({ disk }) => disk.placement);
  const { unit } = load?.disk ?? setUp.vm;
  const isRate = kind === 'iops';
  const mark = markOf(check, assessment);
  // The part of a demand that is known is a lower bound.
  const hasFigure = !partlyKnown || demand > 0;
  return {
    label: labelOf(check, loads),
    parts: {
      name: capital(load ? roleName(load.role) : vmLimitNames[id as VmLimitId]),
      detail: detailOf(check, assessment),
    },
    ...defined({ mark }),
    kind,
    state: stateOf(check),
    ...(hasFigure && { demand }),
    demandText: hasFigure
      ? `${partlyKnown ? 'at least ' : ''}${figureIn(demand, kind, unit)}`
      : 'not known',
    ...defined({ partlyKnown: partlyKnown || undefined }),
    limitText:
      sustained === undefined
        ? formatMissing(check)
        : `${boundOf(check)}${figureIn(sustained, kind, unit)}`,
    unitText: isRate ? 'IOPS' : unit,
    ...(sustained === undefined || check.mayBeHigher ? {} : { limit: sustained }),
    counts: affectsVerdict,
    ...(!(ownerOf(check) || (load && (temp.path.length > 0 || local.length > 1))) && {
      readout: { id: `${readoutOf(check)}-${kind}`, unit: isRate ? 'IOPS' : 'B/s' },
    }),
  };
}

/** How many data disks there are, of those that the VM takes. */
const dataDisksBar = (count: number, { maxDataDisks: max }: Vm): LimitUse => ({
  label: 'Data disks',
  kind: 'count',
  state: 'fits',
  counts: true,
  unitText: '',
  demand: count,
  demandText: formatNumber(count),
  limit: max,
  limitText: formatNumber(max),
});

/** The order of VM limits in tables and steps. */
const order: readonly string[] = ['nvme', 'local', 'cached', 'uncached', 'elastic'];

/** Limit by limit: what is marked first, then the limits of the VM, the disks, and the number of data disks. */
export function limitBars(assessment: Assessment): readonly LimitUse[] {
  const { setUp, checks, loads, bottlenecks } = assessment;
  const place = ({ id, load }: Check) => (load ? 100 + loads.indexOf(load) : order.indexOf(id));
  // Both dimensions of a limit stay together, those that are exceeded most before the others.
  const marked = bottlenecks.filter((check) => markOf(check, assessment)).map(place);
  const rank = (check: Check) => {
    const at = marked.indexOf(place(check));
    return at < 0 ? place(check) : at - marked.length;
  };
  const shown = checks.filter(
    ({ id, demand, partlyKnown }) => id !== 'disk' || demand > 0 || partlyKnown,
  );
  return [
    ...shown.toSorted((a, b) => rank(a) - rank(b)).map((check) => limitBar(check, assessment)),
    dataDisksBar(dataDisks(loads), setUp.vm),
  ];
}

/** One term of a sum: “4 × 200”, with the share that the cache does not serve where that is not all. */
function term(load: Load, kind: Kind, unit: ThroughputUnit, isBehindCache: boolean): string {
  const demand = load.demand[kind];
  if (demand === undefined) return 'not known';
  const each =
    load.demand.basis !== 'limits' || load.count === 1
      ? figureIn(demand, kind, unit)
      : `${load.count} × ${figureIn(demand / load.count, kind, unit)}`;
  return isBehindCache && load.missRatio !== 1
    ? `${each} × ${formatFraction(load.missRatio)}`
    : each;
}

/** Which groups cross this limit of the VM? All remote disks where Premium SSD and v2 or Ultra share the limit. */
function loadsAcross({ id }: Check, { loads, checks }: Assessment): readonly Load[] {
  const mixed = checks.some((check) => check.id === 'uncached' && check.demand > 0);
  const ids = id === 'elastic' && mixed ? [id, 'uncached'] : [id];
  return loads.filter(({ path }) =>
    path.some((limit) => limit.crossing > 0 && ids.includes(limit.id)),
  );
}

/** Red is for what targets exceed, amber for what all disks together could. */
const toneOf = (check: Check) => {
  if (isExceeded(check, 'typed')) return 'over';
  return isExceeded(check) ? 'tight' : 'strong';
};

/**
 * The sum at each limit of the VM: which group demands what, and how it compares with the limit. What determines the
 * result comes first.
 */
export const steps = (assessment: Assessment): readonly CalculationStep[] => {
  const ordered = assessment.checks.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return [...new Set([...assessment.bottlenecks, ...ordered])]
    .filter(({ id, affectsVerdict }) => id !== 'disk' || affectsVerdict)
    .flatMap((check): CalculationStep[] => {
      const { id, kind, demand, sustained, partlyKnown } = check;
      const { setUp, temp: ofTemp } = assessment;
      const { unit } = check.load?.disk ?? setUp.vm;
      const temp = ofTemp.path.some((limit) => limit.id === id) ? (ofTemp.demand[kind] ?? 0) : 0;
      const loads = check.load ? [check.load] : loadsAcross(check, assessment);
      const terms = [
        ...loads
          .filter((load) => load.demand[kind] !== 0)
          .map((load) => term(load, kind, unit, id !== 'cached')),
        ...(temp > 0 ? [`${figureIn(temp, kind, unit)} (${tempName(assessment)})`] : []),
      ];
      const sum = terms.join(' + ');
      if (!sum) return [];
      const over = isExceeded(check);
      const against =
        sustained === undefined
          ? `, limit ${formatMissing(check)}`
          : `${check.mayBeHigher ? ', limit' : over ? ' >' : ' ≤'} ${boundOf(check)}${withUnit(sustained, kind, unit)}`;
      const isSingle = !/[×(+]/.test(sum);
      const line: Phrase = partlyKnown
        ? [loads.some(isOpenEphemeral) ? sum : 'enter an IO size']
        : [
            isSingle ? '' : `${sum} = `,
            { text: figureIn(demand, kind, unit), tone: toneOf(check) },
            against,
          ];
      return [
        {
          label: `${labelOf(check, assessment.loads)} ${kindNames[kind]}`,
          line,
          decides: check === assessment.bottlenecks[0],
        },
      ];
    });
};
