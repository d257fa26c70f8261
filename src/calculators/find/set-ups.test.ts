/** What set-ups that were found are called, and by what they are compared. */
import { describe, expect, test } from 'vitest';
import { openedBy } from '../../../tests/view-models.ts';
import { type Answer, findPart, plainText } from '../../kit/index.ts';
import { find } from './index.ts';

const answerOf = (query: string): Answer => {
  const { answer } = openedBy(find, query);
  if (!answer) throw new Error(`No answer to ${query}`);
  return answer;
};

describe('The letters of set-ups', () => {
  const lettersOf = (answer: Answer) =>
    (findPart(answer, 'set-ups') ?? []).map(({ letter }) => letter);
  test('go from A in the order of the table, which prints them, too.', () => {
    const answer = answerOf('');
    const letters = lettersOf(answer);
    expect(letters.length).toBeGreaterThan(3);
    expect(letters.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, letters.length));
    const first = (answer.tables[0]?.rows ?? []).map(({ cells }) => cells[0]?.slice(0, 2));
    expect(first).toEqual(letters.map((letter) => `${letter}:`));
  });
});

describe('The figures by which set-ups are compared', () => {
  test('have the limits of the VM that the data disks use most.', () => {
    const [first] =
      findPart(
        answerOf(
          'target-iops=20000&target-throughput=0&capacity=128GiB&types=premium-v2&max-disks=2',
        ),
        'set-ups',
      ) ?? [];
    const value = (id: string) => first?.readouts.find((one) => one.id === id)?.value ?? Number.NaN;
    expect(value('vm-iops')).toBeGreaterThanOrEqual(value('iops'));
    expect(value('vm-throughput')).toBeGreaterThanOrEqual(value('throughput'));
  });
});

describe('The headline', () => {
  test('has the vCPUs and the memory of the VM.', () => {
    // Falsv7 series: 2 GiB a vCPU.
    expect(plainText(answerOf('').headline)).toMatch(/^\$913 a month: F8als_v7 with/);
    expect(answerOf('').why).toMatch(/^8 vCPUs, 16 GiB; /);
  });

  test.each([
    [
      'target-iops=300000&types=premium-v2&capacity=1TiB',
      /, for [\d,]+ IOPS instead of 300,000 IOPS\.$/,
    ],
    ['capacity=600TiB&target-throughput=0', /, for 252 TiB of capacity instead of 600 TiB\.$/],
  ])('of a dead end says how much there is instead of what was asked for: %s.', (query, end) => {
    const answer = answerOf(`${query}&target-throughput=0`);
    expect(plainText(answer.headline)).toMatch(end);
    for (const { text } of answer.recommendations)
      expect(plainText(text)).not.toMatch(/\d %? of [\d,]+ (%|IOPS|[GT]iB|MB)/);
  });

  test('of a lack of headroom says how much is left.', () => {
    // Four Premium SSD v2 have 320,000 IOPS at most, of which 300,000 leave 6 %.
    const answer = answerOf(
      'target-iops=300000&target-throughput=0&capacity=1TiB&max-disks=4&types=premium-v2',
    );
    const texts = answer.recommendations.map(({ text }) => plainText(text));
    expect(texts.join(' ')).toMatch(/For 6 % of headroom instead of 20 %: /);
  });
});

describe('A size with disks over NVMe', () => {
  // Falsv7 series, last note: “This VM series will only work on OS images that support NVMe”; Generation 1: Not Supported.
  test('needs an image for that, by the reason, the list and the checks.', () => {
    const { why, checks, parts: _, ...answer } = answerOf('');
    expect(why).toContain('; needs an NVMe image of generation 2; disks of');
    expect(checks.map(({ text }) => text).join()).toContain('A VM with SCSI is converted');
    expect(answer.tables[0]?.rows[0]?.cells[1]).toBe('F8als_v7 (8 vCPUs, 16 GiB, NVMe)');
  });

  test('is listed beside SCSI where there is the choice, by a name without a slash.', () => {
    const answer = answerOf('target-iops=25000&target-throughput=0&capacity=2TiB&memory=64GiB');
    expect(plainText(answer.headline)).toMatch(/^\$[\d,]+ a month: E8bs_v5 with/);
    expect(answer.why).not.toContain('NVMe');
    const [, , next] = findPart(answer, 'set-ups') ?? [];
    expect(next).toMatchObject({ vm: 'E8bs_v5, NVMe', size: '8 vCPUs, 64 GiB' });
    expect(next?.why).toBe('Higher limits over NVMe: generation 2 and an NVMe image');
  });
});

describe('A savings plan of one year', () => {
  const query = 'target-iops=25000&target-throughput=0&capacity=2TiB&memory=64GiB';
  const listed = (more = '') => findPart(answerOf(`${query}${more}`), 'set-ups') ?? [];
  const isPlan = ({ why }: { why: string }) => why.includes('savings plan');

  test('is a row behind the cheapest, with what the same set-up costs under it.', () => {
    const [first, plan] = listed();
    expect(plan).toMatchObject({ vm: first?.vm, disks: first?.disks, payment: 'savings-plan' });
    expect(plan?.why).toBe('One year’s savings plan for the VM');
    // The search under that plan has the same set-up for that price.
    const asked = answerOf(`${query}&payment=savings-plan`);
    expect(plan?.readouts[0]?.text).toBe(asked.readouts.find(({ id }) => id === 'cost')?.text);
    expect(plan?.link.query).toContain('payment=savings-plan');
    expect(findPart(answerOf(query), 'commands')?.length).toBe(listed().length - 1);
  });

  test('is no row where it is asked for, or where the region has none.', () => {
    expect(listed('&payment=savings-plan').some(isPlan)).toBe(false);
    expect(listed().filter(isPlan)).toHaveLength(1);
  });
});

