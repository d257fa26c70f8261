/** What any text but the example needs. A page that shows its example does without, and loads it with the first other text. */
import { noteOf, unitsOf } from '../shared/measured/reading-notes.ts';
import { afterCache, ifMissed } from './above-limit-cached.ts';
import { askSetUp } from './ask-set-up.ts';
import { toBurst } from './burst-link.ts';
import { caseCheck } from './case-from-name.ts';
import { causesOf } from './causes.ts';
import { checksOf } from './checks-without-samples.ts';
import { implied } from './implied-inputs.ts';
import { ofDisks } from './loaded-with-disks.ts';
import { judgedPlane } from './measured-plane.ts';
import { askingFields } from './offers.ts';
import { refusedAnswer } from './refused-answer.ts';
import { runTable } from './run-table.ts';
import { measureRun } from './runs.ts';
import { chosenOf, otherOutputOf, tablesOf } from './several-tools.ts';
import { afterSync } from './sync.ts';
import { fields } from './text-fields.ts';

export const ofTexts = {
  ...ofDisks,
  afterCache,
  afterSync,
  otherOutputOf,
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
  askSetUp,
  refusedAnswer,
  runTable,
  tablesOf,
  toBurst,
  unitsOf,
};
export type OfTexts = typeof ofTexts;
