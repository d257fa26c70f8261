import type { Inputs } from '../../kit/index.ts';
import { groupOf } from '../../storage/change/disk-sets.ts';
import type { DiskSet } from '../../storage/set-up/provisioning.ts';
import type { CalculatorContext } from '../dataset.ts';
import { type Priced, priced } from '../shared/set-up/cost.ts';
import type { fields } from './fields.ts';
import { type Case, elasticNamed } from './model.ts';

type Given = Inputs<typeof fields>;

/** The inputs as a case that can be computed. */
export function caseOf(inputs: Given, context: CalculatorContext): Case {
  const { capacity, disks, vm, region, limits: edition } = inputs;
  return {
    needs: {
      capacity,
      iops: inputs['target-iops'],
      throughput: inputs['target-throughput'],
    },
    elastic: elasticNamed(inputs.type),
    ...{ disks, vm, edition },
    premium: context.catalogue.disks(edition).filter(({ family }) => family === 'Premium SSD'),
    prices: edition === 'current' ? context.prices(region) : undefined,
  };
}

/** What a set of disks costs where the reader wants them, with the VM of the case or another one. */
export const pricing =
  (inputs: Given, { vm, edition }: Case, context: CalculatorContext) =>
  (other: DiskSet, on = vm): Priced =>
    priced({ vm: on, groups: [groupOf(other)], edition }, inputs, context);
