/** Where cases are kept. */
import { carried, site } from '../scripts.ts';
import { KeptCases } from './store.ts';

/** Our own pages may store, on a host or on a disk; a page that carries its scripts inside itself may be anywhere. */
const browserStorage = () =>
  !carried && site !== undefined && location.href.startsWith(site) ? localStorage : undefined;

export const browserCases = (calculator: Element): KeptCases =>
  new KeptCases(browserStorage, calculator.getAttribute('of') ?? '');
