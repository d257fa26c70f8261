import type { Control, FormGroup } from '../../kit/index.ts';
import type { FieldsProps, Views } from './props.ts';

type Props = Omit<FieldsProps, 'Area'> & Views;

const titles: Readonly<Record<FormGroup, string>> = {
  measurement: 'Measurement',
  numbers: 'I only have numbers',
  vm: 'VM',
  disks: 'Disks',
  load: 'Load',
  more: 'More',
};

/** Without a text there may be numbers. */
const isEmptyArea = (control: Control) => control.kind === 'area' && control.text === '';

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
 * unfolds; beside the answer all but the last are open. Inside a text each is folded, and empty until
 * what draws its fields is there.
 */
export function Controls({ controls, Fields, ...passed }: Props) {
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
          <details
            class={`group ${group}${group === 'numbers' ? ' more' : ''}`}
            name="inputs"
            open={group === 'numbers' && controls.some(isEmptyArea)}
            onToggle={keepInSight}
            key={group}
          >
            <summary>{head}</summary>
            {group !== 'more' && group !== 'numbers' && <p class="head">{head}</p>}
            <div class="fields">{Fields && <Fields controls={own} {...passed} />}</div>
          </details>
        );
      })}
    </div>
  );
}
