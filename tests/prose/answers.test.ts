/** What a page says is what the calculator on it, or behind its link, answers: latency, rates, and verdicts. */
import { describe, expect, test } from 'vitest';
import { capCheck } from '../../src/calculators/cap-check/index.ts';
import { reportOf } from '../../src/cli/report.ts';
import { inputsOf, tagsOf } from '../../src/site/content-checks/tags.ts';
import { shownBy } from '../view-models.ts';
import { pages, passagesOf, proseOf } from './pages.ts';

const ids = /^(?:sync-io|queue-depth)$/;
const linked = /\]\(\/calculators\/(sync-io|queue-depth)\/\?([^)\s]+)\)/g;

const answerTo = (id: string, query: string) => reportOf(id, query, () => '');
const checkOf = (query: string) => shownBy(capCheck, query).answer;

/** Latencies in a text, in milliseconds as they are written. */
const latenciesIn = (text: string) =>
  [...text.matchAll(/(?<![\d.,])(\d+(?:\.\d+)?) (ms|µs)(?!\w)/g)].map(
    ([, figure, unit]) => Number(figure) / (unit === 'µs' ? 1000 : 1),
  );

const links = pages.flatMap(({ path, text }) =>
  passagesOf(text).flatMap((passage) =>
    [...passage.matchAll(linked)].map(([, id = '', query = '']) => ({ path, id, query, passage })),
  ),
);

const embedded = pages.flatMap(({ path, text }) =>
  tagsOf(text)
    .filter(({ name, attributes }) => name === 'Calculator' && ids.test(attributes['of'] ?? ''))
    .map((tag) => ({
      path,
      id: tag.attributes['of'] ?? '',
      query: new URLSearchParams(inputsOf(tag)).toString(),
      prose: proseOf(text),
    })),
);

describe('One latency', () => {
  test('There are links and calculators to look at.', () => {
    expect(links.length).toBeGreaterThan(10);
    expect(embedded.length).toBeGreaterThan(4);
  });

  test.each(links)(
    'A passage of $path that states a latency states that of its link, $id $query',
    ({ id, query, passage }) => {
      const stated = latenciesIn(passage.replace(/<Measured[^>]*>/g, ''));
      if (stated.length === 0) return;
      const { headline = '', why = '', readouts = [] } = answerTo(id, query);
      const computed = latenciesIn(`${headline} ${why} ${readouts.map((one) => one.text)}`);
      expect(computed).toEqual(expect.arrayContaining([expect.any(Number)]));
      expect(
        stated.some((one) => computed.includes(one)),
        `${stated} of ${computed}`,
      ).toBe(true);
    },
  );

  test.each(embedded)(
    'The text of $path has the rate, or the queue depth needed, that its $id $query gives',
    ({ id, query, prose }) => {
      const { readouts = [] } = answerTo(id, query);
      const wanted = readouts.find((one) => one.id === (id === 'sync-io' ? 'iops' : 'needed'));
      const [figure = 'none'] = /[\d,]+/.exec(wanted?.text ?? '') ?? [];
      expect(prose).toMatch(new RegExp(`(?<![\\d.,])${figure}(?![\\d.,]\\d)`));
    },
  );
});

describe('A set-up that a page shows', () => {
  const checked = pages.flatMap(({ path, text }) => [
    ...tagsOf(text)
      .filter(({ name, attributes }) => name === 'Calculator' && attributes['of'] === 'cap-check')
      .map((tag) => ({
        path,
        query: new URLSearchParams(inputsOf(tag)).toString(),
        prose: proseOf(text),
      })),
    ...[...text.matchAll(/\]\(\/calculators\/cap-check\/\?([^)\s]+)\)/g)].map(([, query = '']) => ({
      path,
      query,
      prose: proseOf(text),
    })),
  ]);

  test.each(checked)('$path says so where it opens as Not checked: $query', ({ query, prose }) => {
    if (checkOf(query)?.verdict !== 'not-checked') return;
    expect(prose).toMatch(/not[ -]checked|not published|nothing is published/i);
  });

  test('The last set-up that a passage with “not checked” links opens so.', () => {
    const last = pages.flatMap(({ path, text }) =>
      passagesOf(text)
        .filter((passage) => /\*not checked\*/i.test(passage))
        .flatMap((passage) =>
          [...passage.matchAll(/\]\(\/calculators\/cap-check\/\?([^)\s]+)\)/g)].slice(-1),
        )
        .map(([, query = '']) => ({ path, query })),
    );
    expect(last.length).toBeGreaterThan(3);
    for (const { path, query } of last)
      expect(checkOf(query)?.verdict, `${path}: ${query}`).toBe('not-checked');
  });

  test('The example of a temp disk that slows a cached disk exceeds the cached limit and no other.', () => {
    const [example] = checked.filter(({ path }) => path.endsWith('where-throttling-happens.mdx'));
    const { boundBy } = checkOf(example?.query ?? '') ?? {};
    expect(boundBy?.length).toBeGreaterThan(0);
    for (const limit of boundBy ?? []) expect(limit).toMatch(/^VM cached /);
  });
});
