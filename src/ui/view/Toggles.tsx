import type { Choice, Control } from '../../kit/index.ts';
import { describe } from './Hint.tsx';

/** More choices than these are a list to choose from. */
const most = 4;

type Toggle = Choice & { readonly chosen: boolean };

/** The chips of a control, each with the text that there is once it is pressed; nothing where it has none. */
export function togglesOf(control: Control): readonly Toggle[] | undefined {
  if (control.kind === 'words') return control.choices;
  if (control.kind !== 'choice' || control.choices.length > most) return undefined;
  const text = control.text.trim().toLowerCase();
  return control.choices.map((one) => ({ ...one, chosen: one.value.toLowerCase() === text }));
}

/** A few fixed choices as chips, of which one is set, or some. The text is sent with the form. */
export const Toggles = ({
  control,
  toggles,
  onText,
}: {
  readonly control: Control;
  readonly toggles: readonly Toggle[];
  readonly onText: (text: string) => void;
}) => (
  <fieldset
    class="toggles"
    id={control.name}
    aria-labelledby={`${control.name}-label`}
    aria-invalid={control.problem ? 'true' : undefined}
    aria-describedby={describe(control)}
  >
    <input type="hidden" name={control.name} value={control.text} />
    {toggles.map(({ label, value, chosen }) => (
      <button type="button" aria-pressed={chosen} onClick={() => onText(value)} key={label}>
        {label}
      </button>
    ))}
    {/* On paper nothing can be pressed. */}
    <b>
      {toggles
        .filter(({ chosen }) => chosen)
        .map(({ label }) => label)
        .join(', ')}
    </b>
  </fieldset>
);
