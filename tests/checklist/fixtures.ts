/** Checklists as readers might fill them in: arbitrary text in any place, and figures that can be read. */
import fc from 'fast-check';
import { type Checklist, type Choice, keys } from '../../src/site/checklist/checklist.ts';
import { answers, checks } from '../../src/site/checklist/checks.ts';
import { cellsOf, percentiles, periods, rows } from '../../src/site/checklist/figures.ts';

const quantity = fc.oneof(
  fc.tuple(fc.nat(9_999_999), fc.constantFrom('', ' IOPS', 'k')).map((parts) => parts.join('')),
  fc
    .tuple(
      fc.double({ min: 0, max: 4096, noNaN: true }).map((n) => n.toFixed(2)),
      fc.constantFrom(' KiB', 'K', ' MiB', ' GiB', ' MB/s', ' MiB/s', ' ms', 'us', ' %', '%'),
    )
    .map((parts) => parts.join('')),
);
const hostile = fc.constantFrom(
  '=1+1',
  '+cmd|x',
  '-2',
  '@SUM(A1)',
  '\t=1',
  'a|b',
  'a\nb\r\nc',
  '"quoted", and more',
  '<img src=x onerror=alert(1)>',
  '\ud800',
  '\u0000',
  '__proto__',
);
export const text = fc.oneof(quantity, hostile, fc.string({ unit: 'grapheme', maxLength: 40 }));

const workload = fc.dictionary(fc.constantFrom(...keys), text, {
  maxKeys: 40,
  noNullPrototype: true,
});

/** Mostly figures that can be read in their own row. */
export const figures = fc
  .record(
    Object.fromEntries(
      rows.flatMap(cellsOf).map(({ key }) => [key, fc.oneof(quantity, quantity, text)]),
    ),
    {
      requiredKeys: [],
    },
  )
  .chain((filled) =>
    fc
      .record(
        {
          growth: fc.integer({ min: 0, max: 400 }).map((n) => `${n}%`),
          'growth-until': fc.integer({ min: 1, max: 60 }).map(String),
          'idle-latency': fc.integer({ min: 1, max: 40_000 }).map((n) => `${n}us`),
          mix: fc.constantFrom('8K 70%, 64K 30%', '8 KiB 100 %', 'all'),
        },
        { requiredKeys: [] },
      )
      .map((once) => ({ ...filled, ...once })),
  );

export const choice: fc.Arbitrary<Choice> = fc.record({
  period: fc.constantFrom(...periods.map(({ id }) => id)),
  percentile: fc.constantFrom(...percentiles),
  grown: fc.boolean(),
});
export const checklist: fc.Arbitrary<Checklist> = fc.record({
  workloads: fc.array(workload, { minLength: 1, maxLength: 6 }),
  choice,
});

/** Every text of a workload filled in. */
export const full = (text: string): Record<string, string> =>
  Object.fromEntries([...keys].map((name) => [name, text]));
export const firstCheck = checks[0]?.id ?? '';
export const yes = answers[1].value;
