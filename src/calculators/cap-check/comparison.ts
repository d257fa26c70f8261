/** The case now and a second one, “then”, side by side: what changes, how disruptive that is, and what it saves. */
import {
  after,
  type Begun,
  type Details,
  type Fields,
  firstOf,
  formatUtilisation,
  type Inputs,
  type NowThen,
  type Phrase,
  plainText,
  type Readout,
  type Shown,
} from '../../kit/index.ts';
import { type Disruption, worstOf } from '../../storage/change/change.ts';
import { between, type GroupChange } from '../../storage/change/difference.ts';
import { roleName } from '../../storage/path/disk-names.ts';
import type { Group } from '../../storage/set-up/demand.ts';
import { type Assessment, assess } from '../../storage/verdict/assess.ts';
import { compact, defined } from '../../units/omit-undefined.ts';
import type { CalculatorContext } from '../context.ts';
import { textColumn } from '../shared/answer/checks-and-columns.ts';
import { capital, list } from '../shared/answer/text.ts';
import { caseFields } from '../shared/case/case-fields.ts';
import { setUpOf } from '../shared/case/set-up-from-inputs.ts';
import { formatDisk } from '../shared/fields/disk-parts.ts';
import { costReadout, priced } from '../shared/set-up/cost.ts';
import { checkName } from '../shared/set-up/limits.ts';
import { disruptionTexts, formatSaving, savingReadout } from '../shared/set-up/saving.ts';
import { sentenceOf } from './comparison-sentence.ts';
import { achieved, costsOf, isRefused, type Side } from './comparison-side.ts';
import { headline } from './headline.ts';
import { stepOf, stepsTo } from './migration.ts';

type Case = Inputs<typeof caseFields>;

function sideOf(inputs: Case, context: CalculatorContext): Side {
  const assessment = assess(setUpOf(inputs));
  return { inputs, assessment, bill: priced(assessment.setUp, inputs, context) };
}

/** “4 × P30 1,024 GiB, ReadOnly”. */
const formatGroup = ({ disk, count, cache }: Group): string =>
  `${count > 1 ? `${count} × ` : ''}${formatDisk(disk)}${cache === 'None' ? '' : `, ${cache}`}`;

/** The rows of the table: each a label, and what it is on one side. */
const rows: readonly (readonly [label: string, cell: (side: Side) => string])[] = [
  ['VM', ({ inputs: { vm } }) => vm.name],
  [
    'Disks',
    ({ inputs: { disks } }) =>
      disks.map((group) => `${capital(roleName(group.role))}: ${formatGroup(group)}`).join('; '),
  ],
  [
    'Verdict',
    (side) =>
      isRefused(side)
        ? `Not possible: ${side.assessment.faults[0]?.text ?? 'it cannot be built.'}`
        : capital(side.assessment.verdict.replace('-', ' ')),
  ],
  ['Achievable IOPS', (side) => achieved(side, 'iops') ?? '–'],
  ['Achievable throughput', (side) => achieved(side, 'throughput') ?? '–'],
  [
    'Limit',
    (side) => {
      const { bottlenecks, setUp } = side.assessment;
      if (isRefused(side)) return '–';
      return firstOf([...new Set(bottlenecks.map((check) => checkName(check, setUp.vm)))]) || '–';
    },
  ],
  [
    'Utilisation',
    ({ assessment: { utilisation, verdict } }) =>
      utilisation === undefined || verdict === 'not-possible'
        ? '–'
        : formatUtilisation(utilisation),
  ],
  ['Cost a month', (side) => (isRefused(side) ? '–' : costReadout(side.bill).text)],
];

function lineOf({ from, to, how }: GroupChange): NowThen['changes'][number] {
  const role = capital(roleName((from ?? to)?.role ?? ''));
  if (from && to) return { text: `${role}: ${formatGroup(from)} becomes ${formatGroup(to)}`, how };
  return from
    ? { text: `${role}: ${formatGroup(from)} is removed`, how }
    : { text: `${role}: ${to ? formatGroup(to) : ''} is added`, how };
}

/** Another region has other hardware, and another operating system is installed anew. */
const disruptionOfPlace: Readonly<Partial<Record<string, Disruption>>> = {
  region: 'copy of data',
  os: 'new VM',
};

