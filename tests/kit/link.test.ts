/** A link is read as it was written, and can be read aloud. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculators } from '../../src/calculators/index.ts';
import { parseQuery, queryOf, serializeQuery } from '../../src/kit/index.ts';
import { pinnedName, withPinned } from '../../src/kit/link.ts';
import { anyCharacter } from '../any-text.ts';

describe('a query', () => {
  test('is read as the texts it was written from', () => {
    const text = fc.string({ unit: anyCharacter });
    fc.assert(
      fc.property(fc.dictionary(text, text), (inputs) => {
        const pairs = Object.entries(inputs);
        const { given, lookup } = parseQuery(serializeQuery(pairs));
        expect(given).toEqual(Object.keys(inputs));
        for (const [name, value] of pairs) expect(lookup(name)).toBe(value);
      }),
    );
  });

  test.each([
    [{ disks: 'data:P30x4:None,log:P30x2:None' }, 'disks=data:P30x4:None,log:P30x2:None'],
    [{ 'target-throughput': '250MB/s' }, 'target-throughput=250MB/s'],
    [{ vm: 'E8bds_v5/nvme' }, 'vm=E8bds_v5/nvme'],
    [{ disk: 'a b' }, 'disk=a+b'],
    [{ disk: 'a+b&c=d#e?f%' }, 'disk=a%2Bb%26c%3Dd%23e%3Ff%25'],
    [{ disk: '"<script>\'' }, "disk=%22%3Cscript%3E'"],
  ])('%j is written %s', (inputs, query) => expect(queryOf(inputs)).toBe(query));

  test.each([
    'disk=P40&amp;vm=D16ds_v5&amp;theme=dark',
    'disk=P40&amp;amp;vm=D16ds_v5&amp;theme=dark',
  ])('is read although its parameters are parted as HTML parts them: %s', (query) => {
    const { given, lookup } = parseQuery(query);
    expect(given).toEqual(['disk', 'vm', 'theme']);
    expect(given.map(lookup)).toEqual(['P40', 'D16ds_v5', 'dark']);
  });

  test('what it does not carry is undefined, whatever the name', () => {
    for (const name of ['io-size', '__proto__', 'constructor', 'toString'])
      expect(parseQuery('disk=P30').lookup(name)).toBeUndefined();
  });
});

describe('a link to a case with the one that it is compared with', () => {
  test('carries the query of that case whole, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        const pinned = serializeQuery(pairs);
        expect(parseQuery(withPinned('vm=D8s_v5', pinned)).lookup(pinnedName)).toBe(pinned);
        expect(parseQuery(withPinned('vm=D8s_v5', pinned)).lookup('vm')).toBe('D8s_v5');
      }),
    );
  });

  test('says of the default case too that it is compared with', () => {
    expect(withPinned('', '')).toBe('a=');
    expect(withPinned('vm=D8s_v5', '')).toBe('vm=D8s_v5&a=');
    expect(withPinned('vm=D8s_v5', undefined)).toBe('vm=D8s_v5');
  });

  test('has a parameter of which no calculator has an input', () => {
    for (const { id, names } of calculators) expect(names, id).not.toContain(pinnedName);
  });
});
