import { ChecksView } from './ChecksView.tsx';
import { FigureTable } from './FigureTable.tsx';
import { growthOf } from './growth.ts';
import { HandOver } from './HandOver.tsx';
import { Notices } from './Notices.tsx';
import { type Figure, rows, singles } from './rows.ts';
import { Single } from './Single.tsx';
import { textOf } from './sheet.ts';
import type { ViewProps } from './state.ts';
import { Said, Tools, Workloads } from './Tools.tsx';

const isGrowth = ({ id }: Figure) => id.startsWith('growth');

/** The sheet as it is filled in, one workload open. Without script it is a form to print and write on. */
export function ChecklistView({ state, act, to }: ViewProps) {
  const { sheet, at } = state;
  const workload = sheet.workloads[at] ?? {};
  const growth = growthOf(workload);
  const { type } = act;
  return (
    <form class="form" autocomplete="off" onSubmit={(event) => event.preventDefault()}>
      <Notices state={state} act={act} />
      <Workloads state={state} act={act} />
      <div class="single named">
        <label for="workload-name">Workload and disk</label>
        <input
          id="workload-name"
          name="name"
          value={textOf(workload, 'name')}
          autocomplete="off"
          placeholder="Orders, data disk"
          onInput={({ currentTarget }) => type('name', currentTarget.value)}
        />
      </div>

      <h3>Figures</h3>
      <div class="figures">
        {rows.map((row) => (
          <FigureTable key={row.id} row={row} workload={workload} growth={growth} type={type} />
        ))}
      </div>
      <div class="singles">
        {singles
          .filter((figure) => !isGrowth(figure))
          .map((figure) => (
            <Single
              key={figure.id}
              figure={figure}
              workload={workload}
              growth={growth}
              type={type}
            />
          ))}
      </div>

      <h3>Growth</h3>
      <div class="singles">
        {singles.filter(isGrowth).map((figure) => (
          <Single key={figure.id} figure={figure} workload={workload} type={type} />
        ))}
      </div>
      <p class="sum">
        {growth === undefined
          ? 'Growth compounds: (1 + growth)^(months ahead ÷ months it takes). IOPS, throughput, transactions and data grow by it; sizes, shares and latency don’t.'
          : 'problem' in growth
            ? growth.problem
            : `${growth.arithmetic}. The grown figures stand under those you typed.`}
      </p>

      <h3 class="live">Ask the calculators</h3>
      <div class="live">
        <HandOver workload={workload} choice={sheet.choice} choose={act.choose} to={to} />
      </div>

      <h3>Questions</h3>
      <ChecksView workload={workload} type={type} to={to} />
      <div class="single notes">
        <label for="workload-notes">Notes</label>
        <textarea
          id="workload-notes"
          name="notes"
          rows={4}
          autocomplete="off"
          value={textOf(workload, 'notes')}
          onInput={({ currentTarget }) => type('notes', currentTarget.value)}
        />
      </div>
      <Tools state={state} act={act} />
      <Said state={state} act={act} />
    </form>
  );
}