/** Inputs of the load and the place that differ: no change of the disks, but the two are not compared at the same. */
const others = (now: Side, then: Side) =>
  Object.entries<Fields<CalculatorContext>[string]>(caseFields).flatMap(
    ([name, field]): { text: string; how?: Disruption }[] => {
      if (name === 'vm' || name === 'disks') return [];
      const values = [now, then].map(({ inputs }) => inputs[name as keyof Case]);
      const [a, b] = values.map((value) => field.serialize(value));
      const how = disruptionOfPlace[name];
      return a === b
        ? []
        : [
            {
              text: `${field.label}: ${wordsOf(field, values).join(' becomes ')}`,
              ...defined({ how }),
            },
          ];
    },
  );

/** Values in a few words each, or exactly where those would be the same. */
function wordsOf(
  { brief, serialize }: Fields<CalculatorContext>[string],
  values: readonly unknown[],
): readonly string[] {
  const exact = values.map((value) => serialize(value) || 'empty');
  const short = values.map(
    (value, at) => [brief?.(value) ?? []].flat().join(' · ') || (exact[at] ?? ''),
  );
  return new Set(short).size < values.length ? exact : short;
}

/** A headline behind its verdict, after a colon: “fits, 20 % headroom”, “throttled, your load needs”. */
const inOneSentence = ({ verdict }: Assessment, words: Phrase): string =>
  `${verdict.replace('-', ' ')}, ${plainText(words).replace(/^(The|Your|For)\b/, (word) => word.toLowerCase())}`;

function nowThenOf(now: Side, then: Side, saving: Readout): NowThen {
  const difference = between(now.assessment.setUp, then.assessment.setUp);
  const { vm, groups } = difference;
  const ofOthers = others(now, then);
  const how = worstOf(compact([difference.how, ...ofOthers.map((one) => one.how)]));
  const refused = [now, then].some(isRefused);
  return {
    summary: [
      ...(isRefused(then)
        ? []
        : [how ? `To get there: ${disruptionTexts[how]}.` : 'VM and disks stay as they are.']),
      ...(saving.value === undefined
        ? [refused ? saving.aside : `No saving is given. ${saving.aside}`]
        : [`${formatSaving(saving.value)}.`]),
      ...(isRefused(then)
        ? []
        : [
            // One colon is enough.
            `Then: ${inOneSentence(then.assessment, headline(then.assessment)).replace(/: (?=\d+ %)/, ', ')}`,
          ]),
    ].join(' '),
    sentence: sentenceOf(now, then, saving.value),
    ...(how ? { how } : {}),
    ...defined({ costs: costsOf(now, then) }),
    steps: isRefused(then)
      ? []
      : [
          ...stepsTo(difference, formatGroup, { before: now.assessment, after: then.assessment }),
          ...ofOthers.flatMap(stepOf),
        ],
    table: {
      caption: 'Now and then',
      columns: ['', 'Now', 'Then', 'Difference'].map(textColumn),
      rows: rows.flatMap(([label, cell]) => {
        const [one, other] = [cell(now), cell(then)];
        // What neither has, as throughput without an IO size, is no row.
        if (one === '–' && other === '–') return [];
        return [{ cells: [label, one, other, one === other ? 'same' : 'changed'] }];
      }),
    },
    changes: [
      ...(vm ? [{ text: `VM: ${vm.from.name} becomes ${vm.to.name}`, how: vm.how }] : []),
      ...groups.map(lineOf),
      ...ofOthers,
    ],
  };
}

/** What is saved a month, or why there is no such figure. */
function savingOf(now: Side, then: Side): Readout {
  const refused = compact([isRefused(now) && '“now”', isRefused(then) && '“then”']);
  const why = refused.length > 0 ? `Azure refuses the set-up under ${list(refused)}.` : undefined;
  return savingReadout(now.bill, then.bill, why);
}

/** The answer of now with the second case beside it. */
export function withThen(
  answer: Begun | Shown,
  [first, second]: readonly [now: Case, then: Case],
  context: CalculatorContext,
): Begun | Shown {
  const [now, then] = [sideOf(first, context), sideOf(second, context)];
  const saving = savingOf(now, then);
  const added = <T extends Details>(details: T): T => ({
    ...details,
    parts: [...(details.parts ?? []), { kind: 'now-then', data: nowThenOf(now, then, saving) }],
  });
  const readouts = [...answer.readouts, saving];
  if (!('details' in answer)) return { ...added(answer), readouts };
  const { details } = answer;
  return { ...answer, readouts, details: () => after(details(), added) };
}
