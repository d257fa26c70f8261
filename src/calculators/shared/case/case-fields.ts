/** The inputs that make a case of the cap check. */
import { textField } from '../../../kit/index.ts';
import type { LocalDevice, SetUp, Temp } from '../../../storage/set-up/set-up.ts';
import {
  err,
  formatIops,
  type Iops,
  iops,
  isOk,
  ok,
  parseThroughput,
  type Result,
  serializeIops,
  serializeThroughput,
} from '../../../units/index.ts';
import type { CalculatorContext } from '../../context.ts';
import { osField, regionField } from '../fields/cost-fields.ts';
import { diskGroupsField } from '../fields/disk-group-field.ts';
import { serializeGroups } from '../fields/disk-groups-text.ts';
import {
  hitField,
  inIops,
  inMbPerSecond,
  ioSizeInput,
  moreLimitsField,
  optionalField,
  readField,
  throughputRange,
} from '../fields/fields.ts';
import { vmField } from '../fields/name-fields.ts';
import { paymentField } from '../fields/payment-field.ts';

const accepted =
  'Type unused, used, a throughput such as 100 MB/s, or a rate such as 2000 IOPS; for local NVMe disks beside the temp disk 2000IOPS:NVMe.';

const devices: Readonly<Record<string, LocalDevice>> = { nvme: 'NVMe', scsi: 'SCSI' };

export const serializeTemp = (temp: Temp): string => {
  if (typeof temp === 'string') return temp;
  const load =
    'iops' in temp ? `${serializeIops(temp.iops)}IOPS` : serializeThroughput(temp.throughput);
  return temp.on ? `${load}:${temp.on}` : load;
};

const tempField = textField<Temp, CalculatorContext>({
  label: 'Temp disk',
  hint: 'unused, used, or its load: 100 MB/s, 2000 IOPS. Of local NVMe disks beside it: 2000IOPS:NVMe.',
  initial: 'unused',
  offers: ['unused', 'used'],
  parse: (text): Result<Temp> => {
    const word = text.trim().toLowerCase();
    if (word === 'unused' || word === 'used') return ok(word);
    const [load = '', device, ...rest] = text.split(':');
    const on = device === undefined ? undefined : devices[device.trim().toLowerCase()];
    if (!/^\s*\d/.test(load) || rest.length > 0 || (device !== undefined && !on))
      return err(accepted);
    const of = on ? { on } : {};
    if (/iops/i.test(load)) {
      const rate = inIops.parse(load);
      return isOk(rate) ? ok({ iops: rate.value, ...of }) : rate;
    }
    const throughput = parseThroughput(load, throughputRange);
    return isOk(throughput) ? ok({ throughput: throughput.value, ...of }) : throughput;
  },
  serialize: serializeTemp,
});

/** Without a target of all data disks, that of the groups: “10,000 IOPS on data”. */
function targetOf(disks: string): string {
  const [own] = disks.matchAll(/(\w+):[^,:]+:\w+:([1-9]\d*)/g);
  return own ? `${formatIops(iops(Number(own[2])))} on ${own[1]}` : 'No target';
}

export const caseFields = {
  vm: vmField('D16ds_v5'),
  disks: diskGroupsField('os:P10x1:ReadOnly,data:P30x4:ReadOnly,log:P30x1:None'),
  temp: tempField,
  'io-size': optionalField(
    'IO size',
    'In KiB. Without it IOPS and throughput are checked separately.',
    ioSizeInput,
  ),
  'target-iops': {
    ...optionalField('Target IOPS', 'Of all data disks together; empty = their limits.', inIops),
    brief: (target?: Iops, text?: (name: string) => string) =>
      target !== undefined
        ? formatIops(target)
        : text && !text('target-throughput') && !text('io-size')
          ? targetOf(text('disks'))
          : '',
  },
  'target-throughput': optionalField(
    'Target throughput',
    'Of all data disks together, in MB/s.',
    inMbPerSecond,
  ),
  read: readField('100%'),
  hit: hitField('0%'),
  region: regionField,
  os: osField,
  payment: paymentField,
  limits: moreLimitsField,
};

/** The VM and its disks as a query has them: also those that are a default, which a reader cannot see in it. */
export function setUpTexts({ vm, groups, temp }: Pick<SetUp, 'vm' | 'groups' | 'temp'>) {
  const used = serializeTemp(temp);
  return {
    vm: vm.name,
    disks: serializeGroups(groups),
    ...(used === caseFields.temp.initial ? {} : { temp: used }),
  };
}
