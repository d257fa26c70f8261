import { choiceField, textField } from '../../kit/index.ts';
import type { Workload } from '../../limits/commit/thresholds.ts';
import { workloads } from '../../limits/commit/workloads.ts';
import {
  type Bytes,
  bytes,
  formatSeconds,
  gib,
  parseBytes,
  parseCount,
  parseSeconds,
  type Seconds,
  seconds,
  serializeBytes,
  serializeCount,
  serializeSeconds,
} from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { placeFields } from '../shared/fields/cost-fields.ts';
import { asChoices, limitsField, optionalField } from '../shared/fields/fields.ts';
import { diskField } from '../shared/fields/name-fields.ts';
import type { QuantityInput } from '../shared/fields/quantities.ts';

const latencyField = (
  label: string,
  hint: string,
  min: Seconds,
  placed: Pick<QuantityInput<Seconds>, 'brief' | 'group'> = {},
) =>
  optionalField<Seconds>(label, hint, {
    parse: (text) => parseSeconds(text, { min, max: seconds(60) }, 'ms'),
    serialize: serializeSeconds,
    unit: 'ms',
    ...placed,
  });

const countField = (label: string, hint: string, what: string, max: number) =>
  textField<number, CalculatorContext>({
    label,
    hint,
    initial: '1',
    stepped: true,
    parse: (text) => parseCount(text, { min: 1, max }, what),
    serialize: serializeCount,
  });

const maxReplicas = 25;

/** The shortest time that a commit can be said to take. */
export const shortest = seconds(1e-6);

export const fields = {
  disk: diskField('P30'),
  workload: choiceField<Workload, CalculatorContext>({
    label: 'Workload',
    hint: 'The program whose threshold is used.',
    initial: 'etcd',
    brief: (workload) => workloads.find(({ id }) => id === workload)?.name ?? '',
    choices: workloads.map(({ id: value, name: label }) => ({ value, label })),
    also: {
      postgresql: 'postgres',
      sqlserver: 'sql-server',
      mssql: 'sql-server',
      mongo: 'mongodb',
    },
  }),
  'write-latency': latencyField(
    'Write latency',
    'Mean of the write before the sync, in ms; empty: not counted, as it goes to the OS cache.',
    seconds(0),
  ),
  'sync-latency': latencyField(
    'Your mean',
    'Mean of one fsync, in ms; empty: as others measured it on such disks.',
    seconds(0),
    { group: 'measurement', brief: (time) => `mean ${formatSeconds(time)}` },
  ),
  p99: latencyField('Your p99', 'Of one sync as measured, in ms; may stay empty.', shortest, {
    group: 'measurement',
    brief: (time) => `p99 ${formatSeconds(time)}`,
  }),
  committers: countField(
    'Committers',
    'Sessions that commit at the same time.',
    'committers',
    100_000,
  ),
  'group-commit': choiceField<'yes' | 'no', CalculatorContext>({
    label: 'Group commit',
    hint: 'Whether one sync makes several commits durable.',
    initial: 'yes',
    choices: asChoices<'yes' | 'no'>(['yes', 'no']),
  }),
  bytes: textField<Bytes, CalculatorContext>({
    label: 'Bytes of a commit',
    hint: 'What one commit writes to the log; a bare number is in KiB.',
    initial: '8KiB',
    unit: 'KiB',
    parse: (text) => parseBytes(text, { min: bytes(1), max: gib(1) }, 'KiB'),
    serialize: serializeBytes,
  }),
  replicas: countField(
    'Replicas',
    'Members that write each commit, this one included.',
    'replicas',
    maxReplicas,
  ),
  quorum: optionalField<number>(
    'Quorum',
    'How many of them a commit waits for; empty: the majority.',
    {
      parse: (text) => parseCount(text, { min: 1, max: maxReplicas }, 'replicas'),
      serialize: serializeCount,
    },
  ),
  ...placeFields('disks'),
  limits: limitsField,
};
