/** The boxes that a reader types into or chooses from. */
import type { Choice, ListChange, Names } from '../../kit/index.ts';

/** What the controls tell the calculator that holds them. */
export type Handlers = {
  readonly onText: (name: string, text: string) => void;
  readonly onList: (name: string, change: ListChange) => void;
};

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

/** One line of text. Names are offered, never forced: a browser's own corrections would change them. A style sheet tells by its placeholder that it is empty. */
export function Input({
  list,
  names,
  placeholder = ' ',
  ...field
}: FieldProps & {
  readonly list?: string | undefined;
  /** Which names a script offers, once the field is used. */
  readonly names?: Names | undefined;
  readonly placeholder?: string;
}) {
  return (
    <input
      {...attributesOf(field)}
      value={field.text}
      list={list}
      data-names={names}
      placeholder={placeholder}
      autocomplete="off"
      autocapitalize="off"
      spellcheck={false}
      onInput={(event) => field.onText?.(event.currentTarget.value)}
    />
  );
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
        <option value={value} selected={value === chosen?.value} key={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
