import { type Answer, type Inputs, type Phrase, queryFor, type Readout } from '../../kit/index.ts';
import {
  type BytesPerSecond,
  iops,
  printBytes,
  printIops,
  printNumber,
  printShare,
  printThroughput,
} from '../../units/index.ts';
import { handoversFrom } from '../handover.ts';
import { advise, iopsReadout, throughputReadout } from '../say.ts';
import { citationsOf, list, plural } from '../words.ts';
import type { World } from '../world.ts';
import { fields } from './fields.ts';
import { checkInWords, checkName, gatesOf, sumsOf } from './gates.ts';
import { type Case, type Check, dataDisks, type Kind, type Result } from './model.ts';

export function show(
  inputs: Inputs<typeof fields>,
  given: Case,
  result: Result,
  { catalogue, counsel }: World,
): Answer {
  const rows = [...result.loads.map(({ disk }) => disk), given.vm];
  const { remedies, notes } = counsel.capCheck(given, result, catalogue);
  const largest = result.loads.reduce((a, b) => (b.count > a.count && b.role === 'data' ? b : a));
  return {
    ...(result.verdict ? { verdict: result.verdict } : {}),
    boundBy: result.binding.map((check) => checkName(check, given, result)),
    headline: headline(given, result),
    why: why(given, result),
    readouts: readouts(given, result),
    gates: gatesOf(given, result),
    tables: [],
    arithmetic: sumsOf(given, result),
    advice: advise(remedies, (changes) => queryFor(fields, inputs, changes)),
    handovers: handoversFrom('cap-check', {
      disk: largest.disk,
      disks: largest.count,
      vm: given.vm,
      cache: largest.cache,
      size: given.size,
      limits: given.edition,
    }),
    notes,
    citations: citationsOf(rows, catalogue),
  };
}

const amount = (value: number, kind: Kind, { vm }: Case) =>
  kind === 'iops' ? printIops(iops(value)) : printThroughput(value as BytesPerSecond, vm.unit);

/** VM gates with traffic and no figure: the verdict must not pass over them. */
const blanks = ({ checks }: Result) => [
  ...new Set(
    checks
      .filter(
        ({ place, asked, limit }) => place !== 'disk' && asked > 0 && limit === 'not published',
      )
      .map(({ place }) => place),
  ),
];

function headline(given: Case, result: Result): Phrase {
  const count = dataDisks(result.loads);
  if (count > given.vm.maxDataDisks)
    return [
      'Can’t be attached: ',
      { text: plural(count, 'data disk'), tone: 'over' },
      `, and ${given.vm.name} takes ${given.vm.maxDataDisks}.`,
    ];
  const worst = result.binding[0];
  if (!worst || result.headroom === undefined)
    return [`No limit of ${given.vm.name} is published that these disks could be checked against.`];
  const blank = blanks(result);
  const but = blank.length > 0 ? `; its ${list(blank)} limit is not published and not counted` : '';
  const where = checkInWords(worst, result);
  if (result.verdict === 'throttled') return [...throttled(worst, where, given, result), `${but}.`];
  if (result.verdict === 'tight')
    return [
      'Tight: ',
      { text: `${printShare(result.headroom)} headroom`, tone: 'tight' },
      ` at ${where}${but}.`,
    ];
  return [
    'Fits, with ',
    { text: `${printShare(result.headroom)} headroom`, tone: 'fits' },
    `; ${where} is the nearest${but}.`,
  ];
}

function throttled(worst: Check, where: string, given: Case, result: Result): Phrase {
  const asked = result.askedInAll[worst.kind];
  const got = result.throughInAll[worst.kind];
  const wanted = result.loads.some(({ ask }) => ask.wanted);
  if (wanted && asked !== undefined && got !== undefined)
    return [
      `Throttled by ${where}: you ask ${amount(asked, worst.kind, given)}, `,
      { text: amount(got, worst.kind, given).replace(/ (MiB\/s|MB\/s|IOPS)$/, ''), tone: 'over' },
      ' get through',
    ];
  const times = worst.asked / (worst.limit as number);
  return [
    'Throttled: the disks ask ',
    { text: `${printNumber(times, 2)} times`, tone: 'over' },
    ` what ${where} lets through`,
  ];
}

function why(given: Case, result: Result): string {
  const vm = result.binding.filter(({ place }) => place !== 'disk');
  const worstCase = result.loads.every(({ ask }) => !ask.wanted)
    ? ' This is the worst case, every disk asked for all it can do at once.'
    : '';
  const sentence = (() => {
    if (result.verdict === 'throttled' && vm.length > 0) {
      const places = [...new Set(vm.map(({ place }) => place))];
      const others =
        vm.length > 1
          ? ` ${list(vm.map((check) => checkInWords(check, result))).replace(/^t/, 'T')} are overdrawn.`
          : '';
      return `Throttling is dependent: everything behind the VM’s ${list(places)} gate${places.length > 1 ? 's' : ''} waits together, whichever disk caused it.${others}`;
    }
    if (result.verdict === 'throttled')
      return 'Throttling is independent: only the disks that are asked too much are held back, the others do not feel it.';
    return 'No VM gate is overdrawn, so a disk that reaches its own limit is held back alone: throttling would be independent.';
  })();
  const size = given.size === undefined ? '' : ` IOs of ${printBytes(given.size)}.`;
  return `${sentence}${worstCase}${size}`;
}

/** What gets through, and the headroom. What is asked of each VM gate stands in the bars. */
function readouts(given: Case, result: Result): readonly Readout[] {
  const { unit } = given.vm;
  const rate = result.throughInAll.iops;
  const throughput = result.throughInAll.throughput;
  const unsettled = 'needs an IO size';
  return [
    rate === undefined
      ? { id: 'iops', label: 'IOPS that get through', kind: 'iops', unit: 'IOPS', text: unsettled }
      : iopsReadout(iops(rate), 'IOPS that get through'),
    throughput === undefined
      ? {
          id: 'throughput',
          label: 'Throughput that gets through',
          kind: 'throughput',
          unit: 'B/s',
          text: unsettled,
        }
      : throughputReadout(throughput as BytesPerSecond, unit, 'Throughput that gets through'),
    {
      id: 'headroom',
      label: 'Headroom',
      kind: 'count',
      unit: '1',
      ...(result.headroom === undefined
        ? { text: 'no published limit' }
        : { value: result.headroom, text: printShare(result.headroom) }),
    },
  ];
}
