import type { RequirementCosts } from '../../calculators/find/parts.ts';
import { findPart } from '../../kit/index.ts';
import { formatNumber } from '../../units/index.ts';
import { percent } from '../shapes/scale.ts';
import { followHere } from '../view/follow.ts';
import type { PictureProps } from '../view/props.ts';
import { roundAmounts } from './round-amounts.ts';

/** How wide the bars are on a page of 1280 px, and about so wide a letter. */
const [width, letter] = [440, 6.5];
type Bar = RequirementCosts['bars'][number];

/** The lines of the axis, behind a bar; the last place is the price with all requirements. */
const Grid = ({ total }: { readonly total: number }) => (
  <>
    {amountsTo(total).map((amount) => (
      <line
        class="grid"
        x1={percent(amount / total)}
        x2={percent(amount / total)}
        y2="100%"
        key={amount}
      />
    ))}
    <line class="limit" x1="100%" x2="100%" y2="100%" />
  </>
);

/** The amounts of the axis. Near its end none is written: there are the words for the whole. */
const amountsTo = (total: number, share = 0.97) =>
  roundAmounts(total, total > 9999 ? 4 : 6).filter((amount) => amount <= share * total);

/** The bar of a requirement, from the price without it to that with all; the set-up is written where there is room. */
function Saving({ cost, setUp, total }: Bar & { readonly total: number }) {
  const from = cost / total;
  const isLeft = from > 0.5 || setUp.length * letter + 8 < from * width;
  return (
    <svg width="100%" height="36" aria-hidden="true">
      <Grid total={total} />
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
          {/* Above the bars, whose number changes: nothing moves. */}
          <svg class="axis" width="100%" height="20" aria-hidden="true">
            {amountsTo(total, 0.64).map((amount) => (
              <text
                class={amount > 0.4 * total ? 'roomy' : undefined}
                x={percent(amount / total)}
                y="14"
                text-anchor={amount === 0 ? 'start' : 'middle'}
                key={amount}
              >
                {amount === 0 ? '0' : `$${formatNumber(amount)}`}
              </text>
            ))}
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
                  <Saving {...bar} total={total} /> <b class="saving">{bar.saving}</b>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </figure>
  );
}
