/** The sheet of a diagnosis for a page that has not printed it. */
import { adoptStyles } from '../browser/sheets.ts';
import styles from './diagnose.css?inline';

export const addStyles = (element: Element) => adoptStyles(element, styles);
