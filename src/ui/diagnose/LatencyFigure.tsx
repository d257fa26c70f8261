import { scaleLog } from 'd3-scale';
import type { LatencyScale } from '../../kit/index.ts';
import { formatNumber } from '../../units/index.ts';
import { percent } from '../shapes/scale.ts';

/** Height of a row: its line, and a label above and below it. */
const rowHeight = 52;
const top = 22;

/** The end of a text that is at its place, so that none is cut off. */
const anchorAt = (share: number) => (share < 0.15 ? 'start' : share > 0.85 ? 'end' : 'middle');

/** Measured levels of latency as marks on a line, and what is typical as a dashed band. */
export function LatencyFigure({ scale }: { readonly scale: LatencyScale }) {
  const { title, domain, rows, typical, note } = scale;
  const at = scaleLog(domain, [0, 1]);
  const ticks = at.ticks().filter((tick) => /^[125]/.test(String(tick).replace(/^0\.0*/, '')));
  const height = top + rows.length * rowHeight;
  const labels = rows.flatMap(({ name, marks }) =>
    marks.map(({ label }) => `${name} ${label}`.trim()),
  );
  return (
    <section class="typical">
      <h2>{`Latency: ${title}`}</h2>
      <svg
        width="100%"
        height={height + 22}
        role="img"
        aria-label={[...labels, typical?.text ?? 'nothing typical is known'].join(', ')}
      >
        {typical && (
          <>
            <rect
              class="band"
              x={percent(at(typical.from))}
              y={top - 4}
              width={percent(Math.max(0.005, at(typical.to) - at(typical.from)))}
              height={height - top}
            />
            <text x={percent(at(typical.from))} y="12">
              {typical.text}
            </text>
          </>
        )}
        {rows.map(({ name, marks }, row) => {
          const y = top + row * rowHeight + 26;
          const [first, last] = [marks[0], marks.at(-1)];
          return (
            <g key={name}>
              {first && last && (
                <line x1={percent(at(first.at))} x2={percent(at(last.at))} y1={y} y2={y} />
              )}
              {marks.map((mark, index) => (
                <g key={mark.label}>
                  <circle cx={percent(at(mark.at))} cy={y} r={index === 0 ? 5 : 4} />
                  <text
                    class="latency"
                    x={percent(at(mark.at))}
                    y={index % 2 === 0 ? y - 9 : y + 19}
                    text-anchor={anchorAt(at(mark.at))}
                  >
                    {index === 0 && rows.length > 1 ? `${name} ${mark.label}` : mark.label}
                  </text>
                </g>
              ))}
            </g>
          );
        })}
        <line class="axis" x2="100%" y1={height} y2={height} />
        {ticks.map((tick, index) => (
          <text x={percent(at(tick))} y={height + 17} text-anchor={anchorAt(at(tick))} key={tick}>
            {`${formatNumber(tick, 6)}${index === ticks.length - 1 ? ' ms' : ''}`}
          </text>
        ))}
      </svg>
      <p class="hint">{note}</p>
    </section>
  );
}
