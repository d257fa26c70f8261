import type { Chart, Reading } from '../../kit/index.ts';
import { placeOn } from './scale.ts';

/** A reading as one says it: the place first, then each panel’s value. */
export const readingText = ({ label, values }: Reading): string =>
  `${label}: ${values.map(({ text }) => text).join(', ')}`;

/** The reading nearest to a place across the chart, 0 at its start and 1 at its end. */
function nearest({ readings, x }: Chart, place: number): number {
  const away = readings.map((reading) => Math.abs(placeOn(x)(reading.x) - place));
  return away.indexOf(Math.min(...away));
}

/** Where a key leads from a reading; nothing for a key that is not ours. */
function led(key: string, at: number, last: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, at - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, at + 1);
  return undefined;
}

/**
 * What lies over a chart to read it by. It is a slider, since every screen reader hands a slider
 * the arrow keys and says its value when it moves. It takes no room, so nothing moves when it comes.
 */
export function Reader({
  chart,
  at,
  onRead,
}: {
  chart: Chart;
  /** Which reading is read; none while nobody reads. */
  at: number | undefined;
  onRead: (at: number | undefined) => void;
}) {
  const { readings, panels, x, title } = chart;
  const last = readings.length - 1;
  // It starts at the answer.
  const start = nearest(chart, placeOn(x)(panels[0]?.here.x ?? 0));
  const now = Math.min(at ?? start, last);
  const reading = readings[now];
  const text = reading ? readingText(reading) : '';
  const point = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const next = nearest(chart, (event.clientX - left) / width);
    if (next !== at) onRead(next);
  };
  return (
    <div
      class="reader"
      role="slider"
      tabIndex={0}
      aria-label={`Read the chart: ${title}`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={now}
      aria-valuetext={text}
      onFocus={() => onRead(now)}
      onBlur={() => onRead(undefined)}
      onKeyDown={(event) => {
        const next = led(event.key, now, last);
        if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onRead(next);
      }}
      onPointerDown={(event) => {
        // A finger is lifted at once; what it read stays, since it has the focus then.
        event.currentTarget.focus({ preventScroll: true });
        point(event);
      }}
      onPointerMove={point}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.matches(':focus')) onRead(undefined);
      }}
    >
      {at !== undefined && <p class="reading">{text}</p>}
    </div>
  );
}
