import { adoptOnce } from '../element/adopt.ts';

/** Put in at build. */
declare const HEADROOM_DIAGNOSE_STYLES: string;

/** Gives the screen of an element the styles of what only a diagnosis has. */
export const addStyles = (element: Element | null) => adoptOnce(element, HEADROOM_DIAGNOSE_STYLES);
