import { defineCalculator } from '../../kit/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { fields } from './fields.ts';
import { elasticNamed } from './model.ts';
import { resultOf } from './result.ts';

/** Premium SSD v2 or Ultra: what do I have to provision, and what does it cost? */
export const provision = defineCalculator<CalculatorContext>()({
  id: 'provision',
  fields,
  answer: (inputs, context) => {
    const { capacity, disks, vm, region, limits: edition } = inputs;
    return resultOf(
      inputs,
      {
        needs: {
          capacity,
          iops: inputs['target-iops'],
          throughput: inputs['target-throughput'],
        },
        elastic: elasticNamed(inputs.type),
        ...{ disks, vm, edition },
        premium: context.catalogue.disks(edition).filter(({ family }) => family === 'Premium SSD'),
        prices: edition === 'current' ? context.prices(region) : undefined,
      },
      context,
    );
  },
});
