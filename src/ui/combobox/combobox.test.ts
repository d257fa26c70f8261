/** The list under a field, without a browser: what it offers, and which option a key leads to. */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../limits/index.ts';
import { nextOption } from './keys.ts';
import { offerDisks } from './offer-disks.ts';
import { badgeOf, maxRows, offerSizes } from './offer-sizes.ts';
import type { Asked, Offers } from './offers.ts';

const asked = (text: string, more: Partial<Asked> = {}): Asked => ({
  text,
  untouched: false,
  catalogue,
  edition: 'current',
  recent: [],
  ...more,
});
const rowsOf = ({ groups }: Offers) => groups.flatMap(({ offers }) => offers);
const sizes = (text: string, more?: Partial<Asked>) => offerSizes(asked(text, more));
const vmOf = (name: string) => {
  const found = catalogue.vm(name, 'current');
  if (!('row' in found)) throw new Error(`There is no ${name}.`);
  return found.row;
};

describe('the row of a VM size', () => {
  // D16s_v5: 16 vCPU, 64 GiB, 25,600 IOPS and 600 MB/s uncached (learn.microsoft.com, Dsv5 sizes series).
  const figures = ['16 vCPU', '64 GiB', '25,600 IOPS', '600 MB/s'];

  test('has its figures, and no price where none is loaded', () => {
    const [row] = rowsOf(sizes('d16s v5'));
    expect(row?.text).toBe('D16s_v5');
    expect(row?.cells.map(({ text }) => text)).toEqual(figures);
    expect(sizes('d16s v5').columns).toBe('Uncached limits');
  });

  test('has the price of its region, and none where the list has none', () => {
    const prices = {
      of: 'Here',
      price: (name: string) => (name === 'D16s_v5' ? 671.6 : undefined),
    };
    const [row, other] = rowsOf(sizes('d16s v5', { prices }));
    expect(row?.cells.map(({ text }) => text)).toEqual([...figures, '$672']);
    expect(other?.cells.at(-1)).toEqual({ kind: 'price', text: '' });
  });

  test('of September 2018 has no price, since prices are of today', () => {
    const prices = { of: 'Here', price: () => 1 };
    const old = sizes('d16s v3', { prices, edition: '2018-09' });
    expect(old.columns).toBe('Uncached limits');
    expect(rowsOf(old)[0]?.cells.some(({ kind }) => kind === 'price')).toBe(false);
  });

  test('says in its place that a limit is not published', () => {
    const unpublished = catalogue
      .vms('current')
      .find(({ uncached }) => uncached.iops === 'not published');
    const row = rowsOf(sizes(unpublished?.name ?? '')).find(
      ({ text }) => text === unpublished?.name,
    );
    expect(unpublished).toBeDefined();
    expect(row?.cells).toContainEqual({ kind: 'none', text: 'not published' });
  });

  test('says what speaks against it', () => {
    expect(badgeOf(vmOf('L8s'))).toBe('retires 2028');
    expect(badgeOf(vmOf('D16s_v5'))).toBeUndefined();
  });
});

describe('the list of VM sizes', () => {
  test(`has at most ${maxRows} rows, and says how many more there are`, () => {
    const all = sizes('');
    expect(rowsOf(all)).toHaveLength(maxRows);
    expect(all.more).toMatch(/^1,\d{3} more, keep typing\.$/);
  });

  test('opened before anything is typed has the series of the size, and marks the size', () => {
    const { groups } = sizes('D16ds_v5', { untouched: true });
    const texts = groups[0]?.offers.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['D2ds_v5', 'D96ds_v5']));
    expect(rowsOf({ groups } as Offers).filter(({ current }) => current)).toMatchObject([
      { text: 'D16ds_v5' },
    ]);
  });

  test('has recent choices first until something is typed, without those of another edition', () => {
    const recent = ['E8bds_v5', 'nonsense', 'A0'];
    const { groups } = sizes('', { recent });
    expect(groups[0]).toMatchObject({ label: 'Recent', offers: [{ text: 'E8bds_v5' }] });
    expect(sizes('d16', { recent }).groups[0]?.label).not.toBe('Recent');
  });

  test('says of a size without figures that Azure has it', () => {
    // Its name is in limits/vms/without-limits.ts.
    expect(sizes('NG8ads_V620_v1')).toMatchObject({
      groups: [],
      count: expect.stringMatching(/is known to Azure; no limits collected/),
    });
    expect(sizes('zzzz').count).toBe('No size matches');
  });

  test('has each option once', () => {
    for (const text of ['', 'D16ds_v5', 'v5', '16 vcpu']) {
      const rows = rowsOf(sizes(text, { untouched: true, recent: ['D16ds_v5', 'D8s_v5'] }));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
  });
});

