import { plainText, type Table } from '../../kit/index.ts';
import { isPictured } from '../view/page-picture.ts';
import type { RestProps } from '../view/props.ts';
import { Recommendations } from '../view/Recommendations.tsx';
import { TableView } from '../view/TableView.tsx';

/** The disks of the case are a row of the table that compares other disks. */
const comparesDisks = ({ rows }: Table) => rows.some(({ current }) => current);

/** What to change, what other disks would have done, and all that the answer rests on, in a line that names the last step. */
export function Rest(props: RestProps) {
  const { answer, views, links, beside, onText, children } = props;
  const { Chart, Fold } = views;
  const { chart, steps, tables } = answer;
  const step = steps.at(-1);
  const disks = tables.filter(comparesDisks);
  return (
    <>
      <Recommendations {...props} />
      {Fold &&
        disks.map((table) => (
          <Fold
            answer={answer}
            part="line"
            line={['Other disks', table.rows.map(({ cells: [disk] }) => disk).join(', ')]}
            key={table.caption}
          >
            <TableView table={table} links={links} />
          </Fold>
        ))}
      {Fold && (
        <Fold
          answer={answer}
          part="line"
          line={['Calculation and sources', step && `${step.label}: ${plainText(step.line)}`]}
        >
          {Chart && chart && isPictured(answer) && (
            <Chart chart={chart} beside={beside?.chart} onText={onText} />
          )}
          {children({ ...answer, tables: tables.filter((one) => !disks.includes(one)) })}
        </Fold>
      )}
    </>
  );
}
