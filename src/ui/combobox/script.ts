/** The script of the list under fields for names, which is loaded when such a field is first used. */
import { adoptStyles } from '../browser/sheets.ts';
import { Combobox } from './Combobox.ts';
import styles from './combobox.css?inline';
import type { Host } from './offers-for.ts';

/**
 * Offers names in the fields of a calculator.
 * @param root what holds the fields, in a shadow root of its own
 */
export function offerNames(root: HTMLElement, host: Host): Combobox {
  adoptStyles(root, styles);
  return new Combobox(root, host);
}
