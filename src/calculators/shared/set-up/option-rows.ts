/** An option as a row of a table and as a sentence, and the inputs that it sets. */

import { formatUtilisation, type Option as OptionRow, type Phrase } from '../../../kit/index.ts';
import { headroom } from '../../../laws/index.ts';
import type { Disk } from '../../../limits/types.ts';
import {
  type Change,
  type DisksChange,
  disruptionOf,
  type Option,
} from '../../../storage/change/change.ts';
import type { Gain } from '../../../storage/change/options.ts';
import {
  diskName,
  formatDiskSize,
  formatDisks,
  roleName,
} from '../../../storage/path/disk-names.ts';
import { placementNames } from '../../../storage/path/local.ts';
import { isProvisioned, type VmLimitId, vmLimitNames } from '../../../storage/path/path.ts';
import type { SetUp } from '../../../storage/set-up/loads.ts';
import { type Assessment, countedOf, utilisationOf } from '../../../storage/verdict/assess.ts';
import type { Check } from '../../../storage/verdict/checks.ts';
import { bytesIn, formatFraction, formatIops, formatNumber } from '../../../units/index.ts';
import { compact, present } from '../../../units/present.ts';
import type { ProposedChange } from '../answer/explanation.ts';
import { strong } from '../answer/format.ts';
import { guideTo } from '../answer/guide.ts';
import { formatAmount } from '../answer/parts.ts';
import { capital, list, plural } from '../answer/text.ts';
import { serializeGroups } from '../fields/groups-text.ts';
import { formatChangedCost, type Priced } from './cost.ts';
import { formatCheckAmount } from './limits.ts';
import { formatDollars } from './money.ts';
import { conditionsOf, detailOf } from './option-details.ts';
import { disruptionTexts } from './saving.ts';
import { withSizes } from './sizes.ts';

const cachingTexts: Readonly<Record<NonNullable<Change['caching']>, string>> = {
  'data disks only': 'host cache ReadOnly on the data disks alone',
  'OS disk only': 'host cache None on all but the OS disk',
};

/** “12,500 IOPS and 125 MB/s on the same Premium SSD v2 for data”, “P40 instead of P30 for data”. */
function nameOfDisks({ of, disk, count, way }: DisksChange): string {
  const role = roleName(of.role);
  if (disk.placement === 'LocalNVMe') return `${role} on ${plural(count, 'local NVMe disk')}`;
  const now = formatDisks(of.disk, of.count);
  switch (way) {
    case 'provision': {
      const size = disk.size > of.disk.size ? `${formatDiskSize(disk)}, ` : '';
      const each = count > 1 ? ' each' : '';
      return `${size}${formatProvisioned(disk)}${each} on the same ${formatDisks(of.disk, count)} for ${role}`;
    }
    case 'tier':
      return `performance tier ${disk.bought?.raised} for ${role} (${now})`;
    case 'plus':
      return `${formatDisks(disk, count)} for ${role}, made anew`;
    case 'count':
      return `${count - of.count} more ${diskName(disk)} for ${role}, striped`;
    default:
      if (disk.placement) return `${diskName(disk)} in the ${placementNames[disk.placement]}`;
      return `${formatDisks(disk, count)}${isProvisioned(disk) ? `, ${formatProvisioned(disk)}${count > 1 ? ' each' : ''},` : ''} instead of ${way === 'size' && count > 1 ? `each ${diskName(of.disk)}` : now} for ${role}`;
  }
}

const formatProvisioned = ({ iops, throughput }: Disk) =>
  `${formatIops(iops)} and ${formatNumber(throughput / bytesIn['MB/s'])} MB/s`;

/** “E16bds_v5, host cache None on all but the OS disk”. */
function nameOf({ change, assessment }: Option, now: SetUp): string {
  const { vm, caching, safe, disks = [] } = change;
  // On another VM other local disks hold the same data.
  const moved = now.groups.flatMap((of, at): readonly DisksChange[] => {
    const { disk, count } = assessment.setUp.groups[at] ?? of;
    const isMoved = count !== of.count && !safe && !disks.some((other) => other.of === of);
    return isMoved ? [{ of, disk, count, way: 'count' }] : [];
  });
  const parts = [
    ...(safe ? [`${list(safe)} instead of ReadWrite`] : []),
    ...(vm ? [vm.name] : []),
    ...[...disks, ...moved].map(nameOfDisks),
    ...(caching ? [cachingTexts[caching]] : []),
  ];
  const cached = now.groups.filter(({ role, cache }) => role !== 'os' && cache !== 'None');
  // Where one role alone has a cache, it is named.
  const [role, ...others] = new Set(cached.map((group) => group.role));
  const name = parts.join(', ');
  return capital(
    role && others.length === 0
      ? name.replace(cachingTexts['OS disk only'], `host cache None on ${role}`)
      : name,
  );
}

/** The limit that decides on a set-up: the most utilised of those that count. */
function decidingOf({ checks, setUp, bottlenecks }: Assessment) {
  const counted = countedOf(checks);
  const [first, ...rest] = counted.length > 0 ? counted : bottlenecks;
  const deciding =
    first && rest.reduce((a, b) => (utilisationOf(b) > utilisationOf(a) ? b : a), first);
  return {
    limitText: deciding ? formatCheckAmount(deciding.sustained ?? 0, deciding, setUp.vm) : '–',
    limitName: deciding ? limitNameOf(deciding) : '',
    kind: deciding?.kind ?? 'throughput',
  } as const;
}

