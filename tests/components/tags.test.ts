/** A wrong name in a page of the guide stops the build and is found by file and line. */
import { describe, expect, test } from 'vitest';
import { worked } from '../../src/site/components/worked-examples.ts';
import { citedIn } from '../../src/site/content-checks/cited-documents.ts';
import { withTagContext } from '../../src/site/content-checks/page-context.ts';
import { checkTags, locationOf, tagsOf } from '../../src/site/content-checks/tags.ts';
import { figureOf } from '../../src/site/published-figures.ts';
import { sourceOf } from '../../src/site/sources.ts';
import { renderStatic } from '../../src/ui/render-static.tsx';
import { blanked, notProse } from '../prose/blank-out.ts';

const file = 'content/a/b.mdx';
const page = (...lines: readonly string[]) => ({
  file,
  text: ['---', 'title: A', '---', '', ...lines].join('\n'),
});

describe('the tags of a page', () => {
  test('are found with their attributes and lines', () => {
    const { text } = page('A <Limit of="P30" what="iops" /> and', '', '<Aside kind="note" />');
    expect(tagsOf(text)).toEqual([
      { name: 'Limit', attributes: { of: 'P30', what: 'iops' }, line: 5 },
      { name: 'Aside', attributes: { kind: 'note' }, line: 7 },
    ]);
  });

  test.each([
    ['an attribute over several lines', '<Limit\n  of="P30"\n  what="iops"\n/>'],
    ['single quotes', `<Limit of='P30' what='iops'/>`],
    ['an angle bracket in an attribute', '<Limit of="P30" what="iops" note="a > b" />'],
    ['braces in braces', '<Limit of="P30" what="iops" note={{ a: { b: 1 } }} />'],
    ['a brace in a string in braces', `<Limit of="P30" what="iops" note={"}" + '{'} />`],
  ])('are found with %s', (_, tag) => {
    const [found, after, ...more] = tagsOf(`text ${tag} text\n\n<Aside />`);
    expect(found).toMatchObject({
      name: 'Limit',
      attributes: { of: 'P30', what: 'iops' },
      line: 1,
    });
    expect(after?.name).toBe('Aside');
    expect(more).toEqual([]);
  });

  test('have the text of an expression, and “true” for an attribute without value', () => {
    const [tag] = tagsOf('<Aside title={ "a" } open />');
    expect(tag?.attributes).toEqual({ title: '"a"', open: 'true' });
  });

  test.each(['<P30', '<Limit of="P30', '<Limit of={1', 'x <Limit of=P30 />'])(
    'stop the build with file, line and column where one is not complete: %s',
    (text) => expect(() => checkTags(page(text))).toThrow(/^content\/a\/b\.mdx:\d+:\d+: /),
  );

  test('are none in a comparison', () => expect(tagsOf('a < B and B > a')).toEqual([]));

  test('can be blanked out, some with what stands between them; every line stays', () => {
    const text = 'a <Limit of="P30" /> b\n\n<Aside>\nc\n</Aside>\n\n<Formula>x\ny</Formula> d';
    const left = blanked(text, (node) => (node.name === 'Formula' ? 'all' : notProse(node)));
    const lines = left.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
    expect(lines).toEqual(['a b', '', '', 'c', '', '', '', 'd']);
    expect(left).toHaveLength(text.length);
    expect(blanked(text, notProse)).toContain('x\ny');
  });

  test('are blanked out with code, comments and the addresses of links', () => {
    const left = blanked('Ä 😀 [`a` b](/c/) {/* d */} `<Limit />` e', notProse);
    expect(left.replace(/\s+/g, ' ')).toBe('Ä 😀 b e');
  });

  test('are none in code and comments', () => {
    const { text } = page(
      '`<Limit of="P30" />`',
      '```html',
      '<Wrong />',
      '```',
      '{/* <Wrong /> */}',
    );
    expect(tagsOf(text)).toEqual([]);
  });

  test.each([
    ['<Formual>a = b</Formual>', 'no component <Formual>'],
    ['<Limit of="P30" />', 'needs what='],
    ['<Limit of="P30" what="iops" editon="2018-09" />', 'knows no “editon”'],
    ['<Formula nam="x">a = b</Formula>', 'knows no “nam”'],
    ['<Example of="io-size" />', 'needs id='],
    ['<Calculator disk="P30" />', 'needs of='],
    ['<Measured figure="481 IOPS" />', 'needs source='],
    ['<Source place="x" />', 'needs of='],
    ['<Aside kin="note" />', 'knows no “kin”'],
  ])('%s stops the build, with file and line', (tag, why) => {
    const check = () => checkTags(page('text', '', `Some ${tag} text`));
    expect(check).toThrow(`${file}:7: `);
    expect(check).toThrow(why);
  });

  test('are in order in a page that is', () => {
    const tags = ['<Calculator of="io-size" io-size="64KiB" />', '<Aside title="A">', '</Aside>'];
    expect(() => checkTags(page(...tags, '<Formula name="N">x</Formula>'))).not.toThrow();
  });
});

