/** Which entries answer a query, and in what order. */
import { describe, expect, test } from 'vitest';
import { rowPages } from '../../src/site/search/dataset-entries.ts';
import { type PackedPage, unpack } from '../../src/site/search/entry.ts';
import { makeFinder } from '../../src/site/search/finder.ts';

const pages: readonly PackedPage[] = [
  [
    'Guide',
    'a/text/',
    'Elsewhere',
    [
      ['', '', 'Somewhere the word burst is said, and alignment too.'],
      ['burst', 'How long is a burst?', 'Half an hour.'],
      ['depth', 'A word on depth', 'The queue is meant, of course.'],
    ],
  ],
  ['Guide', 'a/bursts/', 'Bursts', [['', '', 'A bucket fills while it is not used.']]],
  ['Guide', 'a/queue/', 'Queue depth of striped volumes', [['', '', 'Keep all disks busy.']]],
  ['Limits', 'limits/errata/', 'What the documents get wrong', [['', '', 'Misprints, mostly.']]],
  [
    'Calculator',
    'calculators/queue-depth/',
    'Queue depth',
    [['', 'How deep must it be?', 'Too shallow leaves disks idle.']],
  ],
  [
    'Workload',
    'calculators/workloads/',
    'Start from a workload',
    [
      ['', '', 'A case for each.'],
      ['store', 'Document store', 'One disk. Also: papers.'],
    ],
  ],
  ...rowPages(),
];
const { find } = await makeFinder(unpack(pages));
const addresses = (query: string) => find(query).hits.map(({ entry }) => entry.address);
const first = (query: string) => addresses(query)[0];

test('a title counts more than a heading, and a heading more than text', () => {
  expect(addresses('burst')).toEqual(['a/bursts/', 'a/text/#burst', 'a/text/']);
});

describe('a calculator comes first', () => {
  test.each(['queue depth', 'queue-depth', 'Queue_Depth', 'queuedepth', 'qeue depth', 'queue dep'])(
    'by its name: %s',
    (query) => expect(first(query)).toBe('calculators/queue-depth/'),
  );
  test('and not where the query is about something else', () =>
    expect(first('queue volumes')).toBe('a/queue/'));
});

describe('a workload is found', () => {
  const [hit] = find('document store').hits;
  test('by its name, before pages that say the word', () => {
    expect(hit?.entry).toMatchObject({
      address: 'calculators/workloads/#store',
      title: 'Document store',
      page: 'Start from a workload',
    });
    expect(first('documents')).toBe('calculators/workloads/#store');
  });
  test('by another word for it', () =>
    expect(first('papers')).toBe('calculators/workloads/#store'));
  test('together with the page of all of them, by its title', () =>
    expect(first('start from a workload')).toBe('calculators/workloads/'));
});

