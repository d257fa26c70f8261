/** An edition is one line of a list and its tables: a made-up third edition appears wherever the others do. */
import { describe, expect, test, vi } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { limitsField } from '../../src/calculators/shared/fields/fields.ts';
import { makeCatalogue } from '../../src/limits/catalogue.ts';
import type { Edition } from '../../src/limits/editions.ts';
import { catalogue, sources, type Vm, vms } from '../../src/limits/index.ts';
import { coverage, limitsJson, limitsSchema } from '../../src/limits/publish/index.ts';
import * as typedNames from '../../src/limits/typed-names.ts';
import { choices } from '../../src/site/explorer/changes.ts';
import { figureOf } from '../../src/site/published-figures.ts';

vi.mock('../../src/limits/editions.ts', async (original) => {
  const own = await original<typeof import('../../src/limits/editions.ts')>();
  const editions = [...own.editions, { id: '2014-04', label: 'April 2014', date: '2014-04' }];
  return { ...own, editions, editionIds: editions.map(({ id }) => id) };
});
const third = '2014-04' as Edition;

/** D8s_v3 of today under another name. */
const [sample] = vms;
const row = (name: string, edition: Edition): Vm => {
  if (!sample) throw new Error('There are no sizes.');
  return { ...sample, name, edition };
};

describe('A made-up third edition', () => {
  test('is looked up, first in its own rows and then in those of the others, the newest first.', () => {
    const { vm, vms: rowsOf } = makeCatalogue(
      [],
      [
        row('T1', third),
        row('T1', '2018-09'),
        row('T2', '2018-09'),
        row('T2', 'current'),
        row('T3', third),
      ],
      sources,
      () => typedNames,
    );
    const found = (name: string, edition: Edition) => {
      const one = vm(name, edition);
      return 'row' in one ? [one.row.edition, one.otherEdition] : one;
    };
    expect(found('T1', third)).toEqual([third, false]);
    expect(found('T2', third)).toEqual(['current', true]);
    expect(found('T1', 'current')).toEqual(['2018-09', true]);
    expect(found('T3', 'current')).toEqual([third, true]);
    expect(found('T9', third)).toMatchObject({ readings: ['T1', 'T3', 'T2'] });
    expect(rowsOf(third).map(({ name }) => name)).toEqual(['T1', 'T3']);
  });

  test('is empty as long as there are no tables.', () => {
    expect(catalogue.vms(third)).toEqual([]);
    expect(coverage().filter(({ edition }) => edition === third)).toEqual([]);
  });

  test('can be chosen in every calculator.', () => {
    const look = { text: () => '', context: fullDataset };
    expect(limitsField.control('', look)).toMatchObject({
      choices: [
        { value: 'current', label: 'today' },
        { value: '2018-09', label: 'September 2018' },
        { value: '2014-04', label: 'April 2014' },
      ],
    });
    expect(limitsField.parse('2014-04', look)).toEqual({ value: '2014-04' });
  });

  test('can be chosen in the explorer, beside all of them.', () => {
    expect(choices.map(({ value, label }) => [value, label])).toEqual([
      ['current', 'today'],
      ['2018-09', 'September 2018'],
      ['2014-04', 'April 2014'],
      ['both', 'all'],
    ]);
  });

  test('is published.', () => {
    expect(limitsJson().editions).toContainEqual({
      id: '2014-04',
      about: 'What the documents printed by April 2014.',
    });
    expect(JSON.stringify(limitsSchema())).toContain('["2014-04","2018-09","current"]');
  });

  test('can be named by <Limit>, and a wrong name is answered with the list.', () => {
    expect(() => figureOf('P30', 'iops', '2014-04')).toThrow('does not stand in the 2014-04');
    expect(() => figureOf('P30', 'iops', '2013')).toThrow('current or 2018-09 or 2014-04');
  });
});
