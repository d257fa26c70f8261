import { throttleWith } from '../../calculators/throttle/calculator.ts';
import { load } from '../load.ts';
import type { LaterProps } from '../view/props.ts';
import { Share } from '../view/Share.tsx';
import { LaterPlace, type LaterScript } from './LaterPlace.tsx';

let script: LaterScript | undefined;

export { loadLatencies } from '../element/load-latencies.ts';
export { ReadoutTable as Figures } from '../view/ReadoutTable.tsx';

/** The simulation. How what follows its figures is drawn up and drawn comes later, to the places of that. */
export const calculator = throttleWith(() => script);

export const loadOptions = () => load(() => import('../../calculators/throttle/options.ts'));

LaterPlace.load = async () => {
  script ??= await load(() => import('../flow/script.ts'));
  return script;
};

// Copies and pictures have all parts of an answer.
Share.prepare = async ({ calculator: of }) =>
  of !== calculator.id || (await LaterPlace.load()) !== undefined;

/** A part of an answer in its place: what its view draws, or the drawing of the run. */
export const Later = ({ answer, draw }: LaterProps) => (
  <LaterPlace
    answer={answer}
    moves={!draw}
    draw={({ Player }) =>
      draw ? draw() : answer.timeline && <Player timeline={answer.timeline} />
    }
  />
);

/** Style sheets that a page has besides. */
export const sheets = ['timeline'];
