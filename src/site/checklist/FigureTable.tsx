import { type Growth, projected } from './growth.ts';
import { cellOf, type Figure, percentiles, periods } from './rows.ts';
import { readFigure, sameTexts, textOf, type Workload } from './sheet.ts';
import { unlessSame } from './unchanged.ts';

type Props = {
  readonly row: Figure;
  readonly workload: Workload;
  readonly growth: Growth | undefined;
  readonly type: (name: string, text: string) => void;
};

function Whole({ row, workload, growth, type }: Props) {
  const problems: { readonly key: string; readonly sentence: string }[] = [];
  const lines = periods.map((period) => (
    <tr key={period.id}>
      <th scope="row">{period.label}</th>
      {percentiles.map((percentile) => {
        const key = cellOf(row.id, period.id, percentile);
        const text = textOf(workload, key);
        const { value, problem } = readFigure(row, text);
        if (problem !== undefined)
          problems.push({ key, sentence: `${period.label}, ${percentile} %: ${problem}` });
        return (
          <td key={percentile}>
            <input
              name={key}
              value={text}
              autocomplete="off"
              spellcheck={false}
              aria-label={`${row.label}, ${period.words}, ${percentile} %`}
              aria-invalid={problem !== undefined || undefined}
              aria-describedby={problem === undefined ? undefined : `problem-${key}`}
              onInput={({ currentTarget }) => type(key, currentTarget.value)}
            />
            {row.grows && <output class="grown">{projected(row, value, growth) ?? ''}</output>}
          </td>
        );
      })}
    </tr>
  ));
  return (
    <div class="figure">
      <table>
        <caption>
          {row.label}: <small>{row.hint}</small>
        </caption>
        <colgroup>
          <col class="hours" />
          <col span={percentiles.length} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">Hours</span>
            </th>
            {percentiles.map((percentile) => (
              <th key={percentile} scope="col">
                {percentile} %
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{lines}</tbody>
      </table>
      {problems.map(({ key, sentence }) => (
        <p key={key} class="problem" id={`problem-${key}`}>
          {sentence}
        </p>
      ))}
    </div>
  );
}

const keysOf = ({ id }: Figure) =>
  periods.flatMap((period) => percentiles.map((percentile) => cellOf(id, period.id, percentile)));
const factorOf = (growth: Growth | undefined) =>
  growth && 'factor' in growth ? growth.factor : undefined;

/** One figure at three hours and three percentiles: small enough for a phone as it is. */
export const FigureTable = unlessSame(
  Whole,
  (before: Props, after: Props) =>
    before.row === after.row &&
    sameTexts(before.workload, after.workload, keysOf(after.row)) &&
    (!after.row.grows || factorOf(before.growth) === factorOf(after.growth)),
);
