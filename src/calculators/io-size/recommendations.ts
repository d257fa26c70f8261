/** What would give more at this IO size, and what can be built in place of what Azure refuses. */
import type { Inputs, Verdict } from '../../kit/index.ts';
import { checkVolume, unpublishedOf, type Volume } from '../../storage/set-up/volume.ts';
import {
  type Bytes,
  exceeds,
  formatBytes,
  formatIops,
  formatThroughput,
} from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { guide } from '../shared/answer/guide.ts';
import { changeGiving } from '../shared/answer/proposed-change.ts';
import type { PlacedContext } from '../shared/set-up/outcome.ts';
import { volumeRecommendations, volumesToBuild } from '../shared/volume/recommendations.ts';
import { safely } from '../shared/volume/safe-recommendations.ts';
import { fields } from './fields.ts';
import { commonSizes, model, type Result } from './model.ts';

export function recommendations(
  inputs: Inputs<typeof fields>,
  volumeOf: (inputs: Inputs<typeof fields>) => Volume,
  context: PlacedContext,
): readonly ProposedChange[] {
  const { 'io-size': size, cache, limits } = inputs;
  return safely(inputs, [volumeOf(inputs), size, cache, limits, context], (safe) =>
    improvements(safe, volumeOf(safe), context),
  );
}

function improvements(
  { 'io-size': size, cache, limits }: Inputs<typeof fields>,
  volume: Volume,
  context: PlacedContext,
): readonly ProposedChange[] {
  const verdictAt = (other: Bytes) => checkVolume(volume, other, cache, limits).verdict;
  if (verdictAt(size) === 'not-possible')
    return volumesToBuild(volume, size, cache, limits, context);
  const result = model(volume, size);
  return result
    ? [
        ...volumeRecommendations(volume, size, cache, limits, context),
        ...sizes(volume, size, result, verdictAt),
      ]
    : [];
}

type Rates = Pick<Result, 'iops' | 'throughput'>;

/** “more MB/s but fewer IOPS”, “more IOPS” */
function tradeOf(now: Rates, then: Rates): string {
  const isSlower = exceeds(now.iops, then.iops);
  const [more, less] = exceeds(then.throughput, now.throughput)
    ? ['more MB/s', isSlower && 'fewer IOPS']
    : ['more IOPS', exceeds(now.throughput, then.throughput) && 'less MB/s'];
  return less ? `${more} but ${less}` : more;
}

/** Another IO size, where the application allows it: it raises one rate, and lowers the other or leaves it as it is. */
function sizes(
  volume: Volume,
  size: Bytes,
  { by, crossover, ...now }: Result,
  verdictAt: (size: Bytes) => Verdict | undefined,
): ProposedChange[] {
  if (crossover === undefined || unpublishedOf(volume).length > 0) return [];
  const kinds = new Set(by.map(({ kind }) => kind));
  if (kinds.size !== 1) return [];
  const other = kinds.has('iops')
    ? commonSizes.find((next) => next >= crossover && next > size)
    : commonSizes.findLast((next) => next <= crossover && next < size);
  const then = other === undefined ? undefined : model(volume, other);
  if (other === undefined || !then) return [];
  const { iops, throughput } = then;
  return [
    changeGiving(
      `IOs of ${formatBytes(other)}, if the application can use them, for ${tradeOf(now, then)}: `,
      `${formatIops(iops)}, ${formatThroughput(throughput, volume.disk.unit)}`,
      { 'io-size': fields['io-size'].serialize(other) },
      {
        how: 'online',
        guide: guide.ioSize,
        ...defined({ verdict: verdictAt(other) }),
        iops,
        throughput,
      },
    ),
  ];
}
