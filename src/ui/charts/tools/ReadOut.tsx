import type { Chart, Sample } from '../../../kit/index.ts';
import { percent } from '../../shapes/svg-attributes.ts';
import { scaleOf } from '../ticks.ts';

/**
 * The values of a sample in a box beside the cursor, on the side with more room. It is for the eye: the
 * slider says the same.
 */
export function ReadOut({ chart: { x, panels }, sample }: { chart: Chart; sample: Sample }) {
  const place = scaleOf(x)(sample.x);
  const isLeft = place > 0.5;
  return (
    <div class={isLeft ? 'read-out left' : 'read-out'} aria-hidden="true">
      {/* The room between the edge and the cursor, which gives way where the box needs it. */}
      <span style={{ flexBasis: percent(isLeft ? 1 - place : place) }} />
      <dl class="reading">
        <dt>{sample.label}</dt>
        {sample.values.map(({ text, name, others = [] }, at) => (
          <>
            <dd class={panels[at]?.kind}>
              {name && <span>{name} </span>}
              <b>{text}</b>
            </dd>
            {others.map((other) => (
              <dd key={other.name}>
                <span>{other.name} </span>
                {other.text}
              </dd>
            ))}
          </>
        ))}
      </dl>
    </div>
  );
}
