import { throttleWith } from './calculator.ts';
import * as details from './details.ts';

/** Noisy neighbour: which workload throttles which? */
export const throttle = throttleWith(() => details);
