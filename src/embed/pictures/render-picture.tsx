/** Pictures as files, for link previews, mail and wikis. Runs at build. */
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { renderToString } from 'preact-render-to-string';
import type { ViewModel } from '../../kit/index.ts';
import { withFewerShades } from './fewer-shades.ts';
import { indexedPng } from './indexed-png.ts';
import { Picture } from './Picture.tsx';
import { size } from './palette.ts';

/** The font comes with a package and no other is looked at, so that every machine draws the same bytes. */
const { resolve } = createRequire(import.meta.url);
export const fontFiles = [
  '400Regular/OpenSans_400Regular.ttf',
  '600SemiBold/OpenSans_600SemiBold.ttf',
].map((file) => resolve(`@expo-google-fonts/open-sans/${file}`));

/** The text of an SVG file. */
export const svgOf = (question: string, screen: ViewModel): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${renderToString(<Picture question={question} screen={screen} />)}\n`;

/** The bytes of a PNG file. */
export function pngOf(svg: string): Uint8Array<ArrayBuffer> {
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: size.width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Open Sans' },
  }).render();
  const { pixels, width, height } = drawn;
  return new Uint8Array(indexedPng(withFewerShades(pixels), width, height) ?? drawn.asPng());
}
