import { catalogue } from '../limits/index.ts';
import type { World } from './world.ts';

/** The whole dataset, for the build, tests and Node. */
export const world: World = { catalogue };
