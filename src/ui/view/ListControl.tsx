import type { Cell, Control } from '../../kit/index.ts';

import { DidYouMean, describe, Hint } from './Hint.tsx';
import { type FieldProps, type Handlers, Input, Select } from './inputs.tsx';

type ListProps = Pick<Handlers, 'onList'> & {
  readonly control: Extract<Control, { kind: 'list' }>;
};

/** Rows that can be added and removed, such as groups of disks. */
export function ListControl({ control, onList }: ListProps) {
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
