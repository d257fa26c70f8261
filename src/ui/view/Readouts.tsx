import type { Readout } from '../../kit/index.ts';

/** The figures of the answer, in the unit of the source, and in the other one after it. */
export function Readouts({ readouts }: { readouts: readonly Readout[] }) {
  if (readouts.length === 0) return null;
  return (
    <dl class="readouts">
      {readouts.map(({ id, label, kind, value, unit, text, aside }) => (
        <div class={kind} key={id}>
          <dt>{label}</dt>
          <dd>
            <output data-readout={id} data-value={value} data-unit={unit} role="none">
              {text}
            </output>
            {aside && <span class="aside">{aside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
