/** From a picture to the bytes that cards, mail and cloud wikis want. Runs at build. */
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { size } from './palette.ts';

/** The font comes with a package and no other is looked at, so that every machine draws the same bytes. */
const { resolve } = createRequire(import.meta.url);
export const fontFiles = [
  '400Regular/OpenSans_400Regular.ttf',
  '600SemiBold/OpenSans_600SemiBold.ttf',
].map((file) => resolve(`@expo-google-fonts/open-sans/${file}`));

export const pngOf = (svg: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    new Resvg(svg, {
      fitTo: { mode: 'width', value: size.width },
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Open Sans' },
    })
      .render()
      .asPng(),
  );
