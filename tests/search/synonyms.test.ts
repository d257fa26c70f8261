/** What readers type, in the words of the pages. */
import { describe, expect, test } from 'vitest';
import { inWordsOfPages, meaningsOf } from '../../src/site/search/synonyms.ts';
import { stem } from '../../src/site/search/words.ts';

describe('a name of the interface becomes the name that pages use', () => {
  test.each([
    ['PremiumV2_LRS', 'premium ssd v2'],
    ['PremiumV2', 'premium ssd v2'],
    ['premium_lrs cache', 'premium ssd cache'],
    ['Premium_ZRS', 'premium ssd'],
    ['UltraSSD_LRS', 'ultra disk'],
    ['StandardSSD_LRS', 'standard ssd'],
    ['Standard_LRS', 'standard hdd'],
    ['pagefile v6', 'page file v6'],
    ['stripe size', 'stripe unit'],
  ])('%s', (query, words) => expect(inWordsOfPages(query)).toBe(words));

  test.each(['Standard_D8s_v3', 'Premium SSD', 'P30', 'ultra', ''])('%j stays as it is', (query) =>
    expect(inWordsOfPages(query)).toBe(query),
  );
});

test('a term means itself first, and then what others call it', () => {
  expect(meaningsOf(stem('capped'))).toEqual([stem('capped'), stem('throttled')]);
  expect(meaningsOf('wal')).toEqual(['wal', 'log', 'journal', 'commit']);
  expect(meaningsOf('etcd')).toEqual(['etcd']);
});

test.each(['constructor', '__proto__', 'toString'])('%s means itself alone', (term) =>
  expect(meaningsOf(term)).toEqual([term]),
);
