import { findPart, type JobText } from '../../kit/index.ts';
import { CopyBlock } from '../view/CopyBlock.tsx';
import type { OwnProps } from '../view/props.ts';

const Block = ({ job }: { job: JobText }) => (
  <CopyBlock title={job.label} text={job.text}>
    <p class="use">{job.use}</p>
  </CopyBlock>
);

/** The texts of a test: its job file or commands, and folded away the script for all tests. */
export const JobTexts = ({ answer }: OwnProps) => (
  <div class="commands">
    <h2>Run the test</h2>
    {findPart(answer, 'jobs')?.map((job) =>
      job.folded ? (
        <details key={job.label}>
          <summary>All tests in one script</summary>
          <Block job={job} />
        </details>
      ) : (
        <Block job={job} key={job.label} />
      ),
    )}
  </div>
);
