import type { Begun, Details, LimitUse, Shown } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import type { Refused } from '../../readers/reading.ts';
import { nearestRatio } from '../../storage/diagnosis/diagnose.ts';
import { formatDisks, roleName } from '../../storage/path/disk-names.ts';
import { kinds, type VmLimitId, vmLimitNames } from '../../storage/path/path.ts';
import type { CalculatorContext } from '../dataset.ts';
import { strong, withoutFigures } from '../shared/answer/format.ts';
import { amountFigure, unitOf } from '../shared/answer/parts.ts';
import { capital, citationsOf, list } from '../shared/answer/text.ts';
import { refusalText } from '../shared/measured/reading-text.ts';
import { question } from './ask.ts';
import { chart, drawnOf } from './chart.ts';
import { checks } from './checks.ts';
import { exampleText } from './example-texts.ts';
import { readouts, syncReadouts } from './figures.ts';
import { headline, limitsOf, why } from './headline.ts';
import { type Judged, judging } from './judge.ts';
import { latencyScale } from './latency-scale.ts';
import { linksFor, toBenchmark } from './links.ts';
import type { Found } from './map-field.ts';
import { type Compared, type Entered, type Given, withSetUp } from './measured.ts';
import { nextSteps } from './next-steps.ts';
import { placeTable } from './places.ts';
import { formatSync, syncIn, toCommit } from './sync.ts';
import { deviceTable } from './tables.ts';
import { loadOf, nameOf, publishedUnit } from './words.ts';

function limitBar(one: Compared, judged: Judged): LimitUse {
  const { limit, level, owner, devices } = one;
  const { id, kind, sustained = 0 } = limit;
  const load = loadOf(one, judged);
  const unit = publishedUnit(one, judged);
  const ratio = nearestRatio(one);
  const name = capital(load ? roleName(load.role) : vmLimitNames[id as VmLimitId]);
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
    state: ratio > 1.05 ? 'tight' : ratio >= 0.95 ? 'over' : ratio > 0.8 ? 'tight' : 'fits',
    ...{ demand: level, demandText: amountFigure(kind, level, unit) },
    ...{ limit: sustained, limitText: amountFigure(kind, sustained, unit) },
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

const boundByOf = (judged: Judged): readonly string[] => {
  if (judged.verdict === 'invalid') return [];
  if (judged.verdict === 'below-limit') return judged.by ? [judged.by] : [];
  return [...new Set(limitsOf(judged).map(nameOf))];
};

/** A text of a tool that does not tell enough, with what does: a command, a benchmark, or what a sync is compared with. */
function refusedAnswer({ refusal }: Refused, entered: Entered): Shown {
  const { reason, command } = refusalText(refusal);
  if (refusal.why === 'sync') {
    const sync = syncIn(refusal.sync);
    const disk = entered.disks.find(({ role }) => role !== 'os')?.disk.name;
    return {
      ...withoutFigures,
      headline: ['Syncs take ', strong(formatSync(sync)), '.'],
      why: `${reason}. Commit says whether that is usual and enough.`,
      readouts: syncReadouts(sync),
      deepLinks: toCommit(sync, disk),
      checks: [],
      citations: [],
    };
  }
  const test = 'benchmark' in refusal ? refusal.benchmark : undefined;
  return {
    ...withoutFigures,
    verdict: 'invalid',
    headline: [`${reason}.`, ...(command ? [' Run ', strong(command), ' and paste that.'] : [])],
    why: 'Nothing was computed from this text.',
    parts: command
      ? [{ kind: 'next-steps', data: [{ title: 'Record this instead', command }] }]
      : [],
    deepLinks: test === undefined ? [] : [toBenchmark(entered, test)],
    checks: [],
    citations: [],
  };
}

/** What the measurement says, as an answer. In slices, since a file may have 100,000 samples. */
export function* resultOf(
  entered: Entered,
  { catalogue }: CalculatorContext,
): Generator<void, Begun | Shown> {
  const { text, reading } = entered.text;
  if (reading.kind === 'refused') return refusedAnswer(reading, entered);
  const inputs = withSetUp(entered);
  if (!inputs) return yield* question(reading, entered);
  const judged = yield* judging(reading, inputs, catalogue);
  const { mapping, first } = judged;
  const nearest = first && { ratio: nearestRatio(first), name: nameOf(first) };
  return {
    verdict: judged.verdict,
    boundBy: boundByOf(judged),
    headline: headline(judged, exampleText(text) !== undefined),
    readouts: readouts(judged, judged.setUp.vm.unit, nearest),
    found: mapping && ({ text, mapping, disks: inputs.disks } satisfies Found),
    details: () => detailsOf(judged, inputs, catalogue),
  };
}

function detailsOf(judged: Judged, inputs: Given, catalogue: Catalogue): Details {
  const drawn = drawnOf(judged);
  const scale = latencyScale(judged);
  return {
    why: why(judged),
    limits: limitBars(judged),
    ...(drawn ? { chart: chart(judged, drawn) } : {}),
    tables: [...placeTable(judged), ...deviceTable(judged)],
    steps: [],
    // Where it is at a limit there are options, which are computed apart.
    ...(judged.verdict === 'at-limit'
      ? { recommendationsTitle: 'What to change first' }
      : { recommendations: [] }),
    parts: [
      ...(scale ? [{ kind: 'latency' as const, data: scale }] : []),
      { kind: 'next-steps', data: nextSteps(judged) },
    ],
    checks: checks(judged, inputs, catalogue),
    deepLinks: linksFor(inputs, judged),
    citations: citationsOf([...inputs.disks.map(({ disk }) => disk), inputs.vm], catalogue),
  };
}
