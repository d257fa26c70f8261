import { Component, createRef } from 'preact';
import type { Chart } from '../../kit/index.ts';
import { load } from '../browser/load.ts';
import type { ChartProps } from '../view/props.ts';
import { overlaid } from './overlay.ts';
import { gutterOf, PagePanel } from './PagePanel.tsx';
import { currentOf, isPlain, nearest, sampleText, stopsOf } from './reading.ts';
import type { ReadingState, Tools } from './tools/host.ts';

/** A chart with its marker at the sample of this place; nothing where there is none. */
function movedTo(chart: Chart, at: number | undefined): Chart | undefined {
  const sample = chart.samples.find(({ x }) => x === at);
  return (
    sample && {
      ...chart,
      panels: chart.panels.map((panel, index) => ({
        ...panel,
        current: { ...panel.current, x: sample.x, y: sample.values[index]?.y ?? panel.current.y },
      })),
    }
  );
}

/** The keys that move a slider, and scroll the page where nothing takes them. */
const scrolls = /^(Arrow|Page|Home$|End$)/;

type State = ReadingState & {
  /** Whether there is a script, so that the chart can be read value by value. */
  readonly hydrated: boolean;
};

/**
 * A chart as a figure: one image with a name for who can't see it, and over it, once a script is
 * there, a slider that goes along the lines by arrow key or pointer and says their values. Where the x
 * axis is an input, the slider sets it. What follows keys and pointer is loaded when it is first used.
 */
export class ChartFigure extends Component<ChartProps, State> {
  override state: State = { hydrated: false };
  slider = createRef<HTMLDivElement>();
  #tools: Tools | undefined;
  /** What happened before the tools were there. */
  #early: Event[] | undefined;

  override componentDidMount() {
    this.setState({ hydrated: true });
  }

  override componentDidUpdate(before: ChartProps) {
    if (before.chart !== this.props.chart) this.#tools?.drawn();
  }

  get chart(): Chart {
    return overlaid(this.props.chart, this.props.beside);
  }

  #use = (event: Event) => {
    if (this.#tools) return this.#tools.use(event);
    // A key that the slider is going to take must not scroll the page meanwhile.
    if (event instanceof KeyboardEvent && isPlain(event) && scrolls.test(event.key))
      event.preventDefault();
    const isOver = event.type === 'pointerleave' || event.type === 'blur';
    // A pointer that only passed over it on the way down the page needs nothing.
    if (isOver && !this.#early?.some(({ type }) => type !== 'pointermove')) this.#early = undefined;
    else if (this.#early) this.#early.push(event);
    else {
      const early = [event];
      this.#early = early;
      load(() => import('./tools/script.tsx')).then((script) => {
        this.#tools ??= script && new script.ChartTools(this);
        if (this.#early === early) for (const each of early) this.#tools?.use(each);
        this.#early = undefined;
      });
    }
  };

  override render({ isLow = false }: ChartProps, { hydrated, at, held }: State) {
    const chart = (held && movedTo(held, at)) ?? this.chart;
    const { samples, input, x } = chart;
    const stops = stopsOf(chart);
    const places = samples.map((sample) => sample.x);
    const sampleAt = (place: number) => samples[nearest(places, place, x)];
    const reading = at === undefined ? undefined : sampleAt(at);
    const now = nearest(stops, at ?? currentOf(chart), x);
    const sample = sampleAt(stops[now] ?? 0);
    return (
      <figure class="chart">
        <figcaption>{chart.title}</figcaption>
        <div class={`plots ${gutterOf(chart)}`}>
          <div role="img" aria-label={chart.summary}>
            {chart.panels.map((panel, index) => (
              <PagePanel
                chart={chart}
                index={index}
                isLow={isLow}
                reading={reading}
                isMovable={hydrated && input !== undefined}
                key={panel.kind}
              />
            ))}
          </div>
          {hydrated && sample && (
            <div
              class={input ? 'reader sets' : 'reader'}
              ref={this.slider}
              role="slider"
              tabIndex={0}
              aria-label={input ? `${input.label}, on the chart` : `Read the chart: ${chart.title}`}
              aria-valuemin={0}
              aria-valuemax={stops.length - 1}
              aria-valuenow={now}
              aria-valuetext={sampleText(sample)}
              onFocus={this.#use}
              onBlur={this.#use}
              onKeyDown={this.#use}
              onPointerDown={this.#use}
              onPointerMove={this.#use}
              onPointerUp={this.#use}
              onPointerCancel={this.#use}
              onPointerLeave={this.#use}
            >
              {reading && this.#tools?.readOut(chart, reading)}
            </div>
          )}
        </div>
      </figure>
    );
  }
}
