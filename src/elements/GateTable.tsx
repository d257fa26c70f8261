import { GateBar } from '../charts/GateBar.tsx';
import type { Gate } from '../kit/index.ts';
import { printShare } from '../units/index.ts';

/** How a gate stands, in a word for the style and a word for the reader. */
function stateOf({ headroom, limit, counts }: Gate) {
  if (limit === undefined || headroom === undefined || !counts) return 'quiet';
  return headroom < 0 ? 'over' : headroom < 0.05 ? 'tight' : 'fits';
}

/** The gates as a table with a bar in each row: on a phone the bar goes under its figures. */
export function GateTable({ gates }: { gates: readonly Gate[] }) {
  return (
    <table class="gates">
      <caption class="hidden">What is asked of each gate, and its limit</caption>
      <thead>
        <tr>
          <th scope="col">Gate</th>
          <td />
          <th scope="col" class="num">
            asked of limit
          </th>
          <th scope="col" class="num">
            headroom
          </th>
        </tr>
      </thead>
      <tbody>
        {gates.map((gate, index) => {
          const state = stateOf(gate);
          const again = gates[index - 1]?.label === gate.label;
          const followed = gates[index + 1]?.label === gate.label;
          return (
            <tr
              class={again ? 'again' : followed ? 'first' : undefined}
              key={`${gate.label} ${gate.kind}`}
            >
              <th scope="row">
                <span class={again ? 'hidden' : ''}>{gate.label}</span>
              </th>
              <td>
                <GateBar gate={gate} />
              </td>
              <td class="num">
                <Asked gate={gate} /> of {gate.limitText} <span class="unit">{gate.unitText}</span>
              </td>
              <td class={`num ${state}`}>
                {gate.headroom === undefined ? '–' : printShare(gate.headroom)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Asked({ gate }: { gate: Gate }) {
  const { readout, asked, askedText } = gate;
  if (!readout) return <>{askedText}</>;
  return (
    <output data-readout={readout.id} data-value={asked} data-unit={readout.unit} role="none">
      {askedText}
    </output>
  );
}
