import { type Answer, type Inputs, queryFor, type Readout } from '../../kit/index.ts';
import { exceeds } from '../../laws/index.ts';
import { type BytesPerSecond, iops, printNumber, printShare } from '../../units/index.ts';
import { crossLinks } from '../deep-links.ts';
import { faultNotes } from '../notes.ts';
import { onceRead } from '../said.ts';
import { advise, iopsReadout, notPossible, throughputReadout } from '../say.ts';
import { citationsOf } from '../words.ts';
import type { World } from '../world.ts';
import { counsel } from './counsel.ts';
import { fields } from './fields.ts';
import { checkName, gatesOf, sumsOf } from './gates.ts';
import { headline } from './headline.ts';
import { toThrottle } from './in-time.ts';
import type { Case } from './load.ts';
import type { Result } from './model.ts';

export function show(
  inputs: Inputs<typeof fields>,
  given: Case,
  result: Result,
  { catalogue }: World,
): Answer {
  const citations = citationsOf([...result.loads.map(({ disk }) => disk), given.vm], catalogue);
  if (result.verdict === 'not-possible')
    return notPossible(result.faults, faultNotes(result.faults, given.vm, catalogue), citations);
  const said = onceRead(() => counsel(given, result, catalogue));
  const largest = result.loads.reduce((a, b) => (b.count > a.count && b.role === 'data' ? b : a));
  return {
    verdict: result.verdict,
    boundBy: [...new Set(result.binding.map((check) => checkName(check, given, result)))],
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
    adviceTitle: result.loads.some(({ demand }) => demand.basis !== 'limits')
      ? 'Options that fit'
      : 'Ways to get more',
    get advice() {
      return advise(said().remedies, (changes) => queryFor(fields, inputs, changes));
    },
    get deepLinks() {
      const inTime = toThrottle(given, result);
      const others = crossLinks('cap-check', {
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
    citations,
  };
}

/** Why a figure of this dimension cannot be given. */
const missing = (given: Case, result: Result) =>
  result.loads.some(({ demand }) => demand.iops === undefined || demand.throughput === undefined) &&
  given.size === undefined
    ? 'needs an IO size'
    : 'not published';

/** What is achieved, and the headroom. The demand for each limit of the VM is in the bars. */
function readouts(given: Case, result: Result): readonly Readout[] {
  const { unit } = given.vm;
  const { iops: rate, throughput } = result.achieved;
  // Traffic through a limit that is not published, or not counted, can only lower the figure.
  const atMost = result.gaps.some(({ why }) => why === 'unpublished' || why === 'temp')
    ? ', at most'
    : '';
  const blank = missing(given, result);
  return [
    rate === undefined
      ? { id: 'iops', label: 'Achievable IOPS', kind: 'iops', unit: 'IOPS', text: blank }
      : iopsReadout(iops(rate), `Achievable IOPS${atMost}`),
    throughput === undefined
      ? {
          id: 'throughput',
          label: 'Achievable throughput',
          kind: 'throughput',
          unit: 'B/s',
          text: blank,
        }
      : throughputReadout(throughput as BytesPerSecond, unit, `Achievable throughput${atMost}`),
    ...headroomOf(result),
  ];
}

/** The unused share of the most utilised limit that counts; beyond it, how many times its demand is the limit. */
function headroomOf({ utilisation, verdict }: Result): readonly Readout[] {
  const headroom = { id: 'headroom', label: 'Headroom', kind: 'count', unit: '1' } as const;
  if (utilisation === undefined) return [{ ...headroom, text: 'no published limit' }];
  if (exceeds(utilisation, 1))
    return [
      { ...headroom, value: 0, text: 'none' },
      {
        id: 'over',
        label: 'Demand / limit',
        kind: 'count',
        unit: '1',
        value: utilisation,
        text: `${printNumber(utilisation, 2)} times`,
      },
    ];
  if (verdict === 'not-checked') return [{ ...headroom, text: 'not checked' }];
  const left = Math.max(0, 1 - utilisation);
  return [{ ...headroom, value: left, text: printShare(left) }];
}