const limitNameOf = ({ id, load }: Check) =>
  load ? `${roleName(load.role)} disk${load.count > 1 ? 's' : ''}` : vmLimitNames[id as VmLimitId];

/** How much more it costs a month; nothing where one of them has no price. */
function differenceOf(before: Priced, after: Priced): number | undefined {
  const [now, then] = [before.cost?.total?.all, after.cost?.total?.all];
  return now === undefined || then === undefined ? undefined : then - now;
}

/** “+315”. */
function formatDifference(change: number | undefined, total = 0): string {
  if (change === undefined) return '';
  if (Math.abs(change) < 0.005) return '±0';
  return `${change > 0 ? '+' : '−'}${formatDollars(Math.abs(change), total)}`;
}

function rowOf(option: Option, setUp: SetUp, before: Priced, after: Priced): OptionRow {
  const { change, assessment } = option;
  const { vm } = change;
  const { utilisation, verdict } = assessment;
  const total = after.cost?.total?.all;
  const how = disruptionOf(change, setUp);
  const details = [
    disruptionTexts[how],
    conditionsOf(change.disks ?? []),
    vm && detailOf(vm, setUp.vm, disruptionOf({ vm }, setUp)),
  ];
  return {
    name: nameOf(option, setUp),
    detail: capital(compact(details).join('; ')),
    verdict,
    how,
    guide: guideTo(change, how),
    ...present({ utilisation }),
    utilisationText: utilisation === undefined ? '–' : formatUtilisation(utilisation),
    ...decidingOf(assessment),
    costText: total === undefined ? 'not priced' : formatDollars(total),
    differenceText: formatDifference(differenceOf(before, after), total),
    figures: present({
      ...assessment.achieved,
      cost: total,
      difference: differenceOf(before, after),
    }),
  };
}

/** The inputs that make a change. */
function changesOf({ change: { vm, caching, disks }, assessment }: Option, { groups }: SetUp) {
  const [now, then] = [groups, assessment.setUp.groups].map((some) => serializeGroups(some));
  return {
    ...present({ vm: vm?.name }),
    // Another VM has local NVMe disks of another size, so that other ones hold the data.
    ...(then !== undefined && (caching || disks || then !== now) ? { disks: then } : {}),
  };
}

/** An option that fits, or is tight: with which headroom. */
function howItFits({ assessment }: Option, { limitName, limitText }: OptionRow): Phrase {
  const { verdict, utilisation = 0, checks, setUp } = assessment;
  const at = `${limitName}, ${limitText}`;
  const left = formatFraction(headroom(utilisation, 1));
  return verdict === 'oversubscribed'
    ? [
        { text: 'the target fits', tone: 'tight' },
        `, but with every other group at its limits ${at} is exceeded`,
      ]
    : [
        `${verdict.replace('-', ' ')}, with `,
        { text: `${left} headroom`, tone: verdict === 'tight' ? 'tight' : 'fits' },
        ` at ${at}${withSizes(checks, setUp)}`,
      ];
}

/** Options beside a present set-up, each as a row and as the sentence that programs and screen readers get. */
export class OptionRows {
  readonly #now: Assessment;
  readonly #pricedAt: (setUp: SetUp) => Priced;

  constructor(now: Assessment, pricedAt: (setUp: SetUp) => Priced) {
    this.#now = now;
    this.#pricedAt = pricedAt;
  }

  #row(
    option: Option,
    resultOf: (row: OptionRow) => Phrase,
    more: Pick<OptionRow, 'gainText'> = {},
  ): ProposedChange {
    const { setUp } = this.#now;
    const [before, after] = [this.#pricedAt(setUp), this.#pricedAt(option.assessment.setUp)];
    const row = { ...rowOf(option, setUp, before, after), ...more };
    const { vm, disks = [] } = option.change;
    const lead = `${row.name}${vm || conditionsOf(disks) ? ` (${row.detail})` : ''}: `;
    const text = [lead, ...resultOf(row), `.${formatChangedCost(before, after)}`];
    return { text, option: row, changes: changesOf(option, setUp) };
  }

  /** An option that fits, or is tight. */
  fitting(option: Option): ProposedChange {
    return this.#row(option, (row) => howItFits(option, row));
  }

  /** The safe setting instead of ReadWrite, whatever its verdict. */
  safer(option: Option): ProposedChange {
    const verdict = option.assessment.verdict;
    const verdicts: Readonly<Record<string, string>> = {
      'not-checked': 'not checked',
      fits: 'a set-up that fits',
      tight: 'a tight fit',
    };
    return this.#row(option, () => [
      'then it is ',
      { text: verdicts[verdict] ?? verdict, tone: verdict === 'fits' ? 'fits' : 'tight' },
    ]);
  }

  /** An option in place of a set-up that Azure refuses, whatever its verdict. */
  possible(option: Option): ProposedChange {
    const verdict = option.assessment.verdict.replace('-', ' ');
    return this.#row(option, () => [strong('can be built'), ` (${verdict})`]);
  }

  /** An option that does not fit, or where nothing says what must fit, but achieves more. */
  gaining({ option, kind, before, after }: Gain): ProposedChange {
    const [now, then] = [before, after].map((value) =>
      formatAmount(kind, value, this.#now.setUp.vm.unit),
    );
    const gainText = `${then} instead of ${now}`;
    return this.#row(option, () => [strong(gainText)], { gainText });
  }
}
