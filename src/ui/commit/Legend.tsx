import type { Commits } from '../../kit/index.ts';
import { formatNumber } from '../../units/index.ts';

/** What the strokes mean, and what is measured. @param moves whether there is a button that plays it */
export function Legend({
  of: { lanes, regions },
  isMean,
  moves,
}: {
  of: Commits;
  isMean: boolean;
  moves: boolean;
}) {
  const own = lanes.find(({ isChosen }) => isChosen);
  const sharing = lanes[0]?.sharing ?? 1;
  const isEstimated = lanes.some(({ isEstimate }) => isEstimate);
  return (
    <p class="key-line">
      {(
        [
          [
            'down',
            'M2 1L18 11',
            sharing > 1 ? `one write for ${formatNumber(sharing, 1)} commits` : 'write',
          ],
          ['up', 'M2 11L18 1', 'acknowledgement'],
          [
            own?.isMeasured ? 'heap' : 'heap estimated',
            'M1 11C6 11 5 1 8 1S13 10 21 11Z',
            'how long syncs take',
          ],
          ...(regions
            ? [['region', 'M4 11v-8M10 11v-8M16 11v-8', 'p99 of one region'] as const]
            : []),
        ] as const
      ).map(([kind, d, text]) => (
        <span key={kind}>
          <svg aria-hidden="true" width="22" height="12">
            <path class={kind} d={d} />
          </svg>
          {text}
        </span>
      ))}
      {isEstimated && <span>≈ estimated</span>}
      {moves && (
        <span>
          {isMean
            ? 'Average syncs; Play lets them vary.'
            : 'Syncs vary by chance; each Play is another run.'}
        </span>
      )}
    </p>
  );
}
