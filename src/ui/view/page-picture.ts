import { findPart, type Part, type Shown } from '../../kit/index.ts';

/** A picture over the whole width of the page, in the place of the chart. */
export const sceneOf = ({ parts }: Shown) =>
  parts?.find(
    (part): part is Extract<Part, { kind: 'commits' | 'day' }> =>
      part.kind === 'commits' || part.kind === 'day',
  );

/** Has it another picture on its page than its chart? */
export const isPictured = (answer: Shown): boolean =>
  Boolean(answer.plane ?? sceneOf(answer) ?? findPart(answer, 'costs'));
