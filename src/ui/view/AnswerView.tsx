import type { ComponentType } from 'preact';
import type { Answer, Timeline } from '../../kit/index.ts';
import { PhraseText } from './PhraseText.tsx';
import { Readouts } from './Readouts.tsx';

/** How links are made, so that the same answer stands on the site, in an embed and in a foreign page. */
export type Links = {
  /** The page of a calculator with this query. */
  readonly to: (calculator: string, query: string) => string;
  /** Inside a frame links to whole pages open outside it. */
  readonly target?: '_blank';
  /** No other calculator can be reached. */
  readonly alone?: true;
};

/** What stands beside an answer needs to know. */
export type BesideProps = {
  readonly id: string;
  readonly answer: Answer;
  /** Inside a text the answer comes first and its grounds are folded away. */
  readonly compact: boolean;
  readonly links: Links;
  readonly onTry: (query: string) => void;
  /** Draws a run in time; it comes with the calculator that has one. */
  readonly Own: ComponentType<{ readonly timeline: Timeline }> | undefined;
};

/**
 * An answer, the sentence first. While somebody types, the sentence and the figures follow each
 * key; what explains them follows a moment later, when the keys rest.
 */
export function AnswerView({
  beside,
  Beside,
  ...props
}: BesideProps & {
  readonly beside: Answer;
  /** Handed in, since a page draws it by a script that comes later. */
  readonly Beside: ComponentType<BesideProps>;
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
      <p class="why">{beside.why}</p>
      <Readouts readouts={answer.readouts} />
      <Beside {...props} answer={beside} />
    </section>
  );
}
