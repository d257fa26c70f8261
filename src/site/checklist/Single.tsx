import { type Growth, projected } from './growth.ts';
import type { Figure } from './rows.ts';
import { readFigure, textOf, type Workload } from './sheet.ts';

type Props = {
  readonly figure: Figure;
  readonly workload: Workload;
  readonly growth?: Growth | undefined;
  readonly type: (name: string, text: string) => void;
};

/** A figure that a workload has once. */
export function Single({ figure, workload, growth, type }: Props) {
  const { id, label, hint } = figure;
  const text = textOf(workload, id);
  const { value, problem } = readFigure(figure, text);
  const later = projected(figure, value, growth);
  return (
    <div class="single">
      <label for={`single-${id}`}>{label}</label>
      <input
        id={`single-${id}`}
        name={id}
        value={text}
        autocomplete="off"
        spellcheck={false}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? `hint-${id}` : `problem-${id}`}
        onInput={({ currentTarget }) => type(id, currentTarget.value)}
      />
      {problem === undefined ? (
        <p class="hint" id={`hint-${id}`}>
          {later === undefined ? hint : `With growth ${later}.`}
        </p>
      ) : (
        <p class="problem" id={`problem-${id}`}>
          {problem}
        </p>
      )}
    </div>
  );
}
