/** Links from one calculator to another that carry the case along, translated where the inputs differ. */
import { type Handover, queryOf } from '../kit/index.ts';
import type { Disk, Edition, Vm } from '../limits/types.ts';
import { type Bytes, writeBytes } from '../units/index.ts';
import { fields as capCheck } from './cap-check/fields.ts';
import { fields as ioSize } from './io-size/fields.ts';
import { fields as queueDepth } from './queue-depth/fields.ts';
import { fields as syncIo } from './sync-io/fields.ts';

/** A case as every calculator can understand it. */
export type Case = {
  readonly disk: Disk;
  readonly disks: number;
  readonly vm: Vm | undefined;
  readonly cache: string;
  readonly size: Bytes | undefined;
  readonly limits: Edition;
};

const targets = {
  'cap-check': { fields: capCheck, text: 'Check it with all the disks of the VM' },
  'io-size': { fields: ioSize, text: 'See it at other IO sizes' },
  'queue-depth': { fields: queueDepth, text: 'How deep must the queue be?' },
  'sync-io': { fields: syncIo, text: 'What does one waiting thread get?' },
} as const;

/** The inputs of another calculator for this case, its defaults left out. */
function given(target: keyof typeof targets, { disk, disks, vm, cache, size, limits }: Case) {
  const common: Record<string, string> = {
    ...(vm ? { vm: vm.name } : {}),
    ...(size === undefined ? {} : { 'io-size': writeBytes(size) }),
    limits,
  };
  const own: Record<string, string> =
    target === 'cap-check'
      ? { disks: `data:${disk.name}x${disks}:${cache}` }
      : { disk: disk.name, disks: String(disks), ...(target === 'io-size' ? { cache } : {}) };
  const all: Record<string, string> = { ...own, ...common };
  const initial: Readonly<Record<string, { readonly initial: string }>> = targets[target].fields;
  return Object.fromEntries(
    Object.keys(initial).flatMap((name) =>
      all[name] === undefined || all[name] === initial[name]?.initial ? [] : [[name, all[name]]],
    ),
  );
}

/** The other calculators, set to this case. A cap check needs a VM, so without one it is left out. */
export function handoversFrom(from: keyof typeof targets, inCase: Case): readonly Handover[] {
  return (Object.keys(targets) as (keyof typeof targets)[])
    .filter((to) => to !== from && (to !== 'cap-check' || inCase.vm !== undefined))
    .map((to) => ({ text: targets[to].text, calculator: to, query: queryOf(given(to, inCase)) }));
}
