/**
 * The rules that stand beside the figures: what may be cached, who shares which gate, what counts
 * as one IO. Data for calculators, explanations and tests; each says where it was read.
 */
import { answerRules } from './rules/answer.ts';
import { guideRules } from './rules/guide.ts';

export const rules = { ...answerRules, ...guideRules };

export type RuleId = keyof typeof rules;
export type { Rule } from './rules/rule.ts';
