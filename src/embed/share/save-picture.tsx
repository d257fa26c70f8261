import { render } from 'preact';
import type { ViewModel } from '../../kit/index.ts';
import { attempt } from '../../ui/browser/attempt.ts';
import { saveBlob } from '../../ui/browser/download.ts';
import { type Measure, widthOf } from '../../ui/charts/text-width.ts';
import { Picture } from '../pictures/Picture.tsx';
import { fonts, size } from '../pictures/palette.ts';
import { questionOf } from '../questions.ts';
import { pictureName } from '../snippets/shared-case.ts';

/**
 * How wide texts are in this browser's font. What a wider one needs is kept free in a narrower one
 * too, since a drawing may be shown anywhere.
 */
function measuring(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  return (text, fontSize) => {
    const guessed = widthOf(text, fontSize);
    if (!context) return guessed;
    context.font = `600 ${fontSize}px ${fonts}`;
    return Math.max(guessed, context.measureText(text).width);
  };
}

/** The picture of a screen, as the text of an SVG file. */
function svgText(screen: ViewModel): string {
  const holder = document.createElement('div');
  const question = questionOf(screen.calculator);
  render(<Picture question={question} screen={screen} measure={measuring()} />, holder);
  const text = holder.firstElementChild
    ? new XMLSerializer().serializeToString(holder.firstElementChild)
    : '';
  render(null, holder);
  return text;
}

const addressOf = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The picture as it will be saved, to be looked at; nothing where it cannot be made. */
export const previewAddress = (screen: ViewModel): string | undefined =>
  attempt(() => addressOf(svgText(screen)));

/** The same as pixels, of the size that cards have. */
async function pngOf(svg: string): Promise<Blob | undefined> {
  const image = new Image(size.width, size.height);
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size.width, size.height];
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(image, 0, 0, size.width, size.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

/** Whether the page is in a sandboxed frame, where a download may be blocked without an error. */
const isSandboxed = () => window.parent !== window && globalThis.origin === 'null';

/** Saves the picture. Returns a sentence for the reader: what was saved, or why it was not. */
export async function savePicture(screen: ViewModel, kind: 'svg' | 'png'): Promise<string> {
  const name = pictureName({ id: screen.calculator, query: screen.query }, kind);
  try {
    const svg = svgText(screen);
    const file = kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pngOf(svg);
    if (!file) return 'This browser does not turn drawings into pixels here. The SVG can be saved.';
    saveBlob(name, file);
    return isSandboxed()
      ? `If no ${name} arrives, the page around this frame forbids saving: open the link instead.`
      : `Saved as ${name}.`;
  } catch {
    return 'The picture could not be made here. Open the link and save it there.';
  }
}
