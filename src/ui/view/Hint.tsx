/** The line under a control, and buttons for what may have been meant. */
import type { Control } from '../../kit/index.ts';

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

/** A button for each thing that may have been meant. It is gone with the problem, so the focus goes to the input. */
export function DidYouMean({
  id,
  label,
  readings = [],
  onText,
}: {
  id: string;
  label: string;
  readings: readonly string[] | undefined;
  onText: (text: string) => void;
}) {
  if (readings.length === 0) return null;
  return (
    <fieldset class="readings" aria-label={`${label}: what did you mean?`}>
      {readings.map((reading) => (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            const root = currentTarget.getRootNode() as Document | ShadowRoot;
            root.getElementById(id)?.focus();
            onText(reading);
          }}
          key={reading}
        >
          {reading}
        </button>
      ))}
    </fieldset>
  );
}
