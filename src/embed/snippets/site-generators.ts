/** Site generators: what the author writes is trusted, so that everything works. */
import { quotedText } from './escape.ts';
import { frame, tag } from './forms.ts';
import { type Shared, scriptOf, type Tool } from './shared-case.ts';

/** In MDX a brace opens code, in a template of Vue two of them do. */
const withoutBraces = (html: string) => html.replace(/[{}]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const page = (shared: Shared) => ({ 'On the page': withoutBraces(tag(shared)) });
const quiet = (shared: Shared) => ({
  'On the page, without our script': withoutBraces(frame(shared)),
});
const script = (shared: Shared) => quotedText(scriptOf(shared));

export const generators: readonly Tool[] = [
  {
    id: 'mkdocs',
    tool: 'MkDocs',
    texts: (shared) => ({
      'Once, in mkdocs.yml': `extra_javascript:\n  - ${script(shared)}`,
      ...page(shared),
      ...quiet(shared),
    }),
    note: 'Nothing has to be allowed.',
  },
  {
    id: 'docusaurus',
    tool: 'Docusaurus',
    texts: (shared) => ({
      'Once, in docusaurus.config.js': `scripts: [{ src: ${script(shared)}, defer: true }],`,
      // MDX reads attributes as React does, which takes no text for a style.
      'On the page': withoutBraces(tag(shared, '')),
      'On the page, without our script': withoutBraces(frame(shared))
        .replace('frameborder', 'frameBorder')
        .replace(/ style="[^"]*"/, ''),
    }),
    note: 'Our script waits until the page has been taken over by React. A frame alone keeps to the theme of the system, not of the site.',
  },
  {
    id: 'vitepress',
    tool: 'VitePress',
    texts: (shared) => ({
      'Once, in .vitepress/config': `head: [['script', { src: ${script(shared)}, defer: '' }]],\nvue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'headroom-calculator' } } },`,
      ...page(shared),
      ...quiet(shared),
    }),
    note: 'Vue must be told that the tag is not one of its components, else it complains of a mismatch.',
  },
  {
    id: 'starlight',
    tool: 'Starlight',
    texts: (shared) => ({
      'Once, in astro.config.mjs, for starlight()': `head: [{ tag: 'script', attrs: { src: ${script(shared)}, defer: true } }],`,
      ...page(shared),
      ...quiet(shared),
    }),
    note: 'Nothing has to be allowed.',
  },
];
