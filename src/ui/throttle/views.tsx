import { findPart } from '../../kit/index.ts';
import { load } from '../browser.ts';
import type { LaterProps } from '../view/props.ts';
import { LaterPlace } from './LaterPlace.tsx';

export { throttle as calculator } from '../../calculators/throttle/calculator.ts';
export { loadLatencies } from '../data/loaders.ts';
export { ReadoutTable as Figures } from '../view/ReadoutTable.tsx';

export const loadOptions = () =>
  load(() => import('./options.ts')).then((script) => script?.withPrices());

LaterPlace.load = () => load(() => import('./flow-script.ts'));

/** A part of an answer in its place: what its view draws, or the drawing of the run. */
export const Later = ({ answer, draw }: LaterProps) => {
  const timeline = findPart(answer, 'timeline');
  return (
    <LaterPlace
      answer={answer}
      moves={!draw}
      draw={({ Player }) => (draw ? draw() : timeline && <Player timeline={timeline} />)}
    />
  );
};

/** Style sheets that a page has besides. */
export const sheets = ['timeline'];
