/** Notes, knowledge bases and forums. */
import { attribute, frameOf } from '../frame.ts';
import { tiddlyText } from './escape.ts';
import { frame, scriptTag } from './forms.ts';
import { embedOf, heightOf, pageOf, type Shared, type Snippet } from './shared.ts';

const address = (label: string) => (shared: Shared) => [
  { label, text: embedOf(shared) },
  { label: 'Its height in pixels, at a width of 640', text: String(heightOf(shared, 640)) },
];
const html = (shared: Shared) => [{ label: 'In the text', text: frame(shared) }];

export const notes: readonly Snippet[] = [
  {
    id: 'notion',
    tool: 'Notion',
    parts: address('Type /embed and give it this URL'),
    note: 'Notion looks the address up from outside, so it must be on the internet. Drag the block to its height.',
  },
  {
    id: 'obsidian',
    tool: 'Obsidian',
    parts: html,
    note: 'Frames work in a note as they are, scripts do not.',
  },
  {
    id: 'outline',
    tool: 'Outline',
    parts: address('Insert, Embed, and give it this URL'),
    note: 'Pasting makes a link only; the command makes a frame. Drag it to its height.',
  },
  {
    id: 'discourse',
    tool: 'Discourse',
    parts: (shared) => [
      { label: 'Once, in the setting “allowed iframes”', text: `${shared.site}embed/` },
      ...html(shared),
      { label: 'Without that, on a line of its own', text: pageOf(shared) },
    ],
    note: 'A frame from an address that is not listed is taken out whole. A bare link becomes a card.',
  },
  {
    id: 'tiddlywiki',
    tool: 'TiddlyWiki',
    parts: (shared) => [
      { label: 'Once, in a tiddler tagged $:/tags/RawMarkup', text: scriptTag(shared) },
      // It takes an attribute to the letter: an escaped sign would stay escaped.
      { label: 'In the text', text: frameOf(shared.id, { ...shared, quoted: tiddlyText }) },
      {
        label: 'Link alone',
        text: `<a href="${tiddlyText(pageOf(shared))}">${attribute(shared.title)}</a>`,
      },
    ],
    note: 'Frames work as they are; the tagged tiddler brings heights and theme after the wiki is saved and opened again.',
  },
];
