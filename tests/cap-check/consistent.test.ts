/** What an answer says in one place it does not deny in another. */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { checkTexts, headline, limitUse, readout, shown } from './case.ts';

/** One size of each series: the rules below ask for the series, or compare with limits. */
const sizes = [
  ...new Map(fullDataset.catalogue.vms('current').map((vm) => [vm.series, vm.name])).values(),
];

test('there is a size of each series', () => expect(sizes.length).toBeGreaterThan(100));

describe('an IO size up to which a target is allowed', () => {
  test('is none where the disks cannot do so many IOs of any size', () => {
    const query = 'vm=D16ds_v5&target-iops=30000';
    expect(readout(query, 'io-size-max')?.value).toBeGreaterThan(0);
    const texts = checkTexts(query, 'info');
    expect(texts.join()).toContain('no other limit would be exceeded');
    expect(texts.join()).not.toMatch(/up to 0 |no published limit would be exceeded/);
    const small = 'vm=D4as_v4&disks=os:P6x1:ReadOnly&target-iops=630';
    expect(checkTexts(small, 'info').join()).toMatch(
      /The OS disk’s throughput limit allows no larger IOs/,
    );
  });

  test.each([500, 30_000, 3_000_000])('is never 0, on any series with %i IOPS', (target) => {
    for (const vm of sizes)
      expect(readout(`vm=${vm}&target-iops=${target}`, 'io-size-max')?.text ?? '', vm).not.toMatch(
        /^0 /,
      );
  });
});

test('a cache that is not supported is not recommended too', () => {
  for (const vm of sizes) {
    const query = `vm=${vm}&disks=data:P30x1:ReadOnly:1000`;
    if (checkTexts(query, 'warning').join().includes('It counts as None'))
      expect(checkTexts(query, 'info').join(), vm).not.toContain('its cache is ReadOnly');
  }
  expect(checkTexts('vm=L8s_v3', 'warning').join()).toContain('It counts as None');
});

describe('an ephemeral OS disk on a limit of the VM', () => {
  const disks = ['ResourceDisk', 'CacheDisk', 'NvmeDisk'].map(
    (place) => `os:Ephemeral-30GiB-${place}x1:None`,
  );

  test('is held by what the headline names', () => {
    const seen = new Set<string>();
    for (const vm of sizes)
      for (const group of disks) {
        const query = `vm=${vm}&disks=${group}`;
        const text = headline(query);
        if (!text.includes('bottleneck')) continue;
        const isVm = shown(query).answer?.boundBy.some((one) => one.startsWith('VM ')) === true;
        if (isVm) expect(text, query).not.toContain('the disk is the bottleneck');
        seen.add(String(isVm));
      }
    expect(seen).toContain('true');
  });

  test('uses no credits of a limit that it does not cross', () => {
    const query = 'vm=D8s_v3&disks=os:Ephemeral-150GiB-CacheDiskx1:None';
    expect(limitUse(query, 'VM uncached', 'iops')?.demand).toBe(0);
    expect(readout(query, 'burst-lasts')?.aside).toMatch(/VM cached/);
    for (const vm of sizes)
      for (const group of disks)
        expect(
          readout(`vm=${vm}&disks=${group}`, 'burst-lasts')?.aside ?? '',
          `${vm} ${group}`,
        ).not.toContain('uncached');
  });
});
