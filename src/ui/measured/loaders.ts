/** What a calculator that reads measurements loads: the field for them with the form, and the readers with the first text. */
import { load } from '../browser/load.ts';

export const loadArea = async () => (await load(() => import('./MeasurementArea.tsx')))?.Area;

export const loadReaders = () => load(() => import('./readers-script.ts'));
