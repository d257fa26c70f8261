import { findPart } from '../../kit/index.ts';
import type { PictureProps } from '../view/props.ts';
import { Verdict } from '../view/Verdict.tsx';

/** What the verdicts mean, below the checks. */
export const VerdictKey = ({ answer }: Pick<PictureProps, 'answer'>) => {
  const verdicts = findPart(answer, 'verdicts');
  return verdicts ? (
    <div class="key">
      <h3>What the verdicts mean</h3>
      <ul>
        {verdicts.map(([verdict, meaning]) => (
          <li key={verdict}>
            <Verdict verdict={verdict} /> {meaning}
          </li>
        ))}
      </ul>
    </div>
  ) : null;
};
