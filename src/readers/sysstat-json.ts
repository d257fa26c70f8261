/** `iostat -x -o JSON` and `sadf -j -- -d`: one document, its members named as the columns are (sysstat `json_stats.c`). */

import { Clock, timeOfDay } from './clock.ts';
import { inside, isObject, type Json, listIn, numberIn, textIn } from './json.ts';
import { type Note, notesOf, type Reading, refused, type Turns } from './reading.ts';
import { sarNotes } from './sar.ts';
import { SeriesTable, samplesOf, type Values, withoutIdle } from './series-table.ts';
import { jsonColumns } from './sysstat-columns.ts';

/** Whether a document is one of sysstat. */
export const isSysstat = (dump: Json): boolean => listIn(dump, 'sysstat', 'hosts').length > 0;

/** The name of a device: iostat writes it with a low line, sadf with a hyphen. */
const deviceOf = (disk: Json) => textIn(disk, 'disk_device') ?? textIn(disk, 'disk-device');

/** The measures of a device. Where sadf writes one in sectors and in kB, the kB come first in the table of names. */
function valuesOf(disk: Json): Values {
  const values: Values = {};
  for (const [name, { measure, factor }] of Object.entries(jsonColumns)) {
    const value = numberIn(disk, name);
    if (value !== undefined) values[measure] ??= value * factor;
  }
  return withoutIdle(values);
}

const isBasic = (disk: Json) =>
  isObject(disk) && Object.keys(disk).some((name) => /^(kB|MB|GB|Blk)_read$/.test(name));

export function* readSysstat(dump: Json, before: readonly Note[]): Turns<Reading> {
  const table = new SeriesTable();
  const clock = new Clock();
  let isSadf = false;
  let interval: number | undefined;
  let reports = 0;
  let isTooLittle = false;
  for (const host of listIn(dump, 'sysstat', 'hosts'))
    for (const report of listIn(host, 'statistics')) {
      isSadf ||= isObject(inside(report, 'timestamp'));
      const time = textIn(report, 'timestamp', 'time') ?? textIn(report, 'timestamp');
      interval ??= numberIn(report, 'timestamp', 'interval');
      const at = clock.since(time === undefined ? undefined : timeOfDay(time));
      yield;
      let hasDisks = false;
      for (const disk of listIn(report, 'disk')) {
        const device = deviceOf(disk);
        // The sum of a group of disks, which iostat -g indents, would be counted beside its disks.
        if (device?.startsWith(' ')) continue;
        isTooLittle ||= isBasic(disk);
        const values = valuesOf(disk);
        if (device === undefined || Object.keys(values).length === 0) continue;
        table.add(device, at, values);
        hasDisks = true;
      }
      if (hasDisks) reports++;
    }
  const instead = 'iostat -dxyt -o JSON 1 60';
  if (isTooLittle) return refused({ why: 'too-little', what: 'iostat without -x', instead });
  if (table.size === 0)
    return refused({
      why: 'no-disks',
      ...(isSadf ? { what: 'sadf', instead: 'sadf -j -- -d' } : { what: 'iostat', instead }),
    });
  const series = table.series();
  const step = interval ?? table.step();
  const notes = notesOf(
    ...before,
    // A text cut off after its first reports may have lost the others, but not the first.
    ...(isSadf ? sarNotes(step) : [{ note: 'since-boot', only: reports === 1 } as const]),
    series.every(({ times }) => times.every(Number.isNaN)) && { note: 'no-times' },
  );
  return isSadf
    ? samplesOf('sar', 'sadf -j', series, step, notes)
    : samplesOf('iostat', 'iostat -x -o JSON', series, step, notes, clock.first);
}
