import { describe, expect, test } from 'vitest';
import { openedBy } from '../../../tests/view-models.ts';
import type { Volume } from '../../storage/set-up/volume.ts';
import { bytes, kib } from '../../units/index.ts';
import { diskNamed, vmNamed } from '../full-dataset.ts';
import { ioSize } from './index.ts';
import { model as modelOf } from './model.ts';

function volume(disk: string, vm: string | undefined, more: Partial<Volume> = {}): Volume {
  const rows = {
    disk: diskNamed(disk, '2018-09'),
    vm: vm === undefined ? undefined : vmNamed(vm, '2018-09'),
  };
  return { ...rows, disks: 1, cached: false, read: 1, hit: 0, ...more };
}
/** A volume whose limits are published has an answer. */
function model(...given: Parameters<typeof modelOf>) {
  const result = modelOf(...given);
  if (!result) throw new Error('No limit is published.');
  return result;
}
const names = ({ by }: ReturnType<typeof model>) => by.map(({ id, kind }) => `${id} ${kind}`);

describe('The crossover size', () => {
  test('is where both limits meet: 40.96 KiB for a P30 of 5,000 IOPS and 200 MiB/s.', () => {
    const p30 = volume('P30', undefined);
    expect(model(p30, kib(8)).crossover).toBe(41_943.04);
    expect(names(model(p30, kib(40)))).toEqual(['disk iops']);
    expect(names(model(p30, kib(41)))).toEqual(['disk throughput']);
  });

  test('does not move when more disks are striped, and moves when the VM is the bottleneck.', () => {
    expect(model(volume('P30', undefined, { disks: 4 }), kib(8)).crossover).toBe(41_943.04);
    // DS12: 128 MiB/s and, of one disk, 5,000 IOPS.
    expect(model(volume('P30', 'DS12'), kib(8)).crossover).toBeCloseTo((128 * 1024 ** 2) / 5000, 6);
  });
});

test('an IO over 256 KiB counts as several at an SSD, and as one at a hard disk or a VM.', () => {
  // P4: 120 IOPS. At 257 KiB each IO counts twice, so 60 pass; throughput would allow 99.
  expect(model(volume('P4', undefined), kib(256)).iops).toBe(100);
  expect(model(volume('P4', undefined), kib(257)).iops).toBe(60);
  expect(names(model(volume('P4', undefined), kib(257)))).toEqual(['disk iops']);
  expect(names(model(volume('S30', undefined), kib(257)))).toEqual(['disk throughput']);
});

test('cache hits relieve the disk and the uncached limit, and leave the cached limit as it is.', () => {
  const cold = volume('P30', 'DS13_v2', { cached: true });
  const warm = { ...cold, hit: 0.5 };
  // Half the reads are hits: the disk would allow 10,000, the cached limit 32,000, the uncached 51,200.
  expect(model(cold, kib(4)).iops).toBe(5000);
  expect(model(warm, kib(4)).iops).toBe(10_000);
  // All of them: only the cached limit is left.
  const all = model({ ...cold, hit: 1 }, kib(4));
  expect(all.iops).toBe(32_000);
  expect(names(all)).toEqual(['cached iops']);
});

test('a VM without limits of its own leaves the disks to themselves.', () => {
  const hdd = model(volume('S30', 'A4'), bytes(8192));
  expect(hdd.iops).toBe(500);
  expect(names(hdd)).toEqual(['disk iops']);
});

// “Azure managed disk types”: both have 4K physical sectors by default, and 512E ones where these are chosen.
test('An IO that is no whole sectors of a provisioned disk has a warning, and one of any other disk none.', () => {
  const warned = (query: string) =>
    openedBy(ioSize, query).answer?.checks.find(({ text }) => text.includes('sectors'));
  for (const disk of ['PremiumV2-1024GiB-20000IOPS-400MBps', 'Ultra-1024GiB-20000IOPS-400MBps']) {
    for (const size of ['512B', '2KiB', '5KiB'])
      expect(warned(`disk=${disk}&io-size=${size}`)).toMatchObject({
        severity: 'warning',
        text: expect.stringContaining('sectors of 4,096 bytes, unless 512E was chosen'),
      });
    for (const size of ['4KiB', '8KiB'])
      expect(warned(`disk=${disk}&io-size=${size}`)).toBeUndefined();
  }
  expect(warned('disk=P30&io-size=512B')).toBeUndefined();
});
