/** Requirements of the VM, of redundancy and of a log: what is found meets them, and the answer has the cost of each. */
import { describe, expect, test } from 'vitest';
import { openedBy } from '../../../tests/view-models.ts';
import { type Answer, findPart, parseQuery, plainText } from '../../kit/index.ts';
import { capCheck } from '../cap-check/index.ts';
import type { CalculatorContext } from '../context.ts';
import { fullDataset } from '../full-dataset.ts';
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

describe('Sizes with GPUs', () => {
  // At 28,200 IOPS an NC4as_T4_v3 is 40 USD cheaper than an E8bs_v5: 480 and 520 USD a month with the same disks.
  const load = 'target-iops=28200&target-throughput=564';

  test('are left out unless the reader lets them in, and the answer has what that costs.', () => {
    const answer = answerOf(load);
    expect(plainText(answer.headline)).toMatch(/^\$[\d,]+ a month: E8bs_v5, NVMe with /);
    const without = answer.tables[1]?.rows.find(({ cells }) => /GPU/.test(cells[0] ?? ''));
    expect(without?.cells).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\$(39|40) less$/)]),
    );
    for (const { vm } of findPart(answer, 'set-ups') ?? []) expect(vm).not.toMatch(/^N/);
  });

  test('are let in by a link that names the others alone, as links did before there was the word.', () => {
    const answer = answerOf(`${load}&exclude=retiring,preview,arm,burstable,unpublished`);
    expect(plainText(answer.headline)).toMatch(/^\$[\d,]+ a month: NC4as_T4_v3 with /);
    expect(findPart(answer, 'set-ups')?.[2]?.why).toMatch(/^No GPU/);
  });
});

describe('At most so many vCPUs', () => {
  // Without it an F8als_v7 of 8 vCPUs is the cheapest for the defaults.
  test('are what the VM has, and the answer has what that costs.', () => {
    const [any, four] = [answerOf('max-vcpus=8'), answerOf('max-vcpus=4')];
    expect(figure(any, 'cost')).toBe(figure(answerOf(''), 'cost'));
    expect(four.why).toMatch(/^(1|2|4) vCPUs?, /);
    expect(figure(four, 'cost')).toBeGreaterThan(figure(any, 'cost'));
    const without = four.tables[1]?.rows.find(({ cells }) => cells[0] === 'a maximum of 4 vCPUs');
    expect(without?.cells[1]).toBe(readout(any, 'cost')?.text.replace('$', ''));
  });
});

test.each([
  [
    'max-disks=2&target-iops=20000&target-throughput=0',
    'it has 16, and a maximum of 2 data disks is',
  ],
  ['vcpus=4&target-iops=6000&target-throughput=0', 'it has 2 vCPUs, and 4 vCPUs are'],
])('What the next cheaper set-up does not meet is a sentence: %s.', (query, words) => {
  expect(
    answerOf(query)
      .checks.map(({ text }) => text)
      .join(),
  ).toContain(`${words} required.`);
});

describe('Of sizes with the same price', () => {
  // A constrained size costs what the full one does (“Constrained vCPU sizes”, 2026): E16as_v7 and E16-4as_v7.
  const query = 'memory=100GiB';
  const chosenBy = (text: string) =>
    answerOf(text)
      .checks.map((check) => check.text)
      .join('\n');
  const sizeIn = (text: string) =>
    /^\$[\d,]+ a month: (\S+) with/.exec(plainText(answerOf(text).headline))?.[1];

  test('that with more vCPUs is listed where only capacity counts.', () => {
    expect(sizeIn(query)).toBe('E16as_v7');
    expect(chosenBy(query)).toContain('more vCPUs');
  });

  test('that with fewer is listed where cores are licensed, by Windows or with a maximum.', () => {
    expect(sizeIn(`${query}&max-vcpus=16`)).toBe('E16-4as_v7');
    expect(figure(answerOf(`${query}&max-vcpus=16`), 'cost')).toBe(figure(answerOf(query), 'cost'));
    // FX8ms_v2, FX8-4ms_v2 and FX8-2ms_v2.
    expect(sizeIn(`${query}&os=windows`)).toBe('FX8-2ms_v2');
    expect(chosenBy(`${query}&os=windows`)).toContain('fewer vCPUs win');
  });
});

