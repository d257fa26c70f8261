/** The texts of the simulation’s answer: names, simulated figures, and no words of our own. */
import { describe, expect, test } from 'vitest';
import { findPart, plainText } from '../../src/kit/index.ts';
import { answerOf, type Given, unique, viewModelOf, wholeAnswerOf } from './answer.ts';

describe('Names', () => {
  test.each([
    ['two equal disks', 'a:P30/None:256KiB:q10:write,b:P30/None:256KiB:q10:write'],
    ['two equal stripes', 'a:P30x2/None:256KiB:q10:write,b:P30x2/None:256KiB:q10:write'],
    [
      'shared disks',
      'a:P30/None#x:4KiB:q1:write,b:P30/None#x:4KiB:q8:read,c:P30/None#y:4KiB:q8:read',
    ],
    [
      'a workload called temp beside the temp disk',
      'temp:P30/None:4KiB:q1:write,t:temp:4KiB:q1:write',
    ],
  ])('of limits, lanes, rows and steps are unique: %s.', (_, loads) => {
    const answer = answerOf({ vm: 'DS13_v2', loads });
    const { tables, steps, checks } = answer;
    const timeline = findPart(answer, 'timeline');
    unique(timeline?.lanes.map(({ label }) => label) ?? []);
    unique(timeline?.traces.map(({ label }) => label) ?? []);
    for (const { rows, columns } of tables) {
      unique(rows.map(({ cells }) => cells[0] ?? ''));
      unique(columns.map(({ label }) => label));
    }
    unique(steps.map(({ label }) => label));
    unique(checks.map((check) => check.text));
  });

  test('say whose a disk is; the bottleneck is still called by its disk.', () => {
    const loads =
      'e:P30/None:256KiB:q10:write,g:P30x2/None:256KiB:q10:write,h:P10/None#x:4KiB:q9:read';
    const limits = answerOf({ vm: 'DS13_v2', loads }).tables[0]?.rows.map(({ cells }) => cells[0]);
    expect(limits).toEqual(['VM uncached (DS13_v2)', 'P30 (e)', '2 × P30 (g), each', 'P10 #x']);
    const one = answerOf({ vm: 'D8s_v5', loads: 'a:P30/None:4KiB:q64:write' });
    expect(one.boundBy).toEqual(['disk IOPS (P30)']);
  });
});

describe('Simulated figures', () => {
  const given = {
    vm: 'DS13_v2',
    loads: 'temp:temp:256KiB:q60:write,log:P30/ReadOnly:4KiB:q1:write,os:P6/None:4KiB:q3:read',
  };
  /** Digits that count: 1,500 has two, 0.082 has two. */
  const digits = (figure: string) =>
    figure.replaceAll(',', '').replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length;

  test('have two digits and are called simulated, while the values stay exact.', () => {
    const answer = answerOf(given);
    for (const readout of answer.readouts) {
      const { text: words, value: exact, cell } = readout;
      // The page says it once, near its title, and each other table in its caption.
      expect(`${words} ${cell?.caption}`).not.toContain('simulated');
      expect(digits(/[\d.,]+/.exec(words)?.[0] ?? ''), words).toBeLessThanOrEqual(2);
      expect(exact).toBeTypeOf('number');
    }
    expect(
      answer.readouts.some(({ value: exact = 0 }) => Number(exact.toPrecision(2)) !== exact),
    ).toBe(true);
    expect(plainText(answer.headline)).not.toContain('simulated');
    expect(answer.why).toContain(
      '“temp” has over 99 % of the traffic at the VM’s cached limit, and an IO of “log” takes 50 ms on average.',
    );
    expect(answer.checks.map((check) => check.text).join()).toContain(
      'Limits count in windows of 50 ms',
    );
    for (const { caption } of answer.tables) expect(caption).toContain('(simulated)');
    expect(findPart(answer, 'timeline')?.title).toContain('(simulated)');
  });

  test('are in a headline that says which workload is throttled, by how much and because of which other.', () => {
    const beside = 'temp:temp:256KiB:q60:write,log:P30/ReadOnly:4KiB:q1:write';
    expect(plainText(answerOf({ vm: 'DS13_v2', loads: beside }).headline)).toBe(
      '“log” drops to about 20 IOPS: “temp” has over 99 % of the traffic at the VM’s cached limit.',
    );
  });

  test('are those before and during, and with the time of it, where a workload is throttled for a part of its time.', () => {
    // 12 outstanding, each once in a window of 50 ms, are 240 a second; without the spill they take 2.2 ms each.
    expect(plainText(answerOf({}).headline)).toBe(
      '“data” drops from about 5,500 to 240 IOPS while “tempdb” is busy.',
    );
    expect(answerOf({}).readouts[0]).toMatchObject({
      label: 'IOPS of “data”',
      text: '240 IOPS',
      aside: 'otherwise 5,500',
    });
  });

  test('of a change that leaves a workload to another place are given only where no other change is enough.', () => {
    // Without host cache the data disks have 5,000 IOPS each beside the spill.
    const changes = wholeAnswerOf({}).recommendations.map(({ text }) => plainText(text));
    expect(changes.join()).toContain('Disable host caching on “data”: it gets about 5,500 IOPS');
    expect(changes.join()).not.toContain('needs elsewhere');
    const loads = 'tempdb:temp:256KiB:q60:write,os:P10/ReadOnly:8KiB:q8:read';
    const [only = ''] = wholeAnswerOf({ loads }).recommendations.map(({ text }) => plainText(text));
    expect(only).toContain('needs elsewhere is not included');
  });

  test('are of one time in each table: of all of it, or of that in which each workload runs.', () => {
    const captionsOf = (given: Given) => {
      const { readouts, tables } = answerOf(given);
      const rows = readouts.flatMap(({ cell }) => (cell ? [`${cell.caption}: ${cell.row}`] : []));
      return [...new Set(rows), ...tables.map(({ caption }) => caption)].join('\n');
    };
    const parts = captionsOf({});
    expect(parts).toContain('Each workload over its whole time: tempdb');
    // What each gets in its own time has no sum.
    expect(parts).not.toContain('Sum');
    expect(parts).toContain('Limit by limit over 20 s (simulated)');
    const loads = 'a:P30/None:8KiB:q4:read,b:P30/None:8KiB:q4:read';
    expect(captionsOf({ vm: 'D8s_v5', loads })).toMatch(
      /^Each workload from 2 s to 20 s: a\n.+: b\n.+: Sum\n/,
    );
  });

  test('are given with the note that no documentation names the window, and what shows it.', () => {
    expect(
      answerOf({})
        .checks.map((note) => note.text)
        .join(),
    ).toContain(
      'A 2017 article and measurements since show it; Microsoft’s documentation does not.',
    );
  });
});

