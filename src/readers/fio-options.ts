/** What a fio command line or the options in its JSON say about a test (fio `HOWTO.rst`). */
import { defined } from '../units/omit-undefined.ts';
import { byteCount } from './numbers.ts';
import type { Run } from './reading.ts';

/** Options by name, as fio spells them. */
export type Options = Readonly<Record<string, string>>;

/** The options of a command line: `--direct=1`, `-direct=1`, `--direct 1`. */
export function optionsOf(line: string): Options {
  const options: Record<string, string> = {};
  const words = line.trim().split(/\s+/).slice(0, 400);
  for (const [at, word] of words.entries()) {
    const [, name, , value] = /^--?([a-z_]+)(=(.*))?$/.exec(word) ?? [];
    if (!name) continue;
    const next = words[at + 1];
    options[name] = value ?? (next && !next.startsWith('-') ? next : '1');
  }
  return options;
}

/** Seconds of a time option: `300`, `5m`, `90s`, `2000ms`. */
function secondsOption(value: string | undefined): number | undefined {
  const [, digits, unit = 's'] = /^(\d+(?:\.\d+)?)\s*(us|ms|s|m|h|d)?$/.exec(value ?? '') ?? [];
  const factors: Readonly<Record<string, number>> = {
    us: 1e-6,
    ms: 1e-3,
    s: 1,
    m: 60,
    h: 3600,
    d: 86_400,
  };
  return digits === undefined ? undefined : Number(digits) * (factors[unit] ?? 1);
}

/** A number of bytes in an option, where `k` is 1,024 unless `kb_base` says otherwise. */
function bytesOption(value: string | undefined): number | undefined {
  const read = value === undefined ? Number.NaN : byteCount(value, true);
  return Number.isNaN(read) ? undefined : read;
}

const isOn = (value: string | undefined) =>
  value === undefined ? undefined : !/^(0|false|off)$/i.test(value);

/** What a test is, as far as its options tell. Members that they do not tell are missing. */
export function testOf(options: Options): Partial<Run> {
  const { ioengine, rw, readwrite, bs, blocksize, iodepth, numjobs, size, filesize } = options;
  const kind = rw ?? readwrite;
  const [readSize, writeSize = readSize] = (bs ?? blocksize ?? '').split(',').map(bytesOption);
  const jobs = Number(numjobs ?? 1);
  const depth = Number(iodepth ?? 1);
  const direct = isOn(options['direct']) ?? (options['buffered'] === '0' ? true : undefined);
  const fileSize = bytesOption(size ?? filesize);
  // Jobs with a file name share that file, unless each begins where the one before it ends.
  const isShared =
    options['filename'] !== undefined && bytesOption(options['offset_increment']) === undefined;
  const target = options['filename'] ?? options['directory'];
  const warmUp = secondsOption(options['ramp_time']);
  return {
    ...defined({ engine: ioengine || undefined }),
    ...(kind ? { random: kind.startsWith('rand') } : {}),
    ...defined({ readSize: readSize || undefined, writeSize: writeSize || undefined }),
    // A test that is given without a depth has that of fio’s default, 1; a command with a job file does not tell.
    ...((kind || iodepth !== undefined) && depth > 0 ? { queueDepth: depth * jobs } : {}),
    ...(numjobs !== undefined && jobs > 0 ? { jobs } : {}),
    ...defined({ direct }),
    ...(fileSize ? { fileSize: isShared ? fileSize : fileSize * jobs } : {}),
    ...defined({
      isShared: isShared || undefined,
      target: target || undefined,
      warmUp: warmUp || undefined,
    }),
  };
}

/** Whether latencies were left unmeasured: zeros are then printed, or nothing. */
export const isUnmeasured = (options: Options): boolean =>
  isOn(options['gtod_reduce']) === true || isOn(options['disable_lat']) === true;
