import type { Control, FormGroup } from '../../kit/index.ts';
import type { Cell, FieldsProps, GroupProps, Views, Wrong } from './props.ts';

type Props = Omit<FieldsProps, 'Area'> & Views & { readonly compact: boolean };

const titles: Readonly<Record<FormGroup, string>> = {
  targets: 'Targets',
  measurement: 'Measurement',
  vm: 'VM',
  disks: 'Disks',
  load: 'Load',
  more: 'More',
};

/** A list is the whole of its group; the last group is called by its first input that says anything. */
export const titleOf = (group: FormGroup, controls: readonly Control[]): string =>
  controls.find(({ kind, brief }) => kind === 'list' || (group === 'more' && brief))?.label ??
  titles[group];

/** What a group is set to: the first of it, and the rest. A rate or a queue depth goes with its IO size. */
export function wordsOf(controls: readonly Control[]): readonly [first: string, rest: string] {
  const set = controls.filter(({ brief }) => brief);
  const size = set.find(({ name }) => name === 'io-size');
  const rate = set.find((one) => one !== size && one.name !== 'read');
  const joined = size && rate ? [`${rate.brief} of ${size.brief}`] : [];
  const others = set.flatMap((one) =>
    size && rate && (one === size || one === rate) ? [] : (one.brief ?? []),
  );
  const [first = 'None', ...rest] = [...joined, ...others];
  return [first, rest.join(' · ')];
}

/** What to do about inputs that have a problem: “Enter: VM size, Disks” where they are empty, or “Fix: IO size”. */
export function wrongOf(controls: readonly Control[]): Wrong | undefined {
  const wrong = controls.filter(({ problem }) => problem);
  if (wrong.length === 0) return;
  const isEmpty = wrong.every(({ text }) => text === '');
  const labels = wrong.map(({ label }) => label).join(', ');
  return { isEmpty, text: `${isEmpty ? 'Enter' : 'Fix'}: ${labels}` };
}

/**
 * The set-up of a calculator as a strip: a cell for each group of inputs says what it is set to and opens
 * its fields below the strip, one group at a time. Targets are typed in the strip itself, and the other groups
 * may be one cell. Inside a text the cells are empty until what draws their fields is there.
 */
export function Controls({ controls: all, compact, ...passed }: Props) {
  const controls = all.filter(({ isIdle }) => !isIdle);
  const { Fields, Conditions } = passed;
  const groups = [...new Set(controls.map(({ group }) => group))];
  const [first] = controls;
  // A text that cannot be read stays in sight, with what is wrong with it.
  const asksText = first?.kind === 'area' && (first.text === '' || first.problem !== undefined);
  // What was measured is typed there too, where no text can have it.
  const hasText = controls.some(({ kind }) => kind === 'area');
  const isTyped = (group: FormGroup) =>
    group === 'targets' || (group === 'measurement' && !hasText);
  const typed = compact ? [] : controls.filter(({ group }) => isTyped(group));
  // Known before the last cell is read, so that none becomes narrower when the next one comes.
  const cells = (Conditions ? 1 : groups.length - 1) + (typed.length || 1);
  const others: Cell[] = [];
  const drawn = groups.map((group, at) => {
    const own = controls.filter((control) => control.group === group);
    const words = wordsOf(own);
    const fields = Fields && <Fields controls={own} {...passed} key={group} />;
    if (isTyped(group) && fields && !compact) return fields;
    const cell = { group, title: titleOf(group, own), words, wrong: wrongOf(own), fields };
    if (Conditions && !isTyped(group)) {
      others.push(cell);
      return null;
    }
    return (
      <Group {...cell} open={at === 0 && asksText} key={group}>
        {fields}
      </Group>
    );
  });
  return (
    <div class="controls" data-cells={cells}>
      {drawn}
      {Conditions && (
        <Conditions
          cells={others}
          wrong={wrongOf(controls.filter(({ group }) => !isTyped(group)))}
          Group={Group}
        />
      )}
    </div>
  );
}

/** A cell with its editor. */
function Group({ group, title, words: [main, rest], wrong, open = false, children }: GroupProps) {
  return (
    <details class={`group ${group}`} name="inputs" open={open}>
      <summary>
        <small>{title}</small>{' '}
        {wrong ? (
          <b class={wrong.isEmpty ? 'asked' : 'wrong'}>{wrong.text}</b>
        ) : (
          <>
            <b>{main}</b> <small>{rest}</small>
          </>
        )}
      </summary>
      {children}
    </details>
  );
}
