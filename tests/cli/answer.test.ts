/** The command line, as other programs call it: `npm run --silent answer -- ID 'query'`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { calculators } from '../../src/calculators/index.ts';
import { reportOf } from '../../src/cli/report.ts';

const root = path.join(import.meta.dirname, '../..');
/** What Node has compiled once, it need not compile in each call. */
const compiled = mkdtempSync(path.join(tmpdir(), 'headroom-'));
afterAll(() => rmSync(compiled, { recursive: true, force: true }));
const run = (...given: readonly string[]) => runWith('', ...given);
/** @param input what is piped into it */
const runWith = (input: string | Buffer, ...given: readonly string[]) => {
  const { status, stdout } = spawnSync(process.execPath, ['src/cli/answer.ts', ...given], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    input,
  });
  return { status, report: JSON.parse(stdout) };
};

describe('The command line', () => {
  test('prints one JSON object and exits with 0 where there is an answer, also one without figures.', () => {
    const { status, report } = run('cap-check', 'vm=D2s_v3&disks=data:P4x5:None');
    expect(status).toBe(0);
    expect(report).toMatchObject({ verdict: 'not-possible', readouts: [], problems: {} });
  });

  test('exits with 2 where an input has a problem, and names the input.', () => {
    const { status, report } = run('cap-check', 'vm=nothing&want-iops=20000');
    expect(status).toBe(2);
    expect(Object.keys(report.problems).sort()).toEqual(['target-iops', 'vm']);
    expect(report.problems['target-iops']).toContain('target-iops=20000');
    expect(report).not.toHaveProperty('readouts');
  });

  test('exits with 2 for an unknown calculator, and says which there are.', () => {
    const { status, report } = run('cap-chek');
    expect(status).toBe(2);
    expect(report.problems.calculator).toContain('cap-check');
  });
});

describe('A measurement on standard input', () => {
  const head = 'Device r/s w/s rkB/s wkB/s r_await w_await %util';
  const report = (second: number) =>
    `06/13/2026 09:00:${second} AM\n${head}\nsdc 5000 0 40000 0 9 0 100\n\n`;
  const text = Array.from({ length: 12 }, (_, at) => report(at + 10)).join('');
  const query = 'text=-&vm=D16s_v3&disks=data:P30x1:None';

  test('is judged with text=-, and is not part of the query that is printed.', () => {
    const { status, report: printed } = runWith(text, 'diagnose', query);
    expect(status).toBe(0);
    expect(printed).toMatchObject({
      verdict: 'at-limit',
      boundBy: ['disk IOPS (P30)'],
      problems: {},
    });
    expect(printed.query).toBe('text=&vm=D16s_v3&disks=data:P30x1:None');
  });

  test('may be UTF-16, as PowerShell writes it.', () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    expect(runWith(bytes, 'diagnose', query).report.verdict).toBe('at-limit');
  });

  test.each([
    ['diagnose', query],
    ['burst', 'text=-&disk=P20&vm=D4s_v5'],
  ])('that is empty is a problem of the text of %s, with exit code 2.', (id, asked) => {
    const { status, report: printed } = runWith('', id, asked);
    expect(status).toBe(2);
    expect(Object.keys(printed.problems)).toEqual(['text']);
    expect(printed.problems.text).toContain('This is not the output of a tool');
    expect(printed).not.toHaveProperty('headline');
  });
});

describe.each(calculators.map(({ id }) => id))('The report of %s', (id) => {
  test('has a headline, the bottleneck in words, readouts with id, unit and text, and sources with their addresses.', () => {
    const { headline, boundBy, readouts = [], sources = [], problems } = reportOf(id, '');
    expect(headline?.length).toBeGreaterThan(10);
    expect(boundBy?.length).toBeGreaterThan(0);
    expect(problems).toEqual({});
    expect(readouts.length).toBeGreaterThan(0);
    expect(new Set(readouts.map((one) => one.id)).size).toBe(readouts.length);
    for (const { place, date, url } of sources) {
      expect(place).not.toBe('');
      expect(date).not.toBe('');
      expect(url ?? 'https://').toMatch(/^https:\/\//);
    }
    expect(sources.some(({ url }) => url)).toBe(true);
    for (const { unit, text } of readouts) {
      expect(unit).toMatch(/^(IOPS|B\/s|s|B|IO|1\/s|USD\/month|1)$/);
      expect(text).not.toBe('');
    }
  });
});
