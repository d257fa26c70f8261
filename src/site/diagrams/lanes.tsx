/** The way of an IO, one lane for each kind, with limits as bars across the lanes that must pass them. */
import { percent } from '../../ui/shapes/scale.ts';
import type { Panel } from './diagram.ts';
import { Box, Label, Line, Way } from './shapes.tsx';

export type Stop = 'cached' | 'uncached' | 'disk';
export type Lane = {
  /** Short enough for a phone. */
  readonly name: string;
  /** In full, where the name alone would not be understood. */
  readonly full?: string;
  /** The limits that the IO crosses before it is completed, in order. */
  readonly passes: readonly Stop[];
  /** What completes it. */
  readonly by: 'the disk' | 'the host cache' | 'the local SSD';
  /** The limits that it crosses later, when it is flushed. */
  readonly later?: readonly Stop[];
};

const names = {
  cached: 'the VM’s cached limit',
  uncached: 'the VM’s uncached limit',
  disk: 'the disk’s own limit',
};
const at: Readonly<Record<Stop, number>> = { cached: 0.5, uncached: 0.74, disk: 0.91 };
/** In two lines, since they are close to each other on a phone. */
const heads = { cached: ['VM', 'cached'], uncached: ['VM', 'uncached'], disk: ['disk'] };
const stopsInOrder = ['cached', 'uncached', 'disk'] as const;
const cacheAt = 0.6;
const [top, step, thick] = [44, 46, 0.035];

const rowsOf = (lanes: readonly Lane[], stop: Stop): readonly number[] =>
  lanes.flatMap(({ passes, later = [] }, row) =>
    [...passes, ...later].includes(stop) ? [row] : [],
  );

/** Which lanes a limit is drawn across. */
export function across(lanes: readonly Lane[], stop: Stop): { first: number; last: number } {
  const rows = rowsOf(lanes, stop);
  const [first = 0, last = 0] = [rows[0], rows.at(-1)];
  if (rows.length !== last - first + 1)
    throw new Error(`Lanes that pass ${names[stop]} must be beside each other.`);
  return { first, last };
}

const LimitBar = ({ stop, first, last }: { stop: Stop; first: number; last: number }) => {
  const [y, end] = [top + first * step - 4, top + last * step + 24];
  const [from, to] = [at[stop] - thick / 2, at[stop] + thick / 2];
  return (
    <>
      <Box from={from} to={to} y={y} height={end - y} kind="bar" />
      <Line from={from - 0.012} to={to + 0.012} y={y + 5} kind="limit" />
    </>
  );
};

function Track({ lane, row }: { lane: Lane; row: number }) {
  const y = top + row * step + 15;
  const end = lane.by === 'the disk' ? at.disk + thick : cacheAt;
  return (
    <>
      <Label x={0} y={y - 7}>
        {lane.name}
      </Label>
      <Way from={0} to={end} y={y} />
      {lane.later && <Way from={cacheAt + 0.015} to={at.disk + thick} y={y} later />}
      <circle class="answer" cx={percent(end + 0.02)} cy={y} r="4" />
      {lane.by !== 'the disk' && !lane.later && (
        <Label x={end + 0.05} y={y + 4} kind="quiet">
          {lane.by.replace('the ', '')}
        </Label>
      )}
    </>
  );
}

const list = (stops: readonly Stop[]) => stops.map((stop) => names[stop]).join(', then ');

const inWords = ({ name, full = name, passes, by, later }: Lane): string =>
  `${full}: passes ${list(passes)}; ${by} answers.${later ? ` Later, when it is flushed, it passes ${list(later)}.` : ''}`;

export function lanesPanel(title: string, lanes: readonly Lane[]): Panel {
  const stops = (['cached', 'uncached'] as const).map((stop) => ({ stop, ...across(lanes, stop) }));
  return {
    title,
    height: top + lanes.length * step - 8,
    words: lanes.map(inWords),
    drawing: (
      <>
        {stopsInOrder.map((stop) =>
          heads[stop]
            .toReversed()
            .map((line, above) => (
              <Label key={line} x={at[stop]} y={27 - above * 15} anchor="middle" kind="quiet">
                {line}
              </Label>
            ))
            .toReversed(),
        )}
        {stops.map((across) => (
          <LimitBar key={across.stop} {...across} />
        ))}
        {rowsOf(lanes, 'disk').map((row) => (
          <LimitBar key={row} stop="disk" first={row} last={row} />
        ))}
        {lanes.map((lane, row) => (
          <Track key={lane.name} lane={lane} row={row} />
        ))}
      </>
    ),
  };
}
