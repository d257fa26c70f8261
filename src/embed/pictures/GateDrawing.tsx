import type { Gate } from '../../kit/index.ts';
import { ink, inkOf, toneInk } from './ink.ts';

/** As in the page: the limit stands at two thirds, so that what goes over it has room to show. */
const limitAt = 2 / 3;
const step = 62;

/** The most utilised limits as bars, demand against the line of the limit. */
export function GateDrawing({
  gates,
  width,
  height,
}: {
  gates: readonly Gate[];
  width: number;
  height: number;
}) {
  const room = Math.floor(height / step);
  const shown = mostUtilised(gates).slice(0, room);
  return (
    <>
      {shown.map((gate, index) => (
        <g transform={`translate(0 ${index * step})`} key={index}>
          <text y="22" font-size="20" fill={ink.quiet}>
            {gate.label}
          </text>
          <text x={width} y="22" font-size="20" text-anchor="end" fill={ink.text}>
            {`${gate.demandText} of ${gate.limitText} ${gate.unitText}`}
          </text>
          <Bar gate={gate} width={width} />
        </g>
      ))}
    </>
  );
}

/** The limits that count, the most utilised on top. */
function mostUtilised(gates: readonly Gate[]): readonly Gate[] {
  const fullness = ({ demand = 0, limit }: Gate) => (limit ? demand / limit : 0);
  return gates
    .filter(({ limit, counts, kind }) => limit !== undefined && counts && kind !== 'count')
    .sort((a, b) => fullness(b) - fullness(a));
}

function Bar({
  gate: { kind, state, demand = 0, limit = 1 },
  width,
}: {
  gate: Gate;
  width: number;
}) {
  const line = width * limitAt;
  const inside = Math.min(demand / limit, 1) * line;
  const over = Math.min((demand / limit) * line, width);
  return (
    <g transform="translate(0 32)">
      <rect width={line} height="14" fill={ink.hair} />
      <rect width={inside} height="14" fill={inkOf[kind]} />
      {demand > limit && (
        <path
          d={`M${line} 7H${over}`}
          stroke={state === 'tight' ? toneInk.tight : toneInk.over}
          stroke-width="14"
          stroke-dasharray="5 3"
        />
      )}
      <path d={`M${line} -5V19`} stroke={ink.text} stroke-width="3" />
    </g>
  );
}
