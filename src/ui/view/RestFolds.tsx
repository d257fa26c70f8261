/** What the pages that order their details themselves fold in the same way. */
import { withoutFigures } from '../../calculators/shared/answer/readouts.ts';
import type { Shown } from '../../kit/index.ts';
import type { RestProps } from './props.ts';

/** Draws some parts of an answer and none of the others. */
export const onlyOf =
  ({ answer, children }: RestProps) =>
  (some: Partial<Shown>) =>
    children({ ...answer, ...withoutFigures, checks: [], citations: [], parts: [], ...some });

/** The limits of an answer, its checks and the calculation. */
export function BasisFold(props: RestProps) {
  const { answer, views, outdated } = props;
  const { Fold, Limits } = views;
  const { checks, limits, steps } = answer;
  return (
    Fold &&
    (limits.length > 0 || checks.length > 0) && (
      <Fold answer={answer} part="basis">
        {Limits && limits.length > 0 && <Limits limits={limits} outdated={outdated} />}
        {onlyOf(props)({ steps, checks })}
      </Fold>
    )
  );
}

/** The same case in other calculators, and the documents. */
export function SourcesFold(props: RestProps) {
  const { answer, links, views } = props;
  const { Fold } = views;
  const { citations, deepLinks } = answer;
  return (
    Fold &&
    (citations.length > 0 || deepLinks.length > 0) && (
      <Fold answer={answer} part="sources" links={links}>
        {onlyOf(props)({ citations, deepLinks })}
      </Fold>
    )
  );
}
