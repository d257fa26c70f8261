/**
 * What fio runs: job files, the command for one, and a script that runs the tests of a volume in turn. Options are
 * those of its manual (axboe/fio, HOWTO.rst): `direct` passes the page cache, `norandommap` and `randrepeat=0` keep
 * no map and repeat no order, `time_based` runs for the whole `runtime` and `ramp_time` before it is not counted,
 * `stonewall` waits for the jobs before it, and `group_reporting` adds up the jobs of a group.
 */
import { readShareOf, warmingPasses } from './plan.ts';
import { inOrder, nameOf, totalOf, turnsOf, warmsFor } from './run-order.ts';
import { sizeOption } from './size-option.ts';
import { type BenchmarkValues, checkedBenchmark, type TestValues } from './values.ts';

/** The file that the tests write and read. */
export const fileOf = ({ directory }: Pick<BenchmarkValues, 'directory'>): string =>
  `${directory}/headroom-benchmark.dat`;

const letters = ['k', 'm', 'g'] as const;

const kindOf = (read: number): readonly string[] => {
  if (read === 1) return ['rw=randread'];
  if (read === 0) return ['rw=randwrite'];
  return ['rw=randrw', `rwmixread=${Math.round(read * 100)}`];
};

/** A section of a job file: its name, and its options without hyphens. */
type Section = { readonly name: string; readonly options: readonly string[] };

/** The sections of one test, each a run of its own. */
const runsOf = (test: TestValues): readonly Section[] =>
  test.runs.map((run) => ({
    name: nameOf(test, run),
    options: [
      'stonewall',
      ...kindOf(readShareOf(test.case.test)),
      `bs=${sizeOption(test.case.size, letters)}`,
      `iodepth=${test.depth}`,
      `numjobs=${test.jobs}`,
      'time_based',
      `ramp_time=${run.rampUp}`,
      `runtime=${run.measured}`,
    ],
  }));

/**
 * What fio runs in turn: the file is written first, since reads of what was never written never reach a disk;
 * then the cache is warmed where there is one; then each test follows.
 */
function sectionsOf(values: BenchmarkValues): readonly Section[] {
  const { size, fillRate, tests } = values;
  const warmUp = ['stonewall', 'rw=read', 'bs=1m', 'iodepth=32', `loops=${warmingPasses}`];
  return [
    {
      name: 'global',
      options: [
        'ioengine=libaio',
        'direct=1',
        `filename=${fileOf(values)}`,
        `size=${sizeOption(size, letters)}`,
        'randrepeat=0',
        'norandommap',
        'group_reporting',
      ],
    },
    {
      name: 'fill',
      options: [
        'rw=write',
        'bs=1m',
        'iodepth=16',
        ...(fillRate === undefined ? [] : [`rate=${fillRate}`]),
        'end_fsync=1',
      ],
    },
    ...(warmsFor(values, tests) ? [{ name: 'warm-up', options: warmUp }] : []),
    ...inOrder(tests).flatMap(runsOf),
  ];
}

/** A job file of these tests. */
export const fioJobFile = (given: BenchmarkValues): string =>
  sectionsOf(checkedBenchmark(given))
    .map(({ name, options }) => `${[`[${name}]`, ...options].join('\n')}\n`)
    .join('\n');

/** A line of a command is at most so long, so that none is cut off beside the answer. */
const widest = 76;

