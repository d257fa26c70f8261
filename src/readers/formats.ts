/** The tools whose text is read line by line, each known by its own headings, never by the name of a file. */
import { azureTableReader, isAzureTable } from './azure-monitor.ts';
import {
  diskstatsReader,
  fileStatsReader,
  isDiskstats,
  isFileStats,
  isNodeDisk,
  nodeDiskReader,
} from './counters.ts';
import { crystalReader, isCrystal } from './crystaldiskmark.ts';
import { diskspdReader, isDiskspd } from './diskspd.ts';
import { fioReader, isFio } from './fio-text.ts';
import { iopingReader, isIoping } from './ioping.ts';
import { iostatReader, isIostat } from './iostat.ts';
import { isKbench, kbenchReader } from './kbench.ts';
import { isKubestr, kubestrReader } from './kubestr.ts';
import { asColumns, prefixesOf, prefixRemover } from './pasted.ts';
import { isPerfmon, perfmonReader } from './perfmon.ts';
import type { LineReader } from './reading.ts';
import { isSar, sarReader } from './sar.ts';
import { fsyncTestReader, isFsyncTest, isWalFsync, walFsyncReader } from './sync-tests.ts';
import { isSysbench, sysbenchReader } from './sysbench.ts';
import { isVmstat, vmstatReader } from './vmstat.ts';

type Format = readonly [
  /** A word that each of its headings has: a cheap look at a line, of which large files have millions. */
  sign: RegExp,
  isHeading: (line: string) => boolean,
  make: () => LineReader,
];

const formats: readonly Format[] = [
  [/\(PDH-/, isPerfmon, perfmonReader],
  [
    /MetricName|^Timestamp +Name|Consumed Percentage|Operations\/Sec|Bytes\/[Ss]ec/,
    isAzureTable,
    azureTableReader,
  ],
  [/\bfio-\d|\(g=\d|groupid=/, isFio, fioReader],
  [/[dD]isk[sS]pd|timespan|thread \|/, isDiskspd, diskspdReader],
  [/\bDEV\b|\t/, isSar, sarReader],
  [/Device/, isIostat, iostatReader],
  [/\bbi +bo|disk-|page +(?:disk|faults)|read +writ|"writ"/, isVmstat, vmstatReader],
  [/DiskMark|MB\/s/, isCrystal, crystalReader],
  [/file open|File op|Operations perf/, isSysbench, sysbenchReader],
  [/FIO B|\(Read\/Write\)/, isKbench, kbenchReader],
  [/FIO test|JobName/, isKubestr, kubestrReader],
  [/ioping|: request=/, isIoping, iopingReader],
  [/sync methods|ops\/sec/, isFsyncTest, fsyncTestReader],
  [/wal_fsync/, isWalFsync, walFsyncReader],
  [/\d +\d+ +[a-z]\S* +\d+ +\d+ /, isDiskstats, diskstatsReader],
  [/node_disk_/, isNodeDisk, nodeDiskReader],
  [/num_of_reads/, isFileStats, fileStatsReader],
];

const anySign = new RegExp(formats.map(([{ source }]) => source).join('|'));

/** A name and figures: no heading, and most lines of a large file. */
const isRow = /^[\w.-]+[ \t][\s\d.]*$/;

/** A tool that was recognised, and what is to be done with its lines. */
export type Found = {
  readonly make: () => LineReader;
  /** A line as the tool printed it; nothing for one that it did not print. */
  readonly bare: (line: string) => string | undefined;
};

/** A table whose cells have signs between them rather than spaces. */
const isTable = (line: string) => /^\|?\s*Device:?\s*[|,;]/.test(line);

/** The tool whose heading this line is. */
export function formatOf(line: string): Found | undefined {
  if (isRow.test(line) || !anySign.test(line)) return undefined;
  for (const prefix of prefixesOf(line)) {
    const rest = line.slice(prefix.length);
    const isSeparated = isTable(rest);
    const heading = isSeparated ? (asColumns(rest) ?? '') : rest;
    const found = formats.find(([, isHeading]) => isHeading(heading));
    if (!found) continue;
    const remove = prefixRemover(prefix);
    return { make: found[2], bare: isSeparated ? (row) => asColumns(remove(row)) : remove };
  }
  return undefined;
}
