/** The job files, commands and scripts of an answer, with what each is for. */
import type { Citation, JobText } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import type { BenchmarkTool } from '../../storage/benchmark/directory.ts';
import { diskspdCommands, powershellRunner } from '../../storage/benchmark/diskspd.ts';
import { bashRunner, fioCommand, fioJobFile } from '../../storage/benchmark/fio.ts';
import type { TestFile } from '../../storage/benchmark/plan.ts';
import { totalOf } from '../../storage/benchmark/values.ts';
import { plural } from '../shared/answer/text.ts';
import { allTests, type Given, type TestCase, valuesOf } from './case.ts';
import { formatGib, formatRun } from './text.ts';

/** The job file or the commands of the chosen test, and a script that runs it, or every test of the set-up. */
export function textsFor(
  given: Given,
  chosen: TestCase,
  file: TestFile,
  catalogue: Catalogue,
): readonly JobText[] {
  const values = valuesOf(given, [chosen], file);
  const every = allTests(given, catalogue);
  const all = valuesOf(given, every, file);
  const folded = `${plural(every.length, 'test')}, ${formatRun(totalOf(all))} with filling`;
  const whole = (option: string) =>
    `It runs this test, ${formatRun(totalOf(values))} with filling; with ${option} every test of this set-up in turn, ${formatRun(totalOf(all))}. It checks the disks first, leaves one file of results, and removes its test file.`;
  if (given.tool === 'diskspd')
    return [
      {
        label: 'DiskSpd, in PowerShell as administrator',
        use: `It writes a file of ${formatGib(file.size)} and keeps it until you remove it.`,
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
      use: `Save it under this name. It writes a file of ${formatGib(file.size)}, which stays until you remove it.`,
      text: fioJobFile(values),
    },
    {
      label: 'Run it',
      use: 'It starts only where the test file is not there yet.',
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
