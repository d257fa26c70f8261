/**
 * Commands of DiskSpd, in PowerShell, and a script that runs the tests of a volume in turn with them. Parameters are those of its command line (microsoft/diskspd,
 * CmdLineParser.cpp and the wiki): `-Sh` passes the cache of Windows and writes through, `-b` is the IO size,
 * `-r` random, `-w` the share of writes, `-o` outstanding IOs for each of `-t` threads, `-W` a warm-up that is
 * not counted before `-d` seconds, `-L` latencies, `-D` rates over time, `-Z64M` random data, `-z` another
 * random order in each run, `-c` the size of the file, `-g` bytes a millisecond at most, `-Rxml` the result.
 */
import { type PlannedRun, readShareOf } from './plan.ts';
import { totalOf, turnsOf } from './run-order.ts';
import { sizeOption } from './size-option.ts';
import { type BenchmarkValues, checkedBenchmark, type TestValues } from './values.ts';

const letters = ['K', 'M', 'G'] as const;
/** DiskSpd’s passes are limited by time: half as long again as they should take. */
const passMargin = 1.5;

/** The file while it is filled and warmed; for each run it has the name of its case, which the result then carries. */
const fillName = 'headroom-benchmark.dat';

/** The parameters that write the file, from its first byte to its last and perhaps once more. */
function fillParameters({ size, fillRate, filling }: BenchmarkValues): readonly string[] {
  return [
    ...[`-c${sizeOption(size, letters)}`, '-w100', '-b1M', '-o16', '-t1', '-Sh', '-Z64M', '-W0'],
    ...(fillRate === undefined ? [] : [`-g${Math.max(1, Math.floor(fillRate / 1000))}`]),
    `-d${Math.ceil(filling * passMargin) + 5}`,
  ];
}

/** Those that read it in order, often enough to warm the host cache. */
const warmParameters = ({ warming = 0 }: BenchmarkValues): readonly string[] => [
  ...['-w0', '-b1M', '-o32', '-t1', '-Sh', '-W0'],
  `-d${Math.ceil(warming * passMargin) + 5}`,
];

/** Those of a run that is measured. */
const runParameters = ({ case: given, depth, jobs }: TestValues, run: PlannedRun) => [
  ...[`-b${sizeOption(given.size, letters)}`, '-r'],
  ...[`-w${Math.round((1 - readShareOf(given.test)) * 100)}`],
  ...[`-o${depth}`, `-t${jobs}`, '-Sh', '-L', '-D', '-Z64M', '-z'],
  ...[`-W${run.rampUp}`, `-d${run.measured}`, '-Rxml'],
];

/** What the fill has written, by its result. */
const writtenBytes =
  '($filled.Results.TimeSpan.Thread.Target | Measure-Object -Property WriteBytes -Sum).Sum';

/** The commands of these tests, from making the file to its removal. */
export function diskspdCommands(given: BenchmarkValues): string {
  const values = checkedBenchmark(given);
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
    `  [xml]$filled = diskspd ${fillParameters(values).join(' ')} -Rxml '${directory}\\${fillName}'`,
    `  $written = ${writtenBytes}`,
    `  if ($written -lt ${values.size}) { throw "Only $written of ${values.size} bytes were filled. No test was run." }`,
    ...lines,
    '} else {',
    `  Write-Warning 'There is no ${directory}, or a headroom*.dat is in it. Nothing was run.'`,
    '}',
    '# When you are done, remove the test file and nothing else:',
    `Remove-Item -Confirm -LiteralPath '${directory}\\${file}'`,
    '',
  ].join('\n');
}

/** Parameters as an array of PowerShell, each in quotes. */
const listOf = (parameters: readonly string[]) =>
  `@(${parameters.map((one) => `'${one}'`).join(', ')})`;

const noLocal = `if ($volume.FileSystemLabel -eq 'Temporary Storage' -or $disk.FriendlyName -match 'Direct Disk') {
  throw "Nothing was run: $directory is on a local disk."
}
`;

/** A stripe is a virtual disk of Storage Spaces, and its disks are below it. */
const onlyLocal = (disks: number) => `$below = @(Get-VirtualDisk |
    Where-Object { @($_ | Get-Disk).Number -contains $disk.Number } | Get-PhysicalDisk)
if ($below.Count -eq 0) { $below = @($disk) }
if (@($below | Where-Object { $_.FriendlyName -notmatch 'Direct Disk' }).Count -gt 0) {
  throw "Nothing was run: $directory is on a disk that is no local NVMe disk."
}
if ($below.Count -ne ${disks}) {
  throw "Nothing was run: $directory is on $($below.Count) disks, and these tests are for ${disks}."
}
`;

/**
 * A script for PowerShell that runs the chosen tests of a volume in turn, or all of them where it is asked to, and
 * leaves one file of results. It stops where a test file exists, where the drive is that of the system or a local
 * one that the tests are not for, where room is missing, and where the file was not filled; and it removes nothing
 * but the file that it created.
 */
