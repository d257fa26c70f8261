import type { Compared, ComparedRow, Outcome } from '../../calculators/shared/compare/compare.ts';
import { firstOf } from '../../kit/index.ts';
import { Verdict } from '../view/Verdict.tsx';

/** Two cases in two columns: what is entered otherwise, what comes out, and by how much it differs. */
export function TwoColumns({
  comparison: { outcomes, inputs, readouts, limits },
}: {
  comparison: Compared;
}) {
  const isSame = [inputs, readouts, limits].every((rows) => rows.every((row) => row.isSame));
  return (
    <section class="compare" aria-label="Now and then">
      {isSame && <p class="note">Now is kept. Change the inputs: they are then.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section class="compare-table" aria-label="Comparison, may scroll sideways" tabIndex={0}>
        <table>
          <ColumnHeads />
          <Group label="Inputs that differ" rows={inputs} />
          <tbody>
            {outcomes.some(({ verdict, withheld }) => verdict ?? withheld) && (
              <tr>
                <th scope="row">Verdict</th>
                {outcomes.map((outcome, at) => (
                  <td key={at}>
                    <VerdictCell outcome={outcome} />
                  </td>
                ))}
              </tr>
            )}
            <tr>
              <th scope="row">Bottleneck or nearest limit</th>
              {outcomes.map(({ boundBy }, at) => (
                <td key={at}>{firstOf(boundBy) || '–'}</td>
              ))}
            </tr>
          </tbody>
          <Group rows={readouts} />
        </table>
      </section>
      <LimitsOfBoth limits={limits} />
    </section>
  );
}

/** The limits that differ, folded. */
export function LimitsOfBoth({ limits }: Pick<Compared, 'limits'>) {
  const differing = limits.filter((row) => !row.isSame);
  if (limits.length === 0) return null;
  return (
    <details class="folded">
      <summary>
        <b>Limits of both</b>{' '}
        <span>
          {differing.length === 0
            ? 'none differs'
            : `${differing.length} of ${limits.length} differ`}
        </span>
      </summary>
      <table>
        <ColumnHeads />
        <Group label="Demand of limit, utilisation" rows={differing} />
      </table>
    </details>
  );
}

const ColumnHeads = () => (
  <thead>
    <tr>
      <td />
      <th scope="col">Now</th>
      <th scope="col">Then</th>
    </tr>
  </thead>
);

const GroupHead = ({ label }: { label: string }) => (
  <tr class="group">
    <th scope="rowgroup" colSpan={3}>
      {label}
    </th>
  </tr>
);

function VerdictCell({ outcome: { verdict, badge, withheld } }: { outcome: Outcome }) {
  if (withheld) return <>{withheld}</>;
  return verdict ? <Verdict verdict={verdict} badge={badge} /> : <>–</>;
}

function Group({ label, rows }: { label?: string; rows: readonly ComparedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      {label && <GroupHead label={label} />}
      {rows.map(({ label: name, kind, texts: [now, then], difference, isSame }, at) => (
        <tr class={isSame ? 'same' : 'differs'} key={at}>
          <th scope="row">{name}</th>
          <td class={kind}>{now}</td>
          <td class={kind}>
            {then}
            {difference && <span class="aside">{difference}</span>}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
