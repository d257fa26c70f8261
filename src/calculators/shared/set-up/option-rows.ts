/** An option as a row of a table and as a sentence, and the inputs that it sets. */

import { formatUtilisation, type Option as OptionRow, type Phrase } from '../../../kit/index.ts';
import { headroom } from '../../../laws/index.ts';
import { disruptionOf, type Option } from '../../../storage/change/change.ts';
import type { Gain } from '../../../storage/change/options.ts';
import { roleName } from '../../../storage/path/disk-names.ts';
import { tempPartLeft } from '../../../storage/path/local.ts';
import { type VmLimitId, vmLimitNames } from '../../../storage/path/path.ts';
import type { SetUp } from '../../../storage/set-up/set-up.ts';
import { type Assessment, countedOf, utilisationOf } from '../../../storage/verdict/assess.ts';
import type { Check } from '../../../storage/verdict/checks.ts';
import { formatFraction } from '../../../units/index.ts';
import { compact, defined } from '../../../units/omit-undefined.ts';
import { formatAmount } from '../answer/checks-and-columns.ts';
import type { ProposedChange } from '../answer/explanation.ts';
import { guideTo } from '../answer/guide.ts';
import { capital, strong } from '../answer/text.ts';
import { serializeTemp } from '../case/case-fields.ts';
import { serializeGroups } from '../fields/disk-groups-text.ts';
import { conditionsOf } from './conditions.ts';
import type { Priced } from './cost.ts';
import { formatChangedCost } from './cost-change.ts';
import { formatCheckAmount } from './limits.ts';
import { formatDollars, shownDifference } from './money.ts';
import { differencesOf, takenWith } from './option-details.ts';
import { cachingOf, isBesides, nameOf, shortNameOf, sizesOf } from './option-names.ts';
import { disruptionTexts } from './saving.ts';
import { withSizes } from './verdict-io-sizes.ts';

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

type Total = { readonly all: number } | undefined;

/** “+315”, as the two costs are shown; nothing where one of them has no price. */
function formatDifference(now: Total, then: Total): string {
  if (!now || !then) return '';
  const change = shownDifference(then.all, now.all);
  if (!change) return '±0';
  return `${change > 0 ? '+' : '−'}${formatDollars(Math.abs(change), then.all)}`;
}

function rowOf(option: Option, setUp: SetUp, before: Priced, after: Priced): OptionRow {
  const { change, assessment } = option;
  const { vm } = change;
  const { utilisation, verdict } = assessment;
  const [now, then] = [before.cost?.total, after.cost?.total];
  const how = disruptionOf(change, setUp);
  const [first, conditions] = [disruptionTexts[how], conditionsOf(change.disks)];
  const other: Partial<ReturnType<typeof differencesOf>> = vm
    ? differencesOf(vm, setUp.vm, disruptionOf({ vm }, setUp), before.os)
    : {};
  const { size, isSame, concern = [], rest = [], lost = [] } = other;
  const taken = takenWith(change, setUp);
  const noTemp =
    setUp.vm.tempDisk !== 'none' &&
    leavesNoTemp(assessment.setUp) &&
    !leavesNoTemp(setUp) &&
    'no temp disk';
  return {
    name: nameOf(option, setUp),
    detail: capital(
      compact([first, conditions?.text, size, ...concern, ...rest, ...lost, noTemp, taken]).join(
        '; ',
      ),
    ),
    row: {
      name: shortNameOf(option, setUp),
      detail: capital(
        compact([
          first,
          isBesides(option) && cachingOf(option, setUp),
          isSame ? 'same vCPUs and memory' : size,
          ...concern,
          ...lost,
          noTemp,
        ]).join(', '),
      ),
      rest: capital(compact([...sizesOf(change), conditions?.asks, ...rest, taken]).join('; ')),
    },
    verdict,
    how,
    guide: guideTo(change, how),
    ...defined({ utilisation }),
    utilisationText: utilisation === undefined ? '–' : formatUtilisation(utilisation),
    ...decidingOf(assessment),
    costText: then ? formatDollars(then.all) : 'not priced',
    differenceText: formatDifference(now, then),
    figures: defined({
      ...assessment.achieved,
      cost: then?.all,
      difference: now && then && then.all - now.all,
    }),
  };
}

/** Does an ephemeral OS disk take all of the local NVMe disks, where these are the temp disk? */
const leavesNoTemp = ({ vm, groups }: SetUp) => tempPartLeft(vm, groups) === 0;

/** The inputs that make a change. */
function changesOf(
  { change: { vm, caching, disks }, assessment: { setUp } }: Option,
  { groups, temp }: SetUp,
) {
  const [now, then] = [groups, setUp.groups].map((some) => serializeGroups(some));
  return {
    ...defined({ vm: vm?.name }),
    ...(setUp.temp === temp ? {} : { temp: serializeTemp(setUp.temp) }),
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
    more: Partial<OptionRow> = {},
  ): ProposedChange {
    const { setUp } = this.#now;
    const [before, after] = [this.#pricedAt(setUp), this.#pricedAt(option.assessment.setUp)];
    const row = { ...rowOf(option, setUp, before, after), ...more };
    const { vm, disks } = option.change;
    const lead = `${row.name}${vm || more.detail || conditionsOf(disks) ? ` (${row.detail})` : ''}: `;
    const text = [lead, ...resultOf(row), `.${formatChangedCost(before, after)}`];
    return { text, option: row, changes: changesOf(option, setUp) };
  }

  /** An option that fits, or is tight. @param more the parts of its text that are written otherwise */
  fitting(option: Option, more?: Partial<OptionRow>): ProposedChange {
    return this.#row(option, (row) => howItFits(option, row), more);
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
    // The headline has what it is instead of.
    return this.#row(
      option,
      () => [strong(`${then} ${then === now ? 'as now' : `instead of ${now}`}`)],
      defined({ gainText: then }),
    );
  }
}
