/** What a reader's VM is left in when Azure refuses one of several commands, tried with the shell and an `az` that refuses. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { diskNamed } from '../../src/calculators/full-dataset.ts';
import { azureCli, azureCliNewVm } from '../../src/storage/find-commands/azure-cli.ts';
import { valuesOf } from '../storage/find-commands-values.ts';
import { blocksOf, pages } from './pages.ts';

const shellOf = (file: string, text: string) =>
  blocksOf(text).flatMap(({ language, code }) =>
    ['sh', 'bash'].includes(language) ? [{ file, code }] : [],
  );
const shell = pages.flatMap(({ path: file, text }) => shellOf(file, text));

const found = [
  ['P30', 1],
  ['Ultra-1024GiB-8192IOPS-400MBps', 2],
].flatMap(([disk, disks]) => {
  const set = { disk: diskNamed(String(disk), 'current'), disks: Number(disks), cache: 'None' };
  const values = valuesOf({ name: 'D8s_v5' }, set as Parameters<typeof valuesOf>[1], 'westeurope');
  return [azureCli(values), azureCliNewVm(values)].map((code) => ({ file: `find, ${disk}`, code }));
});

/** Every block that stops a VM. */
const stopping = [...shell, ...found].filter(({ code }) => code.includes('az vm deallocate'));

/**
 * Runs a block in an empty folder. `az` answers questions as for a VM that can be resized, and writes down
 * what would change something.
 * @param refused which of the changes are refused, the first being 1; `start` is every start of the VM
 */
function run(code: string, refused: readonly (number | 'start')[] = []) {
  const home = mkdtempSync(path.join(tmpdir(), 'refused-'));
  const done = path.join(home, 'done');
  writeFileSync(done, '');
  // A function, since a program for each answer takes ten times as long.
  const az = `az() {
  local lines at result=done
  case "$*" in
    'vm show'*vmSize*) echo Standard_D4s_v5; return;;
    'vm show'*diskControllerType*) echo SCSI; return;;
    'vm show'*osDisk.managedDisk*) echo /subscriptions/os; return;;
    'vm show'*zones*) echo 1; return;;
    *list-skus*'--resource-type disks'*) printf '1\\n2\\n'; return;;
    *list-skus*MaxResourceVolumeMB*) echo 0; return;;
    *list-skus*CpuArchitectureType*) echo x64; return;;
    *list-skus*DiskControllerTypes*) echo 'SCSI, NVMe'; return;;
    *' show '*|*' list '*) return;;
  esac
  mapfile -t lines <'${done}'; at=$(( \${#lines[@]} + 1 ))
  case " ${refused.join(' ')} " in *" $at "*) result=refused;; esac
  case "$* ${refused.join(' ')} " in 'vm start'*' start '*) result=refused;; esac
  echo "$result $*" >>'${done}'
  [ $result = done ]
}
`;
  const { stdout } = spawnSync('bash', [], { input: az + code, encoding: 'utf8', cwd: home });
  const changes = readFileSync(done, 'utf8').split('\n').filter(Boolean);
  const last = changes.findLast((line) => /^done vm (deallocate|start) /.test(line));
  return { said: stdout, changes, stopped: last?.startsWith('done vm deallocate') ?? false };
}

/** One line: the command that starts the VM, as the reader can copy it. */
const saysHow = /az vm start (-g|--resource-group) \S+ (-n|--name) \S+/;

