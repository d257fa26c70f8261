import { Component, createRef } from 'preact';
import {
  bars,
  dayLength,
  lastChange,
  painted,
  pictureOf,
  quarter,
  spanFor,
  textOf,
} from '../../calculators/burst/painting.ts';
import type { Day } from '../../kit/index.ts';
import type { SceneProps } from '../view/props.ts';
import { DayDrawing } from './DayDrawing.tsx';
import { load } from './shape.ts';
import { barText } from './words.ts';

type Props = SceneProps<Day> & { readonly addStyles?: (element: Element) => void };

type State = {
  /** The day as it is painted, until the answer to it is there. */
  readonly held?: Day | undefined;
  /** The quarter hour that keys change. */
  readonly bar: number;
  readonly hasFocus?: boolean;
  /** Whether the whole day is shown, however short the load is. */
  readonly isWhole?: boolean;
  /** Whether there is a script, so that it can be painted. */
  readonly hydrated?: true;
};

/** What a rate is rounded to: about a hundredth of the axis, as 50 IOPS of 4,200. */
function roundTo({ y }: Day): number {
  const part = y.domain[1] / 100;
  const power = 10 ** Math.floor(Math.log10(part));
  return power * ([1, 2, 5, 10].find((each) => each * power >= part) ?? 10);
}

const sideways: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -bars,
  End: bars,
};
/** In steps of what rates are rounded to. */
const upwards: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** The load of a day, which is painted over its bars by pointer and by arrow keys, with what is delivered of it. */
export class DayFigure extends Component<Props, State> {
  override state: State = { bar: 0 };
  readonly #figure = createRef<HTMLElement>();
  readonly #area = createRef<HTMLDivElement>();
  /** The bar and the rate where the pointer was last. */
  #last: { readonly bar: number; readonly rate: number } | undefined;

  /** How much of the day is drawn, in seconds. */
  #span = dayLength;

  override componentDidMount() {
    if (this.#figure.current) this.props.addStyles?.(this.#figure.current);
    this.setState({ hydrated: true });
  }

  override componentDidUpdate({ data }: Props) {
    if (data !== this.props.data && !this.#last) this.setState({ held: undefined });
  }

  get #day() {
    return this.state.held ?? this.props.data;
  }

  #set(day: Day) {
    this.props.onText(day.input, textOf(day));
  }

  #placeOf({ clientX, clientY }: PointerEvent) {
    const { left, top, width } = this.#area.current?.getBoundingClientRect() ?? new DOMRect();
    const { y } = this.#day;
    const part = (load.bottom - (clientY - top)) / (load.bottom - load.top);
    const each = roundTo(this.#day);
    const shown = this.#span / quarter;
    return {
      bar: within(Math.floor(((clientX - left) / width) * shown), shown - 1),
      rate: within(Math.round((part * y.domain[1]) / each) * each, y.domain[1]),
    };
  }

  /** Every bar between the last place of the pointer and this one has a rate between theirs. */
  #paint(event: PointerEvent) {
    const to = this.#placeOf(event);
    const from = this.#last ?? to;
    const steps = Math.max(1, Math.abs(to.bar - from.bar));
    let day = this.#day;
    for (let at = 1; at <= steps; at++) {
      const part = at / steps;
      const each = roundTo(day);
      const rate = Math.round((from.rate + (to.rate - from.rate) * part) / each) * each;
      day = painted(day, from.bar + Math.round((to.bar - from.bar) * part), rate);
    }
    this.#last = to;
    this.setState({ held: day, bar: to.bar });
  }

  #pointer = (event: PointerEvent) => {
    const area = this.#area.current;
    if (!area) return;
    const { type, pointerId } = event;
    if (type === 'pointerdown') {
      if (event.button !== 0) return;
      area.setPointerCapture(pointerId);
      area.focus({ preventScroll: true });
      this.#paint(event);
    } else if (!this.#last) return;
    else if (type === 'pointermove') this.#paint(event);
    else {
      this.#last = undefined;
      const { held } = this.state;
      if (type === 'pointerup' && held) this.#set(held);
      else this.setState({ held: undefined });
    }
  };

  #key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const { bar } = this.state;
    const day = this.#day;
    if (Object.hasOwn(sideways, key))
      this.setState({ bar: within(bar + (sideways[key] ?? 0), bars - 1) });
    else if (Object.hasOwn(upwards, key)) {
      const now = pictureOf(day).bars[bar]?.demanded ?? 0;
      const rate = within(now + (upwards[key] ?? 0) * roundTo(day), day.y.domain[1]);
      const held = painted(day, bar, Math.round(rate));
      this.setState({ held });
      this.#set(held);
    } else return;
    event.preventDefault();
  };

  override render({ data: given, onText }: Props, { bar, hydrated, hasFocus, isWhole }: State) {
    const day = this.#day;
    const picture = pictureOf(day);
    // What the load needs stays while somebody paints, and keys lead beyond it.
    const needed = lastChange(given, pictureOf(given));
    const span = spanFor(isWhole ? dayLength : Math.max(needed, (bar + 1) * quarter));
    this.#span = span;
    const drawn = <DayDrawing {...{ day, picture, span }} chosen={hasFocus ? bar : undefined} />;
    return (
      <figure class="painted" ref={this.#figure}>
        <figcaption class="hidden">{given.title}</figcaption>
        <div class="starts">
          {given.starts.map(({ label, isChosen, sets }) => (
            <button
              type="button"
              class="chip"
              aria-pressed={isChosen}
              onClick={() => {
                for (const [name, text] of Object.entries(sets)) onText(name, text);
              }}
              key={label}
            >
              {label}
            </button>
          ))}
          {spanFor(needed) < dayLength && (
            <button
              type="button"
              class="chip whole"
              aria-pressed={span === dayLength}
              onClick={() => this.setState({ isWhole: span < dayLength, bar: 0 })}
            >
              <span>Show </span>24 h
            </button>
          )}
          <span>Drag over the bars to draw, or use arrow keys.</span>
        </div>
        <div class="plots">
          {hydrated ? (
            <div
              class="slider"
              ref={this.#area}
              role="slider"
              tabIndex={0}
              aria-label="Load in quarter hours"
              aria-valuemax={bars - 1}
              aria-valuenow={bar}
              aria-valuetext={barText(picture, bar)}
              onKeyDown={this.#key}
              onFocus={() => this.setState({ hasFocus: true })}
              onBlur={() => this.setState({ hasFocus: false })}
              onPointerDown={this.#pointer}
              onPointerMove={this.#pointer}
              onPointerUp={this.#pointer}
              onPointerCancel={this.#pointer}
            >
              {drawn}
            </div>
          ) : (
            <div role="img" aria-label={given.summary}>
              {drawn}
            </div>
          )}
        </div>
      </figure>
    );
  }
}