test('Too many windows are counted in a sentence.', () => {
  const loads = 'a:P30x14/None:4KiB:r1:read';
  const { controls } = viewModelOf({ seconds: '200', window: '1ms', loads });
  const problem = controls.find(({ name }) => name === 'window')?.problem;
  // 200,000 windows at fourteen disks and the VM's uncached limit.
  expect(problem).toMatch(/^That is 3,000,000 windows/);
});

describe('Words that readers need not learn from us', () => {
  test('are in no answer of the simulation.', () => {
    const cases: readonly Given[] = [
      {},
      { loads: 'a:P30/None:4KiB:q64:write,b:temp:4KiB:q1:read' },
      { vm: 'D8s_v5', loads: 'boot:P4/None:16KiB:q64:read' },
      { vm: 'D8s_v5', loads: 'a:P30/ReadOnly:16KiB:r9000:read' },
      { vm: 'L8s_v3', loads: 'a:P30/ReadOnly:16KiB:q1:read' },
      { vm: 'D8ds_v6', loads: 'a:temp:16KiB:q1:read' },
    ];
    for (const given of cases) {
      const answer = wholeAnswerOf(given);
      const { headline, why, readouts, tables, steps, recommendations } = answer;
      const timeline = findPart(answer, 'timeline');
      const words = [
        ...[plainText(headline), why, timeline?.title, timeline?.summary],
        ...readouts.map(({ label, text: figure }) => `${label} ${figure}`),
        ...tables.flatMap(({ caption, columns }) => [
          caption,
          ...columns.map(({ label }) => label),
        ]),
        ...steps.map(({ label, line }) => `${label} ${plainText(line)}`),
        ...recommendations.map((one) => plainText(one.text)),
        ...viewModelOf(given).controls.flatMap(({ label, hint }) => [label, hint]),
      ].join('\n');
      expect(words).not.toMatch(
        /\b(gates?|knee|overdrawn|binds|gets? through|lets? through|hog|asked|loads?)\b/i,
      );
    }
  });
});

describe('The reason', () => {
  test('says what is well again after the first recommendation, although another workload still waits for itself.', () => {
    const before = answerOf({});
    expect(plainText(before.headline)).toMatch(/^“data” drops/);
    const [first] = wholeAnswerOf({}).recommendations;
    expect(plainText(first?.text ?? [])).toMatch(/^Disable host caching on “data”/);
    const { verdict, headline, why } = answerOf(
      Object.fromEntries(new URLSearchParams(first?.query)),
    );
    expect(verdict).toBe('throttled');
    expect(plainText(headline)).toMatch(/^“tempdb” gets .* its own IOs use up/);
    expect(why).toMatch(/^No limit holds back “data” \(5,500 IOPS\) and “log” \(720 IOPS\)\. /);
  });

  test('names who uses a limit up, and promises no wait that a long queue exceeds.', () => {
    expect(answerOf({}).why).toBe(
      'Then “tempdb” has over 99 % of the traffic at the VM’s cached limit.',
    );
    expect(answerOf({}).readouts.map(({ text }) => text)).toContain('50 ms');
  });

  test('says how long an IO takes in this case, and not how long a window is.', () => {
    const given = {
      vm: 'DS13_v2',
      loads: 'temp:temp:256KiB:q60:write,log:P30/ReadOnly:4KiB:r15:write',
    };
    const { why, readouts } = answerOf(given);
    const { text: latency } = readouts.find(({ id }) => id === 'latency-log') ?? {};
    expect(latency).toMatch(/^[123]\d ms$/);
    expect(why).toContain(`an IO of “log” takes ${latency} on average.`);
  });

  test('calls nothing well that waits, and nothing that only credits keep quick.', () => {
    const waiting = 'a:P30/None:8KiB:q60:read,b:P30/None:8KiB:q60:read';
    expect(answerOf({ vm: 'D32ds_v5', loads: waiting }).why).not.toContain('No limit holds back');
    const bursting = 'a:P30/None:8KiB:q60:read,b:P20/None:8KiB:r3000:read';
    expect(answerOf({ vm: 'D32ds_v5', loads: bursting }).why).not.toContain('No limit holds back');
  });
});
