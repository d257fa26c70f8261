/** The sheet of the search for a page that has not printed it: one of somebody else, or a single file. */
import { adoptStyles } from '../browser/sheets.ts';
import styles from './find.css?inline';

/** Gives the sheet to the screen that an element is in. */
export const addStyles = (element: Element) => adoptStyles(element, styles);
