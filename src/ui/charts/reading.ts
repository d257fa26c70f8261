/** What a chart says of a sample, and which samples its slider goes along. */
import { bisector } from 'd3-array';
import type { Axis, Chart, Sample } from '../../kit/index.ts';
import { scaleOf } from './ticks.ts';

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

/** Which of some values, in their order, is drawn nearest to a place across a chart, 0 to 1? */
export const nearestAt = (values: readonly number[], place: number, x: Axis): number =>
  bisector(scaleOf(x)).center(values, place);

/** Which of them is drawn nearest to another value? */
export const nearest = (values: readonly number[], to: number, x: Axis): number =>
  nearestAt(values, scaleOf(x)(to), x);

/** Is a key pressed alone? With others it is the browser's: Alt and an arrow key go back a page. */
export const isPlain = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey;
