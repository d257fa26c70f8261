/** Ten thousand links and attribute sets that somebody made to break an embed page: drawn as text, without an exception. */
import fc from 'fast-check';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { calculators } from '../../src/calculators/index.ts';
import { parseQuery } from '../../src/kit/index.ts';
import { ChartFigure } from '../../src/ui/charts/ChartFigure.tsx';
import { Player } from '../../src/ui/throttle/Player.tsx';
import { CalculatorView } from '../../src/ui/view/CalculatorView.tsx';

const nothing = () => {};

/** The screen of these texts as HTML. */
function drawn(id: string, lookup: (name: string) => string | undefined, given: readonly string[]) {
  const calculator = calculators.find((each) => each.id === id);
  if (!calculator) throw new Error(`There is no calculator ${id}.`);
  const screen = calculator.viewModel(lookup, fullDataset, given);
  return renderToString(
    h(CalculatorView, {
      screen,
      links: { to: (of: string, query: string) => `/calculators/${of}/?${query}` },
      compact: true,
      views: { Chart: ChartFigure, Timeline: Player },
      onText: nothing,
      onList: nothing,
      onTry: nothing,
      onTool: nothing,
      loadPanel: async () => undefined,
    }),
  );
}

/** Tags and attributes that no screen has. */
const foreign =
  /<(?:script|img|iframe|style|object|embed|meta|base|link)\b|<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=|href="(?:javascript|data):/i;

const marks = [
  '<script>globalThis.broken=1</script>',
  '"><img src=x onerror=alert(1)>',
  "' onfocus=alert(1) autofocus='",
  '</textarea></option></select><iframe src=//evil.example>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '__proto__',
  'constructor',
  '%E0%A4%A',
  '\u0000',
  '\ud800',
  '1e999',
  '-0',
  '9'.repeat(500),
  'data:P30x1e99:ReadOnly',
  ','.repeat(200),
];
const names = [
  ...new Set(calculators.flatMap((calculator) => calculator.names)),
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '<b>', 'theme', 'lang', ''],
];
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(...marks));
const pair = fc.tuple(fc.oneof(fc.constantFrom(...names), text), text);
const pairs = fc.array(pair, { maxLength: 6 });

/** Together with the attribute sets this makes ten thousand. */
const runs = Math.ceil(5000 / calculators.length);

describe.each(calculators.map(({ id }) => id))('%s', (id) => {
  test('draws any query as text', () => {
    const raw = fc.array(
      fc.constantFrom('&', '=', '%', '?', '+', '%2', '%00', ...names, ...marks),
      {
        maxLength: 12,
      },
    );
    const query = fc.oneof(
      raw.map((parts) => parts.join('')),
      pairs.map((all) => all.map(([name, value]) => `${name}=${value}`).join('&')),
    );
    fc.assert(
      fc.property(query, (written) => {
        const { given, lookup } = parseQuery(written);
        expect(drawn(id, lookup, given)).not.toMatch(foreign);
      }),
      { numRuns: runs },
    );
  });

  test('draws any attributes as text', () => {
    fc.assert(
      fc.property(pairs, (all) => {
        const attributes = new Map(all);
        const html = drawn(id, (name) => attributes.get(name), [...attributes.keys()]);
        expect(html).not.toMatch(foreign);
      }),
      { numRuns: runs },
    );
    expect(({} as { broken?: unknown }).broken).toBeUndefined();
  });

  test('draws a value of a million signs', () => {
    const long = '<script>'.repeat(125_000);
    for (const name of calculators.find((each) => each.id === id)?.names ?? [])
      expect(drawn(id, (each) => (each === name ? long : undefined), [name])).not.toMatch(
        /<(?:script|img|iframe)\b/i,
      );
  });
});

test('the rule catches markup', () => {
  for (const html of ['<script>', '<p class="a" onclick="x">', '<a href="javascript:x">'])
    expect(html).toMatch(foreign);
  for (const html of ['<p title="a onclick=x">', '<b>a &lt;script></b>'])
    expect(html).not.toMatch(foreign);
});
