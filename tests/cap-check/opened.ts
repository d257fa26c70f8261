/** A cap check opened from a link, and what its tests look at. */
import { capCheck } from '../../src/calculators/cap-check/index.ts';
import { world } from '../../src/calculators/full-dataset.ts';
import { readQuery, type Screen } from '../../src/kit/index.ts';

export function screen(query: string): Screen {
  const { given, textOf } = readQuery(query);
  return capCheck.screen(textOf, world, given);
}
export const gate = (query: string, label: string, kind: string) =>
  screen(query).answer?.gates.find((one) => one.label === label && one.kind === kind);
export const notes = (query: string, weight: string) =>
  (screen(query).answer?.notes ?? [])
    .filter((note) => note.weight === weight)
    .map(({ text }) => text);

export const ds13 = 'vm=DS13&limits=2018-09';

export const readout = (query: string, id: string) =>
  screen(query).answer?.readouts.find((one) => one.id === id);
export const verdict = (query: string) => screen(query).answer?.verdict;
export const headline = (query: string) =>
  screen(query)
    .answer?.headline.map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
