import { choiceField, textField, type Word, wordsField } from '../../kit/index.ts';
import { parseEphemeral } from '../../limits/local-disks.ts';
import type { Disk, ManagedFamily } from '../../limits/types.ts';
import {
  type Exclusion,
  exclusions,
  type LatencyClass,
  type Requirement,
  usualMaxDisks,
} from '../../storage/find/requirement.ts';
import { faultsOf } from '../../storage/set-up/refused.ts';
import { parseDuration, serializeDuration } from '../../units/duration.ts';
import {
  type Bytes,
  err,
  gib,
  type Iops,
  isOk,
  ok,
  parseCount,
  parseFraction,
  parseMeasuredBytes,
  type Seconds,
  seconds,
  serializeBytes,
  serializeCount,
} from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { plural } from '../shared/answer/text.ts';
import { plainCaseField } from '../shared/case/plain-case-link-field.ts';
import { osField, regionField } from '../shared/fields/cost-fields.ts';
import { maxDisks } from '../shared/fields/disk-parts.ts';
import { hitField, inIops, moreLimitsField, optionalField } from '../shared/fields/fields.ts';
import { diskField } from '../shared/fields/name-fields.ts';
import { paymentField } from '../shared/fields/payment-field.ts';
import { loadFields } from './load-fields.ts';
import { logFields } from './log-fields.ts';

const familyWords = (
  [
    ['premium', 'Premium SSD', /^(p|premium[ -]?ssd|premium_lrs)$/],
    [
      'premium-v2',
      'Premium SSD v2',
      /^(v2|pv2|(premium[ -]?)?ssd[ -]?v2|premium ?v2|premiumv2_lrs)$/,
    ],
    ['ultra', 'Ultra Disk', /^ultra([ -]?(disk|ssd)|ssd_lrs)$/],
    ['standard-ssd', 'Standard SSD', /^(e|standard ?ssd|standardssd_lrs)$/],
    ['standard-hdd', 'Standard HDD', /^(s|hdd|standard ?hdd|standard_lrs)$/],
  ] as const
).map(([word, value, also]): Word<ManagedFamily> => ({ word, label: value, value, also }));

const exclusionLabels: Readonly<Record<Exclusion, string>> = {
  retiring: 'retiring',
  preview: 'preview',
  arm: 'Arm',
  burstable: 'burstable',
  gpu: 'GPU',
  unpublished: 'without a published limit',
};

/** Half a day of burst or more is no burst. */
const burstRange = { min: seconds(1), max: seconds(12 * 3600) };

/** The most that may be required to be unused. */
const mostHeadroom = 90;

const osDiskField = diskField('P10', parseEphemeral);
const vcpusField = (label: string, hint: string) =>
  optionalField<number>(label, hint, {
    group: 'vm',
    parse: (text) => parseCount(text, { min: 1, max: 4096 }, 'vCPUs'),
    serialize: serializeCount,
  });

