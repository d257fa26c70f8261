/** What a measurement says, as an answer: its verdict, figures and limits, and the details that follow from them. */

import {
  type Begun,
  type Check,
  type Details,
  inSlices,
  type LimitUse,
  type Shown,
  type Table,
} from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { isAtLimit, nearestRatio } from '../../storage/diagnosis/diagnose.ts';
import { formatDisks, roleName } from '../../storage/path/disk-names.ts';
import { type Kind, kinds, type VmLimitId, vmLimitNames } from '../../storage/path/path.ts';
import { tightAbove } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { CalculatorContext } from '../context.ts';
import { amountFigure, unitOf } from '../shared/answer/checks-and-columns.ts';
import { withoutFigures } from '../shared/answer/readouts.ts';
import { type Bound, boundTo, capital, citationsOf, list } from '../shared/answer/text.ts';
import { chart, drawnOf } from './chart.ts';
import { checks } from './checks.ts';
import { isExample } from './example-names.ts';
import { headline, limitsOf, why } from './headline.ts';
import { type Judged, judging } from './judge.ts';
import { latencyScale } from './latency-scale.ts';
import { linksFor } from './links.ts';
import type { OfTexts } from './loaded-with-texts.ts';
import type { Found } from './map-field.ts';
import { placeTable } from './mapping-table.ts';
import { type Compared, type Entered, type Given, withSetUp } from './measured.ts';
import { nextSteps } from './next-steps.ts';
import { readouts } from './readouts.ts';
import { deviceTable } from './tables.ts';
import { amount, comparedLimit, loadOf, nameOf, publishedUnit } from './text.ts';

function limitBar(one: Compared, judged: Judged): LimitUse {
  const { limit, level, owner, devices } = one;
  const { id, kind, sustained = 0 } = limit;
  const load = loadOf(one, judged);
  const unit = publishedUnit(one, judged);
  const ratio = nearestRatio(one);
  const name = capital(load ? roleName(load.role) : vmLimitNames[id as VmLimitId]);
  const isDoubted = judged.diagnosis.doubted?.includes(one) ?? false;
  const decides = judged.verdict !== 'invalid' && limitsOf(judged).includes(one);
  const mark = judged.verdict === 'below-limit' ? 'nearest limit' : 'bottleneck';
  return {
    label: `${name}, ${owner}`,
    parts: {
      name,
      detail: load ? `${list(devices)}, ${formatDisks(load.disk, load.count)}` : owner,
    },
    ...(decides ? { mark } : {}),
    kind,
    // Above a limit is no fault: credits or the cache allow it for a time.
    state: isDoubted
      ? 'secondary'
      : isAtLimit(ratio)
        ? 'over'
        : ratio > tightAbove
          ? 'tight'
          : 'fits',
    demand: level,
    demandText: amountFigure(kind, level, unit),
    ...(isDoubted ? {} : { limit: sustained }),
    limitText: `${isDoubted ? 'at least ' : ''}${amountFigure(kind, sustained, unit)}`,
    unitText: unitOf(kind, unit),
    counts: true,
  };
}

/** Limit by limit, the one that decides first, and both dimensions of one together. */
function limitBars(judged: Judged): readonly LimitUse[] {
  const all = judged.diagnosis.comparisons;
  const first = limitsOf(judged);
  const owner = ({ limit: { id }, groups }: Compared) =>
    `${id} ${id === 'disk' ? judged.units[groups[0] ?? 0]?.group : ''}`;
  const order = [...new Set([...first, ...all].map(owner))];
  return order.flatMap((key) =>
    kinds
      .flatMap((kind) => all.filter((one) => owner(one) === key && one.limit.kind === kind))
      .map((one) => limitBar(one, judged)),
  );
}

function boundByOf(judged: Judged): Bound {
  if (judged.verdict === 'invalid') return { boundBy: [] };
  const { by, causes } = judged;
  if (judged.verdict === 'below-limit') return { boundBy: by && !causes.size ? [by] : [] };
  const limits = boundTo(limitsOf(judged).map(comparedLimit));
  return causes.depth?.isSure
    ? {
        boundBy: [...limits.boundBy, 'queue depth'],
        bottleneck: list([...(limits.bottleneck ? [limits.bottleneck] : []), 'queue depth']),
      }
    : limits;
}

/** Where what a text needs could not be loaded. */
const withheld: Shown = {
  ...withoutFigures,
  recommendations: [],
  headline: ['What reads measurements could not be loaded.'],
  why: 'Go online and enter it again.',
  checks: [],
  citations: [],
};

