/** What is asked and answered of the search. That it finds everything is tested in tests/storage. */

import { describe, expect, test } from 'vitest';
import { openedBy } from '../../../tests/view-models.ts';
import { type Answer, findPart, parseQuery, plainText } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { fullDataset } from '../full-dataset.ts';
import { shownDifference } from '../shared/set-up/money.ts';
import { blocksOf } from './command-texts.ts';
import { find } from './index.ts';

const viewModelOf = (query: string, context?: CalculatorContext) => {
  const { lookup, given } = parseQuery(query);
  return context ? find.viewModel(lookup, context, given) : openedBy(find, query);
};
const answerOf = (query: string): Answer => {
  const { answer, controls } = viewModelOf(query);
  if (!answer) throw new Error(controls.map(({ problem = '' }) => problem).join(' '));
  return answer;
};
const readout = (answer: Answer, id: string) => answer.readouts.find((one) => one.id === id);
const figure = (answer: Answer, id: string) => readout(answer, id)?.value ?? Number.NaN;
const problemOf = (query: string, name: string) =>
  viewModelOf(query).controls.find((control) => control.name === name)?.problem;

const withIops = (rate: number) =>
  `target-iops=${rate}&target-throughput=0&capacity=128GiB&max-disks=2&types=premium-v2`;
/** Searches that are quick: one family, one or two disks. */
const small = withIops(3000);

describe('The answer', () => {
  test('with a savings plan is cheaper, and says where the region has none.', () => {
    const plan = `${small}&payment=savings-plan`;
    expect(figure(answerOf(plan), 'cost')).toBeLessThan(figure(answerOf(small), 'cost'));
    const { verdict, why, headline } = answerOf(`${plan}&region=uksouth`);
    expect(verdict).not.toBe('fits');
    expect(plainText(headline)).toBe('Nothing to compare: there are no prices.');
    expect(why).toMatch(/has no savings plans: choose pay as you go/);
  });

  test('has the readouts of the contract, the first row’s and those of the search.', () => {
    const answer = answerOf(small);
    expect(answer.readouts.map(({ id }) => id)).toEqual([
      ...['cost', 'disk-cost', 'iops', 'throughput', 'headroom', 'options', 'considered'],
    ]);
    expect(figure(answer, 'iops')).toBe(3000);
    expect(figure(answer, 'headroom')).toBeGreaterThanOrEqual(0.2);
    expect(answer.verdict).toBe('fits');
    const rows = answer.tables[0]?.rows ?? [];
    expect(rows[0]?.cells[0]).toBe('A: Cheapest');
    expect(figure(answer, 'options')).toBeGreaterThan(0);
    expect(rows.every(({ link }) => link?.calculator === 'cap-check')).toBe(true);
    expect(rows[0]?.link).toEqual(answer.deepLinks[0]);
    expect(answer.deepLinks[0]?.query).toContain('os:P10x1:ReadOnly:0,data:PremiumV2-');
  });

  test('costs what the VM, the data disks and the OS disk cost.', () => {
    const [withOs, without] = [answerOf(small), answerOf(`${small}&os-disk=none`)];
    // P10 in West Europe, 2026-08: 21.68 USD.
    expect(figure(withOs, 'cost') - figure(without, 'cost')).toBeCloseTo(21.68, 6);
    expect(without.deepLinks[0]?.query).not.toContain('os:');
  });

  test('is tight where less headroom is required, and at exactly 20 % it fits.', () => {
    const tight = answerOf(`${withIops(20_000)}&headroom=19%`);
    expect(tight.verdict).toBe('tight');
    expect(figure(tight, 'headroom')).toBeCloseTo(0.19, 3);
    const fits = answerOf(`${withIops(20_000)}&headroom=20%`);
    expect(fits.verdict).toBe('fits');
    expect(figure(fits, 'headroom')).toBeCloseTo(0.2, 9);
    expect(figure(fits, 'cost')).toBeGreaterThanOrEqual(figure(tight, 'cost'));
  });

  test('proposes what is found for the changed inputs.', () => {
    const { recommendations } = answerOf('max-disks=4&types=premium-v2');
    expect(recommendations.length).toBeGreaterThan(0);
    for (const { text, query } of recommendations) {
      const changed = answerOf(query ?? 'nothing');
      const dollars = /\$([\d,.]+) a month/.exec(plainText(text))?.[1];
      expect(readout(changed, 'cost')?.text).toContain(dollars);
    }
  });

  test('says why the next cheaper set-up does not fit, what growth does, and what a requirement costs.', () => {
    const answer = answerOf(withIops(20_000));
    const checks = answer.checks.map(({ text }) => text);
    expect(checks.join()).toContain('The next cheaper set-up does not fit:');
    expect(answer.tables.map(({ caption }) => caption.split(',')[0])).toEqual([
      'Other choices',
      'The cheapest set-up without one requirement',
      'The first set-up under a larger load',
      'Cost a month in West Europe',
    ]);
    expect(answer.tables[2]?.rows.map(({ cells }) => cells[0])).toEqual(
      expect.arrayContaining(['+25\u00a0%', '+50\u00a0%', 'twice']),
    );
  });
});

