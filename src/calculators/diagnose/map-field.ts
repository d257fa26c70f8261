/** The field in which the reader sets which device is which disk: `sdc=data,sdb=temp`. What is not in it is found by itself. */
import { type Box, type Choice, type ParseContext, partsField } from '../../kit/index.ts';
import type { Reading } from '../../readers/reading.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import { quote } from '../../units/decimal.ts';
import { err, isOk, ok, type Result } from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { list, plural } from '../shared/answer/text.ts';
import { diskGroupsField, type Group } from '../shared/fields/disk-group-field.ts';
import type { ReadingIn } from '../shared/measured/device-fields.ts';
import { byName, isNoDisk, isSeveral, isVmMetric, wholeOf } from '../shared/measured/devices.ts';
import type { Mapping, SetDevices } from './mapping.ts';

type Context = ParseContext<CalculatorContext>;

/** More boxes are no help: what they set can be typed. */
const maxBoxes = 24;

/** How a device that is counted at none of the disks is written. */
const none = ['none', 'temp'];

/** The name of each group in a text: its role, and its number among those of the same role. */
function groupNames(groups: readonly Pick<Group, 'role'>[]): readonly string[] {
  const roles = groups.map(({ role }) => role);
  return roles.map((role, at) => {
    const before = roles.slice(0, at).filter((other) => other === role).length;
    return roles.filter((other) => other === role).length > 1 ? `${role}${before + 1}` : role;
  });
}

/** The devices of a text that may be disks, in the order of their names. */
const devicesIn = (reading: Reading): readonly string[] =>
  reading.kind === 'samples'
    ? reading.series
        .map(({ device }) => device)
        .filter((device) => !isNoDisk(device) && !isVmMetric(device))
        .toSorted(byName)
    : [];

/** “a, b and c”, of many the first ones. */
const some = (names: readonly string[]) =>
  names.length > 8 ? `${names.slice(0, 8).join(', ')} and others` : list(names);

type Entry = readonly [device: string, place: string];

/** Names of devices may have spaces and colons, and none has a comma or an equals sign. */
const entriesOf = (text: string): readonly Entry[] =>
  text.split(/[,\n]/).flatMap((part): Entry[] => {
    const [device = '', place = ''] = part.split('=');
    return part.trim() === '' ? [] : [[device.trim(), place.trim()]];
  });

/** What is wrong with a device at this place, by itself. */
function faultOf([device, place]: Entry, devices: readonly string[], names: readonly string[]) {
  if (!devices.includes(device))
    return `The text has no device ${quote(device)}. It has ${some(devices)}.`;
  return names.includes(place) || none.includes(place)
    ? undefined
    : `Write ${device}= and one of ${list([...names, ...none], 'or')}.`;
}

/** What is wrong with devices that are counted twice, or are more than there are disks. */
function faultOfAll(entries: readonly Entry[], groups: readonly Group[], names: readonly string[]) {
  const counted = entries.filter(([, place]) => !none.includes(place)).map(([device]) => device);
  const twice = entries.find(([device], at) => entries.findIndex(([one]) => one === device) < at);
  if (twice) return `${twice[0]} is set twice.`;
  for (const device of counted) {
    const whole = wholeOf(device);
    const other = counted.find(
      (one) => one !== device && whole !== undefined && (one === whole || wholeOf(one) === whole),
    );
    if (other) return `${list([other, device].toSorted(byName))} are on one disk. Set one of them.`;
  }
  for (const [at, name] of names.entries()) {
    const own = entries.filter(([, place]) => place === name).map(([device]) => device);
    const count = groups[at]?.count ?? 0;
    const several = own.find(isSeveral);
    if (several && own.length > 1)
      return `${several} is all disks of ${name}, so no other device is one of them. Give each volume a group of its own.`;
    if (own.length > count)
      return `${list(own)} are set to ${name}, which is ${plural(count, 'disk')}.`;
  }
  return undefined;
}

/** A device as the text spells it, since readers may write “SDC”. */
const asSpelt = ([device, place]: Entry, devices: readonly string[]): Entry => [
  devices.find((one) => one.toLowerCase() === device.toLowerCase()) ?? device,
  place.toLowerCase(),
];

/** What the reader set, with the text that says it. */
export type MapInput = { readonly text: string; readonly set: SetDevices };

