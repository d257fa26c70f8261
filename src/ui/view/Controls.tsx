import { Component } from 'preact';
import type { Cell, Choice, Control, ListChange, Names } from '../../kit/index.ts';
import { DidYouMean, describe, Hint } from './Hint.tsx';

/** What the controls tell the calculator that holds them. */
export type Handlers = {
  readonly onText: (name: string, text: string) => void;
  readonly onList: (name: string, change: ListChange) => void;
};

type Props = { readonly controls: readonly Control[] } & Handlers;

/** The inputs of a calculator. */
export function Controls({ controls, ...handlers }: Props) {
  return (
    <div class="controls">
      {controls.map((control) => (
        <OneControl control={control} {...handlers} key={control.name} />
      ))}
    </div>
  );
}

type OneProps = { readonly control: Control } & Handlers;

/** A key changes one control, so the others are compared as data and left as they are. */
class OneControl extends Component<OneProps> {
  override shouldComponentUpdate(next: OneProps) {
    return JSON.stringify(next.control) !== JSON.stringify(this.props.control);
  }

  override render({ control, onText, onList }: OneProps) {
    if (control.kind === 'list') return <ListControl control={control} onList={onList} />;
    const { name, label, text, problem } = control;
    const field = {
      id: name,
      text,
      problem,
      describedBy: describe(control),
      onText: (typed: string) => onText(name, typed),
    };
    return (
      <div class={`control ${control.kind}`}>
        <label for={name}>{label}</label>
        {control.kind === 'choice' ? (
          <Select {...field} choices={control.choices} />
        ) : (
          <>
            <Input {...field} names={control.names} list={control.offers && `offers-${name}`} />
            {control.offers && <Offers id={`offers-${name}`} names={control.offers} />}
          </>
        )}
        <Hint control={control} />
        <DidYouMean {...field} label={label} readings={control.readings} />
      </div>
    );
  }
}

/** The few words that a field offers. */
const Offers = ({ id, names }: { id: string; names: readonly string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option value={name} key={name} />
    ))}
  </datalist>
);

/** What an input and a select have in common. */
type FieldProps = {
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

type ListProps = Pick<Handlers, 'onList'> & {
  readonly control: Extract<Control, { kind: 'list' }>;
};

/** Rows that can be added and removed, such as groups of disks. */
function ListControl({ control, onList }: ListProps) {
  const { name, label, rows, add } = control;
  const fieldOf = (row: number, { part, text, problem }: Cell) => ({
    id: `${name}.${row}.${part}`,
    text,
    problem,
    describedBy: problem && `${name}-problem`,
    onText: (typed: string) => onList(name, { kind: 'set', row, part, text: typed }),
  });
  return (
    <fieldset class="control list" aria-describedby={describe(control)}>
      <legend>{label}</legend>
      {rows.map((cells, row) => (
        <fieldset class="row" aria-label={`${label}, group ${row + 1}`} key={row}>
          {cells.map((cell) => (
            <CellControl {...fieldOf(row, cell)} cell={cell} key={cell.part} />
          ))}
          <button
            type="button"
            class="remove"
            aria-label={`Remove group ${row + 1}`}
            onClick={({ currentTarget }) => {
              const list = currentTarget.closest('.list');
              onList(name, { kind: 'remove', row });
              // The last row's button is gone with it; the focus must not be.
              if (!currentTarget.isConnected) list?.querySelector<HTMLElement>('.add')?.focus();
            }}
          />
        </fieldset>
      ))}
      <button type="button" class="add" onClick={() => onList(name, { kind: 'add' })}>
        {add}
      </button>
      <Hint control={control} />
      {rows.flatMap((cells, row) =>
        cells.map((cell) => (
          <DidYouMean
            {...fieldOf(row, cell)}
            label={`Group ${row + 1}, ${cell.label}`}
            readings={cell.readings}
            key={`${row}.${cell.part}`}
          />
        )),
      )}
    </fieldset>
  );
}

function CellControl({
  cell: { part, label, choices, names },
  ...field
}: FieldProps & { readonly cell: Cell }) {
  return (
    <div class={`cell ${part}`}>
      <label for={field.id}>{label}</label>
      {choices ? <Select {...field} choices={choices} /> : <Input {...field} names={names} />}
    </div>
  );
}
