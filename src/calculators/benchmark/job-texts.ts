/** The job files, commands and scripts of an answer, with what each is for. */
import type { Citation, JobText } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import type { BenchmarkTool } from '../../storage/benchmark/directory.ts';
import { diskspdCommands, powershellRunner } from '../../storage/benchmark/diskspd.ts';
import { bashRunner, fioCommand, fioJobFile } from '../../storage/benchmark/fio.ts';
import type { TestFile } from '../../storage/benchmark/plan.ts';
import { totalOf } from '../../storage/benchmark/run-order.ts';
import { plural } from '../shared/answer/text.ts';
import { allTests, type Given, type TestCase, valuesOf } from './case.ts';
import { formatGib, formatRun } from './text.ts';

/** “7 min”: a little longer, so that nobody waits in vain. */
const inMinutes = (seconds: number) => formatRun(Math.ceil(seconds / 60) * 60);

/** The job file or the commands of the chosen test, and a script that runs it, or every test of the set-up. */
export function jobTextsFor(
  given: Given,
  chosen: TestCase,
  file: TestFile,
  catalogue: Catalogue,
): readonly JobText[] {
  const values = valuesOf(given, [chosen], file);
  const every = allTests(given, catalogue);
  const all = valuesOf(given, every, file);
  const inAll = `${inMinutes(totalOf(values))} and ${formatGib(file.size)} in ${values.directory}`;
  const folded = `a script of ${plural(every.length, 'test')}, ${inMinutes(totalOf(all))}`;
  const whole = (option: string) =>
    `It runs this test, ${inMinutes(totalOf(values))} with filling; with ${option} every test of this set-up in turn, ${inMinutes(totalOf(all))}. It checks the disks first, leaves one file of results, and removes its test file.`;
  if (given.tool === 'diskspd')
    return [
      {
        label: 'Run the test',
        use: `With DiskSpd in PowerShell as administrator, ${inAll}. It asks before it removes the file.`,
        text: diskspdCommands(values),
      },
      {
        label: 'headroom-benchmark.ps1',
        use: `${whole('-All')} Nobody has run it on Windows for this site.`,
        text: powershellRunner(all, values),
        folded,
      },
    ];
  return [
    {
      label: 'headroom.fio',
      use: 'The same test as a file. Run it only where its test file does not exist yet.',
      text: fioJobFile(values),
      folded: 'headroom.fio',
    },
    {
      label: 'Run the test',
      use: `With fio, ${inAll}. It asks before it removes the file.`,
      text: fioCommand(values),
    },
    {
      label: 'headroom-benchmark.sh',
      use: whole('the word all after its name'),
      text: bashRunner(all, values),
      folded,
    },
  ];
}

/** Where the options of the tools are documented. */
export const toolSources: Readonly<Record<BenchmarkTool, Citation>> = {
  fio: {
    title: 'HOWTO of fio, axboe/fio',
    place: 'direct, randrepeat, norandommap, time_based, ramp_time, stonewall, rate',
    date: '2026-08-21',
    url: 'https://github.com/axboe/fio/blob/4bed0c62eb48/HOWTO.rst',
  },
  diskspd: {
    title: 'Command line of DiskSpd, microsoft/diskspd',
    place: '-S, -r, -w, -o, -t, -W, -d, -L, -D, -Z, -z, -c, -g',
    date: '2024-06-13',
    url: 'https://github.com/microsoft/diskspd/blob/2ac91a462b9d/CmdLineParser/CmdLineParser.cpp',
  },
};
