import { withRecommendations } from '../../kit/index.ts';
import { throttleWith } from './calculator.ts';
import * as details from './details.ts';
import { recommender } from './options.ts';

/** The calculator with its details and recommendations, for whoever has all code and data at once. */
export const throttle = withRecommendations(
  throttleWith(() => details),
  recommender,
);
