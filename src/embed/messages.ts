/**
 * The messages between a frame and the page around it. A message has a type and at most one number
 * or two words: neither side learns anything else about the other, and a message from a stranger can
 * do no harm.
 */
import type { Theme } from '../ui/element/theme.ts';

/** From the frame: it needs this height, in CSS pixels. */
export const heightMessage = 'headroom:height';
/** To the frame: send your height. The loader often starts after the frame's first message. */
export const pingMessage = 'headroom:ping';
/** To the frame: the page around it is light, or dark. */
export const themeMessage = 'headroom:theme';

/** No page is higher; a frame that asks for more is broken, and would push everything below it out of reach. */
const highest = 20_000;

const isMessage = (data: unknown, type: string): data is object =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'type') === type;

const part = (data: unknown, type: string, name: string): unknown =>
  isMessage(data, type) ? Reflect.get(data, name) : undefined;

/** The height that a message asks for, if it is such a message and the height can be one. */
export function heightIn(data: unknown): number | undefined {
  const height = part(data, heightMessage, 'height');
  return typeof height === 'number' && height > 0 && height <= highest ? height : undefined;
}

/** What a message of a theme says of the ground: `host` where that of the page around suits the theme and may show through. */
export const groundIn = (data: unknown): string => String(part(data, themeMessage, 'ground'));

/** The theme that a message names. */
export function themeIn(data: unknown): Theme | undefined {
  const theme = part(data, themeMessage, 'theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

export const isPing = (data: unknown): boolean => isMessage(data, pingMessage);
