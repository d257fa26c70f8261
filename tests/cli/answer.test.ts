/** The command line, as other programs call it: `npm run --silent answer -- ID 'query'`. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { calculators } from '../../src/calculators/index.ts';
import { reportOf } from '../../src/cli/report.ts';

const root = path.join(import.meta.dirname, '../..');
const run = (...given: readonly string[]) => {
  const { status, stdout } = spawnSync(process.execPath, ['src/cli/answer.ts', ...given], {
    cwd: root,
    encoding: 'utf8',
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

describe.each(calculators.map(({ id }) => id))('The report of %s', (id) => {
  test('has a headline, the bottleneck in words, and readouts with id, unit and text.', () => {
    const { headline, boundBy, readouts = [], problems } = reportOf(id, '');
    expect(headline?.length).toBeGreaterThan(10);
    expect(boundBy?.length).toBeGreaterThan(0);
    expect(problems).toEqual({});
    expect(readouts.length).toBeGreaterThan(0);
    expect(new Set(readouts.map((one) => one.id)).size).toBe(readouts.length);
    for (const { unit, text } of readouts) {
      expect(unit).toMatch(/^(IOPS|B\/s|s|B|IO|1\/s|USD\/month|1)$/);
      expect(text).not.toBe('');
    }
  });
});