describe('Zone redundancy', () => {
  const query = 'target-iops=5000&target-throughput=0&capacity=1TiB&redundancy=ZRS';

  test('is of the data disks and of the OS disk, and leaves out types that have none, with the reason.', () => {
    const answer = answerOf(query);
    expect(answer.deepLinks[0]?.query).toMatch(/os:P10-ZRSx1:ReadOnly:0,data:P\d+(-plus)?-ZRSx/);
    expect(plainText(answer.headline)).toContain(' ZRS');
    expect(answer.checks.map(({ text }) => text).join(' ')).toContain(
      'Premium SSD v2, Ultra Disk and Standard HDD were left out',
    );
    // P10 in West Europe, 2026-08: 21.68 USD a month, and 32.51 with zone redundancy.
    const withoutOs = figure(answerOf(`${query}&os-disk=none`), 'cost');
    expect(figure(answer, 'cost') - withoutOs).toBeCloseTo(32.51, 1);
  });

  test('costs what the table of requirements says.', () => {
    const row = answerOf(query).tables[1]?.rows.find(({ cells }) => cells[0] === 'zone redundancy');
    const local = readout(answerOf(query.replace('ZRS', 'LRS')), 'cost')?.text;
    expect(row?.cells[1]).toBe(local?.replace('$', ''));
  });

  test('of a type that has none is a dead end that proposes to do without it.', () => {
    const answer = answerOf(`${query}&types=ultra`);
    expect(answer.verdict).toBe('not-possible');
    const queries = answer.recommendations.map((one) => one.query ?? '');
    expect(queries.some((one) => !one.includes('redundancy'))).toBe(true);
  });

  test('is refused for an OS disk that has none.', () => {
    expect(problemOf('redundancy=ZRS&os-disk=S10', 'os-disk')).toContain('zone-redundant');
    expect(problemOf('redundancy=ZRS&os-disk=E10', 'os-disk')).toBeUndefined();
  });
});

// “Introduction to Azure managed disks”, Disk roles, OS disk: a maximum capacity of 4,095 GiB.
test('An OS disk that Azure refuses is a problem of its field, and no requirement that nothing meets.', () => {
  for (const disk of ['P50', 'P80', 'E60'])
    expect(problemOf(`os-disk=${disk}`, 'os-disk'), disk).toContain('4,095 GiB or less');
  expect(problemOf('os-disk=P50-4095GiB', 'os-disk')).toBeUndefined();
});

describe('A log', () => {
  const query = 'log-iops=2000&log-capacity=64GiB';
  const answer = answerOf(query);

  test('has disks of its own without a host cache, which open in the cap check with its load.', () => {
    // Without an IO size the link gives the throughput of the log: 2,000 × 8 KiB.
    expect(answer.deepLinks[0]?.query).toContain(
      ',log:PremiumV2-64GiB-3000IOPS-125MBpsx1:None:2000:16000KiB/s',
    );
    const ofOneSize = answerOf(`${query}&target-throughput=0`).deepLinks[0]?.query ?? '';
    expect(ofOneSize).toMatch(/log:[^:,&]+:None:2000&/);
    expect(ofOneSize).toContain('io-size=8KiB');
    expect(figure(answer, 'iops')).toBe(22_000);
    expect(plainText(answer.headline)).toContain('and Premium SSD v2 for the log');
  });

  test('costs what its disks cost where the VM stays the same.', () => {
    // 64 GiB × 0.00013 USD × 730 h of Premium SSD v2 in West Europe; 3,000 IOPS and 125 MB/s are included.
    expect(figure(answer, 'cost') - figure(answerOf(''), 'cost')).toBeCloseTo(6.0736, 2);
    const row = answer.tables[1]?.rows.find(({ cells }) => cells[0]?.startsWith('a log'));
    expect(row?.cells.slice(0, 3)).toEqual(['a log of 2,000 IOPS and 64 GiB', '913', '$6 less']);
  });

  test('shares the limits of the VM with the data disks.', () => {
    // As much again as the data disks deliver needs a VM with twice the limits.
    const [alone, both] = [answerOf('max-vcpus=8'), answerOf('max-vcpus=8&log-iops=20000')];
    expect(figure(alone, 'iops')).toBe(20_000);
    const cost = (one: Answer) => figure(one, 'cost');
    expect(both.verdict === 'not-possible' || cost(both) > cost(alone) + 100).toBe(true);
  });

  test('may be idle, and of any size; without one the answer does not mention a log.', () => {
    expect(answerOf('log-capacity=64GiB').deepLinks[0]?.query).toMatch(/,log:[^,&]+:None:0&/);
    const anySize = answerOf('log-iops=2000').tables[1]?.rows.map(({ cells }) => cells[0]);
    expect(anySize).toContain('a log of 2,000 IOPS');
    expect(plainText(answerOf('').headline)).not.toContain('log');
  });

  test('has two figures that go together, or none.', () => {
    expect(problemOf('log-iops=5000&log-throughput=10MB/s', 'log-throughput')).toContain(
      '5,000 IOPS of 8 KiB are 40.96 MB/s',
    );
    expect(
      problemOf('log-iops=50&log-throughput=99MB/s&target-throughput=0&io-size=512KiB', 'io-size'),
    ).toContain('one figure for the log');
    expect(problemOf('log-iops=5000&log-throughput=99MB/s', 'log-throughput')).toBeUndefined();
  });

  test('has commands for each volume, at LUNs after those of the data disks.', () => {
    const [data, log] = findPart(answer, 'commands') ?? [];
    expect([data?.label, log?.label].map((label) => label?.split(':')[0])).toEqual([
      'Data disks',
      'Log',
    ]);
    expect(log?.values).toMatchObject({ disks: 1, gib: 64, cache: 'None', log: { firstLun: 4 } });
    expect(log && blocksOf(log).find(({ title }) => title === 'Azure CLI')?.text).toContain(
      'for lun in 4; do',
    );
  });
});

