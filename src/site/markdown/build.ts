/** Writes each page of the built folder as a Markdown file next to it, and `llms.txt`, which lists them. */
import { readFile, writeFile } from 'node:fs/promises';
import { filesIn, type Step } from '../build/step.ts';
import { currentEdition } from '../sources.ts';
import { anchorsOf } from './links.ts';
import { llmsText } from './llms.ts';
import { hasMarkdown, markdownOf, type Page, parsePage } from './page.ts';

const editions = `Limits as of ${currentEdition} and 2018-09.`;

/** Must run while links are still written from the root: before they are made relative. */
export const markdownPages: Step = async (dir, site) => {
  const pages = (await readPages(dir)).filter(hasMarkdown);
  const places = new Map(pages.map(({ address, tree }) => [address, anchorsOf(tree)]));
  const titles = new Map(pages.map(({ address, title }) => [address, title]));
  const questionOf = (id: string) => titles.get(`/calculators/${id}/`) ?? id;
  for (const page of pages) {
    const file = new URL(`${page.address.slice(1)}page.md`, dir);
    await writeFile(file, markdownOf(page, places, editions, questionOf));
  }
  await writeFile(new URL('llms.txt', dir), llmsText(pages, editions, site));
  return `${pages.length} pages as Markdown, and llms.txt`;
};

async function readPages(dir: URL): Promise<readonly Page[]> {
  const files = await filesIn(dir, '**/index.html');
  return Promise.all(
    files.map(async (file) => {
      const html = await readFile(new URL(file, dir), 'utf8');
      return parsePage(`/${file.replace(/index\.html$/, '')}`, html);
    }),
  );
}
