import { type Theme, themeOfPage } from '../../ui/element/theme.ts';
import { heightAt } from '../heights.ts';
import { pingMessage, themeMessage } from '../messages.ts';
import { calculatorAt, shownAt } from './addresses.ts';

/** The widest that fits: narrower calculators are higher. */
const measuredAt = (width: number) => (width >= 800 ? 800 : width >= 640 ? 640 : 360);

/**
 * A frame for a calculator, as high as was measured at this width until it sends its own height.
 *
 * @param kept the height that the page's author kept for it, which may be that of the very case
 */
export function makeFrame(
  address: string,
  title: string,
  width: number,
  kept: string,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.loading = 'lazy';
  frame.allow = 'clipboard-write';
  Object.assign(frame.style, {
    display: 'block',
    boxSizing: 'content-box',
    width: '100%',
    height: kept || `${heightAt(calculatorAt(address), measuredAt(width), shownAt(address))}px`,
    border: '0',
    // Lets the frame start in the right theme, before a message can reach it.
    colorScheme: themeOfPage(),
  });
  frame.src = address;
  return frame;
}

/** Tells a frame which theme is around it, and asks for its height. */
export function sendHandshake(frame: HTMLIFrameElement) {
  tellTheme(frame, themeOfPage());
  frame.contentWindow?.postMessage({ type: pingMessage }, '*');
}

/** A frame whose page is of the same scheme lets the page behind it show through. */
export function tellTheme(frame: HTMLIFrameElement, theme: Theme) {
  frame.style.colorScheme = theme;
  frame.contentWindow?.postMessage({ type: themeMessage, theme }, '*');
}

/** Gives a frame the height it asks for, what its border takes besides. */
export function setHeight(frame: HTMLIFrameElement, height: number) {
  const { boxSizing } = getComputedStyle(frame);
  const border = boxSizing === 'border-box' ? frame.offsetHeight - frame.clientHeight : 0;
  frame.style.height = `${Math.ceil(height) + border}px`;
}
