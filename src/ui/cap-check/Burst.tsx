import { Figure } from '../view/Figure.tsx';
import type { BurstProps } from '../view/props.ts';

/** What bursts give, in a sentence that is complete without the picture of the step down. */
export function Burst({ burst: { parts, sustained }, readouts, outdated }: BurstProps) {
  const low = 36 - 28 * sustained;
  const shown = parts.map((part) =>
    typeof part === 'string' ? part : readouts.find(({ id }) => id === part.readout),
  );
  return (
    <div class="bursts">
      <svg width="132" height="40" aria-hidden="true">
        <path class="area" d={`M0 8H84V${low}H132V38H0z`} />
        <path class="step" d={`M0 8H84V${low}H132`} />
      </svg>
      {/* Another sentence is another node: a browser does not count its words as moved. */}
      <p key={shown.map((one) => typeof one === 'object' && one.text).join()}>
        {shown.map(
          (one) =>
            one &&
            (typeof one === 'string' ? (
              one
            ) : (
              <b class="quantity" key={one.id}>
                <Figure readout={one} text={one.text} outdated={outdated} />
              </b>
            )),
        )}
      </p>
    </div>
  );
}
