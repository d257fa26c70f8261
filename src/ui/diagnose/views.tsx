import { initialText } from '../../calculators/diagnose/example-texts.ts';
import type { Reading } from '../../readers/reading.ts';
import { load } from '../browser.ts';

export { diagnose as calculator } from '../../calculators/diagnose/calculator.ts';
export { loadChart, loadLatencies } from '../data/loaders.ts';
export { loadArea, loadReaders } from '../measured/load.ts';
export { LimitTable as Limits } from '../view/LimitTable.tsx';
export { DeviceTable as Table } from './DeviceTable.tsx';
export { Own } from './Own.tsx';

export const loadOptions = () =>
  load(() => import('./options.ts')).then((script) => script?.withPrices());

/** Put in at build: see `script-data.ts`. */
declare const HEADROOM_FIRST_READING: string;

/** What the page opens with is read at build. JSON has no word for a cell without a value. */
export const firstReading = (): readonly [string, Reading] => [
  initialText,
  JSON.parse(HEADROOM_FIRST_READING, (_, value) => value ?? Number.NaN),
];

/** Style sheets that a page has besides. */
export const sheets = ['diagnose'];
