import { Component } from 'preact';
import type { Cell, Choice, Control, ListChange, Names } from '../../kit/index.ts';
import { DidYouMean, describe, Hint } from './Hint.tsx';

/** What the controls tell the calculator that holds them. */
export type Handlers = {
  readonly onText: (name: string, text: string) => void;
  readonly onList: (name: string, change: ListChange) => void;
};

/** Names offered while typing. Long lists come when they are there; typing never waits for them. */
export type NameLists = Readonly<Record<Names, readonly string[]>>;

export const noNames: NameLists = { disks: [], vms: [] };

type Props = { readonly controls: readonly Control[]; readonly names: NameLists } & Handlers;

/** The inputs of a calculator. */
export function Controls({ controls, names, ...handlers }: Props) {
  return (
    <div class="controls">
      {controls.map((control) => (
        <OneControl control={control} {...handlers} key={control.name} />
      ))}
      <Offers id="names-disks" names={names.disks} />
      <Offers id="names-vms" names={names.vms} />
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
    const { name, label } = control;
    const change = (text: string) => onText(name, text);
    if (control.kind === 'list') return <ListControl control={control} onList={onList} />;
    return (
      <div class={`control ${control.kind}`}>
        <label for={name}>{label}</label>
        {control.kind === 'choice' ? (
          <Select
            id={name}
            text={control.text}
            choices={control.choices}
            problem={control.problem}
            describe={describe(control)}
            onText={change}
          />
        ) : (
          <Text control={control} onText={change} />
        )}
        <Hint control={control} />
        <DidYouMean label={label} readings={control.readings} input={name} onText={change} />
      </div>
    );
  }
}

/** Hundreds of names: compared by the list, not one by one on each key. */
class Offers extends Component<{ id: string; names: readonly string[] }> {
  override shouldComponentUpdate(next: { names: readonly string[] }) {
    return next.names !== this.props.names;
  }

  override render({ id, names }: { id: string; names: readonly string[] }) {
    return (
      <datalist id={id}>
        {names.map((name) => (
          <option value={name} key={name} />
        ))}
      </datalist>
    );
  }
}

/** One line of text. Names are offered, never forced: a browser's own corrections would change them. By its placeholder a style sheet tells an empty one. */
function Input({
  id,
  text,
  list,
  problem,
  describe: describedBy,
  onText,
}: {
  id: string;
  text: string;
  list: string | undefined;
  problem: string | undefined;
  describe: string | undefined;
  onText: (text: string) => void;
}) {
  return (
    <input
      id={id}
      name={id}
      value={text}
      list={list}
      placeholder=" "
      autocomplete="off"
      autocapitalize="off"
      spellcheck={false}
      aria-invalid={problem ? 'true' : undefined}
      aria-describedby={describedBy}
      onInput={(event) => onText(event.currentTarget.value)}
    />
  );
}

function Text({
  control,
  onText,
}: {
  control: Extract<Control, { kind: 'text' }>;
  onText: (text: string) => void;
}) {
  const { name, text, names, offers, problem } = control;
  const list = names ? `names-${names}` : offers && `offers-${name}`;
  return (
    <>
      <Input
        id={name}
        text={text}
        list={list}
        problem={problem}
        describe={describe(control)}
        onText={onText}
      />
      {offers && <Offers id={list ?? ''} names={offers} />}
    </>
  );
}

/** A closed set. Text outside it stays as it came, as an option of its own. */
function Select({
  id,
  text,
  choices,
  problem,
  describe: describedBy,
  onText,
}: {
  id: string;
  text: string;
  choices: readonly Choice[];
  problem: string | undefined;
  describe: string | undefined;
  onText: (text: string) => void;
}) {
  const chosen = choices.find(({ value }) => value.toLowerCase() === text.trim().toLowerCase());
  return (
    <select
      id={id}
      name={id}
      aria-invalid={problem ? 'true' : undefined}
      aria-describedby={describedBy}
      onChange={(event) => onText(event.currentTarget.value)}
    >
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

/** Rows that can be added and removed, such as groups of disks. */
function ListControl({
  control,
  onList,
}: {
  control: Extract<Control, { kind: 'list' }>;
  onList: Handlers['onList'];
}) {
  const { name, label, rows, add } = control;
  return (
    <fieldset class="control list" aria-describedby={describe(control)}>
      <legend>{label}</legend>
      {rows.map((cells, row) => (
        <fieldset class="row" aria-label={`${label}, group ${row + 1}`} key={row}>
          {cells.map((cell) => (
            <CellControl
              name={name}
              row={row}
              cell={cell}
              onText={(text) => onList(name, { kind: 'set', row, part: cell.part, text })}
              key={cell.part}
            />
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
        cells.map(({ part, label: of, readings }) => (
          <DidYouMean
            label={`Group ${row + 1}, ${of}`}
            readings={readings}
            input={`${name}.${row}.${part}`}
            onText={(text) => onList(name, { kind: 'set', row, part, text })}
            key={`${row}.${part}`}
          />
        )),
      )}
    </fieldset>
  );
}

function CellControl({
  name,
  row,
  cell,
  onText,
}: {
  name: string;
  row: number;
  cell: Cell;
  onText: (text: string) => void;
}) {
  const { part, label, text, problem, choices, names } = cell;
  const id = `${name}.${row}.${part}`;
  const common = { id, text, problem, describe: problem && `${name}-problem`, onText };
  return (
    <div class={`cell ${part}`}>
      <label for={id}>{label}</label>
      {choices ? (
        <Select {...common} choices={choices} />
      ) : (
        <Input {...common} list={names && `names-${names}`} />
      )}
    </div>
  );
}
