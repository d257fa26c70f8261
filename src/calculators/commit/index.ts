import { withRecommendations } from '../../kit/index.ts';
import { commit as calculator } from './calculator.ts';
import { recommender } from './options.ts';

/** The calculator with its recommendations, for whoever has all code and data at once. */
export const commit = withRecommendations(calculator, recommender);