describe('what a component can’t find', () => {
  const written = page('', '<Limit of="P30" what="iops" />', '<Limit of="P31" what="iops" />');
  const url = new URL('http://localhost/a/b/');

  test('is reported where the tag with these attributes stands', () => {
    const props = { of: 'P31', what: 'iops' };
    expect(locationOf(written, 'Limit', props)).toBe(`${file}:7`);
    expect(() =>
      withTagContext({ url, props, locals: { written } }, 'Limit', () => figureOf('P31', 'iops')),
    ).toThrow(`${file}:7: There is no “P31”`);
  });

  test('is reported with the page’s address where there is no text', () => {
    const standing = { url, props: {}, locals: {} };
    expect(() => withTagContext(standing, 'Source', () => sourceOf('none'))).toThrow(
      'the page /a/b/',
    );
  });

  test.each([
    '<Limit of="P31" what="iops" />',
    '<Limit of="P30" what="speed" />',
    '<Limit of="P30" what="iops" edition="2017" />',
    '<Source of="nobody" />',
    '<Measured figure="1" source="nobody" />',
    '<Example of="io-size" id="nothing" />',
    '<Example of="nothing" id="p30-8k" />',
  ])('%s is reported with its line before the list of sources is made', (tag) => {
    expect(() => citedIn(page('', '', tag), [])).toThrow(`${file}:7: `);
  });

  test.each([
    { of: 'io-siz' },
    { of: 'io-size', given: { dsk: 'P30' } },
    { of: 'io-size', given: { disk: 'P31' } },
    { of: 'io-size', given: { 'io-size': 'eight' } },
  ])('a calculator set to $given of “$of” is not printed', (options) => {
    expect(() => renderStatic(options)).toThrow();
  });
});

describe('a figure in a text', () => {
  test.each([
    ['P30', 'iops', '2018-09', '5,000 IOPS'],
    ['P30', 'throughput', 'current', '200 MB/s'],
    ['P30', 'plus-iops', 'current', '8,000 IOPS'],
    ['P20', 'burst-iops', 'current', '3,500 IOPS'],
    ['P20', 'burst-minutes', 'current', '30'],
    ['P30', 'on-demand-iops', 'current', '30,000 IOPS'],
    ['DS14', 'cached-throughput', '2018-09', '512 MiB/s'],
    ['DS14', 'data-disks', '2018-09', '64'],
    ['PremiumV2', 'least-iops', 'current', '3,000 IOPS'],
    ['PremiumV2', 'most-iops', 'current', '80,000 IOPS'],
    ['PremiumV2', 'throughput-per-iops', 'current', '0.25 MB/s per IOPS'],
    ['Ultra', 'most-throughput', 'current', '10,000 MB/s'],
    ['basic-tier', 'figure', 'current', '300 IOPS'],
    ['storage-account', 'figure', 'current', '20,000 IOPS'],
    ['burst-credit', 'figure', 'current', '30 min'],
    ['cache-size', 'figure', 'current', '4 TiB'],
    ['DS13+4×P30', 'bill', 'current', '1,544.34 USD'],
  ])('%s, %s, %s is printed as %s', (of, what, edition, text) => {
    expect(figureOf(of, what, edition).text).toBe(text);
  });

  test.each([
    ['PremiumV2', 'most', 'most-iops'],
    ['no-rule', 'figure', 'basic-tier'],
    ['cache-log', 'figure', 'has a figure'],
    ['DS13', 'iops', 'There is no “DS13”'],
    ['DS99', 'bill', 'DS13+4×P30'],
    ['P30', 'burst-iops', 'has no burst-iops'],
  ])('%s has no %s, and the sentence helps', (of, what, help) => {
    expect(() => figureOf(of, what)).toThrow(help);
  });
});

describe('worked examples in a text', () => {
  test('show what is published, what is computed, and how far apart', () => {
    const [one] = worked('sync-io', 'lab-4');
    expect(one?.outcomes).toMatchObject([
      { label: 'Achieved', expected: '481 IOPS', computed: '483 IOPS', difference: '+0.3 %' },
      { expected: '1.88 MiB/s', computed: '1.89 MiB/s' },
    ]);
    expect(one?.query).toContain('latency=2.072ms');
    expect(one?.source).toBe('throttling');
  });

  test('name the bottleneck only where a limit is exceeded', () => {
    const [bad, good] = worked('cap-check', 'ds15v2-bad ds15v2-a');
    expect(bad?.outcomes.map(({ expected, difference }) => [expected, difference])).toEqual([
      ['900 MiB/s', 'none'],
      ['1,300 MiB/s', 'none'],
    ]);
    expect(bad?.boundBy).toHaveLength(2);
    expect(good?.boundBy).toEqual([]);
  });

  test('print a throughput in the unit of its source', () => {
    const [table] = worked('io-size', 'p30-32k');
    expect(table?.outcomes[1]).toMatchObject({ expected: '160 MB/s', computed: '163.8 MB/s' });
    const [post] = worked('sync-io', 'ds12-32k');
    expect(post?.outcomes[0]).toMatchObject({ expected: '128 MB/s', computed: '134.1 MB/s' });
  });

  test('come in the order asked for, and all where none is named', () => {
    expect(worked('io-size', 'p30-64k p30-8k').map(({ id }) => id)).toEqual(['p30-64k', 'p30-8k']);
    expect(worked('queue-depth').length).toBeGreaterThan(4);
  });
});
