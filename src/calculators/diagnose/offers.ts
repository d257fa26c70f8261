/** What a text tells of the machine: its CPUs and the sizes of its disks narrow the VM sizes and the disks that are offered. */
import type { Choice, Fields, ParseContext } from '../../kit/index.ts';
import { gib } from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { byName, isNoDisk, isVmMetric, isVolume, wholeOf } from '../shared/measured/devices.ts';
import { osDevice, tempDevice } from './mapping.ts';
import type { fields } from './text-fields.ts';

type Context = ParseContext<CalculatorContext>;

/** What an answer asks for, in words: a control shows it as its label. */
export type Asked = { readonly asked: string; readonly devices: readonly string[] };

/** The beginning of a text, which has its banner. */
const bannerLength = 20_000;

/** “(16 CPU)” of sysstat, “CPU(s): 16” of lscpu. */
const cpusIn = (text: string): number | undefined => {
  const [, first, second] = /\((\d+) CPU\)|^CPU\(s\):\s+(\d+)/m.exec(text) ?? [];
  return Number(first ?? second) || undefined;
};

/** The series that most VMs with disks are of; each has these sizes (a test looks them up). */
const series = ['Ds_v5', 'Das_v5', 'Es_v5', 'Eds_v5', 'Ebs_v5'];
export const offeredCounts = [2, 4, 8, 16, 32, 48, 64, 96];

/** VM sizes with so many CPUs. */
export const vmOffers = (text: string): readonly Choice[] => {
  const cpus = cpusIn(text.slice(0, bannerLength));
  if (cpus === undefined || !offeredCounts.includes(cpus)) return [];
  return series.map((name) => {
    const value = `${name.slice(0, 1)}${cpus}${name.slice(1)}`;
    return { value, label: value };
  });
};

const units: Readonly<Record<string, number>> = { G: 1, T: 1024 };

/** Disks and their sizes in GiB, as lsblk lists them; without the temp disk, which is mounted at /mnt or /mnt/resource. */
export function disksIn(text: string): ReadonlyMap<string, number> {
  const rows = text.matchAll(
    /^\s*(sd[a-z]+|nvme\d+n\d+)\s+(?:\d+:\d+\s+\d\s+)?([\d.]+)([GT])(?:i?B)?\b(.*(?:\n\s*[|`├└─].*)*)/gm,
  );
  return new Map(
    [...rows].flatMap(([, name = '', size = '', unit = '', rest = '']) =>
      /\s\/mnt(\/resource)?\s*$/m.test(rest) ? [] : [[name, Number(size) * (units[unit] ?? 1)]],
    ),
  );
}

/** “4 × P30” of disks of these sizes: the smallest Premium SSD that each can be. */
function groupsOf(sizes: readonly number[], { context }: Context) {
  const tiers = context.catalogue
    .disks('current')
    .filter(({ name }) => /^P\d+$/.test(name))
    .toSorted((a, b) => a.size - b.size);
  const names = sizes.flatMap(
    (size) => tiers.find((tier) => tier.size >= gib(size) * 0.999)?.name ?? [],
  );
  return [...new Set(names)].map(
    (name) => [name, names.filter((other) => other === name).length] as const,
  );
}

type Groups = readonly (readonly [name: string, count: number])[];

/** Which host cache the disks have, no text tells, and the limits differ: the default of Azure, and that for data files. */
const caches = [
  ['None', 'no host cache'],
  ['ReadOnly', 'ReadOnly cache'],
] as const;

/** Disks as the text of the field, and in words, with each host cache. */
function choicesOf(os: Groups, data: Groups): readonly Choice[] {
  if (os.length + data.length === 0) return [];
  return (data.length > 0 ? caches : caches.slice(0, 1)).map(([cache, said]) => {
    const groups = [
      ...os.map(([name]) => [`os:${name}x1:ReadWrite`, `OS ${name}`]),
      ...data.map(([name, count]) => [`data:${name}x${count}:${cache}`, `${count} × ${name}`]),
    ];
    const labels = groups.map(([, label]) => label);
    return {
      value: groups.map(([text]) => text).join(','),
      label: [...labels, ...(data.length > 0 ? [said] : [])].join(', '),
    };
  });
}

/** Tiers to choose from where sizes are not known. */
const usual = ['P20', 'P30', 'P40'];
/** More devices than these are not all disks of one volume. */
const mostDevices = 16;

/** Disks that the devices of the text can be. */
function diskOffers(devices: readonly string[], context: Context): readonly Choice[] {
  const sizes = disksIn(context.text('text').slice(0, bannerLength));
  const isOs = (name: string) => osDevice.test(name);
  if (sizes.size > 0) {
    const named = [...sizes].toSorted(([a], [b]) => byName(a, b));
    const groups = (ofOs: boolean) =>
      groupsOf(
        named.flatMap(([name, size]) => (isOs(name) === ofOs ? [size] : [])),
        context,
      );
    return choicesOf(groups(true), groups(false));
  }
  const names = devices.filter(
    (name) =>
      !isNoDisk(name) && !isVolume(name) && !isVmMetric(name) && wholeOf(name) === undefined,
  );
  const data = names.filter((name) => !isOs(name) && !tempDevice.test(name)).length;
  const hasOs = names.some(isOs) && data > 0;
  const count = Math.max(1, Math.min(mostDevices, data));
  return usual.flatMap((tier) => choicesOf(hasOs ? [['P10', 1]] : [], [[tier, count]]));
}

/** The same inputs, where VM and disks are asked for with what was read, and with offers. */
export const askingFields = <F extends typeof fields>(given: F): F => {
  const asks = <Name extends 'vm' | 'disks'>(
    name: Name,
    offers: (asked: Asked, context: Context) => readonly Choice[],
  ): F[Name] => {
    const field: Fields<CalculatorContext>[string] = given[name];
    return {
      ...field,
      control: (text: string, context: Context) => {
        const control = field.control(text, context);
        const found = context.found as Partial<Asked> | undefined;
        if (text.trim() !== '' || found?.asked === undefined) return control;
        const chips = offers(found as Asked, context);
        return {
          ...control,
          chips,
          ...(name === 'vm' ? { label: found.asked } : {}),
        };
      },
    } as F[Name];
  };
  return {
    ...given,
    vm: asks('vm', (_, { text }) => vmOffers(text('text'))),
    disks: asks('disks', ({ devices }, context) => diskOffers(devices, context)),
  };
};
