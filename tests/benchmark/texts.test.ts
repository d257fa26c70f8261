/** Job files and commands, by the rules of the tools: what each line must have whatever the set-up. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diskspdCommands } from '../../src/storage/benchmark/diskspd.ts';
import { fioJobFile } from '../../src/storage/benchmark/fio.ts';
import { benchmarkTests, parseCaseName } from '../../src/storage/benchmark/name.ts';
import { runOf } from '../../src/storage/benchmark/plan.ts';
import { totalOf, turnsOf } from '../../src/storage/benchmark/run-order.ts';
import { bytes, seconds } from '../../src/units/index.ts';
import { anyValues, testOf, valuesOf } from './values.ts';

type Section = { readonly name: string; readonly options: Readonly<Record<string, string>> };

/** The sections of a job file; an option without a value is on. */
function sectionsOf(text: string): readonly Section[] {
  const sections: { name: string; options: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [, name] = /^\[(.+)\]$/.exec(line) ?? [];
    if (name) {
      sections.push({ name, options: {} });
      continue;
    }
    const [, option = '', value = '1'] = /^([a-z_]+)(?:=(.+))?$/.exec(line) ?? [];
    const { options = {} } = sections.at(-1) ?? {};
    expect(option, line).not.toBe('');
    expect(options[option], line).toBeUndefined();
    options[option] = value;
  }
  return sections;
}

/** Of the manual of fio (HOWTO.rst, 2026-08-21). */
const known = [
  ...['ioengine', 'direct', 'filename', 'size', 'randrepeat', 'norandommap', 'group_reporting'],
  ...['rw', 'rwmixread', 'bs', 'iodepth', 'numjobs', 'rate', 'end_fsync', 'stonewall', 'loops'],
  ...['time_based', 'ramp_time', 'runtime'],
];

describe('A job file of fio', () => {
  test('is as it is written in the guide, option by option.', () => {
    expect(fioJobFile(valuesOf())).toBe(
      `[global]
ioengine=libaio
direct=1
filename=/data/headroom-benchmark.dat
size=32g
randrepeat=0
norandommap
group_reporting

[fill]
rw=write
bs=1m
iodepth=16
end_fsync=1

[headroom1+D8s_v5+P30x4+None+iops-read+8KiB]
stonewall
rw=randread
bs=8k
iodepth=16
numjobs=4
time_based
ramp_time=60
runtime=300
`,
    );
  });

  test('has one direction for each test but the mixed one, of which seven tenths read.', () => {
    const kinds = benchmarkTests.map((kind) => {
      const [, , measured] = sectionsOf(fioJobFile(valuesOf({ tests: [testOf(kind)] })));
      return [measured?.options['rw'], measured?.options['rwmixread']];
    });
    expect(kinds).toEqual([
      ...['randread', 'randwrite', 'randread', 'randwrite', 'randread', 'randwrite'].map((rw) => [
        rw,
        undefined,
      ]),
      ['randrw', '70'],
    ]);
  });

  test('has for any set-up: direct IO, one file in the directory, known options, enough in flight, and a name that is read back.', () => {
    fc.assert(
      fc.property(anyValues('fio'), ({ values, tests }) => {
        const [global, fill, ...rest] = sectionsOf(fioJobFile(values));
        expect(global?.name).toBe('global');
        expect(global?.options).toMatchObject({ direct: '1', randrepeat: '0' });
        expect(global?.options['filename']).toBe(`${values.directory}/headroom-benchmark.dat`);
        expect(fill?.options).toMatchObject({ rw: 'write', bs: '1m', end_fsync: '1' });
        for (const { options } of [fill, ...rest].flatMap((one) => one ?? [])) {
          for (const option of Object.keys(options)) expect(known).toContain(option);
          expect(options).not.toHaveProperty('filename');
          expect(options).not.toHaveProperty('direct');
        }
        const warms = rest[0]?.name === 'warm-up';
        const reads = tests.some((one) => !one.values.case.test.endsWith('-write'));
        expect(warms).toBe(values.warming !== undefined && reads);
        for (const { name, options } of warms ? rest.slice(1) : rest) {
          const found = parseCaseName(name);
          const one = tests.find((each) => each.values.case.test === found?.test);
          expect(options['stonewall']).toBe('1');
          expect(options['time_based']).toBe('1');
          const depth = Number(options['iodepth']) * Number(options['numjobs']);
          expect(depth).toBeGreaterThanOrEqual(one?.needed ?? Number.POSITIVE_INFINITY);
          expect(Number.isInteger(Number(options['iodepth']))).toBe(true);
          const [ramp, time] = [Number(options['ramp_time']), Number(options['runtime'])];
          expect(time).toBeGreaterThanOrEqual(60);
          if (found?.phase === 'sustained') expect(ramp).toBeGreaterThan(one?.lasts ?? 1e9);
          if (found?.phase === 'burst') expect(ramp + time).toBeLessThan(one?.lasts ?? 0);
        }
      }),
    );
  });
});

const windows = { tool: 'diskspd', directory: 'F:\\benchmark' } as const;

