import { Component } from 'preact';
import { textOf, type Workload } from './checklist.ts';
import { answerKey, answers, type Check, checkGroups, checks, noteKey } from './checks.ts';
import { Input, Select } from './fields.tsx';

type Props = { readonly workload: Workload };

function Question({ check, workload }: Props & { readonly check: Check }) {
  const { id, question, why, more } = check;
  const [answer, note] = [answerKey(id), noteKey(id)];
  const text = textOf(workload, answer);
  // A text from a file that is none of the choices is shown, not dropped.
  const isOther = !answers.some(({ value }) => value === text);
  const options = isOther ? [...answers, { value: text, label: text.slice(0, 40) }] : answers;
  return (
    <li class="check">
      <div>
        {question}
        <p class="hint">
          {why}{' '}
          <a href={more}>
            More<span class="unseen">: {question}</span>
          </a>
        </p>
      </div>
      <div class="answered">
        <Select name={answer} value={text} options={options} aria-label={`Answer: ${question}`} />
        <Input
          name={note}
          value={textOf(workload, note)}
          placeholder="who, how much, when"
          aria-label={`Note: ${question}`}
        />
      </div>
    </li>
  );
}

const keys = checks.flatMap(({ id }) => [answerKey(id), noteKey(id)]);

/** The questions that no counter answers. They are most of the form, so typing a figure does not render them again. */
export class Questions extends Component<Props> {
  override shouldComponentUpdate({ workload }: Props) {
    return keys.some((key) => textOf(workload, key) !== textOf(this.props.workload, key));
  }
  override render({ workload }: Props) {
    return checkGroups.map(({ title, checks: list }) => (
      <section key={title}>
        <h4>{title}</h4>
        <ul>
          {list.map((check) => (
            <Question key={check.id} check={check} workload={workload} />
          ))}
        </ul>
      </section>
    ));
  }
}