/**
 * What the measurement says, as an answer. In slices, since a file may have 100,000 samples.
 * @param of what any text but the example needs
 */
export function* resultOf(
  all: Entered,
  { catalogue }: CalculatorContext,
  of: OfTexts | undefined,
): Generator<void, Begun | Shown> {
  const entered = of?.chosenOf(all) ?? all;
  const { text, reading } = entered.text;
  const refusal = of ? of.refusedAnswer(entered) : withheld;
  if (reading.kind === 'refused' || (of && refusal)) return refusal ?? withheld;
  const inputs = withSetUp(entered);
  if (!inputs) return of ? yield* of.askSetUp(reading, entered) : withheld;
  const alone = yield* judging(reading, inputs, catalogue, of);
  const { mapping, first } = alone;
  const others = of && (yield* of.otherOutputOf(inputs, first?.devices ?? []));
  const judged = { ...alone, ...defined({ spreads: others?.beside?.spreads }) };
  const limitOf = (kind: Kind) => {
    // Of what the figure is of: the same disk, or the VM.
    const one = judged.diagnosis.comparisons.find(
      ({ limit, groups }) =>
        limit.kind === kind &&
        limit.id === first?.limit.id &&
        (limit.id !== 'disk' || groups[0] === first.groups[0]),
    );
    return one && `of ${amount(one, one.limit.sustained ?? 0, judged)}`;
  };
  const nearest = first && {
    ratio: nearestRatio(first),
    name: nameOf(first),
    iops: limitOf('iops'),
    throughput: limitOf('throughput'),
  };
  return {
    verdict: judged.verdict,
    ...boundByOf(judged),
    headline: headline(judged, isExample(text)),
    readouts: readouts(judged, judged.setUp.vm.unit, nearest, others?.beside),
    planeOf: () => of?.judgedPlane(judged, inputs),
    found: mapping && ({ text, mapping, disks: inputs.disks } satisfies Found),
    details: () =>
      inputs.outputs && of
        ? inSlices(withOthers(judged, inputs, catalogue, of, others?.checks ?? []), 0.05)
        : detailsOf(judged, inputs, catalogue, of),
  };
}

/** The same, with the tables of all outputs of the text. */
function* withOthers(
  judged: Judged,
  inputs: Given,
  catalogue: Catalogue,
  of: OfTexts,
  checks: readonly Check[],
): Generator<void, Details> {
  const own = deviceTable(judged, inputs);
  const tables = yield* of.tablesOf(inputs, own, of, catalogue);
  const details = detailsOf(judged, inputs, catalogue, of, tables);
  return { ...details, checks: [...checks, ...details.checks] };
}

/** When a text was recorded that has the times of its samples. */
function recordedIn(reading: Judged['reading']) {
  if (reading.kind !== 'samples' || reading.begin === undefined) return [];
  const lasts = Math.max(0, ...reading.series.map(({ times }) => times.at(-1) ?? 0));
  return [{ kind: 'recorded' as const, data: [reading.begin, reading.begin + lasts] as const }];
}

function detailsOf(
  judged: Judged,
  inputs: Given,
  catalogue: Catalogue,
  of: OfTexts | undefined,
  ofAll?: readonly Table[],
): Details {
  const sync = of?.afterSync(judged, inputs);
  const { reading } = judged;
  const all =
    ofAll ??
    (reading.kind === 'samples'
      ? deviceTable(judged, inputs)
      : (of?.runTable(inputs, catalogue, of) ?? []));
  const drawn = drawnOf(judged);
  const scale = latencyScale(judged, sync?.scale);
  return {
    why: why(judged, of?.afterCache),
    limits: limitBars(judged),
    ...(drawn ? { chart: chart(judged, drawn) } : {}),
    tables: [...placeTable(judged), ...all],
    steps: [],
    // Where it is at a limit there are options, which are computed apart.
    ...(judged.verdict === 'at-limit' || of?.ifMissed(judged) ? {} : { recommendations: [] }),
    parts: [
      ...(scale ? [{ kind: 'latency' as const, data: scale }] : []),
      ...recordedIn(reading),
      { kind: 'next-steps', data: [...(sync?.steps ?? []), ...nextSteps(judged)] },
    ],
    checks: checks(judged, inputs, catalogue, of),
    deepLinks: [
      ...(sync?.links ?? []),
      ...linksFor(inputs, judged),
      ...(of?.toBurst(judged, inputs) ?? []),
    ],
    citations: [
      ...citationsOf([...inputs.disks.map(({ disk }) => disk), inputs.vm], catalogue),
      ...(sync?.citations ?? []),
    ],
  };
}
