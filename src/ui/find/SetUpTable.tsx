import type { ComponentChild } from 'preact';
import type { SetUpFigures, Table } from '../../kit/index.ts';
import type { Links } from '../view/props.ts';
import { LinkTo } from '../view/TableView.tsx';
import { Verdict } from '../view/Verdict.tsx';

const figureOf = ({ readouts }: SetUpFigures, id: string) =>
  readouts.find((readout) => readout.id === id)?.text;

/** Set-ups one a row, each with what chooses it for the comparison; on a phone each is a card. */
export function SetUpTable({
  table,
  setUps,
  links,
  choose,
}: {
  readonly table: Table;
  readonly setUps: readonly SetUpFigures[];
  readonly links: Links;
  /** What chooses this one. */
  readonly choose: (setUp: SetUpFigures) => ComponentChild;
}) {
  return (
    <table class="options cards">
      <caption>{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Disks</th>
          <th scope="col">Limit that decides</th>
          <th scope="col" class="num">
            Headroom
          </th>
          <th scope="col">Verdict</th>
          <th scope="col" class="num">
            USD a month
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {setUps.map((setUp) => (
          <tr key={nameOf(setUp)}>
            <th scope="row">
              <span class="letter">{setUp.letter}</span> <b>{setUp.why}</b>
              <small>
                {setUp.vm}, {setUp.size}{' '}
                {!links.alone && <LinkTo {...setUp.link} name="Check" links={links} />}
              </small>
            </th>
            <td>
              {setUp.disks}
              <small>Host cache {setUp.cache}</small>
            </td>
            <td>
              {setUp.limit}
              <small>Burst: {setUp.burst}</small>
            </td>
            <td class="num">{figureOf(setUp, 'headroom')}</td>
            <td>
              <Verdict verdict={setUp.verdict} />
            </td>
            <td class="num">
              <b>{figureOf(setUp, 'cost')?.replace(' USD', '')}</b>
              <small>
                {figureOf(setUp, 'vm-cost')?.replace(' USD', '')} +{' '}
                {figureOf(setUp, 'disk-cost')?.replace(' USD', '')}
              </small>
            </td>
            <td>{choose(setUp)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** No two set-ups of an answer have the same. */
export const nameOf = ({ vm, disks, cache }: SetUpFigures): string =>
  `${vm} with ${disks}${cache === 'None' ? '' : `, host cache ${cache}`}`;
