import type { LatencyScale } from '../../kit/index.ts';
import { formatNumber } from '../../units/index.ts';
import { percent } from '../shapes/scale.ts';

/** A place on the scale, and at which end of a text it is, so that none is cut off. */
function placeOf(at: number, end: number) {
  const share = at / end;
  return {
    x: percent(share),
    anchor: share < 0.05 ? 'start' : share > 0.6 ? 'end' : 'middle',
  } as const;
}

/** The measured latency as a mark on a scale, the typical range as a band. */
export function LatencyFigure({ scale }: { readonly scale: LatencyScale }) {
  const { title, end, measured, typical, note } = scale;
  const { x, anchor } = placeOf(measured.at, end);
  const band = typical && { ...typical, ...placeOf(typical.from, end) };
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
              width={percent(Math.max(0.005, (band.to - band.from) / end))}
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
        {(['start', 'middle', 'end'] as const).map((anchor, half) => (
          <text x={percent(half / 2)} y="66" text-anchor={anchor} key={anchor}>
            {`${formatNumber((end * half) / 2, 6)}${anchor === 'end' ? ' ms' : ''}`}
          </text>
        ))}
      </svg>
      <p class="hint">{note}</p>
    </section>
  );
}