/** The inputs while there is no set-up of today: what reads one is loaded once there is. */
export const fields = {
  ...loadFields,
  hit: hitField('0%'),
  ...logFields,
  'latency-class': choiceField<LatencyClass, CalculatorContext>({
    group: 'disks',
    label: 'Latency',
    hint: 'The class that the vendor states for the disk type.',
    initial: 'any',
    choices: [
      { value: 'any', label: 'Any' },
      { value: 'single-digit', label: 'Single-digit ms' },
      { value: 'sub-ms', label: 'Below 1 ms' },
    ],
  }),
  types: wordsField<ManagedFamily, CalculatorContext>(
    {
      group: 'disks',
      label: 'Disk types',
      hint: 'None: Premium SSD, Premium SSD v2 and Ultra Disk, which are not billed by operation.',
      initial: '',
    },
    familyWords,
    '',
  ),
  redundancy: choiceField<Requirement['redundancy'], CalculatorContext>({
    group: 'disks',
    label: 'Redundancy',
    hint: 'Of all disks, that of the OS too. ZRS: only Premium SSD and Standard SSD.',
    initial: 'LRS',
    choices: [
      { value: 'LRS', label: 'Local (LRS)' },
      { value: 'ZRS', label: 'Across zones (ZRS)' },
    ],
  }),
  'mean-iops': optionalField<Iops>(
    'Mean IOPS',
    'Day and night, for the operations of Standard SSD and HDD; empty: a fifth of the target, or with a burst its share of the day.',
    { ...inIops, group: 'disks' },
  ),
  vcpus: {
    ...vcpusField('vCPUs', 'At least; empty: any.'),
    brief: (count?: number) => (count === undefined ? '' : `from ${count} vCPU`),
  },
  'max-vcpus': vcpusField('vCPUs, at most', 'Where software is licensed by core; empty: any.'),
  memory: optionalField<Bytes>('Memory', 'At least, in GiB; empty: any.', {
    group: 'vm',
    unit: 'GiB',
    parse: (text) => parseMeasuredBytes(text, { min: gib(0.5), max: gib(65_536) }, 'GiB'),
    serialize: serializeBytes,
  }),
  'local-disk': choiceField<'no' | 'yes', CalculatorContext>({
    group: 'vm',
    label: 'Local disk',
    hint: 'A temp disk or local NVMe disks.',
    initial: 'no',
    choices: [
      { value: 'no', label: 'Not needed' },
      { value: 'yes', label: 'Needed' },
    ],
  }),
  'local-data': choiceField<'no' | 'yes', CalculatorContext>({
    group: 'disks',
    label: 'Data on local NVMe',
    hint: 'Only data that has a copy elsewhere: these disks are empty after the VM stops.',
    initial: 'no',
    choices: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'If cheaper' },
    ],
  }),
  headroom: textField<number, CalculatorContext>({
    label: 'Headroom',
    hint: 'Unused share of every limit, in whole per cent.',
    initial: '20%',
    group: 'targets',
    parse: (text) => {
      const share = parseFraction(/^\s*1\s*$/.test(text) ? '1%' : text);
      if (!isOk(share)) return share;
      const percent = Math.round(share.value * 100);
      if (Math.abs(percent - share.value * 100) > 1e-9 || percent > mostHeadroom)
        return err(`Type whole per cent from 0 % to ${mostHeadroom} %, such as 20 %.`);
      return ok(percent);
    },
    serialize: (percent) => `${percent}%`,
  }),
  burst: textField<Seconds | undefined, CalculatorContext>({
    label: 'Burst',
    hint: 'For how long a day the target is needed, if burst credits may serve it: 30min; or no.',
    initial: 'no',
    offers: ['no', '10min', '30min', '1h'],
    parse: (text) =>
      /^\s*(no|0)?\s*$/i.test(text) ? ok(undefined) : parseDuration(text, burstRange),
    serialize: (value) => (value === undefined ? 'no' : serializeDuration(value)),
  }),
  cache: choiceField<Requirement['cache'], CalculatorContext>({
    group: 'disks',
    label: 'Host cache',
    hint: 'Of the data disks. ReadWrite can lose data and is never proposed.',
    initial: 'any',
    choices: [
      { value: 'any', label: 'Any' },
      { value: 'None', label: 'None' },
      { value: 'ReadOnly', label: 'ReadOnly' },
    ],
    also: { 'read-only': 'ReadOnly' },
  }),
  'max-disks': textField<number, CalculatorContext>({
    group: 'disks',
    label: 'Data disks, at most',
    hint: 'Identical disks, striped into one volume.',
    initial: String(usualMaxDisks),
    brief: (count) => `at most ${plural(count, 'disk')}`,
    parse: (text) => parseCount(text, { min: 1, max: maxDisks }, 'disks'),
    serialize: serializeCount,
  }),
  'os-disk': textField<Disk | undefined, CalculatorContext>({
    group: 'disks',
    label: 'OS disk',
    hint: 'Counted in the cost, without load; none: no OS disk.',
    initial: 'P10',
    names: 'disks',
    parse: (text, parseContext) => {
      if (/^\s*(none)?\s*$/i.test(text)) return ok(undefined);
      const disk = osDiskField.parse(text, parseContext);
      if (!isOk(disk) || disk.value.placement) return disk;
      const [fault] = faultsOf(
        undefined,
        [{ role: 'os', disk: disk.value, count: 1, cache: 'None' }],
        disk.value.edition,
      );
      return fault ? err(fault.text) : disk;
    },
    serialize: (disk) => disk?.name ?? 'none',
  }),
  exclude: wordsField<Exclusion, CalculatorContext>(
    {
      group: 'vm',
      label: 'Leave out',
      hint: 'Sizes of these kinds, and set-ups with an unpublished limit.',
      initial: exclusions.join(','),
      brief: (values) =>
        values.length > 2
          ? `${values.length} exclusions`
          : values.map((one) => `no ${exclusionLabels[one]}`).join(', '),
    },
    exclusions.map((word) => ({ word, label: exclusionLabels[word], value: word, also: /^$/ })),
    'none',
  ),
  region: regionField,
  os: osField,
  payment: {
    ...paymentField,
    hint: 'Disks are paid as you go. Reservations and three years are not in the prices.',
  },
  limits: moreLimitsField,
  now: plainCaseField(
    'Set-up of today',
    'As a link of the cap check has them: vm=E16bds_v5&disks=data:P30x4:None.',
  ),
};
