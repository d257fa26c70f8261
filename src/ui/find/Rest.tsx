import { withoutFigures } from '../../calculators/shared/answer/format.ts';
import { findPart, type Shown } from '../../kit/index.ts';
import type { RestProps } from '../view/props.ts';
import { Recommendations } from '../view/Recommendations.tsx';
import { FindTable } from './SetUps.tsx';

/**
 * The set-ups that fit are what one came for: all else is folded below them, and what belongs together is one fold.
 * Where nothing fits, what to change comes first.
 */
export function Rest(props: RestProps) {
  const { answer, links, views, outdated, recommend, onText, children } = props;
  const { Fold, Growth, Later, Limits, Own } = views;
  const { checks, citations, deepLinks, limits, recommendations, steps } = answer;
  if (!Fold) return null;
  const only = (some: Partial<Shown>) =>
    children({ ...answer, ...withoutFigures, checks: [], citations: [], parts: [], ...some });
  const isFound = findPart(answer, 'costs') !== undefined;
  const tables = [...answer.tables];
  const setUps = findPart(answer, 'set-ups') && tables.shift();
  const options = isFound && recommendations?.length ? recommendations : undefined;
  const draw = () => (
    <>
      {setUps && <FindTable table={setUps} answer={answer} links={links} />}
      {setUps && Growth && <Growth query={findPart(answer, 'growth')} compact={false} />}
      {(options || tables.length > 0) && (
        <Fold answer={{ ...answer, recommendations: options ?? [] }} part="options" tables={tables}>
          {options && <Recommendations {...props} compact />}
          {only({ tables })}
        </Fold>
      )}
      {(limits.length > 0 || checks.length > 0) && (
        <Fold answer={answer} part="basis">
          {Limits && limits.length > 0 && <Limits limits={limits} outdated={outdated} />}
          {only({ steps, checks })}
        </Fold>
      )}
    </>
  );
  return (
    <>
      {!isFound && <Recommendations {...props} />}
      {Later ? <Later answer={answer} draw={draw} /> : draw()}
      {Own && (
        <Own {...{ answer, links, onText }} compact={false} isPrinted={recommend === undefined} />
      )}
      {(citations.length > 0 || deepLinks.length > 0) && (
        <Fold answer={answer} part="sources" links={links}>
          {only({ citations, deepLinks })}
        </Fold>
      )}
    </>
  );
}
