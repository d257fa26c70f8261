import { adoptOnce } from '../element/adopt.ts';
import styles from './diagnose.css?inline';

/** Gives the screen of an element the styles of what only a diagnosis has. */
export const addStyles = (element: Element | null) => adoptOnce(element, styles);
