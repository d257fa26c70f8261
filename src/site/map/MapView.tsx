import { regions, systems } from '../../limits/prices/regions.ts';
import { Memo } from '../../ui/view/Memo.tsx';
import { bytesIn, formatFigure, formatNumber } from '../../units/index.ts';
import { type Answer, answerTo } from './answer.ts';
import { LoadBox } from './LoadBox.tsx';
import { MapFigure } from './MapFigure.tsx';
import { Cheapest, PlacesTable } from './MapTables.tsx';
import { familiesOf, type MapProps } from './props.ts';
import { checkQuery, findQuery, loadOf, serializeState } from './state.ts';
import { groundsOf, headlineOf, ioSizeFigure, noteOf, placeText } from './words.ts';

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

/** What is typed and chosen: on its own page a strip as that of the calculators. Without a script nothing of it would do anything, and the style sheet hides it. */
function Needs({ sizes, state, isWhole, change }: MapProps) {
  const { iops, throughput } = loadOf(state);
  const choose = (name: 'region' | 'os' | 'series') =>
    change && ((value: string) => change({ [name]: value }));
  return (
    <div class={isWhole ? 'map-needs strip' : 'map-needs'}>
      <LoadBox name="target-iops" label="IOPS" text={formatNumber(iops)} change={change} />
      <LoadBox
        name="target-throughput"
        label="Throughput"
        unit="MB/s"
        text={formatFigure(throughput / bytesIn['MB/s'])}
        change={change}
      />
      {isWhole && (
        <>
          <LoadBox
            name="io-size"
            label="IO size"
            unit="KiB"
            text={ioSizeFigure(state)}
            change={change}
          />
          <Choice name="series" label="Series" value={state.series} choose={choose('series')}>
            <Memo of={[sizes]} draw={() => <SeriesOptions sizes={sizes} />} />
          </Choice>
          {priceChoices.map(({ name, label, options }) => (
            <Choice name={name} label={label} value={state[name]} choose={choose(name)} key={name}>
              {options.map(({ id, label }) => (
                <option value={id} key={id}>
                  {label}
                </option>
              ))}
            </Choice>
          ))}
        </>
      )}
    </div>
  );
}

type Answered = MapProps & { readonly answer: Answer };

/** The answer in a sentence with what it rests on: it has the height of its longest text, so that nothing below it moves. */
function Found({ answer, map, state, isWhole, problems = [] }: Answered) {
  const { text, price } = headlineOf(state, answer);
  const grounds = groundsOf(state, answer, map, isWhole);
  return (
    <div class="map-answer" aria-live="polite">
      <p class="sentence">
        {text}
        {price && <span class="nowrap">{price}</span>}
      </p>
      <p class="grounds">
        {answer.carrying > 0 && !isWhole
          ? // A sentence a line, where both have no room on one.
            grounds.split(/(?<=\.) /).map((one) => [
              <span class="nowrap" key={one}>
                {one.trim()}
              </span>,
              ' ',
            ])
          : grounds}
      </p>
      {problems.map((problem) => (
        <p class="problem" key={problem}>
          {problem}
        </p>
      ))}
    </div>
  );
}

/** Where to go on from the answer. */
function Onward({ answer, state, isWhole, linkTo, change }: Answered) {
  const isNone = answer.carrying === 0;
  return (
    <p class="map-acts">
      {isNone && state.series && change ? (
        <button type="button" class="button main" onClick={() => change({ series: '' })}>
          Try all series
        </button>
      ) : (
        <a
          class={isWhole ? 'button main' : 'button'}
          href={linkTo(
            'calculators/find/',
            `${findQuery(state)}${isNone ? '&local-data=yes' : ''}`,
          )}
        >
          {isNone ? 'Find local disks' : 'Find disks for it'}
        </a>
      )}
      {isWhole ? (
        <a class="button" href={linkTo('calculators/cap-check/', checkQuery(state))}>
          Check mine
        </a>
      ) : (
        <a class="more" href={linkTo('map/', serializeState(state))}>
          Other regions, one series
        </a>
      )}
    </p>
  );
}

/** The map of VM sizes: the same at build and in the page. */
export function MapView(props: MapProps) {
  const { axes, map, state, prices, isWhole, change, linkTo } = props;
  const answer = answerTo(loadOf(state), map);
  return (
    <>
      {isWhole && <h1 class="tool-title">Which VM sizes carry your load?</h1>}
      {isWhole && <Needs {...props} />}
      <section class={isWhole ? 'map-hero whole' : 'map-hero'}>
        <div class="map-ask">
          {!isWhole && (
            <>
              <h1>Find out what limits your Azure disks</h1>
              <p class="map-lead live">Start from a need or a measurement.</p>
              <Needs {...props} />
            </>
          )}
          <Found {...props} answer={answer} />
          <Onward {...props} answer={answer} />
          {!isWhole && (
            <div class="entrance">
              <h2>
                <a class="to" href={linkTo('calculators/diagnose/', 'text=')}>
                  Why is my disk slow?
                </a>
              </h2>
              <p>Paste iostat, fio, PerfMon or Azure Monitor.</p>
            </div>
          )}
        </div>
        <figure class="map-figure">
          <figcaption>
            <b>Every VM size by its disk limits</b>{' '}
            <small>
              Each dot: all sizes with the same limits. <span class="live">Drag your load. </span>
              <span class="broad">Larger: more sizes. Hollow: no price.</span>
            </small>
          </figcaption>
          <div class="map-names">
            <span class="throughput">{axes.y.label}</span>
            <small>IO size at which both limits are reached</small>
          </div>
          <MapFigure {...{ axes, state, map, answer, change }} />
          <p class="note">
            {noteOf(state, answer, prices, isWhole)} <span class="slim">Hollow: no price.</span>
            {isWhole && <span class="still"> Prices of {placeText(state)}.</span>}
          </p>
        </figure>
        {isWhole && <Cheapest answer={answer} linkTo={linkTo} />}
      </section>
      {isWhole && <PlacesTable state={state} map={map} />}
    </>
  );
}
