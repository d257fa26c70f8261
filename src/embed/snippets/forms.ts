/** The forms that everything else is made of: a link, a frame, a script, a picture. */
import { heightOf } from '../heights.ts';
import { attribute, markdownText } from './escape.ts';
import { frameOf } from './frame.ts';
import { embedOf, pageOf, pictureOf, type Shared, scriptOf, type Tool } from './shared-case.ts';

const link = (shared: Shared) =>
  `<a href="${attribute(pageOf(shared))}">${attribute(shared.title)}</a>`;

/** A frame without anything that its host might not allow. */
export const frame = (shared: Shared) => frameOf(shared.id, shared);

export const scriptTag = (shared: Shared) =>
  `<script src="${attribute(scriptOf(shared))}" defer></script>`;

/** Keeps a calculator's place in the page until it is drawn, or everything below it would jump; it gives that up by itself. */
const kept = (shared: Shared) => `min-height:${heightOf(shared, 640)}px`;

/**
 * The calculator's own tag. Until its script is there, or where it never comes, it shows the link.
 *
 * @param style for hosts that read attributes in a way of their own
 */
export function tag(shared: Shared, style = ` style="display:block;${kept(shared)}"`): string {
  const inputs = [...new URLSearchParams(shared.query)]
    .filter(([name]) => /^[a-z][a-z0-9-]*$/.test(name))
    .map(([name, text]) => ` ${name}="${attribute(text)}"`);
  const shown = shared.shown === 'answer' ? ' show="answer"' : '';
  const theme = shared.theme ? ` data-theme="${shared.theme}"` : '';
  return `<headroom-calculator of="${shared.id}"${inputs.join('')} compact${shown}${theme}${style}>${link(shared)}</headroom-calculator>`;
}

/** An element that the script, put on every page by an administrator, makes a frame of. */
export const place = (shared: Shared, inside = link(shared)) =>
  `<div class="headroom" data-src="${attribute(embedOf(shared))}" style="${kept(shared)}">${inside}</div>`;

/** A picture in Markdown that leads to the calculator. */
export const markdownPicture = (shared: Shared, kind: 'png' | 'svg') =>
  `[![${markdownText(shared.alt)}](${pictureOf(shared, kind)})](${pageOf(shared)})`;

export const markdownLink = (shared: Shared) =>
  `[${markdownText(shared.title)}](${pageOf(shared)})`;

export const forms: readonly Tool[] = [
  {
    id: 'frame',
    tool: 'Frame (HTML)',
    texts: (shared) => ({ HTML: frame(shared) }),
    note: 'The height is that of the case shown, in a column of 640 pixels. With our script on the same page a frame fits itself.',
  },
  {
    id: 'script',
    tool: 'Script (HTML)',
    texts: (shared) => ({ HTML: `${scriptTag(shared)}\n${tag(shared)}` }),
    note: 'Draws the calculator into the page itself: no frame, no height to set. The page must be allowed to load a script from here.',
  },
  {
    id: 'markdown',
    tool: 'Markdown',
    pictures: (shared) => ({
      'Picture that leads here': markdownPicture(shared, 'png'),
      'Link alone': markdownLink(shared),
    }),
    note: 'A picture works where nothing else is allowed.',
  },
];
