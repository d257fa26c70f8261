/**
 * From runs that others measured to the typical latency of each kind of storage. Typical is what several
 * documents measured: it is never a limit, and nobody guarantees it. Every document has one vote, however many
 * runs it prints, and how far apart documents are is how far apart answers may be.
 */

import { seconds } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { Edition } from '../rows.ts';
import { type MeasuredRun, type Percentile, percentiles, type Run, type Tail } from './runs.ts';
import type { IoKind, Medium, TypicalLatency } from './types.ts';

/** Runs of this year and later are of the storage of today. Older ones count where there are no others, and in the spread. */
const sinceYear = '2021';
/** IOs up to this size count as small. */
const smallKib = 8;
/** So many documents at least show how far apart documents on a kind of storage are. */
const enoughDocuments = 4;

/** Storage that keeps data on the host, and storage that is reached through the network. */
const onHost: readonly Medium[] = ['host cache', 'temp disk', 'local NVMe'];

/** The medium whose growth with the IO size and whose tail are taken for those that nobody measured. */
const modelOf = (medium: Medium): Medium =>
  onHost.includes(medium) ? 'host cache' : 'Premium SSD';

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
/** Of one value it is the value itself, to the last digit. */
const geometricMean = (values: readonly number[]) =>
  values.length === 1 ? (values[0] ?? 0) : Math.exp(mean(values.map(Math.log)));

function median(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b);
  const half = (inOrder.length - 1) / 2;
  return ((inOrder[Math.floor(half)] ?? 0) + (inOrder[Math.ceil(half)] ?? 0)) / 2;
}

/** The standard deviation of logarithms about the middle of each group, over all groups. */
function pooledSpread(groups: readonly (readonly number[])[]): number {
  const several = groups.filter(({ length }) => length > 1);
  const squares = several.flatMap((group) => {
    const middle = geometricMean(group);
    return group.map((value) => Math.log(value / middle) ** 2);
  });
  const freedom = squares.length - several.length;
  return freedom > 0 ? Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / freedom) : 0;
}

/** Two digits, three where the first is 1, since sources differ in the second. */
const rounded = (value: number) =>
  Number(value.toPrecision(/^[0.]*1/.test(value.toString()) ? 3 : 2));

const middleOf = ({ low, high }: MeasuredRun) => (low + high) / 2;
const isMeasured = (run: Run): run is MeasuredRun => 'low' in run;
const isSmall = ({ kib = 0 }: Run) => kib <= smallKib;
const isRecent = ({ date }: Pick<Run, 'date'>) => date >= sinceYear;

const byDocument = <Of extends { readonly source: string }>(runs: readonly Of[]) => [
  ...Map.groupBy(runs, ({ source }) => source).values(),
];

/** What each document has: the geometric mean of its runs. */
const votes = (runs: readonly MeasuredRun[]) =>
  byDocument(runs).map((ofOne) => geometricMean(ofOne.map(middleOf)));

/** Runs of small IOs, or all where there are none. */
function likeRuns(runs: readonly MeasuredRun[]): readonly MeasuredRun[] {
  const small = runs.filter(isSmall);
  return small.length > 0 ? small : runs;
}

const recentOf = (runs: readonly MeasuredRun[]) => {
  const recent = runs.filter(isRecent);
  return recent.length > 0 ? recent : runs;
};

const measuredOf = (runs: readonly Run[], medium: Medium, io: IoKind) =>
  runs.filter((run) => run.medium === medium && run.io === io).filter(isMeasured);

/** Reads, and writes. */
const kindsOf = (runs: readonly Run[], medium: Medium) =>
  (['read', 'write'] as const).map((io) => measuredOf(runs, medium, io));

/**
 * By which share of a small IO does each further KiB lengthen an IO, document by document? Between its smallest and
 * its largest IO; from the middle of the documents of its years where it has large IOs alone.
 */
function growthOf(runs: readonly Run[], medium: Medium): readonly number[] {
  return kindsOf(runs, medium).flatMap((measured) =>
    byDocument(measured).flatMap((ofOne) => {
      const sizes = ofOne.map(({ kib = 0 }) => kib);
      const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
      if (high <= smallKib) return [];
      const at = (size: number) =>
        geometricMean(ofOne.filter(({ kib }) => kib === size).map(middleOf));
      if (low < high) return [(at(high) / at(low) - 1) / (high - low)];
      const alike = measured.filter(
        (run) => isSmall(run) && !ofOne.some(isRecent) !== isRecent(run),
      );
      return alike.length > 0
        ? [(at(high) / geometricMean(votes(alike)) - 1) / (high - smallKib)]
        : [];
    }),
  );
}

/**
 * How far apart are documents on such storage, as a standard deviation of logarithms? Within their years. Where
 * few documents show it, network disks are taken to be twice as far apart as those of Premium SSD.
 */
