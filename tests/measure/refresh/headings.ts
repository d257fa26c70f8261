/**
 * What a column of a size page is, by the words of its heading and never by its place. The pages were
 * written over many years: today’s have a column for each figure (“Uncached Premium SSD Burst IOPS”),
 * older ones several in one cell (“Max uncached disk throughput: IOPS/MBps”).
 */
import { gib } from '../../../src/units/index.ts';

/** The names of the figures in the cells of a column, in the order in which a cell has them. */
export type ColumnRead = {
  readonly figures: readonly string[];
  /** Bytes of one unit in which a size is printed, or bytes a second of one of throughput. */
  readonly unit: number;
};

const one = (figure: string, unit = 1): ColumnRead => ({ figures: [figure], unit });

/** Bytes of the unit that a heading prints a size in; memory in “GB” is counted in GiB, as all pages do. */
function sizeUnit(heading: string): number {
  if (/\btib\b/.test(heading)) return gib(1024);
  if (/\btb\b/.test(heading)) return 1e12;
  return /\bgb\b/.test(heading) ? 1e9 : gib(1);
}

/** Which limit a heading is about, without the words that say of which half it is. */
function subjectOf(heading: string): string | undefined {
  const burst = /burst/.test(heading) ? '-burst' : '';
  // “Special storage” is what some pages call both of them together.
  if (/ultra|premium ssd v2|special/.test(heading)) return `elastic${burst}`;
  if (/uncached|remote/.test(heading)) return `uncached${burst}`;
  const way = /\bwrite\b|\brw\b/.test(heading) ? 'write' : 'read';
  if (/nvme/.test(heading)) return `nvme-${way}`;
  if (/\bcached?\b/.test(heading)) return way === 'write' ? undefined : `cached${burst}`;
  return /temp|local/.test(heading) ? `temp-${way}` : undefined;
}

function countOrSize(heading: string): ColumnRead | undefined {
  if (/^vcpus?\b|^vcores?\b/.test(heading)) return one('vcpus');
  if (/^memory ?($|:|\()/.test(heading)) return one('memory', gib(1));
  if (/nvme disks?$|nvme disks? \(qty\.?\)$/.test(heading)) return one('nvme-disks');
  if (/temp storage disks?|temp disks? \(qty/.test(heading)) return one('temp-disks');
  if (/remote storage (disks|\(qty)|data disks/.test(heading)) return one('data-disks');
  if (/cache size/.test(heading) && !/iops/.test(heading))
    return one('cache-size', sizeUnit(heading));
  if (/nvme.*\bsize\b/.test(heading)) return one('nvme-size', sizeUnit(heading));
  if (/temp (disk|storage).*(size|gib|gb)\b/.test(heading) && !/iops|throughput/.test(heading))
    return one('temp-size', sizeUnit(heading));
  return undefined;
}

/**
 * What a heading of a table of sizes stands for.
 * @returns nothing where the dataset has no such figure: network cards, accelerators, credits
 */
export function columnRead(text: string): ColumnRead | undefined {
  const heading = text.toLowerCase().replace(/\s+/g, ' ').trim();
  if (/network|nic\b|nics\b|bandwidth|gpu|accelerator|credit|^local-special/.test(heading))
    return undefined;
  const plain = countOrSize(heading);
  if (plain) return plain;
  const subject = subjectOf(heading);
  if (subject === undefined) return undefined;
  const rate = /gb\/s|gbps/.test(heading) ? 1e9 : 1e6;
  const [iops, throughput] = [`${subject}-iops`, `${subject}-throughput`];
  if (/iops ?\/ ?read mb(ps|\/s) ?\/ ?write mb/.test(heading))
    return {
      figures: ['temp-read-iops', 'temp-read-throughput', 'temp-write-throughput'],
      unit: rate,
    };
  if (/iops ?\/ ?(mb|gb)/.test(heading))
    return {
      figures: [iops, throughput, ...(/cache size/.test(heading) ? ['cache-size'] : [])],
      unit: rate,
    };
  if (/iops/.test(heading)) return one(iops);
  return /throughput|mb\/s|mbps|speed/.test(heading) ? one(throughput, rate) : undefined;
}

/** The cells in which a page says that there is no figure. */
const isEmpty = (text: string) =>
  /^([-–—]+|n\/?a|none|no|not (applicable|supported|available)|remote storage only|tbd|)$/i.test(
    text,
  );

const numberIn = (text: string): number | undefined => {
  const [, figure = '', factor = ''] =
    /^((?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d+)?) ?(m|k)?\+?\*?$/i.exec(text.trim()) ?? [];
  if (figure === '') return undefined;
  const times = { m: 1e6, k: 1e3 }[factor.toLowerCase()] ?? 1;
  return Number((Number(figure.replace(/[, ]/g, '')) * times).toPrecision(12));
};

/** What a figure is counted in, of those that share a cell. */
const unitOf = (figure: string, column: ColumnRead) => {
  if (figure.endsWith('-iops')) return 1;
  return column.figures.length > 1 && figure === 'cache-size' ? gib(1) : column.unit;
};

/**
 * The figures of a cell.
 * @returns nothing where the cell cannot be read, and an empty record where it says that there is none
 */
export function figuresIn(text: string, column: ColumnRead): Record<string, number> | undefined {
  if (isEmpty(text)) return {};
  // “2x1.92 TB”: how many disks of which size.
  const [, count, size, tb] = /^(\d+) ?x ?([\d.]+) ?(tb|gb|tib|gib)$/i.exec(text) ?? [];
  if (count !== undefined && column.figures[0]?.startsWith('nvme-'))
    return {
      'nvme-disks': Number(count),
      'nvme-size': Math.round(Number(size) * sizeUnit(tb?.toLowerCase() ?? '')),
    };
  // “8/8x500”: beside the number of data disks older pages print the IOPS of Standard HDDs.
  const parts = (column.figures[0] === 'data-disks' ? text.replace(/\/\d+x\d+$/, '') : text)
    .replace(/[()]/g, '/')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const read: Record<string, number> = {};
  for (const [at, part] of parts.entries()) {
    const figure = column.figures[at];
    const value = numberIn(part);
    if (value === undefined) {
      if (isEmpty(part)) continue;
      return undefined;
    }
    if (figure === undefined) return undefined;
    const amount = value * unitOf(figure, column);
    read[figure] = Math.abs(amount - Math.round(amount)) < 1e-3 ? Math.round(amount) : amount;
  }
  return read;
}
