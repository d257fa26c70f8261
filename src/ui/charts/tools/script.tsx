/** The script that reads charts and moves their markers, which is loaded when a chart is first used. */

import type { Chart, Sample } from '../../../kit/index.ts';
import { adoptStyles } from '../../browser/sheets.ts';
import { currentOf, isPlain, nearest, nearestAt, stopsOf } from '../reading.ts';
import styles from './chart-tools.css?inline';
import type { ChartHost, Tools } from './host.ts';
import { ReadOut } from './ReadOut.tsx';
import { stopAfterKey, stopAt } from './stops.ts';

/** How far a finger goes before it moves the marker and does not scroll the page, in px. */
const slack = 6;

export class ChartTools implements Tools {
  #figure: ChartHost;
  /** What the input was set to last, until the chart shows it. */
  #set: number | undefined;
  /** Where a finger or a button went down, and whether it moves the marker by now. */
  #down: { readonly x: number; readonly moves: boolean } | undefined;

  constructor(figure: ChartHost) {
    this.#figure = figure;
    adoptStyles(figure.slider.current, styles);
  }

  get #chart(): Chart {
    return this.#figure.state.held ?? this.#figure.chart;
  }

  get #isFocused(): boolean {
    const slider = this.#figure.slider.current;
    return slider?.matches(':focus') === true;
  }

  readOut = (chart: Chart, sample: Sample) => <ReadOut chart={chart} sample={sample} />;

  drawn() {
    const at = currentOf(this.#figure.chart);
    if (this.#set !== undefined && Math.abs(at / this.#set - 1) < 1e-9) this.#set = undefined;
    if (!this.#down && this.#figure.state.at !== undefined && this.#set === undefined)
      this.#figure.setState({
        at: this.#isFocused && this.#figure.chart.input ? at : this.#figure.state.at,
      });
  }

  use(event: Event) {
    if (event instanceof KeyboardEvent) this.#key(event);
    else if (event instanceof PointerEvent) this.#pointer(event);
    else if (event.type === 'focus') this.#read(this.#figure.state.at ?? currentOf(this.#chart));
    else {
      this.#set = undefined;
      this.#read(undefined);
    }
  }

  #read(at: number | undefined) {
    if (at !== this.#figure.state.at) this.#figure.setState({ at });
  }

  /** Sets the input, where the x axis is one, and reads there. */
  #move(at: number) {
    const { input } = this.#chart;
    this.#read(at);
    const stop = input?.values.find(({ x }) => x === at);
    if (!input || !stop || at === (this.#set ?? currentOf(this.#figure.chart))) return;
    this.#set = at;
    this.#figure.props.onText(input.name, stop.text);
  }

  #key(event: KeyboardEvent) {
    const chart = this.#chart;
    const stops = stopsOf(chart);
    const from = chart.input ? (this.#set ?? currentOf(chart)) : this.#figure.state.at;
    const now = nearest(stops, from ?? currentOf(chart), chart.x);
    const next = stopAfterKey(event.key, now, stops.length - 1);
    const at = next === undefined ? undefined : stops[next];
    if (at === undefined || !isPlain(event)) return;
    event.preventDefault();
    this.#move(at);
  }

  #pointer(event: PointerEvent) {
    const slider = this.#figure.slider.current;
    if (!slider) return;
    const chart = this.#chart;
    const { left, width } = slider.getBoundingClientRect();
    const place = (event.clientX - left) / width;
    const follow = () =>
      this.#down?.moves && chart.input
        ? this.#move(stopAt(chart, place))
        : this.#read(sampleAt(chart, place));
    switch (event.type) {
      case 'pointerdown':
        if (event.button !== 0) return;
        // A finger is lifted at once; the value stays, since the slider has the focus then.
        if (event.pointerType !== 'mouse') slider.focus({ preventScroll: true });
        this.#down = { x: event.clientX, moves: event.pointerType === 'mouse' };
        if (chart.input) this.#figure.setState({ held: chart });
        return follow();
      case 'pointermove':
        if (this.#down?.moves && event.buttons && !slider.hasPointerCapture(event.pointerId))
          slider.setPointerCapture(event.pointerId);
        // A finger that goes up or down scrolls the page: the browser takes it away then.
        if (this.#down && Math.abs(event.clientX - this.#down.x) > slack)
          this.#down = { ...this.#down, moves: true };
        return follow();
      case 'pointerup':
        // A tap sets it too.
        if (this.#down) this.#down = { ...this.#down, moves: true };
        follow();
        return this.#release();
      case 'pointercancel':
        return this.#release();
      default:
        if (!this.#isFocused && !this.#down) this.#read(undefined);
        else if (!this.#down && chart.input) this.#read(this.#set ?? currentOf(chart));
    }
  }

  #release() {
    this.#down = undefined;
    this.#figure.setState({ held: undefined });
  }
}

/** The place of the sample nearest to a place across a chart. */
function sampleAt({ samples, x }: Chart, place: number): number | undefined {
  const places = samples.map((sample) => sample.x);
  return places[nearestAt(places, place, x)];
}
