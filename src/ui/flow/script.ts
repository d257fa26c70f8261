/** The script that draws a simulated run; it is loaded when that is come to. */
import { adoptOnce } from '../element/adopt.ts';

export { Player } from '../throttle/Player.tsx';

/** Put in at build. */
declare const HEADROOM_FLOW_STYLES: string;

/** Brings the styles of the drawing into the shadow root of a calculator. */
export const addStyles = (element: Element) => adoptOnce(element, HEADROOM_FLOW_STYLES);
