/** The fields of a group of inputs. */
import { Component } from 'preact';
import type { Control } from '../../kit/index.ts';
import { Chips, DidYouMean, describe, Hint } from './Hint.tsx';
import { Input, Select } from './inputs.tsx';
import { ListControl, Parts } from './ListControl.tsx';
import type { Entry, FieldsProps } from './props.ts';

export const Fields = ({ controls, ...passed }: FieldsProps) => (
  <>
    {controls.map((control) => (
      <OneControl control={control} {...passed} key={control.name} />
    ))}
  </>
);

type OneProps = { readonly control: Control } & Omit<FieldsProps, 'controls'>;

/** A key changes one control, so the others are compared as data and left as they are. */
class OneControl extends Component<OneProps> {
  override shouldComponentUpdate(next: OneProps) {
    return JSON.stringify(next.control) !== JSON.stringify(this.props.control);
  }

  override render({ control, Area, onText, onList }: OneProps) {
    const chips = (
      <Chips
        id={control.name}
        name={`${control.label}: choose`}
        choices={control.chips}
        onText={(chosen) => onText(control.name, chosen)}
      />
    );
    if (control.kind === 'list')
      return (
        <>
          <ListControl control={control} onList={onList} />
          {chips}
        </>
      );
    if (control.kind === 'area') return Area ? <Area control={control} onText={onText} /> : null;
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
      onText: (typed: string, entry?: Entry) => onText(name, typed, entry),
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
        {chips}
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
