/**
 * Links and attribute sets that somebody made to break a page (ten thousand in `npm run test:all`): the
 * whole screen is drawn, fields and details too, as text and without an exception.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { calculators } from '../../src/calculators/index.ts';
import { parseQuery, type ViewModel } from '../../src/kit/index.ts';
import { anyCharacter } from '../any-text.ts';
import { drawn } from '../render-screen.ts';
import { all, isSampled } from '../sampled-calculators.ts';
import { testDataset } from '../test-dataset.ts';
import { soon } from '../view-models.ts';

type Asked = readonly [lookup: (name: string) => string | undefined, given: readonly string[]];

/** What was computed, by the texts that it was computed from: most names that somebody makes up are of no input. */
const computed = new Map<string, ViewModel>();

function screenOf(id: string, ...[lookup, given]: Asked): ViewModel {
  const calculator = calculators.find((each) => each.id === id);
  if (!calculator) throw new Error(`There is no calculator ${id}.`);
  const texts = new Map<string, string | undefined>();
  const reading = (name: string) => {
    const text = soon(lookup)(name);
    texts.set(name, text);
    return text;
  };
  // The names in a link that are of no input are told apart from the answer.
  const { ignored } = calculator.inputs(reading, fullDataset, given);
  const key = JSON.stringify([id, ...texts]);
  const screen = computed.get(key) ?? calculator.viewModel(reading, testDataset);
  computed.set(key, screen);
  return { ...screen, ignored };
}

/** The screen of these texts as HTML, as small as an embed. */
const html = (id: string, ...asked: Asked) => drawn(screenOf(id, ...asked), true);

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
  // In every field of a list.
  '<script>:<script>x<script>:<script>:<script>',
  '<script>:<script>/<script>:<script>:q<script>:<script>:from=<script>',
  ','.repeat(200),
];
const anyName = [
  ...new Set(calculators.flatMap((calculator) => calculator.names)),
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '<b>', 'theme', 'lang', ''],
];
const text = fc.oneof(fc.string({ unit: anyCharacter, maxLength: 40 }), fc.constantFrom(...marks));
const pair = fc.tuple(fc.oneof(fc.constantFrom(...anyName), text), text);
const pairs = fc.array(pair, { maxLength: 6 });

/** How often; what draws texts is the same code for all, so that two calculators have most. */
const runsOf = (id: string) =>
  all ? Math.ceil(5000 / calculators.length) : isSampled(id) ? 40 : 8;

describe.each(calculators.map(({ id }) => id))('%s', (id) => {
  const names = calculators.find((each) => each.id === id)?.names ?? [];
  const numRuns = runsOf(id);

  test('draws each mark in every input as text', () => {
    for (const mark of marks) {
      const answered = screenOf(id, () => mark, names);
      for (const compact of [true, false]) {
        const screen = drawn(answered, compact);
        // Where nothing is drawn nothing is tested. The fields of a list are named after it.
        expect(names.filter((name) => !new RegExp(`name="${name}[".]`).test(screen))).toEqual([]);
        expect(screen).not.toMatch(foreign);
      }
    }
  });

  test('draws any query as text', () => {
    const raw = fc.array(
      fc.constantFrom('&', '=', '%', '?', '+', '%2', '%00', ...anyName, ...marks),
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
        expect(html(id, lookup, given)).not.toMatch(foreign);
      }),
      { numRuns },
    );
  });

  test('draws any attributes as text', () => {
    fc.assert(
      fc.property(pairs, (all) => {
        const attributes = new Map(all);
        const screen = html(id, (name) => attributes.get(name), [...attributes.keys()]);
        expect(screen).not.toMatch(foreign);
      }),
      { numRuns },
    );
    expect(({} as { broken?: unknown }).broken).toBeUndefined();
  });

  test('draws a value of a million signs', () => {
    const long = '<script>'.repeat(125_000);
    for (const name of isSampled(id) ? names : names.slice(0, 1))
      expect(foreign.test(html(id, (each) => (each === name ? long : undefined), [name]))).toBe(
        false,
      );
  });
});

test('the rule catches markup', () => {
  for (const html of ['<script>', '<p class="a" onclick="x">', '<a href="javascript:x">'])
    expect(html).toMatch(foreign);
  for (const html of ['<p title="a onclick=x">', '<b>a &lt;script></b>'])
    expect(html).not.toMatch(foreign);
});