describe('A step that Azure refuses does not leave the VM stopped without a word', () => {
  test('There are commands that stop a VM, on pages and for a set-up that was found.', () => {
    expect(stopping.filter(({ file }) => file.startsWith('content')).length).toBeGreaterThan(1);
    expect(stopping.filter(({ file }) => file.startsWith('find'))).toHaveLength(found.length);
  });

  test.each(stopping)('$file: $code', ({ code }) => {
    const all = run(code).changes;
    expect(all.some((line) => line.startsWith('done vm deallocate'))).toBe(true);
    for (const at of all.keys()) {
      const { said, changes, stopped } = run(code, [at + 1]);
      expect(changes.length).toBeGreaterThan(at);
      if (stopped) expect(said).toMatch(saysHow);
      // The start comes by itself wherever a change was refused after the stop.
      if (stopped) expect(all[at]).toMatch(/^done vm start /);
      const { said: told, stopped: still } = run(code, [at + 1, 'start']);
      if (still) expect(told).toMatch(saysHow);
    }
  });

  test('After a refused resize or start no disk is created, and the old size is named.', () => {
    for (const { code } of found.filter((one) => one.code.includes('az vm resize'))) {
      expect(run(code, [2]).changes.join('\n')).not.toMatch(/disk create|disk attach/);
      const { said, changes } = run(code, ['start']);
      expect(changes.join('\n')).not.toMatch(/disk create|disk attach/);
      expect(said).toMatch(/az vm resize .*--size Standard_D4s_v5/);
    }
  });

  test('A VM whose OS disk was copied stays stopped, and the reader is told why and how to start it.', () => {
    for (const { code } of found.filter((one) => !one.code.includes('az vm resize'))) {
      const { said, changes, stopped } = run(code);
      expect(changes.some((line) => line.includes('vm start'))).toBe(false);
      expect(stopped).toBe(true);
      expect(said).toMatch(/stays stopped: .*az vm start/);
    }
  });
});

describe('A name that is used twice', () => {
  test('Every snapshot has the date and time in its name, since Azure returns the older one of the same name.', () => {
    const made = stopping.flatMap(({ code }) =>
      run(code).changes.filter((line) => line.includes('snapshot create')),
    );
    expect(made.length).toBeGreaterThan(1);
    for (const line of made) expect(line).toMatch(/(-n|--name) \S+-20\d{6}-\d{6} /);
    expect(shell.filter(({ code }) => /--source \S*-before\b|-n \S+-before /.test(code))).toEqual(
      [],
    );
  });

  test('Alert rules of two VMs in one resource group have different names.', () => {
    const rules = shell.filter(({ code }) => code.includes('metrics alert create'));
    expect(rules.length).toBeGreaterThan(0);
    const namesOf = (code: string) =>
      run(code).changes.map((line) => / -n (.*) --scopes /.exec(line)?.[1]);
    for (const { code } of rules) {
      const names = [...namesOf(code), ...namesOf(code.replaceAll('/NAME', '/OTHER'))];
      expect(names).not.toContain(undefined);
      expect(new Set(names).size).toBe(names.length);
      expect(
        run(code).changes.filter((line) => line.includes('where LUN includes *')),
      ).toHaveLength(2);
    }
  });
});

describe('What goes on in the background', () => {
  const recorders = shell.filter(({ code }) => code.includes('nohup '));

  test('It ends by itself, and can be ended from another login by the number that was stored.', () => {
    expect(recorders.length).toBeGreaterThan(0);
    for (const { file, code } of recorders) {
      expect(code, file).toMatch(/nohup iostat .* \d+ >/);
      const kill = /kill "\$\(cat (\S+)\)"/.exec(code)?.[1];
      expect(kill, file).toBeTruthy();
      const home = mkdtempSync(path.join(tmpdir(), 'recorder-'));
      writeFileSync(path.join(home, 'iostat'), '#!/bin/sh\nexec sleep 60\n');
      chmodSync(path.join(home, 'iostat'), 0o755);
      const inFolder = (input: string) =>
        spawnSync('bash', [], {
          input,
          encoding: 'utf8',
          // What goes on would keep a pipe open.
          stdio: ['pipe', 'pipe', 'ignore'],
          cwd: home,
          env: { PATH: `${home}:${process.env['PATH']}` },
        });
      inFolder(code);
      // Another shell, as after a log-out.
      expect(inFolder(`kill "$(cat ${kill})" && echo ended`).stdout).toBe('ended\n');
    }
  });

  test('No page ends a job by its number in the shell, which is gone with the login.', () => {
    for (const { path: file, text } of pages) expect(text, file).not.toMatch(/kill %\d/);
  });
});
