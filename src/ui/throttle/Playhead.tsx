import { rounded } from '../../calculators/throttle/format.ts';
import type { Timeline } from '../../kit/index.ts';
import { formatNumber, formatSeconds, type Seconds } from '../../units/index.ts';
import { percent } from '../shapes/svg-attributes.ts';
import { momentText, timeText } from './words.ts';

type Moment = { readonly timeline: Timeline; readonly at: number };

/** What each workload completed in a sample, and how long its IOs took. */
const figuresAt = ({ timeline: { traces }, at }: Moment) =>
  traces.map(({ label, tone, iops, latency }) => {
    const rate = iops[at] ?? 0;
    const time = latency[at] ?? 0;
    return {
      label,
      tone,
      rate: rate > 0 ? `${formatNumber(rounded(rate), 1)} IOPS` : 'nothing',
      time: time > 0 ? formatSeconds(rounded(time) as Seconds) : '',
    };
  });

/** A sample as one sentence, for a screen reader. */
export const momentInWords = (moment: Moment): string => {
  const { timeline, at } = moment;
  const workloads = figuresAt(moment).map(
    ({ label, rate, time }) => `${label} ${rate}${time && `, ${time}`}`,
  );
  const limits = timeline.lanes.map(
    (lane) => `${lane.label} ${momentText({ lane, timeline, at })}`,
  );
  return `${timeText(timeline, at)}: ${[...workloads, ...limits].join('; ')}.`;
};

/** In the middle of a sample, from 0 to 1 across the charts. */
const placeOf = ({ timeline, at }: Moment) => (at + 0.5) / (timeline.traces[0]?.iops.length ?? 1);

/** The line through all charts at the sample that is shown. */
export function Playhead(moment: Moment) {
  const x = percent(placeOf(moment));
  return (
    <svg class="playhead" aria-hidden="true">
      <line x1={x} x2={x} y2="100%" />
    </svg>
  );
}

/** A layer over the charts: the values beside the playhead, and a pointer that moves it. */
export function Reading({
  timeline,
  at,
  onRead,
}: Moment & { readonly onRead: (at: number, pressed: boolean) => void }) {
  const count = timeline.traces[0]?.iops.length ?? 1;
  const place = placeOf({ timeline, at });
  const read = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const next = Math.floor(((event.clientX - left) / width) * count);
    if (next !== at) onRead(next, event.type === 'pointerdown');
  };
  return (
    <div class="playhead-layer" aria-hidden="true" onPointerMove={read} onPointerDown={read}>
      <div class="track" style={{ '--at': percent(place) }}>
        <div class={`values${place > 0.5 ? ' left' : ''}`}>
          <b>{timeText(timeline, at)}</b>
          {figuresAt({ timeline, at }).map(({ label, tone, rate, time }) => (
            <p key={label}>
              <span class={tone}>{label}</span> <span>{rate}</span> <span>{time}</span>
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
