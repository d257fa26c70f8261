/** Where a diagnosis leads on: a link opens the measured load, and that calculator has an answer to it. */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { calculators } from '../../src/calculators/index.ts';
import { parseQuery } from '../../src/kit/index.ts';
import { answerOf, diskspd, iostat, type Texts, times } from './answers.ts';

const linkTo = (calculator: string, given: Texts) =>
  answerOf(given).deepLinks.find((link) => link.calculator === calculator);
const opened = (calculator: string, query = '') =>
  calculators
    .find(({ id }) => id === calculator)
    ?.viewModel(parseQuery(query).lookup, fullDataset, parseQuery(query).given);

/** 20 minutes on a P20, which has 2,300 IOPS and bursts to 3,500: 1,000 IOPS, then 3,000. */
const minutes = (count: number) =>
  iostat(
    ...Array.from({ length: count * 60 }, (_, at) => [
      [
        'sdc',
        at < count * 30 ? 1000 : 3000,
        0,
        at < count * 30 ? 8000 : 24_000,
        0,
        2,
        0,
        4,
        50,
      ] as const,
    ]),
  );
const p20 = { vm: 'D16s_v3', disks: 'data:P20x1:None' };

describe('The measured day', () => {
  test('opens in Burst as steps, which has an answer to it.', () => {
    const link = linkTo('burst', { ...p20, text: minutes(20) });
    const steps = new URLSearchParams(link?.query).get('steps')?.split(',') ?? [];
    // Twenty whole minutes; 8,000 KiB/s are 8.2 MB/s.
    expect(steps).toHaveLength(20);
    expect([steps[0], steps[19]]).toEqual(['1min:1000IOPS:8.2MB/s', '1min:3000IOPS:24.6MB/s']);
    const screen = opened('burst', link?.query);
    expect(screen?.ignored).toEqual([]);
    expect(screen?.answer?.readouts.find(({ id }) => id === 'burst-iops')?.value).toBe(3500);
    const place = { region: 'northeurope', os: 'windows' };
    expect(linkTo('burst', { ...p20, ...place, text: minutes(20) })?.query).toContain(
      'region=northeurope&os=windows',
    );
  });

  test.each([
    ['is too short', { ...p20, text: minutes(9) }],
    ['is of what does not burst', { vm: 'DS3_v2', disks: 'data:P30x1:None', text: minutes(20) }],
    ['is a run', { ...p20, text: diskspd(Array(1200).fill(2300)) }],
  ])('is not opened where the text %s.', (_, given) => {
    expect(linkTo('burst', given)).toBeUndefined();
  });
});

describe('The measured load', () => {
  test('opens in the search with its IOPS, size and reads.', () => {
    const text = times(12, ['sdc', 3000, 1000, 24_000, 8000, 4, 4, 16, 90]);
    const link = linkTo('find', { vm: 'D16s_v3', disks: 'data:P30x1:None', text });
    const { lookup } = parseQuery(link?.query ?? '');
    expect([lookup('target-iops'), lookup('read')]).toEqual(['4000', '75%']);
    expect(lookup('capacity')).toBe('1TiB');
    expect(opened('find', link?.query)?.answer?.headline).toBeDefined();
  });
});
