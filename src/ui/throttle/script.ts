/** The script of the throttling calculator: the simulation, and the player of its timeline. */
export { throttle } from '../../calculators/throttle/calculator.ts';
export { Player as Timeline } from './Player.tsx';
