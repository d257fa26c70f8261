import { type Answer, type Inputs, type Phrase, queryFor, type Readout } from '../../kit/index.ts';
import {
  type BytesPerSecond,
  iops,
  printIops,
  printNumber,
  printShare,
  printThroughput,
} from '../../units/index.ts';
import { handoversFrom } from '../handover.ts';
import { onceRead } from '../said.ts';
import { advise, iopsReadout, throughputReadout } from '../say.ts';
import { citationsOf, list, plural } from '../words.ts';
import type { World } from '../world.ts';
import { counsel } from './counsel.ts';
import { fields } from './fields.ts';
import { checkInWords, checkName, gatesOf, sumsOf } from './gates.ts';
import { toThrottle } from './in-time.ts';
import { type Case, type Check, dataDisks, type Kind, type Result } from './model.ts';

export function show(
  inputs: Inputs<typeof fields>,
  given: Case,
  result: Result,
  { catalogue }: World,
): Answer {
  const rows = [...result.loads.map(({ disk }) => disk), given.vm];
  const said = onceRead(() => counsel(given, result, catalogue));
  const largest = result.loads.reduce((a, b) => (b.count > a.count && b.role === 'data' ? b : a));
  return {
    ...(result.verdict ? { verdict: result.verdict } : {}),
    boundBy: result.binding.map((check) => checkName(check, given, result)),
    headline: headline(given, result),
    get why() {
      return said().why;
    },
    readouts: readouts(given, result),
    get gates() {
      return gatesOf(given, result);
    },
    tables: [],
    get arithmetic() {
      return sumsOf(given, result);
    },
    get advice() {
      return advise(said().remedies, (changes) => queryFor(fields, inputs, changes));
    },
    get handovers() {
      const inTime = toThrottle(given, result);
      const others = handoversFrom('cap-check', {
        disk: largest.disk,
        disks: largest.count,
        vm: given.vm,
        cache: largest.cache,
        size: given.size,
        limits: given.edition,
      });
      return [inTime, ...others];
    },
    get notes() {
      return said().notes;
    },
    get citations() {
      return citationsOf(rows, catalogue);
    },
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
