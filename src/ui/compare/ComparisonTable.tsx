import { firstOf } from '../../kit/index.ts';
import { Verdict } from '../view/Verdict.tsx';
import type { ComparedRow, Comparison, Outcome } from './compare.ts';

/** Two cases side by side. */
export function ComparisonTable({
  comparison: { outcomes, inputs, readouts, limits },
  onSwap,
  onStop,
}: {
  comparison: Comparison;
  onSwap: () => void;
  onStop: () => void;
}) {
  const isSame = [inputs, readouts, limits].every((rows) => rows.every((row) => row.isSame));
  const differing = limits.filter((row) => !row.isSame);
  const equal = limits.length - differing.length;
  return (
    <section class="compare" aria-label="A and B side by side">
      <div class="compare-head">
        <h2>A and B side by side</h2>
        <button type="button" class="copy" onClick={onSwap}>
          Swap A and B
        </button>
        <button type="button" class="copy" onClick={onStop}>
          Stop comparing
        </button>
      </div>
      <p class="note">
        {isSame
          ? 'A is kept. Change the inputs: they are B, which is the same as A so far.'
          : 'The small figures say how much more or less B has than A.'}
      </p>
      {!isSame && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        <section class="compare-table" aria-label="Comparison, may scroll sideways" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <td />
                <th scope="col">A, kept</th>
                <th scope="col">B, the inputs</th>
              </tr>
            </thead>
            <Group label="Inputs that differ" rows={inputs} />
            <tbody>
              <GroupHead label="Result" />
              <tr>
                <th scope="row">Verdict</th>
                {outcomes.map((outcome, at) => (
                  <td key={at}>
                    <VerdictCell outcome={outcome} />
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">Bottleneck or nearest limit</th>
                {outcomes.map(({ boundBy }, at) => (
                  <td key={at}>{firstOf(boundBy) || '–'}</td>
                ))}
              </tr>
            </tbody>
            <Group label="Figures" rows={readouts} />
            <Group label="Limits that differ: demand of limit, utilisation" rows={differing} />
          </table>
          {equal > 0 && (
            <p class="note">
              {equal === 1 ? 'One limit has' : `${equal} limits have`} the same demand in both.
            </p>
          )}
        </section>
      )}
    </section>
  );
}

const GroupHead = ({ label }: { label: string }) => (
  <tr class="group">
    <th scope="rowgroup" colSpan={3}>
      {label}
    </th>
  </tr>
);

function VerdictCell({ outcome: { verdict, withheld } }: { outcome: Outcome }) {
  if (withheld) return <>{withheld}</>;
  return verdict ? <Verdict verdict={verdict} /> : <>–</>;
}

function Group({ label, rows }: { label: string; rows: readonly ComparedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <GroupHead label={label} />
      {rows.map((row, at) => (
        <tr class={row.isSame ? 'same' : undefined} key={at}>
          <th scope="row">{row.label}</th>
          <td class={row.kind}>{row.a}</td>
          <td class={row.kind}>
            {row.b}
            {row.difference && <span class="aside">{row.difference}</span>}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
