/** `iostat -x -o JSON` and `sadf -j -- -d`: one document, its members named as the columns are (sysstat `json_stats.c`). */
import { present } from '../units/present.ts';
import { inside, isObject, type Json, list, number, text } from './json.ts';
import { Clock, timeOfDay } from './numbers.ts';
import { type Note, type Reading, refused, type Turns } from './reading.ts';
import { sarNotes } from './sar.ts';
import { columns, type Values, withoutIdle } from './sysstat-columns.ts';
import { SeriesTable } from './table.ts';

/** Whether a document is one of sysstat. */
export const isSysstat = (document: Json): boolean =>
  list(inside(document, 'sysstat', 'hosts')).length > 0;

/** The name of a device: iostat writes it with a low line, sadf with a hyphen. */
const deviceOf = (disk: Json) =>
  text(inside(disk, 'disk_device')) ?? text(inside(disk, 'disk-device'));

/** The measures of a device. Where sadf writes one in sectors and in kB, the kB come first in the table of names. */
function valuesOf(disk: Json): Values {
  const values: Values = {};
  for (const [name, { measure, factor }] of Object.entries(columns)) {
    const value = isObject(disk) && Object.hasOwn(disk, name) ? number(disk[name]) : undefined;
    if (value !== undefined) values[measure] ??= value * factor;
  }
  return withoutIdle(values);
}

/** Reads a document of sysstat. */
export function* readSysstat(document: Json, before: readonly Note[]): Turns<Reading> {
  const table = new SeriesTable();
  const clock = new Clock();
  let isSadf = false;
  let interval: number | undefined;
  let reports = 0;
  let isBasic = false;
  for (const host of list(inside(document, 'sysstat', 'hosts')))
    for (const report of list(inside(host, 'statistics'))) {
      const stamp = inside(report, 'timestamp');
      isSadf ||= isObject(stamp);
      const time = text(inside(stamp, 'time')) ?? text(stamp);
      interval ??= number(inside(stamp, 'interval'));
      const at = clock.since(time === undefined ? undefined : timeOfDay(time));
      yield;
      let hasDisks = false;
      for (const disk of list(inside(report, 'disk'))) {
        const device = deviceOf(disk);
        // The sum of a group of disks, which iostat -g indents, would be counted beside its disks.
        if (device?.startsWith(' ')) continue;
        const values = valuesOf(disk);
        if (isObject(disk) && Object.keys(disk).some((name) => /^(kB|MB|GB|Blk)_read$/.test(name)))
          isBasic = true;
        if (device === undefined || Object.keys(values).length === 0) continue;
        table.add(device, at, values);
        hasDisks = true;
      }
      if (hasDisks) reports++;
    }
  if (isBasic)
    return refused({
      why: 'too-little',
      what: 'iostat without -x',
      instead: 'iostat -dxyt -o JSON 1 60',
    });
  if (table.size === 0)
    return refused({
      why: 'no-disks',
      what: isSadf ? 'sadf' : 'iostat',
      instead: isSadf ? 'sadf -j -- -d' : 'iostat -dxyt -o JSON 1 60',
    });
  const series = table.series();
  const step = interval ?? table.step();
  const hasTimes = series.some(({ times }) => times.some((time) => !Number.isNaN(time)));
  const notes: Note[] = [
    ...before,
    // A text cut off after its first reports may have lost the others, but not the first.
    ...(isSadf ? sarNotes(step) : [{ note: 'since-boot', only: reports === 1 } as const]),
    ...(hasTimes ? [] : [{ note: 'no-times' } as const]),
  ];
  return {
    kind: 'samples',
    tool: isSadf ? 'sar' : 'iostat',
    form: isSadf ? 'sadf -j' : 'iostat -x -o JSON',
    series,
    ...present({ step: step || undefined }),
    notes,
  };
}
