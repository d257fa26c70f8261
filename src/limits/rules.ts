/**
 * The rules that stand beside the figures: what may be cached, who shares which gate, what counts
 * as one IO. Data for calculators, explanations and tests; each says where it was read.
 */
import { cachingRules } from './rules/caching.ts';
import { diskRules } from './rules/disks.ts';
import { gateRules } from './rules/gates.ts';

export const rules = { ...cachingRules, ...gateRules, ...diskRules };

export type RuleId = keyof typeof rules;
export type { Rule } from './rules/rule.ts';
