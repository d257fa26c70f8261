/** What a name says, after the vendor’s rule and its examples: https://learn.microsoft.com/azure/virtual-machines/vm-naming-conventions */
import { describe, expect, test } from 'vitest';
import { vms } from '../../src/limits/index.ts';
import { parseSizeName } from '../../src/limits/size-name.ts';

describe('The examples of the vendor', () => {
  test.each([
    ['M416ms_v2', { family: 'M', generation: 2, processor: 'Intel', constrained: false }],
    ['NV16as_v4', { family: 'NV', generation: 4, processor: 'AMD', constrained: false }],
    ['NC4as_T4_v3', { family: 'NC', generation: 3, processor: 'AMD', constrained: false }],
    ['M8-2ms_v2', { family: 'M', generation: 2, constrained: true }],
    ['DC8ads_v5', { family: 'DC', generation: 5, processor: 'AMD', type: 'confidential' }],
    ['D8plds_v6', { family: 'D', generation: 6, processor: 'Arm', type: 'general purpose' }],
  ])('%s', (name, parts) => expect(parseSizeName(name)).toMatchObject(parts));
});

test('block storage performance makes a family of its own', () => {
  for (const name of ['E8bds_v5/nvme', 'E112ibs_v5'])
    expect(parseSizeName(name)).toMatchObject({ family: 'Eb', generation: 5 });
});

// Their pages: “AMD EPYC 7551” (Lsv2), “4th Generation AMD EPYC” (HBv5), “AMD EPYC 9V33X” (HBv4 and HX).
test('Lsv2, HB and HX have AMD processors and no letter for them, and A had any', () => {
  for (const name of ['HB176rs_v4', 'HB368-48rs_v5', 'HX176rs'])
    expect(parseSizeName(name)?.processor, name).toBe('AMD');
  expect(parseSizeName('L8s_v2')?.processor).toBe('AMD');
  expect(parseSizeName('L8s_v3')?.processor).toBe('Intel');
  expect(parseSizeName('A4')?.processor).toBeUndefined();
});

test('every name of the dataset can be read, and nothing else', () => {
  expect(vms.filter(({ name }) => !parseSizeName(name))).toEqual([]);
  for (const text of ['', '<b>', 'dsv5', '16']) expect(parseSizeName(text), text).toBeUndefined();
});
