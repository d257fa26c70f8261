/** Wikis that a team runs itself. */

import { heightOf } from '../heights.ts';
import { dokuText, quotedText, wikiText } from './escape.ts';
import { frame, place, scriptTag } from './forms.ts';
import {
  embedOf,
  pageOf,
  pictureName,
  pictureOf,
  type Shared,
  scriptOf,
  type Tool,
} from './shared-case.ts';

/** Wikitext shows a picture of another host by its bare address, and one of its own by its name. */
const wikiPicture = (shared: Shared) =>
  shared.query === ''
    ? `[${pageOf(shared)} ${pictureOf(shared, 'png')}]`
    : `[[File:${pictureName(shared, 'png')}|frameless|800px|link=${pageOf(shared)}|alt=${wikiText(shared.alt)}]]`;

const origin = ({ site }: Shared) => (URL.canParse(site) ? new URL(site).origin : site);

export const wikis: readonly Tool[] = [
  {
    id: 'mediawiki',
    tool: 'MediaWiki',
    texts: (shared) => ({
      'Once, in MediaWiki:Common.js': `mw.loader.load(${quotedText(scriptOf(shared))});`,
      'On the page, with our script in MediaWiki:Common.js': place(
        shared,
        `[${pageOf(shared)} ${wikiText(shared.title)}]`,
      ),
      'On the page, with our extension': `<headroom src="${embedOf(shared)}" height="${heightOf(shared, 640)}" />`,
    }),
    pictures: (shared) => ({ 'Picture and link': wikiPicture(shared) }),
    note: 'An interface administrator adds the one line, or installs our extension.',
    picture: 'A picture from here needs this address in $wgAllowExternalImagesFrom.',
    plugin: { label: 'Extension for MediaWiki', file: 'plugins/headroom-mediawiki.zip' },
  },
  {
    id: 'dokuwiki',
    tool: 'DokuWiki',
    texts: (shared) => ({
      'Once, in conf/userscript.js': `document.head.append(Object.assign(document.createElement('script'), { src: ${quotedText(scriptOf(shared))} }));`,
      'On the page, with our script on every page': `[[${embedOf(shared)}#embed|${dokuText(shared.title)}]]`,
      'On the page, with our plug-in': `{{headroom>${embedOf(shared)} ${heightOf(shared, 640)}|${dokuText(shared.title)}}}`,
    }),
    pictures: (shared) => ({
      'Picture and link': `[[${pageOf(shared)}|{{${pictureOf(shared, 'png')}|${dokuText(shared.alt)}}}]]`,
    }),
    note: 'Releases since 2023 let no author write HTML: an administrator adds the one line, or installs our plug-in.',
    plugin: { label: 'Plug-in for DokuWiki', file: 'plugins/headroom-dokuwiki.zip' },
  },
  {
    id: 'bookstack',
    tool: 'BookStack',
    texts: (shared) => ({
      'Once, in .env, added to what is there already': `ALLOWED_IFRAME_SOURCES="https://*.draw.io https://*.youtube.com https://*.youtube-nocookie.com https://*.vimeo.com ${origin(shared)}"`,
      'Once, in Custom HTML head content': scriptTag(shared),
      'On the page, in its source': frame(shared),
    }),
    note: 'Only frames from listed addresses are allowed. The script in the head is only for heights and theme.',
  },
  {
    id: 'wikijs',
    tool: 'Wiki.js',
    texts: (shared) => ({
      'Once, in Theme, head HTML injection': scriptTag(shared),
      'On the page, as HTML': frame(shared),
    }),
    note: 'An administrator turns on Rendering, Security, Allow iframes. The script in the head is only for heights and theme.',
  },
  {
    id: 'xwiki',
    tool: 'XWiki',
    texts: (shared) => ({
      // Braces in a title would end the macro.
      'On the page': `{{html clean="false"}}${frame(shared).replace(/[{}]/g, (sign) => `&#${sign.charCodeAt(0)};`)}{{/html}}`,
    }),
    note: 'The author needs the script right; for all others XWiki takes the frame out.',
  },
];
