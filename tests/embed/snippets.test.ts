/** The words that readers paste into other tools. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heightAt } from '../../src/embed/heights.ts';
import { groups, partsOf, type Shared, type Tool } from '../../src/embed/snippets/index.ts';
import { pictureName } from '../../src/embed/snippets/shared-case.ts';

const plain: Shared = {
  site: 'https://headroom.example/docs/',
  id: 'io-size',
  query: '',
  title: 'What do I get at this IO size?',
  alt: 'What do I get at this IO size? 5,000 IOPS',
};
const ofCase: Shared = { ...plain, query: 'disk=P40&vm=E8bds_v5/nvme' };

const snippets = groups.flatMap(({ tools }) => tools);

/** All its texts: those that put the calculator there, and those that put a picture there. */
const allOf = ({ texts, pictures }: Tool, shared: Shared) => [
  ...partsOf(texts, shared),
  ...partsOf(pictures, shared),
];
const textsOf = (id: string, shared = plain) =>
  snippets
    .filter((each) => each.id === id)
    .flatMap((each) => allOf(each, shared).map(({ text }) => text));
const all = (shared: Shared) =>
  snippets.flatMap((each) => allOf(each, shared).map(({ text }) => ({ id: each.id, text })));

/** The tools that readers embed in. */
const tools = [
  ...['MediaWiki', 'DokuWiki', 'BookStack', 'Wiki.js', 'XWiki', 'Confluence Cloud'],
  ...['Confluence Data Center', 'SharePoint Online', 'Azure DevOps wiki', 'GitHub', 'GitLab'],
  ...['Notion', 'Obsidian', 'Outline', 'Discourse', 'TiddlyWiki', 'Jupyter', 'MkDocs'],
  ...['Docusaurus', 'VitePress', 'Starlight'],
];

test.each(tools)('%s has its words, and says what must be allowed', (tool) => {
  const found = snippets.find((each) => each.tool === tool);
  expect(found && allOf(found, plain).length).toBeGreaterThan(0);
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
    expect(textsOf(id).join('\n')).toContain(String(heightAt('io-size', 640))),
  );
  test.each(['confluence-cloud', 'sharepoint'])('in %s are those of its width', (id) =>
    expect(textsOf(id).join('\n')).toContain(String(heightAt('io-size', 800))),
  );
});

describe('the case that is shown', () => {
  // As a browser may have measured it: neither is in the table of default cases.
  const measured: Shared = { ...ofCase, heights: { 640: 1357, 800: 1246 } };

  test.each([
    ...['frame', 'bookstack', 'wikijs', 'xwiki', 'obsidian', 'jupyter', 'mediawiki', 'dokuwiki'],
    ...['notion', 'outline', 'tiddlywiki', 'discourse', 'mkdocs', 'docusaurus', 'vitepress'],
  ])('has its own height in the words for %s', (id) =>
    expect(textsOf(id, measured).join('\n')).toContain('1357'),
  );
  test.each(['confluence-cloud', 'sharepoint'])('has its own height in %s, at its width', (id) =>
    expect(textsOf(id, measured).join('\n')).toContain('1246'),
  );
});

test('a frame has its height in a style too, for hosts whose sheet says that of all frames', () => {
  const height = heightAt('io-size', 640);
  for (const id of ['frame', 'starlight', 'mkdocs', 'bookstack', 'tiddlywiki'])
    expect(textsOf(id).join('\n')).toMatch(
      new RegExp(`<iframe [^>]*height="${height}" [^>]*style="height:${height}px"`),
    );
  // What React reads is no text there, and would stop the page.
  expect(textsOf('docusaurus').join('\n')).not.toContain('style="');
});

test('what is drawn later has its place kept, so that nothing jumps', () => {
  const height = heightAt('io-size', 640);
  for (const id of ['script', 'mkdocs', 'vitepress', 'starlight'])
    expect(textsOf(id).join('\n')).toMatch(
      new RegExp(`<headroom-calculator [^>]*style="display:block;min-height:${height}px"`),
    );
  expect(textsOf('mediawiki').join('\n')).toMatch(
    new RegExp(`<div class="headroom" [^>]*style="min-height:${height}px"`),
  );
});

