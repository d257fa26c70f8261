import type { Answer } from '../../kit/index.ts';
import { Details } from './Details.tsx';
import { PhraseText } from './PhraseText.tsx';
import type { DetailsProps } from './props.ts';
import { Readouts } from './Readouts.tsx';

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
