/** The scripts that run every test: bash parses one and runs it here with made-up disks, up to a made-up fio. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { powershellRunner } from '../../src/storage/benchmark/diskspd.ts';
import { bashRunner } from '../../src/storage/benchmark/fio.ts';
import { anyValues, testOf, valuesOf } from './values.ts';

const both = valuesOf({ tests: [testOf('iops-read'), testOf('iops-write')], disks: 2 });
const chosen = valuesOf({ tests: [testOf('iops-write')], disks: 2 });
const bash = bashRunner(both, chosen);

/** What the machine of a run is like. */
type Machine = {
  readonly version?: string;
  readonly mount?: string;
  readonly disks?: readonly string[];
  readonly model?: string;
  readonly free?: number;
  readonly exists?: boolean;
  readonly fails?: boolean;
  readonly noDirectory?: boolean;
  /** What stands after the name of the script. */
  readonly asked?: string;
  /** Whether the tests are for local NVMe disks. */
  readonly isLocal?: boolean;
};

/** Runs the script in a folder of its own; `fio`, `lsblk`, `findmnt` and `df` answer from the case. */
function run(machine: Machine = {}) {
  const {
    version = 'fio-3.33',
    mount = '/data',
    disks = ['sdc', 'sdd'],
    model = 'Virtual Disk',
  } = machine;
  const home = mkdtempSync(path.join(tmpdir(), 'benchmark-'));
  const data = path.join(home, 'data');
  const file = path.join(data, 'headroom-benchmark.dat');
  if (!machine.noDirectory) mkdirSync(data);
  mkdirSync(path.join(home, 'bin'));
  mkdirSync(path.join(home, 'results'));
  if (machine.exists) writeFileSync(file, 'not ours');
  const answer = (name: string, text: string) => {
    const at = path.join(home, 'bin', name);
    writeFileSync(at, `#!/bin/bash\n${text}\n`);
    chmodSync(at, 0o755);
  };
  answer(
    'fio',
    `[ "$1" = --version ] && { echo ${version}; exit; }
    echo "$*" >> '${home}/calls'
    ${machine.fails ? 'exit 1' : ''}
    for one; do case $one in --output=*) echo "{\\"$3\\": 1}" > "\${one#--output=}";; esac; done
    [ -e '${file}' ] && echo filled > '${file}'`,
  );
  answer(
    'findmnt',
    `case "$*" in *TARGET*) echo '${mount}';; *'--target /') echo /dev/root;; *) echo /dev/md0;; esac`,
  );
  answer(
    'lsblk',
    `case "$*" in *MODEL*) echo '${model}';; *'/dev/root') echo 'sda disk';; *) printf '%s disk\\n' md0 ${disks.join(' ')} | sed 's/^md0 disk/md0 raid0/';; esac`,
  );
  answer('df', `echo Avail; echo ${machine.free ?? 2 ** 40}`);
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-s', '--', ...(machine.asked === undefined ? [] : [machine.asked])],
    {
      input: (machine.isLocal
        ? bashRunner({ ...both, isLocal: true }, { ...chosen, isLocal: true })
        : bash
      ).replaceAll('/data', data),
      encoding: 'utf8',
      cwd: path.join(home, 'results'),
      env: { PATH: `${path.join(home, 'bin')}:${process.env['PATH']}` },
    },
  );
  const results = readdirSync(path.join(home, 'results'));
  return {
    ...{ status, stdout, stderr, results },
    calls: existsSync(path.join(home, 'calls'))
      ? readFileSync(path.join(home, 'calls'), 'utf8').trim().split('\n')
      : [],
    result: results[0] ? readFileSync(path.join(home, 'results', results[0]), 'utf8') : '',
    file: existsSync(file) ? readFileSync(file, 'utf8') : undefined,
  };
}

