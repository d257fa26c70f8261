/** The line under a control, and buttons for what may have been meant. */
import type { Choice, Control } from '../../kit/index.ts';

/** What is known about the text of a control. */
type Described = Pick<Control, 'name'> & { readonly problem?: string | undefined };

/** The id of the text that describes a control to a screen reader. */
export const describe = ({ name, problem }: Described) =>
  problem ? `${name}-problem` : `${name}-hint`;

type Hinted = Described & Pick<Control, 'hint' | 'readAs'>;

/** The hint, or in its place what is wrong or how the text was read: one sentence. */
export function Hint({ control }: { control: Hinted }) {
  const { name, hint, problem, readAs } = control;
  return problem ? (
    <p class="problem" id={`${name}-problem`}>
      {problem}
    </p>
  ) : (
    <p class={readAs ? 'hint read-as' : 'hint'} id={`${name}-hint`}>
      {readAs ? `Read as ${readAs}.` : hint}
    </p>
  );
}

type ChipsProps = {
  readonly id: string;
  readonly name: string;
  readonly choices: readonly Choice[] | undefined;
  readonly onText: (text: string) => void;
};

/** A button for each text that can be chosen. They are gone with what was missing, so the focus goes to the input. */
export function Chips({ id, name, choices = [], onText }: ChipsProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset class="readings" aria-label={name}>
      {choices.map(({ value, label }) => (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            const root = currentTarget.getRootNode() as Document | ShadowRoot;
            root.getElementById(id)?.focus();
            onText(value);
          }}
          key={value}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** A button for each thing that may have been meant. */
export const DidYouMean = ({
  label,
  readings = [],
  ...field
}: Omit<ChipsProps, 'name' | 'choices'> & {
  readonly label: string;
  readonly readings: readonly string[] | undefined;
}) => (
  <Chips
    {...field}
    name={`${label}: what did you mean?`}
    choices={readings.map((value) => ({ value, label: value }))}
  />
);
