/** Lists of series that single pages give, and what is warned of because of them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { calculators } from '../../src/calculators/index.ts';
import { cautionNotes } from '../../src/calculators/shared/answer/notes.ts';
import { reportOf } from '../../src/cli/report.ts';
import { toEnd } from '../../src/kit/index.ts';
import { seriesWithoutElastic } from '../../src/limits/series-lists.ts';
import type { Requirement } from '../../src/storage/find/requirement.ts';
import { search } from '../../src/storage/find/search.ts';
import type { DiskGroup } from '../../src/storage/set-up/disk-group.ts';
import { isUnsupported } from '../../src/storage/verdict/cautions.ts';
import { market, workloads } from '../storage/find-cases.ts';
import { shownBy } from '../view-models.ts';

const { catalogue } = fullDataset;
const group = (name: string): DiskGroup => {
  const found = catalogue.disk(name, 'current');
  if (!('row' in found)) throw new Error(name);
  return { role: 'data', disk: found.row, count: 1, cache: 'None' };
};
const v2 = 'PremiumV2-512GiB-8000IOPS-400MBps';
const ultra = 'Ultra-512GiB-8000IOPS-400MBps';

describe('A series whose page names the disks that it supports', () => {
  test('is one of six, and the note of each of its sizes says so.', () => {
    // Pages of ECasv5 and ECadsv5, ECesv6 and ECedsv6: “This series supports Standard SSD, Standard HDD, and Premium SSD types.”
    // “DCasv5 and DCadsv5-series confidential VMs”, 2021-11-15: the same, “Premium SSD disk types”.
    expect(seriesWithoutElastic.join()).toBe('DCasv5,DCadsv5,ECasv5,ECadsv5,ECesv6,ECedsv6');
    for (const { name, series, note = '' } of catalogue.vms('current'))
      expect(note.includes('Premium SSD as supported, and no other disks'), name).toBe(
        seriesWithoutElastic.includes(series),
      );
  });

  test('has a warning where the disk is another one, which cites the page, and on no other series.', () => {
    for (const vm of catalogue.vms('current'))
      for (const [name, family] of [
        [v2, 'Premium SSD v2'],
        [ultra, 'Ultra Disk'],
        ['P30', 'Premium SSD'],
      ] as const) {
        const found = cautionNotes(vm, [group(name), group(name)], catalogue).filter(({ text }) =>
          text.startsWith(`${family}: a page of the ${vm.series} series names`),
        );
        const isWarned = seriesWithoutElastic.includes(vm.series) && name !== 'P30';
        expect(found, `${vm.name} ${name}`).toHaveLength(isWarned ? 1 : 0);
        const page = vm.series.startsWith('DC') ? 'dcasv5-2021' : vm.source;
        if (isWarned) expect(found[0]?.citation?.title).toBe(catalogue.source(page).title);
        if (isWarned) expect(isUnsupported(vm, [group(name)])).toBe(true);
      }
  });

  test.each([
    ['cap-check', 'disks=data:DISKx1:None'],
    ['io-size', 'disk=DISK&disks=1'],
    ['burst', 'disk=DISK&disks=1'],
  ])('is warned of in %s, with figures all the same.', (id, query) => {
    for (const name of [v2, ultra]) {
      const calculator = calculators.find((one) => one.id === id);
      if (!calculator) throw new Error(id);
      const { answer } = shownBy(calculator, `vm=EC64es_v6&${query.replace('DISK', name)}`);
      const { verdict, checks = [] } = answer ?? {};
      expect(verdict, name).not.toBe('not-possible');
      const warnings = checks.filter(({ severity }) => severity === 'warning');
      expect(JSON.stringify(warnings), name).toContain('a page of the ECesv6 series names');
    }
  });
});

test('Premium SSD v2 and Ultra Disk are proposed by Find on none of these series.', () => {
  const confidential = market.vms.filter(({ series }) => seriesWithoutElastic.includes(series));
  expect(confidential.length).toBeGreaterThan(20);
  const requirement = Object.values(workloads)[0] as Requirement;
  const found = (families: Requirement['families']) =>
    toEnd(
      search(
        { ...requirement, families, latencyClass: 'any', exclude: [], maxVcpus: undefined },
        { ...market, vms: confidential },
      ),
    );
  expect(found(['Premium SSD v2', 'Ultra Disk'])).toEqual([]);
  expect(found(['Premium SSD', 'Premium SSD v2']).length).toBeGreaterThan(0);
});

test.each([
  'storage/verdict/cautions.ts',
  'limits/series-lists.ts',
  'storage/find-commands/azure-cli.ts',
])('The date of the list for Ultra Disk in src/%s is that of its source.', (file) => {
  const text = readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');
  expect(text).toContain(catalogue.source('ultra-limitations').date);
});

describe('Where no page names Premium SSD v2 or Ultra Disk', () => {
  const changesIn = (id: string, query: string) =>
    reportOf(id, query).options?.map(({ change }) => change) ?? [];

  test.each([
    ['io-size', 'disk=P20'],
    ['queue-depth', 'disk=P20&disks=1&outstanding=32'],
    ['sync-io', 'disk=P20&outstanding=32'],
    ['throttle', 'loads=a:P20/None:8KiB:q64:read'],
    ['burst', 'disk=P20'],
  ])('%s proposes no conversion, which cannot be undone.', (id, query) => {
    for (const vm of ['DC8as_v5', 'EC8ads_v5']) {
      const changes = changesIn(id, `vm=${vm}&${query}`);
      expect(changes.length, vm).toBeGreaterThan(0);
      expect(changes.join(), vm).not.toContain('Premium SSD v2');
    }
    expect(changesIn(id, `vm=D8as_v5&${query}`).join()).toContain('Premium SSD v2');
  });

  // ECadsv5 names Premium SSD alone; Fasv6 and Dalsv7 are not among the series with Ultra Disk of 2026-08-24.
  test.each([
    ['io-size', 'vm=EC8as_v6&disk=PremiumV2-512GiB-80000IOPS-1200MBps'],
    ['burst', 'vm=D8s_v5&disk=Ultra-512GiB-8000IOPS-400MBps&disks=3&steps=24h:24000IOPS'],
    ['provision', 'vm=D8s_v5&type=Ultra&target-iops=200000&target-throughput=10MB/s&capacity=1TiB'],
  ])('%s moves no such disk to a size that is on no list.', (id, query) => {
    expect(changesIn(id, query).join()).not.toMatch(/\b(EC\d+ads_v5|F\w+_v6|D\w+_v7)/);
  });
});
