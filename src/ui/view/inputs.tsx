/** The boxes that a reader types into or chooses from. */
import { Component, createRef } from 'preact';
import type { BoxKind, Choice, Names } from '../../kit/index.ts';
import type { Entry } from './props.ts';

/** What an input and a select have in common. */
export type FieldProps = {
  readonly id: string;
  readonly text: string;
  readonly problem?: string | undefined;
  readonly describedBy?: string | undefined;
  /** What it is called where it has no visible label. */
  readonly name?: string;
  /** Left out where the form has a listener for all of its fields. */
  readonly onText?: (text: string, entry?: Entry) => void;
};

/** It has an id for its label's sake alone. */
const attributesOf = ({ id, problem, describedBy, name }: FieldProps) => ({
  id: name ? undefined : id,
  name: id,
  'aria-label': name,
  'aria-invalid': problem ? ('true' as const) : undefined,
  'aria-describedby': describedBy,
});

type InputProps = FieldProps & {
  readonly [Name in keyof BoxKind]?: BoxKind[Name] | undefined;
} & {
  readonly list?: string | undefined;
  /** Which names a script offers, once the field is used. */
  readonly names?: Names | undefined;
  readonly placeholder?: string;
  /** What the text was read as. */
  readonly tag?: string | undefined;
  /** It is set as a figure while nobody is in it. */
  readonly isFigure?: boolean;
};

const number = /^[\d.,\s]*$/;

/** The number alone, where its unit is shown beside it: `8KiB` is shown as 8. */
const bareOf = (text: string, unit = '') => {
  const bare = unit && text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text;
  return number.test(bare) ? bare : text;
};

/** A number as figures are set elsewhere, which is read as the same: `20000` as 20,000, `4TiB` as 4 TiB. */
const asFigure = (text: string) =>
  text.replace(
    /^(\d+)((?:\.\d+)?) ?([kmgt]i?b(?:\/s)?|iops|%|)$/i,
    (_, whole: string, part: string, unit: string) =>
      `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${part} ${unit}`.trim(),
  );

/** After so long without a key what has been typed is taken for the whole, if it can be that, in ms: the answer still comes as a response to the key. */
const typingPause = 300;

/**
 * One line of text. Names are offered, never forced: a browser's own corrections would change them. A style
 * sheet tells by its placeholder that it is empty. What somebody types stays as typed and is the field's
 * alone until it is entered (Enter, another field, a choice from a list) or the typing pauses; Esc takes
 * it back.
 */
export class Input extends Component<InputProps> {
  #typed: string | undefined;
  /** What the calculator had when the typing began. */
  #before = '';
  #isPaused = false;
  /** Somebody is in the field, where the text is as it was typed. */
  #isEdited = false;
  /** It has been entered, and is shown until the calculator has drawn what it made of it. */
  #isEntered = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #field = createRef<HTMLInputElement>();

  override componentDidMount() {
    const field = this.#field.current;
    if ((field?.getRootNode() as ShadowRoot | undefined)?.activeElement === field) this.#come();
  }

  override componentWillUnmount() {
    clearTimeout(this.#timer);
  }

  /** What is marked as a whole stays so. */
  #come = () => {
    const field = this.#field.current;
    if (!field || !this.props.isFigure) return;
    this.#isEdited = true;
    const { selectionStart, selectionEnd, value } = field;
    field.value = this.#text;
    if (selectionStart === 0 && selectionEnd === value.length) field.select();
  };

