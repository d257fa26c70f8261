/** The script of the throttling calculator, and the places of what is drawn when somebody comes to it. */
import { loadScript } from '../element/scripts.ts';
import type { LaterProps } from '../view/props.ts';
import { LaterPlace, type LaterScript } from './LaterPlace.tsx';

export { throttle } from '../../calculators/throttle/calculator.ts';
export { ReadoutTable as Figures } from '../view/ReadoutTable.tsx';

LaterPlace.load = () => loadScript<LaterScript>('./headroom-flow.js');

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