describe('the list of disks', () => {
  test('has tiers by family with their bursts, and what may be provisioned', () => {
    const { groups } = offerDisks(asked('', { untouched: true }));
    expect(groups.map(({ label }) => label)).toEqual([
      'Premium SSD',
      'Standard SSD',
      'Standard HDD',
      'Premium SSD v2',
      'Ultra Disk',
    ]);
    const p10 = groups[0]?.offers.find(({ text }) => text === 'P10');
    // 500 IOPS, 100 MB/s; bursts to 3,500 IOPS, 170 MB/s (learn.microsoft.com, disk scalability targets).
    expect(p10?.cells.map(({ text }) => text)).toEqual([
      '128 GiB',
      '500 IOPS',
      '100 MB/s',
      'bursts to 3,500 IOPS, 170 MB/s',
    ]);
    expect(groups[3]?.offers[0]?.below).toContain('3,000 to 80,000 IOPS');
  });

  test('has all disks until something is typed', () => {
    expect(rowsOf(offerDisks(asked('P30', { untouched: true }))).length).toBeGreaterThan(30);
    expect(rowsOf(offerDisks(asked('P30')))).toHaveLength(1);
  });
});

describe('Enter', () => {
  test.each(['d16s', '8 vcpu 64 gb', 'D4', '20k'])('takes the first size for %s', (text) => {
    const { groups, entered } = sizes(text);
    expect(rowsOf({ groups } as Offers)[0]?.id).toBe(entered);
    expect(entered).toBeDefined();
  });

  test.each([
    'D16s_v5',
    'standard d16s v5',
    'Standard D8s v5 (8 vcpus, 32 GiB memory)',
    '',
    'zzzz',
  ])('leaves “%s” as it is', (text) => expect(sizes(text).entered).toBeUndefined());

  test('takes the first disk for the beginning of a name, and no disk for a size', () => {
    expect(offerDisks(asked('standard ssd')).entered).toBe('disk-E1');
    for (const text of ['30', '1 024', '128 GB', 'P30', '4xP30', '128 GB Premium'])
      expect(offerDisks(asked(text)).entered, text).toBeUndefined();
  });

  test('is offered several disks where a count is typed before one', () => {
    expect(rowsOf(offerDisks(asked('4xP3'))).map(({ text }) => text)).toContain('4xP30');
  });
});

describe('a key', () => {
  const at = (active: number, current = -1, count = 20) => ({ count, active, current });

  test.each([
    ['ArrowDown', at(-1), 0],
    ['ArrowDown', at(-1, 7), 7],
    ['ArrowDown', at(3), 4],
    ['ArrowDown', at(19), 0],
    ['ArrowUp', at(-1), 19],
    ['ArrowUp', at(0), 19],
    ['PageDown', at(15), 19],
    ['PageUp', at(4), 0],
    ['Home', at(4), 0],
    ['End', at(4), 19],
  ])('%s from %j leads to %d', (key, options, to) => expect(nextOption(key, options)).toBe(to));

  test.each(['Home', 'End', 'PageUp'])('%s is for the text until an option is active', (key) =>
    expect(nextOption(key, at(-1))).toBeUndefined(),
  );

  test('of a letter moves nothing', () => expect(nextOption('d', at(3))).toBeUndefined());
});
