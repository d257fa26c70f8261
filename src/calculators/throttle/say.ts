/** Limits, workloads and simulated figures in words. */
import type { Phrase } from '../../kit/index.ts';
import { kinds, type VmLimitId } from '../../storage/path.ts';
import {
  type BytesPerSecond,
  bytesIn,
  type Iops,
  printIops,
  printNumber,
  printSeconds,
  printShare,
  printThroughput,
  type Seconds,
  type ThroughputUnit,
} from '../../units/index.ts';
import { formatVmLimit, limitName, list } from '../text.ts';
import type { SimulatedLimit } from './limits.ts';
import { type Fate, type Place, type Result, sufferer } from './model.ts';

/** Two significant digits: the model behind a simulated figure is good for no more. */
export const rounded = <T extends number>(value: T): T => Number(value.toPrecision(2)) as T;

export const simulatedIops = (value: Iops) => printIops(rounded(value));
export const simulatedTime = (value: Seconds) => printSeconds(rounded(value));
/** Rounded in the unit that it is printed in, so that no digits come back. */
export const simulatedThroughput = (value: BytesPerSecond, unit: ThroughputUnit) =>
  printThroughput((rounded(value / bytesIn[unit]) * bytesIn[unit]) as BytesPerSecond, unit);
/** A rate or a count in a column that names the unit. */
export const simulatedFigure = (value: number) => printNumber(rounded(value), 2);

/** A workload is called what it was called. */
export const quoted = (name: string) => `“${name}”`;

/** “the VM’s cached limit”, “the limit of its disks (2 × P30)”. */
export const limitInWords = ({ kind, owner, gates }: SimulatedLimit): string =>
  kind === 'disk'
    ? `the limit of its disk${gates.length > 1 ? 's' : ''} (${owner})`
    : formatVmLimit(kind);

/** Limits without a published figure: “the VM’s cached limit and the VM’s uncached limit”. */
export const unpublishedInWords = (kinds: readonly VmLimitId[]) =>
  list(kinds.map((kind) => formatVmLimit(kind)));

/** Each limit that throttles, as all calculators name them: “VM cached throughput (DS13_v2)”. */
export const limitNames = ({ kind: id, owner, gate: { by = 'throughput' } }: Place) =>
  (by === 'both' ? kinds : [by]).map((kind) => limitName({ id, kind, owner }));

/** Never “100 %” or “0 %” where somebody else has a little. */
export function partOf(part: number): string {
  if (part > 0 && part < 0.01) return 'under 1 %';
  return part < 1 && part > 0.99 ? 'over 99 %' : printShare(part);
}

/** “about 20 IOPS (≈ 50 ms)”. */
export const getsInWords = (got: {
  readonly iops: Iops;
  readonly latency?: Seconds | undefined;
}): string =>
  got.latency === undefined
    ? 'nothing'
    : `about ${simulatedIops(got.iops)} (≈ ${simulatedTime(got.latency)})`;

/** “P20 (data) is bursting”; nothing where no disk does. */
export function burstingInWords({ places: all }: Result): string {
  const names = all.filter(({ bursting }) => bursting).map(({ name }) => name);
  if (names.length === 0) return '';
  return `${list(names)} ${names.length > 1 ? 'are' : 'is'} bursting`;
}

/** Whose traffic takes up the limit that a load waits at: “because “temp” uses over 99 % of …”. */
export function usersInWords({ waits }: Fate): string {
  if (!waits) return '';
  const [first, second] = waits.others;
  const where = limitInWords(waits.place);
  if (!first || waits.mine > 0.9) return `its own IOs use up ${where}`;
  if (waits.mine >= 0.5) return `its own IOs use ${partOf(waits.mine)} of ${where}`;
  if (waits.others.length > 2 && first.part < 0.5)
    return `the other workloads use ${partOf(1 - waits.mine)} of ${where}`;
  const more =
    second && second.part > 0.1 ? ` and ${quoted(second.name)} ${partOf(second.part)}` : '';
  return `${quoted(first.name)} uses ${partOf(first.part)}${more} of ${where}`;
}

/** What every figure of the answer is, and what must be known of it. */
function marked({ done, fates }: Result): string {
  const growing = fates.flatMap((fate) => (fate.growing ? [quoted(fate.load.name)] : []));
  const marks = [
    ...(done.settled ? [] : [`not settled after ${printSeconds(done.setup.seconds)}`]),
    ...(growing.length > 0 ? [`the backlog of ${list(growing)} keeps growing`] : []),
  ];
  return ` (${['simulated', ...marks].join('; ')}).`;
}

/** The sentence of the answer: who is held back, by how much, at which limit, and because of whom. */
export function headline(result: Result): Phrase {
  const { fates } = result;
  const victim = sufferer(result);
  const burst = burstingInWords(result);
  const end = `${burst ? `, while ${burst}` : ''}${marked(result)}`;
  if (victim?.waits && victim.unpublished.length > 0)
    return [
      `${quoted(victim.load.name)} is `,
      { text: 'throttled', tone: 'over' },
      ` at ${limitInWords(victim.waits.place)}; what it gets can’t be said, since ${unpublishedInWords(victim.unpublished)} is not published.`,
    ];
  if (victim?.waits) {
    const noisy = victim.waits.mine < 0.5;
    const figure = {
      text: `about ${simulatedIops(victim.got.iops)}`,
      tone: noisy ? ('over' as const) : ('tight' as const),
    };
    const latency =
      victim.got.latency === undefined ? '' : ` (≈ ${simulatedTime(victim.got.latency)})`;
    return [
      `${quoted(victim.load.name)} ${noisy ? 'drops to' : 'gets'} `,
      figure,
      `${latency} because ${usersInWords(victim)}${end}`,
    ];
  }
  const [blank] = fates.filter(({ unpublished }) => unpublished.length > 0);
  if (blank)
    return [
      { text: 'Not checked', tone: 'strong' },
      `: ${unpublishedInWords(blank.unpublished)} is not published for ${result.given.vm.name}, so what ${quoted(blank.load.name)} gets can’t be said.`,
    ];
  const shown = fates.slice(0, 3).map(({ load, got }) => [load.name, getsInWords(got)] as const);
  const more = fates.length > shown.length ? ` and ${fates.length - shown.length} more` : '';
  return [
    'No workload waits at a limit: ',
    ...shown.flatMap(
      ([name, gets], at): Phrase => [
        `${at > 0 ? ', ' : ''}${quoted(name)} gets `,
        { text: gets, tone: 'strong' },
      ],
    ),
    `${more}${end}`,
  ];
}

/** Where each load waits, in a cell of a table. */
export const waitsInWords = ({ waits, got }: Fate) => {
  if (!waits) return got.unsent > 0 ? 'before it is issued' : 'nowhere';
  return `${waits.place.name}, ${simulatedTime(waits.time)}`;
};
