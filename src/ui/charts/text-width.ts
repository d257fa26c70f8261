/** How wide is a text in a bold of this size, in px? */
export type Measure = (text: string, fontSize: number) => number;

/**
 * SVG breaks no lines, and the build draws where nothing can be measured, so widths are taken from
 * classes of letters, a little wide of Open Sans semi-bold.
 */
export function widthOf(text: string, fontSize: number): number {
  let ems = 0;
  for (const letter of text) ems += emsOf(letter);
  return ems * fontSize;
}

function emsOf(letter: string): number {
  if (/[ijlI.,:;|'’!()[\]/ ]/.test(letter)) return 0.31;
  if (/[frt-]/.test(letter)) return 0.4;
  if (/[mwMW@%]/.test(letter)) return 0.95;
  if (/[A-Z]/.test(letter)) return 0.69;
  return 0.6;
}
