import { Component, createRef } from 'preact';
import type { Plane } from '../../kit/index.ts';
import type { PlaneProps } from '../view/props.ts';
import { Choices } from './Choices.tsx';
import { Drag, keepFromScrolling } from './drag.ts';
import { isThinned } from './labels.ts';
import { movedBy, movedTo, type Place } from './moves.ts';
import { PlaneDrawing } from './PlaneDrawing.tsx';
import { plot } from './shape.ts';

type Props = PlaneProps & { readonly addStyles?: (element: Element) => void };
type State = {
  /** The plane as it was when the point was taken, so that the axes stay while it is moved. */
  readonly held?: Plane | undefined;
  /** Whether there is a script, so that the point can be moved. */
  readonly hydrated?: true;
};

/**
 * A plane as a figure. In a page whose script is there it is a slider: arrow keys and pointer move the
 * load, sideways its rate, up and down its IO size. The same drawing is printed by the build.
 */
export class PlaneFigure extends Component<Props, State> {
  override state: State = {};
  readonly #figure = createRef<HTMLElement>();
  readonly #area = createRef<HTMLDivElement>();
  readonly #drag = new Drag({
    area: () => this.#area.current,
    plot,
    hold: (isHeld) => this.setState({ held: isHeld ? this.#plane : undefined }),
    follow: (across, up) => this.#set(movedTo(across, up, this.#plane)),
  });

  override componentDidMount() {
    if (this.#figure.current) this.props.addStyles?.(this.#figure.current);
    this.setState({ hydrated: true });
  }

  override shouldComponentUpdate({ plane }: Props, state: State) {
    return plane !== this.props.plane || state !== this.state;
  }

  get #plane(): Plane {
    const { held } = this.state;
    const { plane } = this.props;
    return held ? { ...plane, x: held.x, y: held.y, sizes: held.sizes } : plane;
  }

  #set(place: Place | undefined) {
    const { input, size } = this.props.plane;
    const { onText } = this.props;
    if (!place || !input) return;
    for (const name of input.clears) onText(name, '');
    const { load, y } = this.props.plane;
    if (input.size && place.size && place.size.value !== size?.value)
      onText(input.size, place.size.value);
    if (input.rate && place.rate !== undefined && place.rate !== load?.iops)
      onText(input.rate, String(place.rate));
    if (input.throughput && place.throughput !== undefined && place.throughput !== load?.throughput)
      onText(input.throughput, `${place.throughput}${y.label}`);
  }

  #key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const place = movedBy(event.key, this.#plane);
    if (!place) return;
    event.preventDefault();
    this.#set(place);
  };

  override render({ plane }: Props, { hydrated }: State) {
    const { title, summary, note, load, input, size, sizes } = plane;
    const drawn = <PlaneDrawing plane={this.#plane} />;
    const rates = input?.rates ?? [];
    const isRate = rates.length > 0;
    const isSlider = hydrated && input && load;
    return (
      <figure class="plane-figure" ref={this.#figure}>
        <figcaption>
          {title}
          {plane.choices && hydrated && <small>choose a run here or in the table</small>}
          {input && load && <small class="moved">drag the point</small>}
        </figcaption>
        <div class="plots">
          {isSlider ? (
            <div
              class="slider"
              ref={this.#area}
              role="slider"
              tabIndex={0}
              aria-label={`${isRate ? 'Your load' : 'IO size'}, on the plane`}
              aria-valuemin={isRate ? rates[0] : 0}
              aria-valuemax={isRate ? rates.at(-1) : sizes.length - 1}
              aria-valuenow={
                isRate ? load.iops : sizes.findIndex(({ value }) => value === size?.value)
              }
              aria-valuetext={load.reading}
              onKeyDown={this.#key}
              onTouchStart={keepFromScrolling}
              onPointerDown={this.#drag.pointer}
              onPointerMove={this.#drag.pointer}
              onPointerUp={this.#drag.pointer}
              onPointerCancel={this.#drag.pointer}
            >
              {drawn}
            </div>
          ) : (
            <div role="img" aria-label={summary}>
              {drawn}
            </div>
          )}
          {hydrated && <Choices {...this.props} />}
        </div>
        {note && <p class={isThinned(plane) ? 'aside roomy' : 'aside'}>{note}</p>}
        {isThinned(plane) && (
          <p class="aside tight">Thin lines are the other limits on the path, listed below.</p>
        )}
      </figure>
    );
  }
}
