/** `llms.txt`, after llmstxt.org: what the site is, and every page of it as a link with one sentence. */
import { selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { calculators, shownOf } from '../../calculators/index.ts';
import type { Page } from './page.ts';

type Line = { readonly title: string; readonly path: string; readonly says: string };

/** The guide's parts in reading order, as every page of it lists them at its side. */
function partsOf(pages: readonly Page[]): readonly { title: string; addresses: string[] }[] {
  const sides = pages.map(({ tree }) => selectAll('nav.side details', tree));
  return (sides.find((sections) => sections.length > 0) ?? []).map((section) => ({
    title: selectAll('h2', section)
      .map((heading) => toText(heading))
      .join(),
    addresses: selectAll('a', section).map((link) => String(link.properties.href)),
  }));
}

/** The inputs of a calculator with the text each starts with: `disk` (P30), `vm` (empty). */
function fieldsOf(id: string): string {
  return shownOf(id)
    .controls.map(({ name, label, text }) => `\`${name}\` (${label}: ${text || 'empty'})`)
    .join(', ');
}

const files = Object.entries({
  'limits.json':
    'every limit as printed and in base units, each with its source; prices, rules and misprints too',
  'limits.schema.json': 'the JSON Schema of limits.json',
  'limits.csv': 'disks and VM sizes as one flat table, throughput in MB/s',
}).map(([path, says]): Line => ({ title: path, path, says }));

/**
 * @param site where the site will be hosted, with a slash at its end; without it links are relative to this file
 * @param editions which editions of the limits there are, in a sentence
 */
export function llmsText(pages: readonly Page[], editions: string, site = ''): string {
  const lineOf = ({ title, address, answer }: Page): Line => ({
    title,
    says: answer,
    path: `${address.slice(1)}page.md`,
  });
  const parts = partsOf(pages);
  const at = (address: string) => pages.filter((page) => page.address === address).map(lineOf);
  const listed = new Set(parts.flatMap(({ addresses }) => addresses));
  const about = new Set(
    ['', 'data/', 'changes/', 'errata/', 'sources/'].map((page) => `/limits/${page}`),
  );

  const section = (title: string, lines: readonly Line[]) =>
    lines.length === 0
      ? []
      : [
          `## ${title}`,
          lines.map((line) => `- [${line.title}](${site}${line.path}): ${line.says}`).join('\n'),
        ];
  const asked = [
    ...at('/calculators/'),
    ...at('/calculators/workloads/'),
    ...calculators.flatMap(({ id }) =>
      at(`/calculators/${id}/`).map((line) => ({
        ...line,
        says: `${line.says} Query fields: ${fieldsOf(id)}.`,
      })),
    ),
  ];
  const home = at('/');
  const rest = pages.filter(
    ({ address }) =>
      !listed.has(address) &&
      !about.has(address) &&
      address !== '/' &&
      !address.startsWith('/calculators/'),
  );
  return [
    '# Headroom',
    `> ${home[0]?.says ?? ''}`,
    `${editions} A calculator’s whole case stands in the query of its page, \`calculators/ID/?field=text\`, and fields that are left out keep the text given here. Quantities carry their unit, such as \`io-size=8KiB\` or \`latency=2ms\`; sizes and disks have the vendor’s names. In Markdown a calculator is its default case, or the case that the page sets; another case is computed by the page itself, in a browser.`,
    ...parts.flatMap(({ title, addresses }) => section(title, addresses.flatMap(at))),
    ...section('Calculators', asked),
    ...section('Limits', [...about].flatMap(at)),
    ...section('Data files', files),
    // What may be left out where room is short; the convention gives it this name.
    ...section('Optional', rest.map(lineOf)),
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}
