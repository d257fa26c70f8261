/**
 * The page for addresses that do not exist. A host shows it at any depth of addresses, and where the build was not
 * told where the site is, no single way from there to the site's files is right: the page asks for one sheet
 * and one script at several, and its links lead to the root of the host until that script has led them on.
 */
import { readFile, writeFile } from 'node:fs/promises';

/** Their names are no other site's: what lies above this site may be somebody else's. */
const sheet = 'headroom-lost.css';
export const notFoundScript = 'headroom-lost.js';

/** The root of the host, which is right at any depth, and so many folders up, where the site has an address below it. */
const ways = ['/', '', ...[1, 2, 3, 4].map((depth) => '../'.repeat(depth))];

const sheets = /<link rel="stylesheet" href="\/([^"]+)">/g;

/**
 * Gives the page this sheet and this script, in the place of its own. The script itself is one of the generated files.
 * @param dir the built folder, whose links are not relative yet
 */
export async function writeNotFoundPage(dir: URL): Promise<void> {
  const place = new URL('404.html', dir);
  const html = await readFile(place, 'utf8');
  const styles = [...html.matchAll(sheets)].map(([, file = '']) =>
    readFile(new URL(file, dir), 'utf8'),
  );
  await writeFile(new URL(sheet, dir), (await Promise.all(styles)).join('\n'));
  const links = ways.map((way) => `<link rel="stylesheet" href="${way}${sheet}">`).join('');
  const tags = ways.map((way) => `<script src="${way}${notFoundScript}"></script>`).join('');
  const page = html
    .replace(sheets, '')
    .replace('</head>', `${links}</head>`)
    .replace('<script src="/site.js"></script>', tags)
    .replace(/<template id="later">.*?<\/template>/s, '');
  if (!page.includes(tags) || !page.includes(links))
    throw new Error('404.html has no place for its files.');
  await writeFile(place, page);
}