describe('A host cache', () => {
  test('of one disk with more than 2 TiB is found on 4,095 GiB, at the price of 4 TiB.', () => {
    // “Disk caching is not supported for disks 4 TiB and larger.”
    const query = 'types=premium&target-iops=5000&target-throughput=0&capacity=3TiB&max-disks=1';
    const answer = answerOf(`${query}&cache=ReadOnly`);
    expect(answer.deepLinks[0]?.query).toMatch(/data:P50-4095GiB(-plus)?x1:ReadOnly/);
    const disks = (text: string) => Number(/disks ([\d,]+)/.exec(text)?.[1]?.replace(',', ''));
    expect(disks(readout(answer, 'cost')?.aside ?? '')).toBe(
      disks(readout(answerOf(query), 'cost')?.aside ?? ''),
    );
  });
});

describe('Data that may be on local NVMe disks', () => {
  const query =
    'target-iops=200000&target-throughput=2000MB/s&capacity=3TiB&vcpus=16&memory=128GiB&local-data=yes';

  test('is on four disks of an L16as_v4, whose price has them, and the answer says what empties them.', () => {
    const answer = answerOf(query);
    // L16as_v4 in West Europe: 1.632 USD an hour; P10 21.68 a month (lists of 2026-08-22).
    expect(answer.readouts.find(({ id }) => id === 'cost')?.value).toBeCloseTo(
      1.632 * 730 + 21.68,
      2,
    );
    expect(plainText(answer.headline)).toMatch(/L16as_v4 with 4 × local NVMe disk/);
    expect(answer.checks.map(({ text }) => text).join()).toMatch(/empty after the VM was stopped/);
    expect(findPart(answer, 'commands')?.some(({ label }) => label.includes('local'))).toBe(false);
  });

  test('opens in the cap check with the verdict that is promised.', () => {
    const answer = answerOf(query);
    const [link] = answer.deepLinks.filter(({ calculator }) => calculator === 'cap-check');
    expect(link?.query).toContain('data:LocalNVMex4:None');
    const { lookup, given } = parseQuery(link?.query ?? '');
    expect(capCheck.viewModel(lookup, fullDataset, given).answer?.verdict).toBe(answer.verdict);
  });

  test('is on managed disks where those are zone-redundant or cached, or where nobody allows it.', () => {
    for (const more of ['local-data=yes&redundancy=ZRS', 'local-data=yes&cache=ReadOnly', ''])
      expect(plainText(answerOf(`capacity=200GiB&${more}`).headline)).not.toMatch(/local NVMe/);
  });
});
