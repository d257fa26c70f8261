import { type Definition, defineCalculator } from '../../kit/index.ts';
import { assess } from '../../storage/verdict/assess.ts';
import type { CalculatorContext } from '../context.ts';
import { problemsOf, setUpOf } from '../shared/case/set-up-from-inputs.ts';
import { plainFields as fields } from './one-case-fields.ts';
import { resultOf } from './result.ts';

/** Can this VM use the performance of these disks? */
export const definition = {
  id: 'cap-check',
  fields,
  example: {
    disks: 'os:P10x1:ReadOnly,data:P30x4:ReadOnly',
    'io-size': '64KiB',
    'target-iops': '12000',
  },
  formerNames: { 'want-iops': 'target-iops', 'want-throughput': 'target-throughput' },
  answer: (inputs, context) => {
    const setUp = setUpOf(inputs);
    const problems = problemsOf(setUp);
    return problems ? { problems } : resultOf(inputs, assess(setUp), context);
  },
} satisfies Definition<typeof fields, CalculatorContext>;

/** Without its recommendations and the second case, whose code a page loads later. */
export const capCheck = defineCalculator<CalculatorContext>()(definition);
