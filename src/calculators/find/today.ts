/** The set-up of today under the load that is searched for: what it does, what it costs, and how one gets from it to what was found. */

import type { Readout } from '../../kit/index.ts';
import { shownName } from '../../limits/name-keys.ts';
import { between } from '../../storage/change/difference.ts';
import { newImageFor } from '../../storage/change/image.ts';
import { notChecked } from '../../storage/find/limit-use.ts';
import { meanUseOf, ratesOf, setUpOf } from '../../storage/find/required-rates.ts';
import { mostHeadroom } from '../../storage/find/requirement.ts';
import type { Row } from '../../storage/find/rows.ts';
import type { Market } from '../../storage/find/search.ts';
import { formatDisks, roleName } from '../../storage/path/disk-names.ts';
import type { Group } from '../../storage/set-up/demand.ts';
import type { SetUp } from '../../storage/set-up/set-up.ts';
import { assess } from '../../storage/verdict/assess.ts';
import { burstOfSetUp } from '../../storage/verdict/set-up-burst.ts';
import { iops } from '../../units/index.ts';
import { compact, defined } from '../../units/omit-undefined.ts';
import type { CalculatorContext } from '../context.ts';
import { capital, list } from '../shared/answer/text.ts';
import { type Priced, priced } from '../shared/set-up/cost.ts';
import { checkName } from '../shared/set-up/limits.ts';
import { formatMoney } from '../shared/set-up/money.ts';
import { detailOf, images } from '../shared/set-up/option-details.ts';
import { disruptionTexts, savingReadout } from '../shared/set-up/saving.ts';
import { checkLink, comparedFigures } from './listed-set-ups.ts';
import {
  type Compared,
  type Given,
  type Listed,
  type ListedSetUps,
  letterOf,
  requirementOf,
  rowFor,
  type Today,
} from './model.ts';
import type { SetUpFigures } from './parts.ts';
import { missesOf } from './shortfall.ts';
import { listedTable, setUpsOf } from './tables.ts';
import { formatSize } from './text.ts';
import { dataOf, lacksOf, lessOf } from './today-lacks.ts';

type Judged = {
  readonly row: Row;
  readonly bill: Priced;
  /** Why it does not hold what is required, whatever its limits are. */
  readonly lacks?: string;
};

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
      return group === firstLog
        ? { ...group, iops: log.iops, ...defined({ throughput: log.throughput }) }
        : { ...group, iops: iops(0) };
    // One that may have ReadWrite without risk is not judged as data.
    const role = group.cache === 'ReadWrite' ? group.role : 'data';
    return { ...group, role, iops: undefined };
  });
}

/** The set-up of today with the load of the search. */
function judged(inputs: Given, context: CalculatorContext): Judged | undefined {
  const { now } = inputs;
  if (!now) return undefined;
  const { vm, disks, temp } = now.inputs;
  const requirement = requirementOf(inputs);
  const data = dataOf(disks);
  const ofLog = requirement.log && data.find(({ role }) => role === 'log');
  const count = data.reduce((sum, group) => sum + group.count, 0);
  const { disk } = data[0] ?? (disks[0] as Group);
  const set = { disk, disks: count, cache: 'None' } as const;
  const loaded = setUpOf(requirement, vm, {
    ...set,
    log: ofLog && { disk: ofLog.disk, disks: ofLog.count },
  });
  const assessment = assess({ ...loaded, temp, groups: underLoad(disks, loaded) });
  const use = meanUseOf(requirement, ratesOf(requirement));
  const bill = priced(assessment.setUp, inputs, context, use);
  const lacks = lacksOf(vm, dataOf(assessment.setUp.groups), requirement);
  const cost = bill.cost ?? { lines: [], unpriced: ['vm'], transactions: [] };
  return {
    row: {
      vm,
      set,
      assessment,
      cost: cost as Row['cost'],
      verdict: lacks ? 'not-possible' : assessment.verdict,
    },
    bill,
    ...defined({ lacks }),
  };
}

