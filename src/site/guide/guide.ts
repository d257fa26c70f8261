import { type CollectionEntry, getCollection } from 'astro:content';
import { tagsOf } from '../content-checks/tags.ts';

export type Page = CollectionEntry<'guide'>;
/** One part of the guide: a folder of `content/` that has pages. */
export type Part = { readonly title: string; readonly pages: readonly Page[] };

/** The parts in reading order. A folder may be listed before it has pages. */
const titles: Readonly<Record<string, string>> = {
  troubleshoot: 'Troubleshoot',
  start: 'Start here',
  concepts: 'Concepts',
  optimise: 'Optimise',
  workloads: 'Workloads',
  throttling: 'Throttling',
  measure: 'Measure',
  cases: 'Cases',
  reference: 'Reference',
  'use-it-elsewhere': 'Use it elsewhere',
};

const folderOf = (page: Page) => page.id.split('/', 1)[0] ?? '';

/** The guide as its readers see it: parts in reading order, pages in each by their `order`. */
export async function guide(): Promise<readonly Part[]> {
  const pages = await getCollection('guide');
  for (const page of pages)
    if (!Object.hasOwn(titles, folderOf(page)))
      throw new Error(
        `content/${page.id}: the guide has no part of this name. Parts are ${Object.keys(titles).join(', ')}.`,
      );
  return Object.entries(titles)
    .map(([folder, title]) => ({
      title,
      pages: pages
        .filter((page) => folderOf(page) === folder)
        .sort((a, b) => a.data.order - b.data.order || a.data.title.localeCompare(b.data.title)),
    }))
    .filter((part) => part.pages.length > 0);
}

export const addressOf = (page: Page) => `/${page.id}/`;

/** A page that shows the calculator says more about it than one that links to it. */
const shown = 3;

/**
 * Which pages of the guide are about this calculator?
 * @returns those that show it or link to it, the ones that do so most first, else in reading order
 */
export const pagesAbout = (calculator: string, parts: readonly Part[]): readonly Page[] =>
  parts
    .flatMap((part) => part.pages)
    .map((page) => {
      const { body = '' } = page;
      const links = body.split(`/calculators/${calculator}/`).length - 1;
      const uses = tagsOf(body).filter(({ attributes }) => attributes['of'] === calculator).length;
      return { page, weight: links + shown * uses };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ page }) => page);