describe('Operations of Standard SSD', () => {
  const query =
    'target-iops=400&target-throughput=20MB/s&capacity=1TiB&types=standard-ssd,premium,premium-v2&vcpus=4&memory=16GiB';
  const cost = (text: string) =>
    answerOf(text).readouts.find(({ id }) => id === 'cost')?.value ?? Number.NaN;

  test('are counted at a fifth of the target, and more of them make another disk the cheapest.', () => {
    // E20: 38.40 USD a month each; 80 IOPS on average are 80 × 3,600 × 730 ÷ 10,000 × 0.002 = 42.05 USD.
    const standard = answerOf(
      `${query.replace('standard-ssd,premium,premium-v2', 'standard-ssd')}`,
    );
    const aside = standard.readouts.find(({ id }) => id === 'cost')?.aside;
    expect(aside).toContain(', 42 of it for operations');
    const warning = standard.checks.find(({ text }) => text.includes('billed by the operation'));
    expect(standard.why).toContain('$42 of it for operations at 80 IOPS on average (assumed)');
    expect(warning?.text).toContain('the mean is assumed, as a fifth of the target');
    const busy = answerOf(`${query}&mean-iops=400`);
    expect(plainText(busy.headline)).toContain('Premium SSD v2');
  });

  test('are those of the mean that is entered.', () => {
    const of = (mean: number) =>
      cost(`${query.replace('standard-ssd,premium,premium-v2', 'standard-ssd')}&mean-iops=${mean}`);
    expect(of(400) - of(200)).toBeCloseTo(((200 * 3600 * 730) / 10_000) * 0.002, 1);
  });
});

describe('Whether Standard SSD is cheaper', () => {
  const query = 'target-iops=0&io-size=256KiB&types=premium,premium-v2,standard-ssd';
  test('is decided by the hours a day that the target is needed for, where they are given.', () => {
    // 400 MB/s of 256 KiB are 1,526 IOPS, for 1 of 24 hours 64 of them: 64 × 3,600 × 730 ÷ 10,000 × 0.002 = 33 USD.
    const { headline, why } = answerOf(`${query}&burst=1h`);
    expect(plainText(headline)).toContain('4 × E30');
    expect(why).toContain('$33 of it for operations at 64 IOPS on average (assumed); above ');
  });

  test('changes at the IOPS that the answer says, whichever of the two it is about.', () => {
    const { why = '' } = answerOf(`${query}&burst=1h`);
    const above = Number(/above (\d+) IOPS Premium SSD v2 is cheaper/.exec(why)?.[1]);
    const at = (mean: number) => answerOf(`${query}&burst=1h&mean-iops=${mean}`);
    expect(plainText(at(above + 1).headline)).toContain('Premium SSD v2');
    expect(plainText(at(above - 2).headline)).toContain('E30');
    expect(at(above + 100).why).toContain(
      `Below ${above - 1} IOPS on average Standard SSD is cheaper.`,
    );
  });

  test('is not said where a log has disks of its own, or only one of them is accepted.', () => {
    for (const changed of [
      `${query}&log-iops=100`,
      query.replace('premium,premium-v2,', ''),
      query.replace(',standard-ssd', ''),
    ])
      expect(answerOf(`${changed}&burst=1h`).why).not.toMatch(/is cheaper/);
  });

  test('can be seen in the list, which has the cheapest set-up of each.', () => {
    const whys = (more: string) =>
      (findPart(answerOf(`${query}&burst=1h${more}`), 'set-ups') ?? []).map(({ why }) => why);
    expect(whys('').join()).toContain('No operations billed');
    expect(whys('&mean-iops=400').join()).toContain('Standard SSD, its operations included');
  });
});

describe('Growth', () => {
  const query = 'target-iops=40000&target-throughput=600MB/s';
  const rows = answerOf(query).tables[2]?.rows.map(({ cells }) => cells) ?? [];

  test('costs what the cheapest set-up for the larger load costs.', () => {
    // The same search for 60,000 IOPS with 900 MB/s, and for twice the load.
    for (const [load, larger] of [
      ['+50\u00a0%', 'target-iops=60000&target-throughput=900MB/s'],
      ['twice', 'target-iops=80000&target-throughput=1200MB/s'],
    ] as const) {
      const cost = rows.find(([first]) => first === load)?.[3];
      expect(`$${cost}`).toBe(answerOf(larger).readouts.find(({ id }) => id === 'cost')?.text);
    }
  });

  test('says up to which load the VM leaves the headroom, and what one per cent more needs.', () => {
    const last = rows.find((cells) => cells[4]?.includes('as far as it goes'));
    expect(last?.[0]).toMatch(/^\+\d+\u00a0%$/);
    expect(last?.[1]).toBe('20 %');
    const percent = 100 + Number(/\d+/.exec(last?.[0] ?? '')?.[0]);
    const at = (per: number) =>
      plainText(
        answerOf(`target-iops=${400 * per}&target-throughput=${6 * per}MB/s&headroom=20%25`)
          .headline,
      );
    // An F16als_v7 carries it; with one per cent more it does not, and another VM is the cheapest.
    expect(at(percent)).toContain('F16als_v7');
    const [, next = 'none'] = /one per cent more needs (.+?) with/.exec(last?.[4] ?? '') ?? [];
    expect(at(percent + 1)).toContain(`${next} with`);
    expect(next).not.toBe('F16als_v7');
  });
});
