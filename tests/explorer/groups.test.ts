/** The series of the list of all limits: each is one line, and its sizes with constrained vCPUs are another. */
import { expect, test } from 'vitest';
import { vmTable } from '../../src/site/explorer/tables.ts';

const heads = [...vmTable('current').matchAll(/<tr class="group">.*?<\/tr>/g)].map(
  ([head]) => head,
);

test('The sizes of a series with constrained vCPUs are one line, whatever documents name them.', () => {
  const fewer = heads.filter((head) => /<small class="fewer">/.test(head));
  const names = fewer.flatMap((head) => /<a[^>]*>([^<]*)/.exec(head)?.[1] ?? []);
  expect(names).toContain('HBv5');
  expect(names).toEqual([...new Set(names)]);
  // Standard_HB368-336rs_v5 to HB368-48rs_v5.
  const text = fewer.find((head) => head.includes('>HBv5</a>'))?.replace(/<[^>]*>/g, '');
  expect(text).toMatch(/^HBv5 7 sizes with constrained vCPUs/);
});

const rangesOf = (series: string) => {
  const head = heads.find((one) => one.includes(`>${series}</a>`)) ?? '';
  return [...head.matchAll(/<span class="range ?([^"]*)">(.*?)<\/span>/g)].map(([, name, text]) =>
    [text, name].filter(Boolean).join(' '),
  );
};

test('A closed series says the range below each heading but that of its name, and a word where there is no figure.', () => {
  // Dalsv7 sizes: D2als_v7 to D160als_v7, no local disk and no cached limit published.
  expect(rangesOf('Dalsv7')).toEqual([
    ...['2–160', '4–320', '4,000–212,000', '118–10,344'],
    ...['not published gap', 'not published gap', '10–64', 'none word', '71–5,676 cost'],
  ]);
});

test('A series with a figure that is not published for all of its sizes says it, with a mark.', () => {
  // Dsv5 sizes: 9,000 IOPS and 125 MB/s cached on D2s_v5 alone; Bsv2: 9,000 on B2s_v2, 19,000 on B4s_v2.
  expect(rangesOf('Dsv5').slice(4, 6)).toEqual(['9,000<i>*</i>', '125<i>*</i>']);
  expect(rangesOf('Bsv2').slice(4, 6)).toEqual(['9,000–19,000<i>*</i>', '125–250<i>*</i>']);
});
