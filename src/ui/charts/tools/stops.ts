/** From keys and from a place across a chart to one of the stops of its slider. */
import type { Chart } from '../../../kit/index.ts';
import { nearestAt, stopsOf } from '../reading.ts';

/** The stop that a key leads to; nothing for other keys. A page is a tenth of all stops, and at least two. */
export function stopAfterKey(key: string, at: number, last: number): number | undefined {
  const page = Math.max(2, Math.round(last / 10));
  const steps: Readonly<Record<string, number>> = {
    Home: -last,
    End: last,
    PageUp: page,
    PageDown: -page,
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step === undefined ? undefined : Math.min(last, Math.max(0, at + step));
}

/** The stop nearest to a place across a chart, 0 to 1, as a value of the x axis. */
export function stopAt(chart: Chart, place: number): number {
  const stops = stopsOf(chart);
  return stops[nearestAt(stops, place, chart.x)] ?? 0;
}
