import type { Commits } from '../../kit/index.ts';
import { formatNumber } from '../../units/index.ts';
import { percent, tenth } from '../shapes/svg-attributes.ts';

/** The times above the lanes, what is asked of a commit, and what the figures beside them are. */
export function TimeAxis({
  of: { span, threshold },
  isCounting,
}: {
  of: Commits;
  isCounting: boolean;
}) {
  const asked = threshold && threshold.at / span;
  // The words at its line say that time.
  const marks = Array.from({ length: 7 }, (_, at) => at / 6).filter(
    (part) => asked === undefined || Math.abs(part - asked) > 0.01,
  );
  return (
    <div class="times" aria-hidden="true">
      <svg aria-hidden="true" width="100%" height={threshold ? 38 : 20}>
        {threshold && asked !== undefined && (
          <>
            <text
              class="first"
              x={percent(asked)}
              y="13"
              text-anchor={asked > 0.7 ? 'end' : asked < 0.3 ? 'start' : 'middle'}
            >
              {threshold.label}
            </text>
            <line class="threshold" x1={percent(asked)} x2={percent(asked)} y1="17" y2="38" />
          </>
        )}
        {marks.map((part) => (
          <text
            x={percent(part)}
            y={threshold ? 32 : 15}
            text-anchor={part === 0 ? 'start' : part === 1 ? 'end' : 'middle'}
            key={part}
          >
            {formatNumber(tenth(part * span * 1000), 1)}
            {part === 1 && ' ms'}
          </text>
        ))}
      </svg>
      <span class="heading">{isCounting ? 'commits so far' : 'commits/s'}</span>
    </div>
  );
}
