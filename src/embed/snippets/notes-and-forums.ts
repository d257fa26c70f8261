/** Notes, knowledge bases and forums. */
import { heightOf } from '../heights.ts';
import { attribute, tiddlyText } from './escape.ts';
import { frame, scriptTag } from './forms.ts';
import { frameOf } from './frame.ts';
import { embedOf, pageOf, type Shared, type Tool } from './shared-case.ts';

const address = (label: string) => (shared: Shared) => ({
  [label]: embedOf(shared),
  'Its height in pixels, at a width of 640': String(heightOf(shared, 640)),
});
const html = (shared: Shared) => ({ 'In the text': frame(shared) });

export const notes: readonly Tool[] = [
  {
    id: 'notion',
    tool: 'Notion',
    texts: address('Type /embed and give it this URL'),
    note: 'Notion looks the address up from outside, so it must be on the internet. Drag the block to its height.',
  },
  {
    id: 'obsidian',
    tool: 'Obsidian',
    texts: html,
    note: 'Frames work in a note as they are, scripts do not.',
  },
  {
    id: 'outline',
    tool: 'Outline',
    texts: address('Insert, Embed, and give it this URL'),
    note: 'Pasting makes a link only; the command makes a frame. Drag it to its height.',
  },
  {
    id: 'discourse',
    tool: 'Discourse',
    texts: (shared) => ({
      'Once, in the setting “allowed iframes”': `${shared.site}embed/`,
      ...html(shared),
      'Without that, on a line of its own': pageOf(shared),
    }),
    note: 'A frame from an address that is not listed is taken out whole. A bare link becomes a card.',
    ofCase: 'The card shows the default case.',
  },
  {
    id: 'tiddlywiki',
    tool: 'TiddlyWiki',
    texts: (shared) => ({
      'Once, in a tiddler tagged $:/tags/RawMarkup': scriptTag(shared),
      // It takes an attribute to the letter: an escaped sign would stay escaped.
      'In the text': frameOf(shared.id, { ...shared, quoted: tiddlyText }),
      'Link alone': `<a href="${tiddlyText(pageOf(shared))}">${attribute(shared.title)}</a>`,
    }),
    note: 'Frames work as they are; the tagged tiddler brings heights and theme after the wiki is saved and opened again.',
  },
];
