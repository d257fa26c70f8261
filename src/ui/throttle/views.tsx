import type { CalculatorContext } from '../../calculators/context.ts';
import { findPart } from '../../kit/index.ts';
import { load } from '../browser/load.ts';
import type { LaterProps } from '../view/props.ts';
import { LaterPlace } from './LaterPlace.tsx';

export { throttle as calculator } from '../../calculators/throttle/calculator.ts';
export { loadLatencies } from '../data/loaders.ts';
export { ReadoutTable as Figures } from '../view/ReadoutTable.tsx';

/** How long until a script that did not come is asked for again, in ms. */
const pause = 2000;

/** By a worker once somebody is in a calculator, since a key may follow; otherwise, and where there is none, between frames. */
export const simulate: NonNullable<CalculatorContext['simulate']> = function* (setup) {
  if (document.activeElement?.shadowRoot) {
    const loading = load(() => import('./simulate.ts'));
    const script = (yield loading) as Awaited<typeof loading>;
    const made = script && (yield* script.run(setup));
    if (made) return made;
  }
  for (;;) {
    const loading = load(() => import('../../calculators/shared/simulation/completed-run.ts'));
    const script = (yield loading) as Awaited<typeof loading>;
    if (script) return yield* script.completedRun(setup);
    yield new Promise((go) => setTimeout(go, pause));
  }
};

export const loadOptions = () => load(() => import('./options.ts'));

LaterPlace.load = () => load(() => import('./flow-script.ts'));

/** A part of an answer in its place: what its view draws, or the drawing of the run. */
export const Later = ({ answer, compact, draw }: LaterProps) => {
  const timeline = findPart(answer, 'timeline');
  return (
    <LaterPlace
      answer={answer}
      moves={!draw}
      draw={({ Player }) =>
        draw ? draw() : timeline && <Player timeline={timeline} compact={compact} />
      }
    />
  );
};

export const hasMain = true;

/** Style sheets that a page has besides. */
export const sheets = ['timeline'];
