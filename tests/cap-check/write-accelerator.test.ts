/** Logs on Premium SSD of the sizes that can have Write Accelerator. */

import { describe, expect, test } from 'vitest';
import { capCheck } from '../../src/calculators/cap-check/index.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { parseQuery } from '../../src/kit/index.ts';
import { accelerates } from '../../src/limits/accelerates.ts';
import { writeAcceleratorToday } from '../../src/limits/vms/current/write-accelerator.ts';
import { acceleratedDisks } from '../../src/limits/write-accelerator.ts';

function hintOf(query: string) {
  const { answer } = capCheck.viewModel(parseQuery(query).lookup, fullDataset);
  if (!answer) throw new Error(`There is no answer to ${query}.`);
  return answer.checks.find(({ text }) => text.includes('Write Accelerator'));
}

/** Of “Azure Write Accelerator”, the table of sizes: disks, and IOPS of all of them. */
const published = {
  M416s_v2: [16, '20,000'],
  M208ms_v2: [8, '10,000'],
  M128s: [16, '20,000'],
  M64ls: [8, '10,000'],
  M32ts: [4, '5,000'],
  M16ms: [2, '2,500'],
  M8ms: [1, '1,250'],
  M12s_v3: [1, '5,000'],
  M176s_4_v3: [16, '20,000'],
} as const;
const hana = 'os:P10x1:ReadOnly,data:P20x4:None,log:P20x3:None';

describe('A log on Premium SSD', () => {
  test.each(Object.entries(published))(
    'of an %s is told what it can have.',
    (vm, [disks, rate]) => {
      const few = disks < 8 ? 'log:P20x1:None' : hana;
      const hint = hintOf(`vm=${vm}&disks=${few}`);
      expect(hint?.severity).toBe('info');
      expect(hint?.text).toMatch(
        new RegExp(`^log .*on ${disks} data disks? of ${vm} with ${rate} IOPS together`),
      );
      expect(hint?.text).toContain('SAP HANA needs it for /hana/log');
      expect(hint?.citation?.title).toBe('Azure Write Accelerator, Azure documentation');
    },
  );

  test.each([
    'vm=D16s_v5&disks=log:P20x3:None',
    'vm=M64ls&disks=data:P20x4:None',
    'vm=M64ls&disks=log:PremiumV2-512GiB-3000IOPS-125MBpsx1:None',
    'vm=M64ms&limits=2018-09&disks=log:P20x3:None',
  ])('elsewhere, or another disk, is not: %s.', (query) => {
    expect(hintOf(query)).toBeUndefined();
  });
});

test('A size is told by its name to have figures of Write Accelerator exactly where the page has them, for the full size where vCPUs are constrained.', () => {
  for (const vm of fullDataset.catalogue.vms('current')) {
    const name = vm.constrainedOf ?? vm.name;
    const isNamed = acceleratedDisks(writeAcceleratorToday, { ...vm, name }) !== undefined;
    expect(accelerates(vm), vm.name).toBe(isNamed);
  }
});

// The table of “Azure Write Accelerator” (2026-09-21) has M416ms_v2 and ends at M176; M624ds_12_v3 is not in it.
test('An option of the M family without figures of Write Accelerator says so, and is no VM without it.', () => {
  const query =
    'vm=M416ms_v2&disks=os:P10x1:ReadOnly,data:P30x63:None,log:P30x1:None&target-iops=80000';
  const { answer } = capCheck.viewModel(parseQuery(query).lookup, fullDataset);
  const details = (answer?.recommendations ?? []).flatMap(({ option }) =>
    option?.name.startsWith('M624ds_12_v3') ? [option.detail] : [],
  );
  expect(details.length).toBeGreaterThan(0);
  for (const detail of details) expect(detail).toMatch(/no figures of Write Accelerator/);
});
