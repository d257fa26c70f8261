/** The lines of fio’s text output, one by one (fio `stat.c`; `HOWTO.rst`, “Interpreting the output”). */
import { byteCount, secondsOf, shortCount } from './numbers.ts';
import type { Latencies } from './reading.ts';

/** “min=   16, max=27859, avg=825.75, stdev=781.28, samples=5” as numbers by name. */
export function fieldsOf(line: string): Readonly<Record<string, number>> {
  const fields: Record<string, number> = {};
  for (const [, name = '', value = ''] of line.matchAll(/\b([a-z]+)=\s*([\d.]+[kKMGT]?)/g))
    fields[name] = shortCount(value);
  return fields;
}

/** A printed figure, and the share by which it may be off: by one of its last digit. */
export type Printed = { readonly value: number; readonly off: number };

/** The summary of a direction: its rate and its throughput, as printed and as bytes / time. */
export type Summary = {
  readonly direction: string;
  readonly iops: Printed;
  readonly throughputs: readonly Printed[];
  readonly seconds: number;
};

const summary3 =
  /^\s*(read|write|trim)\s*:\s*IOPS=([\d.]+[kKMGT]?), BW=[\d.]+[KMGT]?i?(?:B|bit)\/s \(([\d.]+[kKMGT]?i?(?:B|bit))\/s\)\s*\(([\d.]+[KMGT]?i?B)\/(\d+)msec/;
const summary2 =
  /^\s*(read|write|trim)\s*:\s*io=[\d.]+[KMGT]?i?B, bw=([\d.]+[KMGT]?i?B)\/s, iops=(\d+), runt=\s*(\d+)\s*msec/;

/**
 * Before 3.26 fio lost a carry in one of ten figures: 27,974 was printed as “27.0k” (commit c736b361). So a figure that
 * ends in “.0” may be off by one of the digit in front of it.
 */
function printed(text: string, value: number): Printed {
  const [, digits = '', decimals = ''] = /^(\d+(?:\.(\d+))?)/.exec(text) ?? [];
  const last = decimals === '0' ? 1 : 10 ** -decimals.length;
  return { value, off: last / Math.max(Number(digits), last) };
}

/** The line of a direction, of fio 2 or 3. The KB of fio 2 is 1,024 bytes. */
export function summaryOf(line: string): Summary | undefined {
  const [found3, direction = '', rate = '', moved = '', bytes = '', time] =
    summary3.exec(line) ?? [];
  if (found3) {
    const seconds = Number(time) / 1000;
    const isBits = moved.endsWith('bit');
    return {
      direction,
      seconds,
      iops: printed(rate, shortCount(rate)),
      throughputs: [
        ...(isBits ? [] : [printed(moved, byteCount(moved))]),
        printed(bytes, byteCount(bytes) / seconds),
      ],
    };
  }
  const [found2, side = '', throughput = '', count = '', runtime] = summary2.exec(line) ?? [];
  if (!found2) return undefined;
  return {
    direction: side,
    iops: printed(count, Number(count)),
    throughputs: [printed(throughput, byteCount(throughput, true))],
    seconds: Number(runtime) / 1000,
  };
}

/** “clat (usec): min=16, …” as seconds; the lines of a distribution have a share in place of `min`. */
export function latencyLine(line: string) {
  const [, name, unit = ''] =
    /^\s*(slat|clat|lat|sync)\s*\((nsec|usec|msec)\)\s*:\s*min=/.exec(line) ?? [];
  if (!name) return undefined;
  const { avg = Number.NaN, min = Number.NaN, max = Number.NaN } = fieldsOf(line);
  const each = secondsOf(unit);
  return { name, mean: avg * each, min: min * each, max: max * each };
}

/** The unit of “clat percentiles (usec):”, in seconds, and of what. */
export function percentilesHeading(line: string) {
  const [, name, unit = ''] =
    /^\s*(clat|lat|slat|sync) percentiles \((nsec|usec|msec)\)\s*:/.exec(line) ?? [];
  return name ? { name, unit: secondsOf(unit) } : undefined;
}

/** “|  1.00th=[   68],  5.00th=[   96]” in seconds. */
export const percentilesIn = (line: string, unit: number): Latencies['percentiles'] =>
  [...line.matchAll(/([\d.]+)th=\[\s*([\d.]+[kKMGT]?)\s*\]/g)].map(([, share, value = '']) => [
    Number((Number(share) / 100).toFixed(8)),
    shortCount(value) * unit,
  ]);

/** Reads, writes and, since fio 3, syncs that were issued, in the three forms that the line has had. */
export function issuedIn(line: string) {
  const [found, reads, writes, syncs] =
    /^\s*issued[^:]*:\s*total=(?:r=)?(\d+)[,/](?:w=)?(\d+)(?:,\d+,(\d+))?/.exec(line) ?? [];
  return found
    ? { reads: Number(reads), writes: Number(writes), ...(syncs ? { syncs: Number(syncs) } : {}) }
    : undefined;
}

/** Reads and writes that reached a device, from “Disk stats”. */
export function deviceIosIn(line: string): { device: string; ios: number } | undefined {
  const [found, device = '', reads, writes] =
    /^\s*([\w!.-]+): ios=(\d+)\/(\d+)[,;]/.exec(line) ?? [];
  return found ? { device, ios: Number(reads) + Number(writes) } : undefined;
}
