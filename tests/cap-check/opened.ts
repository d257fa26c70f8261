/** A cap check opened from a link, and what its tests look at. */
import { capCheck } from '../../src/calculators/cap-check/index.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { parseQuery, type ViewModel } from '../../src/kit/index.ts';

export function screen(query: string): ViewModel {
  const { given, lookup } = parseQuery(query);
  return capCheck.viewModel(lookup, fullDataset, given);
}
export const gate = (query: string, label: string, kind: string) =>
  screen(query).answer?.limits.find((one) => one.label === label && one.kind === kind);
export const notes = (query: string, weight: string) =>
  (screen(query).answer?.checks ?? [])
    .filter((note) => note.severity === weight)
    .map(({ text }) => text);

export const ds13 = 'vm=DS13&limits=2018-09';

export const readout = (query: string, id: string) =>
  screen(query).answer?.readouts.find((one) => one.id === id);
export const verdict = (query: string) => screen(query).answer?.verdict;
export const headline = (query: string) =>
  screen(query)
    .answer?.headline.map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
