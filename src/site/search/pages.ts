/** Everything that can be found in a built folder, as `search-data.js` holds it. */
import { readFile } from 'node:fs/promises';
import { calculators } from '../../calculators/index.ts';
import type { About } from '../../kit/index.ts';
import { filesIn } from '../build/step.ts';
import { hasMoved } from '../guide/moved-pages.ts';
import { rowPages, workloadPage } from './dataset-entries.ts';
import type { Kind, PackedPage } from './entry.ts';
import { type PageText, sectionsOf } from './sections.ts';

/** A page in a frame, a single file and the page for wrong addresses are none that a reader goes to. */
const foundElsewhere = /^(404\.html|embed\/|single\/)/;
const isFound = (file: string) => !foundElsewhere.test(file) && !hasMoved(file);

/** On pages of limits and on the map: rows and names, which are found one by one, programs, and what other pages say as well. */
const apart = 'table, pre, small, figcaption, .lead, .names, .notes, .repeated';

/** In the guide: commands and headings of tables, whose words the text around them has as well, and the reasons of calculators, which are read there and not found. */
const programs = 'pre, thead, .repeated';

/** On the page of a calculator: figures, and lines that unfold: worked examples, and links that other pages have as well. */
const figures = 'td, thead, .examples';

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['Limits', /^limits\//],
  ['Guide', /^[\w-]+\/[\w-]+\/$/],
];

/** The list of all documents, whose titles say what is found better where they are cited. */
const documents = 'limits/sources/';
const titles = 'li';

/** Its sections are found as workloads. */
const workloads = 'calculators/workloads/';

/** Lists of documents end most pages; the documents have a page of their own. */
const isList = ({ anchor }: PageText['sections'][number]) => anchor === 'sources';

/** Every series has these, and what they are of is found by its name. */
const isHeadingAlone = ({ anchor, text }: PageText['sections'][number]) =>
  anchor !== '' && text === '';

async function abouts(): Promise<ReadonlyMap<string, About>> {
  const found = calculators.map(async ({ id }): Promise<[string, About]> => {
    const { about } = await import(`../../calculators/${id}/about.ts`);
    return [`calculators/${id}/`, about];
  });
  return new Map(await Promise.all(found));
}

function packed(address: string, { title, sections }: PageText, about?: About): PackedPage {
  const kind = about ? 'Calculator' : (kinds.find(([, form]) => form.test(address))?.[0] ?? 'Page');
  const [top, ...rest] = sections.filter(
    (section) => !isList(section) && !(kind === 'Limits' && isHeadingAlone(section)),
  );
  const places = [
    // A calculator is known by its name; its page's title is the question it answers.
    { anchor: '', heading: about ? title : '', text: top?.text ?? '' },
    ...rest,
  ];
  return [
    kind,
    address,
    about?.title ?? title,
    places.map(({ anchor, heading, text }) => [anchor, heading, text]),
  ];
}

/**
 * Reads the pages of a built folder.
 * @param dir the folder, as an address that ends in a slash
 */
export async function searchPages(dir: URL): Promise<readonly PackedPage[]> {
  const names = await filesIn(dir, '**/*.html');
  const about = await abouts();
  const pages: PackedPage[] = [];
  for (const name of names.filter(isFound)) {
    const address = name.replace(/(^|\/)index\.html$/, '$1');
    const html = await readFile(new URL(name, dir), 'utf8');
    const leftOut =
      address === documents
        ? `${apart}, ${titles}`
        : /^(limits|map)\//.test(address)
          ? apart
          : about.has(address)
            ? figures
            : programs;
    const found = sectionsOf(html, leftOut);
    if (found && address === workloads)
      pages.push(workloadPage(address, found.title, found.sections[0]?.text ?? ''));
    else if (found) pages.push(packed(address, found, about.get(address)));
  }
  return [...pages, ...rowPages()];
}
