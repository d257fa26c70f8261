import { Component } from 'preact';
import { textOf, type Workload } from './checklist.ts';
import { answerKey, answers, type Check, checkGroups, checks, noteKey } from './checks.ts';
import type { Edit } from './FigureTable.tsx';

/** The address of a page of the site, from the page that shows the checklist. */
export type AddressOf = (page: string, query?: string) => string;

type Props = { readonly workload: Workload; readonly edit: Edit; readonly to: AddressOf };

function CheckRow({ check, workload, edit, to }: Props & { readonly check: Check }) {
  const { id, question, why, more } = check;
  const answer = textOf(workload, answerKey(id));
  return (
    <li class="check">
      <p>{question}</p>
      <p class="hint">
        {why}{' '}
        <a href={to(more)}>
          More<span class="unseen">: {question}</span>
        </a>
      </p>
      <div class="answered">
        <select
          name={answerKey(id)}
          value={answer}
          aria-label={`Answer: ${question}`}
          autocomplete="off"
          onInput={({ currentTarget }) => edit(answerKey(id), currentTarget.value)}
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
          name={noteKey(id)}
          value={textOf(workload, noteKey(id))}
          autocomplete="off"
          placeholder="who, how much, when"
          aria-label={`Note: ${question}`}
          onInput={({ currentTarget }) => edit(noteKey(id), currentTarget.value)}
        />
      </div>
    </li>
  );
}

const keys = checks.flatMap(({ id }) => [answerKey(id), noteKey(id)]);

/** The questions that no counter answers. They are most of the form, so typing a figure does not render them again. */
export class ChecksView extends Component<Props> {
  override shouldComponentUpdate({ workload }: Props) {
    return keys.some((key) => textOf(workload, key) !== textOf(this.props.workload, key));
  }
  override render() {
    return (
      <div class="checks">
        {checkGroups.map(({ title, checks: list }) => (
          <section key={title}>
            <h4>{title}</h4>
            <ul>
              {list.map((check) => (
                <CheckRow key={check.id} check={check} {...this.props} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    );
  }
}
