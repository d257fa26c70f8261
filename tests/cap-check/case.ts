/** A cap check opened from a link, and the parts of it that tests compare. */
import { capCheck } from '../../src/calculators/cap-check/index.ts';
import { parseQuery, plainText, type ViewModel } from '../../src/kit/index.ts';
import { openedBy, saidOf, shownOf } from '../view-models.ts';

export const viewModel = (query: string): ViewModel => openedBy(capCheck, query);
/** Without its options. */
export function shown(query: string): ViewModel {
  const { given, lookup } = parseQuery(query);
  return shownOf(capCheck, lookup, given);
}
/** With no more than the sentence and the figures. */
function said(query: string) {
  const { given, lookup } = parseQuery(query);
  return saidOf(capCheck, lookup, given);
}
export const limitUse = (query: string, label: string, kind: string) =>
  shown(query).answer?.limits.find((one) => one.label === label && one.kind === kind);
export const checkTexts = (query: string, severity: string) =>
  (shown(query).answer?.checks ?? [])
    .filter((check) => check.severity === severity)
    .map(({ text }) => text);

export const ds13 = 'vm=DS13&limits=2018-09';

export const readout = (query: string, id: string) =>
  said(query).answer?.readouts.find((one) => one.id === id);
export const verdict = (query: string) => said(query).answer?.verdict;
export const headline = (query: string) => plainText(said(query).answer?.headline ?? []);
