/** The words that readers paste into other tools. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heights } from '../../src/embed/heights.ts';
import { type Shared, snippets } from '../../src/embed/snippets/index.ts';

const plain: Shared = {
  site: 'https://headroom.example/docs/',
  id: 'io-size',
  query: '',
  title: 'What do I get at this IO size?',
  alt: 'What do I get at this IO size? 5,000 IOPS',
};
const ofCase: Shared = { ...plain, query: 'disk=P40&vm=E8bds_v5/nvme' };

const textsOf = (id: string, shared = plain) =>
  (snippets.find((each) => each.id === id)?.parts(shared) ?? []).map(({ text }) => text);
const all = (shared: Shared) =>
  snippets.flatMap(({ id, parts }) => parts(shared).map(({ text }) => ({ id, text })));

/** The tools that readers embed in. */
const tools = [
  ...['MediaWiki', 'DokuWiki', 'BookStack', 'Wiki.js', 'XWiki', 'Confluence Cloud'],
  ...['Confluence Data Center', 'SharePoint Online', 'Azure DevOps wiki', 'GitHub', 'GitLab'],
  ...['Notion', 'Obsidian', 'Outline', 'Discourse', 'TiddlyWiki', 'Jupyter', 'MkDocs'],
  ...['Docusaurus', 'VitePress', 'Starlight'],
];

test.each(tools)('%s has its words, and says what must be allowed', (tool) => {
  const found = snippets.find((each) => each.tool === tool);
  expect(found?.parts(plain).length).toBeGreaterThan(0);
  expect(found?.note).toMatch(/\.$/);
});

test('every choice has a name of its own', () => {
  const ids = snippets.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('heights', () => {
  test.each([
    'frame',
    'bookstack',
    'wikijs',
    'xwiki',
    'obsidian',
    'jupyter',
    'mediawiki',
    'dokuwiki',
  ])('in the words for %s are the measured ones', (id) =>
    expect(textsOf(id).join('\n')).toContain(String(heights['io-size']?.[640])),
  );
  test.each(['confluence-cloud', 'sharepoint'])('in %s are those of its width', (id) =>
    expect(textsOf(id).join('\n')).toContain(String(heights['io-size']?.[800])),
  );
});

describe('pictures', () => {
  test('have addresses without a query and with their kind at the end', () => {
    const found = all(plain).flatMap(
      ({ text }) => text.match(/https:[^\s)|}\]"]*\/pictures\/[^\s)|}\]"]*/g) ?? [],
    );
    expect(found.length).toBeGreaterThan(5);
    for (const address of found)
      expect(address).toMatch(/^https:\/\/headroom\.example\/docs\/pictures\/io-size\.(png|svg)$/);
    for (const id of ['dokuwiki', 'mediawiki', 'azure-devops'])
      expect(textsOf(id).join('\n')).toContain('/pictures/io-size.png');
  });

  test('of a case of one’s own are files to upload: at an address stands the default case', () => {
    for (const { text } of all(ofCase)) expect(text).not.toContain('/pictures/');
    expect(textsOf('github', ofCase)[0]).toContain('](headroom-io-size.svg)]');
    expect(textsOf('mediawiki', ofCase).join('\n')).toContain('[[File:headroom-io-size.png|');
  });

  test('never carry their data in the address', () => {
    for (const { text } of [...all(plain), ...all(ofCase)]) expect(text).not.toContain('data:');
  });
});

test('every address of ours carries the case', () => {
  for (const { text } of all(ofCase))
    for (const address of text.match(
      /https:\/\/headroom\.example\/docs\/(embed|calculators)\/[a-z][^\s"')|\]]*/g,
    ) ?? [])
      expect(address).toMatch(/\/io-size\/\?disk=P40&(amp;)?vm=E8bds_v5%2Fnvme(#embed)?$/);
});

/** Signs that open something in one host or another. */
const nasty = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...`<>"'&|[]{}()\`*_!$\\/=%~#\n `) }),
  fc.constantFrom('</script><script>', ']]}}|x', '{{/html}}', `"><img src=x onerror=a()>`, '-->'),
);

test('no title and no case becomes more than a text, whatever it holds', () => {
  fc.assert(
    fc.property(nasty, nasty, nasty, (title, alt, value) => {
      const query = `disk=${encodeURIComponent(value.toWellFormed())}`;
      const shared = { ...plain, title, alt, query };
      for (const { id, parts } of snippets) {
        const calm = parts({ ...plain, query: 'disk=P40' });
        for (const [at, { text }] of parts(shared).entries()) {
          const tags = (html: string) => html.match(/<\/?[a-z][\w:-]*/gi) ?? [];
          expect([id, tags(text)]).toEqual([id, tags(calm[at]?.text ?? '')]);
          expect(text.split('\n').length).toBe(calm[at]?.text.split('\n').length);
          // A quote would end an attribute: there are as many as without the title.
          if (text.includes('<iframe'))
            expect(text.match(/"/g)?.length).toBe(calm[at]?.text.match(/"/g)?.length);
          if (id === 'xwiki') expect(text.match(/\{\{/g)).toHaveLength(2);
          if (id === 'dokuwiki' && text.startsWith('[['))
            expect(text.indexOf(']]')).toBe(text.length - 2);
        }
      }
    }),
    { numRuns: 300 },
  );
});