describe('The commands of DiskSpd', () => {
  const text = diskspdCommands(valuesOf({ ...windows, tests: [testOf('iops-write')] }));

  test('have the parameters of its usage text, for 64 outstanding writes of 8 KiB.', () => {
    expect(text).toContain(
      "diskspd -b8K -r -w100 -o16 -t4 -Sh -L -D -Z64M -z -W60 -d300 -Rxml 'F:\\benchmark\\headroom1+D8s_v5+P30x4+None+iops-write+8KiB.dat'",
    );
    expect(text).toContain('diskspd -c32G -w100 -b1M -o16 -t1 -Sh -Z64M -W0 -d95 ');
  });

  test('run within one condition: the directory is there and has no such file yet.', () => {
    const lines = text.split('\n');
    const from = lines.findIndex((line) => line.startsWith('if ('));
    expect(lines[from]).toContain("-not (Test-Path -Path 'headroom*.dat')");
    for (const [at, line] of lines.entries())
      if (/^\s*(diskspd|Rename-Item)/.test(line)) {
        expect(at).toBeGreaterThan(from);
        expect(at).toBeLessThan(lines.indexOf('} else {'));
      }
    expect(text.match(/^.*Remove-Item.*$/gm)).toEqual([
      "Remove-Item -Confirm -LiteralPath 'F:\\benchmark\\headroom1+D8s_v5+P30x4+None+iops-write+8KiB.dat'",
    ]);
  });

  test('quote every path, for any set-up.', () => {
    fc.assert(
      fc.property(anyValues('diskspd'), ({ values }) => {
        const commands = diskspdCommands(values);
        const inQuotes = commands.replace(/'[^'\n]*'/g, "''");
        expect(inQuotes).not.toMatch(/[D-Z]:\\|headroom1/);
        for (const [, depth] of commands.matchAll(/ -o(\S+) /g)) expect(depth).toMatch(/^\d+$/);
        expect(commands).toMatch(/ -Sh /);
      }),
    );
  });
});

describe('The runs of a script', () => {
  const both = [runOf('burst', seconds(1800)), runOf('sustained', seconds(1800))];
  const tests = [testOf('iops-write', { runs: both }), testOf('iops-read', { runs: both })];

  test('begin with bursts and end with what waits for their end; each part reads first.', () => {
    const names = turnsOf(valuesOf({ tests })).map((turn) =>
      turn === 'warm-up' ? turn : `${turn.test.case.test} ${turn.run.phase}`,
    );
    expect(names).toEqual([
      ...['iops-read burst', 'iops-write burst'],
      ...['iops-read sustained', 'iops-write sustained'],
    ]);
  });

  test('warm the cache before the reads of each part.', () => {
    const turns = turnsOf(valuesOf({ tests, warming: 100 }));
    expect(turns.map((turn) => turn === 'warm-up')).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  test('take the time of all: 60 s to fill, twice 100 s to warm, four runs of 60 or 2,280 s and 300 s each.', () => {
    expect(totalOf(valuesOf({ tests, warming: 100 }))).toBe(60 + 200 + 2 * 360 + 2 * 2580);
  });

  test('use fewer credits than a bucket has, all tests together.', () => {
    const all = benchmarkTests.map((kind) => testOf(kind, { runs: both }));
    const bursts = turnsOf(valuesOf({ tests: all })).flatMap((turn) =>
      turn !== 'warm-up' && turn.run.phase === 'burst' ? [turn] : [],
    );
    const used = (of: RegExp) =>
      bursts
        .filter((turn) => of.test(turn.test.case.test))
        .reduce((sum, { run }) => sum + run.rampUp + run.measured, 0);
    // Single IOs are counted as if they took the whole burst rate.
    expect(used(/^(iops|mixed|latency)/)).toBeLessThanOrEqual(1800);
    expect(used(/^throughput/)).toBeLessThanOrEqual(1800);
  });
});

describe('Values that are of no form that a command may have', () => {
  test.each([
    ['a directory with a space', { directory: '/data/a b' }],
    ['a directory with a command', { directory: '/data/$(id)' }],
    ['a device', { directory: '/dev/sdc' }],
    ['a size of no bytes', { size: 0 }],
    ['a part of a byte', { size: 1.5 }],
    ['no rate', { fillRate: Number.NaN }],
    ['a queue of no depth', { tests: [testOf('mixed', { depth: 0.5 })] }],
    ['a name with a quote', { tests: [withVm("x'; id; '")] }],
    ['an IO of a part of a sector', { tests: [withSize(1000)] }],
  ])('are refused: %s.', (_, more) => {
    expect(() => fioJobFile(valuesOf(more))).toThrow();
  });
});

function withVm(vm: string) {
  const { case: given, ...rest } = testOf('mixed');
  return { ...rest, case: { ...given, vm } };
}
function withSize(size: number) {
  const { case: given, ...rest } = testOf('mixed');
  return { ...rest, case: { ...given, size: bytes(size) } };
}

test('The commands of DiskSpd run no test on a file that was not filled.', () => {
  const text = diskspdCommands(valuesOf({ tool: 'diskspd', directory: 'F:\\benchmark' }));
  const lines = text.split('\n');
  const fill = lines.findIndex((line) => line.includes('-w100'));
  // 32 GiB are 34,359,738,368 bytes.
  expect(lines[fill]).toContain("-Rxml 'F:\\benchmark\\headroom-benchmark.dat'");
  expect(lines[fill + 2]).toMatch(/^ {2}if \(\$written -lt 34359738368\) \{ throw /);
  expect(text.indexOf('throw')).toBeLessThan(text.indexOf('Rename-Item'));
});