function spreadOf(runs: readonly Run[], medium: Medium): number {
  const grouped = (media: readonly Medium[]) =>
    media.flatMap((one) =>
      kindsOf(runs, one).flatMap((measured) => {
        const like = likeRuns(measured);
        return [votes(like.filter(isRecent)), votes(like.filter((run) => !isRecent(run)))];
      }),
    );
  if (onHost.includes(medium)) return pooledSpread(grouped(onHost));
  const model = modelOf(medium);
  const count = Math.max(
    ...kindsOf(runs, medium).map((measured) => byDocument(likeRuns(measured)).length),
  );
  const isKnown = count >= enoughDocuments;
  return pooledSpread(grouped([isKnown ? medium : model])) * (isKnown ? 1 : 2);
}

type Ratios = Readonly<Record<Percentile, number>>;

/**
 * The percentiles as multiples of the mean; nothing where no document has them. Those of network disks are alike for
 * reads and writes.
 */
function tailOf(tails: readonly Tail[], medium: Medium, io: IoKind): Ratios | undefined {
  const documents = byDocument(
    tails.filter((one) => one.medium === medium && (one.io === io || !onHost.includes(medium))),
  );
  if (documents.length === 0) return undefined;
  const ratio = (at: Percentile) => {
    const ofDocuments = documents.map((ofOne) =>
      geometricMean(ofOne.map((tail) => tail[at] / tail.mean)),
    );
    return Number(geometricMean(ofDocuments).toPrecision(3));
  };
  return Object.fromEntries(percentiles.map((at) => [at, ratio(at)])) as Ratios;
}

/** Its percentiles, or those of Premium SSD for another disk behind the network. */
function tailFor(tails: readonly Tail[], medium: Medium, io: IoKind): TypicalLatency['tail'] {
  for (const of of onHost.includes(medium) ? [medium] : [medium, modelOf(medium)]) {
    const found = tailOf(tails, of, io);
    if (found) return { ...found, of };
  }
  return undefined;
}

function kindOf(medium: Medium, measured: readonly MeasuredRun[]): TypicalLatency['kind'] {
  if (medium === 'any disk') return 'documented';
  return measured.every(({ assumed }) => assumed) ? 'assumed' : 'measured';
}

type Growth = Pick<TypicalLatency, 'growthOf' | 'growthSpread' | 'largestKib' | 'spread'> & {
  readonly growth: number;
};

/** Growth that was not measured on a medium may be off by a factor of e, either way. */
const borrowedSpread = 1;

/** How a medium grows with the size of an IO, and how far its documents are apart. */
function growthFor(runs: readonly Run[], medium: Medium): Growth {
  const isOwn = growthOf(runs, medium).length > 0;
  const of = isOwn ? medium : modelOf(medium);
  const growth = growthOf(runs, of);
  const sizes = runs.map((run) => (run.medium === medium && isMeasured(run) ? (run.kib ?? 0) : 0));
  return {
    growth: median(growth),
    growthOf: of,
    growthSpread: isOwn && growth.length > 1 ? rounded(pooledSpread([growth])) : borrowedSpread,
    largestKib: Math.max(...sizes),
    spread: rounded(spreadOf(runs, medium)),
  };
}

/** One figure for all sizes: as documented, or as once measured. */
const ofAllSizes = (medium: Medium): Growth => ({
  growth: 0,
  growthOf: medium,
  growthSpread: 0,
  largestKib: 0,
  spread: 0,
});

/** The geometric mean of what the documents have. */
const middleOfDocuments = (measured: readonly MeasuredRun[]) =>
  geometricMean(votes(recentOf(likeRuns(measured))));

/**
 * One typical latency for each kind of storage and direction that somebody measured. Figures of the limits of another year are as its
 * documents have them: neither rounded, nor with a spread.
 * @param runs of one edition
 * @param tails the percentiles that are known of it
 */
export function fitLatencies(
  runs: readonly Run[],
  edition: Edition,
  tails: readonly Tail[] = [],
): readonly TypicalLatency[] {
  const isToday = edition === 'current';
  return [...Map.groupBy(runs, ({ medium, io }) => `${medium} ${io}`).values()].flatMap((group) => {
    const measured = group.filter(isMeasured);
    const [first] = measured;
    if (!first) return [];
    const { medium, io } = first;
    const like = likeRuns(measured);
    const found = middleOfDocuments(measured);
    const time = isToday ? rounded(found) : found;
    const { growth, ...known } = isToday ? growthFor(runs, medium) : ofAllSizes(medium);
    // Each KiB adds no more on a slower disk than on the one it was measured on.
    const model = known.growthOf === medium ? measured : measuredOf(runs, known.growthOf, io);
    const grows = Math.min(time, middleOfDocuments(model));
    const years = like.map(({ date }) => Number(date.slice(0, 4)));
    const below = group.flatMap((run) => ('below' in run ? [run.below] : []))[0];
    const typical: TypicalLatency = {
      medium,
      io,
      edition,
      kind: kindOf(medium, measured),
      seconds: seconds(time),
      perKib: seconds(rounded(growth * grows)),
      ...known,
      runs: like.length,
      documents: byDocument(like).length,
      years: [Math.min(...years), Math.max(...years)],
      sources: [...new Set(measured.map(({ source }) => source))],
      ...defined({ below, tail: tailFor(tails, medium, io) }),
    };
    return [typical];
  });
}
