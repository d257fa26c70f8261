import { brightness, type Theme, themeOfPage } from '../../ui/element/theme.ts';
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

export function tellTheme(frame: HTMLIFrameElement, theme: Theme) {
  // Only of the same scheme can a frame let the page show through.
  frame.style.colorScheme = theme;
  const ground = isOn(frame, theme) ? 'host' : '';
  frame.contentWindow?.postMessage({ type: themeMessage, theme, ground }, '*');
}

/**
 * Is a frame on a plain ground that suits its theme, so that its own paper would be a patch on it? A
 * dark page may have a white column: there the paper is needed.
 */
function isOn(frame: Element, theme: Theme): boolean {
  for (let around: Element | undefined = frame; around; around = outside(around)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(around);
    if (backgroundImage !== 'none') return false;
    if (backgroundColor === 'rgba(0, 0, 0, 0)') continue;
    const bright = backgroundColor.startsWith('rgb(') ? brightness(backgroundColor) : undefined;
    return bright !== undefined && (theme === 'light' ? bright > 220 : bright < 50);
  }
  return true;
}

const outside = ({ parentElement, parentNode }: Element): Element | undefined =>
  parentElement ?? (parentNode as ShadowRoot | null)?.host;

/** Gives a frame the height it asks for, what its border takes besides. */
export function setHeight(frame: HTMLIFrameElement, height: number) {
  const { boxSizing } = getComputedStyle(frame);
  const border = boxSizing === 'border-box' ? frame.offsetHeight - frame.clientHeight : 0;
  frame.style.height = `${Math.ceil(height) + border}px`;
}