describe('The script for bash', () => {
  test('is one that bash can parse, for any set-up.', () => {
    fc.assert(
      fc.property(anyValues('fio'), ({ values }) => {
        const { status, stderr } = spawnSync('bash', ['-n'], {
          input: bashRunner(values),
          encoding: 'utf8',
        });
        expect(stderr).toBe('');
        expect(status).toBe(0);
      }),
      { numRuns: 10 },
    );
  });

  test('fills the file, runs the chosen test, and says how long that takes.', () => {
    const { status, calls, result, stdout, file } = run();
    expect(status).toBe(0);
    expect(calls.map((call) => /--section=(\S+)/.exec(call)?.[1])).toEqual([
      'fill',
      'headroom1+D8s_v5+P30x4+None+iops-write+8KiB',
    ]);
    expect(result.match(/headroom1/g)).toHaveLength(1);
    expect(stdout).toContain('About 7 minutes');
    expect(file).toBeUndefined();
  });

  test('asked for all fills the file, runs each test, leaves one file of results, and removes its own file.', () => {
    const { status, stderr, calls, results, result, file, stdout } = run({ asked: 'all' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(calls.map((call) => /--section=(\S+)/.exec(call)?.[1])).toEqual([
      'fill',
      'headroom1+D8s_v5+P30x4+None+iops-read+8KiB',
      'headroom1+D8s_v5+P30x4+None+iops-write+8KiB',
    ]);
    expect(results).toHaveLength(1);
    expect(result.match(/headroom1/g)).toHaveLength(2);
    expect(file).toBeUndefined();
    expect(stdout).toContain('About 13 minutes');
  });

  test.each<[string, Machine, string]>([
    ['another word than all', { asked: 'everything' }, 'only the word all'],
    ['an old fio', { version: 'fio-2.17' }, 'fio 3 or later'],
    ['no directory', { noDirectory: true }, 'there is no directory'],
    ['the root file system', { mount: '/' }, 'root file system'],
    ['the OS disk', { disks: ['sda', 'sdc'] }, 'the OS disk'],
    ['a local disk', { model: 'Microsoft NVMe Direct Disk v2' }, 'a local disk'],
    [
      'a managed disk where the tests are for local ones',
      { isLocal: true },
      'which is no local NVMe disk',
    ],
    [
      'the OS disk where the tests are for local ones',
      { isLocal: true, model: 'Microsoft NVMe Direct Disk v2', disks: ['sda', 'sdc'] },
      'the OS disk',
    ],
    ['fewer disks', { disks: ['sdc'] }, 'is on 1 disks, and these tests are for 2'],
    ['too little room', { free: 1000 }, '1000 bytes are free'],
  ])('runs nothing with %s.', (_, machine, reason) => {
    const { status, stderr, calls, file, results } = run(machine);
    expect(status).toBe(1);
    expect(stderr).toContain('Nothing was run: ');
    expect(stderr).toContain(reason);
    expect(calls).toEqual([]);
    expect(file).toBeUndefined();
    expect(results).toEqual([]);
  });

  test('runs on the local NVMe disks of a VM where the tests are for those.', () => {
    const { status, stderr, calls } = run({
      isLocal: true,
      model: 'Microsoft NVMe Direct Disk v2',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(calls).toHaveLength(2);
  });

  test('leaves a file of somebody else as it is.', () => {
    const { status, stderr, calls, file } = run({ exists: true });
    expect(status).toBe(1);
    expect(stderr).toContain('exists, and this script did not make it');
    expect(calls).toEqual([]);
    expect(file).toBe('not ours');
  });

  test('removes its file where fio fails, and ends with an error.', () => {
    const { status, calls, file } = run({ fails: true });
    expect(status).not.toBe(0);
    expect(calls).toHaveLength(1);
    expect(file).toBeUndefined();
  });
});

describe('The script for PowerShell', () => {
  const values = { tool: 'diskspd', directory: 'F:\\benchmark' } as const;
  const text = powershellRunner(valuesOf({ ...values, tests: [testOf('mixed')], warming: 90 }));

  test('looks at the tool, the directory, the disk, the room and the file before it writes.', () => {
    const places = [
      'Get-Command -Name diskspd',
      'Test-Path -LiteralPath $directory -PathType Container',
      '$disk.IsBoot',
      'Temporary Storage',
      '$volume.SizeRemaining -lt $free',
      "'headroom*.dat'",
      'New-Item -ItemType File -Path $file',
      "'-c32G'",
    ].map((part) => text.indexOf(part));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('refuses local disks unless the tests are for them, and then any other.', () => {
    const local = powershellRunner(valuesOf({ ...values, disks: 2, isLocal: true }));
    expect(text).toContain("-match 'Direct Disk'");
    expect(text).not.toContain('-notmatch');
    expect(local).toContain("-notmatch 'Direct Disk'");
    expect(local).toContain('$below.Count -ne 2');
    expect(local.indexOf('-notmatch')).toBeLessThan(
      local.indexOf('New-Item -ItemType File -Path $file'),
    );
    expect(local).not.toContain('Temporary Storage');
  });

  test('runs the chosen test, and every test with -All.', () => {
    const some = powershellRunner(
      valuesOf({ ...values, tests: [testOf('mixed'), testOf('iops-read')] }),
      valuesOf({ ...values, tests: [testOf('mixed')] }),
    );
    const [one = '', all = ''] = some.split('if ($All) {');
    expect(one).toContain('param([switch]$All)');
    expect(one.match(/\+mixed\+/g)).toHaveLength(1);
    expect(one).not.toContain('+iops-read+');
    for (const test of ['+iops-read+', '+mixed+']) expect(all).toContain(test);
  });

  test('removes one file, whatever happens.', () => {
    expect(text.match(/Remove-Item.*/g)).toEqual(['Remove-Item -LiteralPath $file']);
    expect(text).toMatch(/\} finally \{\n {2}Remove-Item -LiteralPath \$file\n\}/);
  });

  test('has brackets and quotes that match, and no path outside of quotes, for any set-up.', () => {
    fc.assert(
      fc.property(anyValues('diskspd'), ({ values: whole }) => {
        const code = powershellRunner(whole)
          .replace(/#.*$/gm, '')
          .replace(/'[^'\n]*'/g, "''")
          .replace(/"(?:[^"\n$]|\$\((?:[^()]|\([^()]*\))*\)|\$)*"/g, '""');
        expect(code).not.toMatch(/[D-Z]:\\|headroom1/);
        expect(code.replace(/""|''/g, '')).not.toMatch(/['"]/);
        for (const [open, close] of ['()', '{}', '[]'])
          expect(code.split(open ?? '').length).toBe(code.split(close ?? '').length);
      }),
      { numRuns: 30 },
    );
  });
});
