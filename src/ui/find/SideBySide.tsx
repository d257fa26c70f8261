import type { ComponentChild } from 'preact';
import type { Readout, SetUpFigures } from '../../kit/index.ts';
import { differenceOf } from '../compare/difference.ts';
import type { Links } from '../view/props.ts';
import { LinkTo } from '../view/TableView.tsx';
import { Verdict } from '../view/Verdict.tsx';
import { letters, nameOf } from './SetUpTable.tsx';

export type SideBySideProps = {
  /** Two or three. */
  readonly setUps: readonly SetUpFigures[];
  readonly links: Links;
  readonly onClose: () => void;
};

/** Set-ups side by side; the small figures say by how much each differs from the first. */
export function SideBySide({ setUps, links, onClose }: SideBySideProps) {
  const [first] = setUps;
  const words = (label: string, cell: (setUp: SetUpFigures) => ComponentChild) => (
    <tr>
      <th scope="row">{label}</th>
      {setUps.map((setUp) => (
        <td key={nameOf(setUp)}>{cell(setUp)}</td>
      ))}
    </tr>
  );
  return (
    <section class="side-by-side" aria-label="Set-ups side by side">
      <div class="head">
        <h2 tabIndex={-1}>Set-ups side by side</h2>
        <button type="button" class="copy" onClick={onClose}>
          Stop comparing
        </button>
      </div>
      <p class="note">The small figures say how much more or less B and C have than A.</p>
      <table>
        <thead>
          <tr>
            <td />
            {setUps.map(({ vm }, at) => (
              <th scope="col" key={at}>
                {letters[at]}: {vm}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words('VM', ({ size }) => size)}
          {words('Disks', ({ disks }) => disks)}
          {words('Host cache', ({ cache }) => cache)}
          {words('Verdict', ({ verdict }) => (
            <Verdict verdict={verdict} />
          ))}
          {words('Limit that decides', ({ limit }) => limit)}
          {words('Burst', ({ burst }) => burst)}
          {first?.readouts.map((readout) => (
            <tr key={readout.id}>
              <th scope="row">{readout.label}</th>
              {setUps.map((setUp) => (
                <Figure
                  readout={setUp.readouts.find(({ id }) => id === readout.id)}
                  beside={setUp === first ? undefined : readout}
                  key={nameOf(setUp)}
                />
              ))}
            </tr>
          ))}
          {!links.alone &&
            words('In the cap check', ({ link }) => (
              <LinkTo {...link} name="Check" links={links} />
            ))}
        </tbody>
      </table>
    </section>
  );
}

function Figure({
  readout,
  beside,
}: {
  readonly readout: Readout | undefined;
  readonly beside: Readout | undefined;
}) {
  if (!readout) return <td>–</td>;
  const difference = beside && differenceOf(beside, readout);
  return (
    <td class={readout.kind}>
      <span class="figure">{readout.text}</span>
      {difference && <span class="aside">{difference}</span>}
    </td>
  );
}
