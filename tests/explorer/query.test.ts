/** Free text in, conditions out: finding sizes by what they can do. */
import { describe, expect, test } from 'vitest';
import { type Condition, parseQuery, withoutCondition } from '../../src/site/explorer/query.ts';
import { isOk } from '../../src/units/index.ts';

const read = (text: string): readonly Condition[] => {
  const found = parseQuery(text, (column) => column);
  return isOk(found) ? found.value : [];
};
const labels = (text: string) => read(text).map(({ label }) => label);
const problemOf = (text: string) => {
  const found = parseQuery(text, (column) => column);
  return isOk(found) ? undefined : found.problem;
};

describe('A number with a unit is a condition', () => {
  test.each([
    ['16 vcpu', ['vcpus = 16']],
    ['16vCPUs', ['vcpus = 16']],
    ['16+ cores', ['vcpus ≥ 16']],
    ['8 to 48 vCPU', ['vcpus 8 to 48']],
    ['8-32 cpus', ['vcpus 8 to 32']],
    ['> 16 vcpu', ['vcpus > 16']],
    ['20000 iops', ['uncached-iops ≥ 20,000']],
    ['20,000 IOPS', ['uncached-iops ≥ 20,000']],
    ['20k iops', ['uncached-iops ≥ 20k']],
    ['>= 600 MB/s', ['uncached-throughput ≥ 600\u00a0MB/s']],
    ['≤600 MiB/s', ['uncached-throughput ≤ 600\u00a0MiB/s']],
    ['500MBps', ['uncached-throughput ≥ 500\u00a0MB/s']],
    ['128 GiB', ['memory ≥ 128\u00a0GiB']],
    ['64gb ram', ['memory ≥ 64\u00a0GB']],
    ['1 TiB temp', ['temp ≥ 1\u00a0TiB']],
    ['32 data disks', ['data-disks ≥ 32']],
    ['cached 20000 iops', ['cached-iops ≥ 20,000']],
    ['20000 iops cached', ['cached-iops ≥ 20,000']],
    ['burst 1200 MB/s', ['uncached-burst-throughput ≥ 1,200\u00a0MB/s']],
    ['ultra 80000 iops', ['elastic-iops ≥ 80,000']],
    ['under 500 usd', ['cost ≤ 500\u00a0USD']],
    ['500 USD/month', ['cost ≤ 500\u00a0USD']],
    ['20000 iops 600 MB/s', ['uncached-iops ≥ 20,000', 'uncached-throughput ≥ 600\u00a0MB/s']],
  ])('%s', (text, expected) => expect(labels(text)).toEqual(expected));

  test('in base units, whatever unit is typed', () => {
    const [condition] = read('>= 600 MiB/s');
    if (!condition || !('bound' in condition)) throw new Error('There is no bound.');
    expect(condition.bound.isWithin(600 * 1024 ** 2)).toBe(true);
    expect(condition.bound.isWithin(600e6)).toBe(false);
  });
});

describe('A word is a fact', () => {
  test.each([
    ['amd', ['AMD']],
    ['arm64', ['Arm']],
    ['intel', ['Intel']],
    ['local disk', ['local disk']],
    ['no local disk', ['no local disk']],
    ['nvme', ['NVMe, local disks or interface']],
    ['local nvme', ['local NVMe disks']],
    ['memory optimized', ['memory optimised']],
    ['16 vcpu amd', ['vcpus = 16', 'AMD']],
    ['local disk amd 20000 iops', ['local disk', 'AMD', 'uncached-iops ≥ 20,000']],
    // Beside a figure it says what the figure is of.
    ['local disk 20000 iops', ['local-iops ≥ 20,000']],
    ['temp disk 300 GiB', ['temp ≥ 300\u00a0GiB']],
  ])('%s', (text, expected) => expect(labels(text)).toEqual(expected));
});

describe('Anything else is a part of a name', () => {
  test.each([
    ['d16s v5', ['name: d16s v5']],
    ['Standard_E8bds_v5', ['name: Standard_E8bds_v5']],
    ['e8-4s_v5', ['name: e8-4s_v5']],
    ['e8bds_v5/nvme', ['name: e8bds_v5/nvme']],
    ['D16', ['name: D16']],
    ['amd v5', ['AMD', 'name: v5']],
    ['<img src=x>', ['name: <img src=x>']],
  ])('%s', (text, expected) => expect(labels(text)).toEqual(expected));
});

describe('A number that can mean two things is asked about', () => {
  test.each([
    ['20000', /20000 IOPS, 20000 MB\/s or 20000 GiB/],
    ['> 500', /> 500 what\?/],
    ['20k', /20k IOPS/],
    ['20.000 iops', /20000 or 20\b/],
    ['400M', /MB\/s.*MiB\/s/],
    ['600 Mb/s', /reads as bits/],
  ])('%s', (text, sentence) => expect(problemOf(text)).toMatch(sentence));
});

test('a condition can be taken out of the text', () => {
  const without = (text: string, at: number) => {
    const condition = read(text)[at];
    return condition && withoutCondition(text, condition);
  };
  expect(without('16 vcpu, amd 20000 iops', 0)).toBe('amd 20000 iops');
  expect(without('16 vcpu amd 20000 iops', 1)).toBe('16 vcpu 20000 iops');
  expect(without('16 vcpu amd 20000 iops', 2)).toBe('16 vcpu amd');
});

test('no text is too strange', () => {
  for (const text of [
    '',
    '   ',
    '\u00a0',
    '≥',
    '>= <=',
    '-',
    '((((',
    '9'.repeat(120),
    '[]{}*+?',
    'x '.repeat(60),
  ])
    expect(() => parseQuery(text, (column) => column)).not.toThrow();
});
