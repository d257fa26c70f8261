import type { ComponentChildren } from 'preact';
import { type Picture, quarter } from '../../calculators/burst/painting.ts';
import type { Day } from '../../kit/index.ts';
import { formatClock } from '../../units/duration.ts';
import { formatNumber, seconds } from '../../units/index.ts';
import { maxTicks, ticksOf } from '../charts/ticks.ts';
import { across, Stretched } from '../shapes/stretched.tsx';
import { percent } from '../shapes/svg-attributes.ts';
import { barsOf, credit, creditLine, height, heightOf, load } from './shape.ts';

/** A line across, and its value left of it. */
const Tick = ({ at, children }: { at: number; children: ComponentChildren }) => (
  <g class="tick">
    <line x2="100%" y1={at} y2={at} />
    <text x="-8" y={at + 4} text-anchor="end">
      {children}
    </text>
  </g>
);

/** The load of a day over its limits, and below it the credits, on one axis of hours. */
export function DayDrawing({
  day,
  picture,
  span,
  chosen,
}: {
  day: Day;
  picture: Picture;
  /** How much of the day is drawn, in seconds. */
  span: number;
  /** The quarter hour that keys change. */
  chosen?: number | undefined;
}) {
  const { y, sustained, burst } = day;
  const at = heightOf(y);
  const { delivered, lost } = barsOf(picture, y, span);
  const hasCredits = picture.credits.length > 0;
  const line = creditLine(picture, span);
  const used = picture.usedUp === undefined ? undefined : picture.usedUp / span;
  const isBurst = burst > sustained * (1 + 1e-9);
  // Each ends at a time that has a text; on a phone every second one has.
  const parts = [2, 24].includes(span / 3600) ? 8 : 6;
  const axis = hasCredits ? credit.bottom : load.bottom;
  return (
    <svg aria-hidden="true" class="panel day" width="100%" height={axis + height - credit.bottom}>
      <text class="axis iops" x="-52" y="12">
        IOPS
      </text>
      {ticksOf(y, maxTicks.y).map(({ at: value, text }) => (
        <Tick at={at(value)} key={text}>
          {text}
        </Tick>
      ))}
      {hasCredits &&
        [0.5, 1].map((share) => (
          <Tick at={credit.bottom - share * (credit.bottom - credit.top)} key={share}>
            {share * 100} %
          </Tick>
        ))}
      <Stretched height={height}>
        <path class="delivered" d={delivered} />
        <path class="lost" d={lost} />
        {hasCredits && (
          <>
            <path class="credits area" d={`${line}V${credit.bottom}H0Z`} />
            <path class="credits" d={line} vector-effect="non-scaling-stroke" />
          </>
        )}
        <path
          class="marks"
          d={`M0 ${load.bottom}H${across}${hasCredits ? `M0 ${credit.bottom}H${across}` : ''}`}
          vector-effect="non-scaling-stroke"
        />
      </Stretched>
      {[
        { kind: 'sustained', value: sustained },
        ...(isBurst ? [{ kind: 'burst', value: burst }] : []),
      ].map(({ kind, value }) => (
        <>
          <line class={kind} x2="100%" y1={at(value)} y2={at(value)} />
          <text class={`${kind} narrow`} x="100%" y={at(value) - 6} text-anchor="end">
            {kind} {formatNumber(value)}
          </text>
          {[kind, formatNumber(value)].map((text, line) => (
            <text class={`${kind} wide`} x="100%" dx="8" y={at(value) + 15 * line} key={line}>
              {text}
            </text>
          ))}
        </>
      ))}
      {hasCredits && (
        <text class="axis count" x="-52" y={credit.top - 16}>
          Credits
        </text>
      )}
      {used !== undefined && (
        <>
          <line class="out" x1={percent(used)} x2={percent(used)} y1={load.top - 2} y2={axis} />
          <text
            class="out"
            x={percent(used)}
            dx={used > 0.7 ? -6 : 6}
            y={load.top - 8}
            text-anchor={used > 0.7 ? 'end' : undefined}
          >
            credits used up {formatClock(seconds(picture.usedUp ?? 0))}
          </text>
        </>
      )}
      {picture.full !== undefined && picture.full < span && (
        <text
          class="full"
          x={percent(picture.full / span)}
          y={credit.top - 6}
          text-anchor={picture.full > 0.7 * span ? 'end' : undefined}
        >
          full again {formatClock(seconds(picture.full))}
        </text>
      )}
      {chosen !== undefined && (
        <rect
          class="chosen"
          x={percent((chosen * quarter) / span)}
          width={percent(quarter / span)}
          y={load.top}
          height={load.bottom - load.top}
        />
      )}
      {Array.from({ length: parts + 1 }, (_, index) => (
        <text
          class={index % 2 === 0 ? 'tick' : 'tick wide'}
          x={percent(index / parts)}
          y={axis + 18}
          text-anchor={index === 0 ? undefined : index === parts ? 'end' : 'middle'}
          key={index}
        >
          {formatClock(seconds((span * index) / parts))}
        </text>
      ))}
    </svg>
  );
}
