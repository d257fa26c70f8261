import type { RestProps } from '../view/props.ts';
import { BasisFold, onlyOf, SourcesFold } from '../view/RestFolds.tsx';

/** “Premium SSD instead $446 a month” */
function comparedIn({ readouts }: RestProps['answer']): string {
  const found = readouts.find(({ id }) => id === 'premium-cost');
  return found ? `Premium SSD instead ${found.text}` : '';
}

/** All that an answer rests on in two folds: what else would do the same and what it costs, and why. */
export function Rest(props: RestProps) {
  const { answer, views, beside, onText } = props;
  const { Chart, Fold } = views;
  const { chart, tables } = answer;
  if (!Fold) return null;
  return (
    <>
      {(chart || tables.length > 0) && (
        <Fold
          answer={answer}
          part="line"
          line={[chart ? 'Curves, tables, bill' : 'Tables', comparedIn(answer)]}
        >
          {Chart && chart && <Chart chart={chart} beside={beside?.chart} onText={onText} />}
          {onlyOf(props)({ tables })}
        </Fold>
      )}
      <BasisFold {...props} />
      <SourcesFold {...props} />
    </>
  );
}
