import { type Definition, defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { fields, shortest } from './fields.ts';
import { resultOf } from './result.ts';

/** How many commits a second are possible, and is the latency of a sync normal? */
export const definition = {
  id: 'commit',
  fields,
  answer: (inputs, context) => {
    const { replicas, quorum } = inputs;
    if (quorum !== undefined && quorum > replicas)
      return {
        problems: {
          quorum: `A commit cannot wait for ${quorum} of ${replicas === 1 ? 'one replica' : `${replicas} replicas`}: enter at most ${replicas} here, or more replicas.`,
        },
      };
    const [write, sync] = [inputs['write-latency'], inputs['sync-latency']];
    if (sync !== undefined && sync + (write ?? 0) < shortest)
      return {
        problems: {
          'sync-latency': 'Write and sync together take at least 1 µs. Enter one of them.',
        },
      };
    if (write === 0 && sync === undefined && inputs.workload === 'sql-server')
      return {
        problems: {
          'write-latency':
            'SQL Server’s log write is its sync. Enter how long it takes, or leave it empty.',
        },
      };
    return resultOf(inputs, context);
  },
} satisfies Definition<typeof fields, CalculatorContext>;

/** Without its recommendations, whose code a page loads later. */
export const commit = defineCalculator<CalculatorContext>()(definition);
