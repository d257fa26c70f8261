/** What any text but the example needs. A page that shows its example does without, and loads it with the first other text. */
import { noteOf, unitsOf } from '../shared/measured/reading-notes.ts';
import { afterCache, ifMissed } from './after-cache.ts';
import { question } from './ask.ts';
import { caseCheck } from './case-of-run.ts';
import { causesOf } from './causes.ts';
import { checksOf } from './checks-of.ts';
import { implied } from './implied.ts';
import { judgedPlane } from './measured-plane.ts';
import { ofDisks } from './of-disks.ts';
import { askingFields } from './offers.ts';
import { refusedAnswer } from './refused.ts';
import { runTable } from './run-table.ts';
import { measureRun } from './runs.ts';
import { besideOf, chosenOf, tablesOf } from './several.ts';
import { afterSync } from './sync.ts';
import { fields } from './text-fields.ts';
import { toBurst } from './to-burst.ts';

export const ofTexts = {
  ...ofDisks,
  afterCache,
  afterSync,
  besideOf,
  caseCheck,
  causesOf,
  checksOf,
  chosenOf,
  fields: askingFields(fields),
  ifMissed,
  judgedPlane,
  implied,
  measureRun,
  noteOf,
  question,
  refusedAnswer,
  runTable,
  tablesOf,
  toBurst,
  unitsOf,
};
export type OfTexts = typeof ofTexts;
