/** The script of the throttling calculator: the simulation, and the place of its drawing, which has a script of its own. */
import { loadScript } from '../element/scripts.ts';
import { TimelinePlace } from './TimelinePlace.tsx';

export { throttle } from '../../calculators/throttle/index.ts';
export { TimelinePlace as Timeline } from './TimelinePlace.tsx';

TimelinePlace.load = () => loadScript('./headroom-flow.js');
