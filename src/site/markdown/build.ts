/** Writes each page of the built folder as a Markdown file next to it, and `llms.txt`, which lists them. */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { currentEdition } from '../sources.ts';
import { anchorsOf } from './links.ts';
import { llmsText } from './llms.ts';
import { hasMarkdown, markdownOf, type Page, parsePage } from './page.ts';

const editions = `Limits as of ${currentEdition} and 2018-09.`;

/** Must run while links are still written from the root: before they are made relative. */
export function markdownPages(): AstroIntegration {
  let site: string | undefined;
  return {
    name: 'headroom:markdown-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        if (config.site) site = `${config.site.replace(/\/$/, '')}/`;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const pages = (await readPages(dir)).filter(hasMarkdown);
        const places = new Map(pages.map(({ address, tree }) => [address, anchorsOf(tree)]));
        const titles = new Map(pages.map(({ address, title }) => [address, title]));
        const questionOf = (id: string) => titles.get(`/calculators/${id}/`) ?? id;
        for (const page of pages) {
          const file = new URL(`${page.address.slice(1)}page.md`, dir);
          await writeFile(file, markdownOf(page, places, editions, questionOf));
        }
        await writeFile(new URL('llms.txt', dir), llmsText(pages, editions, site));
        logger.info(`${pages.length} pages as Markdown, and llms.txt`);
      },
    },
  };
}

async function readPages(dir: URL): Promise<readonly Page[]> {
  const files: string[] = [];
  for await (const found of glob('**/index.html', { cwd: fileURLToPath(dir) }))
    files.push(found.replaceAll('\\', '/'));
  return Promise.all(
    files
      .sort()
      .map(async (file) =>
        parsePage(
          `/${file.replace(/index\.html$/, '')}`,
          await readFile(new URL(file, dir), 'utf8'),
        ),
      ),
  );
}
