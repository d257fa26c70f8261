/** The boxes that a reader types into or chooses from. */
import { Component } from 'preact';
import type { BoxKind, Choice, Names } from '../../kit/index.ts';

/** What an input and a select have in common. */
export type FieldProps = {
  readonly id: string;
  readonly text: string;
  readonly problem?: string | undefined;
  readonly describedBy?: string | undefined;
  /** What it is called where it has no visible label. */
  readonly name?: string;
  /** Left out where the form has a listener for all of its fields. */
  readonly onText?: (text: string) => void;
};

const attributesOf = ({ id, problem, describedBy, name }: FieldProps) => ({
  id,
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
};

const number = /^[\d.,\s]*$/;

/** The number alone, where its unit is shown beside it: `8KiB` is shown as 8. */
const bareOf = (text: string, unit: string) => {
  const bare = unit && text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text;
  return number.test(bare) ? bare : text;
};

/**
 * One line of text. Names are offered, never forced: a browser's own corrections would change them. A style
 * sheet tells by its placeholder that it is empty. While somebody types the text stays as typed, also where
 * the calculator would write it in another way.
 */
export class Input extends Component<InputProps> {
  #typed: string | undefined;
  /** The text of the field that what is typed led to; when it changes again, something else has set it. */
  #led: string | undefined;

  #type = (typed: string) => {
    this.#typed = typed;
    this.#led = undefined;
    this.props.onText?.(typed);
  };

  override render({
    list,
    names,
    placeholder = ' ',
    unit = '',
    stepped,
    tag,
    ...field
  }: InputProps) {
    this.#led ??= field.text;
    if (this.#led !== field.text) this.#typed = undefined;
    const text = this.#typed ?? bareOf(field.text, unit);
    const step = (by: number) => () => {
      this.#typed = undefined;
      field.onText?.(`${Math.max(1, (Number(text) || 0) + by)}`);
    };
    const input = (
      <input
        {...attributesOf(field)}
        value={text}
        list={list}
        data-names={names}
        placeholder={placeholder}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onInput={field.onText && ((event) => this.#type(event.currentTarget.value))}
        onChange={
          field.onText &&
          (() => {
            this.#typed = undefined;
            this.forceUpdate();
          })
        }
      />
    );
    if (!field.onText) return input;
    // A keyboard types the count, so that the buttons are for pointers alone.
    return (
      <span class={stepped ? 'box stepped' : 'box'}>
        {input}
        {tag && <span class="tag">{tag}</span>}
        {unit && number.test(text) && <span class="unit">{unit}</span>}
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
