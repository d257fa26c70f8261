import { Delaunay } from 'd3-delaunay';
import { Component, createRef } from 'preact';
import { Drag, keepFromScrolling } from '../../ui/plane/drag.ts';
import { percent } from '../../ui/shapes/svg-attributes.ts';
import type { Answer, Place } from './answer.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { movedBy, movedTo } from './moves.ts';
import type { MapProps } from './props.ts';
import { type Axes, placeIn } from './shape.ts';
import { dotText, namesText, pairText, readingOf, summaryOf } from './words.ts';

type Props = Pick<MapProps, 'axes' | 'state' | 'map' | 'change'> & { readonly answer: Answer };
type State = { readonly shown?: Place | undefined; readonly hydrated?: true };

/** How near to a dot a pointer shows what it is, in px; a finger covers more. */
const near = { mouse: 16, touch: 28 };

/** What a dot is, beside it: on the side with more room. It is for the eye: the slider of dots says the same. */
function Tip({ place, axes }: { place: Place; axes: Axes }) {
  const { x, y } = placeIn(axes)(place);
  return (
    <div
      aria-hidden="true"
      class={`map-tip${x > 0.5 ? ' left' : ''}${y > 0.5 ? ' up' : ''}`}
      style={{ left: percent(x), top: percent(y) }}
    >
      <b>{pairText(place)}</b>
      <span>{dotText(place)}</span>
      <small>
        {namesText(place)
          .split(/(?<=,) /)
          .map((name) => [<span key={name}>{name}</span>, ' '])}
      </small>
    </div>
  );
}

/** The map with two sliders over it: that of the load, which is its input, and one that goes from dot to dot. */
export class MapFigure extends Component<Props, State> {
  override state: State = {};
  readonly #area = createRef<HTMLDivElement>();
  readonly #drag = new Drag({
    area: () => this.#area.current,
    hold: () => this.setState({ shown: undefined }),
    follow: (across, up) => this.props.change?.(movedTo(across, up, this.props.axes)),
  });

  override componentDidMount() {
    this.setState({ hydrated: true });
  }

  /** Those that are chosen: others cannot be looked at. */
  get #places() {
    return this.props.map.places.filter(({ sizes }) => sizes.length > 0);
  }

  #nearest({ clientX, clientY, pointerType }: PointerEvent): Place | undefined {
    const { left, top, width, height } =
      this.#area.current?.getBoundingClientRect() ?? new DOMRect();
    const at = placeIn(this.props.axes);
    const places = this.#places;
    const spots = places.map((place) => {
      const { x, y } = at(place);
      return [x * width, y * height] as [number, number];
    });
    const [x, y] = [clientX - left, clientY - top];
    const index = Delaunay.from(spots).find(x, y);
    const [across = 0, down = 0] = spots[index] ?? [];
    const reach = near[pointerType === 'mouse' ? 'mouse' : 'touch'];
    return Math.hypot(across - x, down - y) <= reach ? places[index] : undefined;
  }

  #pointer = (event: PointerEvent) => {
    this.#drag.pointer(event);
    const isLeft = event.type === 'pointerleave';
    // A tap says what is under the finger, which leaves with it and cannot hover.
    if (isLeft && event.pointerType === 'mouse') this.setState({ shown: undefined });
    else if (!isLeft && !this.#drag.isDown) this.setState({ shown: this.#nearest(event) });
  };

  #key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const moved = movedBy(event.key, this.props.state, this.props.axes);
    if (!moved) return;
    event.preventDefault();
    this.props.change?.(moved);
  };

  /** Which dot the slider of dots is at: the one that is shown, or else the cheapest that carries the load. */
  get #at(): number {
    const { shown } = this.state;
    const [first] = this.props.answer.offers;
    const to = shown ?? first?.size;
    const at = this.#places.findIndex(
      ({ iops, throughput }) => iops === to?.iops && throughput === to.throughput,
    );
    return Math.max(0, at);
  }

  #dotKey = (event: KeyboardEvent) => {
    const places = this.#places;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowUp: 1,
      ArrowLeft: -1,
      ArrowDown: -1,
      PageUp: 10,
      PageDown: -10,
      Home: -places.length,
      End: places.length,
    };
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (event.key === 'Escape') this.setState({ shown: undefined });
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const at = Math.min(places.length - 1, Math.max(0, this.#at + step));
    this.setState({ shown: places[at] });
  };

  override render({ axes, state, map, answer }: Props, { shown, hydrated }: State) {
    const places = this.#places;
    const here = places[this.#at];
    const drawn = <MapDrawing {...{ axes, state, answer, shown }} places={map.places} />;
    if (!hydrated)
      return (
        <div class="map-area">
          <div role="img" aria-label={summaryOf(state, answer, map)} class="map-slider">
            {drawn}
          </div>
        </div>
      );
    return (
      <div class="map-area">
        <div
          class="map-slider"
          ref={this.#area}
          role="slider"
          tabIndex={0}
          aria-label="Your load, on the map"
          aria-valuemin={Math.round(axes.x.domain[0])}
          aria-valuemax={Math.round(axes.x.domain[1])}
          aria-valuenow={state.iops}
          aria-valuetext={readingOf(state)}
          onKeyDown={this.#key}
          onTouchStart={keepFromScrolling}
          onPointerDown={this.#pointer}
          onPointerMove={this.#pointer}
          onPointerUp={this.#pointer}
          onPointerCancel={this.#pointer}
          onPointerLeave={this.#pointer}
        >
          {drawn}
        </div>
        {here && (
          <div
            class="map-dots"
            role="slider"
            tabIndex={0}
            aria-label="VM sizes by their limits, dot by dot"
            aria-valuemin={1}
            aria-valuemax={places.length}
            aria-valuenow={this.#at + 1}
            aria-valuetext={`${pairText(here)}: ${dotText(here)}: ${namesText(here)}`}
            onFocus={() => this.setState({ shown: here })}
            onBlur={() => this.setState({ shown: undefined })}
            onKeyDown={this.#dotKey}
          />
        )}
        {shown && <Tip place={shown} axes={axes} />}
      </div>
    );
  }
}
