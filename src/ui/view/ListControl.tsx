import { Component } from 'preact';
import type { Box, Control, ListRow } from '../../kit/index.ts';
import { DidYouMean, describe, Hint } from './Hint.tsx';
import { Input, Select } from './inputs.tsx';
import type { Entry, Handlers } from './props.ts';

type PartsProps = Pick<Handlers, 'onList'> & {
  readonly name: string;
  readonly row: number;
  readonly boxes: readonly Box[];
};

/** The boxes of one text, or of one item of a list. Each says under itself what it can be, or what is wrong. */
export const Parts = ({ name, row, boxes, onList }: PartsProps) => (
  <>
    {boxes.map((box) => {
      const { part, label, text, problem, hint, note, choices } = box;
      const id = part === '' ? name : `${name}.${row}.${part}`;
      const field = {
        id,
        text,
        problem,
        describedBy: problem || hint ? `${id}-line` : undefined,
        onText: (typed: string, entry?: Entry) =>
          onList(name, { kind: 'set', row, part, text: typed }, entry),
      };
      return (
        <div class={`cell ${part.replace('.', ' ')}`} key={part}>
          {note ? <span class="label">{label}</span> : <label for={id}>{label}</label>}
          {note ? (
            <span class="given">{note}</span>
          ) : choices ? (
            <Select {...field} choices={choices} />
          ) : (
            <Input {...field} {...box} />
          )}
          {(problem || hint) && (
            <p class={problem ? 'problem' : 'range'} id={`${id}-line`}>
              {problem ?? hint}
            </p>
          )}
          <DidYouMean {...field} label={label} readings={box.readings} />
        </div>
      );
    })}
  </>
);

type ListControlProps = Pick<Handlers, 'onList'> & {
  readonly control: Extract<Control, { kind: 'list' }>;
};

const isWrong = ({ boxes }: ListRow) => boxes.some(({ problem }) => problem);

/** Rows that can be added and removed, such as groups of disks. */
export class ListControl extends Component<ListControlProps> {
  /** A row that was just added is open. */
  #added = -1;

  override render({ control, onList }: ListControlProps) {
    const { name, label, rows, add, item, marked } = control;
    // A problem of one box is shown under it.
    const said = rows.some(isWrong) ? { ...control, problem: undefined } : control;
    const first = Math.max(
      0,
      rows.findIndex(({ title }) => title !== 'OS'),
    );
    return (
      <fieldset class="control list" aria-describedby={describe(said)}>
        <legend>{label}</legend>
        {rows.map((row, at) => (
          <Item isOpen={at === first || at === this.#added || isWrong(row)} key={at}>
            <summary>
              {marked && <i class={`dot w${(at % 3) + 1}`} />}
              <b>{row.title}</b> <span>{row.line}</span>
            </summary>
            <fieldset class="row" aria-label={`${item} ${at + 1}`}>
              <Parts name={name} row={at} boxes={row.boxes} onList={onList} />
              <button
                type="button"
                class="remove"
                aria-label={`Remove ${item.toLowerCase()} ${at + 1}`}
                onClick={({ currentTarget }) => {
                  const list = currentTarget.closest('.list');
                  onList(name, { kind: 'remove', row: at });
                  // The last row's button is gone with it; the focus must not be.
                  if (!currentTarget.isConnected) list?.querySelector<HTMLElement>('.add')?.focus();
                }}
              >
                Remove
              </button>
            </fieldset>
          </Item>
        ))}
        <button
          type="button"
          class="add"
          onClick={() => {
            this.#added = rows.length;
            onList(name, { kind: 'add' });
          }}
        >
          {add}
        </button>
        <Hint control={said} />
      </fieldset>
    );
  }
}

type ItemProps = { readonly isOpen: boolean; readonly children: preact.ComponentChildren };

/** A row, folded into one line. It is opened for a problem and is not folded by its correction, which is typed in it. */
class Item extends Component<ItemProps> {
  #open = false;

  override render({ isOpen, children }: ItemProps) {
    this.#open ||= isOpen;
    return (
      <details class="item" open={this.#open}>
        {children}
      </details>
    );
  }
}
