import type { Chart, Sample } from '../../kit/index.ts';
import { placeOn } from '../shapes/scale.ts';
import { nearestSample } from './geometry.ts';

/** A sample in words: the place first, then the value of each panel. */
export const sampleText = ({ label, values }: Sample): string =>
  `${label}: ${values.map(({ text }) => text).join(', ')}`;

/** The sample that a key leads to; nothing for other keys. */
function sampleAfterKey(key: string, at: number, last: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, at - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, at + 1);
  return undefined;
}

/**
 * A layer over a chart that reads it value by value. It is a slider, since every screen reader passes
 * the arrow keys to a slider and says its value when it moves. It takes no room, so that nothing moves
 * when it appears.
 */
export function ChartCursor({
  chart,
  at,
  onRead,
}: {
  chart: Chart;
  /** Which sample is read; none while nobody reads. */
  at: number | undefined;
  onRead: (at: number | undefined) => void;
}) {
  const { samples, panels, x, title } = chart;
  const last = samples.length - 1;
  // Reading starts at the answer.
  const start = nearestSample(chart, placeOn(x)(panels[0]?.current.x ?? 0));
  const now = Math.min(at ?? start, last);
  const sample = samples[now];
  const text = sample ? sampleText(sample) : '';
  const point = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const next = nearestSample(chart, (event.clientX - left) / width);
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
        const next = sampleAfterKey(event.key, now, last);
        if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onRead(next);
      }}
      onPointerDown={(event) => {
        // A finger is lifted at once; the value stays, since the cursor has the focus then.
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