/** A section as options of a command, which may take several lines. */
function optionsOf({ name, options }: Section): readonly string[] {
  const lines: string[] = [];
  for (const option of [`name=${name}`, ...options]) {
    // Plain for a shell are the names of tests and directories, but for the tilde of a name.
    const word = `--${/^[\w.=+/-]+$/.test(option) ? option : option.replace(/=(.*)/, "='$1'")}`;
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > widest) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/**
 * One command that runs these tests and leaves a file of results with a name of its own. A shell reads all of it before
 * it runs any of it, so that it can be pasted whole. It starts only on a file system that is not that of the OS, with
 * enough room and without the test file, so that nothing of anybody is written over; root looks, since others may
 * not see into the directory. The options are those of the job file, section by section, as the manual of fio has them.
 */
export function fioCommand(given: BenchmarkValues): string {
  const values = checkedBenchmark(given);
  const { directory, free } = values;
  const file = fileOf(values);
  const gib = Math.ceil(free / 1024 ** 3);
  const options = [
    '--output-format=json',
    '--output="headroom-results-$(date -u +%Y%m%dT%H%M%SZ).json"',
    ...sectionsOf(values).flatMap(optionsOf),
  ];
  return `if [ "$(findmnt -no TARGET --target '${directory}')" != / ] &&
  [ "$(sudo df -B1 --output=avail '${directory}' | tail -n 1)" -ge ${free} ] &&
  sudo test ! -e '${file}' &&
  sudo test ! -L '${file}'
then
  sudo fio ${options.join(' \\\n    ')}
  sudo rm -i '${file}'
else
  echo 'Nothing was run: ${directory} must be outside the root file system and have'
  echo '${gib} GiB free, and ${file} must not exist.'
fi
`;
}

/** The sections of the job file, in the order in which they are run. */
const namesOf = (values: BenchmarkValues): readonly string[] =>
  turnsOf(values).map((turn) => (turn === 'warm-up' ? turn : turn.name));

const listed = (values: BenchmarkValues) =>
  namesOf(values)
    .map((name) => `  '${name}'`)
    .join('\n');

/**
 * A script for bash that runs the chosen tests of a volume in turn, or all of them where it is asked to, and leaves one
 * file of results. It runs nothing where its file exists, where the directory is on the OS disk, on a local disk that the tests are not for, or on another number of disks than
 * they are for, and removes nothing but the file that it created.
 */
export function bashRunner(given: BenchmarkValues, some = given): string {
  const [values, chosen] = [checkedBenchmark(given), checkedBenchmark(some)];
  const { directory, free, disks, isLocal } = values;
  const kind = isLocal ? ['==', 'which is no local NVMe disk'] : ['!=', 'a local disk'];
  const [minutes, ofAll] = [chosen, values].map((each) => Math.ceil(totalOf(each) / 60));
  return `#!/bin/bash
# headroom-benchmark.sh: runs the chosen test, about ${minutes} minutes. Run it as root.
# headroom-benchmark.sh all: runs every test of this set-up in turn, about ${ofAll} minutes.
set -euo pipefail
directory='${directory}'
file='${fileOf(values)}'
free=${free}     # bytes that have to be free
disks=${disks}   # that the volume is made of
sections=(
${listed(chosen)}
)
minutes=${minutes}
if [ "\${1-}" = all ]; then
  minutes=${ofAll}
  sections=(
${listed(values)}
  )
fi
fail() { echo "Nothing was run: $*" >&2; exit 1; }
[ "$*" = '' ] || [ "$*" = all ] || fail 'only the word all can follow the name of this script.'

# The tool.
command -v fio >/dev/null || fail 'fio is not installed.'
version=$(fio --version)
[[ $version =~ ^fio-([0-9]+)\\. && \${BASH_REMATCH[1]} -ge 3 ]] || fail "fio 3 or later is needed, and this is $version."

# The directory, and which disks it is on.
[ -d "$directory" ] || fail "there is no directory $directory."
[ -w "$directory" ] || fail "$directory cannot be written to. Run this as root."
mount=$(findmnt -no TARGET --target "$directory")
[ "$mount" != / ] || fail "$directory is on the root file system: the test would load the OS disk."
disks_of() { lsblk -nrso NAME,TYPE "$(findmnt -nvo SOURCE --target "$1")" | awk '$2 == "disk" { print $1 }' | sort -u; }
found=$(disks_of "$directory") || fail "$directory is not on a disk of this VM."
[ -n "$found" ] || fail "$directory is not on a disk of this VM."
root=$(disks_of /) || root=
for disk in $found; do
  ! grep -qx "$disk" <<<"$root" || fail "$directory is on $disk, the OS disk."
  [[ $(lsblk -dno MODEL "/dev/$disk") ${kind[0]} *'Direct Disk'* ]] || fail "$directory is on $disk, ${kind[1]}."
  for link in /dev/disk/cloud/azure_resource /dev/disk/azure/resource; do
    [ "$(readlink -f "$link" || true)" != "/dev/$disk" ] || fail "$directory is on $disk, the temp disk."
  done
done
count=$(wc -l <<<"$found")
[ "$count" -eq "$disks" ] || fail "$directory is on $count disks, and these tests are for $disks."
echo "$directory is mounted from $mount and is on:"
for disk in $found; do lsblk -dno NAME,SIZE,MODEL "/dev/$disk"; done

# Room, and a file of its own.
left=$(df -B1 --output=avail "$directory" | tail -n 1)
[ "$left" -ge "$free" ] || fail "$left bytes are free in $directory, and $free are needed."
if [ -e "$file" ] || [ -L "$file" ]; then fail "$file exists, and this script did not make it. Look at it first."; fi
results="$PWD/headroom-results-$(date -u +%Y%m%dT%H%M%SZ).json"
work=$(mktemp -d)
made=
clean() { rm -rf -- "$work"; if [ -n "$made" ]; then rm -f -- "$file"; fi; }
trap clean EXIT
trap 'exit 130' INT TERM
# Neither of them replaces a file that is there.
set -o noclobber
: >"$results"
: >"$file"
made=yes
cat >"$work/headroom.fio" <<'END'
${fioJobFile(values)}END

run() { echo "$(date +%H:%M:%S) $1"; fio --output-format=json --output="$work/$1.json" --section="$1" "$work/headroom.fio"; }
echo "About $minutes minutes. Ctrl+C stops it, and the test file is removed."
run fill
for section in "\${sections[@]}"; do
  run "$section"
  if [ "$section" != warm-up ]; then cat "$work/$section.json" >>"$results"; fi
done
echo "Results: $results. Paste the file, or drop it, into Diagnose."
`;
}
