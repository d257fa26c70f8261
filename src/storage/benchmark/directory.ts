/**
 * The directory that a test writes its file into. It is the only text of a reader that reaches a job file, a
 * command or a script, so that only plain names pass: nothing that a shell, fio or DiskSpd takes for anything
 * else than a part of a path.
 */
import { err, ok, type Result } from '../../units/index.ts';

/** fio is run on Linux here, DiskSpd on Windows. */
export type BenchmarkTool = 'fio' | 'diskspd';

export const defaultDirectories: Readonly<Record<BenchmarkTool, string>> = {
  fio: '/data',
  diskspd: 'F:\\benchmark',
};

/**
 * Where the temp disk is unless somebody moved it: D: on Windows (“Introduction to Azure managed disks”, Temporary disk,
 * 2025-04-01), and on Linux /mnt by cloud-init, or /mnt/resource by the Azure Linux Agent (`ResourceDisk.MountPoint` of
 * waagent.conf). Other directories below /mnt are mostly mounts of their own.
 */
export const isTempByDefault = (directory: string): boolean =>
  /^(D:\\|\/mnt$|\/mnt\/resource(\/|$))/.test(directory);

const longest = 160;
/** A part of a path. It does not begin with a hyphen, which would be an option, and is neither `.` nor `..`. */
const part = /^(?!\.{1,2}$)[A-Za-z0-9_.][A-Za-z0-9_.-]*$/;
/** Names that Windows takes for devices, whatever their ending. */
const device = /^(con|prn|aux|nul|com\d|lpt\d|physicaldrive\d+)(\.|$)/i;

/** Directories of Linux that hold no files of a disk, or those of the system. */
const ofSystem = ['proc', 'sys', 'run', 'boot', 'etc', 'bin', 'sbin', 'lib', 'lib64', 'usr', 'tmp'];

const noDevice =
  'A test writes over its target. Enter a directory of a file system, never a disk or a partition.';
const plain =
  'Only letters, digits, dots, hyphens and underscores are accepted in its names, and no spaces';

/**
 * Reads the directory of a test on Linux or on Windows.
 * @returns the path as it is written into commands, without a slash at its end
 */
export function parseDirectory(text: string, tool: BenchmarkTool): Result<string> {
  const path = text.trim();
  if (path.length > longest)
    return err(`Enter a directory with at most ${longest} characters in its path.`);
  return tool === 'fio' ? parseLinux(path) : parseWindows(path);
}

function parseLinux(path: string): Result<string> {
  if (/^[A-Za-z]:/.test(path) || path.startsWith('\\'))
    return err('fio is run on Linux here. For a directory of Windows choose DiskSpd.');
  if (!path.startsWith('/')) return err('Enter an absolute path, such as /data.');
  const parts = path.split('/').filter((one) => one !== '');
  const [first = ''] = parts;
  if (first === 'dev') return err(noDevice);
  if (parts.length === 0 || ofSystem.includes(first))
    return err('That is a directory of the system. Enter one on the data disks, such as /data.');
  if (!parts.every((one) => part.test(one)))
    return err(`${plain}. Enter a path such as /data/benchmark.`);
  return ok(`/${parts.join('/')}`);
}

function parseWindows(path: string): Result<string> {
  if (path.startsWith('#') || /^[\\/]{2}[.?][\\/]/.test(path)) return err(noDevice);
  if (/^[\\/]{2}/.test(path))
    return err(
      'A share is on another machine. Enter a directory of this VM, such as F:\\benchmark.',
    );
  if (path.startsWith('/'))
    return err('DiskSpd is run on Windows here. For a directory of Linux choose fio.');
  const [, drive = '', rest = ''] = /^([A-Za-z]):[\\/]?(.*)$/s.exec(path) ?? [];
  if (!drive) return err('Enter a path with its drive, such as F:\\benchmark.');
  const parts = rest.split(/[\\/]/).filter((one) => one !== '');
  // DiskSpd takes a drive alone for its partition.
  if (parts.length === 0) return err('Enter a directory on the drive, such as F:\\benchmark.');
  if (parts.some((one) => device.test(one))) return err(noDevice);
  if (!parts.every((one) => part.test(one) && !one.endsWith('.')))
    return err(`${plain}. Enter a path such as F:\\benchmark.`);
  if (drive.toUpperCase() === 'C')
    return err('C: is the OS disk of a VM. Enter a directory on the data disks.');
  return ok([`${drive.toUpperCase()}:`, ...parts].join('\\'));
}
