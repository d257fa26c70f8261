/** The rules every calculator shares, shown on one of two inputs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  choiceField,
  defineCalculator,
  type Field,
  parseQuery,
  textField,
} from '../../src/kit/index.ts';
import {
  type Bytes,
  bytes,
  formatBytes,
  gib,
  iops,
  mibPerSecond,
  parseBytes,
  parseThroughput,
  serializeBytes,
  serializeThroughput,
} from '../../src/units/index.ts';
import { anyCharacter } from '../any-text.ts';

/** The context of this calculator: how large an IO may be. */
type Context = { readonly largest: Bytes };
const context: Context = { largest: gib(1) };

const ioSize: Field<Bytes, Context> = textField({
  label: 'IO size',
  hint: 'How large is one IO?',
  initial: '8KiB',
  parse: (text, parseContext) =>
    parseBytes(text, { min: bytes(1), max: parseContext.context.largest }),
  serialize: serializeBytes,
});
const limit = textField({
  label: 'Limit',
  hint: 'How much may be moved in a second?',
  initial: '200MiB/s',
  parse: (text: string) =>
    parseThroughput(text, { min: mibPerSecond(1), max: mibPerSecond(10_000) }),
  serialize: serializeThroughput,
});
const cache = choiceField<'None' | 'ReadOnly', Context>({
  label: 'Host cache',
  hint: 'Is there one?',
  initial: 'None',
  choices: [
    { value: 'None', label: 'None' },
    { value: 'ReadOnly', label: 'Read only' },
  ],
  also: { 'read-only': 'ReadOnly' },
});

const nothingElse = {
  why: '',
  limits: [],
  tables: [],
  steps: [],
  recommendations: [],
  deepLinks: [],
  checks: [],
  citations: [],
} satisfies Partial<Answer>;

/** IOs per second that a throughput limit allows: limit / size. Less than one a second is a problem. */
const calculator = defineCalculator<Context>()({
  id: 'tiny',
  fields: { 'io-size': ioSize, limit, cache },
  formerNames: { size: 'io-size' },
  answer: (inputs) => {
    const rate = iops(inputs.limit / inputs['io-size']);
    if (rate < 1) return { problems: { limit: 'Less than one IO a second. Type a larger limit.' } };
    return {
      ...nothingElse,
      boundBy: ['limit'],
      headline: [`${rate}`],
      readouts: [
        { id: 'iops', label: 'IOs', kind: 'iops', value: rate, unit: 'IOPS', text: `${rate}` },
      ],
    };
  },
});

/** The view model of a link, as a page computes it. */
function open(query: string) {
  const { given, lookup } = parseQuery(query);
  return calculator.viewModel(lookup, context, given);
}
const answered = (query: string) => open(query).answer?.readouts[0]?.value;
const control = (query: string, name: string) =>
  open(query).controls.find((one) => one.name === name);

describe('the canonical query', () => {
  test.each([
    ['', '', 'defaults are left out'],
    ['io-size=8KiB&limit=200MiB/s&cache=None', '', 'also where a link spells them out'],
    ['io-size=8K', '', 'and where they are written another way'],
    ['io-size=64k', 'io-size=64KiB', 'a value has one spelling'],
    ['cache=read-only&io-size=64KiB', 'io-size=64KiB&cache=ReadOnly', 'the order is fixed'],
    ['limit=250 MB/s', 'limit=250MB/s', 'a slash stays readable'],
    ['io-size=eight', 'io-size=eight', 'unreadable text is kept as typed'],
    ['io-size=', 'io-size=', 'nothing typed is not the default'],
    ['io-size=8%2B8', 'io-size=8%2B8', 'a plus is no space'],
    ['colour=red', '', 'unknown names are dropped'],
  ])('%j becomes %j: %s', (query, canonical) => expect(open(query).query).toBe(canonical));

  test('it is its own canonical query, and gives the same controls and answer', () => {
    const texts = fc.oneof(
      fc.constantFrom(
        '8K',
        '64 KiB',
        '1,024 KiB',
        '1.024 KiB',
        '1.0240 MB',
        '250MB/s',
        'ReadOnly',
        'read-only',
        '1,5 MiB',
        '',
      ),
      fc.string({ unit: anyCharacter, maxLength: 40 }),
    );
    const names = fc.constantFrom('io-size', 'limit', 'cache', '__proto__', 'colour');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, texts)), (pairs) => {
        const first = open(new URLSearchParams(pairs).toString());
        const again = open(first.query);
        expect(again.query).toBe(first.query);
        expect(again.answer).toEqual(first.answer);
      }),
    );
  });

  test('a text too long for a link stays in its control and out of the link', () => {
    const text = 'x'.repeat(1_000_000);
    const viewModel = open(`io-size=${text}`);
    expect(viewModel.controls[0]?.text).toHaveLength(1_000_000);
    expect(viewModel.controls[0]?.problem?.length).toBeLessThan(200);
    expect(viewModel.query).toBe('');
    expect(viewModel.answer).toBeUndefined();
  });
});

