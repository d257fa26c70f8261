import { answerOf, answers, type Check, checkGroups, checks, noteOf } from './checks.ts';
import { sameTexts, textOf, type Workload } from './sheet.ts';
import type { To } from './state.ts';
import { unlessSame } from './unchanged.ts';

type Props = {
  readonly workload: Workload;
  readonly type: (name: string, text: string) => void;
  readonly to: To;
};

function CheckRow({ check, workload, type, to }: Props & { readonly check: Check }) {
  const { id, question, why, more } = check;
  const answer = textOf(workload, answerOf(id));
  return (
    <li class="check">
      <p class="asked" id={`asked-${id}`}>
        {question}
      </p>
      <p class="hint">
        {why}{' '}
        <a href={to(more)}>
          More<span class="unseen">: {question}</span>
        </a>
      </p>
      <div class="told">
        <select
          name={answerOf(id)}
          value={answer}
          aria-label={`Answer: ${question}`}
          autocomplete="off"
          onInput={({ currentTarget }) => type(answerOf(id), currentTarget.value)}
        >
          {answers.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {/* A text from a file that is none of the choices is shown, not dropped. */}
          {!answers.some(({ value }) => value === answer) && (
            <option value={answer}>{answer.slice(0, 40)}</option>
          )}
        </select>
        <input
          name={noteOf(id)}
          value={textOf(workload, noteOf(id))}
          autocomplete="off"
          placeholder="who, how much, when"
          aria-label={`Note: ${question}`}
          onInput={({ currentTarget }) => type(noteOf(id), currentTarget.value)}
        />
      </div>
    </li>
  );
}

const Whole = (props: Props) => (
  <div class="checks">
    {checkGroups.map(({ title, checks: list }) => (
      <section key={title}>
        <h4>{title}</h4>
        <ul>
          {list.map((check) => (
            <CheckRow key={check.id} check={check} {...props} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);

const keys = checks.flatMap(({ id }) => [answerOf(id), noteOf(id)]);
/** The questions that no counter answers. */
export const ChecksView = unlessSame(Whole, (before: Props, after: Props) =>
  sameTexts(before.workload, after.workload, keys),
);
