/** The command that runs a test with fio: a shell runs it here with a made-up machine, up to a made-up fio. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileOf, fioCommand, fioJobFile } from '../../src/storage/benchmark/fio.ts';
import type { BenchmarkValues } from '../../src/storage/benchmark/values.ts';
import { anyValues, testOf, valuesOf } from './values.ts';

/** What the machine of a run is like. */
type Machine = {
  readonly mount?: string;
  readonly free?: number | string;
  /** What is where the test file would be. */
  readonly exists?: 'file' | 'link';
  /** What is answered to the question about removing it. */
  readonly answer?: string;
  readonly fails?: boolean;
  readonly shell?: string;
};

/** Runs the command in a folder of its own; `fio`, `findmnt`, `df` and `sudo` answer from the case. */
function run(machine: Machine = {}, given: BenchmarkValues = valuesOf()) {
  const { mount = '/data', free = given.free, answer = 'y', shell = 'sh' } = machine;
  const home = mkdtempSync(path.join(tmpdir(), 'command-'));
  const data = path.join(home, 'data');
  const file = path.join(data, 'headroom-benchmark.dat');
  for (const folder of ['bin', 'data']) mkdirSync(path.join(home, folder));
  if (machine.exists === 'file') writeFileSync(file, 'not ours');
  if (machine.exists === 'link') spawnSync('ln', ['-s', path.join(home, 'nowhere'), file]);
  const tool = (name: string, text: string) => {
    const at = path.join(home, 'bin', name);
    writeFileSync(at, `#!/bin/sh\n${text}\n`);
    chmodSync(at, 0o755);
  };
  tool('sudo', 'exec "$@"');
  tool('findmnt', `echo '${mount}'`);
  tool('df', `echo Avail; echo '${free}'`);
  tool(
    'fio',
    `for one; do printf '%s\\n' "$one" >> '${home}/calls'; done
    echo filled > '${file}'
    ${machine.fails ? 'exit 1' : ''}`,
  );
  const text = fioCommand(given).replaceAll(given.directory, data);
  const { status, stdout, stderr } = spawnSync(shell, ['-c', text], {
    input: `${answer}\n`,
    encoding: 'utf8',
    cwd: home,
    env: { PATH: `${path.join(home, 'bin')}:${process.env['PATH']}` },
  });
  const calls = path.join(home, 'calls');
  return {
    ...{ status, stdout, stderr },
    words: existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [],
    file: existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined,
    data,
  };
}

/** The options of a command as the job file that they stand for. */
const asJobFile = (words: readonly string[]): string =>
  words
    .map((word) => word.replace(/^--name=(.*)$/, '\n[$1]').replace(/^--/, ''))
    .join('\n')
    .trim();

describe('The command of fio', () => {
  const filled = valuesOf({ fillRate: 100_000_000, warming: 90 });
  test.each([
    ['sh', valuesOf()],
    ['bash', filled],
  ])(
    'gives %s the options of the job file, one by one, and results a name of their own.',
    (shell, given) => {
      const { status, words, data } = run({ shell }, given);
      expect(status).toBe(0);
      expect(words[0]).toBe('--output-format=json');
      expect(words[1]).toMatch(/^--output=headroom-results-\d{8}T\d{6}Z\.json$/);
      expect(asJobFile(words.slice(2))).toBe(
        fioJobFile(given).replaceAll(given.directory, data).trim(),
      );
    },
  );

  test('has the words of the job file for any set-up, and no line wider than the page.', () => {
    fc.assert(
      fc.property(anyValues('fio'), ({ values }) => {
        const text = fioCommand(values);
        // What is between fio and the next command, read by a shell.
        const [, options = ''] = /sudo fio (.*?)\n {2}sudo rm/s.exec(text) ?? [];
        const { stdout, stderr } = spawnSync('sh', ['-c', `printf '%s\\n' ${options}`], {
          encoding: 'utf8',
        });
        expect(stderr).toBe('');
        expect(asJobFile(stdout.trim().split('\n').slice(2))).toBe(fioJobFile(values).trim());
        for (const line of options.split('\n'))
          if (line.trim().split(' ').length > 2) expect(line.length).toBeLessThan(88);
      }),
      { numRuns: 20 },
    );
  });

  test('asks before it removes the file, and keeps it where the answer is no.', () => {
    expect(run().file).toBeUndefined();
    expect(run({ answer: 'n' }).file).toBe('filled');
    const text = fioCommand(valuesOf());
    expect(text.match(/\brm .*/g)).toEqual(["rm -i '/data/headroom-benchmark.dat'"]);
  });

  test('also offers to remove the file where fio fails.', () => {
    const { words, file } = run({ fails: true });
    expect(words.length).toBeGreaterThan(0);
    expect(file).toBeUndefined();
  });

  test.each<[string, Machine, string | undefined]>([
    ['on the root file system', { mount: '/' }, undefined],
    ['with a byte too little room', { free: valuesOf().free - 1 }, undefined],
    ['without the directory', { mount: '', free: '' }, undefined],
    ['where the file exists', { exists: 'file' }, 'not ours'],
    ['where a link has its name', { exists: 'link' }, undefined],
  ])('runs and removes nothing %s.', (_, machine, left) => {
    for (const shell of ['sh', 'bash']) {
      const { words, file, stdout } = run({ ...machine, shell });
      expect(words).toEqual([]);
      expect(file).toBe(left);
      expect(stdout).toContain('Nothing was run: ');
      expect(stdout).toContain('36 GiB free');
    }
  });

  test('is read whole before any of it is run: a shell that gets only a part runs nothing.', () => {
    const lines = fioCommand(valuesOf({ tests: [testOf('mixed')] }))
      .trimEnd()
      .split('\n');
    for (let count = 1; count < lines.length; count++) {
      const { status, stdout } = spawnSync('sh', ['-c', lines.slice(0, count).join('\n')], {
        encoding: 'utf8',
      });
      expect(stdout).toBe('');
      expect(status).not.toBe(0);
    }
  });

  test('names the file in quotes wherever it looks at it.', () => {
    const given = valuesOf({ directory: '/mnt/sql-data' });
    expect(fileOf(given)).toBe('/mnt/sql-data/headroom-benchmark.dat');
    expect(fioCommand(given).match(/test ! -[eL] '.*?'/g)).toEqual([
      "test ! -e '/mnt/sql-data/headroom-benchmark.dat'",
      "test ! -L '/mnt/sql-data/headroom-benchmark.dat'",
    ]);
  });
});
