import type { Axis, LatencyScale } from '../../kit/index.ts';
import { most, scaleOf, ticksOf } from '../charts/ticks.ts';
import { percent } from '../shapes/scale.ts';

/** A place on the scale in per cent, and at which end of a text it is, so that none is cut off. */
function placeOf(at: number, axis: Axis) {
  const share = scaleOf(axis)(at);
  return {
    x: percent(share),
    anchor: share < 0.05 ? 'start' : share > 0.6 ? 'end' : 'middle',
  } as const;
}

/** The measured latency as a mark on a scale, the typical range as a band. */
export function LatencyFigure({ scale }: { readonly scale: LatencyScale }) {
  const { title, axis, measured, typical, note } = scale;
  const across = scaleOf(axis);
  const { x, anchor } = placeOf(measured.at, axis);
  const band = typical && { ...typical, ...placeOf(typical.from, axis) };
  return (
    <section class="typical">
      <h2>Measured and typical latency</h2>
      <p>
        <b>{title}</b>
      </p>
      <svg
        width="100%"
        height="70"
        role="img"
        aria-label={[measured.text, typical?.text ?? 'nothing typical is known'].join(', ')}
      >
        <rect class="room" width="100%" y="34" height="12" />
        {band && (
          <>
            <rect
              class="band"
              x={band.x}
              y="34"
              width={percent(Math.max(0.005, across(band.to) - across(band.from)))}
              height="12"
            />
            <text x={band.x} y="11" text-anchor={band.anchor === 'end' ? 'end' : 'start'}>
              {band.text}
            </text>
          </>
        )}
        <line x1={x} x2={x} y1="29" y2="51" />
        <text class="latency" x={x} y="26" text-anchor={anchor}>
          {measured.text}
        </text>
        {ticksOf(axis, most.y).ticks.map(({ at, text }) => (
          <text
            x={percent(across(at))}
            y="66"
            text-anchor={across(at) > 0.9 ? 'end' : at === 0 ? 'start' : 'middle'}
            key={text}
          >
            {text}
          </text>
        ))}
      </svg>
      <p class="hint">{note}</p>
    </section>
  );
}