test('The sentence has two lines at most, of 48 letters each as they are set, but for two volumes.', () => {
  for (const more of [
    '',
    'types=premium',
    'types=ultra',
    'burst=30min',
    'redundancy=ZRS',
    'target-iops=80000&target-throughput=0',
  ])
    expect(plainText(answerOf(more).headline).length, more).toBeLessThanOrEqual(96);
});

describe('The simplest set-up', () => {
  test('stands beside the cheapest where that has more disks, with what it costs more.', () => {
    const answer = answerOf('');
    const one = answerOf('max-disks=1');
    const more = shownDifference(figure(one, 'cost'), figure(answer, 'cost'));
    expect(more).toBeGreaterThan(0);
    const fewest = (of: typeof answer) =>
      of.recommendations
        .map(({ text }) => plainText(text))
        .find((text) => text.startsWith('One disk costs'));
    expect(fewest(answer)).toContain(`One disk costs $${more.toFixed(0)} more: `);
    expect(fewest(one)).toBeUndefined();
  });
});

describe('Commands', () => {
  test('are for every row, and have no free text.', () => {
    const answer = answerOf('');
    const setUps = (findPart(answer, 'set-ups') ?? []).filter(({ payment }) => !payment);
    expect(findPart(answer, 'commands')).toHaveLength(setUps.length);
    for (const each of findPart(answer, 'commands') ?? [])
      for (const { text } of blocksOf(each)) expect(text).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe('Where nothing fits, the answer', () => {
  test('names the requirement that excludes everything, and the nearest set-up.', () => {
    const answer = answerOf(`${small}&memory=60TiB`);
    expect(answer.verdict).toBe('not-possible');
    // A figure that is not there says why.
    for (const id of ['cost', 'iops', 'throughput', 'headroom'])
      expect(readout(answer, id)?.text).toBe('nothing fits');
    expect(readout(answer, 'considered')?.label).toBe('Set-ups compared');
    expect(figure(answer, 'options')).toBe(0);
    expect(figure(answer, 'considered')).toBeGreaterThan(0);
    expect(readout(answer, 'cost')?.value).toBeUndefined();
    expect(plainText(answer.headline)).toMatch(
      /Nearest: .*, for [\d,.]+ [GT]iB of memory instead of 60 TiB\.$/,
    );
    expect(answer.why).toContain('60 TiB of memory');
    const [nearest] = answer.recommendations;
    expect(answerOf(nearest?.query ?? '').verdict).toBe('fits');
  });

  test('proposes the fewest disks where too few are allowed.', () => {
    // A Premium SSD holds 32,767 GiB at most.
    const answer = answerOf(
      'types=premium&capacity=90TiB&target-iops=1000&target-throughput=0&max-disks=1',
    );
    const queries = answer.recommendations.map(({ query = '' }) => query);
    expect(queries.some((query) => query.includes('max-disks=3'))).toBe(true);
  });

  test('says so where no single requirement is the reason.', () => {
    const answer = answerOf(`${small}&memory=60TiB&vcpus=4000`);
    expect(plainText(answer.headline)).toContain('nor without any single requirement');
  });
});

describe('A burst', () => {
  test('may serve the target for a part of the day, and not for longer than credits last.', () => {
    // Two P10 burst to 7,000 IOPS; 3,000 use up their (3,500 - 500) x 1,800 credits each in 90 min.
    const query = 'types=premium&target-iops=3000&target-throughput=0&capacity=256GiB&max-disks=2';
    const burst = answerOf(`${query}&burst=90min`);
    expect(burst.deepLinks[0]?.query).toContain('P10x2');
    expect(burst.verdict).toBe('fits');
    // The sustained limits are exceeded meanwhile.
    expect(burst.badge).toBe('Fits on credits');
    expect(plainText(burst.headline)).toContain('on burst credits');
    expect(figure(burst, 'iops')).toBe(3000);
    const longer = answerOf(`${query}&burst=91min`);
    expect(longer.deepLinks[0]?.query).not.toContain('P10x2');
    expect(figure(answerOf(query), 'cost')).toBeGreaterThanOrEqual(figure(longer, 'cost'));
  });
});

describe('What is not published', () => {
  test('is left out unless it is asked for, and is then the last and no figure.', () => {
    const query =
      'types=premium&cache=ReadOnly&target-iops=3000&target-throughput=0&capacity=256GiB';
    const rows = (text: string) => answerOf(text).tables[0]?.rows ?? [];
    const isUnchecked = (cells: readonly string[]) => cells[6] === 'Not checked';
    expect(rows(query).some(({ cells }) => isUnchecked(cells))).toBe(false);
    const all = rows(`${query}&exclude=none`);
    expect(all.filter(({ cells }) => isUnchecked(cells))).toHaveLength(1);
    expect(isUnchecked(all.at(-1)?.cells ?? [])).toBe(true);
    expect(all.at(-1)?.cells[0]).toContain('Limit not published');
    expect(answerOf(`${query}&exclude=none`).verdict).toBe('fits');
  });
});

describe('Without prices', () => {
  test('nothing is compared, and the answer says why.', () => {
    const none = { ...fullDataset, prices: () => undefined };
    const { answer } = viewModelOf(small, none);
    expect(answer?.why).toContain('could not be loaded');
    expect(answer && readout(answer, 'cost')?.value).toBeUndefined();
    expect(answerOf(`${small}&limits=2018-09`).why).toContain('limits from 2018 have none');
  });
});

describe('Fields', () => {
  test('take the names that people and the vendor’s tools have for disk types.', () => {
    const read = (types: string) => viewModelOf(`types=${encodeURIComponent(types)}`).query;
    expect(read('Premium SSD v2, Ultra')).toBe('types=premium-v2,ultra');
    expect(read('UltraSSD_LRS,PremiumV2_LRS')).toBe('types=premium-v2,ultra');
    expect(read('Standard_LRS')).toBe('types=standard-hdd');
    expect(read('')).toBe('');
    expect(problemOf('types=floppy', 'types')).toContain('floppy');
  });

  test('take no target as 0 or empty, and want one of the two.', () => {
    expect(viewModelOf('target-throughput=').query).toBe('target-throughput=0');
    expect(viewModelOf('target-throughput=0MB/s').query).toBe('target-throughput=0');
    expect(problemOf('target-iops=0&target-throughput=0', 'target-iops')).toContain('Enter');
  });

  test('refuse a target throughput below IOPS × IO size, and large IOs of two peaks.', () => {
    expect(problemOf('target-throughput=163MB/s', 'target-throughput')).toBeUndefined();
    expect(problemOf('target-throughput=150MB/s', 'target-throughput')).toContain('IO size');
    expect(problemOf('target-iops=100&io-size=512KiB', 'io-size')).toContain('256 KiB');
  });

  test('refuse fewer vCPUs at most than at least, and take as many.', () => {
    expect(problemOf('vcpus=16&max-vcpus=8', 'max-vcpus')).toContain('At least 16 vCPUs');
    expect(problemOf('vcpus=16&max-vcpus=16', 'max-vcpus')).toBeUndefined();
    expect(problemOf('max-vcpus=0', 'max-vcpus')).toContain('1');
    expect(viewModelOf('max-vcpus=').query).toBe('');
  });

  test('read headroom in whole per cent, bursts as times, and an OS disk or none.', () => {
    expect(viewModelOf('headroom=25').query).toBe('headroom=25%25');
    expect(problemOf('headroom=12.5%25', 'headroom')).toContain('whole per cent');
    expect(problemOf('headroom=95%25', 'headroom')).toContain('90 %');
    expect(viewModelOf('burst=30 min').query).toBe('burst=30min');
    expect(viewModelOf('burst=no').query).toBe('');
    expect(viewModelOf('os-disk=none').query).toBe('os-disk=none');
    expect(problemOf('os-disk=Ultra-512GiB-8000IOPS-400MBps', 'os-disk')).toContain('OS disk');
    expect(viewModelOf('exclude=').query).toBe('exclude=none');
    expect(viewModelOf('exclude=arm,preview').query).toBe('exclude=preview,arm');
    expect(problemOf('cache=ReadWrite', 'cache')).toContain('Choose one of');
  });
});
