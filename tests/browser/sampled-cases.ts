/** The calculators that a run of the browser tests looks at, each with a change to it. */
import { isSampled } from '../sampled-calculators.ts';
import { type Case, cases } from './cases.ts';

export const sampledCases: readonly Case[] = cases.filter(({ id }) => isSampled(id));
