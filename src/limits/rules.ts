/**
 * What the documents say beside the figures: what may be cached, what shares which limit, what
 * counts as one IO. Data for calculators, explanations and tests; each rule names its source.
 */
import { answerRules } from './rules/answer.ts';
import { guideRules } from './rules/guide.ts';

export const rules = { ...answerRules, ...guideRules };

export type RuleId = keyof typeof rules;
export type { Rule } from './rules/answer.ts';
