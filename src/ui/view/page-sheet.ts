/** The sheet of what a calculator has on its page, for one that has not printed it: one of somebody else, or a single file. */
import { adoptStyles } from '../browser/sheets.ts';
import styles from '../styles/page.css?inline';

/** Gives the sheet to the screen that an element is in. */
export const addStyles = (element: Element) => adoptStyles(element, styles);