/** What an answer says of the set-up of today; nothing where none is given. */
export function todayOf(inputs: Given, context: CalculatorContext): Today | undefined {
  const today = judged(inputs, context);
  if (!today) return undefined;
  const refused =
    today.row.assessment.verdict === 'not-possible'
      ? 'Azure refuses the set-up of today.'
      : undefined;
  return {
    saving: (found, row) => {
      if (!found || !row)
        return savingReadout(
          today.bill,
          today.bill,
          'Nothing that was found meets the requirement.',
        );
      const readout = savingReadout(today.bill, found, refused);
      const less = readout.value === undefined ? '' : lessOf(row.vm, today.row.vm);
      return less ? { ...readout, aside: `${readout.aside}, with ${less} less` } : readout;
    },
    listed: (rows, listed) => withToday(today, inputs, rows, listed),
    nearest: (all, market) => nearestTo(today, inputs, all, market),
  };
}

/** The nearest set-ups under the whole load, after that of today: each with what it misses. */
function nearestTo(today: Judged, inputs: Given, { nearest }: Compared, market: Market) {
  const listed = nearest.map(({ found, without }, at): Listed => {
    const whole = rowFor(inputs, found, market);
    const { utilisation = 0, verdict, setUp } = whole.assessment;
    const lacks = lacksOf(whole.vm, dataOf(setUp.groups), requirementOf(inputs));
    const row: Row = { ...whole, verdict: lacks ? 'not-possible' : whole.verdict };
    const unused = Math.floor(100 * Math.max(0, 1 - utilisation));
    const left = verdict === 'not-checked' ? notChecked : unused;
    const why = capital(missesOf(without, inputs, row, found.left));
    return { letter: letterOf(at), found: { ...found, left }, row, purposes: [], why };
  });
  const all = {
    listed,
    bursts: new Map(listed.map(({ row }) => [row, row.burst ?? burstOfSetUp(row.assessment)])),
  };
  const link = (row: Row) => checkLink(inputs, row);
  const table = {
    ...listedTable(all, mostHeadroom(requirementOf(inputs)), link),
    caption: 'The set-up of today, and the nearest ones under the whole load',
  };
  const rows = listed.map(({ row }) => row);
  return withToday(today, inputs, rows, [table, setUpsOf(all, comparedFigures, link)]);
}

/** “$120 less than today, copy the data”. */
function sinceToday({ row: today, bill }: Judged, { assessment, cost }: Row): string {
  const { how, vm } = between(today.assessment.setUp, assessment.setUp);
  const image = vm && newImageFor(vm.to, vm.from);
  const [before, after] = [bill.cost?.total?.all, cost.total?.all];
  const change = (after ?? 0) - (before ?? 0);
  const amount =
    Math.abs(change) < 0.005
      ? 'costs as much as today'
      : `${formatMoney(Math.abs(change))} ${change > 0 ? 'more' : 'less'} than today`;
  const costs =
    before === undefined ? 'today is not priced' : after === undefined ? 'not priced' : amount;
  return compact([
    `${costs}, ${how ? disruptionTexts[how] : 'the same set-up'}`,
    image && `from ${images[image]}`,
    vm && detailOf(vm.to, vm.from, vm.how),
  ]).join('; ');
}

/** What Azure refuses has a cost, and counts, but delivers nothing. */
const figuresIn = (row: Row): readonly Readout[] =>
  comparedFigures(row).map(({ value, ...one }) =>
    row.assessment.verdict === 'not-possible' && /iops|throughput|headroom|utilis/.test(one.id)
      ? { ...one, text: '–' }
      : { ...one, ...defined({ value }) },
  );

/** The set-up of today as figures, like those that were found. */
function figuresOf({ row, lacks }: Judged, inputs: Given): SetUpFigures {
  const { vm, assessment, verdict } = row;
  const { groups } = assessment.setUp;
  const limits = assessment.bottlenecks.map((check) => checkName(check, vm));
  return {
    letter: 'Today',
    vm: shownName(vm),
    size: formatSize(vm),
    verdict,
    why: 'Today',
    disks: groups
      .map(({ role, disk, count }) => `${capital(roleName(role))}: ${formatDisks(disk, count)}`)
      .join('; '),
    cache: [...new Set(dataOf(groups).map(({ cache }) => cache))].join(', ') || 'None',
    limit:
      verdict === 'not-possible'
        ? (lacks ?? assessment.faults[0]?.text ?? '–')
        : list([...new Set(limits)]) || '–',
    burst: 'not compared',
    readouts: figuresIn(row),
    link: { ...checkLink(inputs, row), text: 'Check the set-up of today' },
  };
}

/** The table of what was found and its figures, with today as the first row; every other row says how it differs from today. */
function withToday(
  today: Judged,
  inputs: Given,
  rows: readonly Row[],
  [table, setUps]: ListedSetUps,
): ListedSetUps {
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
