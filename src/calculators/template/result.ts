import type { Begun, Inputs, Shown } from '../../kit/index.ts';
import type { Volume } from '../../storage/set-up/volume.ts';
import { formatBytes, formatDuration, formatThroughput, fraction } from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { explained } from '../shared/answer/explanation.ts';
import { throughputReadout } from '../shared/answer/readouts.ts';
import { boundTo, formatBottleneck, formatLimit, list, strong } from '../shared/answer/text.ts';
import { startAnswer, withoutLimit } from '../shared/volume/answer.ts';
import { stepsFrom, unpublishedReadout } from '../shared/volume/format.ts';
import { fields } from './fields.ts';
import { ioSize, model } from './model.ts';

/** How long it takes, as an answer; without figures where the volume cannot be built or has no published limit. */
export function resultOf(inputs: Inputs<typeof fields>, context: CalculatorContext): Begun | Shown {
  const { amount, limits: edition } = inputs;
  const volume: Volume = { ...inputs, cached: false, read: fraction(1), hit: fraction(0) };
  const started = startAnswer(volume, ioSize, 'None', edition, context.catalogue);
  const { refused, start, citations, unpublished, open, notes } = started;
  if (refused) return refused;
  const result = model(volume, amount);
  if (!result) return withoutLimit(volume.vm, unpublished, withoutReadouts, notes(), citations);
  const { throughput, duration, by } = result;
  const [rate, time] = [formatThroughput(throughput, inputs.disk.unit), formatDuration(duration)];
  return {
    ...start,
    ...boundTo(by),
    headline: [
      `${formatBytes(amount)} take at least `,
      strong(time),
      ' (computed); ',
      ...formatBottleneck(by),
      '.',
      ...open,
    ],
    readouts: [
      {
        id: 'duration',
        label: 'At least',
        kind: 'duration',
        unit: 's',
        value: duration,
        text: time,
      },
      throughputReadout(throughput, inputs.disk.unit),
    ],
    details: () => ({
      limits: [],
      ...explained(fields, inputs, {
        why: `Large IOs move ${rate} at most: ${list(by.map(formatLimit))} allows no more.`,
        recommendations: [],
        checks: notes(),
      }),
      tables: [],
      steps: stepsFrom([['duration', `${formatBytes(amount)} ÷ ${rate} = `, time]]),
      deepLinks: [],
      citations,
    }),
  };
}

const withoutReadouts = [
  unpublishedReadout('duration', 'At least', 'duration', 's'),
  unpublishedReadout('throughput', 'Throughput', 'throughput', 'B/s'),
];
