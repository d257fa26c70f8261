import type { ComponentChild } from 'preact';
import type { SetUpFigures } from '../../calculators/find/parts.ts';
import { differenceOf } from '../../calculators/shared/compare/difference.ts';
import type { Readout } from '../../kit/index.ts';
import { percent } from '../shapes/svg-attributes.ts';
import type { Links } from '../view/props.ts';
import { LinkTo } from '../view/TableView.tsx';
import { Verdict } from '../view/Verdict.tsx';
import { nameOf } from './SetUpTable.tsx';

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
      <div class="beside-head">
        <h2 tabIndex={-1}>Set-ups side by side</h2>
        <button type="button" class="tool" onClick={onClose}>
          Clear selection
        </button>
      </div>
      {first && (
        <p class="note">
          The small figures are the differences from {first.letter}. Bars are to scale.
        </p>
      )}
      <table class="options">
        <thead>
          <tr>
            <td />
            {setUps.map(({ letter, vm }) => (
              <th scope="col" key={letter}>
                {letter}: {vm}
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
                  readout={figureOf(setUp, readout)}
                  beside={setUp === first ? undefined : readout}
                  most={mostOf(readout, setUps)}
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

const figureOf = ({ readouts }: SetUpFigures, { id }: Readout) =>
  readouts.find((readout) => readout.id === id);

/** Amounts of these are drawn as bars. */
const barred: readonly string[] = ['USD/month', 'IOPS', 'B/s'];

/**
 * The largest amount of this unit in any set-up: a part of the cost is drawn to the same scale as the whole, and what
 * is achieved to that of the limit.
 * @returns 0 where no bar is drawn
 */
export function mostOf(
  { unit }: Pick<Readout, 'unit'>,
  setUps: readonly Pick<SetUpFigures, 'readouts'>[],
): number {
  if (!barred.includes(unit)) return 0;
  const alike = setUps.flatMap(({ readouts }) => readouts.filter((one) => one.unit === unit));
  return Math.max(0, ...alike.map(({ value = 0 }) => value));
}

function Figure({
  readout,
  beside,
  most,
}: {
  readonly readout: Readout | undefined;
  readonly beside: Readout | undefined;
  /** What a whole bar is; 0 for none. */
  readonly most: number;
}) {
  if (!readout) return <td>–</td>;
  const difference = beside && differenceOf(beside, readout);
  return (
    <td class={readout.kind}>
      {most > 0 && readout.value !== undefined && (
        <svg class="bar" width="100%" height="6" aria-hidden="true">
          <rect class="track" width="100%" height="6" rx="1" />
          <rect width={percent(readout.value / most)} height="6" rx="1" />
        </svg>
      )}
      <span class="figure">{readout.text}</span>
      {difference && <span class="aside">{difference}</span>}
    </td>
  );
}
