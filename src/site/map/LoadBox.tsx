import { Component } from 'preact';
import { isOk } from '../../units/index.ts';
import { entered, type LoadField, type MapState } from './state.ts';

type Props = {
  readonly name: LoadField;
  readonly label: string;
  readonly unit?: string;
  /** What it has while nobody types. */
  readonly text: string;
  readonly change?: ((by: Partial<MapState>) => void) | undefined;
};
type State = { readonly draft?: string | undefined; readonly problem?: string | undefined };

/** Long enough that a number is not taken half-way. */
const pause = 600;

/** A box for a figure of the load. The map follows when it is left, at Enter, and after a pause. */
export class LoadBox extends Component<Props, State> {
  override state: State = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  #type = ({ currentTarget: { value } }: { readonly currentTarget: HTMLInputElement }) => {
    clearTimeout(this.#timer);
    this.setState({ draft: value, problem: undefined });
    this.#timer = setTimeout(() => this.#enter(value, false), pause);
  };

  /** @param isOver whether the typing is over, so that a text that cannot be read gets its problem */
  #enter(text: string, isOver: boolean) {
    clearTimeout(this.#timer);
    const found = entered(this.props.name, text);
    if (isOk(found)) this.props.change?.(found.value);
    if (isOver || !isOk(found)) this.setState({ problem: isOk(found) ? undefined : found.problem });
    if (isOver && isOk(found)) this.setState({ draft: undefined });
  }

  #leave = () => {
    const { draft } = this.state;
    if (draft !== undefined) this.#enter(draft, true);
  };

  #key = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') this.#leave();
    else if (key === 'Escape') {
      clearTimeout(this.#timer);
      this.setState({ draft: undefined, problem: undefined });
    }
  };

  override render({ name, label, unit, text }: Props, { draft, problem }: State) {
    const [id, unitId, problemId] = ['', '-unit', '-problem'].map((part) => `map-${name}${part}`);
    return (
      <div>
        <label for={id}>{label}</label>
        <span class="map-box">
          <input
            type="text"
            id={id}
            name={name}
            inputMode="decimal"
            autocomplete="off"
            value={draft ?? text}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? problemId : unit && unitId}
            onInput={this.#type}
            onBlur={this.#leave}
            onKeyDown={this.#key}
          />
          {unit && <span id={unitId}>{unit}</span>}
        </span>
        {problem && (
          <span class="problem" id={problemId}>
            {problem}
          </span>
        )}
      </div>
    );
  }
}
