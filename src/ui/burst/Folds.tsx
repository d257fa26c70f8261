import { plainText, type Recommendation, type Table } from '../../kit/index.ts';
import { formatNumber } from '../../units/index.ts';
import { kept } from '../view/Kept.tsx';
import { isPictured } from '../view/pictured.ts';
import type { RestProps, WaysProps } from '../view/props.ts';
import { Recommendations } from '../view/Recommendations.tsx';
import { TableView } from '../view/TableView.tsx';

/** “2 × P20, striped, $161” */
const wayOf = ({ text, outcome }: Recommendation): string =>
  [
    outcome?.change ?? plainText(text),
    ...(outcome?.cost === undefined ? [] : [`$${formatNumber(Math.round(outcome.cost))}`]),
  ].join(', ');

/** The disks of the case are a row of the table that compares other disks. */
const comparesDisks = ({ rows }: Table) => rows.some(({ current }) => current);

/** What would carry the load, folded into a line that names it: recommendations and other disks. */
export function Ways({ answer, links, views: { Fold }, status, list, children }: WaysProps) {
  const table = answer.tables.find(comparesDisks);
  const [first, ...others] = (list ?? []).map(wayOf);
  const isProposed = !table || (answer.verdict !== 'fits' && (status || first) !== undefined);
  const disks = table?.rows.map(({ cells: [disk] }) => disk).join(', ');
  const result = list ? (
    <span key="drawn">
      {isProposed
        ? status || (
            <>
              {/* Where it is below the line too, the line names the others alone. */}
              <span class="first">{[first, others.length > 0 && ' · ']}</span>
              {others.join(' · ')}
            </>
          )
        : disks}
    </span>
  ) : (
    <>
      <span hidden={status !== false} dangerouslySetInnerHTML={kept} />
      {status}
    </>
  );
  const title = isProposed ? 'What delivers it in full' : table.caption;
  return (
    Fold && (
      <Fold answer={answer} part="line" line={[title, result]}>
        {children}
        {table && <TableView table={table} links={links} />}
      </Fold>
    )
  );
}

/** All that the answer rests on, folded into a line that names the last step. */
export function Rest(props: RestProps) {
  const { answer, views, beside, onText, children } = props;
  const { Chart, Fold } = views;
  const { chart, steps, tables } = answer;
  const step = steps.at(-1);
  return (
    <>
      <Recommendations {...props} />
      {Fold && (
        <Fold
          answer={answer}
          part="line"
          line={['Calculation and sources', step && `${step.label}: ${plainText(step.line)}`]}
        >
          {Chart && chart && isPictured(answer) && (
            <Chart chart={chart} beside={beside?.chart} onText={onText} />
          )}
          {children({ ...answer, tables: tables.filter((one) => !comparesDisks(one)) })}
        </Fold>
      )}
    </>
  );
}
