/** What site generators have in common: each builds its pages twice, without our script and with it on every page. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { attribute } from '../../src/embed/snippets/escape.ts';
import { addresses, embedded, snippet } from './embedded.ts';
import { type Form, forms, type Place, type Start } from './host.ts';
import { installed, versionOf } from './npm.ts';

const { title } = embedded;

type Generator = {
  readonly tool: string;
  /** The name of its snippet. */
  readonly id: string;
  /** What is installed; the version of the first package is that of the generator. */
  readonly versions: Readonly<Record<string, string>>;
  /** The folders of a site that hold its pages and, once it is built, what is served. */
  readonly pages: string;
  readonly output: string;
  readonly config: (script: string | undefined) => { readonly file: string; readonly text: string };
  /** Its program, within the packages. */
  readonly program: string;
  readonly env?: NodeJS.ProcessEnv;
  /** The address of a page. */
  readonly pageOf: (site: string, name: string) => string;
  /** Whether it knows MDX besides Markdown. */
  readonly mdx?: true;
  /** What an administrator does for our script, and for the element. */
  readonly script: string;
  readonly element?: string;
};

export const generator =
  (of: Generator): Start =>
  async (place) => {
    const { tool, id, versions, pageOf, script, mdx } = of;
    const folder = await installed(place, id, versions);
    const { script: ours, embed, page, png } = addresses(place.site);
    const frame = snippet(place.site, id, 'On the page, without');
    const plainSite = await built(of, place, folder, 'plain', {
      'bare.md': 'Words.',
      'frame.md': frame,
      ...(mdx ? { 'framemdx.mdx': frame } : {}),
      'png.md': `[![${title}](${png})](${page})`,
    });
    const pages = {
      'bare.md': 'Words. [Another page](link.md)',
      'link.md': `Words.\n\n[${title}](${embed}#embed)\n\nMore words.`,
      'block.md': `<div class="headroom" data-src="${attribute(embed)}">\n\n[${title}](${page})\n\n</div>`,
      'frame.md': frame,
      'element.md': snippet(place.site, id, 'On the page'),
    };
    const loadedSite = await built(of, place, folder, 'loaded', pages, ours);
    const plain = (name: string) => pageOf(plainSite, name);
    const loaded = (name: string) => pageOf(loadedSite, name);
    const asDelivered = mdx ? 'as delivered, in .md' : 'as delivered';
    const follow: Partial<Form> = { follow: 'Another page' };
    return {
      tool,
      version: await versionOf(folder, Object.keys(versions)[0] ?? ''),
      bare: plain('bare'),
      forms: [
        forms.frame('frame', plain('frame'), asDelivered),
        ...(mdx ? [forms.frame('frame, in MDX', plain('framemdx'), 'as delivered, in .mdx')] : []),
        forms.picture('picture with link, PNG', plain('png'), 'as delivered'),
        forms.fittingFrame('link ending in #embed', loaded('link'), script),
        forms.fittingFrame('the same, come to by a link', loaded('bare'), script, follow),
        forms.fittingFrame('block with data-src', loaded('block'), script),
        forms.fittingFrame('frame, with the script', loaded('frame'), script),
        forms.element('script and element', loaded('element'), of.element ?? script),
      ],
    };
  };

/** Builds a site of pages and serves it. @returns its address */
async function built(
  { pages: pagesFolder, output, config, program, env }: Generator,
  { runs }: Place,
  folder: string,
  name: string,
  pages: Readonly<Record<string, string>>,
  script?: string,
): Promise<string> {
  const home = path.join(folder, name);
  // Docusaurus takes pages of the same name for the same page, and keeps them from build to build.
  for (const old of [home, path.join(folder, 'node_modules/.cache')])
    await rm(old, { recursive: true, force: true });
  await mkdir(path.join(home, pagesFolder), { recursive: true });
  for (const [page, text] of Object.entries(pages))
    await writeFile(path.join(home, pagesFolder, page), `# Page\n\n${text}\n`);
  const { file, text } = config(script);
  await mkdir(path.dirname(path.join(home, file)), { recursive: true });
  await writeFile(path.join(home, file), text);
  const args = [path.join(folder, 'node_modules', program), 'build', home];
  await runs.command(process.execPath, args, { cwd: folder, ...(env ? { env } : {}) });
  return runs.folder(path.join(home, output));
}
