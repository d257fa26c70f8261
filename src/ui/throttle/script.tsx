/**
 * The script of the throttling calculator: the simulation, and the places of what follows its figures.
 * How that is drawn up and drawn has a script of its own.
 */
import { throttleWith } from '../../calculators/throttle/calculator.ts';
import { loadScript } from '../element/scripts.ts';
import type { LaterProps } from '../view/props.ts';
import { Share } from '../view/Share.tsx';
import { LaterPlace, type LaterScript } from './LaterPlace.tsx';

let script: LaterScript | undefined;

export { ReadoutTable as Figures } from '../view/ReadoutTable.tsx';

export const throttle = throttleWith(() => script);

LaterPlace.load = async () => {
  script ??= await loadScript<LaterScript>('./headroom-flow.js');
  return script;
};

// Copies and pictures have all parts of an answer.
Share.prepare = async ({ calculator }) =>
  calculator !== throttle.id || (await LaterPlace.load()) !== undefined;

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
