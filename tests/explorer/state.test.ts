/** The state in the address: there and back, and nothing taken on trust. */
import { describe, expect, test } from 'vitest';
import { csvCell } from '../../src/site/explorer/download.ts';
import {
  initial,
  type Options,
  parseState,
  serializeState,
} from '../../src/site/explorer/state.ts';
import { csvOf } from '../../src/units/index.ts';

const options: Options = {
  editions: ['current', '2018-09', 'both'],
  fields: ['min-vcpus', 'min-uncached-throughput'],
  series: ['', 'Dsv3', 'Ebdsv5'],
  columns: ['vcpus', 'memory', 'uncached-iops'],
  presets: new Map([
    ['limits', ['vcpus', 'memory']],
    ['burst', ['uncached-iops']],
  ]),
  diskColumns: ['name', 'size'],
  sizes: new Set(['E8bds_v5', 'E8bds_v5/nvme', 'D8s_v3', 'D8s_v3@2018-09', 'D16s_v3']),
};

test('nothing given is the beginning, and the beginning is nothing', () => {
  expect(parseState('', options)).toEqual({ state: initial, ignored: [] });
  expect(serializeState(initial, options)).toBe('');
  expect(serializeState({ ...initial, cols: ['memory', 'vcpus'] }, options)).toBe('');
});

test.each([
  'q=e8bds&series=Ebdsv5&edition=both&min-vcpus=8&min-uncached-throughput=400+MB/s&sort=-uncached-iops',
  'sort=name&disk-sort=-size&cols=vcpus,uncached-iops&compare=E8bds_v5/nvme,D8s_v3@2018-09',
  'min-uncached-throughput=400M',
  'cols=burst',
  'lifecycle=all&region=northeurope&os=windows',
])('%s comes back the same', (query) => {
  const { state, ignored } = parseState(query, options);
  expect(ignored).toEqual([]);
  expect(serializeState(state, options)).toBe(query);
});

test('a preset of columns is written by its name', () => {
  const state = { ...initial, cols: ['uncached-iops'] };
  expect(serializeState(state, options)).toBe('cols=burst');
  expect(parseState('cols=burst', options).state.cols).toEqual(['uncached-iops']);
  expect(parseState('cols=limits', options)).toEqual({ state: initial, ignored: [] });
});

test('theme and language are the frame’s own', () =>
  expect(parseState('theme=dark&lang=en', options).ignored).toEqual([]));

describe('what is not known is named and ignored', () => {
  test.each([
    ['foo=1', /“foo” is no setting/],
    ['edition=1969', /“1969” is not known as edition/],
    ['region=moon', /“moon” is not known as region/],
    ['series=%3Cimg%3E', /“<img>” is not known as series/],
    ['sort=-toString', /“-toString” is not known as sort/],
    ['cols=vcpus,constructor', /“constructor” is not known as cols/],
    ['compare=E8bds_v5,Z1', /“Z1” is not known as compare/],
    ['__proto__=1', /“__proto__” is no setting/],
  ])('%s', (query, sentence) => {
    const { ignored } = parseState(query, options);
    expect(ignored).toHaveLength(1);
    expect(ignored[0]).toMatch(sentence);
  });

  test('however much it is', () => {
    const many = Array.from({ length: 900 }, (_, at) => `n${at}=${'9'.repeat(50)}`).join('&');
    const { state, ignored } = parseState(many, options);
    expect(state).toEqual(initial);
    expect(ignored).toHaveLength(4);
    expect(ignored[3]).toMatch(/897 more/);
    expect(parseState('%E0%A4%A&%&=&==&&?', options).state).toEqual(initial);
    expect(parseState(`q=${'9'.repeat(6000)}`, options).state.q.length).toBeLessThan(200);
    expect(parseState(`compare=${'E8bds_v5,'.repeat(3000)}`, options).state.compare).toHaveLength(
      1,
    );
    expect(serializeState(parseState('q=%ED%A0%80%00', options).state, options)).toMatch(/^q=/);
  });

  test('four sizes at most stand side by side', () =>
    expect(parseState(`compare=${[...options.sizes].join()}`, options).state.compare).toHaveLength(
      4,
    ));
});

test('a CSV quotes what must be, and its numbers count', () => {
  expect(
    csvOf([
      ['a,b', 'c"d'],
      ['1', 'x'],
    ]),
  ).toBe('"a,b","c""d"\r\n1,x\r\n');
  expect(csvCell('24,200')).toBe('24200');
  expect(csvCell('not published')).toBe('not published');
});
