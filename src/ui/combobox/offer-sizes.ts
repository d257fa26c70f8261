/** What the field of a VM size offers for a text. */

import { type FoundSize, type FoundSizes, sizeFinder } from '../../limits/find-sizes.ts';
import { lifecycleOf } from '../../limits/lifecycle.ts';
import { nameKey } from '../../limits/name-keys.ts';
import { parseSizeName } from '../../limits/size-name.ts';
import type { Vm } from '../../limits/types.ts';
import { formatNumber } from '../../units/format.ts';
import { defined } from '../../units/omit-undefined.ts';
import {
  type Asked,
  counted,
  enteredOf,
  type Group,
  limitCells,
  type Offer,
  type Offers,
  priceCells,
} from './offers.ts';

/** More rows take longer to lay out than a key may, and nobody reads them. */
export const maxRows = 60;

const finders = new WeakMap<readonly Vm[], ReturnType<typeof sizeFinder>>();
function finderOf(vms: readonly Vm[]) {
  const finder = finders.get(vms) ?? sizeFinder(vms);
  finders.set(vms, finder);
  return finder;
}

/** What speaks against a size, in two words. */
export function badgeOf(vm: Vm): string | undefined {
  const { retired, retires, restrictedSince, preview, noNewCapacity, notInApi } = lifecycleOf(vm);
  if (retired) return `retired ${retired.slice(0, 4)}`;
  if (retires) return `retires ${retires.slice(0, 4)}`;
  if (restrictedSince) return 'restricted';
  if (preview) return 'preview';
  if (noNewCapacity) return 'no new capacity';
  return notInApi ? 'not in API' : undefined;
}

/** What sets a series apart: “AMD, local temp disk”. */
function factsOf({ name, tempDisk }: Vm): string {
  const named = parseSizeName(name);
  const facts = [
    named?.type,
    named?.processor === 'Intel' ? undefined : named?.processor,
    tempDisk === 'none'
      ? 'no temp disk'
      : tempDisk === 'local NVMe'
        ? 'local NVMe disk'
        : 'local temp disk',
  ];
  return facts.filter(Boolean).join(', ');
}

const gibibytes = (value: number | undefined) =>
  value === undefined ? '' : `${formatNumber(value / 1024 ** 3, 2)} GiB`;

/** Rows of sizes, those of one kind together, in the order in which the first of each was found. */
function bySeries(found: readonly FoundSize[], offerOf: (found: FoundSize) => Offer): Group[] {
  const groups = new Map<string, { series: Set<string>; facts: string; found: FoundSize[] }>();
  for (const one of found) {
    const { vm } = one;
    const named = parseSizeName(vm.name);
    const facts = factsOf(vm);
    const key = one.near ? 'near' : `${named?.family} ${named?.generation} ${facts}`;
    const group = groups.get(key) ?? { series: new Set(), facts, found: [] };
    groups.set(key, group);
    group.series.add(vm.series);
    group.found.push(one);
  }
  return [...groups].map(([key, { series, facts, found: sizes }]) => ({
    id: key.replace(/[^\w-]+/g, '-'),
    label: key === 'near' ? 'Similar names' : `${[...series].join(', ')} · ${facts}`,
    offers: sizes.map(offerOf),
  }));
}

export function offerSizes(asked: Asked): Offers {
  const { text, untouched, catalogue, edition, recent, prices } = asked;
  const vms = catalogue.vms(edition);
  const find = finderOf(vms);
  const key = nameKey(text);
  const current = key === '' ? undefined : vms.find(({ name }) => nameKey(name) === key);
  const shown = edition === 'current' ? prices : undefined;
  const offerOf =
    (place: string) =>
    ({ vm, marks }: Pick<FoundSize, 'vm' | 'marks'>): Offer => {
      const badge = badgeOf(vm);
      return {
        id: `${place}-${vm.name}`,
        text: vm.name,
        marks,
        ...defined({ badge }),
        cells: [
          { kind: 'count', text: vm.vcpus === undefined ? '' : `${vm.vcpus} vCPU` },
          { kind: 'size', text: gibibytes(vm.memory) },
          ...limitCells(vm.uncached, vm.unit),
          ...priceCells(shown, vm.name),
        ],
        current: vm === current && place === 'size',
      };
    };
  const found = find(text, maxRows);
  const isBrowsed = untouched || text.trim() === '';
  const kept = recent.flatMap((name) => vms.filter((vm) => vm.name === name));
  const siblings =
    untouched && current ? vms.filter(({ series }) => series === current.series) : [];
  const rows = [
    ...siblings.map((vm) => ({ vm, marks: [], near: false })),
    ...found.sizes.filter(({ vm }) => !siblings.includes(vm)),
  ].slice(0, maxRows);
  const groups = bySeries(rows, offerOf('size'));
  if (isBrowsed && kept.length > 0)
    groups.unshift({
      id: 'recent',
      label: 'Recent',
      offers: kept.map((vm) => offerOf('recent')({ vm, marks: [] })),
    });
  const named = catalogue.vm(text, edition);
  const left = found.matching + found.similar - found.sizes.length;
  return {
    groups,
    entered: enteredOf(groups, asked, 'row' in named && !named.otherEdition),
    count:
      siblings.length > 0
        ? `${counted(siblings.length, 'size')} of ${current?.series}, then similar ones`
        : countOf({ text, catalogue, edition }, vms.length, found),
    columns: `Uncached limits${shown ? `; price a month, ${shown.of}` : ''}`,
    more:
      left > 0
        ? `${formatNumber(left)} more, keep typing.`
        : 'Also: 16 vcpu amd, 64 GiB or 20k IOPS.',
  };
}

/** How many sizes match; where none does, why not, if that is known. */
function countOf(
  { text, catalogue, edition }: Pick<Asked, 'text' | 'catalogue' | 'edition'>,
  all: number,
  { sizes, matching, similar }: FoundSizes,
): string {
  if (text.trim() === '') return counted(all, 'size');
  if (sizes.length === 0) {
    const looked = catalogue.vm(text, edition);
    return 'refused' in looked ? looked.refused : 'No size matches';
  }
  const alike = similar > 0 ? `, ${formatNumber(similar)} with a similar name` : '';
  return `${formatNumber(matching)} of ${counted(all, 'size')}${alike}`;
}
