import { Component } from 'preact';
import type { FormGroup, ViewModel } from '../../kit/index.ts';
import { secondCaseName } from '../../kit/link.ts';
import { titleOf, wordsOf } from '../view/Controls.tsx';

const groupsOf = ({ controls }: ViewModel): readonly FormGroup[] => [
  ...new Set(controls.map(({ group }) => group)),
];

const controlsIn = ({ controls }: ViewModel, group: FormGroup) =>
  controls.filter((one) => one.group === group && one.name !== secondCaseName);

/** The groups of inputs that are the same in both. */
const sameGroups = (now: ViewModel, then: ViewModel): readonly FormGroup[] =>
  groupsOf(then).filter((group) => {
    const [before, after] = [now, then].map((one) =>
      JSON.stringify(controlsIn(one, group).map(({ brief, text }) => brief ?? text)),
    );
    return before === after;
  });

/** The inputs of then: what is the same as now says so in a word. */
export function inWords(now: ViewModel, then: ViewModel): ViewModel['controls'] {
  const same = new Set(sameGroups(now, then));
  return then.controls.map((control) => {
    if (!same.has(control.group)) return control;
    const { brief, ...rest } = control;
    const isFirst = controlsIn(then, control.group).find((one) => one.brief) === control;
    return brief && isFirst ? { ...rest, brief: ['same'] } : rest;
  });
}

type Props = {
  readonly other: ViewModel;
  readonly shown: ViewModel;
  /** Which of the two the inputs are; this is the other one. */
  readonly side: 'Now' | 'Then';
  readonly root: HTMLElement;
  /** Makes the inputs those of this case. */
  readonly onOpen: () => void;
};

/** The cell that is opened once the inputs are those of its case. */
let wanted: { readonly side: string; readonly group: FormGroup } | undefined;

/** The set-up of the case that the inputs are not, in the cells of the strip: each opens its inputs. */
export class OtherCaseRow extends Component<Props> {
  override componentDidMount() {
    this.#openWanted();
  }

  override componentDidUpdate() {
    this.#openWanted();
  }

  #openWanted() {
    const { side, root } = this.props;
    if (wanted?.side !== side) return;
    const cell = root.querySelector<HTMLDetailsElement>(`details.group.${wanted.group}`);
    wanted = undefined;
    if (!cell) return;
    cell.open = true;
    cell.querySelector('summary')?.focus();
  }

  override render({ other, shown, side, onOpen }: Props) {
    const own = side === 'Now' ? 'Then' : 'Now';
    const groups = groupsOf(other);
    const same = own === 'Then' ? sameGroups(shown, other) : undefined;
    // What of the inputs, which are then, is the same as here.
    const ofInputs = own === 'Now' ? sameGroups(other, shown).join(' ') : undefined;
    return (
      <>
        <b class="side">{own}</b>
        <fieldset
          class="controls other"
          aria-label={own}
          data-cells={groups.length}
          data-same={ofInputs}
        >
          {groups.map((group) => {
            const controls = controlsIn(other, group);
            const [main, rest] = wordsOf(controls);
            return (
              <button
                type="button"
                class={same?.includes(group) === false ? 'changed' : undefined}
                key={group}
                onClick={() => {
                  wanted = { side: own, group };
                  onOpen();
                }}
              >
                <small>{titleOf(group, controls)}</small>{' '}
                {same?.includes(group) ? (
                  <span>same</span>
                ) : (
                  <>
                    <b>{main}</b> <small>{rest}</small>
                  </>
                )}
              </button>
            );
          })}
        </fieldset>
        {side === 'Then' && <b class="side">{side}</b>}
      </>
    );
  }
}
