import { findPart, type JobText } from '../../kit/index.ts';
import { CopyBlock } from '../view/CopyBlock.tsx';
import { PhraseText } from '../view/PhraseText.tsx';
import type { OwnProps } from '../view/props.ts';

type TextsProps = Pick<OwnProps, 'answer' | 'links' | 'compact'>;

const Block = ({ job }: { job: JobText }) => (
  <CopyBlock title={job.label} text={job.text}>
    <p class="use">{job.use}</p>
  </CopyBlock>
);

/** How to read the result, with the calculator that does. */
const Reading = ({ answer, links }: TextsProps) => {
  const reading = findPart(answer, 'reading');
  const [judge] = answer.deepLinks;
  return (
    reading && (
      <section class="block" aria-label="Read the result">
        <h3>Read the result</h3>
        <p class="use">
          <PhraseText phrase={reading} />{' '}
          {judge && links && !links.alone && (
            <a href={links.to(judge.calculator, judge.query)}>{judge.text}</a>
          )}
        </p>
      </section>
    )
  );
};

/** The texts of a test: its job file or commands, how its result is read, and folded away the script for all tests. */
function Texts(props: TextsProps) {
  const jobs = findPart(props.answer, 'jobs') ?? [];
  return (
    <div class="commands in-turn">
      <h2>Run the test</h2>
      {jobs.map((job) => !job.folded && <Block job={job} key={job.label} />)}
      <Reading {...props} />
      {jobs.map(
        (job) =>
          job.folded && (
            <details class="folded" key={job.label}>
              <summary>
                <b>All tests in one script</b> <span>{job.folded}</span>
              </summary>
              <Block job={job} />
            </details>
          ),
      )}
    </div>
  );
}

/** On a page they are among what follows the answer. */
export const JobTexts = (props: TextsProps) => (props.compact ? null : <Texts {...props} />);

/** Inside a text they are in the place of a picture, since a test is what one comes for, behind a line. */
export const FoldedTexts = (props: TextsProps) =>
  props.compact ? (
    <details>
      <summary>Commands that run the test</summary>
      <Texts {...props} />
    </details>
  ) : null;
