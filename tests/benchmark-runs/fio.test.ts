/**
 * Each kind of job file run by a real fio on this machine, shortened, and its result read back: needs fio 3,
 * and some tens of MB in the folder of temporary files. `npm run test:benchmarks` runs it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readText } from '../../src/readers/index.ts';
import type { Direction } from '../../src/readers/reading.ts';
import { fileOf, fioCommand, fioJobFile } from '../../src/storage/benchmark/fio.ts';
import {
  type BenchmarkTest,
  benchmarkTests,
  parseCaseName,
} from '../../src/storage/benchmark/name.ts';
import { mib, seconds } from '../../src/units/index.ts';
import { testOf, valuesOf } from '../benchmark/values.ts';

/** That of the machine. */
const tool = 'fio';

/** Not the folder of the system for temporary files: no test may be set to that, and it may be in memory. */
let home = '';
beforeAll(() => {
  const { stdout } = spawnSync(tool, ['--version'], { encoding: 'utf8' });
  expect(stdout, 'fio is not installed').toMatch(/^fio-3/);
  home = mkdtempSync('/var/tmp/benchmark-');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const shortened = (test: BenchmarkTest) =>
  valuesOf({
    ...{ directory: home, size: mib(16), fillRate: 400_000_000, warming: 1 },
    tests: [
      testOf(test, {
        ...{ jobs: 2, depth: test.startsWith('latency') ? 1 : 4 },
        runs: [{ phase: 'sustained', rampUp: seconds(1), measured: seconds(2) }],
      }),
    ],
  });

type Totals = { iops: number; bw_bytes: number; total_ios: number; lat_ns: { mean: number } };
type Printed = { jobs: { jobname: string; error: number; read: Totals; write: Totals }[] };

/** Within a thousandth of what fio itself printed. */
function expectSame(read: Direction | undefined, printed: Totals | undefined) {
  if (!printed || printed.total_ios === 0) return expect(read).toBeUndefined();
  const pairs = [
    [read?.iops, printed.iops],
    [read?.throughput, printed.bw_bytes],
    [read?.latency?.mean, printed.lat_ns.mean / 1e9],
  ] as const;
  for (const [ours = Number.NaN, theirs] of pairs)
    expect(Math.abs(ours / theirs - 1)).toBeLessThanOrEqual(0.001);
}

test.each(benchmarkTests)(
  'fio runs the job file of %s, and its result carries the case.',
  (kind) => {
    const values = shortened(kind);
    const job = path.join(home, 'headroom.fio');
    const output = path.join(home, 'result.json');
    writeFileSync(job, fioJobFile(values));
    const options = ['--output-format=json', `--output=${output}`, '--warnings-fatal', job];
    const { status, stderr } = spawnSync(tool, options, { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const text = readFileSync(output, 'utf8');
    const { jobs } = JSON.parse(text.slice(text.indexOf('{'))) as Printed;
    expect(jobs.every(({ error }) => error === 0)).toBe(true);
    const reading = readText(text);
    if (reading.kind !== 'runs') throw new Error('fio’s result was not read');
    const found = reading.runs.filter(({ name }) => parseCaseName(name));
    expect(found).toHaveLength(1);
    const [run] = found;
    const [given] = values.tests;
    expect(parseCaseName(run?.name ?? '')).toEqual({ ...given?.case, phase: 'sustained' });
    const printed = jobs.find(({ jobname }) => jobname === run?.name);
    expectSame(run?.read, printed?.read);
    expectSame(run?.write, printed?.write);
    expect(run).toMatchObject({
      ...{ direct: true, random: true, engine: 'libaio', jobs: 2 },
      queueDepth: 2 * (given?.depth ?? 0),
      target: fileOf(values),
    });
    const names = reading.runs.map(({ name }) => name);
    expect(names[0]).toBe('fill');
    expect(names.includes('warm-up')).toBe(!kind.endsWith('-write'));
    // Every byte was written before the first read.
    const fill = jobs.find(({ jobname }) => jobname === 'fill');
    expect(fill?.write.total_ios).toBe(16);
  },
);

test.each(['sh', 'bash'])(
  '%s runs the command, which leaves the results of the same runs and removes its file.',
  (shell) => {
    const values = shortened('mixed');
    const folder = mkdtempSync(path.join(home, 'command-'));
    rmSync(fileOf(values), { force: true });
    // The folder of this test need not be on a disk of its own.
    const machine = `sudo() { "$@"; }\nfindmnt() { echo /data; }\ndf() { echo ${values.free}; }\n`;
    const { status, stderr } = spawnSync(shell, ['-c', machine + fioCommand(values)], {
      ...{ input: 'y\n', encoding: 'utf8', cwd: folder },
    });
    expect(stderr).toMatch(/^rm: [^\n]*$/);
    expect(status).toBe(0);
    const [results = '', ...rest] = readdirSync(folder);
    expect(rest).toEqual([]);
    const reading = readText(readFileSync(path.join(folder, results), 'utf8'));
    if (reading.kind !== 'runs') throw new Error('fio’s result was not read');
    expect(reading.runs.map(({ name }) => parseCaseName(name)?.test ?? name)).toEqual([
      ...['fill', 'warm-up', 'mixed'],
    ]);
    expect(reading.runs.at(-1)).toMatchObject({
      direct: true,
      random: true,
      jobs: 2,
      target: fileOf(values),
    });
    expect(existsSync(fileOf(values))).toBe(false);
  },
);
