import type { ComponentType } from 'preact';
import type { Answer, Chart, Timeline } from '../../kit/index.ts';
import { PhraseText } from './PhraseText.tsx';
import { Readouts } from './Readouts.tsx';

/** How links are made: the same answer is shown on the site, in an embed and on a foreign page. */
export type Links = {
  /** The page of a calculator with this query. */
  readonly to: (calculator: string, query: string) => string;
  /** Inside a frame links to whole pages open outside it. */
  readonly target?: '_blank';
  /** No other calculator can be reached. */
  readonly alone?: true;
};

/** What draws the parts of an answer that only some calculators have. Each comes with a script of its own. */
export type Views = {
  readonly Chart?: ComponentType<{ readonly chart: Chart }> | undefined;
  readonly Timeline?: ComponentType<{ readonly timeline: Timeline }> | undefined;
};

/** The details of an answer: all that follows its sentence and its figures. */
export type DetailsProps = {
  readonly id: string;
  readonly answer: Answer;
  /** Inside a text only the answer is shown at first, and most details are folded away. */
  readonly compact: boolean;
  readonly links: Links;
  readonly onTry: (query: string) => void;
  readonly views: Views;
};

/**
 * An answer, the sentence first. While the reader types, the sentence and the figures follow each
 * key; the details follow a moment after the last one.
 */
export function AnswerView({
  complete,
  Details,
  ...props
}: DetailsProps & {
  /** The answer whose details are shown: the last that was computed with them. */
  readonly complete: Answer;
  /** Passed in, since it is part of a script that a page loads later. */
  readonly Details: ComponentType<DetailsProps>;
}) {
  const { answer } = props;
  return (
    <section
      // The class says what will come, so that figures have their room before the drawing is there.
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
