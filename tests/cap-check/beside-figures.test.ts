/** What is written beside the figures of the cap check: what they are of, bursts, and the order of options. */
import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/kit/index.ts';
import { readout, shown, viewModel } from './case.ts';

const load = 'vm=D16ds_v5&disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly&io-size=64KiB';
const recommended = (query: string) => viewModel(query).answer?.recommendations ?? [];

describe('Below what is achieved', () => {
  test.each([
    // A P30 has 5,000 IOPS and 200 MB/s, a P10 500 and 100: four, one more for the log, and one.
    ['is what the disks have, without a target', 'vm=D4s_v5', 'disks: 25,500', 'disks: 1,100'],
    // 12,000 × 65,536 B.
    ['is the target', `${load}&target-iops=12000`, 'of 12,000 needed', 'of 786 needed'],
    [
      'is nothing where only some disks have a target',
      'vm=D8s_v5&disks=os:P10x1:ReadOnly:100,data:P30x4:None&io-size=8KiB',
      undefined,
      undefined,
    ],
    [
      'is what was typed where nothing is said of the OS disk alone',
      'vm=E32bds_v5&disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly:10000&io-size=8KiB',
      'of 10,000 needed',
      // 10,000 × 8,192 B.
      'of 81.92 needed',
    ],
  ])('%s.', (_, query, iops, throughput) => {
    expect([readout(query, 'iops'), readout(query, 'throughput')].map((one) => one?.aside)).toEqual(
      [iops, throughput],
    );
  });
});

describe('The sentence about bursts', () => {
  const said = (query: string) =>
    shown(query).answer?.burst?.parts.map((part) =>
      typeof part === 'string' ? part : readout(query, part.readout)?.text,
    );

  // “Disk bursting”: a P10 bursts to 170 MB/s; without a target it does, so that the disks do 70 MB/s more than the headline says.
  test('says for how long which of both dimensions is more, and what it is then.', () => {
    expect(said('vm=D4s_v5')?.join('')).toMatch(
      /^For about 30 min on full credits 1,170 MB\/s \(disks burst too\), then 145 MB\/s\.$/,
    );
    expect(said('vm=D8s_v5&disks=data:P30x4:None')?.join('')).toMatch(
      / on full credits 800 MB\/s, then /,
    );
    expect(said(`${load}&target-iops=12000`)?.join('')).toMatch(
      / on full credits 786 MB\/s, then 600 MB\/s\.$/,
    );
  });

  test('is left out where the sustained limits cover the load.', () => {
    const onData = 'vm=E32bds_v5&disks=os:P10x1:ReadOnly,data:P30x4:ReadOnly:10000';
    expect(said(onData)).toBeUndefined();
    expect(said(`${load}&target-iops=6000`)).toBeUndefined();
    expect(readout(`${load}&target-iops=6000`, 'burst-lasts')?.text).toBe('does not run out');
  });
});

describe('Several options', () => {
  test('are in order: what fits, what is tight, then fewer vCPUs, and last what is far dearer.', () => {
    const options = recommended(`${load}&target-iops=12000`).flatMap(({ option }) => option ?? []);
    expect(options.map(({ verdict }) => verdict)).toEqual([
      ...['fits', 'fits', 'tight', 'tight'],
      ...['fits', 'tight'],
    ]);
    expect(options.map(({ detail }) => / fewer\)/.test(detail)).indexOf(true)).toBe(4);
    const costs = options.map(({ figures }) => figures.cost ?? Number.NaN);
    expect(Math.max(...costs.slice(0, 5))).toBeLessThan((costs[5] ?? 0) - 200);
  });

  test('have names as short as a heading: what is there now, and how it is cached then, is below them.', () => {
    for (const query of [
      `${load}&target-iops=12000`,
      'vm=D8s_v5&disks=os:P10x1:ReadOnly:100,data:P30x4:ReadOnly&target-iops=15000&io-size=8KiB',
      'vm=D16s_v3&disks=data:P30x1:None:4990&io-size=8KiB',
    ])
      for (const { option } of recommended(query)) {
        if (!option) continue;
        const { name, detail } = option.row;
        expect(name.length, name).toBeLessThanOrEqual(50);
        const [cached] = /host cache .*/.exec(option.name) ?? [];
        if (cached) expect(`${name}, ${detail}`).toMatch(new RegExp(cached, 'i'));
      }
  });
});

test.each(['vm=D4s_v5', 'vm=E16bds_v5'])(
  'Of %s a target is asked for, and its input is named.',
  (query) => {
    const [asked, ...others] = recommended(query).filter(({ asks }) => asks);
    expect(others).toEqual([]);
    expect(asked?.asks).toBe('target-iops');
    expect(viewModel(query).controls.map(({ name }) => name)).toContain(asked?.asks);
    expect(plainText(asked?.text ?? [])).toMatch(
      /Enter a target IOPS or throughput to see the set-ups that meet it\.$/,
    );
  },
);