export function powershellRunner(given: BenchmarkValues, some = given): string {
  const [values, chosen] = [checkedBenchmark(given), checkedBenchmark(some)];
  const { directory, size, free, disks, isLocal } = values;
  const [minutes, ofAll] = [chosen, values].map((each) => Math.ceil(totalOf(each) / 60));
  const runsOf = (of: BenchmarkValues) =>
    turnsOf(of)
      .map((turn) =>
        turn === 'warm-up'
          ? { name: '', parameters: warmParameters(of) }
          : { name: `${turn.name}.dat`, parameters: runParameters(turn.test, turn.run) },
      )
      .map(
        ({ name, parameters }) =>
          `  [pscustomobject]@{ Name = '${name}'; Parameters = ${listOf(parameters)} }`,
      )
      .join('\n');
  return `#Requires -Version 5.1
#Requires -RunAsAdministrator
# headroom-benchmark.ps1: runs the chosen test, about ${minutes} minutes.
# headroom-benchmark.ps1 -All: runs every test of this set-up in turn, about ${ofAll} minutes.
param([switch]$All)
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'
$directory = '${directory}'
$size = ${size}    # bytes of the test file
$free = ${free}    # bytes that have to be free
$minutes = ${minutes}
$runs = @(
${runsOf(chosen)}
)
if ($All) {
  $minutes = ${ofAll}
  $runs = @(
${runsOf(values)}
  )
}

# The tool.
$tool = Get-Command -Name diskspd -CommandType Application -ErrorAction SilentlyContinue |
  Select-Object -First 1
if ($null -eq $tool) { throw 'Nothing was run: diskspd is not in the path.' }
$version = & $tool.Source '-?' | Select-String -Pattern 'version (\\d+)\\.' | Select-Object -First 1
if ($null -eq $version -or [int]$version.Matches[0].Groups[1].Value -lt 2) {
  throw 'Nothing was run: DiskSpd 2.0 or later is needed.'
}

# The directory, and which disk it is on.
if (-not (Test-Path -LiteralPath $directory -PathType Container)) {
  throw "Nothing was run: there is no directory $directory."
}
$volume = Get-Volume -DriveLetter $directory[0]
$disk = Get-Partition -DriveLetter $directory[0] | Get-Disk
if ($disk.IsBoot -or $disk.IsSystem -or $directory.StartsWith($env:SystemDrive)) {
  throw "Nothing was run: $directory is on the OS disk."
}
${isLocal ? onlyLocal(disks) : noLocal}$disk | Format-Table Number, FriendlyName, Size, IsBoot | Out-Host

# Room, and a file of its own.
if ($volume.SizeRemaining -lt $free) {
  throw "Nothing was run: $($volume.SizeRemaining) bytes are free, and $free are needed."
}
if (Test-Path -Path (Join-Path $directory 'headroom*.dat')) {
  throw "Nothing was run: a headroom*.dat is in $directory, and this script did not make it."
}
$results = Join-Path $PWD.ProviderPath "headroom-results-$(Get-Date -Format yyyyMMddTHHmmss).xml"
New-Item -ItemType File -Path $results | Out-Null

$file = Join-Path $directory '${fillName}'
New-Item -ItemType File -Path $file | Out-Null   # fails where it exists
try {
  Write-Host "About $minutes minutes. Ctrl+C stops it, and the test file is removed."
  Write-Host "$(Get-Date -Format T) fill"
  [xml]$filled = & $tool.Source ${listOf([...fillParameters(values), '-Rxml'])} $file
  if ($LASTEXITCODE -ne 0) { throw 'The file could not be filled.' }
  $written = ${writtenBytes}
  if ($written -lt $size) { throw "Only $written of $size bytes were filled: the disks are slower than their limits." }
  foreach ($run in $runs) {
    $parameters = $run.Parameters
    if ($run.Name -eq '') {
      Write-Host "$(Get-Date -Format T) warm-up"
      & $tool.Source @parameters $file | Out-Null
      if ($LASTEXITCODE -ne 0) { throw 'The cache could not be warmed.' }
      continue
    }
    # The result has the name of the file, and that says what was tested.
    Rename-Item -LiteralPath $file -NewName $run.Name
    $file = Join-Path $directory $run.Name
    Write-Host "$(Get-Date -Format T) $($run.Name)"
    $output = & $tool.Source @parameters $file
    if ($LASTEXITCODE -ne 0) { throw "diskspd ended with $LASTEXITCODE." }
    $output | Out-File -LiteralPath $results -Append -Encoding utf8
  }
} finally {
  Remove-Item -LiteralPath $file
}
Write-Host "Results: $results. Paste the file, or drop it, into Diagnose."
`;
}
