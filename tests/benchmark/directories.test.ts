/** The directory of a test: the only text of a reader that reaches a command. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { benchmark } from '../../src/calculators/benchmark/index.ts';
import { parseDirectory } from '../../src/storage/benchmark/directory.ts';
import { isOk } from '../../src/units/index.ts';
import { openedBy } from '../view-models.ts';

const read = (text: string, tool: 'fio' | 'diskspd' = 'fio') => {
  const parsed = parseDirectory(text, tool);
  return isOk(parsed) ? parsed.value : undefined;
};
const problem = (text: string, tool: 'fio' | 'diskspd' = 'fio') => {
  const parsed = parseDirectory(text, tool);
  return isOk(parsed) ? '' : parsed.problem;
};

describe('A directory of a test', () => {
  test('is an absolute path of plain names, written without its last slash.', () => {
    expect(read(' /data/bench-1/ ')).toBe('/data/bench-1');
    expect(read('/mnt//data.v2/x_y')).toBe('/mnt/data.v2/x_y');
    expect(read('f:/bench', 'diskspd')).toBe('F:\\bench');
    expect(read('F:\\a\\b\\', 'diskspd')).toBe('F:\\a\\b');
  });

  test('is never a device, a partition or a drive.', () => {
    for (const text of ['/dev/sdc', '/dev', '/dev/disk/azure/data'])
      expect(problem(text)).toContain('never a disk or a partition');
    for (const text of ['#0', '#1', '\\\\.\\PhysicalDrive0', '\\\\?\\Volume{x}', '//./C'])
      expect(problem(text, 'diskspd')).toContain('never a disk or a partition');
    for (const text of ['F:', 'F:\\', 'F:/'])
      expect(problem(text, 'diskspd')).toContain('directory on the drive');
    for (const text of ['F:\\PhysicalDrive1', 'F:\\nul', 'F:\\com1.x'])
      expect(read(text, 'diskspd'), text).toBeUndefined();
  });

  test('is neither one of the system nor on another machine.', () => {
    for (const text of ['/', '/etc', '/proc/1', '/boot', '/usr/local'])
      expect(problem(text)).toContain('directory of the system');
    expect(problem('C:\\temp', 'diskspd')).toContain('OS disk');
    expect(problem('\\\\server\\share', 'diskspd')).toContain('another machine');
  });

  test('has no character that a shell, fio or DiskSpd could take for anything else.', () => {
    for (const bad of [...' \'"`$&|;<>(){}[]*?!#~%^=,+@:\\\n\t', 'é', '\u202e', '\0'])
      expect(read(`/data/a${bad}b`), JSON.stringify(bad)).toBeUndefined();
    for (const bad of [...' \'"`$&|;<>(){}[]*?!#~%^=,+@:\n\t', 'é'])
      expect(read(`F:\\a${bad}b`, 'diskspd'), JSON.stringify(bad)).toBeUndefined();
    for (const bad of ['/data/../etc', '/data/./x', '/data/-rf', 'data/x', '~', ''])
      expect(read(bad), bad).toBeUndefined();
    expect(read('F:\\x.', 'diskspd')).toBeUndefined();
    expect(problem(`/${'a'.repeat(200)}`)).toContain('160 characters');
  });

  test('of any text is refused, or plain and read back as itself.', () => {
    const parts = fc.array(fc.oneof(fc.string(), fc.stringMatching(/^[a-z._-]{1,8}$/)), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(parts, fc.constantFrom('fio' as const, 'diskspd' as const), (names, tool) => {
        const text =
          tool === 'fio'
            ? `/${names.join('/')}`
            : `${names.length > 2 ? 'F:\\' : ''}${names.join('\\')}`;
        const path = read(text, tool);
        if (path === undefined) return;
        expect(path).toMatch(
          tool === 'fio' ? /^(\/[A-Za-z0-9_.][\w.-]*)+$/ : /^[ABD-Z]:(\\[A-Za-z0-9_.][\w.-]*)+$/,
        );
        expect(path.split(/[\\/]/)).not.toContain('..');
        expect(read(path, tool)).toBe(path);
      }),
    );
  });
});

test('A directory where the temp disk is by default is warned of, unless the VM has none or local disks are tested.', () => {
  const isWarned = (query: string) =>
    (openedBy(benchmark, query).answer?.checks ?? []).some(
      ({ severity, text }) => severity === 'warning' && text.includes('where the temp disk is'),
    );
  for (const query of [
    'directory=/mnt/resource',
    'directory=/mnt',
    'directory=/mnt/resource/x&vm=D8ds_v5',
    'tool=diskspd&directory=D:\\data',
  ])
    expect([query, isWarned(query)]).toEqual([query, true]);
  for (const query of [
    '',
    'directory=/mnt/data',
    'directory=/mnt&vm=D8s_v5',
    'directory=/mnt&vm=D8ds_v6',
    'directory=/mnt&disk=LocalNVMe&disks=1&vm=L16as_v4',
    'tool=diskspd&directory=E:\\data',
  ])
    expect([query, isWarned(query)]).toEqual([query, false]);
});
