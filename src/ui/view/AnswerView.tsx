import type { Answer, Readout } from '../../kit/index.ts';
import { Details } from './Details.tsx';
import { PhraseText } from './PhraseText.tsx';
import type { DetailsProps } from './props.ts';

/**
 * An answer, the sentence first. While the reader types, the sentence and the figures follow each
 * key; the details follow a moment after the last one.
 */
export function AnswerView({
  complete,
  ...props
}: DetailsProps & {
  /** The answer whose details are shown: the last that was computed with them. */
  readonly complete: Answer;
}) {
  const { answer } = props;
  return (
    <section
      // By this class figures have the room they need before the timeline below is parsed.
      class={`answer ${answer.verdict ?? ''}${'timeline' in answer ? ' timed' : ''}`}
      data-answer
      data-bound-by={answer.boundBy.join('; ')}
      data-verdict={answer.verdict}
      aria-label="Answer"
    >
      <p class="headline">
        <PhraseText phrase={answer.headline} />
      </p>
      <p class="why">{complete.why}</p>
      <Readouts readouts={answer.readouts} />
      <Details {...props} answer={complete} />
    </section>
  );
}

/** The figures of the answer, in the unit of the source, and in the other one after it. */
function Readouts({ readouts }: { readouts: readonly Readout[] }) {
  if (readouts.length === 0) return null;
  return (
    <dl class="readouts">
      {readouts.map(({ id, label, kind, value, unit, text, aside }) => (
        <div class={kind} key={id}>
          <dt>{label}</dt>
          <dd>
            <output data-readout={id} data-value={value} data-unit={unit} role="none">
              {text}
            </output>
            {aside && <span class="aside">{aside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
