import { percent } from '../../ui/shapes/svg-attributes.ts';
import { Memo } from '../../ui/view/Memo.tsx';
import { type Answer, carries, type Place } from './answer.ts';
import { labelsOf, radiusOf } from './labels.ts';
import { type Axes, diagonalsIn, placeIn, ticksOn } from './shape.ts';
import { loadOf, type MapState } from './state.ts';

/** The texts and lines behind the dots, which stay. */
function Grid({ axes }: { axes: Axes }) {
  const at = placeIn(axes);
  return (
    <>
      {diagonalsIn(axes).map(({ kib, start, end, isMinor }) => {
        const isOnTop = end?.y === 0;
        const isMiddle = isOnTop && end.x < 0.93;
        return (
          <g class={isMinor ? 'size broad' : 'size'} key={kib}>
            <line
              x1={percent(start?.x ?? 0)}
              y1={percent(start?.y ?? 0)}
              x2={percent(end?.x ?? 0)}
              y2={percent(end?.y ?? 0)}
            />
            <text
              // At the right edge there are dots where it is narrow.
              class={isOnTop ? undefined : 'broad'}
              x={percent(end?.x ?? 0)}
              y={percent(end?.y ?? 0)}
              dx={isOnTop ? undefined : -4}
              dy={isOnTop ? -6 : -8}
              text-anchor={isMiddle ? 'middle' : 'end'}
            >
              {kib} KiB
            </text>
          </g>
        );
      })}
      {ticksOn(axes.y).map(({ at: value, text }) => {
        const y = percent(at({ iops: 1, throughput: value * 1e6 }).y);
        return (
          <g class="tick" key={text}>
            <line x2="100%" y1={y} y2={y} />
            <text x="-8" y={y} dy="4" text-anchor="end">
              {text}
            </text>
          </g>
        );
      })}
      <line class="axis-line" x2="100%" y1="100%" y2="100%" />
      <text class="iops" x="100%" y="100%" dy="18" text-anchor="end">
        {axes.x.label}
      </text>
      {ticksOn(axes.x).map(({ at: value, text }) => (
        <text
          // The last one has no room beside the name of the axis where it is narrow.
          class={at({ iops: value, throughput: 1 }).x > 0.85 ? 'tick broad' : 'tick'}
          x={percent(at({ iops: value, throughput: 1 }).x)}
          y="100%"
          dy="18"
          text-anchor="middle"
          key={text}
        >
          {text}
        </text>
      ))}
    </>
  );
}

/** The VM sizes as dots, the load as a point: what is above it and to its right carries it. */
export function MapDrawing({
  axes,
  state,
  places,
  answer,
  shown,
}: {
  axes: Axes;
  state: MapState;
  places: readonly Place[];
  answer: Answer;
  /** The dot that is looked at. */
  shown: Place | undefined;
}) {
  const at = placeIn(axes);
  const load = loadOf(state);
  const { x, y } = at(load);
  const [first] = answer.offers;
  const best = first && at(first.size);
  const stateOf = (place: Place) =>
    place.sizes.length === 0
      ? 'dot off'
      : `dot${carries(place, load) ? ' on' : ''}${place.cheapest ? '' : ' priceless'}`;
  return (
    <svg aria-hidden="true" class="map-plot" width="100%" height="100%">
      <rect class="zone" x={percent(x)} width={percent(1 - x)} height={percent(y)} />
      <Memo of={[axes]} draw={() => <Grid axes={axes} />} />
      {places.map((place) => {
        const spot = at(place);
        return (
          <circle
            class={stateOf(place)}
            cx={percent(spot.x)}
            cy={percent(spot.y)}
            r={place.sizes.length === 0 ? 2 : radiusOf(place)}
            key={`${place.iops} ${place.throughput}`}
          />
        );
      })}
      <g class="cross">
        <line x1={percent(x)} x2={percent(x)} y2="100%" />
        <line x2="100%" y1={percent(y)} y2={percent(y)} />
      </g>
      {best && <circle class="best" cx={percent(best.x)} cy={percent(best.y)} r="9" />}
      {labelsOf(axes, {
        load,
        places,
        first,
      }).map(({ text, kind, x: across, y: down, dx, dy, anchor, only, lead }) => (
        <svg
          aria-hidden="true"
          class={`${kind} ${only}`}
          x={percent(across)}
          y={percent(down)}
          key={`${only} ${text}`}
        >
          {lead && <line {...lead} />}
          <text dx={dx} dy={dy} text-anchor={anchor}>
            {text}
          </text>
        </svg>
      ))}
      {shown && (
        <circle
          class="shown"
          cx={percent(at(shown).x)}
          cy={percent(at(shown).y)}
          r={radiusOf(shown) + 3}
        />
      )}
      <circle class="reach" cx={percent(x)} cy={percent(y)} r="22" />
      <circle class="point" cx={percent(x)} cy={percent(y)} r="8" />
    </svg>
  );
}
