import type { Begun, Details, LimitUse, Shown } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { nearestRatio } from '../../storage/diagnosis/diagnose.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import { kinds, type VmLimitId, vmLimitNames } from '../../storage/path/path.ts';
import { bytesIn, formatFigure, formatNumber } from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { withoutFigures } from '../shared/answer/format.ts';
import { capital, citationsOf, list } from '../shared/answer/text.ts';
import { question } from './ask.ts';
import { chart, drawnOf } from './chart.ts';
import { checks } from './checks.ts';
import { exampleText } from './example-texts.ts';
import { readouts } from './figures.ts';
import { headline, limitsOf, why } from './headline.ts';
import { type Judged, judging } from './judge.ts';

import { latencyScale } from './latency-scale.ts';
import { linksFor } from './links.ts';
import type { Found } from './map-field.ts';
import { type Compared, type Entered, type Given, withSetUp } from './measured.ts';
import { nextSteps } from './next-steps.ts';
import { placeTable } from './places.ts';
import { refusalText } from './reading-text.ts';
import { deviceTable } from './tables.ts';
import { nameOf } from './words.ts';

function limitBar(one: Compared, judged: Judged): LimitUse {
  const {
    limit: { id, kind, sustained = 0 },
    level,
    owner,
    groups,
    devices,
  } = one;
  const load = id === 'disk' ? judged.loads[groups[0] ?? 0] : undefined;
  const unit = load?.disk.unit ?? judged.setUp.vm.unit;
  const print = (value: number) =>
    kind === 'iops' ? formatNumber(value) : formatFigure(value / bytesIn[unit]);
  const decides = judged.verdict !== 'invalid' && limitsOf(judged).includes(one);
  const ratio = nearestRatio(one);
  const name = load
    ? load.role === 'os'
      ? 'OS'
      : capital(load.role)
    : capital(vmLimitNames[id as VmLimitId]);
  return {
    label: `${name}, ${owner}`,
    parts: {
      name,
      detail: load
        ? `${devices.length > 1 ? list(devices) : (devices[0] ?? '')}, ${formatDisks(load.disk, load.count)}`
        : owner,
    },
    ...(decides
      ? {
          mark:
            judged.verdict === 'below-limit' ? ('nearest limit' as const) : ('bottleneck' as const),
        }
      : {}),
    kind,
    state: ratio > 1.05 ? 'tight' : ratio >= 0.95 ? 'over' : ratio > 0.8 ? 'tight' : 'fits',
    ...{ demand: level, demandText: print(level), limit: sustained, limitText: print(sustained) },
    unitText: kind === 'iops' ? 'IOPS' : unit,
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
    all
      .filter((one) => owner(one) === key)
      .toSorted((a, b) => kinds.indexOf(a.limit.kind) - kinds.indexOf(b.limit.kind))
      .map((one) => limitBar(one, judged)),
  );
}

const boundByOf = (judged: Judged): readonly string[] => {
  if (judged.verdict === 'invalid') return [];
  if (judged.verdict === 'below-limit') return judged.by ? [judged.by] : [];
  return [...new Set(limitsOf(judged).map(nameOf))];
};

/** A text of a tool that does not tell enough, with the command that does. */
function refusedAnswer({ text: { reading } }: Entered): Shown | undefined {
  if (reading.kind !== 'refused') return undefined;
  const { reason, command } = refusalText(reading.refusal);
  return {
    ...withoutFigures,
    verdict: 'invalid',
    headline: [
      `${reason}.`,
      ...(command ? [' Run ', { text: command, tone: 'strong' as const }, ' and paste that.'] : []),
    ],
    why: 'Nothing was computed from this text.',
    nextSteps: command ? [{ title: 'Record this instead', command }] : [],
    checks: [],
    citations: [],
  };
}

const nearestOf = ({ first }: Judged) =>
  first && { ratio: nearestRatio(first), name: nameOf(first) };

/** What the measurement says, as an answer. In slices, since a file may have 100,000 samples. */
export function* resultOf(
  entered: Entered,
  { catalogue }: CalculatorContext,
): Generator<void, Begun | Shown> {
  const refused = refusedAnswer(entered);
  if (refused) return refused;
  const inputs = withSetUp(entered);
  if (!inputs) return yield* question(entered);
  const judged = yield* judging(inputs, catalogue);
  if (!judged) throw new Error('A text with figures can be judged.');
  const { text } = inputs.text;
  return {
    verdict: judged.verdict,
    boundBy: boundByOf(judged),
    headline: headline(judged, exampleText(text) !== undefined),
    readouts: readouts(judged, judged.setUp.vm.unit, nearestOf(judged)),
    found:
      judged.mapping && ({ text, mapping: judged.mapping, disks: inputs.disks } satisfies Found),
    details: () => detailsOf(judged, inputs, catalogue),
  };
}

function detailsOf(judged: Judged, inputs: Given, catalogue: Catalogue): Details {
  const drawn = drawnOf(judged);
  return {
    why: why(judged),
    limits: limitBars(judged),
    ...(drawn ? { chart: chart(judged, drawn) } : {}),
    tables: [...placeTable(judged), ...deviceTable(judged)],
    steps: [],
    recommendations: [],
    latency: latencyScale(judged),
    nextSteps: nextSteps(judged),
    checks: checks(judged, inputs, catalogue),
    deepLinks: linksFor(inputs, judged),
    citations: citationsOf([...inputs.disks.map(({ disk }) => disk), inputs.vm], catalogue),
  };
}
