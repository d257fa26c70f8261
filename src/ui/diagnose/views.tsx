import { exampleFields } from '../../calculators/diagnose/example-fields.ts';
import { initialText } from '../../calculators/diagnose/example-names.ts';
import { unpackReading } from '../../calculators/diagnose/packed-reading.ts';
import type { InputLookup } from '../../kit/index.ts';
import type { Reading } from '../../readers/reading.ts';
import { load } from '../browser/load.ts';

export { diagnose as calculator } from '../../calculators/diagnose/calculator.ts';
export { loadChart, loadLatencies, loadPlanes } from '../data/loaders.ts';
export { loadArea, loadReaders } from '../measured/loaders.ts';
export { LimitTable as Limits } from '../view/LimitTable.tsx';
export { DiagnosisParts as Own, Latencies as UnderFigures } from './DiagnosisParts.tsx';

export const loadOptions = () => load(() => import('./options.ts'));

/** Inputs whose fields come with any text but the example, or with the form. */
const ofTexts = Object.keys(exampleFields).filter(
  (name) => !/^(text|vm|use|region|os|limits)$/.test(name),
);

/** Any text but the one that the page opens with. */
export const secondCase = {
  isIn: (lookup: InputLookup) =>
    (lookup('text') ?? initialText) !== initialText || ofTexts.some(lookup),
  withForm: true,
  load: () => load(() => import('../../calculators/diagnose/calculator-for-texts.ts')),
};

/** Put in at build: see `script-data.ts`. */
declare const HEADROOM_FIRST_READING: string;

/** What the page opens with is read at build. */
export const firstReading = (): readonly [string, Reading] => [
  initialText,
  unpackReading(HEADROOM_FIRST_READING),
];

/** The way to the measurement of the reader. */
export const hasMain = true;

/** Style sheets that a page has besides. */
export const sheets = ['diagnose'];
/** Those that an embed has not. */
export const pageSheets = ['plane'];