describe('a size or disk is found by its name', () => {
  test.each([
    ['D2s_v3', 'limits/dsv3/#d2s_v3'],
    ['d2sv3', 'limits/dsv3/#d2s_v3'],
    ['d2s v3', 'limits/dsv3/#d2s_v3'],
    ['Standard_D2s_v3', 'limits/dsv3/#d2s_v3'],
    ['Standard_DS13_v2', 'limits/dsv2/#ds13_v2'],
    ['ds13v2', 'limits/dsv2/#ds13_v2'],
    ['ds13_v', 'limits/dsv2/#ds13_v2'],
    ['DS13', 'limits/ds/#ds13'],
    ['e8bds_v5', 'limits/ebdsv5/#e8bds_v5'],
    ['E8bds_v5/nvme', 'limits/ebdsv5/#e8bds_v5-nvme'],
    ['d2s_v33', 'limits/dsv3/#d2s_v3'],
    ['P30', 'limits/premium-ssd/#p30'],
    ['e30', 'limits/standard-ssd/#e30'],
    ['s30', 'limits/standard-hdd/#s30'],
  ])('%s', (query, address) => expect(first(query)).toBe(address));

  test('and leads to 2018-09 where it stands in that edition alone', () =>
    expect(first('D14')).toMatch(/#d14-2018-09$/));
});

describe('the name of a size or disk beside other words', () => {
  test.each(['D2s_v3 limits', 'limits of D2s_v3', 'iops D2s_v3'])('%s leads to its row', (query) =>
    expect(first(query)).toBe('limits/dsv3/#d2s_v3'),
  );
  test('that are about something else is found beside what has those words', () =>
    expect(addresses('alignment p30')).toEqual(
      expect.arrayContaining(['a/text/', 'limits/premium-ssd/#p30']),
    ));
});

test.each(['bursting', 'bursts', 'BURST'])(
  '%s finds a page by another form of its title',
  (query) => expect(first(query)).toBe('a/bursts/'),
);

describe('a query with a misspelt word', () => {
  test.each([
    ['qeue depth', 'queue depth'],
    ['alignmnt of queue', 'alignment of queue'],
  ])('%s finds what “%s” finds, and says that this was meant', (query, meant) => {
    expect(find(query).meant).toBe(meant);
    expect(addresses(query)).toEqual(addresses(meant));
  });

  test.each(['queue depth', 'alignment queue', 'xyzzy', 'd2s_v33', '', '***'])(
    '%j is not corrected',
    (query) => expect(find(query).meant).toBeUndefined(),
  );
});

describe('a word that no text has', () => {
  test.each([
    ['brust', 'bursts'],
    ['burst wrod', 'burst word'],
    ['buckte of disks', 'bucket of disks'],
  ])('%s is corrected where two letters are swapped', (query, meant) =>
    expect(find(query).meant).toBe(meant),
  );

  test('is never taken for one of other letters where it is short', () => {
    // “word”, “half”, “keep”, “busy”: one letter differs.
    for (const query of ['ward', 'hulf', 'kelp', 'san'])
      expect(find(query), query).toMatchObject({ meant: undefined, hits: [] });
  });

  test('is named, and the other words are looked for', () => {
    const found = find('zzyzzx alignment');
    expect(found).toMatchObject({ meant: undefined, unknown: ['zzyzzx'], partial: false });
    expect(found.hits[0]?.entry.address).toBe('a/text/');
  });

  test('is not named where it is a figure, or where every word is known', () => {
    expect(find('alignment 30ms').unknown).toEqual([]);
    expect(find('alignment burst').unknown).toEqual([]);
  });
});

describe('where no place has all words', () => {
  // The one word is in a single place, the others are in many.
  const many: PackedPage = [
    'Guide',
    'b/slow/',
    'Slow disks',
    Array.from({ length: 40 }, (_, at) => [`s${at}`, `Slow disk ${at}`, 'A slow disk on Azure.']),
  ];
  const one: PackedPage = [
    'Guide',
    'b/product/',
    'Elsewhere',
    [['product', 'A heading', 'Of a broker with rabbits.']],
  ];

  test('the rarest word is never dropped', async () => {
    const { find: findOne } = await makeFinder(unpack([...pages, many, one]));
    for (const query of [
      'rabbits slow disk',
      'slow azure disk rabbits',
      'rabbits slow disk azure',
    ]) {
      const { hits, partial, unknown } = findOne(query);
      expect({ partial, unknown }, query).toEqual({ partial: true, unknown: [] });
      expect(
        hits.slice(0, 3).map(({ entry }) => entry.address),
        query,
      ).toContain('b/product/#product');
    }
  });
});

test('at most twenty entries are shown that have only some of the words', async () => {
  const many: PackedPage = [
    'Guide',
    'b/many/',
    'Many',
    Array.from({ length: 500 }, (_, at) => [`s${at}`, `Section ${at}`, 'A disk, and more.']),
  ];
  const { find: findMany } = await makeFinder(unpack([...pages, many]));
  expect(findMany('disk alignment splendid nonsense').hits.length).toBeLessThanOrEqual(20);
  expect(findMany('disk').hits.length).toBeGreaterThan(20);
});

test('a page is found by the name of its folder', () =>
  expect(first('errata')).toBe('limits/errata/'));

test('where no place has all words, those that have some are shown', () =>
  expect(addresses('alignment zzzz')).toEqual(['a/text/']));

test.each(['xyzzy', '', '   ', '***', '.*', '(((', '\\'])('%s finds nothing', (query) =>
  expect(find(query).hits).toEqual([]),
);

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '<b>', '\u0000', '\ud800'])(
  'the query %j breaks nothing',
  (query) => expect(Array.isArray(find(query).hits)).toBe(true),
);

// Work that grows faster than the text would take hours here: no clock is needed to see it.
test('a pasted file of ten million letters is answered', () => {
  const file = 'disk queue burst '.repeat(600_000);
  expect(find(file).hits.length).toBeGreaterThan(0);
});
