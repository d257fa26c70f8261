import { findPart, type JobText } from '../../kit/index.ts';
import { CopyBlock } from '../view/CopyBlock.tsx';
import { PhraseText } from '../view/PhraseText.tsx';
import type { OwnProps, PictureProps } from '../view/props.ts';

type TextsProps = Pick<OwnProps, 'answer' | 'links'>;

const jobsOf = ({ answer }: TextsProps) => findPart(answer, 'jobs') ?? [];

const Block = ({ job }: { job: JobText }) => (
  <CopyBlock title={job.label} text={job.text}>
    <p class="use">{job.use}</p>
  </CopyBlock>
);

/** The command that runs the test. */
const Commands = (props: TextsProps) => (
  <div class="commands in-turn">
    {jobsOf(props).map((job) => !job.folded && <Block job={job} key={job.label} />)}
  </div>
);

/** How to read the result, with the calculator that does. */
function Reading({ answer, links }: TextsProps) {
  const reading = findPart(answer, 'reading');
  const [judge] = answer.deepLinks;
  return (
    reading && (
      <section class="reading" aria-label="Read the result">
        <h3>Read the result</h3>
        <p>
          <PhraseText phrase={reading} />{' '}
          {judge && links && !links.alone && (
            <a href={links.to(judge.calculator, judge.query)}>{judge.text}</a>
          )}
        </p>
      </section>
    )
  );
}

/** The same test as a file, and the script for all tests. */
function Files(props: TextsProps) {
  const files = jobsOf(props).filter(({ folded }) => folded);
  return (
    files.length > 0 && (
      <details class="folded">
        <summary>
          <b>As files</b> <span>{files.map(({ folded }) => folded).join(' · ')}</span>
        </summary>
        <div class="commands">
          {files.map((job) => (
            <Block job={job} key={job.label} />
          ))}
        </div>
      </details>
    )
  );
}

/** On a page they are in the place of a picture, since a test is what one comes for; inside a text behind a line. */
export const Texts = ({ compact, ...props }: PictureProps & { readonly compact?: boolean }) =>
  compact ? (
    <details>
      <summary>Command that runs the test</summary>
      <Commands {...props} />
      <Reading {...props} />
      <Files {...props} />
    </details>
  ) : (
    <>
      <Commands {...props} />
      <Reading {...props} />
    </>
  );

/** On a page what only some need follows the answer. */
export const MoreTexts = ({ compact, ...props }: OwnProps) =>
  compact ? null : <Files {...props} />;
