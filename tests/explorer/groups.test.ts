/** The series of the list of all limits: each is one line, and its sizes with constrained vCPUs are another. */
import { expect, test } from 'vitest';
import { vmTable } from '../../src/site/explorer/tables.ts';

const heads = [...vmTable('current').matchAll(/<tr class="group">.*?<\/tr>/g)].map(
  ([head]) => head,
);

test('The sizes of a series with constrained vCPUs are one line, whatever documents name them.', () => {
  const names = heads.flatMap(
    (head) => /<a[^>]*>([^<]*)<\/a> with constrained/.exec(head)?.[1] ?? [],
  );
  expect(names).toContain('HBv5');
  expect(names).toEqual([...new Set(names)]);
  // Standard_HB368-336rs_v5 to HB368-48rs_v5.
  expect(heads.find((head) => head.includes('>HBv5</a> with'))).toContain('7 sizes');
});

test('A closed series says the range below each heading but those of its name, and a word where there is no figure.', () => {
  const dsv5 = heads.find((head) => head.includes('>Dsv5</a>')) ?? '';
  const ranges = [...dsv5.matchAll(/<span class="range ([^"]*)">([^<]*)/g)].map(([, id, text]) => [
    id,
    text,
  ]);
  expect(ranges).toEqual([
    ['uncached-iops', '3,750–80,000'],
    ['uncached-throughput', '85–2,600'],
    ['cached-iops word', 'not published'],
    ['cached-throughput word', 'not published'],
    ['data-disks', '4–32'],
    ['temp word', 'none'],
    ['cost', '84–4,030'],
  ]);
});
