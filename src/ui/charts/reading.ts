/** What a chart says of a sample, and which samples its slider goes along. */
import type { Chart, Sample } from '../../kit/index.ts';

/** A sample in words: the place first, then the values of each panel. */
export const sampleText = ({ label, values }: Sample): string =>
  `${label}: ${values
    .flatMap(({ text, name, others = [] }) => [
      name ? `${name} ${text}` : text,
      ...others.map((other) => `${other.name} ${other.text}`),
    ])
    .join(', ')}`;

/** The places of the slider over a chart: those that the input can be set to, or those that can be read. */
export const stopsOf = ({ input, samples }: Chart): readonly number[] =>
  (input?.values ?? samples).map(({ x }) => x);

/** The place of the answer on the x axis. */
export const currentOf = ({ panels }: Chart): number => panels[0]?.current.x ?? 0;

/** Which of some values is the nearest to another, in proportion where the axis is logarithmic? */
export function nearest(values: readonly number[], to: number, { scale }: Chart['x']): number {
  const away = (value: number) =>
    scale === 'log' ? Math.abs(Math.log(value / to)) : Math.abs(value - to);
  return values.reduce((best, value, at) => (away(value) < away(values[best] ?? 0) ? at : best), 0);
}
