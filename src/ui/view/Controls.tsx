import { Component } from 'preact';
import type { Control, FormGroup } from '../../kit/index.ts';
import { DidYouMean, describe, Hint } from './Hint.tsx';
import { type Handlers, Input, Select } from './inputs.tsx';
import { ListControl, Parts } from './ListControl.tsx';

type Props = { readonly controls: readonly Control[] } & Handlers;

const titles: Readonly<Record<FormGroup, string>> = {
  vm: 'VM',
  disks: 'Disks',
  load: 'Load',
  more: 'More',
};

/** Another group folds when one is opened, and what is below it moves up. */
const keepInSight = ({
  currentTarget: { open, firstElementChild: line },
}: {
  currentTarget: HTMLDetailsElement;
}) => {
  if (open) line?.scrollIntoView({ block: 'nearest' });
};

/**
 * The inputs of a calculator in groups. Where the inputs are above the answer each group is one line that
 * unfolds; beside the answer all but the last are open.
 */
export function Controls({ controls, ...handlers }: Props) {
  const groups = [...new Set(controls.map(({ group }) => group))];
  return (
    <div class="controls">
      {groups.map((group) => {
        const own = controls.filter((control) => control.group === group);
        const wrong = own.filter(({ problem }) => problem).map(({ label }) => label);
        // A list is the whole of its group.
        const title = own.find(({ kind }) => kind === 'list')?.label ?? titles[group];
        const head = (
          <>
            <b>{title}</b>{' '}
            {wrong.length > 0 ? (
              <span class="wrong">Correct: {wrong.join(', ')}</span>
            ) : (
              <span>{own.flatMap(({ brief = [] }) => brief).join(' · ')}</span>
            )}
          </>
        );
        return (
          <details class={`group ${group}`} name="inputs" onToggle={keepInSight} key={group}>
            <summary>{head}</summary>
            {group !== 'more' && <p class="head">{head}</p>}
            <div class="fields">
              {own.map((control) => (
                <OneControl control={control} {...handlers} key={control.name} />
              ))}
            </div>
          </details>
        );
      })}
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
    if (control.kind === 'parts')
      return (
        <fieldset class="control parts" aria-label={label}>
          <Parts name={name} row={0} cells={control.cells} onList={onList} />
        </fieldset>
      );
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
            <Input
              {...field}
              names={control.names}
              unit={control.unit}
              stepped={control.stepped}
              list={control.offers && `offers-${name}`}
            />
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
