/** The set-up of today under the load that is searched for: what it does, what it costs, and how one gets from it to what was found. */
import type { Readout, SetUpFigures, Table } from '../../kit/index.ts';
import type { Vm } from '../../limits/types.ts';
import { between } from '../../storage/change/between.ts';
import { meanUseOf, ratesOf } from '../../storage/find/rates.ts';
import type { Row } from '../../storage/find/rows.ts';
import { formatDisks, roleName } from '../../storage/path/disk-names.ts';
import { sizeOn } from '../../storage/path/local.ts';
import type { Group } from '../../storage/set-up/demand.ts';
import type { SetUp } from '../../storage/set-up/loads.ts';
import { assess } from '../../storage/verdict/assess.ts';
import { type Bytes, formatBytes, iops } from '../../units/index.ts';
import { present } from '../../units/present.ts';
import type { CalculatorContext } from '../dataset.ts';
import { capital, list } from '../shared/answer/text.ts';
import { formatDollars, type Priced, priced, whyNone } from '../shared/set-up/cost.ts';
import { checkName } from '../shared/set-up/limits.ts';
import { disruptionTexts, savingReadout } from '../shared/set-up/saving.ts';
import { checkLink, comparedFigures } from './listed.ts';
import { type Given, requirementOf } from './model.ts';
import { formatSize } from './text.ts';

export type Today = {
  readonly row: Row;
  readonly bill: Priced;
  /** Why it does not hold what is required, whatever its limits are. */
  readonly lacks?: string;
};

/** What data disks, or those of a log, do not hold. */
function lacksOf(
  vm: Vm,
  groups: readonly Group[],
  { capacity, log }: ReturnType<typeof requirementOf>,
): string | undefined {
  const ofLog = groups.filter(({ role }) => log && role === 'log');
  if (log && ofLog.length === 0) return 'It has no disks for a log';
  const held = (some: readonly Group[]) =>
    some.reduce((sum, { disk, count }) => sum + sizeOn(vm, disk) * count, 0) as Bytes;
  const others = held(groups.filter((group) => !ofLog.includes(group)));
  if (others < capacity)
    return `Its data disks hold ${formatBytes(others)} of ${formatBytes(capacity)}`;
  return log && held(ofLog) < log.capacity
    ? `Its log disks hold ${formatBytes(held(ofLog))} of ${formatBytes(log.capacity)}`
    : undefined;
}

/**
 * Its disks with the load of what was found: the disks of a log have that of the log where there is one, and all
 * others but that of the OS share the target.
 */
function underLoad(groups: readonly Group[], found: SetUp): readonly Group[] {
  const log = found.groups.find(({ role }) => role === 'log');
  const firstLog = groups.find(({ role }) => role === 'log');
  return groups.map((group) => {
    if (group.role === 'os') return { ...group, iops: iops(0) };
    if (log && group.role === 'log')
      return { ...group, iops: group === firstLog ? log.iops : iops(0) };
    // One that may have ReadWrite without risk is not judged as data.
    const role = group.cache === 'ReadWrite' ? group.role : 'data';
    return { ...group, role, iops: undefined };
  });
}

/** @param first what was found, which has the targets that today is judged by */
export function todayOf(inputs: Given, first: Row, context: CalculatorContext): Today | undefined {
  const { now } = inputs;
  if (!now) return undefined;
  const { vm, disks, temp } = now.inputs;
  const found = first.assessment.setUp;
  const assessment = assess({ ...found, vm, temp, groups: underLoad(disks, found) });
  const requirement = requirementOf(inputs);
  const { groups } = assessment.setUp;
  const use = meanUseOf(requirement, ratesOf(requirement));
  const bill = priced(assessment.setUp, inputs, context, use);
  const data = groups.filter(({ role }) => role !== 'os');
  const count = data.reduce((sum, group) => sum + group.count, 0);
  const set = {
    disk: (data[0] ?? groups[0] ?? first.set).disk,
    disks: count,
    cache: 'None',
  } as const;
  const lacks = lacksOf(vm, data, requirement);
  const cost = bill.cost ?? { lines: [], unpriced: ['vm'], transactions: [] };
  return {
    row: {
      ...{ vm, set, assessment, cost: cost as Row['cost'] },
      verdict: lacks ? 'not-possible' : assessment.verdict,
    },
    ...{ bill, ...present({ lacks }) },
  };
}

/** What the cheapest set-up saves. */
export const savingSince = ({ row, bill }: Today, found: Priced): Readout =>
  savingReadout(
    bill,
    found,
    row.assessment.verdict === 'not-possible' ? 'Azure refuses the set-up of today.' : undefined,
  );

/** “120 USD less than today, copy the data”. */
function sinceToday({ row: today, bill }: Today, { assessment, cost }: Row): string {
  const { how } = between(today.assessment.setUp, assessment.setUp);
  const [before, after] = [bill.cost?.total?.all, cost.total?.all];
  const change = (after ?? 0) - (before ?? 0);
  const amount =
    Math.abs(change) < 0.005
      ? 'costs as much as today'
      : `${formatDollars(Math.abs(change))} USD ${change > 0 ? 'more' : 'less'} than today`;
  const costs =
    before === undefined || after === undefined ? (whyNone(bill) ?? 'not priced') : amount;
  return `${costs}, ${how ? disruptionTexts[how] : 'the same set-up'}`;
}

/** The set-up of today as figures, like those that were found. */
function figuresOf({ row, lacks }: Today, inputs: Given): SetUpFigures {
  const { vm, assessment, verdict } = row;
  const { groups } = assessment.setUp;
  const limits = assessment.bottlenecks.map((check) => checkName(check, vm));
  return {
    ...{ letter: 'Today', vm: vm.name, size: formatSize(vm), verdict, why: 'Today' },
    disks: groups
      .map(({ role, disk, count }) => `${capital(roleName(role))}: ${formatDisks(disk, count)}`)
      .join('; '),
    cache:
      [...new Set(groups.filter(({ role }) => role !== 'os').map(({ cache }) => cache))].join(
        ', ',
      ) || 'None',
    limit:
      verdict === 'not-possible'
        ? (lacks ?? assessment.faults[0]?.text ?? '–')
        : list([...new Set(limits)]) || '–',
    ...{ burst: 'not compared', readouts: comparedFigures(row) },
    link: { ...checkLink(inputs, row), text: 'Check the set-up of today' },
  };
}

/** The table of what was found and its figures, with today as the first row; every other row says how it differs from today. */
export function withToday(
  today: Today | undefined,
  inputs: Given,
  rows: readonly Row[],
  [table, setUps]: readonly [Table, readonly SetUpFigures[]],
): readonly [Table, readonly SetUpFigures[]] {
  if (!today) return [table, setUps];
  const first = figuresOf(today, inputs);
  const [cost, headroom] = ['cost', 'headroom'].map(
    (id) => first.readouts.find((one) => one.id === id)?.text ?? '–',
  ) as [string, string];
  const since = rows.map((row) => sinceToday(today, row));
  const cells = [
    'Today',
    `${first.vm} (${first.size})`,
    `${first.disks}; ${first.cache}`,
    ...[cost, headroom, first.limit],
    capital(first.verdict.replace('-', ' ')),
    first.burst,
  ];
  return [
    {
      ...table,
      rows: [
        { cells, link: first.link, current: true },
        ...table.rows.map((row, at) => ({
          ...row,
          cells: row.cells.map((cell, column) => (column === 0 ? `${cell}; ${since[at]}` : cell)),
        })),
      ],
    },
    [first, ...setUps.map((one, at) => ({ ...one, why: `${one.why}; ${since[at]}` }))],
  ];
}
