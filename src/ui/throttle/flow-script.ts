/** The script that draws a simulated run; it is loaded when that is come to. */
import { adoptStyles } from '../browser/sheets.ts';
import reading from './playhead-values.css?inline';
import styles from './timeline.css?inline';

export { Player } from './Player.tsx';

/** Brings the styles of the drawing into the shadow root of a calculator. */
export const addStyles = (element: Element) => adoptStyles(element, styles + reading);
