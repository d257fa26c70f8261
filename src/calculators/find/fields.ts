import { choiceField, type Field, textField } from '../../kit/index.ts';
import { parseEphemeral } from '../../limits/local-disks.ts';
import type { Disk, ManagedFamily } from '../../limits/types.ts';
import {
  type Exclusion,
  exclusions,
  type LatencyClass,
  type Requirement,
} from '../../storage/find/requirement.ts';
import { isProvisioned } from '../../storage/path/path.ts';
import { quote } from '../../units/decimal.ts';
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
import type { CalculatorContext } from '../dataset.ts';
import { plainCaseField } from '../shared/case/plain-case-field.ts';
import { osField, paymentField, regionField } from '../shared/fields/cost-fields.ts';
import { maxDisks } from '../shared/fields/disk-parts.ts';
import { hitField, inIops, limitsField, optionalField } from '../shared/fields/fields.ts';
import { diskField } from '../shared/fields/name-fields.ts';
import { loadFields } from './load-fields.ts';
import { logFields } from './log-fields.ts';

/**
 * Several words of a closed list, separated by commas.
 * @param words each word that is written, with what people and the vendor’s tools call it
 * @param none what is written where there is none
 */
const wordsField = <T>(
  shown: {
    readonly label: string;
    readonly hint: string;
    readonly initial: string;
    readonly group: 'disks' | 'more';
  },
  words: readonly { readonly word: string; readonly value: T; readonly also: RegExp }[],
  none: string,
): Field<readonly T[], CalculatorContext> =>
  textField<readonly T[], CalculatorContext>({
    ...shown,
    offers: [words.map(({ word }) => word).join(','), ...words.map(({ word }) => word)],
    parse: (text) => {
      const trimmed = text.trim();
      if (trimmed === '' || trimmed.toLowerCase() === none) return ok([]);
      const found = new Set<T>();
      for (const part of trimmed.split(/[,;+]/)) {
        const key = part.trim().toLowerCase();
        const one = words.find(({ word, also }) => word === key || also.test(key));
        if (!one)
          return err(
            `${quote(part.trim())} is none of ${words.map(({ word }) => word).join(', ')}. Separate several with commas.`,
          );
        found.add(one.value);
      }
      return ok(words.map(({ value }) => value).filter((value) => found.has(value)));
    },
    serialize: (values) =>
      values.length === 0
        ? none
        : words
            .filter(({ value }) => values.includes(value))
            .map(({ word }) => word)
            .join(','),
  });

const familyWords: readonly { word: string; value: ManagedFamily; also: RegExp }[] = [
  { word: 'premium', value: 'Premium SSD', also: /^(p|premium[ -]?ssd|premium_lrs)$/ },
  {
    word: 'premium-v2',
    value: 'Premium SSD v2',
    also: /^(v2|pv2|(premium[ -]?)?ssd[ -]?v2|premium ?v2|premiumv2_lrs)$/,
  },
  { word: 'ultra', value: 'Ultra Disk', also: /^ultra([ -]?(disk|ssd)|ssd_lrs)$/ },
  { word: 'standard-ssd', value: 'Standard SSD', also: /^(e|standard ?ssd|standardssd_lrs)$/ },
  { word: 'standard-hdd', value: 'Standard HDD', also: /^(s|hdd|standard ?hdd|standard_lrs)$/ },
];

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
  types: wordsField<ManagedFamily>(
    {
      group: 'disks',
      label: 'Disk types',
      hint: 'Empty: premium, premium-v2, ultra; none is billed by operation.',
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
    'Day and night, for the operations of Standard SSD and HDD; empty: a fifth of the target.',
    { ...inIops, group: 'disks' },
  ),
  vcpus: {
    ...vcpusField('vCPUs', 'At least; empty: any.'),
    brief: (count?: number) => (count === undefined ? 'Any size' : `from ${count} vCPU`),
  },
  'max-vcpus': vcpusField('vCPUs, at most', 'Where software is licensed by the core; empty: any.'),
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
    initial: '4',
    brief: (count) => `at most ${count}`,
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
      if (isOk(disk) && isProvisioned(disk.value))
        return err(`${disk.value.family} cannot be an OS disk.`);
      return disk;
    },
    serialize: (disk) => disk?.name ?? 'none',
  }),
  exclude: wordsField<Exclusion>(
    {
      group: 'more',
      label: 'Leave out',
      hint: 'retiring, preview, arm, burstable and gpu sizes, and unpublished limits; none: nothing.',
      initial: exclusions.join(','),
    },
    exclusions.map((word) => ({ word, value: word, also: /^$/ })),
    'none',
  ),
  region: regionField,
  os: osField,
  payment: paymentField,
  limits: limitsField,
  now: plainCaseField(
    'Set-up of today',
    'As a link of the cap check has them: vm=E16bds_v5&disks=data:P30x4:None.',
  ),
};