describe('a former name in a link', () => {
  test('is a problem that names its replacement, and withholds the answer', () => {
    const viewModel = open('size=64KiB');
    expect(control('size=64KiB', 'io-size')).toMatchObject({
      text: '64KiB',
      problem: expect.stringContaining('io-size=64KiB'),
    });
    expect(viewModel.answer).toBeUndefined();
    expect(viewModel.ignored).toEqual([]);
  });

  test('gives way to the present name, and the canonical query carries that alone', () => {
    expect(answered('size=64KiB&io-size=8KiB')).toBe(answered('io-size=8KiB'));
    expect(open('size=64KiB').query).toBe('io-size=64KiB');
  });
});

describe('text that cannot be read', () => {
  test('stays as typed, with the problem beside it, and the answer is withheld', () => {
    const viewModel = open('io-size=eight&limit=100MiB/s');
    expect(control('io-size=eight', 'io-size')).toMatchObject({
      text: 'eight',
      problem: expect.stringContaining('8 KiB'),
    });
    expect(viewModel.controls.find(({ name }) => name === 'limit')).not.toHaveProperty('problem');
    expect(viewModel).not.toHaveProperty('answer');
  });

  test('what may have been meant stands beside the problem, and each of it can be read', () => {
    const limit = control('limit=200M', 'limit');
    expect(limit).toMatchObject({ text: '200M', readings: ['200 MB/s', '200 MiB/s'] });
    for (const reading of limit?.readings ?? [])
      expect(open(`limit=${encodeURIComponent(reading)}`).answer).toBeDefined();
    expect(control('limit=fast', 'limit')).not.toHaveProperty('readings');
    expect(control('limit=200MB/s', 'limit')).not.toHaveProperty('readings');
  });

  test('a problem that shows only when inputs are seen together does the same', () => {
    const viewModel = open('io-size=1GiB');
    expect(control('io-size=1GiB', 'limit')?.problem).toContain('larger limit');
    expect(viewModel).not.toHaveProperty('answer');
    expect(viewModel.query).toBe('io-size=1GiB');
  });

  test('every unreadable input has its own problem', () => {
    const problems = open('io-size=a&limit=b&cache=c').controls.map(({ problem }) => problem);
    expect(problems).toEqual([
      expect.stringContaining('8 KiB'),
      expect.stringContaining('MB/s'),
      expect.stringContaining('None, ReadOnly'),
    ]);
  });

  test('a lone surrogate is a text like any other', () => {
    const viewModel = calculator.viewModel(
      (name) => (name === 'limit' ? '\ud800' : undefined),
      context,
    );
    expect(viewModel.answer).toBeUndefined();
    expect(viewModel.query).toBe('limit=%EF%BF%BD');
  });
});

describe('what a text was read as', () => {
  test.each([
    ['64k', '64KiB'],
    ['65,536 B', '64KiB'],
    ['1,5 MiB', '1536KiB'],
  ])('is said of %s: %s', (text, readAs) =>
    expect(control(`io-size=${encodeURIComponent(text)}`, 'io-size')).toMatchObject({
      text,
      readAs,
    }),
  );

  test.each(['64KiB', '64 kib', ' 64 KiB ', '64', 'eight', ''])('is not repeated of %j', (text) =>
    expect(control(`io-size=${encodeURIComponent(text)}`, 'io-size')).not.toHaveProperty('readAs'),
  );
});

describe('what a link carries beyond the inputs', () => {
  test('unknown names are said, and change nothing else', () => {
    const viewModel = open('io-size=64KiB&colour=red');
    expect(viewModel.ignored).toEqual([expect.stringContaining('“colour”')]);
    expect(viewModel.answer).toEqual(open('io-size=64KiB').answer);
  });

  test('a name given twice is said, and the first is taken', () => {
    const viewModel = open('io-size=64KiB&io-size=8KiB');
    expect(viewModel.ignored).toEqual([expect.stringMatching(/“io-size”.*more than once/)]);
    expect(viewModel.query).toBe('io-size=64KiB');
  });

  test('thousands of names make one short sentence', () => {
    const query = Array.from({ length: 100_000 }, (_, at) => `${'n'.repeat(9)}${at}=1`).join('&');
    const { ignored } = open(query);
    expect(ignored).toHaveLength(1);
    expect(ignored[0]).toContain('99997 more');
    expect(ignored[0]?.length).toBeLessThan(300);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    '%s is an unknown name like any other',
    (name) => {
      const viewModel = open(`${name}=1&io-size=64KiB`);
      expect(viewModel.ignored).toEqual([expect.stringContaining(name)]);
      expect(viewModel.query).toBe('io-size=64KiB');
      expect(calculator.initial(name)).toBe('');
      expect({}).not.toHaveProperty('polluted');
      expect(control(`cache=${name}`, 'cache')?.problem).toContain('None, ReadOnly');
    },
  );

  test.each(['%', '%E0%A4%A', '&&&', '=', '=x', '%00=%00', '?io-size=64KiB', 'io-size'])(
    '%j does not throw',
    (query) => expect(open(query).calculator).toBe('tiny'),
  );
});

describe('the answer', () => {
  test.each([
    ['', 25_600],
    ['io-size=64KiB', 3200],
    ['io-size=1,5 MiB', 200 / 1.5],
    ['limit=100 MiB/s', 12_800],
  ])('of %j is %d IOPS', (query, rate) => expect(answered(query)).toBeCloseTo(rate, 9));

  test('is computed in the context that is given', () => {
    const small = calculator.viewModel(() => undefined, { largest: bytes(4096) });
    expect(small.controls[0]?.problem).toContain(formatBytes(bytes(4096)));
  });
});
