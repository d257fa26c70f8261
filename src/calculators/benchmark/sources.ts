/** Where the options of the tools are documented. Only this calculator cites them, so no other carries them. */
import type { Citation } from '../../kit/index.ts';
import type { BenchmarkTool } from '../../storage/benchmark/directory.ts';

const fio: Citation = {
  title: 'HOWTO of fio, axboe/fio',
  place: 'direct, randrepeat, norandommap, time_based, ramp_time, stonewall, rate',
  date: '2026-08-21',
  url: 'https://github.com/axboe/fio/blob/4bed0c62eb48/HOWTO.rst',
};

const diskspd: Citation = {
  title: 'Command line of DiskSpd, microsoft/diskspd',
  place: '-S, -r, -w, -o, -t, -W, -d, -L, -D, -Z, -z, -c, -g',
  date: '2024-06-13',
  url: 'https://github.com/microsoft/diskspd/blob/2ac91a462b9d/CmdLineParser/CmdLineParser.cpp',
};

export const toolSources: Readonly<Record<BenchmarkTool, readonly Citation[]>> = {
  fio: [fio],
  diskspd: [diskspd],
};
