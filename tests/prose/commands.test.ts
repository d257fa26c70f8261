/** Commands that readers copy: they parse, say what they will touch before they touch it, and last until after a reboot. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkDisks } from '../../src/storage/find-commands/check-disks.ts';
import { blocksOf, codeOf, pages } from './pages.ts';

const page = (name: string) => {
  const found = pages.find(({ path: file }) => file === `content/${name}.mdx`);
  if (!found) throw new Error(`no page ${name}`);
  return found.text;
};

/** Commands that destroy what is on a disk, as they are written in a block. */
const destroys =
  /mdadm --create|pvcreate|vgcreate|mkfs\.\w+|New-StoragePool|Initialize-Disk|Format-Volume/;
const destroying = pages.filter(({ text }) => destroys.test(codeOf(text)));

describe('shell blocks', () => {
  const shell = pages.flatMap(({ path: file, text }) =>
    blocksOf(text).flatMap(({ language, code }) =>
      ['sh', 'bash'].includes(language) ? [{ file, code }] : [],
    ),
  );

  test('there are some to look at', () => expect(shell.length).toBeGreaterThan(10));

  test.each(shell)('bash can parse the block of $file: $code', ({ code }) => {
    const { status, stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('what changes a disk, its tables or its files runs with sudo', () => {
    const bare = shell.flatMap(({ file, code }) =>
      code
        .split('\n')
        .filter((line) =>
          /^\s*(mdadm|pvcreate|vgcreate|lvcreate|mkfs\.\w+|mount|update-initramfs|wipefs)\s/.test(
            line,
          ),
        )
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(bare).toEqual([]);
  });
});

describe('commands that destroy', () => {
  test('there are pages with some', () => expect(destroying.length).toBeGreaterThan(0));

  test.each(destroying)('$path lists the disks before the first of them', ({ text }) => {
    const code = codeOf(text);
    const first = code.search(destroys);
    const listed = code.search(/lsblk -dpo NAME,SIZE|Format-Table Lun, DeviceId/);
    expect(listed).toBeGreaterThanOrEqual(0);
    expect(listed).toBeLessThan(first);
  });

  test('on Windows a pool is made of disks that were chosen by LUN and size, and no local one', () => {
    const pooling = pages.flatMap(({ path: file, text }) =>
      /-CanPool|New-StoragePool/.test(codeOf(text)) ? [{ file, text }] : [],
    );
    expect(pooling.length).toBeGreaterThan(0);
    for (const { file, text } of pooling) {
      for (const { code } of blocksOf(text).filter((block) => block.code.includes('-CanPool'))) {
        expect(code, file).toContain("-notmatch 'Direct Disk'");
        expect(code, file).toMatch(/-contains \$lun\b/);
        expect(code, file).toMatch(/\.Size -eq \$size/);
        expect(code, file).not.toMatch(/New-StoragePool/);
      }
      // A pasted `throw` does not stop the lines below it: what destroys stands within a condition.
      for (const { code } of blocksOf(text).filter((block) =>
        block.code.includes('New-StoragePool'),
      ))
        expect(code, file).toMatch(/^if \(@\(\$disks\)\.Count -eq \$luns\.Count\) \{\n/);
    }
  });

  test('on Linux a stripe is made of disks that passed the check, and never by force', () => {
    for (const { path: file, text } of pages)
      for (const { code } of blocksOf(text).filter((block) =>
        /mdadm --create|pvcreate/.test(block.code),
      )) {
        expect(code, file).toMatch(/^list=\$\(sudo bash check-disks\.sh [\d ]+\) && mapfile/);
        expect(code, file).toMatch(/\[ "\$\{#disks\[@\]\}" -ge 2 \] &&/);
        expect(code, file).not.toMatch(/--force|--run|-ff?\b/);
      }
  });

  test('no command reaches a data disk by a name that NVMe sizes do not have', () => {
    for (const { path: file, text } of pages)
      for (const { code } of blocksOf(text)) {
        if (code.includes('/dev/disk/azure/scsi1'))
          expect(code, file).toContain('/dev/disk/azure/data/by-lun');
        expect(code, file).not.toMatch(/(mdadm --create|pvcreate|mkfs)[^\n]*\/dev\/(sd|nvme)/);
      }
  });
});

describe('what has to last until after a reboot', () => {
  test('an array is entered once, by its own identifier, and in the initial RAM disk', () => {
    const arrays = pages.filter(({ text }) => codeOf(text).includes('mdadm --create'));
    expect(arrays.length).toBeGreaterThan(0);
    for (const { path: file, text } of arrays) {
      expect(codeOf(text), file).toMatch(/! sudo grep -qs "\$id" "\$conf"/);
      expect(codeOf(text), file).not.toMatch(/--scan\s*>>/);
      expect(codeOf(text), file).toContain('update-initramfs -u');
      expect(codeOf(text), file).toContain('dracut --force');
    }
  });

  test('every line for fstab mounts by UUID and lets the VM boot without the disk', () => {
    const lines = pages.flatMap(({ path: file, text }) =>
      codeOf(text)
        .split('\n')
        .filter((line) => /\s(xfs|ext4|btrfs)\s+\S*defaults/.test(line))
        .map((line) => ({ file, line })),
    );
    expect(lines.length).toBeGreaterThan(1);
    for (const { file, line } of lines) {
      expect(line, file).toContain('UUID=');
      expect(line, file).toMatch(/defaults\S*,nofail\b/);
    }
  });

  test('a rule for the scheduler of sd devices has one for NVMe devices beside it', () => {
    const rules = pages.flatMap(({ path: file, text }) =>
      blocksOf(text).flatMap(({ code }) =>
        code.includes('ATTR{queue/scheduler}') ? [{ file, code }] : [],
      ),
    );
    expect(rules.length).toBeGreaterThan(0);
    for (const { file, code } of rules) {
      expect(code, file).toMatch(/KERNEL=="sd/);
      expect(code, file).toMatch(/KERNEL=="nvme/);
    }
  });
});

describe('check-disks.sh of the page on striping', () => {
  test('is the one that the page shows', () =>
    expect(page('optimise/striping')).toContain(checkDisks));

  type Disk = {
    readonly model?: string;
    readonly size?: number;
    readonly parts?: number;
    readonly marks?: string;
  };

  /**
   * Runs the script as printed, but for two things that a test has not: the folder of the names is
   * another, and a plain file may stand for a block device. `lsblk` and `wipefs` answer from the case.
   */
  function check(
    disks: Readonly<Record<string, Disk>>,
    luns: readonly string[],
    folder = 'data/by-lun/',
  ) {
    const home = mkdtempSync(path.join(tmpdir(), 'disks-'));
    const names = path.join(home, 'azure', path.dirname(`${folder}x`));
    mkdirSync(names, { recursive: true });
    mkdirSync(path.join(home, 'bin'));
    for (const [lun, { model = 'Virtual Disk', size = 1, parts = 0, marks = '' }] of Object.entries(
      disks,
    )) {
      const device = path.join(home, `device${lun}`);
      writeFileSync(device, [model, size, parts, marks].join('\n'));
      symlinkSync(device, path.join(home, 'azure', `${folder}${lun}`));
    }
    const answer = (name: string, text: string) => {
      const file = path.join(home, 'bin', name);
      writeFileSync(file, `#!/bin/bash\nlast="\${@: -1}"\n${text}\n`);
      chmodSync(file, 0o755);
    };
    answer(
      'lsblk',
      'case $1 in -dno) sed -n 1p "$last";; -bdno) sed -n 2p "$last";; -no) for i in $(seq 0 $(sed -n 3p "$last")); do echo x; done;; esac',
    );
    answer('wipefs', '[ "$1" = -n ] || exit 9\nsed -n 4p "$last" | tr -d "\\n"');
    const code = checkDisks
      .replaceAll('/dev/disk/azure', path.join(home, 'azure'))
      .replaceAll('[ -b ', '[ -e ');
    const { status, stdout, stderr } = spawnSync('bash', ['-s', '--', ...luns], {
      input: code,
      encoding: 'utf8',
      env: { PATH: `${path.join(home, 'bin')}:${process.env['PATH']}` },
    });
    return {
      status,
      disks: stdout
        .split('\n')
        .filter(Boolean)
        .map((one) => path.basename(one)),
      stderr,
    };
  }

  test('accepts a single disk, which a stripe refuses by itself', () => {
    expect(check({ 0: {} }, ['0'])).toMatchObject({ status: 0, disks: ['device0'] });
  });

  test('prints the disks of the LUNs in their order, by either name', () => {
    const four = { 0: {}, 1: {}, 2: {}, 3: {} };
    expect(check(four, ['0', '1', '3'])).toMatchObject({
      status: 0,
      disks: ['device0', 'device1', 'device3'],
    });
    expect(check(four, ['2', '3'], 'scsi1/lun')).toMatchObject({
      status: 0,
      disks: ['device2', 'device3'],
    });
  });

  test.each([
    ['a LUN without a disk', { 0: {}, 1: {} }, ['0', '7'], 'LUN 7: no disk'],
    [
      'a local disk',
      { 0: {}, 1: { model: 'Microsoft NVMe Direct Disk v2' } },
      ['0', '1'],
      'local disk',
    ],
    ['a disk with a partition', { 0: {}, 1: { parts: 1 } }, ['0', '1'], 'partitioned or in use'],
    [
      'a disk with a file system',
      { 0: {}, 1: { marks: '0x438 ext4' } },
      ['0', '1'],
      'not empty: 0x438 ext4',
    ],
    ['a disk of another size', { 0: {}, 1: { size: 2 } }, ['0', '1'], 'differ in size'],
    ['a disk that is named twice', { 0: {}, 1: {} }, ['0', '1', '1'], 'named twice'],
    ['no LUN at all', { 0: {} }, [], 'usage'],
    ['a path in place of a LUN', { 0: {} }, ['../lun0'], 'not a number'],
    ['an empty LUN', { 0: {} }, [''], 'not a number'],
  ])('refuses %s and prints no disk', (_, disks, luns, reason) => {
    const { status, disks: printed, stderr } = check(disks, luns);
    expect(status).toBe(1);
    expect(printed).toEqual([]);
    expect(stderr).toContain(reason);
  });

  test('writes nothing: none of its commands can', () => {
    const commands = checkDisks.replace(/#.*$/gm, '');
    expect(commands).not.toMatch(/\b(dd|mkfs|mdadm|pvcreate|tee|rm|parted|sgdisk)\b|wipefs (?!-n)/);
  });
});