  get #text() {
    return this.#typed ?? bareOf(this.props.text, this.props.unit);
  }

  #show(typed: string | undefined) {
    this.#typed = typed;
    this.forceUpdate();
  }

  #type = (typed: string) => {
    if (this.#typed === undefined || this.#isEntered) this.#before = this.props.text;
    this.#isEntered = false;
    clearTimeout(this.#timer);
    // Whoever has emptied a field is about to type.
    if (typed.trim() !== '') this.#timer = setTimeout(this.#pause, typingPause, typed);
    this.#show(typed);
  };

  #pause = (typed: string) => {
    this.#isPaused = true;
    this.props.onText?.(typed, 'paused');
  };

  /** What is pressed with a pointer is not moved before it is let go. */
  #leave = () => {
    if (this.#isEdited) {
      this.#isEdited = false;
      this.forceUpdate();
    }
    if (this.#typed === undefined || this.#isEntered) return;
    if (!document.documentElement.matches(':active')) return this.#enter();
    for (const end of ['mouseup', 'dragend'])
      addEventListener(end, this.#enter, { capture: true, once: true });
  };

  #enter = () => {
    const typed = this.#typed;
    if (typed === undefined || this.#isEntered) return;
    clearTimeout(this.#timer);
    this.#isEntered = true;
    if (this.#isPaused || typed !== bareOf(this.#before, this.props.unit))
      this.props.onText?.(typed);
    this.#isPaused = false;
    if (this.props.text !== this.#before) this.forceUpdate();
  };

  #press = (event: KeyboardEvent) => {
    if (event.isComposing || this.#typed === undefined) return;
    // The browser would look for a button to press besides. Where names are offered, Enter may take one of those.
    const isEntered = event.key === 'Enter' && !this.props.names;
    if (!isEntered && event.key !== 'Escape') return;
    event.preventDefault();
    if (isEntered) return this.#enter();
    clearTimeout(this.#timer);
    if (this.#isPaused) this.props.onText?.(this.#before, 'taken back');
    this.#isPaused = false;
    this.#show(undefined);
  };

  override render({
    list,
    names,
    placeholder = ' ',
    unit = '',
    stepped,
    tag,
    isFigure,
    ...field
  }: InputProps) {
    if (this.#isEntered && field.text !== this.#before) this.#typed = undefined;
    const text = this.#text;
    const step = (by: number) => () => {
      this.#typed = undefined;
      field.onText?.(`${Math.max(1, (Number(text) || 0) + by)}`);
    };
    const input = (
      <input
        {...attributesOf(field)}
        ref={this.#field}
        value={isFigure && !this.#isEdited && !field.problem ? asFigure(text) : text}
        list={list}
        data-names={names}
        placeholder={placeholder}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        {...(field.onText && {
          onInput: ({ currentTarget }) => this.#type(currentTarget.value),
          onChange: this.#enter,
          onFocus: this.#come,
          onBlur: this.#leave,
          onKeyDown: this.#press,
        })}
      />
    );
    if (!field.onText) return input;
    // A keyboard types the count, so that the buttons are for pointers alone.
    return (
      <span class={stepped ? 'box stepped' : 'box'}>
        {input}
        {tag && <span class="tag">{asFigure(tag)}</span>}
        {unit && !tag && number.test(text) && <span class="unit">{unit}</span>}
        {stepped && (
          <>
            <button type="button" tabIndex={-1} aria-hidden="true" onClick={step(-1)}>
              −
            </button>
            <button type="button" tabIndex={-1} aria-hidden="true" onClick={step(1)}>
              +
            </button>
          </>
        )}
      </span>
    );
  }
}

/** A closed set. Text outside it stays as it came, as an option of its own. */
export function Select({
  choices,
  ...field
}: FieldProps & { readonly choices: readonly Choice[] }) {
  const { text, onText } = field;
  const chosen = choices.find(({ value }) => value.toLowerCase() === text.trim().toLowerCase());
  return (
    <select {...attributesOf(field)} onChange={(event) => onText?.(event.currentTarget.value)}>
      {!chosen && (
        <option value={text} selected>
          {text}
        </option>
      )}
      {choices.map(({ value, label }) => (
        <option value={value} selected={value === chosen?.value} key={label}>
          {label}
        </option>
      ))}
    </select>
  );
}
