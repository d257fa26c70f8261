/** The script that draws a simulated run; it is loaded when that is come to. */
import { adoptOnce } from '../element/adopt.ts';
import styles from './flow.css?inline';

export { Player } from '../throttle/Player.tsx';

/** Brings the styles of the drawing into the shadow root of a calculator. */
export const addStyles = (element: Element) => adoptOnce(element, styles);
