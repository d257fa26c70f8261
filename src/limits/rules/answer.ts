import { cachingRules } from './caching.ts';
import { diskRules } from './disks.ts';
import { gateRules } from './gates.ts';

/** The rules that answers cite. */
export const answerRules = { ...cachingRules, ...gateRules, ...diskRules };
export type AnswerRuleId = keyof typeof answerRules;
