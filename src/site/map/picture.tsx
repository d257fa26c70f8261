/** The map as a picture with the load that it opens with, for link previews and for who wants to show it. Runs at build. */
import { renderToString } from 'preact-render-to-string';
import { Frame } from '../../embed/pictures/Picture.tsx';
import { kindColour, palette, size } from '../../embed/pictures/palette.ts';
import { tenth } from '../../ui/shapes/svg-attributes.ts';
import { currentEdition } from '../sources.ts';
import { carries, type Load } from './answer.ts';
import { opening, openingAnswer } from './opening.ts';
import { diagonalsIn, placeIn, ticksOn } from './shape.ts';
import { loadOf } from './state.ts';
import { dollars, headlineOf, pairText, priceText, summaryOf } from './words.ts';

const { axes, map, state, prices } = opening;
const load = loadOf(state);

/** The plot, in px of the picture. */
const plot = { left: 130, right: size.width - size.edge, top: 200, bottom: size.height - 146 };

const across = (part: number) => tenth(plot.left + part * (plot.right - plot.left));
const down = (part: number) => tenth(plot.top + part * (plot.bottom - plot.top));
const small = { 'font-size': 18, fill: palette.quiet };
const halo = {
  ...({ stroke: palette.paper, 'stroke-width': 5, 'stroke-linejoin': 'round' } as const),
  ...({ 'paint-order': 'stroke' } as const),
};

/** How large a dot of so many sizes is. */
const radiusOf = (count: number) => tenth(3 + 1.2 * Math.sqrt(count));

const placed = (one: Load) => {
  const { x, y } = placeIn(axes)(one);
  return { x: across(x), y: down(y) };
};

const Grid = () => (
  <>
    {diagonalsIn(axes).map(({ start, end, kib }) => (
      <g key={kib}>
        <path
          d={`M${across(start?.x ?? 0)} ${down(start?.y ?? 0)}L${across(end?.x ?? 0)} ${down(end?.y ?? 0)}`}
          stroke={palette.hair}
          stroke-width="1.5"
        />
        <text
          x={across(end?.x ?? 0) - (end?.y === 0 ? 0 : 6)}
          y={down(end?.y ?? 0) - 8}
          text-anchor="end"
          {...small}
        >
          {kib} KiB
        </text>
      </g>
    ))}
    {ticksOn(axes.y).map(({ at, text }) => {
      const { y } = placed({ iops: 1, throughput: at * 1e6 });
      return (
        <g key={text}>
          <path d={`M${plot.left} ${y}H${plot.right}`} stroke={palette.hair} stroke-width="1.5" />
          <text x={plot.left - 12} y={y + 6} text-anchor="end" {...small}>
            {text}
          </text>
        </g>
      );
    })}
    <path
      d={`M${plot.left} ${plot.bottom}H${plot.right}`}
      stroke={palette.line}
      stroke-width="1.5"
    />
    {ticksOn(axes.x).map(({ at, text }) => (
      <text
        x={placed({ iops: at, throughput: 1 }).x}
        y={plot.bottom + 26}
        text-anchor="middle"
        {...small}
        key={text}
      >
        {text}
      </text>
    ))}
    <text
      x={plot.right}
      y={plot.bottom + 26}
      text-anchor="end"
      font-size="18"
      font-weight="600"
      fill={kindColour.iops}
    >
      IOPS
    </text>
    <text
      x={size.edge}
      y={plot.top - 8}
      font-size="18"
      font-weight="600"
      fill={kindColour.throughput}
    >
      MB/s
    </text>
  </>
);

function Drawing() {
  const { x, y } = placed(load);
  const [first] = openingAnswer.offers;
  const best = first && placed(first.size);
  return (
    <>
      <rect
        x={x}
        y={plot.top}
        width={plot.right - x}
        height={y - plot.top}
        fill={palette.accent}
        opacity="0.1"
      />
      <Grid />
      {map.places.map((place) => {
        const spot = placed(place);
        const isOn = carries(place, load);
        return (
          <circle
            cx={spot.x}
            cy={spot.y}
            r={radiusOf(place.sizes.length)}
            fill={isOn ? palette.accent : palette.line}
            opacity={isOn ? 0.8 : 0.45}
            key={`${place.iops} ${place.throughput}`}
          />
        );
      })}
      <path
        d={`M${x} ${plot.top}V${plot.bottom}M${plot.left} ${y}H${plot.right}`}
        stroke={palette.accent}
        stroke-width="2"
        stroke-dasharray="5 5"
      />
      <text x={x + 16} y={y + 30} font-size="20" font-weight="600" fill={palette.accent} {...halo}>
        {pairText(load)}
      </text>
      {first && best && (
        <>
          <circle
            cx={best.x}
            cy={best.y}
            r="13"
            fill="none"
            stroke={palette.text}
            stroke-width="3"
          />
          <text
            x={best.x - 18}
            y={best.y - 14}
            text-anchor="end"
            font-size="20"
            font-weight="600"
            fill={palette.text}
            {...halo}
          >
            {`${first.size.name} ${dollars(first)}`}
          </text>
        </>
      )}
      <circle cx={x} cy={y} r="11" fill={palette.accent} stroke={palette.paper} stroke-width="4" />
    </>
  );
}

const { text, price = '' } = headlineOf(state, openingAnswer);
/** On one line, since the picture needs the room. */
const short = `${openingAnswer.offers[0]?.size.name} is the cheapest: ${price}`;

/** The text of an SVG file. */
export const mapPicture = (): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${renderToString(
    <Frame
      title={`${summaryOf(state, openingAnswer, map)} ${text}${price}`}
      question="Every Azure VM size by its disk limits"
      headline={[short]}
      lines={[
        `Price: ${priceText(state, prices)}. Without disks and headroom.`,
        `Uncached limits as of ${currentEdition}.`,
      ]}
    >
      {() => <Drawing />}
    </Frame>,
  )}\n`;
