import { findPart } from '../../kit/index.ts';
import type { RestProps } from '../view/props.ts';
import { Recommendations } from '../view/Recommendations.tsx';
import { BasisFold, onlyOf, SourcesFold } from '../view/RestFolds.tsx';
import { FindTable } from './FindTable.tsx';

/**
 * The set-ups that fit are what one came for: all else is folded below them, and what belongs together is one fold.
 * Where nothing fits, what to change comes first.
 */
export function Rest(props: RestProps) {
  const { answer, links, views, recommend, onText } = props;
  const { Fold, Growth, Later, Own } = views;
  const { recommendations } = answer;
  if (!Fold) return null;
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
          {onlyOf(props)({ tables })}
        </Fold>
      )}
      <BasisFold {...props} />
    </>
  );
  return (
    <>
      {!isFound && <Recommendations {...props} />}
      {Later ? <Later answer={answer} draw={draw} /> : draw()}
      {Own && <Own {...{ answer, links, onText, recommend }} compact={false} />}
      <SourcesFold {...props} />
    </>
  );
}
