/** The fields of a group of inputs. */
import { Component, createRef } from 'preact';
import type { Control } from '../../kit/index.ts';
import { followHere } from './follow-link.ts';
import { Chips, DidYouMean, describe, Hint } from './Hint.tsx';
import { Input, Select } from './inputs.tsx';
import { ListControl, Parts } from './ListControl.tsx';
import type { Entry, ExampleProps, FieldsProps } from './props.ts';
import { Toggles, togglesOf } from './Toggles.tsx';

/** Esc closes a cell, where it was not for a field or for the list of one. */
function closeByKey(this: HTMLDetailsElement, event: KeyboardEvent) {
  if (event.key !== 'Escape' || !event.isTrusted || event.defaultPrevented || !this.open) return;
  if ((event.target as Element).matches('[aria-expanded="true"]')) return;
  this.open = false;
  this.querySelector('summary')?.focus();
}

/** Another cell closes when one is opened, and what is below it moves up. */
function keepInSight(this: HTMLDetailsElement) {
  if (this.open) this.firstElementChild?.scrollIntoView({ block: 'nearest' });
}

const hasProblem = ({ controls }: FieldsProps) => controls.some(({ problem }) => problem);

/** The fields of a cell. It opens for a problem of one of them, unless another cell has one or somebody types there. */
export class Fields extends Component<FieldsProps> {
  readonly #fields = createRef<HTMLDivElement>();

  override componentDidMount() {
    this.#cell?.addEventListener('keydown', closeByKey);
    this.#cell?.addEventListener('toggle', keepInSight);
    if (hasProblem(this.props)) this.#open();
  }

  override componentDidUpdate(before: FieldsProps) {
    if (hasProblem(this.props) && !hasProblem(before)) this.#open();
  }

  get #cell() {
    return this.#fields.current?.closest('details');
  }

  #open() {
    const cell = this.#cell;
    const isOther = ':is(.fields :focus, [open] .problem)';
    if (cell && !cell.parentElement?.querySelector(isOther)) cell.open = true;
  }

  override render({ controls, ...passed }: FieldsProps) {
    return (
      <div class="fields" ref={this.#fields}>
        {controls.map((control) => (
          <OneControl control={control} {...passed} key={control.name} />
        ))}
      </div>
    );
  }
}

/** That the case is the example, and the way to one without its VM, disks, targets and measurement. */
export function Example({ controls, to, onTry }: ExampleProps) {
  const isOfExample = ({ kind, group, name, text }: Control) =>
    text !== '' &&
    (/list|area|parts/.test(kind) ||
      (kind === 'text' && group === 'vm') ||
      (group === 'targets' && name !== 'headroom'));
  // No link has a text or a file of the reader, so that the query is that of the example.
  const isText = controls.some(({ kind, text }) => kind === 'area' && /\n|^File /.test(text));
  if (isText) return null;
  const emptied = controls.filter(isOfExample).map(({ name }) => `${name}=`);
  return (
    <p class="example">
      <span>Example</span>{' '}
      <a class="empty" onClick={(event) => followHere(event, onTry)} href={to(emptied.join('&'))}>
        {controls[0]?.kind === 'area' ? 'Paste yours' : 'Start empty'}
      </a>
    </p>
  );
}

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
          <Parts name={name} row={0} boxes={control.boxes} onList={onList} />
        </fieldset>
      );
    const toggles = togglesOf(control);
    const isTarget = control.group === 'targets';
    const field = {
      id: name,
      text,
      problem,
      describedBy: describe(control),
      onText: (typed: string, entry?: Entry) => onText(name, typed, entry),
    };
    return (
      <div class={`control ${control.kind}${toggles ? ' toggled' : ''}`}>
        {toggles ? (
          <span class="label" id={`${name}-label`}>
            {label}
          </span>
        ) : (
          <label for={name}>{label}</label>
        )}
        {toggles && <Toggles control={control} toggles={toggles} onText={field.onText} />}
        {control.kind === 'choice' && !toggles && <Select {...field} choices={control.choices} />}
        {control.kind === 'text' && (
          <>
            <Input
              {...field}
              names={control.names}
              unit={control.unit}
              stepped={control.stepped}
              isFigure={isTarget}
              tag={isTarget ? control.readAs : undefined}
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
