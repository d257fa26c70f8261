/**
 * Commands of DiskSpd, in PowerShell. Parameters are those of its command line (microsoft/diskspd,
 * CmdLineParser.cpp and the wiki): `-Sh` passes the cache of Windows and writes through, `-b` is the IO size,
 * `-r` random, `-w` the share of writes, `-o` outstanding IOs for each of `-t` threads, `-W` a warm-up that is
 * not counted before `-d` seconds, `-L` latencies, `-D` rates over time, `-Z64M` random data, `-z` another
 * random order in each run, `-c` the size of the file, `-g` bytes a millisecond at most, `-Rxml` the result.
 */
import { type PlannedRun, readShareOf } from './plan.ts';
import {
  type BenchmarkValues,
  checkedValues,
  sizeWith,
  type TestValues,
  turnsOf,
} from './values.ts';

const letters = ['K', 'M', 'G'] as const;
/** DiskSpd’s passes are limited by time: half as long again as they should take. */
const passMargin = 1.5;

/** The file while it is filled and warmed; for each run it has the name of its case, which the result then carries. */
export const fillName = 'headroom-benchmark.dat';

/** The parameters that write the file, from its first byte to its last and perhaps once more. */
export function fillParameters({ size, fillRate, filling }: BenchmarkValues): readonly string[] {
  return [
    ...[`-c${sizeWith(size, letters)}`, '-w100', '-b1M', '-o16', '-t1', '-Sh', '-Z64M', '-W0'],
    ...(fillRate === undefined ? [] : [`-g${Math.max(1, Math.floor(fillRate / 1000))}`]),
    `-d${Math.ceil(filling * passMargin) + 5}`,
  ];
}

/** Those that read it in order, often enough to warm the host cache. */
export const warmParameters = ({ warming = 0 }: BenchmarkValues): readonly string[] => [
  ...['-w0', '-b1M', '-o32', '-t1', '-Sh', '-W0'],
  `-d${Math.ceil(warming * passMargin) + 5}`,
];

/** Those of a run that is measured. */
export const runParameters = ({ case: given, depth, jobs }: TestValues, run: PlannedRun) => [
  ...[`-b${sizeWith(given.size, letters)}`, '-r'],
  ...[`-w${Math.round((1 - readShareOf(given.test)) * 100)}`],
  ...[`-o${depth}`, `-t${jobs}`, '-Sh', '-L', '-D', '-Z64M', '-z'],
  ...[`-W${run.rampUp}`, `-d${run.measured}`, '-Rxml'],
];

/** The commands of these tests, from making the file to its removal. */
export function diskspdCommands(given: BenchmarkValues): string {
  const values = checkedValues(given);
  const { directory } = values;
  let file = fillName;
  const lines = turnsOf(values).flatMap((turn): readonly string[] => {
    if (turn === 'warm-up')
      return [`  diskspd ${warmParameters(values).join(' ')} '${directory}\\${file}' | Out-Null`];
    const before = file;
    file = `${turn.name}.dat`;
    return [
      `  Rename-Item -LiteralPath '${before}' -NewName '${file}'`,
      `  diskspd ${runParameters(turn.test, turn.run).join(' ')} '${directory}\\${file}' |`,
      `    Out-File -Encoding utf8 '${turn.name}.xml'`,
    ];
  });
  return [
    `# SizeRemaining must be above ${Math.ceil(values.free / 1024 ** 3)} GiB`,
    `Get-Volume -DriveLetter ${directory[0]} | Format-Table DriveLetter, FileSystemLabel, SizeRemaining, Size`,
    `Set-Location -LiteralPath '${directory}'`,
    `if ((Get-Location).Path -eq '${directory}' -and -not (Test-Path -Path 'headroom*.dat')) {`,
    `  diskspd ${fillParameters(values).join(' ')} '${directory}\\${fillName}' | Out-Null`,
    ...lines,
    '} else {',
    `  Write-Warning 'There is no ${directory}, or a headroom*.dat is in it. Nothing was run.'`,
    '}',
    '# When you are done, remove the test file and nothing else:',
    `Remove-Item -Confirm -LiteralPath '${directory}\\${file}'`,
    '',
  ].join('\n');
}
