/** Which device is which disk, and how that was found: rows of a table, and what of it is not sure. */
import type { Table } from '../../kit/index.ts';
import { textColumn } from '../shared/answer/checks-and-columns.ts';
import { list, plural } from '../shared/answer/text.ts';
import { byName, isNoDisk, isVmMetric, isVolume, wholeOf } from '../shared/measured/devices.ts';
import type { Judged } from './judge.ts';
import type { FoundBy, LeftBy } from './mapping.ts';
import { diskOf } from './text.ts';

const foundTexts: Readonly<Record<FoundBy, string>> = {
  set: 'set in the form',
  name: 'by its name',
  rest: 'the only group that is left',
  alone: 'assumed, since it is the only device',
  volume: 'a volume or sum of all of them',
  order: 'assumed, by the order of the names',
  busiest: 'assumed, as the busiest',
  run: 'by the name of the run',
  largest: 'assumed, as the largest group',
};

const leftTexts: Readonly<Record<LeftBy, string>> = {
  set: 'left out in the form',
  temp: 'left out, taken for the temp disk',
  idle: 'left out, without IO',
  'less busy': 'left out: there are more devices than disks',
  'beside a volume': 'left out beside the volume that is set',
};

type Place = { readonly device: string; readonly disk: string; readonly how: string };

/** Where is a device that is among neither the disks nor those left out? */
function contained(device: string, names: readonly string[]): string {
  if (isVmMetric(device)) return 'a figure of the VM';
  if (isNoDisk(device)) return 'no disk';
  const whole = wholeOf(device);
  if (whole !== undefined && names.includes(whole)) return `a part of ${whole}, not counted twice`;
  return isVolume(device)
    ? 'a volume made of disks, not counted twice'
    : 'not counted beside the others';
}

/** “md0 not counted twice”: the volumes of the text that are made of its disks, and parts of these. */
export function notCounted({ reading, units, mapping }: Judged): string | undefined {
  if (reading.kind !== 'samples') return undefined;
  const names = reading.series.map(({ device }) => device);
  const isCounted = (name: string) =>
    units.some(({ devices }) => devices.includes(name)) ||
    mapping?.left.some(({ device }) => device === name);
  const others = names.filter(
    (name) => !isCounted(name) && (isVolume(name) || names.includes(wholeOf(name) ?? '')),
  );
  if (others.length === 0) return undefined;
  return `${others.length > 2 ? plural(others.length, 'other') : list(others)} not counted twice`;
}

/** Is nothing that was measured one of the disks that were entered? */
export const areNoneOfThese = ({ mapping, units }: Judged): boolean =>
  mapping !== undefined && units.length === 0;

/** Each device of the text with its disk, in the order of the names. */
function placesOf({ reading, units, mapping, loads }: Judged): readonly Place[] {
  if (reading.kind !== 'samples' || !mapping) return [];
  const names = reading.series.map(({ device }) => device).toSorted(byName);
  return names.map((device): Place => {
    const at = units.findIndex(({ devices }) => devices.includes(device));
    const [unit, load] = [units[at], loads[at]];
    if (unit && load) return { device, disk: diskOf(load), how: foundTexts[unit.by] };
    const left = mapping.left.find((one) => one.device === device);
    return { device, disk: '–', how: left ? leftTexts[left.by] : contained(device, names) };
  });
}

/** “sdc and sdd”, “sdc to sdf” */
const rangeOf = (devices: readonly string[]) =>
  devices.length > 2 ? `${devices[0]} to ${devices.at(-1)}` : list(devices);

/** The run of a benchmark is of a file, which may be on any of the disks. */
function rowOfRun({ units: [unit], loads: [load] }: Judged): readonly (readonly string[])[] {
  return unit && load ? [['What the run tested', diskOf(load), foundTexts[unit.by]]] : [];
}

/** Neighbours of the same disk and the same reason are one row. */
function rowsOf(places: readonly Place[]): readonly (readonly string[])[] {
  const runs: [Place, ...Place[]][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run && run[0].disk === place.disk && run[0].how === place.how) run.push(place);
    else runs.push([place]);
  }
  return runs.map((run) => {
    const [{ disk, how }] = run;
    // Several devices of one disk each are “4 × P30” together.
    const [role, name] = disk.split(', ');
    const isEach = run.length > 1 && name && !/^\d+ ×/.test(name);
    const disks = isEach ? `${role}, ${run.length} × ${name}` : disk;
    return [rangeOf(run.map(({ device }) => device)), disks, how];
  });
}

const maxRows = 24;

/** Which device is which disk, for a reader to check. */
export function placeTable(judged: Judged): readonly Table[] {
  const rows = judged.run ? rowOfRun(judged) : rowsOf(placesOf(judged));
  if (rows.length === 0) return [];
  const first = rows.length > maxRows ? ` The first ${maxRows} rows` : '';
  return [
    {
      caption: `Which device is which disk?${first}`,
      brief: {
        title: 'Devices and disks',
        result: rows.map(([device, disk]) => `${device}: ${disk}`).join('; '),
      },
      columns: ['Device', 'Disk', 'Found'].map(textColumn),
      rows: rows.slice(0, maxRows).map((cells) => ({ cells })),
    },
  ];
}

/** The end of a headline where another answer to “which device is which disk?” may lead to another verdict. */
export function notSure({ mapping, units, isUnsure }: Judged): string {
  if (!isUnsure) return '';
  if (!mapping) return ' Not checked: which disks the test was on, taken to be the largest group.';
  const [first] = units;
  if (mapping.assumed === 'striped')
    return ' Not checked: whether a disk of Windows is a whole group.';
  if (first?.by === 'alone') return ` Not checked: whether ${list(first.devices)} is the OS disk.`;
  const left = mapping.left
    .filter(({ by }) => by === 'temp' || by === 'less busy')
    .map(({ device }) => device);
  const are =
    left.length > 4
      ? `the ${left.length} devices that were left out are`
      : `${list(left)}, left out, ${left.length > 1 ? 'are' : 'is'}`;
  return mapping.assumed === 'order'
    ? ' Not checked: which device is which disk, taken in the order of their names.'
    : ` Not checked: whether ${are} on these disks.`;
}
