import { Figure } from '../view/Figure.tsx';
import type { BurstProps } from '../view/props.ts';

/** What bursts give, in a sentence that is complete without the picture of the step down. */
export function Burst({ burst: { parts, remark, sustained }, readouts, outdated }: BurstProps) {
  const low = 36 - 28 * sustained;
  return (
    <div class="bursts">
      <svg width="132" height="40" aria-hidden="true">
        <path class="area" d={`M0 8H84V${low}H132V38H0z`} />
        <path class="step" d={`M0 8H84V${low}H132`} />
      </svg>
      <p>
        <b>
          {parts.map((part) => {
            if (typeof part === 'string') return part;
            const found = readouts.find(({ id }) => id === part.readout);
            return (
              found && (
                <Figure
                  key={found.id}
                  readout={{ ...found, value: found.value }}
                  text={found.text}
                  outdated={outdated}
                />
              )
            );
          })}
        </b>{' '}
        {remark}
      </p>
    </div>
  );
}
