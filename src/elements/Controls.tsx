import type { Cell, Choice, Control, ListChange, Names } from '../kit/index.ts';

/** What the controls tell the calculator that holds them. */
export type Handlers = {
  readonly onText: (name: string, text: string) => void;
  readonly onList: (name: string, change: ListChange) => void;
};

/** Names offered while typing. Long lists come when they are there; typing never waits for them. */
export type NameLists = Readonly<Record<Names, readonly string[]>>;

type Props = { readonly controls: readonly Control[]; readonly names: NameLists } & Handlers;

/** The inputs of a calculator. */
export function Controls({ controls, names, ...handlers }: Props) {
  return (
    <div class="controls">
      {controls.map((control) =>
        control.kind === 'list' ? (
          <ListControl control={control} {...handlers} key={control.name} />
        ) : (
          <div class={`control ${control.kind}`} key={control.name}>
            <label for={control.name}>{control.label}</label>
            {control.kind === 'choice' ? (
              <Select
                id={control.name}
                {...control}
                label={undefined}
                describe={describe(control)}
                onChange={(text) => handlers.onText(control.name, text)}
              />
            ) : (
              <Text control={control} onText={handlers.onText} />
            )}
            <Hint control={control} />
          </div>
        ),
      )}
      {(['disks', 'vms'] as const).map((list) => (
        <datalist id={`names-${list}`} key={list}>
          {names[list].map((name) => (
            <option value={name} key={name} />
          ))}
        </datalist>
      ))}
    </div>
  );
}

const describe = ({ name, problem }: Pick<Control, 'name' | 'problem'>) =>
  problem ? `${name}-problem` : `${name}-hint`;

/** The hint, or in its place what is wrong: one sentence, beside its control. */
function Hint({ control: { name, hint, problem } }: { control: Control }) {
  return problem ? (
    <p class="problem" id={`${name}-problem`}>
      {problem}
    </p>
  ) : (
    <p class="hint" id={`${name}-hint`}>
      {hint}
    </p>
  );
}

function Text({
  control,
  onText,
}: {
  control: Extract<Control, { kind: 'text' }>;
  onText: Handlers['onText'];
}) {
  const { name, text, names, offers, problem } = control;
  const list = names ? `names-${names}` : offers ? `offers-${name}` : undefined;
  return (
    <>
      <input
        id={name}
        name={name}
        value={text}
        list={list}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-invalid={problem ? 'true' : undefined}
        aria-describedby={describe(control)}
        onInput={(event) => onText(name, event.currentTarget.value)}
      />
      {offers && (
        <datalist id={list}>
          {offers.map((offer) => (
            <option value={offer} key={offer} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** A closed set. Text outside it stays as it came, as an option of its own. */
function Select({
  id,
  name,
  text,
  choices,
  problem,
  label,
  describe: describedBy,
  onChange,
}: {
  id: string;
  name: string;
  text: string;
  choices: readonly Choice[];
  problem?: string;
  label?: string | undefined;
  describe?: string;
  onChange: (text: string) => void;
}) {
  const chosen = choices.find(({ value }) => value.toLowerCase() === text.trim().toLowerCase());
  return (
    <select
      id={id}
      name={name}
      aria-label={label}
      aria-invalid={problem ? 'true' : undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {!chosen && (
        <option value={text} selected>
          {text}
        </option>
      )}
      {choices.map(({ value, label: words }) => (
        <option value={value} selected={value === chosen?.value} key={value}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** Rows that can be added and removed, such as groups of disks. */
function ListControl({
  control,
  onList,
}: { control: Extract<Control, { kind: 'list' }> } & Handlers) {
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
            onClick={() => onList(name, { kind: 'remove', row })}
          >
            ×
          </button>
        </fieldset>
      ))}
      <button type="button" class="add" onClick={() => onList(name, { kind: 'add' })}>
        {add}
      </button>
      <Hint control={control} />
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
  const id = `${name}.${row}.${cell.part}`;
  const common = {
    id,
    name: id,
    'aria-describedby': cell.problem ? `${name}-problem` : undefined,
  };
  return (
    <div class={`cell ${cell.part}`}>
      <label for={id}>{cell.label}</label>
      {cell.choices ? (
        <Select
          {...common}
          text={cell.text}
          choices={cell.choices}
          {...(cell.problem ? { problem: cell.problem, describe: `${name}-problem` } : {})}
          onChange={onText}
        />
      ) : (
        <input
          {...common}
          value={cell.text}
          list={cell.names ? `names-${cell.names}` : undefined}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={cell.problem ? 'true' : undefined}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
