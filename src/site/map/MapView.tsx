import { regions, systems } from '../../limits/prices/regions.ts';
import { Kept } from '../../ui/view/Kept.tsx';
import { bytesIn, formatFigure, formatNumber } from '../../units/index.ts';
import { type Answer, answerTo } from './answer.ts';
import { LoadBox } from './LoadBox.tsx';
import { MapFigure } from './MapFigure.tsx';
import { Cheapest, PlacesTable } from './MapTables.tsx';
import { familiesOf, type MapProps } from './props.ts';
import { checkQuery, findQuery, loadOf, serializeState } from './state.ts';
import { choicesText, groundsOf, headlineOf, ioSizeFigure, priceText } from './words.ts';

const Choice = ({
  name,
  label,
  value,
  choose,
  children,
}: {
  name: string;
  label: string;
  value: string;
  choose: ((value: string) => void) | undefined;
  children: preact.ComponentChildren;
}) => (
  <div>
    <label for={`map-${name}`}>{label}</label>
    <select
      id={`map-${name}`}
      name={name}
      value={value}
      onChange={(event) => choose?.(event.currentTarget.value)}
    >
      {children}
    </select>
  </div>
);

const SeriesOptions = ({ sizes }: Pick<MapProps, 'sizes'>) => (
  <>
    <option value="">All series</option>
    {familiesOf(sizes).map(({ family, series }) => (
      <optgroup label={`${family} family`} key={family}>
        {series.length > 1 && <option value={`${family}*`}>All {family} sizes</option>}
        {series.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </optgroup>
    ))}
  </>
);

/** What prices depend on. */
const priceChoices = [
  { name: 'region', label: 'Region', options: regions },
  { name: 'os', label: 'System', options: systems },
] as const;

/** What is typed and chosen. Without a script nothing of it would do anything, and the style sheet hides it. */
function Needs({ sizes, state, isWhole, change }: MapProps) {
  const { iops, throughput } = loadOf(state);
  const choose = (name: 'region' | 'os' | 'series') =>
    change && ((value: string) => change({ [name]: value }));
  return (
    <div class="map-needs">
      <LoadBox name="target-iops" label="IOPS" text={formatNumber(iops)} change={change} />
      <LoadBox
        name="target-throughput"
        label="Throughput"
        unit="MB/s"
        text={formatFigure(throughput / bytesIn['MB/s'])}
        change={change}
      />
      {isWhole && (
        <details class="map-more">
          <summary>
            IO size, series, region, system <span>{choicesText(state)}</span>
          </summary>
          <div>
            <LoadBox
              name="io-size"
              label="IO size"
              unit="KiB"
              text={ioSizeFigure(state)}
              change={change}
            />
            <Choice name="series" label="Series" value={state.series} choose={choose('series')}>
              <Kept of={[sizes]} draw={() => <SeriesOptions sizes={sizes} />} />
            </Choice>
            {priceChoices.map(({ name, label, options }) => (
              <Choice
                name={name}
                label={label}
                value={state[name]}
                choose={choose(name)}
                key={name}
              >
                {options.map(({ id, label }) => (
                  <option value={id} key={id}>
                    {label}
                  </option>
                ))}
              </Choice>
            ))}
          </div>
        </details>
      )}
      <p class="hint">Drag the point on the map, or type.</p>
    </div>
  );
}

type Answered = MapProps & { readonly answer: Answer };

/** What the answer rests on, and where to go on from it. */
function Grounds({ answer, map, state, prices, isWhole, linkTo, problems = [], change }: Answered) {
  const isNone = answer.carrying === 0;
  return (
    <>
      <div class="map-answer" aria-live="polite">
        <p class="grounds">{groundsOf(state, answer, map)}</p>
        {isWhole && (
          <p class="grounds">
            Price: {priceText(state, undefined)}
            {prices && [', ', <time key="day">{prices.sources.vms.date}</time>]}.
          </p>
        )}
        {problems.map((problem) => (
          <p class="problem" key={problem}>
            {problem}
          </p>
        ))}
      </div>
      <p class="map-acts">
        {isNone && state.series && change ? (
          <button type="button" class="button main" onClick={() => change({ series: '' })}>
            Try all series
          </button>
        ) : (
          <a
            class="button main"
            href={linkTo(
              'calculators/find/',
              `${findQuery(state)}${isNone ? '&local-data=yes' : ''}`,
            )}
          >
            {isNone ? 'Find local disks' : 'Find disks for it too'}
          </a>
        )}
        <a class="button" href={linkTo('calculators/cap-check/', isWhole ? checkQuery(state) : '')}>
          Check what I have
        </a>
        {!isWhole && (
          <a class="more" href={linkTo('map/', serializeState(state))}>
            Other regions, one series, as a table
          </a>
        )}
      </p>
    </>
  );
}

/** The title, and the answer to the load that the point shows as its lead: it has the height of its longest text, so that nothing below it moves. */
function Opening({ answer, state, isWhole }: Answered) {
  const { text, price } = headlineOf(state, answer);
  return (
    <div class="map-opening">
      <h1>
        {isWhole ? 'Which VM sizes carry your load?' : 'Find out what limits your Azure disks'}
      </h1>
      <p class="sentence" aria-live="polite">
        {text}
        {price && <span class="nowrap">{price}</span>}
      </p>
    </div>
  );
}

/** The map of VM sizes: the same at build and in the page. */
export function MapView(props: MapProps) {
  const { axes, map, state, isWhole, change } = props;
  const answer = answerTo(loadOf(state), map);
  return (
    <>
      <section class={isWhole ? 'map-hero whole' : 'map-hero'}>
        <div class="map-ask">
          <Opening {...props} answer={answer} />
          <Needs {...props} />
          <Grounds {...props} answer={answer} />
        </div>
        <figure class="map-figure">
          <figcaption>
            <b>Every VM size by its disk limits</b>
            <small class="broad">a larger dot: more sizes with the same pair</small>
          </figcaption>
          <div class="map-names">
            <span class="throughput">{axes.y.label}</span>
            <small>IO size (KiB) at which both limits are reached</small>
          </div>
          <MapFigure {...{ axes, state, map, answer, change }} />
          <p class="note">{props.note}</p>
        </figure>
      </section>
      {isWhole && (
        <>
          <Cheapest answer={answer} linkTo={props.linkTo} />
          <PlacesTable state={state} map={map} />
        </>
      )}
    </>
  );
}
