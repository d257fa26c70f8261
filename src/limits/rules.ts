/**
 * What the documents say beside the figures: what may be cached, what shares which limit, what
 * counts as one IO, what a disk can be used for. Data for calculators, explanations and tests; each
 * rule names its source.
 */
import { answerRules } from './rules/answer.ts';
import { elasticRules } from './rules/elastic.ts';
import { featureRules } from './rules/features.ts';
import { guideRules } from './rules/guide.ts';

export const rules = { ...answerRules, ...guideRules, ...elasticRules, ...featureRules };

export type RuleId = keyof typeof rules;
export type { Rule } from './rules/rule.ts';
