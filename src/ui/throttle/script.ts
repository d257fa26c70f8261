/** The script of the throttling calculator: the simulation, and the player that only it has. */
export { throttle } from '../../calculators/throttle/index.ts';
export { Player as Own } from './Player.tsx';
