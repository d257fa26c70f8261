/** What is offered on a VM whose series retires and to which no quota is added: successors first, and what is offered of it says so. */
import { describe, expect, test } from 'vitest';
import { capCheck } from '../../src/calculators/cap-check/index.ts';
import type { CalculatorContext } from '../../src/calculators/context.ts';
import { vmNamed } from '../../src/calculators/full-dataset.ts';
import { provision } from '../../src/calculators/provision/index.ts';
import { queueDepth } from '../../src/calculators/queue-depth/index.ts';
import { throttle } from '../../src/calculators/throttle/index.ts';
import { type Calculator, plainText } from '../../src/kit/index.ts';
import { isFirstChoice } from '../../src/limits/lifecycle.ts';
import { openedBy } from '../view-models.ts';

/** The sizes that are offered in place of the one of a query, each with its text. */
function offered(calculator: Calculator<CalculatorContext>, query: string) {
  const given = new URLSearchParams(query);
  const { answer } = openedBy(calculator, query);
  return (answer?.recommendations ?? []).flatMap((one) => {
    const name = new URLSearchParams(one.query).get('vm');
    return name && name !== given.get('vm')
      ? [{ vm: vmNamed(name, 'current'), text: plainText(one.text) }]
      : [];
  });
}

const retires = 'retires on 2028-05-01, no quota is added';

describe('On a VM whose series retires', () => {
  test.each([
    [provision, 'vm=DS3_v2&target-iops=20000&target-throughput=400MB/s'],
    [provision, 'vm=DS3&target-iops=20000&target-throughput=400MB/s&capacity=1500GiB&now=P40x1'],
    [throttle, 'vm=DS3_v2&seconds=1&loads=a:P30x4/None:8KiB:q64:read,b:P30/None:8KiB:q1:write'],
    [queueDepth, 'vm=DS2_v2&disk=P30&disks=4&outstanding=64'],
    [capCheck, 'vm=DS2_v2&disks=data:P30x2:None&target-iops=8000&io-size=8KiB'],
    // Its page is gone, so that its row is of 2018; here its disks are short.
    [capCheck, 'vm=D4_v3&disks=os:E10x1:ReadOnly,data:E30x4:None&target-iops=2500'],
  ])(
    'a size that stays comes first, and every other says that it retires: %#.',
    (calculator, query) => {
      const [first, ...others] = offered(calculator, query);
      expect(first && isFirstChoice(first.vm)).toBe(true);
      for (const { vm, text } of others)
        expect([vm.name, isFirstChoice(vm) || text.includes(retires)]).toEqual([vm.name, true]);
    },
  );

  test('a larger size of the series says so where no other carries the disks.', () => {
    // With the limits of 2018 every size of its letter retires.
    const options = offered(queueDepth, 'limits=2018-09&vm=DS2_v2&disk=P30&disks=4&outstanding=64');
    expect(options.map(({ text }) => text)).toEqual([expect.stringContaining(`(${retires})`)]);
  });
});
