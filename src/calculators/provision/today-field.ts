/** The disks of today, as one text: `4xP30`. */
import { type Field, textField } from '../../kit/index.ts';
import type { DiskSet } from '../../storage/set-up/provisioning.ts';
import { isOk, ok, parseCount } from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { countedDisk, maxDisks } from '../shared/fields/disk-parts.ts';
import { diskField } from '../shared/fields/name-fields.ts';

const anyDisk = diskField('P30');

export const nowField: Field<DiskSet | undefined, CalculatorContext> = textField({
  label: 'Disks of today',
  hint: 'Such as 4xP30.',
  initial: '',
  names: 'disks',
  group: 'disks',
  brief: (set) => (set ? `today ${set.disks} × ${set.disk.name}` : ''),
  parse: (text, parseContext) => {
    if (text.trim() === '') return ok(undefined);
    const { disk, count } = countedDisk(text) ?? { disk: text, count: '1' };
    const [found, disks] = [
      anyDisk.parse(disk, parseContext),
      parseCount(count, { min: 1, max: maxDisks }, 'disks'),
    ];
    if (!isOk(found)) return found;
    return isOk(disks) ? ok({ disk: found.value, disks: disks.value }) : disks;
  },
  serialize: (set) => (set ? `${set.disk.name}x${set.disks}` : ''),
});
