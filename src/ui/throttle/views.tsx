import type { CalculatorContext } from '../../calculators/dataset.ts';
import { findPart } from '../../kit/index.ts';
import { load } from '../browser/load.ts';
import { loadWithPrices } from '../data/loaders.ts';
import type { LaterProps } from '../view/props.ts';
import { LaterPlace } from './LaterPlace.tsx';

export { throttle as calculator } from '../../calculators/throttle/calculator.ts';
export { loadLatencies } from '../data/loaders.ts';
export { ReadoutTable as Figures } from '../view/ReadoutTable.tsx';

/** Before somebody is in a calculator, no answer waits for the script of a worker. */
export const simulate: CalculatorContext['simulate'] = function* (setup) {
  if (!document.activeElement?.shadowRoot) return undefined;
  const loading = load(() => import('./simulate.ts'));
  const script = (yield loading) as Awaited<typeof loading>;
  return script && (yield* script.run(setup));
};

export const loadOptions = () => loadWithPrices(() => import('./options.ts'));

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

export const hasMain = true;

/** Style sheets that a page has besides. */
export const sheets = ['timeline'];
