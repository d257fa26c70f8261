/**
 * A script for PowerShell that runs the tests of a volume in turn with DiskSpd and leaves one file of results.
 * It stops where a test file exists, where the drive is that of the system or the temp disk, where room is
 * missing, and where the file was not filled; and it removes nothing but the file that it created.
 */
import { fillName, fillParameters, runParameters, warmParameters } from './diskspd.ts';
import { type BenchmarkValues, checkedValues, totalOf, turnsOf } from './values.ts';

/** Parameters as an array of PowerShell, each in quotes. */
const listOf = (parameters: readonly string[]) =>
  `@(${parameters.map((one) => `'${one}'`).join(', ')})`;

export function powershellRunner(given: BenchmarkValues): string {
  const values = checkedValues(given);
  const { directory, size, free } = values;
  const minutes = Math.ceil(totalOf(values) / 60);
  const runs = turnsOf(values).map((turn) =>
    turn === 'warm-up'
      ? { name: '', parameters: warmParameters(values) }
      : { name: `${turn.name}.dat`, parameters: runParameters(turn.test, turn.run) },
  );
  return `#Requires -Version 5.1
#Requires -RunAsAdministrator
# headroom-benchmark.ps1: runs every test below in turn, about ${minutes} minutes.
Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'
$directory = '${directory}'
$size = ${size}    # bytes of the test file
$free = ${free}    # bytes that have to be free
$runs = @(
${runs
  .map(
    ({ name, parameters }) =>
      `  [pscustomobject]@{ Name = '${name}'; Parameters = ${listOf(parameters)} }`,
  )
  .join('\n')}
)

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
if ($volume.FileSystemLabel -eq 'Temporary Storage' -or $disk.FriendlyName -match 'Direct Disk') {
  throw "Nothing was run: $directory is on a local disk."
}
$disk | Format-Table Number, FriendlyName, Size, IsBoot | Out-Host

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
  Write-Host 'About ${minutes} minutes. Ctrl+C stops it, and the test file is removed.'
  Write-Host "$(Get-Date -Format T) fill"
  [xml]$filled = & $tool.Source ${listOf([...fillParameters(values), '-Rxml'])} $file
  if ($LASTEXITCODE -ne 0) { throw 'The file could not be filled.' }
  $written = ($filled.Results.TimeSpan.Thread.Target | Measure-Object -Property WriteBytes -Sum).Sum
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
