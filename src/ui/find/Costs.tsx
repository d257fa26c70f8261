import type { RequirementCosts } from '../../calculators/find/parts.ts';
import { findPart } from '../../kit/index.ts';
import { formatNumber } from '../../units/index.ts';
import { percent } from '../shapes/svg-attributes.ts';
import { followHere } from '../view/follow-link.ts';
import type { PictureProps } from '../view/props.ts';

/** How wide the bars are on a page of 1280 px, and about so wide a letter. */
const [width, letter] = [440, 6.5];
type Bar = RequirementCosts['bars'][number];

/** The price that bars are drawn from: the longest leaves half of the width for words, and none is more than twice as long as its share of the price. */
const startOf = ({ total, bars }: RequirementCosts) =>
  Math.max(0, Math.min(total / 2, 2 * Math.min(...bars.map(({ cost }) => cost)) - total));

/** The bar of a requirement, from the price without it to that with all; the set-up is written where there is room. */
function Saving({ cost, setUp, total, start }: Bar & { total: number; start: number }) {
  const from = (cost - start) / (total - start);
  const isLeft = from > 0.5 || setUp.length * letter + 8 < from * width;
  return (
    <svg width="100%" height="36" aria-hidden="true">
      <line class="limit" x1="100%" x2="100%" y2="100%" />
      {/* In the middle of a row, whose height the style sheet says. */}
      <svg y="50%" aria-hidden="true">
        <rect x={percent(from)} y="-10" width={percent(1 - from)} height="20" />
        <text
          class={isLeft ? 'set-up' : 'set-up within'}
          x={percent(from)}
          y="4"
          dx={isLeft ? -8 : 8}
          text-anchor={isLeft ? 'end' : 'start'}
        >
          {setUp}
        </text>
      </svg>
    </svg>
  );
}

/** What each requirement costs: a bar for each, drawn back from the price of the cheapest set-up; selecting it drops the requirement. */
export function Costs({ answer, id, links, onTry }: PictureProps) {
  const costs = findPart(answer, 'costs');
  if (!costs) return null;
  const { total, bars } = costs;
  return (
    <figure class="costs">
      <figcaption>
        What each requirement costs
        <small>
          {bars.length > 0
            ? 'Select a bar to drop it.'
            : 'Nothing cheaper fits without any one of them.'}
        </small>
      </figcaption>
      {bars.length > 0 && (
        <>
          <svg class="axis" width="100%" height="18" aria-hidden="true">
            <text class="total" x="100%" y="14" text-anchor="end">
              {`$${formatNumber(Math.round(total))}`} with all of them
            </text>
          </svg>
          <ul>
            {bars.map((bar, at) => (
              <li key={at + bar.label}>
                <a
                  class="drop"
                  href={links.to(id, bar.query)}
                  target={links.target}
                  onClick={(event) => {
                    if (!links.target) followHere(event, onTry);
                  }}
                >
                  <b>
                    <span class="hidden">Drop </span>
                    {bar.label}
                  </b>{' '}
                  <span class="to">{bar.setUp}</span>
                  <Saving {...bar} total={total} start={startOf(costs)} />{' '}
                  <b class="saving">{bar.saving}</b>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </figure>
  );
}
