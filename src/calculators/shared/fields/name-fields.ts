/** The inputs for names of the dataset: of a disk, and of a VM size. */
import {
  type Field,
  type Names,
  type ParseContext,
  partsField,
  textField,
} from '../../../kit/index.ts';
import { parseLocal } from '../../../limits/local-disks.ts';
import type { Catalogue, Disk, Edition, Found, Vm } from '../../../limits/types.ts';
import { eitherOf, quote } from '../../../units/decimal.ts';
import { err, formatBytes, ok } from '../../../units/index.ts';
import { compact } from '../../../units/omit-undefined.ts';
import { type CalculatorContext, editionNamed } from '../../context.ts';
import type { DiskUse } from './disk-boxes.ts';
import { countedDisk, formatVolume } from './disk-parts.ts';

/**
 * A field for the name of a row in the dataset. For an unknown name it offers the most similar ones.
 * @param what the kind of row, for problems
 * @param accepted what is accepted, as the end of a sentence
 */
const nameField = <Row extends { readonly name: string }>(
  shown: Pick<Field<Row, CalculatorContext>, 'label' | 'hint' | 'group' | 'brief'> & {
    readonly names: Names;
  },
  initial: string,
  what: string,
  accepted: string,
  find: (catalogue: Catalogue, name: string, edition: Edition) => Found<Row>,
): Field<Row, CalculatorContext> =>
  textField({
    ...shown,
    initial,
    parse: (text, { context, text: lookup }) => {
      if (text.trim() === '') return err(`Enter ${accepted}.`);
      const found = find(context.catalogue, text, editionNamed(lookup('limits')));
      if ('row' in found) return ok(found.row);
      if ('refused' in found) return err(found.refused, found.readings);
      const { nearest } = found;
      const unknown = `Unknown ${what} ${quote(text)}`;
      return nearest.length === 0
        ? err(`${unknown}. Enter ${accepted}.`)
        : err(`${unknown}; did you mean ${eitherOf(nearest)}?`, nearest);
    },
    serialize: ({ name }) => name,
    // “D4” is a size of 2018, and the beginning of many of today.
    isComplete: (text, { context, text: lookup }) => {
      const found = find(context.catalogue, text, editionNamed(lookup('limits')));
      return 'row' in found && !found.otherEdition;
    },
  });

const refuseLocal = (name: string): Found<Disk> | undefined =>
  /^\s*(ephemeral|local[-_ ]*nvme)/i.test(name)
    ? { refused: 'This disk is part of a VM: enter it in the cap check or the simulation.' }
    : undefined;

/** Reads the local NVMe disks of a VM, and refuses an ephemeral OS disk, which is never striped. */
const localNvmeOnly = (name: string, edition: Edition): Found<Disk> | undefined =>
  /^\s*ephemeral/i.test(name) ? refuseLocal(name) : parseLocal(name, edition);

type UseOf = (parseContext: ParseContext<CalculatorContext>) => DiskUse;

/** What the disk of a control is for, which its other inputs say. */
export function useOf({ text }: ParseContext<CalculatorContext>) {
  const role = text('role') ?? '';
  if (editionNamed(text('limits')) !== 'current') return 'past';
  if (role === 'os') return role;
  return /^(data|tempdb|other)$/.test(role) ? 'data' : 'other';
}

/** The disks with tiers that a control may choose from. */
export const tiersOf = ({ context, text }: ParseContext<CalculatorContext>) =>
  context.catalogue.disks(editionNamed(text('limits')));

/**
 * @param first reads names that are not in the dataset
 * @param use what the disk is for
 */
export function diskField(
  initial: string,
  first: (name: string, edition: Edition) => Found<Disk> | undefined = refuseLocal,
  use: UseOf = useOf,
): Field<Disk, CalculatorContext> {
  const examples = `${initial}, E10 or 128 GB Premium`;
  const { parse, serialize } = nameField<Disk>(
    { label: 'Disk', hint: '', names: 'disks' },
    initial,
    'disk',
    `a valid disk, such as ${examples}`,
    (catalogue, name, edition) => first(name, edition) ?? catalogue.disk(name, edition),
  );
  return partsField<Disk, CalculatorContext>({
    label: 'Disk',
    hint: `Such as ${examples}.`,
    initial,
    parse,
    serialize,
    group: 'disks',
    brief: (disk, text) => formatVolume(text?.('disks'), disk, text?.('cache')),
    spread: (text) => {
      const { disk, count } = countedDisk(text) ?? {};
      return disk && count ? { disk, disks: count } : undefined;
    },
    // Words alone, such as “ultra”, begin the name of a disk, which has a number in it.
    isComplete: (_, __, change) =>
      change?.kind !== 'set' || change.part !== '' || /\d/.test(change.text),
    compose: (text, part, typed, { typing }) => typing()?.composeDisk(text, part, typed) ?? text,
    boxes: (text, parseContext) =>
      parseContext.context
        .typing()
        ?.diskBoxes(text, parse(text, parseContext), use(parseContext), tiersOf(parseContext)) ??
      [],
  });
}

/** A data disk of a striped volume, which may be one of the local NVMe disks of its VM. */
export const volumeDiskField = (initial: string) =>
  diskField(initial, localNvmeOnly, ({ text }) =>
    editionNamed(text('limits')) === 'current' ? 'data' : 'past',
  );

export const vmField = (initial: string): Field<Vm, CalculatorContext> =>
  nameField(
    {
      label: 'VM size',
      hint: 'With or without Standard_.',
      names: 'vms',
      group: 'vm',
      brief: formatVm,
    },
    initial,
    'VM size',
    `a valid VM size, such as ${initial}`,
    (catalogue, name, edition) => catalogue.vm(name, edition),
  );

/** “D16ds_v5”, “16 vCPU”, “64 GiB” */
const formatVm = ({ name, vcpus, memory }: Vm) =>
  compact([name, vcpus ? `${vcpus} vCPU` : '', memory ? formatBytes(memory) : '']);

const anyVm = vmField('D16ds_v5');

/** A VM size that may be left out: then only the disks are counted. */
export const optionalVmField: Field<Vm | undefined, CalculatorContext> = textField({
  label: 'VM size',
  hint: 'Leave empty to count only the disks.',
  initial: '',
  names: 'vms',
  group: 'vm',
  brief: (vm) => (vm ? formatVm(vm) : 'None'),
  parse: (text, parseContext) =>
    /^\s*(none)?\s*$/i.test(text) ? ok(undefined) : anyVm.parse(text, parseContext),
  isComplete: (text, parseContext) => anyVm.isComplete?.(text, parseContext) ?? true,
  serialize: (vm: Vm | undefined) => vm?.name ?? '',
});
