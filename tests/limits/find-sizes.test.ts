/** Which sizes a typed text finds, and in which order. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sizeFinder } from '../../src/limits/find-sizes.ts';
import { catalogue } from '../../src/limits/index.ts';
import { isFirstChoice } from '../../src/limits/lifecycle.ts';
import { matchName, partsOf, typedParts } from '../../src/limits/match-name.ts';
import { anyCharacter } from '../any-text.ts';

const vms = catalogue.vms('current');
const find = sizeFinder(vms);
const namesOf = (text: string, limit = 60) => find(text, limit).sizes.map(({ vm }) => vm.name);

describe('a name', () => {
  test.each([
    ['d16s v5', 'D16s_v5'],
    ['D16sv5', 'D16s_v5'],
    ['D16sv3', 'D16s_v3'],
    ['d16s-V5', 'D16s_v5'],
    ['Standard_D16s_v5', 'D16s_v5'],
    ['standard d16s v5', 'D16s_v5'],
    ['e8bds', 'E8bds_v6'],
    ['E8-4ds v5', 'E8-4ds_v5'],
    ['ds13 v2', 'DS13_v2'],
    ['l8s', 'L8s'],
  ])('typed as “%s” finds %s first', (text, name) => expect(namesOf(text)[0]).toBe(name));

  test('with letters left out finds the sizes that have them in order', () => {
    const names = namesOf('d16s v5');
    expect(names).toContain('D16ds_v5');
    expect(names).toContain('D16ads_v5');
    expect(names).not.toContain('D64s_v5');
    expect(names).not.toContain('E16s_v5');
    expect(names).not.toContain('D16s_v6');
  });

  test('begins with its family: another family that has the letters too is another name', () => {
    expect(namesOf('s v5')).toEqual([]);
    expect(namesOf('e8').every((name) => name.startsWith('E'))).toBe(true);
  });

  test('whose last number has only begun finds those that go on', () => {
    const names = namesOf('d1');
    expect(names).toContain('D16s_v5');
    expect(namesOf('d1s')).not.toContain('D16s_v5');
  });

  test('of a generation alone finds all of that generation', () => {
    expect(find('v5', 60).matching).toBe(
      vms.filter(({ name }) => /_v5(\/nvme)?$/.test(name)).length,
    );
  });

  test('says which of its letters were typed', () => {
    const match = matchName(typedParts('d16s v5'), partsOf('D16ds_v5'));
    const letters = match?.marks.map(([from, to]) => 'D16ds_v5'.slice(from, to));
    expect(letters).toEqual(['D16', 's', 'v5']);
  });

  test('that nothing matches finds those few letters apart, as similar ones', () => {
    const found = find('d16xs v5', 60);
    expect(found.matching).toBe(0);
    expect(found.sizes.length).toBeGreaterThan(0);
    expect(found.sizes.every(({ near }) => near)).toBe(true);
  });

  test('of few sizes is followed by other generations, as similar ones', () => {
    const found = find('D16ds_v5', 60);
    expect(found.sizes[0]).toMatchObject({ near: false, vm: { name: 'D16ds_v5' } });
    expect(found.sizes.find(({ vm }) => vm.name === 'D16ds_v6')?.near).toBe(true);
  });
});

describe('quantities and words', () => {
  test('16 vcpu amd finds sizes with 16 vCPUs and an AMD processor', () => {
    const { sizes } = find('16 vcpu amd', 60);
    expect(sizes.length).toBeGreaterThan(10);
    for (const { vm } of sizes) {
      expect(vm.vcpus).toBe(16);
      expect(vm.name).toMatch(/\d[a-z]*a[a-z]*_|L16s_v2/);
    }
  });

  test.each(['64gib', '64 GiB', '64 gb', '64g', '64 gi'])('%s finds sizes with 64 GiB', (text) => {
    const { sizes } = find(text, 200);
    expect(sizes.length).toBeGreaterThan(50);
    for (const { vm } of sizes) expect(vm.memory).toBe(64 * 1024 ** 3);
  });

  test('an amount of memory that no size has finds those with more', () => {
    const { sizes } = find('65 gib', 2000);
    expect(sizes.length).toBeGreaterThan(0);
    for (const { vm } of sizes) expect(vm.memory).toBeGreaterThan(65 * 1024 ** 3);
  });

  test('IOPS and MB/s are at least those, and an unpublished limit is not', () => {
    for (const { vm } of find('20k iops 600 MB/s', 2000).sizes) {
      expect(vm.uncached.iops).toBeGreaterThanOrEqual(20_000);
      expect(vm.uncached.throughput).toBeGreaterThanOrEqual(600e6);
    }
    expect(find('20k iops', 2000).matching).toBe(find('20,000 IOPS', 2000).matching);
    expect(find('1 iops', 2000).matching).toBe(
      vms.filter(({ uncached }) => typeof uncached.iops === 'number').length,
    );
  });

  test('a name can stand beside them', () => {
    const names = namesOf('e 16 vcpu arm');
    expect(names).toContain('E16ps_v5');
    expect(names.every((name) => /^E16p/.test(name))).toBe(true);
  });
});

describe('the order', () => {
  const { sizes } = find('d16', 200);

  test('has what nothing speaks against first, then what retires or is in preview', () => {
    const first = sizes.map(({ vm }) => isFirstChoice(vm));
    expect(first.indexOf(false)).toBeGreaterThan(0);
    expect(first.lastIndexOf(true)).toBeLessThan(first.indexOf(false));
  });

  test('but the very name comes first, though it retires', () => {
    const [first] = find('L8s', 60).sizes;
    expect(first?.vm.name).toBe('L8s');
    expect(first && isFirstChoice(first.vm)).toBe(false);
  });
});

describe('the edges', () => {
  test('an empty text finds all sizes and gives no more than asked for', () => {
    for (const text of ['', '   ', '\u00a0']) {
      expect(find(text, 60).sizes).toHaveLength(60);
      expect(find(text, 60).matching).toBe(vms.length);
    }
  });

  test.each(['zzzzqqqq', '---', '<img src=x>', '🙂', '%', 'Größe'])(
    'the nonsense “%s” finds nothing and breaks nothing',
    (text) => expect(find(text, 60).matching).toBe(0),
  );

  test('a text of 10,000 letters takes no longer than one of 80', () => {
    for (const text of ['d'.repeat(10_000), '9'.repeat(10_000), '1 gib '.repeat(2000)])
      expect(find(text, 60).sizes.length).toBeLessThanOrEqual(60);
  });

  test('of September 2018 only its own sizes are found', () => {
    const old = sizeFinder(catalogue.vms('2018-09'));
    expect(old('d16s v3', 60).sizes.map(({ vm }) => vm.name)).toEqual(['D16s_v3']);
    expect(old('d16s v5', 60).matching).toBe(0);
    expect(old('', 500).sizes.every(({ vm }) => vm.edition === '2018-09')).toBe(true);
  });

  test('no sizes at all are searched without fault', () => {
    expect(sizeFinder([])('d16', 60)).toEqual({ sizes: [], matching: 0, similar: 0 });
  });

  test('any text is answered with rows of the dataset, each once, and marks within their names', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const { sizes, matching, similar } = find(text, 60);
        expect(new Set(sizes.map(({ vm }) => vm)).size).toBe(sizes.length);
        expect(sizes.length).toBe(Math.min(60, matching + similar));
        for (const { vm, marks } of sizes)
          for (const [from, to] of marks) {
            expect(from).toBeLessThan(to);
            expect(to).toBeLessThanOrEqual(vm.name.length);
          }
      }),
      { numRuns: 200 },
    );
  });

  test('every size is found first by its own name, as written and without signs', () => {
    for (const { name } of vms) {
      expect(namesOf(name, 1)).toEqual([name]);
      const bare = name.replace(/[_/]/g, '').toLowerCase();
      expect(namesOf(bare, 1)).toEqual([name]);
    }
  });
});
