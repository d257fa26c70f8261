import { Component } from 'preact';
import type { AddressOf } from './CalculatorLinks.tsx';
import { textOf, type Workload } from './checklist.ts';
import { answerKey, answers, type Check, checkGroups, checks, noteKey } from './checks.ts';
import { type Edit, Select } from './fields.tsx';

type Props = { readonly workload: Workload; readonly edit: Edit; readonly to: AddressOf };

function CheckRow({ check, workload, edit, to }: Props & { readonly check: Check }) {
  const { id, question, why, more } = check;
  const answer = textOf(workload, answerKey(id));
  // A text from a file that is none of the choices is shown, not dropped.
  const isOther = !answers.some(({ value }) => value === answer);
  const other = isOther ? [{ value: answer, label: answer.slice(0, 40) }] : [];
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
        <Select
          id={answerKey(id)}
          value={answer}
          label={`Answer: ${question}`}
          options={[...answers, ...other]}
          onSelect={(value) => edit(answerKey(id), value)}
        />
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
