import { renderToString } from 'preact-render-to-string';
import { sampled } from '../../calculators/commit/sampling.ts';
import type { RequirementCosts } from '../../calculators/find/parts.ts';
import {
  type Answer,
  type Chart,
  type Commits,
  findPart,
  type Plane,
  type Timeline,
} from '../../kit/index.ts';
import { panelShape, pathOf } from '../../ui/charts/geometry.ts';
import { app, disk, strokesOf } from '../../ui/commit/shape.ts';
import { planeShape, plot } from '../../ui/plane/shape.ts';
import { across } from '../../ui/shapes/stretched.tsx';
import { yAt } from '../../ui/throttle/plot.ts';
import { areas } from '../../ui/throttle/stacked.ts';

/** As large as it is shown, so that letters there are of one of the sizes. */
const [width, height] = [200, 104];

/** Room for the names of the axes, above and below. */
const edge = 18;
const name = { 'font-size': 12.5, class: 'words' };

/** The line of the answer in the first panel of a chart, with the names of its axes. */
function ChartPreview({ chart }: { chart: Chart }) {
  const [panel] = chart.panels;
  if (!panel) return null;
  const { lines, current } = panelShape(chart, panel, { top: edge + 4, bottom: height - edge });
  const line = pathOf(lines.findLast(({ secondary }) => !secondary)?.points ?? [], width);
  // A limit is level; what is compared is not.
  const limits = lines.filter(
    ({ secondary, points }) => secondary && points.every(({ y }) => y === points[0]?.y),
  );
  return (
    <svg class={`preview ${panel.kind}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path class="under" d={`${line}V${height - edge}H0Z`} />
      {limits.map(({ label, points }) => (
        <path class="limit" d={pathOf(points, width)} key={label} />
      ))}
      <path class="line" d={line} />
      <circle cx={current.x * width} cy={current.y} r="4.5" />
      <text y="11" {...name}>
        {panel.y.label}
      </text>
      <text x={width} y={height - 4} text-anchor="end" {...name}>
        {chart.x.label}
      </text>
    </svg>
  );
}

/** The busiest limit of a run in time, with what crossed it by workload. */
function LanePreview({ timeline: { lanes, traces, seconds } }: { timeline: Timeline }) {
  const [lane] = lanes;
  if (!lane) return null;
  const max = Math.max(lane.limit * 1.04, ...lane.passed);
  const plot = { top: edge + 4, bottom: height - edge, max };
  return (
    <svg class="preview" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={`scale(${width / across} 1)`}>
        {areas(lane, plot).map((d, at) => {
          const { of = 0 } = lane.shares[at] ?? {};
          return <path fill={`var(--${traces[of]?.tone})`} opacity="0.6" d={d} key={of} />;
        })}
      </g>
      <path class="limit" d={`M0 ${yAt(plot, lane.limit)}H${width}`} />
      <text y="11" {...name}>
        {`${lane.label}, ${lane.unit}`}
      </text>
      <text x={width} y={height - 4} text-anchor="end" {...name}>
        {`${seconds} s`}
      </text>
    </svg>
  );
}

type Corner = { readonly x: number; readonly y: number };

/** The plane of a page without what is written in it: the limits, the load, and what was measured. */
function PlanePreview({ plane }: { plane: Plane }) {
  const { room, region, contours, boxes, lines, dots, load, achievable } = planeShape(plane);
  const lower = height - edge;
  const up = (y: number) => edge + ((y - plot.top) / (plot.bottom - plot.top)) * (lower - edge);
  const path = (points: readonly Corner[]) =>
    pathOf(
      points.map(({ x, y }) => ({ x, y: up(y) })),
      width,
    );
  const place = load?.isPlace ? load : undefined;
  return (
    <svg class="preview plane" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {room && (
        <rect class="fit" y={up(room.y)} width={room.x * width} height={lower - up(room.y)} />
      )}
      {region && <path class="fit" d={`${path(region.corners)}Z`} />}
      {contours.map(({ points, text }) => (
        <path class="contour" d={path(points)} key={text} />
      ))}
      <path class="other" d={`M0 ${lower}H${width}`} />
      {region && <path class="first" d={`${path(region.corners)}Z`} />}
      {['other', 'first'].flatMap((kind) =>
        boxes
          .filter((box) => box.kind === kind)
          .map(({ label, points }) => <path class={kind} d={path(points)} key={label} />),
      )}
      {lines.map(
        ({ kind, points }) =>
          points.length > 1 && <path class={kind} d={path(points)} key={kind} />,
      )}
      {dots.map(({ x, y }, at) => (
        <circle class="dot" cx={x * width} cy={up(y)} r="2" key={at} />
      ))}
      {achievable?.isPlace && (
        <circle class="over" cx={achievable.x * width} cy={up(achievable.y)} r="4" />
      )}
      {place && dots.length === 0 && (
        <circle class="point" cx={place.x * width} cy={up(place.y)} r="5" />
      )}
      <text y="11" {...name}>
        {plane.y.label}
      </text>
      <text x={width} y={height - 4} text-anchor="end" {...name}>
        {plane.x.label}
      </text>
    </svg>
  );
}

/** Where the words beside rows end. */
const words = 106;

/** What each requirement costs, drawn back from the price with all of them. */
function CostsPreview({ costs: { total, bars } }: { costs: RequirementCosts }) {
  const each = height / bars.length;
  const wide = width - words;
  return (
    <svg class="preview costs" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {bars.map(({ label, cost }, at) => (
        <g transform={`translate(0 ${at * each})`} key={label}>
          <text y={each / 2 + 4} {...name}>
            {label}
          </text>
          <rect
            x={words + (cost / total) * wide}
            y={each / 2 - 7}
            width={(1 - cost / total) * wide}
            height="14"
          />
        </g>
      ))}
      <path class="limit" d={`M${width} 0V${height}`} />
    </svg>
  );
}

/** How much of the time of a page’s picture is drawn here. */
const part = 0.5;

/** Commits on each kind of disk: down to the disk and back. */
function CommitsPreview({ commits: { lanes, span } }: { commits: Commits }) {
  const each = height / lanes.length;
  const scale = `scale(${(width - words) / across} ${(each - 6) / (disk - app)})`;
  return (
    <svg class="preview commits" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {lanes.map((lane, at) => {
        const until = span * part;
        const { down, up } = strokesOf(sampled(lane, until, 1), until, until);
        return (
          <g class={lane.isChosen ? 'chosen' : undefined} key={lane.label}>
            <text y={at * each + each / 2 + 4} {...name}>
              {lane.label}
            </text>
            <g transform={`translate(${words} ${at * each + 3}) ${scale} translate(0 ${-app})`}>
              <path class="down" d={down} />
              <path class="up" d={up} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** What a calculator draws, small, as HTML: for the eye alone, since the sentence beside it says the same. */
export function previewOf(answer: Answer): string {
  const { chart, plane } = answer;
  const [timeline, costs, commits] = [
    findPart(answer, 'timeline'),
    findPart(answer, 'costs'),
    findPart(answer, 'commits'),
  ];
  const drawn =
    (plane && <PlanePreview plane={plane} />) ??
    (timeline && <LanePreview timeline={timeline} />) ??
    (costs && <CostsPreview costs={costs} />) ??
    (commits && <CommitsPreview commits={commits} />) ??
    (chart && <ChartPreview chart={chart} />);
  return drawn ? renderToString(drawn) : '';
}