test('TiddlyWiki, which decodes nothing in an attribute, gets each sign as it is', () => {
  for (const text of textsOf('tiddlywiki', ofCase)) expect(text).not.toContain('&amp;');
  expect(textsOf('tiddlywiki', ofCase).join('\n')).toContain('?disk=P40&vm=E8bds_v5%2Fnvme"');
});

test('what an administrator does once comes before what every author writes', () => {
  for (const { id, texts } of snippets) {
    const onceAt = partsOf(texts, plain).map(({ label }) => label.startsWith('Once'));
    expect([id, onceAt]).toEqual([id, onceAt.toSorted((a, b) => Number(b) - Number(a))]);
  }
});

describe('the answer alone, in a theme of its own', () => {
  const answer: Shared = { ...ofCase, shown: 'answer', theme: 'dark' };

  test('is asked for in every address to be framed, and in no other', () => {
    for (const { id, text } of all(answer)) {
      for (const [address] of text.matchAll(/headroom\.example\/docs\/embed\/[a-z][^\s"')|\]]*/g))
        expect([id, address]).toEqual([
          id,
          expect.stringMatching(/\?disk=P40&(amp;)?vm=[^&]*&(amp;)?show=answer&(amp;)?theme=dark/),
        ]);
      for (const [address] of text.matchAll(/headroom\.example\/docs\/calculators\/[^\s"')|\]]*/g))
        expect([id, address]).not.toEqual([id, expect.stringMatching(/show=|theme=/)]);
    }
    expect(textsOf('frame', { ...plain, shown: 'answer' })[0]).toContain(
      'src="https://headroom.example/docs/embed/io-size/?show=answer"',
    );
  });

  test('has its own height', () => {
    expect(textsOf('frame', answer)[0]).toContain(
      ` height="${heightAt('io-size', 640, 'answer')}"`,
    );
    expect(textsOf('sharepoint', answer)[0]).toContain(
      ` height="${heightAt('io-size', 800, 'answer')}"`,
    );
  });

  test('is said by attributes of the tag, which is compact whatever it shows', () => {
    expect(textsOf('script', answer)[0]).toMatch(
      /<headroom-calculator of="io-size" [^>]* compact show="answer" data-theme="dark" /,
    );
    expect(textsOf('script')[0]).toMatch(/<headroom-calculator of="io-size" compact style=/);
  });
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
    expect(textsOf('github', ofCase)[0]).toMatch(/\]\(headroom-io-size-[\w-]+\.svg\)\]/);
    // At its own 1,200 pixels it would make a page of the wiki scroll sideways.
    expect(textsOf('mediawiki', ofCase).join('\n')).toMatch(
      /\[\[File:headroom-io-size-[\w-]+\.png\|frameless\|800px\|/,
    );
  });

  test('of two cases have two names, though a name can spell out but a part of a case', () => {
    const long = `disk=${'P40,'.repeat(30)}`;
    const queries = [
      '',
      'hit=1.5%25',
      'hit=1,5%25',
      'hit=1%2C5%25',
      long,
      `${long}P50`,
      `${long}P60`,
    ];
    const names = queries.map((query) => pictureName({ id: 'io-size', query }, 'png'));
    expect(new Set(names).size).toBe(queries.length);
    expect(names[0]).toBe('headroom-io-size.png');
    // Signs that every file system and wiki takes, and no longer than they take.
    for (const name of names) expect(name).toMatch(/^headroom-io-size[A-Za-z0-9_-]{0,60}\.png$/);
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
      for (const each of snippets) {
        const { id } = each;
        const calm = allOf(each, { ...plain, query: 'disk=P40' });
        for (const [at, { text }] of allOf(each, shared).entries()) {
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