function parse(text: string, context: Context, reading: Reading): Result<MapInput> {
  const nothing = ok({ text: '', set: new Map() });
  if (text.trim() === '') return nothing;
  const read = diskGroupsField('').parse(context.text('disks'), context);
  // What is wrong with the measurement or the disks is shown at their own fields.
  if (reading.kind === 'refused' || !isOk(read)) return nothing;
  const devices = devicesIn(reading);
  if (devices.length === 0)
    return err('The text has no devices that could be disks. Leave this empty.');
  const names = groupNames(read.value);
  const entries: Entry[] = [];
  const asked = context.text('device').trim().toLowerCase();
  for (const written of entriesOf(text)) {
    const entry = asSpelt(written, devices);
    entries.push(entry);
    const fault = faultOf(entry, devices, names);
    if (fault) return err(fault);
    if (entry[0].toLowerCase() === asked && none.includes(entry[1]))
      return err(`Device asks for ${entry[0]}, so it has to be a disk here.`);
  }
  const fault = faultOfAll(entries, read.value, names);
  if (fault) return err(fault);
  const left = entries.filter(([, place]) => none.includes(place)).map(([device]) => device);
  if (devices.every((device) => left.includes(device)))
    return err('Every device is left out. Set one of them to a disk.');
  return ok({
    text: entries.map((entry) => entry.join('=')).join(','),
    set: new Map(
      entries.map(([device, place]) => [
        ...([device, left.includes(device) ? 'none' : names.indexOf(place)] as const),
      ]),
    ),
  });
}

/** What an answer found of the devices of a text, and the disks that they were found among. */
export type Found = {
  readonly text: string;
  readonly mapping: Mapping;
  readonly disks: readonly Group[];
};

/** A box for each device: what was found, the groups of disks, and none of them. */
function boxes(text: string, context: Context, reading: Reading): readonly Box[] {
  const found = context.found as Found | undefined;
  // While another text is still being judged, what was found in the last one says nothing of it.
  if (found?.text !== context.text('text')) return [];
  const { mapping, disks } = found;
  const devices = devicesIn(reading);
  const names = groupNames(disks);
  const entries = entriesOf(text).map((entry) => asSpelt(entry, devices));
  const labels = disks.map(({ disk, count }, at) => `${names[at]}, ${formatDisks(disk, count)}`);
  return devices.slice(0, maxBoxes).map((device): Box => {
    const unit = mapping.units.find((one) => one.devices.includes(device));
    const [, place] = entries.find(([one]) => one === device) ?? [];
    const found = unit ? `${names[unit.group]} (found)` : 'not counted';
    const choices: Choice[] = [
      { value: '', label: place === undefined ? found : 'find by itself' },
      ...labels.map((label, at) => ({ value: names[at] ?? '', label })),
      { value: 'none', label: 'none of these' },
    ];
    const text = place === 'temp' ? 'none' : (place ?? '');
    return { part: `of.${encodeURIComponent(device)}`, label: device, text, choices };
  });
}

const label = 'Which device is which disk?';

/** @param readingIn what was measured */
export const mapFieldIn = (readingIn: ReadingIn) =>
  partsField<MapInput, CalculatorContext>({
    label,
    hint: '',
    initial: '',
    group: 'disks',
    // Names of devices are part of a measurement.
    isPrivate: (text) => text !== '',
    parse: (text, context) => parse(text, context, readingIn(context)),
    serialize: ({ text }) => text,
    brief: ({ text }) => text,
    boxes: (text, context) => {
      // Without disks there is nothing to set devices to.
      if (text === '' && context.text('disks').trim() === '') return [];
      const { problem } = parse(text, context, readingIn(context)) as { readonly problem?: string };
      const others = boxes(text, context, readingIn(context));
      const hint =
        others.length > 0
          ? 'Empty: found by itself. Such as sdc=data,sdb=temp.'
          : 'The text names no devices.';
      return [{ part: '', label, text, ...(problem ? { problem } : { hint }) }, ...others];
    },
    compose: (text, part, typed) => {
      if (part === '') return typed;
      const device = decodeURIComponent(part.replace('of.', ''));
      const others = entriesOf(text).filter(([one]) => one.toLowerCase() !== device.toLowerCase());
      const entries = typed === '' ? others : [...others, [device, typed] as const];
      return entries.map((entry) => entry.join('=')).join(',');
    },
  });
