/** The cap check and the simulation take the limits of local disks from the same path, so they agree. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { shown } from '../cap-check/case.ts';
import { answerOf, value } from '../simulation/answer.ts';

/** Sizes of which a second can be simulated: at most 2,000,000 IOs in a run. */
const sizes = fullDataset.catalogue
  .vms('current')
  .filter(({ localDisk, localWrite, tempDisk, nvmeDisks = 0 }) =>
    Boolean(
      localDisk && localWrite && localDisk.iops < 400_000 && tempDisk === 'local NVMe' && nvmeDisks,
    ),
  );

const load = fc.record({
  vm: fc.constantFrom(...sizes.map(({ name }) => name)),
  read: fc.constantFrom(0, 30, 50, 70, 100),
  size: fc.constantFrom('4KiB', '16KiB', '64KiB', '256KiB'),
});

const achieved = (query: string) =>
  shown(query).answer?.readouts.find(({ id }) => id === 'iops')?.value ?? Number.NaN;

/** Reads are drawn at random, so that their share spreads by up to sqrt(0.25 / 20,000) = 0.35 %, and what ends within the first window is 1 % more. */
const tolerance = 0.03;

test('The temp disk gets in the simulation what the cap check says that it achieves.', () => {
  expect(sizes.length).toBeGreaterThan(50);
  fc.assert(
    fc.property(load, ({ vm, read, size }) => {
      const expected = achieved(
        `vm=${vm}&disks=data:P4x1:None:0&temp=5000000IOPS&io-size=${size}&read=${read}%`,
      );
      const pattern = read === 100 ? 'read' : read === 0 ? 'write' : `read${read}`;
      const simulated = answerOf({ vm, loads: `temp:temp:${size}:q4096:${pattern}`, seconds: '3' });
      expect(Math.abs(value(simulated, 'iops-temp') / expected - 1)).toBeLessThan(tolerance);
    }),
    { numRuns: 12 },
  );
});

test('An ephemeral OS disk on NVMe disks gets what the cap check says that it achieves.', () => {
  fc.assert(
    fc.property(load, ({ vm, read, size }) => {
      const disk = 'Ephemeral-64GiB-NvmeDisk';
      const query = `vm=${vm}&disks=os:${disk}x1:None&io-size=${size}&read=${read}%`;
      const pattern = read === 100 ? 'read' : read === 0 ? 'write' : `read${read}`;
      const simulated = answerOf({
        vm,
        loads: `os:${disk}/None:${size}:q4096:${pattern}`,
        seconds: '3',
      });
      expect(Math.abs(value(simulated, 'iops-os') / achieved(query) - 1)).toBeLessThan(tolerance);
    }),
    { numRuns: 8 },
  );
});
