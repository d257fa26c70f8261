/**
 * The name of a benchmark run, which carries the case that was tested: fio prints it as the name of the job,
 * DiskSpd as the name of the file. Whoever reads a result then knows what was chosen.
 */
import { type Bytes, bytes, gib, isOk, parseBytes, serializeBytes } from '../../units/index.ts';

/** What a run is to show. */
export const benchmarkTests = [
  'iops-read',
  'iops-write',
  'throughput-read',
  'throughput-write',
  'latency-read',
  'latency-write',
  'mixed',
] as const;
export type BenchmarkTest = (typeof benchmarkTests)[number];

/** The settings of the host cache for which something is known of every IO. */
export type BenchmarkCache = 'None' | 'ReadOnly';

/** Which limits a run is to reach, where there are burst credits. */
export type BenchmarkPhase = 'burst' | 'sustained';

/** A case as its name has it: the dataset’s names, one count, one IO size. */
export type BenchmarkCase = {
  /** Left out where only the disks were chosen. */
  readonly vm?: string;
  readonly disk: string;
  readonly disks: number;
  readonly cache: BenchmarkCache;
  readonly test: BenchmarkTest;
  readonly size: Bytes;
  readonly phase?: BenchmarkPhase;
};

/** The form of these names. A later form has another number, so that an old name is never misread. */
const version = 'headroom1';
const noVm = 'none';

/** Names of the dataset have letters, digits, `_`, `-` and `.`; the slash of `E8bds_v5/nvme` has no place in a file name. */
const named = /^[A-Za-z0-9][A-Za-z0-9_.-]*(?:\/nvme)?$/;
const encode = (name: string) => name.replace('/', '~');
const decode = (name: string) => name.replace('~', '/');

/**
 * The name of a run: `headroom1+D8s_v5+P30x4+None+iops-read+8KiB`, with `+burst` or `+sustained` behind it
 * where it is one of two. It has letters, digits and `+ _ - . ~` only, which job names of fio and file names
 * of Linux and Windows may have and which no shell takes for anything else inside a name.
 * @throws where a part is no name of the dataset, or the count no whole number, which is a mistake in the program
 */
export function formatCaseName(given: BenchmarkCase): string {
  const { vm, disk, disks, cache, test, size, phase } = given;
  for (const name of [vm ?? noVm, disk])
    if (!named.test(name)) throw new Error('a part of the case has no name');
  if (!Number.isInteger(disks) || disks < 1 || disks > 999) throw new Error('no number of disks');
  const parts = [
    ...[version, encode(vm ?? noVm), `${encode(disk)}x${disks}`, cache, test],
    ...[serializeBytes(size), ...(phase ? [phase] : [])],
  ];
  return parts.join('+');
}

const pattern =
  /^headroom1\+([A-Za-z0-9_.~-]+)\+([A-Za-z0-9_.~-]+)x([1-9]\d{0,2})\+(None|ReadOnly)\+([a-z-]+)\+([\dA-Za-z.]+)(?:\+(burst|sustained))?$/;

/**
 * The case that a name carries, whatever it is: the name of a fio job, or a path of the file that DiskSpd
 * tested (`F:\benchmark\headroom1+….dat`).
 * @returns nothing for any other text
 */
export function parseCaseName(text: string): BenchmarkCase | undefined {
  const name = text.replace(/^.*[\\/]/s, '').replace(/\.dat$/, '');
  const [, vm = '', disk = '', disks, cache, kind, written = '', phase] = pattern.exec(name) ?? [];
  const test = benchmarkTests.find((one) => one === kind);
  const size = parseBytes(written, { min: bytes(1), max: gib(1) });
  if (!test || !isOk(size)) return undefined;
  const found: BenchmarkCase = {
    ...(vm === noVm ? {} : { vm: decode(vm) }),
    disk: decode(disk),
    disks: Number(disks),
    cache: cache as BenchmarkCache,
    test,
    size: size.value,
    ...(phase ? { phase: phase as BenchmarkPhase } : {}),
  };
  // Only what would be written so: another spelling of the same case is somebody else’s.
  const isName = [found.vm ?? noVm, found.disk].every((part) => named.test(part));
  return isName && formatCaseName(found) === name ? found : undefined;
}
