/** VitePress: built twice, without our script and with it in the head of every page. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { attribute } from '../../src/embed/frame.ts';
import { addresses, embedded, type Place, type Start, snippet } from './host.ts';
import { installed, versionOf } from './npm.ts';

const { title } = embedded;
const versions = { vitepress: '1.6.4', vue: '3.5.22' };

export const vitepress: Start = async (place) => {
  const folder = await installed(place, 'vitepress', versions);
  const { script, embed, page, png } = addresses(place.site);
  const frame = snippet(place.site, 'vitepress', 'On the page, without');
  const plain = await built(place, folder, 'plain', {
    bare: 'Words.',
    frame,
    png: `[![${title}](${png})](${page})`,
  });
  const loaded = await built(
    place,
    folder,
    'loaded',
    {
      bare: 'Words. [Another page](link.md)',
      link: `Words.\n\n[${title}](${embed}#embed)\n\nMore words.`,
      block: `<div class="headroom" data-src="${attribute(embed)}">\n\n[${title}](${page})\n\n</div>`,
      frame,
      element: snippet(place.site, 'vitepress', 'On the page'),
    },
    script,
  );
  return {
    tool: 'VitePress',
    version: await versionOf(folder, 'vitepress'),
    bare: `${plain}bare.html`,
    forms: [
      { name: 'frame', shows: 'frame', address: `${plain}frame.html`, note: 'as delivered' },
      {
        name: 'picture with link, PNG',
        shows: 'picture',
        address: `${plain}png.html`,
        note: 'as delivered',
      },
      {
        name: 'link ending in #embed',
        shows: 'frame',
        fits: true,
        address: `${loaded}link.html`,
        note: 'script in head of the config',
      },
      {
        name: 'the same, come to by a link',
        shows: 'frame',
        fits: true,
        address: `${loaded}bare.html`,
        follow: 'Another page',
        note: 'script in head of the config',
      },
      {
        name: 'block with data-src',
        shows: 'frame',
        fits: true,
        address: `${loaded}block.html`,
        note: 'script in head of the config',
      },
      {
        name: 'frame, with the script',
        shows: 'frame',
        fits: true,
        address: `${loaded}frame.html`,
        note: 'script in head of the config',
      },
      {
        name: 'script and element',
        shows: 'element',
        address: `${loaded}element.html`,
        note: 'script in head and isCustomElement in the config',
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
  await rm(home, { recursive: true, force: true });
  await mkdir(path.join(home, '.vitepress'), { recursive: true });
  for (const [page, text] of Object.entries(pages))
    await writeFile(path.join(home, `${page}.md`), `# Page\n\n${text}\n`);
  const head = script ? [['script', { src: script, defer: '' }]] : [];
  await writeFile(
    path.join(home, '.vitepress/config.mjs'),
    `export default {
  title: 'Pages',
  head: ${JSON.stringify(head)},
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'headroom-calculator' } } },
};\n`,
  );
  const program = path.join(folder, 'node_modules/vitepress/bin/vitepress.js');
  await runs.command(process.execPath, [program, 'build', home], { cwd: folder });
  return runs.folder(path.join(home, '.vitepress/dist'));
}
