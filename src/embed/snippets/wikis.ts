/** Wikis that a team runs itself. */
import { dokuText, quotedText, wikiText } from './escape.ts';
import { frame, place, scriptTag } from './forms.ts';
import {
  embedOf,
  heightOf,
  pageOf,
  pictureName,
  pictureOf,
  type Shared,
  type Snippet,
  scriptOf,
} from './shared.ts';

/** Wikitext shows a picture of another host by its bare address, and one of its own by its name. */
const wikiPicture = (shared: Shared) =>
  shared.query === ''
    ? `[${pageOf(shared)} ${pictureOf(shared, 'png')}]`
    : `[[File:${pictureName(shared, 'png')}|frameless|800px|link=${pageOf(shared)}|alt=${wikiText(shared.alt)}]]`;

const origin = ({ site }: Shared) => (URL.canParse(site) ? new URL(site).origin : site);

export const wikis: readonly Snippet[] = [
  {
    id: 'mediawiki',
    tool: 'MediaWiki',
    parts: (shared) => [
      {
        label: 'Once, in MediaWiki:Common.js',
        text: `mw.loader.load(${quotedText(scriptOf(shared))});`,
      },
      {
        label: 'On the page, with our script in MediaWiki:Common.js',
        text: place(shared, `[${pageOf(shared)} ${wikiText(shared.title)}]`),
      },
      {
        label: 'On the page, with our extension',
        text: `<headroom src="${embedOf(shared)}" height="${heightOf(shared, 640)}" />`,
      },
      { label: 'Picture and link', text: wikiPicture(shared) },
    ],
    note: 'An interface administrator adds the one line, or installs our extension.',
    picture: 'A picture from here needs this address in $wgAllowExternalImagesFrom.',
    plugin: { label: 'Extension for MediaWiki', file: 'plugins/headroom-mediawiki.zip' },
  },
  {
    id: 'dokuwiki',
    tool: 'DokuWiki',
    parts: (shared) => [
      {
        label: 'Once, in conf/userscript.js',
        text: `document.head.append(Object.assign(document.createElement('script'), { src: ${quotedText(scriptOf(shared))} }));`,
      },
      {
        label: 'On the page, with our script on every page',
        text: `[[${embedOf(shared)}#embed|${dokuText(shared.title)}]]`,
      },
      {
        label: 'On the page, with our plug-in',
        text: `{{headroom>${embedOf(shared)} ${heightOf(shared, 640)}|${dokuText(shared.title)}}}`,
      },
      {
        label: 'Picture and link',
        text: `[[${pageOf(shared)}|{{${pictureOf(shared, 'png')}|${dokuText(shared.alt)}}}]]`,
      },
    ],
    note: 'Releases since 2023 let no author write HTML: an administrator adds the one line, or installs our plug-in.',
    picture: '',
    plugin: { label: 'Plug-in for DokuWiki', file: 'plugins/headroom-dokuwiki.zip' },
  },
  {
    id: 'bookstack',
    tool: 'BookStack',
    parts: (shared) => [
      {
        label: 'Once, in .env, added to what stands there',
        text: `ALLOWED_IFRAME_SOURCES="https://*.draw.io https://*.youtube.com https://*.youtube-nocookie.com https://*.vimeo.com ${origin(shared)}"`,
      },
      { label: 'Once, in Custom HTML head content', text: scriptTag(shared) },
      { label: 'On the page, in its source', text: frame(shared) },
    ],
    note: 'Only frames from listed addresses are allowed. The script in the head is only for heights and theme.',
  },
  {
    id: 'wikijs',
    tool: 'Wiki.js',
    parts: (shared) => [
      { label: 'Once, in Theme, head HTML injection', text: scriptTag(shared) },
      { label: 'On the page, as HTML', text: frame(shared) },
    ],
    note: 'An administrator turns on Rendering, Security, Allow iframes. The script in the head is only for heights and theme.',
  },
  {
    id: 'xwiki',
    tool: 'XWiki',
    parts: (shared) => [
      {
        label: 'On the page',
        // Braces in a title would end the macro.
        text: `{{html clean="false"}}${frame(shared).replace(/[{}]/g, (sign) => `&#${sign.charCodeAt(0)};`)}{{/html}}`,
      },
    ],
    note: 'The author needs the script right; for all others XWiki takes the frame out.',
  },
];
