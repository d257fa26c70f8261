/** The script of the throttling calculator: the simulation, its drawings, and the player that loads its own script. */
import { loadScript } from '../element/scripts.ts';
import { Player } from './Player.tsx';

export { throttle } from '../../calculators/throttle/index.ts';
export { Player as Timeline } from './Player.tsx';

Player.load = () => loadScript('./headroom-flow.js');
