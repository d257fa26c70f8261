/** What counts as a word, and what names and units are found by. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { queryTerms, stem, textTerms, titleTerms, wordsOf } from '../../src/site/search/words.ts';

describe('a text is found by', () => {
  test.each([
    ['the parts of a name and the whole of it', 'D2s_v3', ['d2s', 'v3', 'd2sv3']],
    ['a size without the vendor’s Standard_', 'Standard_DS13_v2', ['ds13', 'v2', 'ds13v2']],
    ['the two names of an interface', 'E8bds_v5/nvme', ['e8bds', 'v5', 'e8bdsv5', 'nvm']],
    ['a compound and its parts', 'queue-depth', ['queu', 'depth', 'queuedepth']],
    ['a number without its commas', '16,000 IOPS', ['16000', 'iops']],
    ['a decimal as it is', '4.86 %', ['4.86']],
    ['a size as number and unit', '8KiB', ['8', 'kib']],
    ['the same with a blank', '8 KiB', ['8', 'kib']],
    ['a rate in one spelling', 'MB/s', ['mb', 'mbs']],
    ['the same as the vendor prints it', 'MBps', ['mb', 'mbs']],
    ['one of many', 'disks, caches, stripes', ['disk', 'cach', 'strip']],
    ['a family that is called Standard too', 'Standard SSD', ['standard', 'ssd']],
    ['a law without its apostrophe', 'Little’s law', ['littl', 'law']],
  ])('%s', (_, text, terms) => expect(textTerms(text)).toEqual(terms));

  test.each(['class', 'analysis', 'status', 'iops', 'this'])('%s, which is not many', (word) =>
    expect(textTerms(word)).toEqual([word]),
  );

  test('two neighbours of a title as one word, since people type them so', () => {
    expect(titleTerms('IO size')).toEqual(['io', 'siz', 'iosiz']);
  });
});

describe('a query looks for', () => {
  test.each([
    ['a name as a whole', 'D2s_v3', ['d2sv3']],
    ['the same with Standard_', 'Standard_D2s_v3', ['d2sv3']],
    ['the same without its line', 'd2sv3', ['d2sv3']],
    ['the parts of a compound', 'queue-depth', ['queu', 'depth']],
    ['an underline between words alike', 'queue_depth', ['queu', 'depth']],
    ['a rate', '200 MB/s', ['200', 'mb', 'mbs']],
    ['no idle words beside others', 'why is my disk slow', ['disk', 'slow']],
    ['idle words where there are no others', 'how to', ['how', 'to']],
    ['each word once', 'disk disk disks', ['disk']],
    ['nothing where there is no word', '*** ?! <>', []],
  ])('%s', (_, query, terms) => expect(queryTerms(query)).toEqual(terms));
});

test('a word knows where it stands, so that it can be marked', () => {
  const text = 'A D2s_v3 passes 48 MB/s.';
  expect(wordsOf(text).map(({ at, end }) => text.slice(at, end))).toEqual([
    'A',
    'D2s_v3',
    'passes',
    '48',
    'MB/s',
  ]);
});

describe('the forms of a word have one stem', () => {
  test.each([
    ['burst', 'bursts', 'bursting'],
    ['cache', 'caches', 'cached', 'caching'],
    ['throttle', 'throttled', 'throttling'],
    ['cap', 'capped', 'capping'],
    ['stripe', 'stripes', 'striped', 'striping'],
    ['query', 'queries'],
    ['latency', 'latencies'],
  ])('%s', (...forms) => expect(new Set(forms.map(stem)).size).toBe(1));

  test.each([
    ['need', 'net'],
    ['string', 'strip'],
    ['speed', 'spec'],
    ['class', 'clas'],
    ['wal', 'wall'],
    ['p30', 'p3'],
  ])('%s and %s are two words', (one, other) => expect(stem(one)).not.toBe(stem(other)));

  test('of any word, and it is the same in a text and in a query', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
        expect(textTerms(word)).toEqual(queryTerms(word));
        expect(word.startsWith(stem(word).slice(0, -1))).toBe(true);
      }),
    ));
});
