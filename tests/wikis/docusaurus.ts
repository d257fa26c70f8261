/** Docusaurus: built twice, without our script and with it on every page. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { attribute } from '../../src/embed/frame.ts';
import { addresses, embedded, type Place, type Start, snippet } from './host.ts';
import { installed, versionOf } from './npm.ts';

const { title } = embedded;
const version = '3.10.2';
const versions = {
  '@docusaurus/core': version,
  '@docusaurus/plugin-content-docs': version,
  '@docusaurus/theme-classic': version,
  react: '19.2.0',
  'react-dom': '19.2.0',
};

export const docusaurus: Start = async (place) => {
  const folder = await installed(place, 'docusaurus', versions);
  const { script, embed, page, png } = addresses(place.site);
  const frame = snippet(place.site, 'docusaurus', 'On the page, without');
  const plain = await built(place, folder, 'plain', {
    'bare.md': 'Words.',
    'frame.md': frame,
    'framemdx.mdx': frame,
    'png.md': `[![${title}](${png})](${page})`,
  });
  const loaded = await built(
    place,
    folder,
    'loaded',
    {
      'bare.md': 'Words. [Another page](link.md)',
      'link.md': `Words.\n\n[${title}](${embed}#embed)\n\nMore words.`,
      'block.md': `<div class="headroom" data-src="${attribute(embed)}">\n\n[${title}](${page})\n\n</div>`,
      'frame.md': frame,
      'element.md': snippet(place.site, 'docusaurus', 'On the page'),
    },
    script,
  );
  const scripts = 'script in scripts of the config';
  return {
    tool: 'Docusaurus',
    version: await versionOf(folder, '@docusaurus/core'),
    bare: `${plain}bare/`,
    forms: [
      { name: 'frame', shows: 'frame', address: `${plain}frame/`, note: 'as delivered, in .md' },
      {
        name: 'frame, in MDX',
        shows: 'frame',
        address: `${plain}framemdx/`,
        note: 'as delivered, in .mdx',
      },
      {
        name: 'picture with link, PNG',
        shows: 'picture',
        address: `${plain}png/`,
        note: 'as delivered',
      },
      {
        name: 'link ending in #embed',
        shows: 'frame',
        fits: true,
        address: `${loaded}link/`,
        note: scripts,
      },
      {
        name: 'the same, come to by a link',
        shows: 'frame',
        fits: true,
        address: `${loaded}bare/`,
        follow: 'Another page',
        note: scripts,
      },
      {
        name: 'block with data-src',
        shows: 'frame',
        fits: true,
        address: `${loaded}block/`,
        note: scripts,
      },
      {
        name: 'frame, with the script',
        shows: 'frame',
        fits: true,
        address: `${loaded}frame/`,
        note: scripts,
      },
      {
        name: 'script and element',
        shows: 'element',
        address: `${loaded}element/`,
        note: scripts,
      },
    ],
  };
};

/** Builds a site of pages and serves it. @returns its address */
async function built(
  { runs }: Place,
  folder: string,
  name: string,
  pages: Readonly<Record<string, string>>,
  script?: string,
): Promise<string> {
  const home = path.join(folder, name);
  // It takes pages of the same name for the same page, and keeps them from build to build.
  for (const old of [home, path.join(folder, 'node_modules/.cache')])
    await rm(old, { recursive: true, force: true });
  await mkdir(path.join(home, 'docs'), { recursive: true });
  for (const [page, text] of Object.entries(pages))
    await writeFile(path.join(home, 'docs', page), `# Page\n\n${text}\n`);
  await writeFile(
    path.join(home, 'docusaurus.config.mjs'),
    `export default {
  title: 'Pages',
  url: 'https://docs.example',
  baseUrl: '/',
  // There is no home page, to which the frame of every page links.
  onBrokenLinks: 'ignore',
  // .md is Markdown with HTML, .mdx is MDX.
  markdown: { format: 'detect' },
  scripts: ${JSON.stringify(script ? [{ src: script, defer: true }] : [])},
  themes: ['@docusaurus/theme-classic'],
  plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/', sidebarPath: undefined }]],
};\n`,
  );
  const program = path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const env = { NO_UPDATE_NOTIFIER: '1' };
  await runs.command(process.execPath, [program, 'build', home], { cwd: folder, env });
  return runs.folder(path.join(home, 'build'));
}
