import { withRecommendations } from '../../kit/index.ts';
import { throttle as calculator } from './calculator.ts';
import { recommender } from './options.ts';

/** The calculator with its recommendations, for whoever has all code and data at once. */
export const throttle = withRecommendations(calculator, recommender);
