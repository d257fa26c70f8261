/** The limits as a table: what a screen reader is told of each row. */
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { shownBy } from '../../../tests/view-models.ts';
import { calculators } from '../../calculators/index.ts';
import { LimitTable } from './LimitTable.tsx';

function answerOf(id: string, query: string) {
  const calculator = calculators.find((one) => one.id === id);
  return calculator && shownBy(calculator, query).answer;
}

/** The heading of each row and its figures, without tags. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr class="[^"]*">.*?<th scope="row">(.*?)<\/th>(.*?)<\/tr>/gs)].map(
    ([, ...parts]) =>
      parts.map((one) =>
        one
          .replace(/<[^>]*>/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
  );

describe.each([
  ['cap-check', ''],
  ['cap-check', 'vm=D8s_v5&disks=data:P30x4:None&target-iops=12000&io-size=8KiB'],
  ['provision', ''],
  ['throttle', ''],
  ['burst', ''],
])('%s?%s', (id, query) => {
  const limits = answerOf(id, query)?.limits ?? [];
  const rows = rowsOf(renderToString(<LimitTable limits={limits} outdated={undefined} />));

  test('each row says whose limit it is, once, and the bottleneck on its own row alone', () => {
    expect(rows).toHaveLength(limits.length);
    for (const [at, { label, parts, mark }] of limits.entries()) {
      const name = parts ? `${parts.name} ${parts.detail}` : label;
      const said = mark ? ` ${mark.charAt(0).toUpperCase()}${mark.slice(1)}` : '';
      expect(rows[at]?.[0]).toBe(`${name}${said}`.replace(/\s+/g, ' ').trim());
    }
  });
});

test('the throughput of D16ds_v5 is the bottleneck of the drawn case, and its IOPS are not', () => {
  const limits = answerOf(
    'cap-check',
    'vm=D16ds_v5&disks=data:P30x4:ReadOnly,log:P30x1:None',
  )?.limits;
  const rows = rowsOf(renderToString(<LimitTable limits={limits ?? []} outdated={undefined} />));
  // 600 MB/s uncached of D16ds_v5 (Ddsv5 sizes), 200 MB/s of each of five P30 (disk scalability targets).
  expect(rows.filter(([head]) => head?.includes('Bottleneck'))).toEqual([
    [expect.stringContaining('VM uncached'), expect.stringContaining('1,000 of 600 MB/s')],
  ]);
});
