import { withRecommendations } from '../../kit/index.ts';
import { capCheck as calculator } from './calculator.ts';
import { recommender } from './options.ts';

/** The calculator with its options, for whoever has all code and data at once. */
export const capCheck = withRecommendations(calculator, recommender);
