import type { ComponentChild } from 'preact';
import type { SetUpFigures } from '../../calculators/find/parts.ts';
import { formatDollars, inCents, shownDifference } from '../../calculators/shared/set-up/money.ts';
import type { Table } from '../../kit/index.ts';
import { formatNumber } from '../../units/index.ts';
import type { Links } from '../view/props.ts';
import { LinkTo } from '../view/TableView.tsx';
import { Verdict } from '../view/Verdict.tsx';

const figureOf = ({ readouts }: SetUpFigures, id: string) =>
  readouts.find((readout) => readout.id === id);
const amountOf = (setUp: SetUpFigures, id = 'cost') => figureOf(setUp, id)?.value;
/** The cost without its currency, which the heading has; in words where there is none. */
function textOf(setUp: SetUpFigures): string | undefined {
  const amount = amountOf(setUp);
  return amount === undefined ? figureOf(setUp, 'cost')?.text : formatDollars(amount);
}

/** What it costs more than the cheapest: “+56”. */
function moreOf(setUp: SetUpFigures, cheapest: SetUpFigures | undefined): string {
  const [own, least] = [amountOf(setUp), cheapest && amountOf(cheapest)];
  const more = own === undefined ? 0 : Math.round(shownDifference(own, least ?? 0));
  if (!more) return '';
  return `${more > 0 ? '+' : '−'}${formatNumber(Math.abs(more))}`;
}

/** Of what differs from the first that was found: what is left, the verdict, and a burst. */
function Besides({ setUp, first }: { readonly setUp: SetUpFigures; readonly first: SetUpFigures }) {
  const [left, usual] = [setUp, first].map((one) => figureOf(one, 'headroom')?.text);
  return (
    <>
      {setUp.verdict !== 'fits' && <Verdict verdict={setUp.verdict} />}
      {left !== usual && <small>{`${left} left`}</small>}
      {/^[\d,]/.test(setUp.burst) && <small>Burst: {setUp.burst}</small>}
    </>
  );
}

/** What its cost is made of, which says where another one is dearer; on a phone with the names of both parts. */
function Parts({ setUp }: { readonly setUp: SetUpFigures }) {
  const [vm, disks] = ['vm-cost', 'disk-cost'].map((id) => amountOf(setUp, id));
  if (vm === undefined || disks === undefined) return null;
  return (
    <>
      <i>VM </i>
      {inCents(vm)} + <i>disks </i>
      {inCents(disks)}
    </>
  );
}

/** Set-ups one a row, each with what chooses it for the comparison; on a phone each is a card. */
export function SetUpTable({
  table,
  setUps,
  cheapest,
  links,
  choose,
}: {
  readonly table: Table;
  readonly setUps: readonly SetUpFigures[];
  /** The one that the answer is about, which the others are compared with. */
  readonly cheapest: SetUpFigures | undefined;
  readonly links: Links;
  /** What chooses this one. */
  readonly choose: (setUp: SetUpFigures) => ComponentChild;
}) {
  return (
    <table class="options cards">
      <caption>{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">You get</th>
          <th scope="col">VM</th>
          <th scope="col">Disks</th>
          <th scope="col" class="num">
            VM + disks
          </th>
          <th scope="col" class="num">
            $ a month
          </th>
          <th scope="col" class="num">
            Difference
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {setUps.map((setUp) => {
          const { vm, size, disks, cache, link, why } = setUp;
          const [name, each] = disks.split(/ of (.*)/);
          // What is as in the cheapest one is not read again.
          const [hasItsVm, hasItsDisks] =
            setUp === cheapest ? [] : [vm === cheapest?.vm, disks === cheapest?.disks];
          return (
            <tr key={nameOf(setUp)}>
              <th scope="row">
                <b>{why}</b>
                <Besides setUp={setUp} first={cheapest ?? setUp} />
              </th>
              <td>
                {links.alone ? vm : <LinkTo {...link} name={vm} links={links} />}
                {!hasItsVm && <small>{size}</small>}
              </td>
              <td>
                {hasItsDisks ? <span class="same">same</span> : name}
                <small>
                  {!hasItsDisks && each}
                  {cache !== 'None' && ` Host cache ${cache}`}
                </small>
              </td>
              <td class="num parts-of">
                <Parts setUp={setUp} />
              </td>
              <td class="num">
                <b>
                  {amountOf(setUp) !== undefined && <i>$</i>}
                  {textOf(setUp)}
                </b>
              </td>
              <td class="num">{moreOf(setUp, cheapest)}</td>
              <td>{choose(setUp)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** No two set-ups of an answer have the same. */
export const nameOf = ({ vm, disks, cache, payment }: SetUpFigures): string =>
  `${vm} with ${disks}${cache === 'None' ? '' : `, host cache ${cache}`}${payment ? `, ${payment}` : ''}`;
