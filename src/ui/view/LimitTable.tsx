import { type Gate, headroomText } from '../../kit/index.ts';
import { LimitBar } from '../shapes/LimitBar.tsx';

/** The limits as a table with a bar in each row: on a phone the bar goes under its figures. */
export function LimitTable({ gates }: { gates: readonly Gate[] }) {
  return (
    <table class="gates">
      <caption class="hidden">The demand for each limit</caption>
      <thead>
        <tr>
          <th scope="col">Limit</th>
          <td />
          <th scope="col" class="num">
            demand / limit
          </th>
          <th scope="col" class="num">
            headroom
          </th>
        </tr>
      </thead>
      <tbody>
        {gates.map((gate, index) => {
          const again = gates[index - 1]?.label === gate.label;
          const followed = gates[index + 1]?.label === gate.label;
          return (
            <tr class={again ? 'again' : followed ? 'first' : undefined} key={index}>
              <th scope="row">
                <span class={again ? 'hidden' : ''}>{gate.label}</span>
              </th>
              <td>
                <LimitBar {...gate} />
              </td>
              <td class="num">
                <Demand gate={gate} /> of {gate.limitText} <span class="unit">{gate.unitText}</span>
              </td>
              <td class={`num ${gate.state}`}>{headroomText(gate)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Demand({ gate }: { gate: Gate }) {
  const { readout, demand, demandText } = gate;
  if (!readout) return <>{demandText}</>;
  return (
    <output data-readout={readout.id} data-value={demand} data-unit={readout.unit} role="none">
      {demandText}
    </output>
  );
}
