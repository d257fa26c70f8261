import { withoutFigures } from '../../calculators/shared/answer/format.ts';
import type { Shown } from '../../kit/index.ts';
import type { RestProps } from '../view/props.ts';

/** “Premium SSD instead $446 a month, break-even 12,764 IOPS” */
const comparedIn = ({ readouts }: RestProps['answer']) =>
  [
    ['premium-cost', 'Premium SSD instead'],
    ['break-even-iops', 'break-even'],
  ]
    .flatMap(([id, label]) => {
      const found = readouts.find((one) => one.id === id);
      return found ? [`${label} ${found.text}`] : [];
    })
    .join(', ');

/** All that an answer rests on in two folds: what else would do the same and what it costs, and why. */
export function Rest({ answer, links, views, beside, outdated, onText, children }: RestProps) {
  const { Chart, Fold, Limits } = views;
  const { chart, checks, citations, deepLinks, limits, steps, tables } = answer;
  if (!Fold) return null;
  const only = (some: Partial<Shown>) =>
    children({ ...answer, ...withoutFigures, checks: [], citations: [], parts: [], ...some });
  return (
    <>
      {(chart || tables.length > 0) && (
        <Fold
          answer={answer}
          part="line"
          line={[chart ? 'Curves, tables, bill' : 'Tables', comparedIn(answer)]}
        >
          {Chart && chart && <Chart chart={chart} beside={beside?.chart} onText={onText} />}
          {only({ tables })}
        </Fold>
      )}
      {(limits.length > 0 || checks.length > 0) && (
        <Fold answer={answer} part="basis">
          {Limits && limits.length > 0 && <Limits limits={limits} outdated={outdated} />}
          {only({ steps, checks })}
        </Fold>
      )}
      {(citations.length > 0 || deepLinks.length > 0) && (
        <Fold answer={answer} part="sources" links={links}>
          {only({ citations, deepLinks })}
        </Fold>
      )}
    </>
  );
}
